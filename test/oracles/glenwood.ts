/** Glenwood and its variants, naively. */
import { copy, moveText, numbered, rank, RANKS, readMove, red, suit, top, type Oracle } from './table.js';

const reserves = numbered('r', 4);
const tableau = numbered('t', 4);
const foundations = numbered('f', 4);

/** The rank after a card's; an ace comes after a king. */
const after = (card: string): string => RANKS.charAt((rank(card) + 1) % 13);
const fits = (card: string, on: string): boolean => red(card) !== red(on) && after(card) === on.charAt(0);

export const glenwood: Oracle = {
  variants: ['standard', 'duchess', 'no-redeal', 'two-redeals'],

  deal(variant, deck) {
    const piles: Record<string, string[]> = {};
    for (const id of foundations) piles[id] = [];
    reserves.forEach((id, i) => (piles[id] = [deck[i]!, deck[i + 4]!, deck[i + 8]!]));
    tableau.forEach((id, i) => (piles[id] = [deck[12 + i]!]));
    piles['s'] = deck
      .slice(16)
      .reverse()
      .map((card) => `(${card})`);
    piles['w'] = [];
    return { piles, base: '', redeals: variant === 'no-redeal' ? 0 : variant === 'two-redeals' ? 2 : 1 };
  },

  legal(variant, { piles, base, redeals }) {
    const moves: string[] = [];
    const filled = reserves.filter((id) => piles[id]!.length > 0);
    if (base === '') return filled.flatMap((from) => foundations.map((to) => moveText(from, 1, to))).sort();
    if (piles['s']!.length) moves.push('s>w');
    else if (piles['w']!.length && redeals > 0) moves.push('w>s');
    for (const from of [...reserves, ...tableau, 'w']) {
      const card = top(piles[from]!);
      if (card === '') continue;
      for (const to of foundations) {
        const pile = piles[to]!;
        const next = pile.length
          ? suit(card) === suit(top(pile)) && after(top(pile)) === card.charAt(0)
          : card.charAt(0) === base;
        if (next) moves.push(moveText(from, 1, to));
      }
    }
    for (const to of tableau) {
      const pile = piles[to]!;
      for (const from of filled)
        if (!pile.length || fits(top(piles[from]!), top(pile))) moves.push(moveText(from, 1, to));
      const waste = top(piles['w']!);
      if (waste && (pile.length ? fits(waste, top(pile)) : filled.length === 0)) moves.push(moveText('w', 1, to));
      for (const from of tableau) {
        const source = piles[from]!;
        if (from === to || !source.length) continue;
        if (!pile.length || fits(source[0]!, top(pile))) moves.push(moveText(from, source.length, to));
        if (variant !== 'duchess' || !pile.length) continue;
        for (let i = 1; i < source.length; i++)
          if (fits(source[i]!, top(pile))) moves.push(moveText(from, source.length - i, to));
      }
    }
    return moves.sort();
  },

  play(_, table, move) {
    const { from, count, to } = readMove(move);
    const { piles, ...rest } = copy(table);
    if (move === 's>w') piles['w']!.push(piles['s']!.pop()!.slice(1, 3));
    else if (move === 'w>s') {
      piles['s'] = piles['w']!.reverse().map((card) => `(${card})`);
      piles['w'] = [];
      rest.redeals--;
    } else piles[to]!.push(...piles[from]!.splice(-count));
    if (rest.base === '' && foundations.includes(to)) rest.base = top(piles[to]!).charAt(0);
    return { piles, ...rest };
  },

  alike: () => [tableau],
};
