/** The server of the daily challenge: what it counts, and what it refuses. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judge as judgeRecord } from '../../demo/daily-server.mjs';
import { deal, makeMove, makeRecord, type GameRecord } from '../../src/engine.js';
import { solve } from '../../src/solver.js';

interface Judged {
  readonly ok: boolean;
  readonly seed?: string;
  readonly moves?: number;
  readonly message?: string;
}

const judge = (record: string, time: number) => judgeRecord(record, time) as Judged;

const NOON = Date.UTC(2026, 10, 29, 12);

/** A won game of a day, as the element writes it. */
async function wonOn(date: string): Promise<GameRecord> {
  const seed = `club-${date}`;
  const start = deal({ game: 'glenwood', seed });
  const answer = await solve(start);
  assert.ok(answer.verdict === 'winnable');
  return { game: 'glenwood', variant: 'standard', seed, start, steps: answer.moves.map((move) => ({ moves: [move] })) };
}

describe('the server of the daily challenge', async () => {
  const won = await wonOn('2026-11-29');
  const text = makeRecord(won);

  it('counts a game of today that is won', () => {
    assert.deepEqual(judge(text, NOON), { ok: true, seed: won.seed, moves: won.steps.length });
  });

  it('counts comments and other spellings as nothing', () => {
    const commented = { ...won, comment: 'well', steps: won.steps.map((step) => ({ ...step, comment: 'done' })) };
    assert.ok(judge(makeRecord(commented).replaceAll('; ', '\n'), NOON).ok);
  });

  it('counts it wherever on earth it is still that day, and not later', () => {
    const hours = (n: number) => Date.UTC(2026, 10, 29, n);
    for (const time of [hours(-14), hours(0), hours(24 + 11)]) assert.ok(judge(text, time).ok);
    for (const time of [hours(-15), hours(24 + 12)]) assert.equal(judge(text, time).ok, false);
  });

  const refused = {
    'no record': 'hello',
    nothing: '',
    'a game of another tag': 'yukon/standard; seed: club-2026-11-29; moves:',
    'a game of yesterday': text.replace('2026-11-29', '2026-11-28'),
    'another seed': text.replace('club-', 'pub-'),
    'another variant': text.replace('glenwood/standard', 'glenwood/two-redeals'),
    'a position of its own': makeRecord({ ...won, start: won.start }).replace(/seed: [^;]*/, 'redeals: 1'),
    'a game that is not won': makeRecord({ ...won, steps: won.steps.slice(0, -1) }),
    'a move left out': makeRecord({ ...won, steps: won.steps.filter((_, i) => i !== 40) }),
    'a move twice': makeRecord({ ...won, steps: [...won.steps, ...won.steps.slice(-1)] }),
    'the end alone': makeRecord({ ...won, steps: won.steps.slice(-20) }),
    'more text behind': `${text} and I have won`,
  };
  for (const [what, record] of Object.entries(refused))
    it(`refuses ${what}`, () => {
      const result = judge(record, NOON);
      assert.equal(result.ok, false);
      assert.ok(result.message);
    });

  it('names the move that is not legal', () => {
    const wrong = won.steps.map((step, i) => (i === 3 ? { moves: [{ from: 't1', count: 1, to: 'r1' }] } : step));
    const record = makeRecord({ ...won, steps: wrong });
    const column = record.indexOf(makeMove({ from: 't1', count: 1, to: 'r1' })) + 1;
    assert.match(judge(record, NOON).message ?? '', new RegExp(`^Line 1, column ${String(column)}: t1>r1: `));
  });
});
