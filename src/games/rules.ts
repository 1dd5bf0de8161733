/**
 * The words that a game's rules are written in. Types only: a table must print, compare and cross to a worker, so there
 * is no function in it. A new word is added to a union here; every switch over that union then stops compiling until it
 * is handled.
 */

/** What the foundations start from: aces; the rank dealt to f1; the rank of the player's first foundation card. */
export type Start = 'ace' | 'dealt' | 'chosen';

/** Which card may lie on which. `other` is any suit but the card's own. No default for `wrap`: it is easily forgotten. */
export interface Build {
  readonly suit: 'same' | 'alternate' | 'any' | 'other';
  readonly step: 'down' | 'either';
  readonly wrap: boolean;
}

/**
 * What may be lifted from a pile: nothing; its top card; the whole pile; the whole pile or any top part of it (the part
 * only onto a pile that is not empty); any face-up card with all that lies on it. A top card may always go to a foundation.
 */
export type Lift = 'none' | 'top' | 'whole' | 'part' | 'shown';

/** What an empty pile takes. `reserve-first`: a reserve card or a whole pile, the waste only once no reserve is left. */
export type Fill = 'none' | 'any' | 'king' | 'reserve-first';

/**
 * Aces in the tableau: left to the player; sent up by the game as soon as they are top cards; the same, and no group that
 * begins with an ace is lifted.
 */
export type Aces = 'free' | 'forced' | 'strict';

/**
 * The order in which the tableau is dealt, after the reserves, which get a card each in turn. `piles`: pile after pile;
 * `rows`: rows of face-down cards, then rows of face-up cards, over the piles that still lack one; `klondike`: the same,
 * but the first face-up card of a pile counts among the face-down rows.
 */
export type DealOrder = 'piles' | 'rows' | 'klondike';

/** One tableau pile as dealt, and what it takes when it is empty. */
export interface TableauPile {
  readonly hidden: number;
  readonly shown: number;
  readonly fill: Fill;
}

/** The rules of one variant, whole. */
export interface GameRules {
  readonly start: Start;
  readonly foundations: { readonly wrap: boolean; readonly lift: 'none' | 'top' };
  readonly tableau: {
    readonly build: Build;
    readonly lift: Exclude<Lift, 'none'>;
    readonly aces: Aces;
    /** The most cards that a pile may hold; absent: no limit. */
    readonly cap?: number;
    readonly piles: readonly TableauPile[];
  };
  /** How many cards each reserve is dealt; never refilled, only the top card is lifted. Absent: no reserves. */
  readonly reserves?: readonly number[];
  /** Absent: no stock and no waste. One card is turned at a time. */
  readonly stock?: { readonly redeals: number };
  readonly order: DealOrder;
}

/** A game: its id and its variants, `standard` first. */
export interface GameDefinition {
  readonly id: string;
  readonly variants: { readonly standard: GameRules; readonly [name: string]: GameRules };
}
