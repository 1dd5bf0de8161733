/** From a seed or a deck to the first position. */
import type { GameId, GameRules, TableauPile } from '../games/index.js';
import { rankOf, type Card } from './card.js';
import {
  pileIdsOf,
  reservesOf,
  rulesOf,
  tableauIndex,
  tableauOf,
  type Pile,
  type PileId,
  type Position,
} from './position.js';
import { deckOf } from './random.js';
import { settle } from './settle.js';

/** Rounds of cards: in each of them every pile that still lacks one gets one. */
const rounds = (ids: readonly PileId[], counts: readonly number[]): PileId[] =>
  Array.from({ length: Math.max(...counts) }, (_, round) => ids.filter((_, i) => round < (counts[i] ?? 0))).flat();

/** Where the cards of a deck go, one after the other; what is left over is the stock. */
function slotsOf(rules: GameRules): PileId[] {
  const { order, reserves, start, tableau } = rules;
  const ids = tableauOf(rules);
  const early = order === 'klondike' ? 1 : 0;
  const rows = (to: readonly PileId[], piles: readonly TableauPile[]) => [
    ...rounds(
      to,
      piles.map(({ hidden }) => hidden + early),
    ),
    ...rounds(
      to,
      piles.map(({ shown }) => shown - early),
    ),
  ];
  return [
    ...(start === 'dealt' ? ['f1'] : []),
    ...(reserves ? rounds(reservesOf(rules), reserves) : []),
    ...(order === 'piles' ? tableau.piles.flatMap((pile, i) => rows(ids.slice(i), [pile])) : rows(ids, tableau.piles)),
  ];
}

/** The first position of a deck in the dealing order, what the rules force already done. */
export function dealDeck(game: GameId, variant: string, deck: readonly Card[]): Position {
  const rules = rulesOf({ game, variant });
  const slots = slotsOf(rules);
  const piles = Object.fromEntries(
    pileIdsOf(rules).map((id): [PileId, Pile] => {
      const cards = deck.filter((_, i) => (slots[i] ?? 's') === id);
      // The stock's card that is turned next is its last.
      if (id === 's') return [id, { cards: cards.reverse(), hidden: cards.length }];
      return [id, { cards, hidden: (id[0] === 't' && rules.tableau.piles[tableauIndex(id)]?.hidden) || 0 }];
    }),
  );
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
