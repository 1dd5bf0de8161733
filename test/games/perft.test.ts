/** Counts of move sequences, frozen once the engine and the naive referee agreed: `npm run perft` prints them anew. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { naiveRow, row } from '../perft.js';
import { EVERYWHERE } from '../support/fixtures.js';

const frozen = JSON.parse(readFileSync(new URL('perft.json', import.meta.url), 'utf8')) as Record<
  string,
  Record<string, number[]>
>;

test('every variant has rows', () => {
  assert.deepEqual(
    Object.keys(frozen),
    EVERYWHERE.map(({ game, variant }) => `${game}/${variant}`),
  );
});

for (const where of EVERYWHERE)
  test(`${where.game}/${where.variant}`, () => {
    for (const [seed, counts] of Object.entries(frozen[`${where.game}/${where.variant}`]!)) {
      assert.deepEqual(row(where, seed, counts.length), counts);
      assert.deepEqual(naiveRow(where, seed, 2), counts.slice(0, 2));
    }
  });
