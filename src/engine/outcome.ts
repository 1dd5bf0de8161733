/** Won, stuck, score: all read from the position alone. */
import type { GameRules } from '../games/index.js';
import { FOUNDATIONS, pileOf, rulesOf, tableauIndex, type Move, type PileId, type Position } from './position.js';
import { legalMoves } from './generate.js';

/** One point for every card on the foundations, 52 at most. */
export const scoreOf = (position: Position): number =>
  FOUNDATIONS.reduce((score, id) => score + pileOf(position, id).cards.length, 0);

export const isWon = (position: Position): boolean => scoreOf(position) === 52;

/** Not won, and no move is left but such as only change which of two like piles a pile is. False for a diagram. */
export const isStuck = (position: Position): boolean =>
  !position.diagram && !isWon(position) && legalMoves(position).every((move) => isRenaming(position, move));

/** A whole tableau pile to an empty one of the same rule: legal, but nothing has changed. */
export function isRenaming(position: Position, { from, count, to }: Move): boolean {
  const alike = from.startsWith('t') && to.startsWith('t') && fillOf(position, from) === fillOf(position, to);
  return alike && pileOf(position, to).cards.length === 0 && pileOf(position, from).cards.length === count;
}

const fillOf = (position: Position, id: PileId): GameRules['tableau']['piles'][number]['fill'] | undefined =>
  rulesOf(position).tableau.piles[tableauIndex(id)]?.fill;
