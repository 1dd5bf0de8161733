/**
 * From a seed's text to a deck. Frozen for ever: seeds stand in people's pages and saved games. The README states the
 * same algorithm in ten lines; golden decks in the tests hold it in place.
 */
import { DECK, type Card } from './card.js';

/** The text as UTF-8 bytes; a lone surrogate counts as U+FFFD, as in every UTF-8 encoder. */
function* utf8(text: string): Generator<number> {
  for (const character of text) {
    let code = character.codePointAt(0) ?? 0;
    if (code >= 0xd800 && code <= 0xdfff) code = 0xfffd;
    if (code < 0x80) yield code;
    else {
      const tail = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
      yield ((0xff00 >> (tail + 1)) & 0xff) | (code >> (6 * tail));
      for (let i = tail - 1; i >= 0; i--) yield 0x80 | ((code >> (6 * i)) & 0x3f);
    }
  }
}

/**
 * 32-bit words drawn from a text: four FNV-1a hashes of its UTF-8 bytes (offset basis 2166136261 + lane) are the state
 * of Chris Doty-Humphrey's generator sfc32, whose first 20 words are thrown away.
 */
function wordsOf(seed: string): () => number {
  const lane = [0, 1, 2, 3].map((i) => 2166136261 + i);
  for (const byte of utf8(seed)) for (let i = 0; i < 4; i++) lane[i] = Math.imul((lane[i] ?? 0) ^ byte, 16777619);
  let [a = 0, b = 0, c = 0, d = 0] = lane;
  const next = () => {
    const word = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    return word >>> 0;
  };
  for (let i = 0; i < 20; i++) next();
  return next;
}

/** The deck of a seed, in dealing order: Fisher–Yates from the last card down, each index without bias by rejection. */
export function deckOf(seed: string): readonly Card[] {
  const next = wordsOf(seed);
  const below = (n: number) => {
    const limit = 4294967296 - (4294967296 % n);
    let word = next();
    while (word >= limit) word = next();
    return word % n;
  };
  const deck = [...DECK];
  for (let i = 51; i > 0; i--) {
    const j = below(i + 1);
    const card = deck[i] ?? 0;
    deck[i] = deck[j] ?? 0;
    deck[j] = card;
  }
  return deck;
}
