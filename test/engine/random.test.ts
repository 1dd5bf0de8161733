/** The deck of a seed: frozen decks, and the algorithm written a second time from the words of the README. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { deal, makeCard } from '../../src/engine.js';
import { deckOf } from '../../src/engine/random.js';
import { anyText } from '../support/arbitraries.js';
import { EVERYWHERE, tableOf } from '../support/fixtures.js';
import { ORACLES } from '../oracles/index.js';
import { GOLDEN } from './golden-decks.js';

const WORD = 2n ** 32n;

/** From the README alone, with big integers so that no rounding or sign can hide. */
function deckByTheBook(seed: string): string[] {
  const bytes = new TextEncoder().encode(seed);
  const [a, b, c, d] = [0n, 1n, 2n, 3n].map((lane) => {
    let hash = 2166136261n + lane;
    for (const byte of bytes) hash = ((hash ^ BigInt(byte)) * 16777619n) % WORD;
    return hash;
  }) as [bigint, bigint, bigint, bigint];
  const state = { a, b, c, d };
  const word = (): bigint => {
    const out = (state.a + state.b + state.d) % WORD;
    state.d = (state.d + 1n) % WORD;
    state.a = state.b ^ (state.b / 512n);
    state.b = (state.c * 9n) % WORD;
    state.c = (((state.c * 2097152n) % WORD) + state.c / 2048n + out) % WORD;
    return out;
  };
  for (let i = 0; i < 20; i++) word();
  const deck = ['c', 'd', 'h', 's'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));
  for (let i = 51; i > 0; i--) {
    const n = BigInt(i + 1);
    let drawn = word();
    while (drawn >= WORD - (WORD % n)) drawn = word();
    const j = Number(drawn % n);
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
  return deck;
}

const deckText = (seed: string): string =>
  deckOf(seed)
    .map((card) => makeCard(card))
    .join(' ');

test('the decks of these seeds are what they were', () => {
  assert.ok(GOLDEN.length >= 20);
  for (const [seed, deck] of GOLDEN) assert.equal(deckText(seed), deck, JSON.stringify(seed.slice(0, 40)));
});

test('different texts give different decks; a lone surrogate is U+FFFD, nothing is normalised', () => {
  const decks = new Map(GOLDEN);
  assert.equal(decks.get('\ud800'), decks.get('\ufffd'));
  assert.notEqual(decks.get('caf\u00e9'), decks.get('cafe\u0301'));
  assert.equal(new Set(decks.values()).size, GOLDEN.length - 1);
});

test('the README says the same', () => {
  for (const [seed, deck] of GOLDEN) assert.equal(deckByTheBook(seed).join(' '), deck);
  fc.assert(
    fc.property(anyText, (seed) => {
      assert.equal(deckText(seed), deckByTheBook(seed).join(' '));
    }),
    { numRuns: 200 },
  );
});

test('every card comes to every place about equally often', () => {
  const counts = Array.from({ length: 52 }, () => Array<number>(52).fill(0));
  for (let n = 0; n < 5200; n++) deckOf(`fair ${String(n)}`).forEach((card, place) => counts[place]![card]!++);
  // 51 × 51 degrees of freedom: mean 2601, standard deviation 72. Seeds are fixed, so this cannot fail by chance.
  const chiSquare = counts.flat().reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0);
  assert.ok(Math.abs(chiSquare - 2601) < 4 * 72, String(chiSquare));
});

test('the deal of a seed is the deal of its deck, in every variant', () => {
  for (const where of EVERYWHERE)
    for (const [seed, deck] of GOLDEN.slice(0, 12))
      assert.deepEqual(tableOf(deal({ ...where, seed })), ORACLES[where.game].deal(where.variant, deck.split(' ')));
});

test("standard is the variant where none is given; unknown names are the caller's mistake", () => {
  assert.deepEqual(deal({ game: 'yukon', seed: 'x' }), deal({ game: 'yukon', variant: 'standard', seed: 'x' }));
  for (const variant of ['', 'Standard', 'toString', '__proto__', 'duchess'])
    assert.throws(() => deal({ game: 'yukon', variant, seed: 'x' }), RangeError);
  for (const game of ['', 'klondike', 'constructor', '__proto__'])
    assert.throws(() => deal({ game: game as 'yukon', seed: 'x' }), RangeError);
});
