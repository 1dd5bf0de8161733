/** Which card may lie on which: reads the words of a table's `build` and of its foundations. */
import type { Build, GameRules } from '../games/index.js';
import { isRed, KING, rankOf, suitOf, type Card, type Rank } from './card.js';
import { FOUNDATIONS, pileOf, rulesOf, topOf, type PileId, type Position } from './position.js';

const suitsFit = (suit: Build['suit'], card: Card, on: Card): boolean => {
  switch (suit) {
    case 'same':
      return suitOf(card) === suitOf(on);
    case 'alternate':
      return isRed(card) !== isRed(on);
    case 'other':
      return suitOf(card) !== suitOf(on);
    case 'any':
      return true;
  }
};

/** Whether `rank` comes right after `before`; with `wrap` an ace comes after a king. */
const follows = (rank: Rank, before: Rank, wrap: boolean): boolean =>
  rank === before + 1 || (wrap && before === KING && rank === 0);

/** Whether `card` may be put on `on` in the tableau. */
export function fitsOn(build: Build, card: Card, on: Card): boolean {
  if (!suitsFit(build.suit, card, on)) return false;
  const down = follows(rankOf(on), rankOf(card), build.wrap);
  return build.step === 'down' ? down : down || follows(rankOf(card), rankOf(on), build.wrap);
}

/** Whether `card` may go onto that foundation now, by suit and rank alone; an unchosen base fits every rank. */
export function fitsFoundation(position: Position, card: Card, to: PileId): boolean {
  const top = topOf(pileOf(position, to));
  if (top === undefined) return position.base === null || rankOf(card) === position.base;
  return suitOf(card) === suitOf(top) && follows(rankOf(card), rankOf(top), rulesOf(position).foundations.wrap);
}

/** The lowest-numbered foundation without a card; undefined where all four have one. */
export const emptyFoundation = (position: Position): PileId | undefined =>
  FOUNDATIONS.find((id) => pileOf(position, id).cards.length === 0);

/** Whether the game puts exposed aces up by itself. */
export const forcesAces = (rules: GameRules): boolean => rules.tableau.aces !== 'free';
