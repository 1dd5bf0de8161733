/** The words of one element: those of its language, fetched when first needed, with what the page has put in their place. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Problem } from '../controllers/start.js';
import { strings as english } from '../locale/en.js';
import { unpack } from '../locale/pack.js';
import { fallbacksOf, languageOf, type LanguageId } from '../locale/pick.js';
import type { Strings, StringsOverride } from '../locale/strings.js';
import { loadWords } from './extras.js';
import { languageTagOf, watchLanguage } from './language.js';

/** What the words need of the element. */
export interface VocabularyHost extends ReactiveControllerHost, Element {
  /** A language could not be had. */
  extraFailed(problem: Problem): void;
}

const loaded = new Map<LanguageId, Strings>([['en', english]]);
/** What pages have handed in, by tag in small letters. */
const overrides = new Map<string, StringsOverride>();
/** What is to be told when a page hands words in: one function for each element on the page. */
const followers = new Set<() => void>();

/** Puts words in the place of those of a language, or beside them under a tag of their own; at once, everywhere. */
export function overrideWords(tag: string, strings: StringsOverride): void {
  const [key = ''] = fallbacksOf(tag);
  overrides.set(key, { ...overrides.get(key), ...strings });
  for (const follow of followers) follow();
}

/** The words for a tag; undefined while they have to be fetched. A region's words go over those of its language. */
function wordsOf(tag: string): Strings | undefined {
  const words = loaded.get(languageOf(tag));
  return words && fallbacksOf(tag).reduceRight((all, key) => ({ ...all, ...overrides.get(key) }), words);
}

export class Vocabulary implements ReactiveController {
  readonly #host: VocabularyHost;
  /** The language tag around the element; undefined before it was looked at. */
  #tag: string | undefined;
  #words: Strings | undefined;
  #language: LanguageId = 'en';
  #unwatch: (() => void) | undefined;

  constructor(host: VocabularyHost) {
    this.#host = host;
    host.addController(this);
  }

  /** False while the first words are being fetched: nothing is shown or said until then. */
  get ready(): boolean {
    return this.#words !== undefined;
  }
  get strings(): Strings {
    return this.#words ?? english;
  }
  /** The language of what is fetched besides; English where the words could not be had. */
  get language(): LanguageId {
    return this.#language;
  }
  /** What the page says of its language; for the page's own texts. */
  get pageTag(): string {
    return this.#tag ?? '';
  }

  hostConnected(): void {
    this.#unwatch = watchLanguage(this.#host, this.#look);
    followers.add(this.#follow);
    this.#follow();
  }
  hostDisconnected(): void {
    this.#unwatch?.();
    followers.delete(this.#follow);
  }

  readonly #look = (): void => {
    // The direction may have changed alone.
    if (languageTagOf(this.#host) === this.#tag) this.#host.requestUpdate();
    else this.#follow();
  };

  readonly #follow = (): void => {
    const tag = languageTagOf(this.#host);
    const known = wordsOf(tag);
    const isAsked = tag === this.#tag;
    this.#tag = tag;
    if (known) this.#take(known, tag);
    else if (!isAsked) void this.#fetch(tag);
  };

  /** Fetches words and takes them, unless another language is wanted meanwhile; what was there stays until then. */
  async #fetch(tag: string): Promise<void> {
    const id = languageOf(tag);
    if (id === 'en') return;
    const read = await loadWords(id);
    if (read.ok) loaded.set(id, unpack(read.value));
    if (tag !== this.#tag) return;
    const got = read.ok ? tag : 'en';
    this.#take(wordsOf(got), got);
    if (!read.ok) this.#host.extraFailed(read.error);
  }

  #take(words: Strings | undefined, tag: string): void {
    this.#words = words;
    this.#language = languageOf(tag);
    this.#host.requestUpdate();
  }
}
