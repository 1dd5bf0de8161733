/** The referee: reads the words of a table, plainly and one after the other, and says why a move is not legal. */
import type { Fill, GameRules } from '../games/index.js';
import { fitsFoundation, fitsOn } from './build.js';
import { KING, rankOf } from './card.js';
import { pileOf, reservesOf, rulesOf, tableauIndex, topOf, type Move, type Position } from './position.js';
import { REASONS, type Reason, type ReasonCode } from './reasons.js';

type Verdict = ReasonCode | undefined;

/** Undefined where the move is legal, else the reason. Any value is an answer; nothing is thrown. */
export function whyNot(position: Position, move: Move): Reason | undefined {
  const code = codeOf(position, move);
  return code && { code, message: REASONS[code] };
}

/** The same as a bare code; this is what generating moves asks, hundreds of times a position. */
export function codeOf(position: Position, { from, count, to }: Move): Verdict {
  const { piles, base, redeals, diagram } = position;
  if (diagram) return 'diagram';
  if (!Object.hasOwn(piles, from) || !Object.hasOwn(piles, to)) return 'no-pile';
  if (from === to) return 'same-pile';

  const rules = rulesOf(position);
  const { build, lift, aces, cap = Infinity } = rules.tableau;
  const { cards, hidden } = pileOf(position, from);
  const target = pileOf(position, to);
  const on = topOf(target);
  // The bottom card of those that are to move.
  const card = cards[cards.length - count];
  const source = from[0];
  const goal = to[0];
  if (source === 'f' && (rules.foundations.lift === 'none' || goal === 'f')) return 'from-foundation';
  if (from === 's' && to !== 'w') return 'stock';
  if (goal !== 'f' && goal !== 't' && from + to !== 'sw' && from + to !== 'ws') return 'not-here';
  if (base === null && (source !== 'r' || goal !== 'f')) return 'base-first';
  if (to === 's' && on !== undefined) return 'redeal';
  if (!cards.length) return 'empty';
  if (card === undefined || !Number.isInteger(count)) return 'count';
  if (source !== 't' && count > 1) return 'top-only';
  if (to === 's') return redeals > 0 ? undefined : 'no-redeal';
  if (from === 's') return undefined;
  if (count > cards.length - hidden) return 'face-down';
  if (goal === 'f') return count > 1 ? 'one-only' : fitsFoundation(position, card, to) ? undefined : 'foundation';

  const part = count < cards.length;
  const lifts: Record<GameRules['tableau']['lift'], Verdict | false> = {
    top: count > 1 && 'top-only',
    whole: source === 't' && part && 'whole-only',
    part: undefined,
    shown: aces === 'strict' && !rankOf(card) && 'ace-stays',
  };
  if (lifts[lift]) return lifts[lift];
  if (target.cards.length + count > cap) return 'full';
  if (on !== undefined) return fitsOn(build, card, on) ? undefined : 'no-fit';
  const fills: Record<Fill, Verdict | false> = {
    any: undefined,
    none: 'stays-empty',
    king: rankOf(card) !== KING && 'king-only',
    'reserve-first':
      source === 't'
        ? part && 'part-to-empty'
        : source === 'w' && reservesOf(rules).some((id) => pileOf(position, id).cards.length) && 'reserve-first',
  };
  return fills[rules.tableau.piles[tableauIndex(to)]?.fill ?? 'none'] || undefined;
}
