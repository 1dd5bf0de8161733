/**
 * The one working board of all searches. A search is a row of short, synchronous steps, each of which first puts the
 * state it expands on the board, so searches can share it; and as the arrays never change identity, compiled code
 * reaches them directly.
 *
 * A card lies on another card or on one of the special places below; that alone fixes the whole position.
 */

/** Places 0–51 are the cards themselves, 52–69 the tableau piles, 70–73 the reserves. */
export const PILES = 52;
export const RESERVES = 70;
/** Stock and waste together: in which of the two a card is follows from `vars`. */
export const STOCK = 74;
/** The foundations. */
export const UP = 75;
export const NONE = 76;

const carve = (bytes: Uint8Array) => {
  let at = 0;
  return (size: number) => bytes.subarray(at, (at += size));
};

/** What does not change during a search. */
export const facts = new Uint8Array(1024);
const fact = carve(facts);
/** The cards that may be put on card t: `takers[4 * t + 0…3]`, filled up with NONE. */
export const takers = fact(208);
/** The cards that card c may be put on: `seats[4 * c + 0…3]`. */
export const seats = fact(208);
/** Where each card lay when the search began, and whether it lay face down. */
export const dealt = fact(52);
export const dealtDown = fact(52);
/** The waste from its bottom, then the stock in the order of turning; and each card's index there. */
export const order = fact(52);
export const turnOf = fact(52);
/** Whether a pile takes cards when it is empty. */
export const refills = fact(NONE);
/** Words of the rules as numbers: see the indices below. */
export const words = fact(16);
/** What counts against a state, see value.ts. */
export const weights = fact(16);
export const LIFT = 0;
export const FILL = 1;
export const CAP = 2;
/** Aces go up by themselves; no group that begins with an ace moves; foundation cards may come back. */
export const FORCED = 3;
export const STRICT = 4;
export const RETURNS = 5;
/** Number of tableau piles; cards of `order`. */
export const WIDTH = 6;
export const TURNS = 7;
/** Which cards are safe to go up, see `isSafe`; whether building wraps. */
export const SAFE = 8;
export const WRAP = 9;

/** What moves change. */
export const state = new Uint8Array(24 + 52 * 4 + NONE * 4 + 8);
/** The exact key of the state: three bits for each card, ten cards a word, and `vars` in the last word. */
export const key = new Int32Array(state.buffer, 0, 6);
const part = carve(state);
part(24);
/** The place that a card lies on, the pile it belongs to, whether it is face down, its code in the key. */
export const under = part(52);
export const pile = part(52);
export const down = part(52);
export const code = part(52);
/** The card on a place, or NONE: for a pile its bottom card. */
export const over = part(NONE);
/** A pile's top card, or NONE, and how many cards it has. */
export const top = part(NONE);
export const size = part(NONE);
/** Cards on the foundation of each suit. */
export const count = part(4);
export const vars = part(4);
/** What counts against the state in each pile, or STALE where that is to be found out anew; see value.ts. */
export const worth = part(NONE);
export const STALE = 255;
/** Index into vars: how many cards of `order` are turned in this pass. */
export const DRAWN = 0;
export const REDEALS = 1;
/** Rank of the first foundation cards, or 13 while it is still to be chosen. */
export const BASE = 2;

/** The next card that the foundation of a suit takes, or NONE. */
export function nextUp(suit: number): number {
  const base = vars[BASE] ?? 0;
  const up = count[suit] ?? 0;
  return base > 12 || up > 12 ? NONE : suit * 13 + ((base + up) % 13);
}

/** Suit and rank of each card. */
export const SUIT = Uint8Array.from({ length: 52 }, (_, c) => c / 13);
export const RANK = Uint8Array.from({ length: 52 }, (_, c) => c % 13);
