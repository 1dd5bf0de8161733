/** Which card may lie on which: reads the words of a table's `build` and of its foundations. */
import type { Build, GameRules } from '../games/index.js';
import { isRed, rankOf, suitOf, type Card } from './card.js';
import { pileOf, rulesOf, topOf, type PileId, type Position } from './position.js';

/** Whether a card's rank comes right after the other's; with `wrap` an ace comes after a king. */
const follows = (card: Card, before: Card, wrap: boolean): boolean =>
  rankOf(card) === (wrap ? rankOf(before + 1) : rankOf(before) + 1);

/** Whether `card` may be put on `on` in the tableau. */
export function fitsOn({ suit, step, wrap }: Build, card: Card, on: Card): boolean {
  const same = suitOf(card) === suitOf(on);
  const fits: Record<Build['suit'], boolean> = { same, other: !same, alternate: isRed(card) !== isRed(on), any: true };
  return fits[suit] && (follows(on, card, wrap) || (step === 'either' && follows(card, on, wrap)));
}

/** Whether `card` may go onto that foundation now, by suit and rank alone; an unchosen base fits every rank. */
export function fitsFoundation(position: Position, card: Card, to: PileId): boolean {
  const top = topOf(pileOf(position, to));
  return top === undefined
    ? (position.base ?? rankOf(card)) === rankOf(card)
    : suitOf(card) === suitOf(top) && follows(card, top, rulesOf(position).foundations.wrap);
}

/** Whether the game puts exposed aces up by itself. */
export const forcesAces = (rules: GameRules): boolean => rules.tableau.aces !== 'free';
