/** Yukon and its variants, naively. */
import { copy, moveText, numbered, rank, readMove, red, suit, top, type Oracle, type Table } from './table.js';

const columns = numbered('t', 7);
const foundations = numbered('f', 4);

const goesDown = (card: string, on: string): boolean => rank(on) === rank(card) + 1;
const neighbours = (card: string, on: string): boolean => Math.abs(rank(on) - rank(card)) === 1;
const otherColour = (card: string, on: string): boolean => red(card) !== red(on);
const ownSuit = (card: string, on: string): boolean => suit(card) === suit(on);

function fits(variant: string, card: string, on: string): boolean {
  if (on.startsWith('(')) return false;
  if (variant === 'alaska') return neighbours(card, on) && ownSuit(card, on);
  if (variant === 'roslin') return neighbours(card, on) && otherColour(card, on);
  if (variant === 'brisbane') return goesDown(card, on);
  if (variant === 'moosehide') return goesDown(card, on) && !ownSuit(card, on);
  if (['russian', 'queensland', 'odessa'].includes(variant)) return goesDown(card, on) && ownSuit(card, on);
  return goesDown(card, on) && otherColour(card, on);
}

const fillsEmpty = (variant: string, card: string): boolean =>
  ['brisbane', 'queensland', 'open'].includes(variant) || card.startsWith('K');

const goesUp = (card: string, pile: readonly string[]): boolean =>
  pile.length === 0 ? card.startsWith('A') : ownSuit(card, top(pile)) && rank(card) === rank(top(pile)) + 1;

/** Turns up what lies free; then, unless the variant leaves aces to the player, aces go up. */
function tidy(variant: string, table: Table): Table {
  for (const id of columns) {
    const pile = table.piles[id]!;
    for (;;) {
      if (top(pile).startsWith('(')) pile.push(pile.pop()!.slice(1, 3));
      if (!top(pile).startsWith('A') || ['free-aces', 'alaska', 'roslin'].includes(variant)) break;
      foundations
        .map((f) => table.piles[f]!)
        .find((f) => f.length === 0)!
        .push(pile.pop()!);
    }
  }
  return table;
}

function shape(variant: string): { down: number[]; up: number[] } {
  if (variant === 'odessa') return { down: [3, 3, 3, 3, 3, 3, 3], up: [3, 5, 5, 5, 5, 5, 3] };
  return { down: [0, 1, 2, 3, 4, 5, 6], up: [5, 5, 5, 4, 4, 4, 4] };
}

export const yukon: Oracle = {
  variants: [
    ...['standard', 'free-aces', 'strict-aces', 'russian', 'moosehide', 'alaska', 'roslin'],
    ...['brisbane', 'queensland', 'odessa', 'open'],
  ],

  deal(variant, deck) {
    const piles = Object.fromEntries([...foundations, ...columns].map((id) => [id, [] as string[]]));
    const cards = [...deck];
    if (['brisbane', 'queensland', 'odessa'].includes(variant)) {
      const { down, up } = shape(variant);
      for (let row = 0; row < 7; row++)
        columns.forEach((id, i) => down[i]! > row && piles[id]!.push(`(${cards.shift()!})`));
      for (let row = 0; row < 7; row++) columns.forEach((id, i) => up[i]! > row && piles[id]!.push(cards.shift()!));
    } else {
      for (let row = 1; row <= 7; row++)
        for (let column = row; column <= 7; column++) {
          const card = cards.shift()!;
          piles[`t${String(column)}`]!.push(column === row ? card : `(${card})`);
        }
      for (let round = 0; round < 4; round++) for (const id of columns.slice(1)) piles[id]!.push(cards.shift()!);
    }
    return tidy(variant, { piles, base: 'A', redeals: 0 });
  },

  legal(variant, { piles }) {
    const moves: string[] = [];
    for (const from of columns)
      piles[from]!.forEach((card, i) => {
        if (card.startsWith('(')) return;
        const count = piles[from]!.length - i;
        if (count === 1) for (const to of foundations) if (goesUp(card, piles[to]!)) moves.push(moveText(from, 1, to));
        if (variant === 'strict-aces' && card.startsWith('A')) return;
        for (const to of columns) {
          if (to === from) continue;
          const on = piles[to]!;
          if (on.length ? fits(variant, card, top(on)) : fillsEmpty(variant, card))
            moves.push(moveText(from, count, to));
        }
      });
    return moves.sort();
  },

  play(variant, table, move) {
    const { from, count, to } = readMove(move);
    const next = copy(table);
    next.piles[to]!.push(...next.piles[from]!.splice(-count));
    return tidy(variant, next);
  },

  alike: () => [columns],
};
