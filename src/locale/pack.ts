/**
 * Languages are fetched, and names of entries would be a quarter of what is fetched: so their tables travel as rows,
 * in a fixed order. A row that lacks an entry or has one too many does not compile; a test reads the names beside them.
 */
import { ERRORS } from '../notation/errors.js';
import { strings as english } from './en.js';
import type { Strings } from './strings.js';

/** The order of each table's entries: that of the English tables, which is all that is needed to unpack. */
export const ORDER = {
  games: ['bear-river', 'glenwood', 'yukon'],
  variants: [
    ...(['standard', 'free-return', 'open', 'aces', 'duchess', 'no-redeal', 'two-redeals', 'free-aces'] as const),
    ...(['strict-aces', 'russian', 'moosehide', 'alaska', 'roslin', 'brisbane', 'queensland', 'odessa'] as const),
  ],
  piles: ['foundation', 'column', 'pile', 'hole', 'reserve', 'stock', 'waste'],
  to: ['foundation', 'column', 'pile', 'hole', 'reserve', 'stock', 'waste'],
  commands: [
    ...(['deal', 'restart', 'undo', 'redo', 'hint', 'menu', 'finish', 'solve', 'stop', 'previous'] as const),
    ...(['copyDeal', 'copyPosition', 'copyRecord', 'share', 'rules', 'keys', 'statistics', 'print', 'close'] as const),
  ],
  labels: [
    ...(['toolbar', 'variant', 'faces', 'autoMove', 'showVerdict', 'timer', 'mirrored', 'letterKeys'] as const),
    ...(['base', 'redeals', 'score', 'moves', 'time'] as const),
  ],
  choices: ['plain', 'large', 'four-color', 'none', 'safe', 'all'],
  verdicts: ['winnable', 'unwinnable', 'unknown', 'searching'],
  notices: [
    ...(['won', 'stuck', 'stuckAtDeal', 'chooseBase', 'canFinish', 'findingDeal', 'noHint', 'showing'] as const),
    ...(['copied', 'released', 'fits'] as const),
  ],
  reasons: [
    ...(['no-pile', 'count', 'same-pile', 'empty', 'diagram', 'base-first', 'from-foundation', 'not-here'] as const),
    ...(['stock', 'redeal', 'no-redeal', 'face-down', 'top-only', 'whole-only', 'one-only', 'ace-stays'] as const),
    ...(['foundation', 'full', 'stays-empty', 'king-only', 'reserve-first', 'part-to-empty', 'no-fit'] as const),
  ],
  errors: [
    ...(['text', 'game', 'other-game', 'variant', 'group', 'group-twice', 'piles', 'card', 'card-twice'] as const),
    ...(['cards-missing', 'too-many-cards', 'unknown', 'redeals', 'base', 'seed', 'moves', 'move', 'comment'] as const),
    ...(['start', 'end', 'not-built', 'suit-twice', 'too-high', 'down-on-up', 'down-here', 'no-base'] as const),
    ...(['no-sequence', 'many-redeals', 'base-missing', 'base-differs'] as const),
    ...(['attribute', 'save', 'storage', 'extra', 'no-winnable', 'clipboard'] as const),
  ],
} as const satisfies { readonly [T in keyof Strings]?: readonly (keyof Strings[T])[] };

type Table = keyof typeof ORDER;
type Nothing<T extends never> = T;
type Row<Names extends readonly string[]> = { readonly [I in keyof Names]: string };
/** Does not compile while an entry of a table has no place in {@link ORDER}. */
export type LeftOut = Nothing<{ [T in Table]: Exclude<keyof Strings[T], (typeof ORDER)[T][number]> }[Table]>;

/** A language as it travels: whole, its tables in rows. */
export type PackedStrings = Omit<Strings, Table> & {
  readonly [T in Table]: Row<(typeof ORDER)[T]>;
};

/** The language as it is used. */
export function unpack(packed: PackedStrings): Strings {
  const tables: Record<string, unknown> = {};
  for (const [name, table] of Object.entries({ ...english, errors: { ...ERRORS, ...english.errors } })) {
    const row: unknown = packed[name as Table];
    if (!Array.isArray(row) || Array.isArray(table)) continue;
    tables[name] = Object.fromEntries(Object.keys(table).map((entry, i): [string, unknown] => [entry, row[i]]));
  }
  return { ...packed, ...(tables as Pick<Strings, Table>) };
}
