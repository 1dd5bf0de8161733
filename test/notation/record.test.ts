import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  deal,
  makePosition,
  makeRecord,
  parseRecord,
  verifyRecord,
  type GameRecord,
  type Position,
} from '../../src/engine.js';
import { REASONS } from '../../src/engine/reasons.js';
import { ERRORS, replayRecord } from '../../src/notation/index.js';
import { anyText, walks, type Walk } from '../support/arbitraries.js';
import { moveOf } from '../support/diagram.js';
import { GOLDEN } from '../engine/golden-decks.js';
import { assertError } from './place.js';

const read = (text: string): GameRecord => {
  const result = parseRecord(text);
  assert.ok(result.ok, `${text}: ${JSON.stringify(result)}`);
  return result.value;
};

const comments = fc.option(fc.oneof(anyText, fc.string({ unit: fc.constantFrom(...'{}\\;\n ') })), { nil: undefined });

/** A game's record with comments, its moves in steps of one to three, from its seed or from a position. */
const records = (walk: fc.Arbitrary<Walk>): fc.Arbitrary<GameRecord> =>
  fc
    .tuple(walk, fc.option(anyText, { nil: undefined }), comments, fc.array(fc.tuple(fc.nat(2), comments)))
    .map(([{ game, variant, seed, start, moves }, , comment, cuts]) => {
      const steps: { moves: typeof moves; comment?: string }[] = [];
      let at = 0;
      for (const [extra, said] of cuts) {
        if (at >= moves.length) break;
        steps.push({ moves: moves.slice(at, at + 1 + extra), ...(said !== undefined && { comment: said }) });
        at += 1 + extra;
      }
      const from = comment === undefined || comment.length % 2 ? { seed } : {};
      return { game, variant, ...from, start, ...(comment !== undefined && { comment }), steps };
    });

test('every record reads back to the same value, and is written the same again', () => {
  fc.assert(
    fc.property(records(walks(30)), (record) => {
      const text = makeRecord(record);
      const back = read(text);
      assert.deepEqual(back, record);
      assert.equal(makeRecord(back), text);
      assert.ok(replayRecord(back).ok);
    }),
    { numRuns: 200 },
  );
});

describe('seeds', () => {
  const withSeed = (seed: string): string =>
    makeRecord({ game: 'yukon', variant: 'standard', seed, start: deal({ game: 'yukon', seed }), steps: [] });

  test('stand bare where they can', () => {
    for (const seed of ['blog-42', '2026-11-29', 'x~5', '_.~-', '0', 'A'.repeat(1000)])
      assert.equal(withSeed(seed), `yukon/standard; seed: ${seed}; moves:`);
  });

  test('and are JSON strings elsewhere', () => {
    for (const seed of ['', ' ', 'a b', 'x;y', '"', 'Bär', 'a\nb', '\u2028', '\ud800', '\\'])
      assert.equal(withSeed(seed), `yukon/standard; seed: ${JSON.stringify(seed)}; moves:`);
  });

  test('read back, whatever they are', () => {
    const same = (seed: string): void => {
      const record = read(withSeed(seed));
      assert.equal(record.seed, seed);
      assert.deepEqual(record.start, deal({ game: 'yukon', seed }));
    };
    for (const [seed] of GOLDEN) same(seed);
    fc.assert(fc.property(anyText, same));
  });

  test('may be JSON strings where they need not', () => {
    assert.equal(read('yukon; seed: "blog-42"; moves:').seed, 'blog-42');
    assert.equal(read('yukon; seed: "\\u0061\\/\\t"; moves:').seed, 'a/\t');
  });

  test('what is no seed', () => {
    for (const text of ['¦', '¦ä', '¦"a', '¦"a\nb"', '¦"\\x"', '¦"\\u12"', "¦'a'", '¦;'])
      assertError(parseRecord, `yukon; seed: ${text}; moves:`, 'seed');
    assertError(parseRecord, 'yukon; seed: a ¦b; moves:', 'end');
    assertError(parseRecord, 'yukon; seed: "a"¦b; moves:', 'end');
  });
});

describe('moves', () => {
  const start = deal({ game: 'glenwood', seed: 'x' });

  test('are steps; + joins automatic moves to the one before; line breaks are white space', () => {
    const record = read(
      'glenwood; seed: x; moves:\n{ start }\nr2>f1 s>w\r\n{two\nlines} t1*2 > t3 + r1>f2+ w>f3\n\n{}',
    );
    assert.deepEqual(record, {
      ...{ game: 'glenwood', variant: 'standard', seed: 'x', start, comment: ' start ' },
      steps: [
        { moves: [moveOf('r2>f1')] },
        { moves: [moveOf('s>w')], comment: 'two\nlines' },
        { moves: [moveOf('t1*2>t3'), moveOf('r1>f2'), moveOf('w>f3')], comment: '' },
      ],
    });
    assert.equal(
      makeRecord(record),
      'glenwood/standard; seed: x; moves: { start } r2>f1 s>w {two\nlines} t1*2>t3+r1>f2+w>f3 {}',
    );
  });

  test('a comment has \\} and \\\\ for } and \\', () => {
    const record = read('glenwood; seed: x; moves: {a \\} b \\\\ c { d}');
    assert.equal(record.comment, 'a } b \\ c { d');
    assert.equal(makeRecord(record), 'glenwood/standard; seed: x; moves: {a \\} b \\\\ c { d}');
  });

  test('what is no line of moves', () => {
    const bad = (moves: string, code: string): void =>
      assertError(parseRecord, `glenwood; seed: x; moves:${moves}`, code);
    bad(' r2>f1 ¦;', 'move');
    bad(' r2>f1\n¦; base: 5', 'move');
    bad(' r2>f1 ¦x', 'move');
    bad(' r2>f1 +¦', 'move');
    bad(' ¦+ r2>f1', 'move');
    bad(' r2>f1 {a} ¦{b}', 'move');
    bad(' {a} ¦{b}', 'move');
    bad(' r2>f1 ¦{a', 'comment');
    bad(' ¦{a\\}', 'comment');
    bad(' ¦{a\\b}', 'comment');
    bad(' ¦}', 'move');
    bad(' r2>¦', 'move');
  });
});

describe('the start', () => {
  const text = makePosition(deal({ game: 'yukon', seed: '1' }));

  test('is a seed or a position, and checked like any', () => {
    assert.deepEqual(read(`${text}; moves:`), {
      game: 'yukon',
      variant: 'standard',
      start: deal({ game: 'yukon', seed: '1' }),
      steps: [],
    });
    assertError(parseRecord, `yukon; seed: 1; ¦tableau: Qh; moves:`, 'start');
    assertError(parseRecord, `${text}; ¦seed: 1; moves:`, 'start');
    assertError(parseRecord, 'glenwood; seed: 1; ¦redeals: 1; moves:', 'start');
    assertError(parseRecord, 'yukon; seed: 1; ¦seed: 1; moves:', 'group-twice');
    assertError(parseRecord, `${text.replace('(Kc) Ad', 'Ad ¦(Kc)')}; moves:`, 'down-on-up');
    assertError(parseRecord, 'yukon; tableau: Qh, ¦Qh; moves:', 'card-twice');
    assertError(parseRecord, 'yukon; tableau: ¦(?); moves:', 'unknown');
    assertError(parseRecord, 'yukon; moves: ¦t1>t2', 'cards-missing');
    assertError(parseRecord, 'yukon; seed: 1¦', 'moves');
    assertError(parseRecord, `${text}\n¦`, 'moves');
    assertError(parseRecord, '¦klondike; seed: 1; moves:', 'game');
    assertError((other) => parseRecord(other, { game: 'yukon' }), '¦glenwood; seed: 1; moves:', 'other-game');
  });
});

describe('verifyRecord', () => {
  test('plays to the end', () => {
    const won = `yukon; foundations: ${['c', 'd', 'h'].map((suit) => [...'A23456789TJQK'].map((rank) => rank + suit).join(' ')).join(', ')}, As 2s 3s; tableau: Ks Qs Js, Ts 9s 8s 7s, 6s 5s 4s`;
    const moves = 't3>f4 t3>f4 t3>f4+t2>f4+t2>f4 t2>f4 t2>f4 {nearly} t1>f4 t1>f4+t1>f4';
    const result = verifyRecord(`${won}\nmoves: ${moves}`);
    assert.ok(result.ok);
    const { position, score, won: isWon, steps } = result.value;
    assert.deepEqual({ score, isWon, steps }, { score: 52, isWon: true, steps: 7 });
    assert.equal(position.piles['f4']!.cards.length, 13);
    const half = verifyRecord(`${won}\nmoves: t3>f4`);
    assert.ok(half.ok && !half.value.won && half.value.score === 43 && half.value.steps === 1);
  });

  test('names the first illegal move, its place and the reason', () => {
    const result = verifyRecord('glenwood; seed: x; moves: r2>f1 {base}\n  s>w+t1*2>t3 t1>t2');
    assert.deepEqual(result, {
      ok: false,
      error: {
        code: 'count',
        message: 't1*2>t3: There are not that many cards.',
        line: 2,
        column: 7,
        subject: 't1*2>t3',
      },
    });
    assertError(verifyRecord, 'glenwood; seed: x; moves: r2>f1 s>w\r\n{}\t¦w>s', 'redeal');
    assertError(verifyRecord, 'yukon; seed: 1; moves: ¦s>w', 'no-pile');
    assertError(verifyRecord, 'yukon; seed: 1; moves: ¦x', 'move');
  });

  test('of a record that was made by hand, the place is that in its text', () => {
    const start = deal({ game: 'yukon', seed: '1' });
    const result = replayRecord({ game: 'yukon', variant: 'standard', start, steps: [{ moves: [moveOf('s>w')] }] });
    assert.deepEqual(result, {
      ok: false,
      error: {
        code: 'no-pile',
        message: 's>w: There is no such pile.',
        line: 1,
        column: 259,
        subject: 's>w',
      },
    });
  });

  test('an error in a text and a reason against a move never have the same code', () => {
    assert.deepEqual(
      Object.keys(ERRORS).filter((code) => code in REASONS),
      [],
    );
    for (const sentence of [...Object.values(ERRORS), ...Object.values(REASONS)]) assert.match(sentence, /^[A-Z].*\.$/);
    assert.equal(new Set(Object.values(ERRORS)).size, Object.keys(ERRORS).length);
  });
});

test('mangled records never throw, and the error always has a place in the text', () => {
  const noise = fc.constantFrom(
    ...'(),:;/?{}>*+ \n"\\',
    't1>t2',
    '{x}',
    'seed: 5',
    'moves:',
    '\r\n',
    '\u2028',
    '\ud800',
    '🂡',
    '*99',
    '*100',
  );
  const mangled = fc
    .tuple(records(walks(20)), fc.array(fc.tuple(fc.nat(), fc.nat(6), noise), { minLength: 1, maxLength: 3 }))
    .map(([record, cuts]) =>
      cuts.reduce((text, [at, length, insert]) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + insert + text.slice(place + length);
      }, makeRecord(record)),
    );
  let refused = 0;
  fc.assert(
    fc.property(fc.oneof({ weight: 5, arbitrary: mangled }, fc.string({ unit: 'binary' })), (text) => {
      const result = verifyRecord(text);
      const parsed = parseRecord(text);
      if (parsed.ok) assert.deepEqual(read(makeRecord(parsed.value)), parsed.value);
      if (result.ok) return;
      refused++;
      const { line, column } = result.error;
      const lines = text.split(/\r\n?|\n/);
      assert.ok(line >= 1 && line <= lines.length, `line ${String(line)}`);
      assert.ok(column >= 1 && column <= lines[line - 1]!.length + 1, `column ${String(column)}`);
    }),
    { numRuns: 400 },
  );
  assert.ok(refused > 100);
});

test('very long texts are read too', () => {
  const long = 'a\\}'.repeat(200_000);
  const record = read(`yukon; seed: "${'\\u0061'.repeat(200_000)}"; moves: {${long}} ${'t1>t2\n'.repeat(50_000)}`);
  assert.deepEqual([record.seed?.length, record.comment?.length, record.steps.length], [200_000, 400_000, 50_000]);
});

test('no value at all makes it throw', () => {
  for (const value of [undefined, null, 5, {}, { start: {} as Position }])
    assert.deepEqual(verifyRecord(value as unknown as string), {
      ok: false,
      error: { code: 'text', message: ERRORS.text, line: 1, column: 1, subject: undefined },
    });
});

test('moves that only a player makes are counted where a record hides them in one step', () => {
  for (const [text, steps] of [
    ['t6*5>t1 t5*5>t6', 2],
    ['t6*5>t1+t5*5>t6', 2],
  ] as const) {
    const verified = verifyRecord(`yukon; seed: blog-42; moves: ${text}`);
    assert.ok(verified.ok);
    assert.equal(verified.value.steps, steps, text);
  }
});
