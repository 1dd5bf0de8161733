/** Yukon and its kin: seven long columns, any face-up card moves with all that lies on it. */
import type { Build, Fill, GameRules, TableauPile } from './rules.js';

const piles = (hidden: readonly number[], shown: readonly number[], fill: Fill): readonly TableauPile[] =>
  hidden.map((count, i) => ({ hidden: count, shown: shown[i] ?? 0, fill }));

const triangle = [0, 1, 2, 3, 4, 5, 6];
const klondike = (fill: Fill) => piles(triangle, [1, 5, 5, 5, 5, 5, 5], fill);
const brisbane = piles(triangle, [5, 5, 5, 4, 4, 4, 4], 'any');

const down = (suit: Build['suit']): Build => ({ suit, step: 'down', wrap: false });
const either = (suit: Build['suit']): Build => ({ suit, step: 'either', wrap: false });

const standard: GameRules = {
  start: 'ace',
  foundations: { wrap: false, lift: 'none' },
  tableau: { build: down('alternate'), lift: 'shown', aces: 'forced', piles: klondike('king') },
  order: 'klondike',
};

const kin = (tableau: Partial<GameRules['tableau']>, order: GameRules['order'] = 'klondike'): GameRules => ({
  ...standard,
  tableau: { ...standard.tableau, ...tableau },
  order,
});

export const yukon = {
  id: 'yukon',
  variants: {
    standard,
    'free-aces': kin({ aces: 'free' }),
    'strict-aces': kin({ aces: 'strict' }),
    russian: kin({ build: down('same') }),
    moosehide: kin({ build: down('other') }),
    alaska: kin({ build: either('same'), aces: 'free' }),
    roslin: kin({ build: either('alternate'), aces: 'free' }),
    brisbane: kin({ build: down('any'), piles: brisbane }, 'rows'),
    queensland: kin({ build: down('same'), piles: brisbane }, 'rows'),
    odessa: kin({ build: down('same'), piles: piles([3, 3, 3, 3, 3, 3, 3], [3, 5, 5, 5, 5, 5, 3], 'king') }, 'rows'),
    open: kin({ piles: klondike('any') }),
  },
} as const satisfies { id: string; variants: Record<string, GameRules> };
