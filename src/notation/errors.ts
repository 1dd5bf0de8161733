/** What can be wrong with a text: codes for programs, with an English sentence each, and the place in the text. */
import { REASONS, type ReasonCode } from '../engine/reasons.js';

export const ERRORS = {
  text: 'This is no text.',
  game: 'There is no such game.',
  'other-game': 'This is another game.',
  variant: 'There is no such variant.',
  group: 'There is no such group.',
  'group-twice': 'This group is there already.',
  piles: 'There are not that many piles.',
  card: 'A card belongs here.',
  'card-twice': 'This card is there already.',
  'cards-missing': 'These cards are missing.',
  'too-many-cards': 'There are more than 52 cards.',
  unknown: 'Only a diagram has unknown cards.',
  redeals: 'A digit belongs here.',
  base: 'A rank belongs here.',
  seed: 'A seed belongs here.',
  moves: 'The moves are missing.',
  move: 'A move belongs here.',
  comment: 'This comment does not end.',
  start: 'There is a seed and a position.',
  end: 'This does not belong here.',
  'not-built': 'It does not come next there.',
  'suit-twice': 'This suit is there already.',
  'too-high': 'This pile is too high.',
  'down-on-up': 'It lies on a face-up card.',
  'down-here': 'No face-down card belongs here.',
  'no-base': 'The base is not chosen.',
  'no-sequence': 'This pile is no sequence.',
  'many-redeals': 'There are not that many redeals.',
  'base-missing': 'The base is missing.',
  'base-differs': 'This is another base.',
} as const;

/** The code of an error in a text. */
export type ErrorCode = keyof typeof ERRORS;

/** A place in a text: both count from 1, the column in UTF-16 units. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** What is wrong with a text, and where. In a recorded game it may also be a move that the rules do not allow. */
export interface NotationError extends Place {
  readonly code: ErrorCode | ReasonCode;
  /** An English sentence, after {@link subject} where there is one. */
  readonly message: string;
  /** The missing cards or the illegal move, in notation. */
  readonly subject: string | undefined;
}

const SENTENCES = { ...REASONS, ...ERRORS };

export const errorOf = (code: NotationError['code'], place: Place, subject?: string): NotationError => ({
  code,
  message: (subject ? `${subject}: ` : '') + SENTENCES[code],
  ...place,
  subject,
});
