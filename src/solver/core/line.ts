/** Moves of the working board as moves of the engine. */
import {
  FOUNDATIONS,
  pileIdsOf,
  pileOf,
  rulesOf,
  tableauIndex,
  topOf,
  type Move,
  type PileId,
  type Position,
} from '../../engine/position.js';
import { play } from '../../engine/play.js';
import { SUIT, UP } from './board.js';
import type { Step } from './moves.js';

/** The pile where a card goes: on another card, to its suit's foundation, or to an empty pile that takes cards. */
function target(position: Position, card: number, place: number): PileId {
  const rules = rulesOf(position);
  const ids = pileIdsOf(rules);
  const lies = (id: PileId, on: (top: number) => boolean) => {
    const top = topOf(pileOf(position, id));
    return top !== undefined && on(top);
  };
  const isEmpty = (id: PileId) => topOf(pileOf(position, id)) === undefined;
  const found =
    place === UP
      ? (FOUNDATIONS.find((id) => lies(id, (top) => SUIT[top] === SUIT[card])) ?? FOUNDATIONS.find(isEmpty))
      : ids.find((id) =>
          place < 52
            ? lies(id, (top) => top === place)
            : id.startsWith('t') && isEmpty(id) && rules.tableau.piles[tableauIndex(id)]?.fill !== 'none',
        );
  return found ?? '';
}

/** The engine's move for a card and a place; for a card of the stock that is not turned yet, the next draw or redeal. */
export function moveOf(position: Position, card: number, place: number): Move {
  const from = Object.keys(position.piles).find((id) => pileOf(position, id).cards.includes(card)) ?? '';
  const { cards } = pileOf(position, from);
  if (from === 's') return { from, count: 1, to: 'w' };
  if (from === 'w' && topOf(pileOf(position, from)) !== card)
    return topOf(pileOf(position, 's')) === undefined ? { from, count: 1, to: 's' } : { from: 's', count: 1, to: 'w' };
  return { from, count: cards.length - cards.indexOf(card), to: target(position, card, place) };
}

/**
 * Plays cards to places with the engine; what the engine has already done by itself is left out.
 * @throws RangeError where the engine does not allow it.
 */
export function replay(start: Position, steps: readonly Step[]): { moves: Move[]; end: Position } {
  const moves: Move[] = [];
  let end = start;
  for (const { card, place } of steps) {
    if (place === UP && FOUNDATIONS.some((id) => pileOf(end, id).cards.includes(card))) continue;
    for (let move: Move | undefined; move?.to === undefined || 'ws'.includes(move.to);) {
      move = moveOf(end, card, place);
      moves.push(move);
      end = play(end, move);
    }
  }
  return { moves, end };
}
