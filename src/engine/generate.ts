/** All legal moves of a position: candidates by pile and count, each asked of the referee. */
import { pileIdsOf, pileOf, rulesOf, type Move, type PileId, type Position } from './position.js';
import { whyNot } from './referee.js';

/** Every legal move, once each; every empty foundation and every empty pile is listed. None in a diagram. */
export function legalMoves(position: Position): readonly Move[] {
  if (position.diagram) return [];
  const ids = pileIdsOf(rulesOf(position));
  return ids.flatMap((from) => counts(position, from).flatMap((count) => movesTo(position, ids, from, count)));
}

/** From a tableau pile any face-up part may come into question, from elsewhere one card. */
function counts(position: Position, from: PileId): readonly number[] {
  const pile = pileOf(position, from);
  const most = from.startsWith('t') ? pile.cards.length - pile.hidden : Math.min(1, pile.cards.length);
  return Array.from({ length: most }, (_, i) => i + 1);
}

const movesTo = (position: Position, ids: readonly PileId[], from: PileId, count: number): readonly Move[] =>
  ids.map((to) => ({ from, count, to })).filter((move) => whyNot(position, move) === undefined);
