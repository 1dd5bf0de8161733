/** Cards as numbers: `suit * 13 + rank`, suits c d h s, ranks A 2 … K. */

export const SUITS = ['c', 'd', 'h', 's'] as const;
export const RANKS = 'A23456789TJQK';
/** Index into {@link SUITS}. */
export type Suit = 0 | 1 | 2 | 3;
/** Index into {@link RANKS}: 0 is the ace, 12 the king. */
export type Rank = number;

declare const card: unique symbol;
/** One of the 52 cards, 0–51, or {@link UNKNOWN} in a diagram. */
export type Card = number & { readonly [card]?: never };

/** A face-down card that a diagram does not name. */
export const UNKNOWN: Card = -1;
export const KING: Rank = 12;

export const rankOf = (c: Card): Rank => c % 13;
export const suitOf = (c: Card): Suit => ((c / 13) | 0) as Suit;
/** Diamonds and hearts. */
export const isRed = (c: Card): boolean => c % 39 > KING;
export const cardAt = (rank: Rank, suit: Suit): Card => suit * 13 + rank;
/** The 52 cards in order of their numbers. */
export const DECK: readonly Card[] = Array.from({ length: 52 }, (_, i) => i);
