/** How the cards of a pile lie on each other, in strips: what is seen of a card that another one covers. */

/** Counts of cards: face down and face up. */
export interface Fan {
  readonly down: number;
  readonly up: number;
}

/** A face-down card's strip, as a part of a face-up card's: it says nothing, so it may be narrower. */
export const DOWN_STRIP = 0.5;

/** Whether a pile's cards are fanned (tableau, reserves) or squared (foundations, stock, waste). */
export const isFanned = (pile: string): boolean => /^[tr]/.test(pile);

/**
 * The cards that lie under the card at `index` (from 0, the bottom) in a pile whose first `hidden` cards are face down,
 * as far as the fan shows them: none in a squared pile, nor under index -1, the top of an empty pile.
 */
export function under(pile: string, hidden: number, index: number): Fan {
  if (!isFanned(pile) || index < 0) return { down: 0, up: 0 };
  return { down: Math.min(index, hidden), up: Math.max(index - hidden, 0) };
}

/** The length of a fan in strips of face-up cards. */
export const stripsOf = ({ down, up }: Fan): number => up + down * DOWN_STRIP;

/** `--need`: the strips of the longest of these fans, one for each tableau pile, as `under` gives it for its top card. */
export const needOf = (tableau: Iterable<Fan>): number => Math.max(0, ...Array.from(tableau, stripsOf));
