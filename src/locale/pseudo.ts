/**
 * A language that nobody speaks, made from any other for tests and the demo: every letter bears an accent and every
 * vowel is doubled, so that what is cut off or written outside the tables is seen at once.
 */
import type { Strings } from './strings.js';

const PLAIN = 'abcdefghijklmnopqrstuvwyzABCDEFGHIJKLMNOPQRSTUVWYZ';
const ACCENTED = 'åƀçđéƒĝĥîĵķļɱñöþǫŕšŧûṽŵýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŦÛṼŴÝŽ';

const letter = (c: string): string => ACCENTED[PLAIN.indexOf(c)] ?? c;

/** A text in pseudo-letters. What is accented already stays as it is, so that words may be put together. */
export const pseudoText = (text: string): string => text.replace(/[aeiou]/g, '$&$&').replace(/[A-Za-z]/g, letter);

/** Any part of a language, deep: texts, rows, tables, functions that give them. */
export function pseudo<T>(words: T): T {
  return changed(words) as T;
}

function changed(words: unknown): unknown {
  if (typeof words === 'string') return pseudoText(words);
  if (typeof words === 'function') return (...args: unknown[]) => changed(Reflect.apply(words, undefined, args));
  if (Array.isArray(words)) return words.map(changed);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, changed(value)]));
}

/** The words of the widget as `en-XA`, or as `ar-XB`, which runs from right to left. Plurals are those of English. */
export const pseudoStrings = (english: Strings, tag: 'en-XA' | 'ar-XB' = 'en-XA'): Strings => ({
  ...pseudo(english),
  tag: `${tag}-u-nu-latn`,
  plural: (n) => (n === 1 ? 'one' : 'other'),
});
