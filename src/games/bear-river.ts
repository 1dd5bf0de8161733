/** Bear River: three rows of six short piles, built up or down in suit around a dealt base card. */
import type { GameRules, TableauPile } from './rules.js';

const row = (hole: number, standard: TableauPile['fill'] = 'none'): readonly TableauPile[] => [
  ...Array.from({ length: 5 }, () => ({ hidden: 0, shown: 3, fill: standard })),
  { hidden: 0, shown: hole, fill: 'any' },
];

const standard: GameRules = {
  start: 'dealt',
  foundations: { wrap: true, lift: 'none' },
  tableau: {
    build: { suit: 'same', step: 'either', wrap: true },
    lift: 'top',
    aces: 'free',
    cap: 3,
    piles: [...row(2), ...row(2), ...row(2)],
  },
  order: 'piles',
};

export const bearRiver = {
  id: 'bear-river',
  variants: {
    standard,
    'free-return': { ...standard, foundations: { wrap: true, lift: 'top' } },
    open: {
      ...standard,
      tableau: { ...standard.tableau, piles: [...row(2, 'any'), ...row(2, 'any'), ...row(2, 'any')] },
    },
    aces: {
      ...standard,
      start: 'ace',
      foundations: { wrap: false, lift: 'none' },
      tableau: {
        ...standard.tableau,
        build: { suit: 'same', step: 'either', wrap: false },
        piles: [...row(2), ...row(2), ...row(3)],
      },
    },
  },
} as const satisfies { id: string; variants: Record<string, GameRules> };
