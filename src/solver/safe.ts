/** Foundation moves that can never hurt: what `auto-move="safe"` may play. */
import { pileOf, topOf, type Move, type Position } from '../engine/position.js';
import { nextUp, SUIT } from './core/board.js';
import { isSafe } from './core/moves.js';
import { setUp } from './core/setup.js';

/**
 * Whether a move puts a card on a foundation after which the position can be won if it could be won before; for the
 * proofs see {@link isSafe}. Never before a base is chosen, in a diagram, or where foundation cards may come back.
 */
export function isSafeToFoundation(position: Position, { from, to }: Move): boolean {
  const card = topOf(pileOf(position, from));
  if (position.diagram || !to.startsWith('f') || from === 's' || card === undefined) return false;
  setUp(position);
  return nextUp(SUIT[card] ?? 0) === card && isSafe(card);
}
