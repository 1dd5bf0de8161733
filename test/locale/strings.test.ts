/** Every language is whole, in its own words and in good order. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { strings as english } from '../../src/locale/en.js';
import { ORDER, unpack } from '../../src/locale/pack.js';
import { LANGUAGES } from '../../src/locale/pick.js';
import { ERRORS } from '../../src/notation/errors.js';
import type { Strings } from '../../src/locale/strings.js';
import { cardName, clockText, cornerOf, count, errorText, numberText } from '../../src/locale/words.js';
import { ALL, PACKED, STRINGS, tablesOf, textsIn } from './languages.js';

/** Names of places that languages with Latin letters, and in part Greek, leave as they are. */
const NAMES = /^(Glenwood|Yukon|Bear River|Moosehide|Alaska|Roslin|Brisbane|Queensland|Odessa)$/;
/** Words that a language shares with English. */
const SHARED: Readonly<Partial<Record<string, readonly string[]>>> = {
  ca: ['Variant'],
  fr: ['Pile', 'Score', 'Menu', 'Standard'],
  de: ['Reserve', 'Standard'],
};
const ENGLISH = /(?<!\p{L})(the|cards|of|from|with|this|that)(?!\p{L})/iu;

const FORMS = ['cards', 'hidden', 'more', 'moves', 'redeals'] as const;

/** What the functions of a language make of marks that no language has. */
const made = (s: Strings): readonly string[] => [
  s.card('1', '2'),
  s.onto('1', 4, 0),
  s.nth('1', '2'),
  s.pair('1', '2'),
  ...[s.top, s.next, s.turned, s.wentUp, s.drawn, s.undone, s.redone, s.hinted, s.picked].map((say) => say('1')),
];

for (const [name, s] of ALL)
  describe(name, () => {
    test('no text is empty, unfinished or with a space too many', () => {
      for (const text of [...textsIn({ ...s, comma: 'x', semicolon: 'x' }), ...made(s)]) {
        assert.match(text, /\S/);
        assert.equal(text, text.trim());
        assert.doesNotMatch(text, / {2}|undefined|TODO|\?\?/);
      }
    });

    test('what is said with a word has the word in it', () => {
      for (const text of made(s)) assert.match(text, /1/);
      assert.match(s.card('1', '2'), /2/);
      assert.match(s.pair('1', '2'), /1.*2/);
      assert.match(s.nth('1', '2'), /2/);
    });

    test('13 ranks, 4 suits, 4 court letters: all different', () => {
      assert.equal(new Set(s.ranks).size, 13);
      assert.equal(new Set(s.suits).size, 4);
      assert.equal(new Set(s.courts).size, 4);
      const cards = Array.from({ length: 52 }, (_, card) => cardName(s, card));
      assert.equal(new Set(cards).size, 52);
      const corners = Array.from({ length: 13 }, (_, rank) => cornerOf(s, rank));
      assert.equal(corners.join(' '), [...s.courts].join(' ').replace(' ', ' 2 3 4 5 6 7 8 9 10 '));
    });

    test('numbers with their nouns: every category has its words', () => {
      for (const forms of FORMS)
        for (const n of [...Array.from({ length: 130 }, (_, i) => i), 1000, 1_000_000]) {
          const text = count(s, s[forms], n);
          assert.doesNotMatch(text, /#/);
          // Nought, one and two may be told by the noun alone.
          assert.ok(n < 3 || text.includes(numberText(s, n)), text);
        }
    });

    test('sentences end like sentences, names do not', () => {
      const { fits, ...notices } = s.notices;
      for (const text of textsIn([notices, s.reasons, s.errors])) assert.match(text, /[.!…]$/);
      for (const text of textsIn([s.commands, s.labels, s.choices, s.piles, s.to, s.games, s.variants, fits]))
        assert.doesNotMatch(text, /[.!:]$/);
    });

    test('an error is told in the words of the language, with its place and subject', () => {
      const place = { line: 2, column: 5, message: 'English.' };
      assert.equal(errorText(s, { code: 'never heard of', message: 'English.' }), 'English.');
      assert.equal(errorText(s, { ...place, code: 'full' }), `${s.reasons.full} (2:5)`);
      const told = errorText(s, { ...place, code: 'cards-missing', message: '7h: English.', subject: '7h' });
      const known = s.errors['cards-missing'];
      assert.equal(told, known ? `${s.pair('\u20687h\u2069', known)} (2:5)` : '7h: English. (2:5)');
    });
  });

test('the entries of each table stand in the order of the English ones', () => {
  for (const [table, entries] of tablesOf({ ...english, errors: { ...ERRORS, ...english.errors } }))
    assert.deepEqual(Object.keys(entries), ORDER[table as keyof typeof ORDER], table);
});

for (const id of LANGUAGES) {
  const s = STRINGS[id];

  test(`${id}: the names beside the rows are those of the rows`, () => {
    const source = readFileSync(new URL(`../../src/locale/${id}.ts`, import.meta.url), 'utf8');
    for (const [table, order] of Object.entries(ORDER)) {
      const row = new RegExp(`^  ${table}: \\[(.*?)\\],\n(?=  \\w|};)`, 'ms').exec(source)?.[1] ?? '';
      assert.deepEqual(
        [...row.matchAll(/\/\* (\S+) \*\//g)].map((found) => found[1]),
        [...order],
        table,
      );
    }
  });

  test(`${id}: unpacked, every entry has the text of its row`, () => {
    for (const [table, entries] of tablesOf(s)) {
      assert.deepEqual(Object.values(entries), PACKED[id][table as keyof typeof ORDER], table);
      assert.deepEqual(Object.keys(entries), ORDER[table as keyof typeof ORDER]);
    }
    assert.deepEqual(s.ranks, PACKED[id].ranks);
    assert.deepEqual(Object.keys(unpack(PACKED[id])).sort(), Object.keys(PACKED[id]).sort());
  });

  test(`${id}: nothing is left in English`, () => {
    const own = new Map(
      tablesOf(s).flatMap(([table, entries]) => Object.entries(entries).map(([k, v]) => [table + k, v])),
    );
    for (const [table, entries] of tablesOf({ ...english, errors: { ...ERRORS, ...english.errors } }))
      for (const [entry, text] of Object.entries(entries)) {
        const here = own.get(table + entry);
        assert.ok(here !== text || NAMES.test(text) || SHARED[id]?.includes(text), `${table} ${entry}: ${text}`);
      }
    for (const text of [...textsIn(s), ...made(s)]) assert.doesNotMatch(text, ENGLISH);
  });

  test(`${id}: nothing but its own letters`, () => {
    const foreign = { el: /[A-Za-z]/, ar: /[A-Za-z]/ }[id as string] ?? /[^\p{Script=Latin}\p{Script=Common}]/u;
    for (const text of textsIn({ ...s, tag: '', courts: '' }))
      assert.ok(!foreign.test(text) || (id === 'el' && NAMES.test(text)), text);
    assert.match(s.courts, /^[A-Z]{4}$/);
  });
}

test('French and Occitan have a space that does not break before colons and their like', () => {
  for (const id of ['fr', 'oc'] as const)
    for (const text of [...textsIn(STRINGS[id]), ...made(STRINGS[id])]) {
      assert.doesNotMatch(text, /[^\u00a0][:;!?]/);
    }
});

test('languages that have them use their own comma', () => {
  assert.equal(STRINGS.ar.comma, '، ');
  for (const text of textsIn(STRINGS.ar)) assert.doesNotMatch(text, /[,;?]/);
});

test('numbers are grouped as the language does, from a thousand on', () => {
  assert.equal(numberText(STRINGS.en, 1234), '1,234');
  assert.equal(numberText(STRINGS.de, 1234), '1.234');
  assert.equal(numberText(STRINGS.fr, 1234), '1\u202f234');
  assert.equal(numberText(STRINGS.es, 12345), '12.345');
  assert.equal(numberText(STRINGS.ar, 1234), '1,234');
  assert.equal(numberText(STRINGS.ar, 999), '999');
});

test('a clock', () => {
  assert.equal(clockText(0), '0:00');
  assert.equal(clockText(65_999), '1:05');
  assert.equal(clockText(600_000), '10:00');
  assert.equal(clockText(3_600_000), '1:00:00');
  assert.equal(clockText(3_661_000 * 10), '10:10:10');
});
