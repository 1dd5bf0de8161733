/** From a seed or a deck to the first position. */
import type { DealOrder, GameId, GameRules } from '../games/index.js';
import { rankOf, type Card } from './card.js';
import { EMPTY, pileIdsOf, reservesOf, rulesOf, tableauOf, type Pile, type PileId, type Position } from './position.js';
import { deckOf } from './random.js';
import { settle } from './settle.js';

/** Where the next card of the deck goes. */
type Slots = PileId[];

const repeat = (id: PileId, count: number): Slots => Array.from({ length: count }, () => id);

/** Rows of cards: in each round every pile that still lacks one gets one. */
function rows(ids: readonly PileId[], counts: readonly number[]): Slots {
  const slots: Slots = [];
  for (let row = 0; row < Math.max(0, ...counts); row++) slots.push(...ids.filter((_, i) => row < (counts[i] ?? 0)));
  return slots;
}

/** The first part of a Klondike deal: row r goes to the piles from r on. */
const triangle = (ids: readonly PileId[]): Slots => ids.flatMap((_, row) => ids.slice(row));

function slotsOf(rules: GameRules): Slots {
  const { piles } = rules.tableau;
  const ids = tableauOf(rules);
  const sizes = piles.map((pile) => pile.hidden + pile.shown);
  const orders: Record<DealOrder, () => Slots> = {
    piles: () => ids.flatMap((id, i) => repeat(id, sizes[i] ?? 0)),
    rounds: () => [...rows(reservesOf(rules), rules.reserves ?? []), ...rows(ids, sizes)],
    klondike: () => [...triangle(ids), ...rows(ids, sizes.map((size, i) => size - i - 1))],
    rows: () => [
      ...rows(ids, piles.map((pile) => pile.hidden)),
      ...rows(ids, piles.map((pile) => pile.shown)),
    ],
  };
  return [...(rules.start === 'dealt' ? ['f1'] : []), ...orders[rules.order]()];
}

const hiddenOf = (rules: GameRules, id: PileId): number => {
  const index = tableauOf(rules).indexOf(id);
  return rules.tableau.piles[index]?.hidden ?? 0;
};

/** The first position of a deck in the dealing order, what the rules force already done. */
export function dealDeck(game: GameId, variant: string, deck: readonly Card[]): Position {
  const rules = rulesOf({ game, variant });
  const slots = slotsOf(rules);
  const piles: Record<PileId, Pile> = {};
  for (const id of pileIdsOf(rules)) {
    const cards = deck.filter((_, i) => slots[i] === id);
    piles[id] = cards.length ? { cards, hidden: hiddenOf(rules, id) } : EMPTY;
  }
  // The rest is the stock; the card turned next is its last.
  if (rules.stock) piles['s'] = { cards: deck.slice(slots.length).reverse(), hidden: deck.length - slots.length };
  const base = rules.start === 'ace' ? 0 : rules.start === 'dealt' ? rankOf(deck[0] ?? 0) : null;
  return settle({ game, variant, piles, base, redeals: rules.stock?.redeals ?? 0 });
}

/** What to deal: a game, its variant (`standard` where none is given) and the text that chooses the deal. */
export interface DealOptions {
  readonly game: GameId;
  readonly variant?: string | undefined;
  readonly seed: string;
}

/**
 * The deal of a seed: the same game, variant and seed give the same position for ever, everywhere.
 * @throws RangeError for an unknown game or variant.
 */
export const deal = ({ game, variant = 'standard', seed }: DealOptions): Position =>
  dealDeck(game, variant, deckOf(seed));
