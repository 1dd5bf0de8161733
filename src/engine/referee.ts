/** The referee: reads the words of a table, plainly and one after the other, and says why a move is not legal. */
import type { Fill, GameRules } from '../games/index.js';
import { fitsFoundation, fitsOn } from './build.js';
import { KING, rankOf, type Card } from './card.js';
import {
  pileOf,
  reservesOf,
  rulesOf,
  tableauIndex,
  topOf,
  type Move,
  type Pile,
  type PileId,
  type Position,
} from './position.js';
import { REASONS, type Reason, type ReasonCode } from './reasons.js';

type Kind = 'f' | 't' | 'r' | 's' | 'w';
const kindOf = (id: PileId): Kind => id[0] as Kind;

/** Undefined where the move is legal, else the reason. Any value is an answer; nothing is thrown. */
export function whyNot(position: Position, move: Move): Reason | undefined {
  const code = codeOf(position, move);
  return code && { code, message: REASONS[code] };
}

function codeOf(position: Position, move: Move): ReasonCode | undefined {
  const { from, to, count } = move;
  const { piles } = position;
  if (position.diagram) return 'diagram';
  if (!Object.hasOwn(piles, from) || !Object.hasOwn(piles, to)) return 'no-pile';
  if (from === to) return 'same-pile';
  if (kindOf(from) === 's' || to === 's') return stockCode(position, move);
  const pile = pileOf(position, from);
  if (pile.cards.length === 0) return 'empty';
  if (!Number.isInteger(count) || count < 1 || count > pile.cards.length) return 'count';
  if (position.base === null && !(kindOf(from) === 'r' && kindOf(to) === 'f')) return 'base-first';
  return liftCode(rulesOf(position), pile, move) ?? targetCode(position, pile, move);
}

function stockCode(position: Position, { from, count, to }: Move): ReasonCode | undefined {
  const stock = pileOf(position, 's').cards.length;
  if (from === 's' ? to !== 'w' : from !== 'w') return from === 's' ? 'stock' : 'not-here';
  if (position.base === null) return 'base-first';
  if (count !== 1) return 'count';
  if (from === 's') return stock ? undefined : 'empty';
  if (stock) return 'redeal';
  if (pileOf(position, 'w').cards.length === 0) return 'empty';
  return position.redeals > 0 ? undefined : 'no-redeal';
}

/** Whether the cards may be lifted at all, wherever they go. */
function liftCode(rules: GameRules, pile: Pile, { from, count, to }: Move): ReasonCode | undefined {
  if (count > pile.cards.length - pile.hidden) return 'face-down';
  if (kindOf(from) !== 't') {
    if (kindOf(from) === 'f' && (rules.foundations.lift === 'none' || kindOf(to) === 'f')) return 'from-foundation';
    return count === 1 ? undefined : 'top-only';
  }
  if (kindOf(to) === 'f') return count === 1 ? undefined : 'one-only';
  switch (rules.tableau.lift) {
    case 'top':
      return count === 1 ? undefined : 'top-only';
    case 'whole':
      return count === pile.cards.length ? undefined : 'whole-only';
    case 'part':
      return undefined;
    case 'shown':
      return rules.tableau.aces === 'strict' && rankOf(bottomOf(pile, count)) === 0 ? 'ace-stays' : undefined;
  }
}

const bottomOf = (pile: Pile, count: number): Card => pile.cards[pile.cards.length - count] ?? 0;

function targetCode(position: Position, pile: Pile, { from, count, to }: Move): ReasonCode | undefined {
  const rules = rulesOf(position);
  const card = bottomOf(pile, count);
  switch (kindOf(to)) {
    case 'f':
      return fitsFoundation(position, card, to) ? undefined : 'foundation';
    case 't':
      break;
    default:
      return 'not-here';
  }
  const target = pileOf(position, to);
  if (target.cards.length + count > (rules.tableau.cap ?? Infinity)) return 'full';
  const on = topOf(target);
  if (on !== undefined) return fitsOn(rules.tableau.build, card, on) ? undefined : 'no-fit';
  const fill = rules.tableau.piles[tableauIndex(to)]?.fill ?? 'none';
  return fillCode(position, fill, { from, card, whole: count === pile.cards.length });
}

function fillCode(
  position: Position,
  fill: Fill,
  { from, card, whole }: { from: PileId; card: Card; whole: boolean },
): ReasonCode | undefined {
  switch (fill) {
    case 'any':
      return undefined;
    case 'none':
      return 'stays-empty';
    case 'king':
      return rankOf(card) === KING ? undefined : 'king-only';
    case 'reserve-first':
      if (kindOf(from) === 't') return whole ? undefined : 'part-to-empty';
      if (kindOf(from) === 'r') return undefined;
      return reservesOf(rulesOf(position)).every((id) => pileOf(position, id).cards.length === 0)
        ? undefined
        : 'reserve-first';
  }
}
