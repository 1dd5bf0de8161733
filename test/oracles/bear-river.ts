/** Bear River and its variants, naively. */
import { copy, moveText, numbered, rank, RANKS, readMove, suit, top, type Oracle, type Table } from './table.js';

const tableau = numbered('t', 18);
const foundations = numbered('f', 4);
const holes = ['t6', 't12', 't18'];

const wraps = (variant: string): boolean => variant !== 'aces';

/** The rank after a card's, '' after a king where nothing wraps. */
const after = (variant: string, card: string): string =>
  RANKS.charAt(wraps(variant) ? (rank(card) + 1) % 13 : rank(card) + 1);

const goesUp = (variant: string, { base }: Table, card: string, pile: readonly string[]): boolean =>
  pile.length === 0
    ? card.charAt(0) === base
    : suit(card) === suit(top(pile)) && card.charAt(0) === after(variant, top(pile));

const fits = (variant: string, card: string, on: string): boolean =>
  suit(card) === suit(on) && (after(variant, card) === on.charAt(0) || after(variant, on) === card.charAt(0));

function takes(variant: string, card: string, id: string, pile: readonly string[]): boolean {
  if (pile.length === 0) return holes.includes(id) || variant === 'open';
  return pile.length < 3 && fits(variant, card, top(pile));
}

export const bearRiver: Oracle = {
  variants: ['standard', 'free-return', 'open', 'aces'],

  deal(variant, deck) {
    const piles: Record<string, string[]> = { f1: [], f2: [], f3: [], f4: [] };
    const cards = [...deck];
    if (variant !== 'aces') piles['f1'] = [cards.shift()!];
    for (const id of tableau) {
      const two = holes.includes(id) && !(variant === 'aces' && id === 't18');
      piles[id] = cards.splice(0, two ? 2 : 3);
    }
    return { piles, base: variant === 'aces' ? 'A' : deck[0]!.charAt(0), redeals: 0 };
  },

  legal(variant, table) {
    const moves: string[] = [];
    const from = variant === 'free-return' ? [...tableau, ...foundations] : tableau;
    for (const id of from) {
      const card = top(table.piles[id]!);
      if (card === '') continue;
      for (const to of tableau)
        if (to !== id && takes(variant, card, to, table.piles[to]!)) moves.push(moveText(id, 1, to));
      if (foundations.includes(id)) continue;
      for (const to of foundations) if (goesUp(variant, table, card, table.piles[to]!)) moves.push(moveText(id, 1, to));
    }
    return moves.sort();
  },

  play(_, table, move) {
    const { from, to } = readMove(move);
    const next = copy(table);
    next.piles[to]!.push(next.piles[from]!.pop()!);
    return next;
  },

  alike: (variant) => (variant === 'open' ? [tableau] : [holes, tableau.filter((id) => !holes.includes(id))]),
};
