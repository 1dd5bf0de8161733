/** From a language tag to one of our languages and to a direction. Pure: what is loaded and kept is for each element. */

/** Languages that are fetched on demand, by their primary subtag; English is always there. */
export const LANGUAGES = ['ca', 'fr', 'oc', 'el', 'eu', 'es', 'de', 'ar'] as const;
export type LanguageId = (typeof LANGUAGES)[number] | 'en';

/** A tag and what it falls back to, longest first, in small letters: `ca-es-valencia`, `ca-es`, `ca`. */
export function fallbacksOf(tag: string): readonly string[] {
  const parts = tag.trim().toLowerCase().split(/[-_]/);
  return parts.map((_, i) => parts.slice(0, parts.length - i).join('-'));
}

/** The language that we have for a tag; English, whole, where we have none. */
export const languageOf = (tag: string): LanguageId => LANGUAGES.find((id) => fallbacksOf(tag).includes(id)) ?? 'en';

/** A script stands right behind the language; `ar-u-nu-latn` is Arabic with Latin digits only. */
const RIGHT_TO_LEFT = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)(?![a-z\d]|.latn)|^[a-z]+.(arab|hebr)(?![a-z\d])/i;

/** The direction of a language's usual script, or of the one that its tag names. */
export const directionOf = (tag: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.test(tag.trim()) ? 'rtl' : 'ltr');
