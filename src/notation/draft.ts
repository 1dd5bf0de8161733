/** From the cards of a text to a position: refuses what can never lie on a table. */
import { fitsFoundation, fitsOn } from '../engine/build.js';
import { DECK, rankOf, suitOf, UNKNOWN, type Card, type Rank } from '../engine/card.js';
import { EMPTY, pileIdsOf, pileOf, tableauIndex, type Pile, type PileId, type Position } from '../engine/position.js';
import { settle, without } from '../engine/settle.js';
import type { GameId, GameRules } from '../games/index.js';
import { makeCard, type WrittenCard } from './cards.js';
import type { ErrorCode } from './errors.js';
import type { Reader } from './reader.js';

interface PlacedCard extends WrittenCard {
  readonly pile: PileId;
}

/** What a text says of a position. */
export interface Draft {
  readonly game: GameId;
  readonly variant: string;
  readonly rules: GameRules;
  readonly diagram: boolean;
  readonly cards: PlacedCard[];
  redeals: number;
  base?: { readonly rank: Rank; readonly at: number };
}

/** Refuses a card that is there twice and, but for a diagram, unknown and missing cards. */
export function checkDeck(reader: Reader, cards: readonly WrittenCard[], diagram = false): void {
  const missing = new Set<Card>(DECK);
  cards.forEach(({ card, at }, i) => {
    if (card !== UNKNOWN && !missing.delete(card)) reader.refuse('card-twice', at);
    if (card === UNKNOWN && !diagram) reader.refuse('unknown', at);
    if (i > 51) reader.refuse('too-many-cards', at);
  });
  if (!diagram && missing.size)
    reader.refuse('cards-missing', reader.at, Array.from(missing, (card) => makeCard(card)).join(' '));
}

/** The rank that the foundations start from: their first card's, unless the rules or the text say it. */
function baseOf(reader: Reader, { rules, cards, base, diagram }: Draft): Rank | null {
  const first = cards.find(({ pile }) => pile[0] === 'f');
  const rank = rules.start === 'ace' ? 0 : first ? rankOf(first.card) : (base?.rank ?? null);
  if (base && base.rank !== rank) reader.refuse('base-differs', base.at);
  if (rank === null && rules.start === 'dealt' && !diagram) reader.refuse('base-missing');
  return rank;
}

/** What makes it impossible that this card lies on what its pile holds already. */
function whyImpossible(position: Position, { rules, cards }: Draft, placed: PlacedCard): ErrorCode | undefined {
  const { card, down, pile: id, at } = placed;
  const { build, cap, lift, piles } = rules.tableau;
  const { cards: under, hidden } = pileOf(position, id);
  const on = under.at(-1);
  const [kind] = id;
  const covers = kind === 't' && on !== undefined;
  const limit = kind === 't' ? cap : kind === 'r' ? rules.reserves?.[tableauIndex(id)] : undefined;
  const twin = (other: PlacedCard) => other.at < at && other.pile[0] === 'f' && suitOf(other.card) === suitOf(card);
  if (down && id !== 's' && !(kind === 't' && piles.some((pile) => pile.hidden))) return 'down-here';
  if (down && hidden < under.length) return 'down-on-up';
  if (kind === 'f' && on === undefined && cards.some(twin)) return 'suit-twice';
  if (kind === 'f' && !fitsFoundation(position, card, id)) return 'not-built';
  if (under.length === limit) return 'too-high';
  if (position.base === null && rules.start === 'chosen' && (covers || id === 'w')) return 'no-base';
  if (covers && (lift === 'whole' || lift === 'part') && !fitsOn(build, card, on)) return 'no-sequence';
  return undefined;
}

/** The position of a draft, what the rules force already done; what is missing is missed where the reader stands. */
export function positionOfDraft(reader: Reader, draft: Draft): Position {
  const { game, variant, rules, cards, redeals, diagram } = draft;
  checkDeck(reader, cards, diagram);
  const piles: Record<PileId, Pile> = Object.fromEntries(pileIdsOf(rules).map((id) => [id, EMPTY]));
  const position = { game, variant, piles, base: baseOf(reader, draft), redeals };
  for (const placed of cards) {
    const code = whyImpossible(position, draft, placed);
    if (code) reader.refuse(code, placed.at);
    const pile = pileOf(position, placed.pile);
    piles[placed.pile] = { cards: [...pile.cards, placed.card], hidden: pile.hidden + Number(placed.down) };
  }
  for (const id of pileIdsOf(rules)) piles[id] = without(pileOf(position, id), 0, id !== 's');
  return settle(diagram ? { ...position, diagram } : position);
}
