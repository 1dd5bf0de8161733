/** Glenwood: four reserves, four tableau piles, a stock turned card by card; the player chooses the base. */
import type { GameRules } from './rules.js';

const pile = { hidden: 0, shown: 1, fill: 'reserve-first' } as const;

const standard: GameRules = {
  start: 'chosen',
  foundations: { wrap: true, lift: 'none' },
  tableau: {
    build: { suit: 'alternate', step: 'down', wrap: true },
    lift: 'whole',
    aces: 'free',
    piles: [pile, pile, pile, pile],
  },
  reserves: [3, 3, 3, 3],
  stock: { redeals: 1 },
  order: 'rows',
};

export const glenwood = {
  id: 'glenwood',
  variants: {
    standard,
    duchess: { ...standard, tableau: { ...standard.tableau, lift: 'part' } },
    'no-redeal': { ...standard, stock: { redeals: 0 } },
    'two-redeals': { ...standard, stock: { redeals: 2 } },
  },
} as const satisfies { id: string; variants: Record<string, GameRules> };
