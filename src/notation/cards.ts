/** Cards as texts: rank and suit, in parentheses where they lie face down. */
import { DECK, RANKS, SUITS, UNKNOWN, rankOf, suitOf, type Card } from '../engine/card.js';
import type { Result } from '../engine/result.js';
import type { NotationError } from './errors.js';
import { readText, Refusal, type Reader } from './reader.js';

/** A card as it stands in a text. */
export interface WrittenCard {
  readonly card: Card;
  readonly down: boolean;
  readonly at: number;
}

const nameOf = (card: Card): string => `${RANKS[rankOf(card)] ?? ''}${SUITS[suitOf(card)]}`;
const NAMES = DECK.map(nameOf);

/** `Qh`, or `(Qh)` where it lies face down; an unknown card is `(?)`. */
export const makeCard = (card: Card, down = false): string => {
  const name = card === UNKNOWN ? '?' : nameOf(card);
  return down || card === UNKNOWN ? `(${name})` : name;
};

export function readCard(reader: Reader): WrittenCard | undefined {
  const at = reader.at();
  const down = reader.take(/\(/y) !== undefined;
  const name = reader.take(down ? /[A2-9TJQK][cdhs]|\?/y : /[A2-9TJQK][cdhs]/y);
  if (down && !(name && reader.take(/\)/y))) throw new Refusal('card', at);
  // What is no name is unknown: -1.
  return name === undefined ? name : { card: NAMES.indexOf(name), down, at };
}

/** The card of a text: `Qh`; in parentheses it is the same card; `(?)` is {@link UNKNOWN}. */
export const parseCard = (text: string): Result<Card, NotationError> =>
  readText(text, (reader) => {
    reader.joinLines();
    const written = readCard(reader);
    if (!written) throw new Refusal('card', reader.at());
    return written.card;
  });
