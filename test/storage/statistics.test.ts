/** Outcomes of games, and what they come to. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isBetter, makeOutcome, parseOutcome, type Outcome } from '../../src/storage/outcomes.js';
import { NO_STATISTICS, statisticsOf } from '../../src/storage/statistics.js';
import { anyText } from '../support/arbitraries.js';

const count = fc.nat(2 ** 31 - 1);
const outcome: fc.Arbitrary<Outcome> = fc
  .tuple(count, fc.option(fc.tuple(count, count)))
  .map(([at, won]) => (won ? { at, won: { moves: won[0], time: won[1] } } : { at }));

test('an outcome reads back to the same', () => {
  fc.assert(
    fc.property(outcome, (one) => {
      assert.deepEqual(parseOutcome(makeOutcome(one)), { ok: true, value: one });
    }),
  );
});

test('outcomes that the first version has stored can be read for ever', () => {
  assert.deepEqual(parseOutcome('0 1795953600000'), { ok: true, value: { at: 1795953600000 } });
  assert.deepEqual(parseOutcome('1 1795953600000 87 123456'), {
    ok: true,
    value: { at: 1795953600000, won: { moves: 87, time: 123456 } },
  });
});

test('whatever else stands there is an error', () => {
  for (const text of ['', '0', '1 5', '1 5 6', '0 5 6 7', '2 5', '0 5.5', '0 -5', ' 0 5', '0 5 ', '1 5 6 7 8', '0 5\n'])
    assert.deepEqual(parseOutcome(text), { ok: false, error: 'damaged' }, JSON.stringify(text));
  fc.assert(
    fc.property(anyText, (text) => {
      const read = parseOutcome(text);
      assert.ok(!read.ok || makeOutcome(read.value) === text);
    }),
  );
});

test('a deal given up may still be won; it is given up once and won once', () => {
  const lost = makeOutcome({ at: 1 });
  const won = makeOutcome({ at: 2, won: { moves: 3, time: 4 } });
  assert.ok(isBetter(lost, null) && isBetter(won, null) && isBetter(won, lost));
  assert.ok(!isBetter(lost, lost) && !isBetter(won, won) && !isBetter(lost, won));
});

/** The same numbers, worked out another way. */
function naively(outcomes: readonly Outcome[]) {
  const won = outcomes.flatMap((one) => (one.won ? [one.won] : []));
  const runs = [...outcomes]
    .sort((a, b) => a.at - b.at)
    .map((one) => (one.won ? 'w' : 'l'))
    .join('')
    .split('l')
    .map(({ length }) => length);
  return {
    played: outcomes.length,
    won: won.length,
    streak: runs.at(-1),
    bestStreak: Math.max(...runs),
    fewestMoves: Math.min(...won.map(({ moves }) => moves)),
    bestTime: Math.min(...won.map(({ time }) => time)),
  };
}

test('statistics of games in any order, against a plain count', () => {
  fc.assert(
    fc.property(fc.uniqueArray(outcome, { selector: ({ at }) => at, maxLength: 30 }), (outcomes) => {
      assert.deepEqual(statisticsOf(outcomes), naively(outcomes));
    }),
  );
  assert.deepEqual(statisticsOf([]), NO_STATISTICS);
});
