/** Every language of the widget, for tests that all of them must pass. */
import { strings as english } from '../../src/locale/en.js';
import { ORDER, unpack, type PackedStrings } from '../../src/locale/pack.js';
import { LANGUAGES, type LanguageId } from '../../src/locale/pick.js';
import { pseudo, pseudoStrings } from '../../src/locale/pseudo.js';
import type { Help } from '../../src/locale/rules/help.js';
import type { Strings } from '../../src/locale/strings.js';
import { strings as ca } from '../../src/locale/ca.js';
import { strings as fr } from '../../src/locale/fr.js';
import { strings as oc } from '../../src/locale/oc.js';
import { strings as el } from '../../src/locale/el.js';
import { strings as eu } from '../../src/locale/eu.js';
import { strings as es } from '../../src/locale/es.js';
import { strings as de } from '../../src/locale/de.js';
import { strings as ar } from '../../src/locale/ar.js';
import { help as caHelp } from '../../src/locale/rules/ca.js';
import { help as frHelp } from '../../src/locale/rules/fr.js';
import { help as ocHelp } from '../../src/locale/rules/oc.js';
import { help as elHelp } from '../../src/locale/rules/el.js';
import { help as euHelp } from '../../src/locale/rules/eu.js';
import { help as esHelp } from '../../src/locale/rules/es.js';
import { help as deHelp } from '../../src/locale/rules/de.js';
import { help as arHelp } from '../../src/locale/rules/ar.js';
import { help as enHelp } from '../../src/locale/rules/en.js';

export type Translated = (typeof LANGUAGES)[number];

export const PACKED: Readonly<Record<Translated, PackedStrings>> = { ca, fr, oc, el, eu, es, de, ar };

/** The languages that readers have, unpacked. */
export const STRINGS = Object.fromEntries([
  ['en', english],
  ...LANGUAGES.map((id) => [id, unpack(PACKED[id])] as const),
]) as Readonly<Record<LanguageId, Strings>>;

export const HELP: Readonly<Record<LanguageId, Help>> = {
  ...{ en: enHelp, ca: caHelp, fr: frHelp, oc: ocHelp, el: elHelp },
  ...{ eu: euHelp, es: esHelp, de: deHelp, ar: arHelp },
};

/** The same and the two pseudo-languages. */
export const ALL: readonly (readonly [name: string, strings: Strings, help: Help])[] = [
  ...Object.entries(STRINGS).map(([id, strings]) => [id, strings, HELP[id as LanguageId]] as const),
  ['en-XA', pseudoStrings(english), pseudo(enHelp)],
  ['ar-XB', pseudoStrings(english, 'ar-XB'), pseudo(enHelp)],
];

/** The tables of a language, with their names. */
export const tablesOf = (s: Strings): readonly (readonly [string, Readonly<Record<string, string>>])[] =>
  (Object.keys(ORDER) as (keyof typeof ORDER)[]).map((name) => [name, { ...s[name] } as Record<string, string>]);

/** Every text that stands in some value as it is, not made by a function. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
