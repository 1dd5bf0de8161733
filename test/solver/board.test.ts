/** The solver's working board against the engine: the same moves, the same successors, and keys that tell them apart. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { legalMoves } from '../../src/engine/generate.js';
import { isRenaming, isWon } from '../../src/engine/outcome.js';
import { play } from '../../src/engine/play.js';
import { deal } from '../../src/engine/deal.js';
import { pileOf, topOf, type Move, type Position } from '../../src/engine/position.js';
import {
  down,
  key,
  refills,
  NONE,
  order,
  over,
  PILES,
  pile,
  size,
  STOCK,
  top,
  under,
  UP,
  vars,
} from '../../src/solver/core/board.js';
import { decode, lastWord } from '../../src/solver/core/keys.js';
import { replay } from '../../src/solver/core/line.js';
import { findMoves, found, lastSteps, make, makeSafe } from '../../src/solver/core/moves.js';
import { setUp } from '../../src/solver/core/setup.js';
import { EVERYWHERE } from '../support/fixtures.js';
import { endgame, randomFrom, type Random } from './endgames.js';

const WALKS = Number(process.env['SOLVER_WALKS'] ?? 3);

/** What lies where on the board, but for the names of like piles. */
function picture(): string {
  const piles: string[] = [];
  for (let p = PILES; p < STOCK; p++) {
    const cards: number[] = [];
    for (let c = over[p]!; c !== NONE; c = over[c]!) {
      assert.equal(pile[c], p);
      cards.push(down[c] ? -c - 1 : c);
    }
    if (top[p] === undefined || size[p] === undefined) continue;
    assert.equal(size[p], cards.length);
    assert.equal(top[p], cards.at(-1) ?? NONE);
    piles.push(`${refills[p]}:${cards.join()}`);
  }
  const up = [...under.keys()].filter((c) => under[c] === UP);
  const stock = [...order].filter((c, i, all) => under[c] === STOCK && all.indexOf(c) === i);
  return [...piles.sort(), `up ${up.join()}`, `stock ${stock.join()}`, [...vars].join()].join('\n');
}

const keyText = (): string => [...key.subarray(0, 5), lastWord()].join();

/** A legal move as the board counts it: card and place; undefined for those that it leaves out. */
function counted(position: Position, move: Move): string | undefined {
  const { from, count, to } = move;
  if (from === 's' || to === 's') return undefined;
  const { cards } = pileOf(position, from);
  const card = cards.at(-count)!;
  if (to.startsWith('f')) return `${card} up`;
  const on = topOf(pileOf(position, to));
  if (on !== undefined) return `${card} on ${on}`;
  // A whole pile to an empty one changes nothing, or gives away a pile that never refills.
  return from.startsWith('t') && cards.length === count ? undefined : `${card} in`;
}

/** The board's moves in the same words, only the waste's top card of the stock. */
function boardMoves(position: Position): string[] {
  const waste = topOf(pileOf(position, 'w'));
  return Array.from(found.subarray(0, findMoves()), (move) => [move & 63, move >> 6] as const)
    .filter(([card]) => under[card] !== STOCK || card === waste)
    .map(([card, place]) => `${card} ${place === UP ? 'up' : place < PILES ? `on ${place}` : 'in'}`);
}

/** Compares board and engine in a position and after one of the board's moves. */
function compare(position: Position, random: Random): void {
  const engine = new Set(legalMoves(position).map((move) => counted(position, move)));
  engine.delete(undefined);
  setUp(position);
  const seen = picture();
  assert.deepEqual(boardMoves(position).sort(), [...engine].sort());
  decode(Int32Array.of(...key.subarray(0, 5), lastWord()), 0);
  assert.equal(picture(), seen, 'decoded');
  const n = findMoves();
  if (n === 0) return;
  const move = found[random(n)]!;
  make(move & 63, move >> 6);
  const made = picture();
  const madeKey = keyText();
  // Cards on an empty place: which of the empty ones is the engine's choice.
  const { end } = replay(position, lastSteps());
  decode(Int32Array.of(...key.subarray(0, 5), lastWord()), 0);
  assert.equal(picture(), made, 'decoded successor');
  assert.equal(keyText(), madeKey);
  setUp(end);
  makeSafe();
  assert.equal(withoutDraws(picture()), withoutDraws(made), 'successor');
}

/** The count of cards that were turned can be told in several ways: by gone cards, or without them. */
const withoutDraws = (text: string): string => text.split('\n').slice(0, -1).join('\n');

function walk(start: Position, steps: number, random: Random): void {
  let position = start;
  for (let i = 0; i < steps && !isWon(position); i++) {
    compare(position, random);
    const moves = legalMoves(position).filter((move) => !isRenaming(position, move));
    if (moves.length === 0) return;
    position = play(position, moves[random(moves.length)]!);
  }
}

describe('the working board', () => {
  for (const { game, variant } of EVERYWHERE)
    it(`agrees with the engine in ${game}/${variant}`, () => {
      for (let i = 0; i < WALKS; i++) {
        const random = randomFrom(i);
        walk(deal({ game, variant, seed: `walk-${i}` }), 40, random);
        for (let left = 6; left <= 40; left += 2) compare(endgame(game, variant, left, random), random);
      }
    });

  it('has one key for each state, whatever the order of like piles', () => {
    for (const { game, variant } of EVERYWHERE) {
      const random = randomFrom(8);
      const keys = new Map<string, string>();
      const pictures = new Map<string, string>();
      const start = deal({ game, variant, seed: 'keys' });
      for (let i = 0; i < 40 * WALKS; i++) {
        setUp(start);
        for (let step = 0; step < 12; step++) {
          const [text, word] = [picture(), keyText()];
          assert.equal(keys.get(text) ?? word, word);
          assert.equal(pictures.get(word) ?? text, text);
          keys.set(text, word);
          pictures.set(word, text);
          const n = findMoves();
          if (n === 0) break;
          const move = found[random(n)]!;
          make(move & 63, move >> 6);
        }
      }
      assert.ok(keys.size > 10, `${game}/${variant}: ${keys.size} states`);
    }
  });
});
