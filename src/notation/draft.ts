/** From the cards of a text to a position: refuses what can never lie on a table. */
import type { GameRules } from '../games/index.js';
import { fitsFoundation, fitsOn } from '../engine/build.js';
import { DECK, rankOf, suitOf, UNKNOWN, type Card, type Rank, type Suit } from '../engine/card.js';
import { FOUNDATIONS, pileIdsOf, pileOf, tableauIndex, topOf, type PileId, type Position } from '../engine/position.js';
import { settle } from '../engine/settle.js';
import { makeCard, type WrittenCard } from './cards.js';
import type { ErrorCode } from './errors.js';
import type { Header } from './header.js';
import { Refusal } from './reader.js';

interface PlacedCard extends WrittenCard {
  readonly pile: PileId;
}

/** What a text says of a position. */
export interface Draft extends Header {
  readonly diagram: boolean;
  readonly cards: PlacedCard[];
  redeals?: number;
  base?: { readonly rank: Rank; readonly at: number };
}

/** Refuses a card that is there twice and, but for a diagram, unknown and missing cards. */
export function checkDeck(cards: readonly WrittenCard[], end: number, diagram = false): void {
  const seen = new Set<Card>();
  for (const { card, at } of cards) {
    if (seen.has(card)) throw new Refusal('card-twice', at);
    if (card !== UNKNOWN) seen.add(card);
    else if (!diagram) throw new Refusal('unknown', at);
  }
  const missing = DECK.filter((card) => !seen.has(card));
  if (missing.length && !diagram)
    throw new Refusal('cards-missing', end, missing.map((card) => makeCard(card)).join(' '));
  const over = cards[52];
  if (over) throw new Refusal('too-many-cards', over.at);
}

/** The rank that the foundations start from: their first card's, unless the rules or the text say it. */
function baseOf({ rules, cards, base, diagram }: Draft, end: number): Rank | null {
  const first = cards.find(({ pile }) => FOUNDATIONS.includes(pile));
  const natural = rules.start === 'ace' ? 0 : first && rankOf(first.card);
  if (base && natural !== undefined && natural !== base.rank) throw new Refusal('base-differs', base.at);
  const rank = natural ?? base?.rank ?? null;
  if (rank === null && rules.start === 'dealt' && !diagram) throw new Refusal('base-missing', end);
  return rank;
}

/** What makes it impossible that this card lies on what its pile holds already. */
function whyImpossible(
  position: Position,
  rules: GameRules,
  { card, down, pile: id }: PlacedCard,
): ErrorCode | undefined {
  const { build, cap, lift, piles } = rules.tableau;
  const { cards, hidden } = pileOf(position, id);
  const on = cards.at(-1);
  const kind = id[0];
  if (down && kind !== 's' && !(kind === 't' && piles.some((pile) => pile.hidden))) return 'down-here';
  if (down && hidden < cards.length) return 'down-on-up';
  if (kind === 'f') {
    const twin = on === undefined && FOUNDATIONS.some((other) => suitOfPile(position, other) === suitOf(card));
    return twin ? 'suit-twice' : fitsFoundation(position, card, id) ? undefined : 'not-built';
  }
  const limit = kind === 't' ? cap : kind === 'r' ? rules.reserves?.[tableauIndex(id)] : undefined;
  if (cards.length === limit) return 'too-high';
  if (position.base === null && rules.start === 'chosen' && (kind === 'w' || (kind === 't' && on !== undefined)))
    return 'no-base';
  const ordered = kind === 't' && (lift === 'whole' || lift === 'part');
  return ordered && on !== undefined && !fitsOn(build, card, on) ? 'no-sequence' : undefined;
}

const suitOfPile = (position: Position, id: PileId): Suit | undefined => {
  const card = topOf(pileOf(position, id));
  return card === undefined ? card : suitOf(card);
};

/** The position of a draft, what the rules force already done; `end` is the place of what is missing. */
export function positionOfDraft(draft: Draft, end: number): Position {
  const { game, variant, rules, cards, diagram } = draft;
  checkDeck(cards, end, diagram);
  const piles = Object.fromEntries(pileIdsOf(rules).map((id) => [id, { cards: [] as Card[], hidden: 0 }]));
  const position = {
    game,
    variant,
    piles,
    base: baseOf(draft, end),
    redeals: draft.redeals ?? rules.stock?.redeals ?? 0,
  };
  for (const placed of cards) {
    const code = whyImpossible(position, rules, placed);
    if (code) throw new Refusal(code, placed.at);
    const pile = piles[placed.pile];
    pile?.cards.push(placed.card);
    if (pile && placed.down) pile.hidden++;
  }
  return settle(diagram ? { ...position, diagram } : position);
}
