/** Why a move may not be made: codes for programs, with an English sentence each. */

export const REASONS = {
  'no-pile': 'There is no such pile.',
  count: 'There are not that many cards.',
  'same-pile': 'It lies there already.',
  empty: 'There is no card to take.',
  diagram: 'This is only a picture.',
  'base-first': 'First choose a reserve card as the base.',
  'from-foundation': 'Foundation cards stay there.',
  'not-here': 'No card goes there.',
  stock: 'Stock cards go to the waste.',
  redeal: 'The stock is not empty.',
  'no-redeal': 'There is no redeal left.',
  'face-down': 'Face-down cards stay there.',
  'top-only': 'Only the top card moves.',
  'whole-only': 'Only the whole pile moves.',
  'one-only': 'Only one card goes there.',
  'ace-stays': 'A group that begins with an ace stays.',
  foundation: 'It does not come next there.',
  full: 'This pile is full.',
  'stays-empty': 'This pile stays empty.',
  'king-only': 'Only a king goes there.',
  'reserve-first': 'Reserve cards go there first.',
  'part-to-empty': 'Only a whole pile goes there.',
  'no-fit': 'It does not fit there.',
} as const;

/** The code of a reason. */
export type ReasonCode = keyof typeof REASONS;

/** Why a move is not legal. */
export interface Reason {
  readonly code: ReasonCode;
  /** An English sentence. */
  readonly message: string;
}
