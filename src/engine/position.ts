/** A position: an immutable, plain value that can be written as JSON and that knows its game and variant. */
import type { GameId, GameRules } from '../games/index.js';
import { rulesFor } from '../games/index.js';
import type { Card, Rank } from './card.js';

/** `f1`–`f4` foundations, `t1`–`t18` tableau, `r1`–`r4` reserves, `s` stock, `w` waste. */
export type PileId = string;

/** Cards from bottom to top; the first `hidden` of them lie face down. */
export interface Pile {
  readonly cards: readonly Card[];
  readonly hidden: number;
}

export interface Position {
  readonly game: GameId;
  readonly variant: string;
  /** Every pile of the game, by id, in the order of {@link pileIdsOf}. */
  readonly piles: Readonly<Record<PileId, Pile>>;
  /** The rank that the foundations start from; null while it is still to be chosen. */
  readonly base: Rank | null;
  /** Redeals left; 0 in games without a stock. */
  readonly redeals: number;
  /** Set where a diagram leaves cards out or unnamed: such a position has no legal moves. */
  readonly diagram?: true;
}

/** A move: so many cards from the top of one pile to another. `count` is 1 for a stock card (`s>w`) and the redeal (`w>s`). */
export interface Move {
  readonly from: PileId;
  readonly count: number;
  readonly to: PileId;
}

export const EMPTY: Pile = { cards: [], hidden: 0 };
export const FOUNDATIONS: readonly PileId[] = ['f1', 'f2', 'f3', 'f4'];

const ids = (letter: string, piles: readonly unknown[] = []): PileId[] => piles.map((_, i) => `${letter}${i + 1}`);

export const tableauOf = (rules: GameRules): readonly PileId[] => ids('t', rules.tableau.piles);
export const reservesOf = (rules: GameRules): readonly PileId[] => ids('r', rules.reserves);

/** All piles of a game in the order foundations, reserves, tableau, stock, waste. */
export const pileIdsOf = (rules: GameRules): readonly PileId[] => [
  ...FOUNDATIONS,
  ...reservesOf(rules),
  ...tableauOf(rules),
  ...(rules.stock ? ['s', 'w'] : []),
];

/**
 * The rules that a position is played by.
 * @throws RangeError where its game or variant is unknown: such a value was not made by this package.
 */
export function rulesOf({ game, variant }: Pick<Position, 'game' | 'variant'>): GameRules {
  const rules = rulesFor(game, variant);
  if (!rules) throw new RangeError(`No such game: ${game}/${variant}`);
  return rules;
}

/** A pile by id; an empty one where the game has no such pile. */
export const pileOf = ({ piles }: Position, id: PileId): Pile => piles[id] ?? EMPTY;

/** The card that nothing covers. */
export const topOf = (pile: Pile): Card | undefined => pile.cards.at(-1);

/** The number of a tableau pile, from 0. */
export const tableauIndex = (id: PileId): number => Number(id.slice(1)) - 1;

/** Whether two positions are the same value. */
export const samePosition = (a: Position, b: Position): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
