/** Won, stuck, score: all read from the position alone. */
import { legalMoves } from './generate.js';
import { FOUNDATIONS, pileOf, rulesOf, tableauIndex, type Move, type Position } from './position.js';

/** One point for every card on the foundations, 52 at most. */
export const scoreOf = (position: Position): number => FOUNDATIONS.flatMap((id) => pileOf(position, id).cards).length;

export const isWon = (position: Position): boolean => scoreOf(position) === 52;

/** Not won, and no move is left but such as only change which of two like piles a pile is. False for a diagram. */
export const isStuck = (position: Position): boolean =>
  !position.diagram && !isWon(position) && legalMoves(position).every((move) => isRenaming(position, move));

/** A whole tableau pile to an empty one of the same rule: legal, but nothing has changed. */
export function isRenaming(position: Position, { from, count, to }: Move): boolean {
  const { piles } = rulesOf(position).tableau;
  return (
    from[0] === to[0] &&
    piles[tableauIndex(from)]?.fill === piles[tableauIndex(to)]?.fill &&
    !pileOf(position, to).cards.length &&
    pileOf(position, from).cards.length === count
  );
}
