/** Numbers, cards and piles in the words of a language. */
import { rankOf, suitOf, type Card, type Rank } from '../engine/card.js';
import { pileOf, type PileId, type Position } from '../engine/position.js';
import { GAMES, type GameId } from '../games/index.js';
import type { Forms, PileKind, Strings } from './strings.js';

/** Making one costs more than a whole label; there are never more of them than languages on the page. */
const pluralRules: Record<string, Intl.PluralRules> = {};

const categoryOf = ({ tag, plural }: Strings, n: number): Intl.LDMLPluralRule =>
  plural ? plural(n) : (pluralRules[tag] ??= new Intl.PluralRules(tag)).select(n);

/** A whole number. Below a thousand nothing is grouped and no language needs to be asked. */
export const numberText = ({ tag }: Strings, n: number): string => (n < 1000 ? String(n) : n.toLocaleString(tag));

/** A number with its noun: "5 moves". */
export const count = (s: Strings, forms: Forms, n: number): string =>
  (forms[categoryOf(s, n)] ?? forms.other).replace('#', numberText(s, n));

/** Milliseconds as a clock shows them: 4:05, 1:00:00. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [hours, ...rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const digits = rest.map((part) => String(part).padStart(2, '0')).join(':');
  return hours ? `${hours}:${digits}` : digits.replace(/^0/, '');
}

/** What the corner of a card shows: A, 2 … 10, J, Q, K or the letters of the language. */
export const cornerOf = ({ courts }: Strings, rank: Rank): string =>
  (rank === 0 ? courts[0] : rank > 9 ? courts[rank - 9] : undefined) ?? String(rank + 1);

/** "ten of spades" */
export const cardName = (s: Strings, card: Card): string =>
  s.card(s.ranks[rankOf(card)] ?? '', s.suits[suitOf(card)] ?? '');

const KINDS: Readonly<Record<string, PileKind>> = { f: 'foundation', r: 'reserve', s: 'stock', w: 'waste' };

function kindOf(game: GameId, id: PileId): PileKind {
  const { piles, cap } = GAMES[game].variants.standard.tableau;
  return KINDS[id[0] ?? ''] ?? (!cap ? 'column' : piles[Number(id.slice(1)) - 1]?.fill === 'any' ? 'hole' : 'pile');
}

const named = (s: Strings, names: Strings['piles'], game: GameId, id: PileId): string => {
  const name = names[kindOf(game, id)];
  return id[1] ? s.nth(name, id.slice(1)) : name;
};

/** "Column 3" */
export const pileName = (s: Strings, game: GameId, id: PileId): string => named(s, s.piles, game, id);

/** "ten of spades and 3 more": the cards that lie from `count` below the top of a pile. */
export function cardsText(s: Strings, position: Position, id: PileId, number: number): string {
  const name = cardName(s, pileOf(position, id).cards.at(-number) ?? 0);
  return number > 1 ? `${name} ${count(s, s.more, number - 1)}` : name;
}

/** Where cards are put: "onto jack of hearts", "to column 3". */
export function targetText(s: Strings, position: Position, id: PileId): string {
  const card = pileOf(position, id).cards.at(-1);
  return id[0] === 't' && card !== undefined
    ? s.onto(cardName(s, card), rankOf(card), suitOf(card))
    : named(s, s.to, position.game, id);
}

/** What the widget is told of an error: a code, a sentence, perhaps a place in a text and what it is about. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
  readonly subject?: string;
}

/** An error in the words of the language, else in its own; then line and column. The subject is notation: isolated. */
export function errorText(s: Strings, { code, message, line, column, subject }: Failure): string {
  const known = (s.errors as Readonly<Record<string, string>>)[code] ?? (s.reasons as Record<string, string>)[code];
  const text = known === undefined ? message : subject ? s.pair(`\u2068${subject}\u2069`, known) : known;
  return line ? `${text} (${line}:${column ?? 1})` : text;
}
