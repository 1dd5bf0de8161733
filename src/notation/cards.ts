/** Cards as texts: rank and suit, in parentheses where they lie face down. */
import { DECK, RANKS, rankOf, suitOf, SUITS, type Card } from '../engine/card.js';
import type { Result } from '../engine/result.js';
import type { NotationError } from './errors.js';
import { readText, type Reader } from './reader.js';

/** A card as it stands in a text. */
export interface WrittenCard {
  readonly card: Card;
  readonly down: boolean;
  readonly at: number;
}

/** By card. What is no name has index -1, like an unknown card. */
const NAMES = DECK.map((card) => `${RANKS.charAt(rankOf(card))}${SUITS[suitOf(card)]}`);

/** `Qh`, or `(Qh)` where it lies face down; an unknown card is `(?)`. */
export const makeCard = (card: Card, down = false): string => {
  const name = NAMES[card];
  return name && !down ? name : `(${name ?? '?'})`;
};

/** The card that stands here, if any. */
export function readCard(reader: Reader): WrittenCard | undefined {
  const { at } = reader;
  const down = reader.take(/\(/y) !== undefined;
  const name = down ? reader.need(/[A2-9TJQK][cdhs]|\?/y, 'card') : reader.take(/[A2-9TJQK][cdhs]/y);
  if (down) reader.need(/\)/y, 'card');
  return name === undefined ? name : { card: NAMES.indexOf(name), down, at };
}

/** The card of a text: `Qh`; in parentheses it is the same card; `(?)` is `UNKNOWN`. */
export const parseCard = (text: string): Result<Card, NotationError> =>
  readText(text, (reader) => (readCard(reader) ?? reader.refuse('card')).card);
