/** What is spoken: the name of a pile, what lies where, what a move did. Pure functions from positions to sentences. */
import { cardAt, rankOf, suitOf, type Rank } from '../engine/card.js';
import { scoreOf } from '../engine/outcome.js';
import { changeOf } from '../engine/play.js';
import { FOUNDATIONS, pileIdsOf, pileOf, rulesOf, type Move, type PileId, type Position } from '../engine/position.js';
import type { Strings } from './strings.js';
import { cardName, cardsText, count, numberText, pileName, targetText } from './words.js';

/** What is there, with something between. */
const join = (between: string, parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(between);

const cardNames = (s: Strings, cards: readonly number[]): string =>
  cards.map((card) => cardName(s, card)).join(s.comma);

/** "Column 3, 5 cards, 2 face down, queen of hearts on top" */
export function pileLabel(s: Strings, position: Position, id: PileId): string {
  const { cards, hidden } = pileOf(position, id);
  const size = cards.length;
  return join(s.comma, [
    pileName(s, position.game, id),
    size ? count(s, s.cards, size) : s.empty,
    hidden > 0 && id !== 's' && count(s, s.hidden, hidden),
    hidden < size && s.top(cardNames(s, cards.slice(-1))),
    id === 's' && !size && count(s, s.redeals, position.redeals),
  ]);
}

/** All cards of a pile, bottom to top. */
export function readPile(s: Strings, position: Position, id: PileId): string {
  const { cards, hidden } = pileOf(position, id);
  const text = join(s.comma, [hidden > 0 && count(s, s.hidden, hidden), cardNames(s, cards.slice(hidden))]);
  return s.pair(pileName(s, position.game, id), text || s.empty);
}

/** The top card of every pile but the foundations and the stock. */
export const readTops = (s: Strings, position: Position): string =>
  pileIdsOf(rulesOf(position))
    .filter((id) => !/[fs]/.test(id))
    .map((id) => {
      const { cards, hidden } = pileOf(position, id);
      const top = cards.length > hidden ? cardNames(s, cards.slice(-1)) : hidden && count(s, s.hidden, hidden);
      return s.pair(pileName(s, position.game, id), top || s.empty);
    })
    .join(s.semicolon);

/** A rank by itself: "ten". */
export const rankName = (s: Strings, rank: Rank): string => (s.bare ?? String)(s.ranks[rank] ?? '');

function nextName(s: Strings, { base, piles }: Position, id: PileId): string {
  const top = piles[id]?.cards.at(-1);
  return top === undefined ? rankName(s, base ?? 0) : cardName(s, cardAt((rankOf(top) + 1) % 13, suitOf(top)));
}

/** The base, what each foundation needs, redeals left, score. */
export function readGoal(s: Strings, position: Position): string {
  const { base, redeals, game } = position;
  const { start, stock } = rulesOf(position);
  const needs = FOUNDATIONS.map((id) => {
    const full = pileOf(position, id).cards.length === 13;
    return s.pair(pileName(s, game, id), full ? s.complete : s.next(nextName(s, position, id)));
  });
  return join(s.semicolon, [
    base === null ? s.notices.chooseBase : start !== 'ace' && s.pair(s.labels.base, rankName(s, base)),
    ...(base === null ? [] : needs),
    stock && count(s, s.redeals, redeals),
    s.pair(s.labels.score, numberText(s, scoreOf(position))),
  ]);
}

/** A move before it is made: "ten of spades and 3 more onto jack of hearts". */
export function moveText(s: Strings, position: Position, { from, count: number, to }: Move): string {
  if (from === 's') return s.drawMove;
  if (to === 's') return s.redealMove;
  return `${cardsText(s, position, from, number)} ${targetText(s, position, to)}`;
}

/** Moves in words; of several empty piles of one kind only the first is told. */
export function readMoves(s: Strings, position: Position, moves: readonly Move[]): string {
  const told = new Map<string, string>();
  for (const move of moves.toReversed()) {
    const target = pileOf(position, move.to).cards.length
      ? move.to
      : pileName(s, position.game, move.to).replace(/\d+/, '');
    told.set(`${move.from}*${move.count}>${target}`, moveText(s, position, move));
  }
  const texts = [...told.values()].reverse();
  return texts[0] ? s.pair(count(s, s.moves, texts.length), texts.join(s.semicolon)) : s.notices.stuck;
}

/** Said when cards are picked up. */
export const pickedText = (s: Strings, position: Position, id: PileId, number: number): string =>
  s.picked(cardsText(s, position, id, number));

/** What happened and why; `move` is the move made, for an undo the one taken back. */
export interface Happening {
  readonly move?: Move;
  readonly cause: 'play' | 'page' | 'hint' | 'auto' | 'undo' | 'redo';
  /** Said after the change, where it became so. */
  readonly status?: 'playing' | 'won' | 'stuck';
}

/** A change in one short sentence: the move, cards that went up by themselves, cards turned up, won or stuck. */
export function narrate(s: Strings, before: Position, after: Position, { move, cause, status }: Happening): string {
  const back = cause === 'undo';
  const change = back ? changeText(s, after, before, move) : changeText(s, before, after, move);
  const text = join(s.semicolon, [
    back ? s.undone(change) : cause === 'redo' ? s.redone(change) : change,
    move?.to === 's' && count(s, s.redeals, after.redeals),
  ]);
  // Not `toLocaleUpperCase`, which takes the accent from a Greek capital.
  const said = text.slice(0, 1).toUpperCase() + text.slice(1);
  return join('. ', [said, status !== 'playing' && status && s.notices[status]]);
}

function changeText(s: Strings, before: Position, after: Position, move?: Move): string {
  const { cards, turned } = changeOf(before, after);
  if (move?.to === 's') return s.redealt;
  const lifted = move ? pileOf(before, move.from).cards.slice(-move.count) : [];
  const risen = cardNames(
    s,
    cards.filter((card) => !lifted.includes(card)),
  );
  const shown = cardNames(
    s,
    turned.filter((card) => !cards.includes(card)),
  );
  return join(s.semicolon, [
    move && (move.from === 's' ? s.drawn(cardNames(s, lifted)) : moveText(s, before, move)),
    risen && s.wentUp(risen),
    shown && s.turned(shown),
  ]);
}

/** Said when a new game lies there: its name, then the base or cards that went up by themselves. */
export function dealText(s: Strings, position: Position): string {
  const up = FOUNDATIONS.flatMap((id) => pileOf(position, id).cards);
  return join(s.semicolon, [
    s.pair(s.commands.deal, s.games[position.game]),
    // A position that was loaded may have many there: they are no news.
    position.base === null ? s.notices.chooseBase : up.length > 0 && up.length < 5 && s.wentUp(cardNames(s, up)),
  ]);
}
