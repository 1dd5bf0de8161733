/** Where carried cards go when they are let go of. */
import type { PileId } from '../engine/position.js';
import { minus, nearness, type Box, type Point } from './geometry.js';

/** How far beside a pile cards may be let go of, in card widths; how much of a card says that a pile is meant. */
const REACH = 1;
const CLEARLY = 0.5;

/** What is carried, all of it on the board. */
export interface Dropped {
  readonly from: PileId;
  /** Where its lowest card is, and how far from home that is. */
  readonly box: Box;
  readonly offset: Point;
  readonly legal: readonly PileId[];
}

/**
 * The legal pile that the cards cover most of, or else are nearest to, if they have come nearer to it; else the one that
 * they clearly lie on, for the hand to say why not; else none. Their own is no pile to go to.
 */
export function dropTarget({ from, box, offset, legal }: Dropped, piles: Iterable<readonly [PileId, Box]>) {
  const home = { ...box, ...minus(box, offset) };
  let best: PileId | undefined;
  let under: PileId | undefined;
  let bestNear = -REACH;
  let underNear = CLEARLY * box.height;
  for (const [pile, place] of piles) {
    const near = nearness(box, place);
    if (pile === from || near <= nearness(home, place)) continue;
    if (legal.includes(pile)) {
      if (near > bestNear) [best, bestNear] = [pile, near];
    } else if (near > underNear) [under, underNear] = [pile, near];
  }
  if (!under || bestNear > 0) return best;
  // Whoever means a foundation means the right one.
  return (under.startsWith('f') && legal.find((pile) => pile.startsWith('f'))) || under;
}
