/** Why a move may not be made: codes for programs, with an English sentence each. */

export const REASONS = {
  'no-pile': 'There is no such pile in this game.',
  count: 'There are not that many cards to move.',
  'same-pile': 'A pile cannot be put onto itself.',
  empty: 'There is no card to take.',
  diagram: 'This is a picture of a position: nothing moves.',
  'base-first': 'First choose the base: one of the four reserve top cards goes to a foundation.',
  'from-foundation': 'A card on a foundation stays there.',
  'not-here': 'Cards cannot be put here.',
  stock: 'A stock card goes to the waste.',
  redeal: 'The waste is turned over only when the stock is empty.',
  'no-redeal': 'No redeal is left.',
  'face-down': 'Face-down cards cannot be moved.',
  'top-only': 'Only the top card can be moved.',
  'whole-only': 'Only the whole pile can be moved.',
  'one-only': 'Only one card at a time goes to a foundation.',
  'ace-stays': 'A group that begins with an ace stays where it is.',
  foundation: 'It does not come next on this foundation.',
  full: 'This pile is full.',
  'stays-empty': 'This pile stays empty.',
  'king-only': 'An empty pile takes only a king.',
  'reserve-first': 'While a reserve has cards, an empty pile takes no waste card.',
  'part-to-empty': 'An empty pile takes a whole pile, not a part of one.',
  'no-fit': 'It does not fit there.',
} as const;

/** The code of a reason. */
export type ReasonCode = keyof typeof REASONS;
export const REASON_CODES = Object.keys(REASONS) as readonly ReasonCode[];

/** Why a move is not legal. */
export interface Reason {
  readonly code: ReasonCode;
  /** An English sentence. */
  readonly message: string;
}
