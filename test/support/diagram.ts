/** Positions and moves as texts, for tests of rules. */
import assert from 'node:assert/strict';
import {
  legalMoves,
  makeMove,
  parseMove,
  parsePosition,
  play,
  whyNot,
  type Move,
  type Position,
} from '../../src/engine.js';

/** What a text means; a text that cannot be read fails the test. */
export function positionOf(text: string): Position {
  const read = parsePosition(text);
  assert.ok(read.ok, `${text}: ${JSON.stringify(read)}`);
  return read.value;
}

/** A position with as many cards as a rule needs to be seen. Unlike a diagram it can be played on. */
export function tableFrom(text: string): Position {
  const read = parsePosition(text, { diagram: true });
  assert.ok(read.ok, `${text}: ${JSON.stringify(read)}`);
  const { diagram, ...position } = read.value;
  assert.equal(diagram, true);
  return position;
}

export function moveOf(text: string): Move {
  const read = parseMove(text);
  assert.ok(read.ok, text);
  return read.value;
}

/** All legal moves as sorted texts. */
export const movesOf = (position: Position): string[] => legalMoves(position).map(makeMove).sort();

/** The position after some moves, given as `t1>t2 t3>f1`. */
export const after = (position: Position, moves: string): Position =>
  moves.split(' ').reduce((at, move) => play(at, moveOf(move)), position);

/** The code of the reason why a move is not legal. */
export const reason = (position: Position, move: string): string | undefined => whyNot(position, moveOf(move))?.code;

const CARDS = ['c', 'd', 'h', 's'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));

/** Which cards may be put on a card that lies alone in the tableau; `header` may go as far as some groups. */
export const takenBy = (header: string, on: string): string =>
  CARDS.filter((card) => !`${header} ${on}`.includes(card))
    .filter((card) => reason(tableFrom(`${header}; tableau: ${on}, ${card}`), 't2>t1') === undefined)
    .join(' ');
