/**
 * From a seed's text to a deck. Frozen for ever: seeds stand in people's pages and saved games. The README states the
 * same algorithm in ten lines; golden decks in the tests hold it in place.
 */
import { DECK, type Card } from './card.js';

// Part of every platform, but not of the language, whose library is all that this folder is compiled with. A lone
// surrogate becomes U+FFFD there, as in every UTF-8 encoder.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const WORDS = 2 ** 32;

/**
 * 32-bit words drawn from a text: four FNV-1a hashes of its UTF-8 bytes (offset basis 2166136261 + lane) are the state
 * of Chris Doty-Humphrey's generator sfc32, whose first 20 words are thrown away.
 */
function wordsOf(seed: string): () => number {
  const bytes = new TextEncoder().encode(seed);
  let [a = 0, b = 0, c = 0, d = 0] = [0, 1, 2, 3].map((lane) =>
    bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 16777619), 2166136261 + lane),
  );
  const next = () => {
    const word = (a + b + d++) >>> 0;
    a = b ^ (b >>> 9);
    b = (c * 9) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    return word;
  };
  for (let i = 0; i < 20; i++) next();
  return next;
}

/** The deck of a seed, in dealing order: Fisher–Yates from the last card down, each index without bias by rejection. */
export function deckOf(seed: string): readonly Card[] {
  const next = wordsOf(seed);
  const deck = [...DECK];
  for (let n = 52; n > 1; n--) {
    let word = next();
    while (word >= WORDS - (WORDS % n)) word = next();
    const [card = 0] = deck.splice(word % n, 1, deck[n - 1] ?? 0);
    deck[n - 1] = card;
  }
  return deck;
}
