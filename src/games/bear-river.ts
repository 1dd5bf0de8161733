/** Bear River: three rows of six short piles, built up or down in suit around a dealt base card. */
import type { Fill, GameRules, TableauPile } from './rules.js';

/** Rows of five standard piles and a hole, by how many cards each hole is dealt. */
const rows = (holes: readonly number[], fill: Fill = 'none'): readonly TableauPile[] =>
  holes.flatMap((shown) => [
    ...[3, 3, 3, 3, 3].map((three) => ({ hidden: 0, shown: three, fill })),
    { hidden: 0, shown, fill: 'any' as const },
  ]);

const standard: GameRules = {
  start: 'dealt',
  foundations: { wrap: true, lift: 'none' },
  tableau: {
    build: { suit: 'same', step: 'either', wrap: true },
    lift: 'top',
    aces: 'free',
    cap: 3,
    piles: rows([2, 2, 2]),
  },
  order: 'piles',
};

export const bearRiver = {
  id: 'bear-river',
  variants: {
    standard,
    'free-return': { ...standard, foundations: { wrap: true, lift: 'top' } },
    open: { ...standard, tableau: { ...standard.tableau, piles: rows([2, 2, 2], 'any') } },
    aces: {
      ...standard,
      start: 'ace',
      foundations: { wrap: false, lift: 'none' },
      tableau: {
        ...standard.tableau,
        build: { suit: 'same', step: 'either', wrap: false },
        piles: rows([2, 2, 3]),
      },
    },
  },
} as const satisfies { id: string; variants: Record<string, GameRules> };
