/** Saved games as texts: all of a game, or an error. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { GAME_IDS } from '../../src/games/index.js';
import { makeSaved, parseSaved } from '../../src/storage/saved-game.js';
import { seal } from '../../src/storage/sealed.js';
import { anyText } from '../support/arbitraries.js';
import { savedGames } from './games.js';

test('what is written reads back to the same game, undone steps and all', () => {
  fc.assert(
    fc.property(savedGames, (saved) => {
      const { game } = saved.game.start;
      assert.deepEqual(parseSaved(makeSaved(saved), game), { ok: true, value: saved });
    }),
    { numRuns: 100 },
  );
});

// As the first version has written them. They lie in people's browsers: these texts stay, whatever later versions write.
const FORMAT_1 = [
  {
    facts: {
      source: '1dq3f5z',
      elapsed: 83500,
      touched: true,
      told: false,
      recorded: false,
      steps: 3,
      cursor: 2,
      seed: 'blog-42',
    },
    text: `patience-elements 1 1mmi0fr
1dq3f5z 83500 2 100
yukon/standard; seed: blog-42; moves: t3*3>t7+t5*5>t7 {a {brace\\} and
a new line} t4>t6 t2*5>t7`,
  },
  {
    facts: { source: '0', elapsed: 0, touched: false, told: true, recorded: true, steps: 1, cursor: 1, seed: null },
    text: `patience-elements 1 1thniz4
0 0 1 011
glenwood/standard; foundations: Td, , , ; reserves: Qh 8d, 5d Ac 7s, 3d Kd Ks, 7h Qc 8h; tableau: 7c, 4c, 2d As, 7d; stock: (Js) (2s) (Th) (Jc) (5c) (6c) (6h) (8c) (Ad) (Kh) (4d) (3s) (Jh) (4s) (4h) (Ts) (Jd) (3h) (Tc) (9c) (5s) (9d) (3c) (6s) (5h) (2c) (2h) (9h) (Qs) (Qd) (Ah) (6d); waste: 8s 9s Kc; redeals: 1; moves: s>w`,
  },
  {
    facts: {
      source: 'zik0zj',
      elapsed: 0,
      touched: false,
      told: false,
      recorded: false,
      steps: 0,
      cursor: 0,
      seed: 'é "1"',
    },
    text: `patience-elements 1 1u9rjld
zik0zj 0 0 000
bear-river/free-return; seed: "é \\"1\\""; moves:`,
  },
] as const;

for (const { facts, text } of FORMAT_1)
  test(`a game that the first version has stored can be read for ever: ${facts.source}`, () => {
    const game = GAME_IDS.find((id) => text.includes(`\n${id}/`))!;
    const read = parseSaved(text, game);
    assert.ok(read.ok);
    const { game: saved, ...rest } = read.value;
    assert.deepEqual({ ...rest, steps: saved.line.length, cursor: saved.cursor, seed: saved.seed }, facts);
  });

test('a game is not half read: any change of a text is an error', () => {
  const edit = fc.record({ at: fc.nat(), length: fc.nat(3), by: anyText });
  fc.assert(
    fc.property(savedGames, edit, (saved, { at, length, by }) => {
      const text = makeSaved(saved);
      const from = at % (text.length + 1);
      const changed = text.slice(0, from) + by + text.slice(from + length);
      const read = parseSaved(changed, saved.game.start.game);
      assert.equal(read.ok, changed === text);
    }),
    { numRuns: 100 },
  );
});

test('every cut of a text and every single changed letter is an error', () => {
  const [{ text }] = FORMAT_1;
  for (let at = 0; at < text.length; at++)
    for (const changed of [text.slice(0, at), text.slice(at + 1), `${text.slice(0, at)}~${text.slice(at + 1)}`])
      assert.equal(parseSaved(changed, 'yukon').ok, false, changed);
});

test('whatever stands under the key: an error, no exception', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...GAME_IDS), (text, game) => {
      assert.equal(parseSaved(text, game).ok, false);
      assert.deepEqual(parseSaved(seal(text), game), { ok: false, error: 'damaged' });
    }),
  );
});

const RECORD = 'yukon/standard; seed: 1; moves:';
const BAD_BODIES = {
  nothing: '',
  'no record': 'x 0 0 000\n',
  'no source': ` 0 0 000\n${RECORD}`,
  'a time that is no number': `x 1.5 0 0000\n${RECORD}`,
  'a negative time': `x -1 0 0000\n${RECORD}`,
  'a flag too few': `x 0 0 00\n${RECORD}`,
  'a flag that is none': `x 0 0 002\n${RECORD}`,
  'a step beyond the line': `x 0 1 000\n${RECORD}`,
  'an illegal move': `x 0 0 000\n${RECORD} s>w`,
  'a position, no record': 'x 0 0 000\nyukon/standard',
  'a variant that there is not': 'x 0 0 000\nyukon/wrong; seed: 1; moves:',
};

for (const [what, body] of Object.entries(BAD_BODIES))
  test(`${what} is an error, though the sum is right`, () => {
    assert.deepEqual(parseSaved(seal(body), 'yukon'), { ok: false, error: 'damaged' });
  });

test('a game of another tag is an error', () => {
  assert.equal(parseSaved(seal(`x 0 0 000\n${RECORD}`), 'yukon').ok, true);
  assert.deepEqual(parseSaved(seal(`x 0 0 000\n${RECORD}`), 'glenwood'), { ok: false, error: 'damaged' });
});

test('what others have stored, and what a later version will have, is told apart from what is damaged', () => {
  const text = seal(`x 0 0 000\n${RECORD}`);
  const codes: readonly (readonly [string, string])[] = [
    ['', 'foreign'],
    ['{"game":"yukon"}', 'foreign'],
    [RECORD, 'foreign'],
    [text.replace('patience', 'Patience'), 'foreign'],
    [text.replace(' 1 ', ' 2 '), 'newer'],
    ['patience-elements 2\n\0', 'newer'],
    ['patience-elements 10 {}', 'newer'],
    [text.replace('seed: 1', 'seed: 2'), 'damaged'],
    [`${text} `, 'damaged'],
    [`\uFEFF${text}`, 'foreign'],
  ];
  for (const [stored, error] of codes) assert.deepEqual(parseSaved(stored, 'yukon'), { ok: false, error }, stored);
});
