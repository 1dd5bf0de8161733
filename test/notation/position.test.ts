import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { deal, legalMoves, makePosition, parsePosition, type Position } from '../../src/engine.js';
import { anywhere, walks } from '../support/arbitraries.js';
import { pilesOf } from '../support/fixtures.js';
import { assertError } from './place.js';

const read = (text: string, options?: Parameters<typeof parsePosition>[1]): Position => {
  const result = parsePosition(text, options);
  assert.ok(result.ok, JSON.stringify(result));
  return result.value;
};

const CARDS = ['c', 'd', 'h', 's'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));
/** Cards in piles of three. */
const chunks = (cards: readonly string[]): string =>
  Array.from({ length: Math.ceil(cards.length / 3) }, (_, i) => cards.slice(3 * i, 3 * i + 3).join(' ')).join(', ');
const up = (suit: string, ranks = 'A23456789TJQK'): string => [...ranks].map((rank) => rank + suit).join(' ');
/** All cards on the foundations but those of hearts from a rank on. */
const nearlyDone = (hearts: string): string => `foundations: ${up('c')}, ${up('d')}, ${up('h', hearts)}, ${up('s')}`;

describe('the canonical text', () => {
  test('names every pile, and redeals only in Glenwood', () => {
    assert.equal(
      makePosition(deal({ game: 'glenwood', seed: 'x' })),
      'glenwood/standard; foundations: , , , ; reserves: 2s 9d 4s, Kc 2c 2d, Ah 5d 9s, 4h Ks Ts; ' +
        'tableau: 6h, 6s, Ad, 9h; stock: (Js) (7h) (8d) (8h) (5s) (As) (6d) (Kd) (8c) (3s) (7c) (Qs) (7s) (Jd) (Qc) (Tc) ' +
        '(Qh) (8s) (7d) (2h) (Th) (Kh) (3h) (Jc) (3d) (5h) (4c) (5c) (3c) (Td) (6c) (9c) (Ac) (Qd) (4d) (Jh); waste: ; redeals: 1',
    );
    assert.equal(
      makePosition(read(`yukon;${nearlyDone('A23456789TJ')};tableau:,,Kh Qh`)),
      `yukon/standard; ${nearlyDone('A23456789TJ')}; tableau: , , Kh Qh, , , , `,
    );
  });

  test('of every position reads back to the same value, and is written the same again', () => {
    fc.assert(
      fc.property(walks(70), ({ position }) => {
        const text = makePosition(position);
        const back = read(text);
        assert.equal(JSON.stringify(back), JSON.stringify(position));
        assert.equal(makePosition(back), text);
        assert.deepEqual(legalMoves(back), legalMoves(position));
      }),
      { numRuns: 250 },
    );
  });

  test('has base: only where no foundation tells it', () => {
    const returned = read(`bear-river/free-return; tableau: ${chunks(CARDS)}; base: 9`);
    assert.equal(returned.base, 8);
    assert.equal(
      makePosition(returned),
      `bear-river/free-return; foundations: , , , ; tableau: ${chunks(CARDS)}; base: 9`,
    );
    assert.deepEqual(read(makePosition(returned)), returned);
    const begun = `bear-river/free-return; foundations: Ac, , , ; tableau: ${chunks(CARDS.slice(1))}, `;
    assert.equal(makePosition(read(begun)), begun);
  });
});

describe('free spelling', () => {
  const text = makePosition(deal({ game: 'glenwood', seed: 'x' }));
  const same = (other: string): void => assert.deepEqual(read(other), read(text), other);

  test('white space is free; groups are separated by any run of semicolons and line breaks', () => {
    same(`\n\t ${text.replaceAll('; ', '\r\n')}\r\n`);
    same(text.replaceAll('; ', ' ;;\n ;\r '));
    same(text.replaceAll(', ', ',').replaceAll(': ', ':').replaceAll('; ', ';'));
    same(text.replaceAll(/[:,()/]/g, ' $& '));
    same(text.replaceAll(' ', '\u00a0\u3000'));
    same(text.replaceAll(/\) \(/g, ')('));
    same(`${text};\n`);
  });

  test('after a comma a line break continues the group', () => {
    same(text.replaceAll(', ', ',\n  '));
    same(text.replaceAll(', ', ' ,\r\n\r\n'));
    // … but no group's name: there the group with its empty last pile ends.
    same(text.replaceAll('; ', '\n'));
  });

  test('groups come in any order', () => {
    const [header, ...groups] = text.split('; ');
    fc.assert(
      fc.property(fc.shuffledSubarray(groups, { minLength: groups.length }), (order) =>
        same([header, ...order].join('; ')),
      ),
      { numRuns: 20 },
    );
  });

  test('without a variant it is the standard game', () => same(text.replace('/standard', '')));

  test('the stock is read with or without parentheses', () => {
    same(text.replaceAll(/[()]/g, ''));
    same(text.replace('(Js) (7h)', 'Js (7h)'));
  });

  test('missing piles at the end are empty, missing groups too', () => {
    same(text.replace('foundations: , , , ; ', ''));
    same(text.replace('foundations: , , , ', 'foundations:'));
    same(text.replace('waste: ; ', ''));
    same(text.replace('; waste: ; ', '; waste:;'));
    assert.deepEqual(pilesOf(read(`yukon; ${nearlyDone('A23456789TJ')}; tableau: Kh, Qh`)), {
      ...{ f1: up('c'), f2: up('d'), f3: up('h', 'A23456789TJ'), f4: up('s') },
      ...{ t1: 'Kh', t2: 'Qh' },
    });
  });

  test("redeals: is what is left; where it is not given, the variant's full number", () => {
    const rest = text.replace('glenwood/standard', '').replace('; redeals: 1', '');
    for (const [variant, full] of Object.entries({ standard: 1, duchess: 1, 'no-redeal': 0, 'two-redeals': 2 })) {
      assert.equal(read(`glenwood/${variant}${rest}`).redeals, full);
      for (let left = 0; left <= full; left++)
        assert.equal(read(`glenwood/${variant}${rest}; redeals: ${String(left)}`).redeals, left);
      assertError(parsePosition, `glenwood/${variant}${rest}; redeals: ¦${String(full + 1)}`, 'many-redeals');
    }
    assert.equal(read(`yukon; redeals: 0; ${nearlyDone('A23456789TJQK')}`).redeals, 0);
    assertError(parsePosition, `yukon; redeals: ¦1; ${nearlyDone('A23456789TJQK')}`, 'many-redeals');
  });
});

describe('base:', () => {
  const river = makePosition(deal({ game: 'bear-river', seed: '4' }));
  const base = /foundations: (\w)/.exec(river)![1]!;

  test('may be given where a foundation tells it, and must agree', () => {
    assert.deepEqual(read(`${river}; base: ${base}`), read(river));
    assertError(parsePosition, `${river}; base: ¦${base === '5' ? '6' : '5'}`, 'base-differs');
    assert.deepEqual(read(`yukon; base: A; ${nearlyDone('A23456789TJQK')}`).base, 0);
    assertError(parsePosition, `yukon; base: ¦2; ${nearlyDone('A23456789TJQK')}`, 'base-differs');
  });

  test('must be given where a base is set and no foundation holds a card', () => {
    for (const variant of ['standard', 'free-return', 'open'])
      assertError(parsePosition, `bear-river/${variant}; tableau: ${chunks(CARDS)}¦`, 'base-missing');
    assert.equal(read(`bear-river/aces; tableau: ${chunks(CARDS)}`).base, 0);
  });

  test('in Glenwood it is not set before a foundation holds a card, unless it is given', () => {
    const text = makePosition(deal({ game: 'glenwood', seed: 'x' }));
    assert.equal(read(text).base, null);
    const given = read(`${text}; base: Q`);
    assert.equal(given.base, 11);
    assert.equal(makePosition(given), `${text}; base: Q`);
  });
});

describe('what the rules force is done as at the deal', () => {
  test('exposed aces go up, face-down tops are turned up', () => {
    const position = read(
      `yukon; foundations: ${up('c')}, ${up('d')}; tableau: ${up('h', '23456789TJQK')} As, (Ah), (2s), ${up('s', '3456789TJQK')}`,
    );
    const piles = pilesOf(position);
    assert.deepEqual([piles['f3'], piles['f4'], piles['t2'], piles['t3']], ['As', 'Ah', undefined, '2s']);
  });

  test('not so where the variant leaves aces to the player', () => {
    const text = `yukon/free-aces; foundations: ${up('c')}, ${up('d')}, ${up('s')}; tableau: ${up('h', '23456789TJQKA')}`;
    assert.equal(pilesOf(read(text))['t1'], up('h', '23456789TJQKA'));
  });
});

describe('errors', () => {
  const bad = (marked: string, code: string): void => assertError(parsePosition, marked, code);

  test('header', () => {
    bad('¦', 'game');
    bad('\n  ¦', 'game');
    bad('¦klondike', 'game');
    bad('¦Yukon', 'game');
    bad('¦constructor', 'game');
    bad('¦tableau: Qh', 'game');
    bad('¦5', 'game');
    bad('yukon/¦duchess', 'variant');
    bad('yukon/¦', 'variant');
    bad('yukon / ¦to-string', 'variant');
    bad('yukon ¦russian', 'end');
    bad('yukon¦: 5', 'end');
  });

  test("a game that is not the element's", () => {
    const only = (text: string): ReturnType<typeof parsePosition> => parsePosition(text, { game: 'yukon' });
    assertError(only, ' ¦glenwood', 'other-game');
    assert.ok(only(`yukon; ${nearlyDone('A23456789TJQK')}`).ok);
  });

  test('groups', () => {
    bad('yukon; ¦waste: Qh', 'group');
    bad('yukon; ¦reserves:', 'group');
    bad('bear-river; ¦stock: Qh', 'group');
    bad('yukon; ¦constructor: Qh', 'group');
    bad('yukon; ¦cards: Qh', 'group');
    bad('yukon; ¦moves: t1>t2', 'group');
    bad('yukon; ¦seed: 5', 'group');
    bad('yukon; tableau ¦Qh', 'group');
    bad('yukon; ¦Qh', 'group');
    bad('yukon; ¦: Qh', 'group');
    bad('yukon; ¦, Qh', 'group');
    bad('yukon; tableau: Qh\r\n¦, Kh', 'group');
    bad('yukon; tableau: Qh; foundations: Ah; ¦tableau: Kh', 'group-twice');
    bad('glenwood; redeals: 1\n¦redeals: 1', 'group-twice');
  });

  test('piles', () => {
    bad('yukon; tableau: Qh, , , , , , Kh, ¦Jh', 'piles');
    bad('yukon; tableau: , , , , , , ,¦', 'piles');
    bad('yukon; foundations: Ah, , , ,\n¦Ac', 'piles');
    bad('glenwood; stock: Qh, ¦Kh', 'piles');
    bad('glenwood; waste: Qh, ¦', 'piles');
  });

  test('cards', () => {
    bad('yukon; tableau: Qh ¦Xh', 'card');
    bad('yukon; tableau: Qh ¦10h', 'card');
    bad('yukon; tableau: Qh¦\u{1f0a1}', 'card');
    bad('yukon; tableau: ¦🂡', 'card');
    bad('yukon; tableau: Qh, (Kh¦', 'card');
    bad('yukon; tableau: Qh, Kh, ¦foundations: Ac', 'card');
    bad('yukon; tableau: Qh, Kh, ¦Qh', 'card-twice');
    bad('yukon; tableau: Qh; foundations: ¦Qh', 'card-twice');
    bad('yukon\rtableau: Qh,\r\n\n ¦Qh', 'card-twice');
    bad('yukon; tableau: (Qh) ¦(?)', 'unknown');
    bad(`yukon; ${nearlyDone('A23456789TJQ')}¦`, 'cards-missing');
    bad('yukon¦', 'cards-missing');
  });

  test('the missing cards are named', () => {
    const result = parsePosition(`yukon; ${nearlyDone('A23456789T')}; tableau: Qh`);
    assert.ok(!result.ok);
    assert.deepEqual([result.error.subject, result.error.message], ['Jh Kh', 'Jh Kh: These cards are missing.']);
  });

  test('redeals and base', () => {
    bad('glenwood; redeals: ¦', 'redeals');
    bad('glenwood; redeals: ¦x', 'redeals');
    bad('glenwood; redeals: 1¦0', 'end');
    bad('glenwood; base: ¦', 'base');
    bad('glenwood; base: ¦10', 'base');
    bad('glenwood; base: ¦h', 'base');
    bad('glenwood; base: 9¦h', 'end');
  });
});

describe('impossible positions', () => {
  /** The rest of the deck goes where it does no harm: into a group given with the text as …. */
  const refused = (marked: string, code: string): void => {
    const named = new Set(marked.match(/[A2-9TJQK][cdhs]/g));
    const rest = CARDS.filter((card) => !named.has(card));
    assertError(parsePosition, marked.replace('…', rest.join(' ')), code);
  };

  test('foundations not built up by suit from the base', () => {
    refused('yukon; foundations: ¦2h; tableau: …', 'not-built');
    refused('yukon; foundations: Ah 2h ¦4h; tableau: …', 'not-built');
    refused('yukon; foundations: Ah ¦2d; tableau: …', 'not-built');
    refused(`yukon; foundations: ${up('h')} ¦Ac; tableau: …`, 'not-built');
    refused('glenwood; foundations: Qh, ¦Kc; stock: …', 'not-built');
    refused('glenwood; foundations: Qh Kh Ah ¦3h; stock: …', 'not-built');
    refused('glenwood; base: 5; foundations: 5h ¦7h; stock: …', 'not-built');
  });

  test('two foundations of one suit', () => {
    refused('yukon; foundations: Ah, ¦2h; tableau: …', 'suit-twice');
    refused('glenwood; foundations: Qh, Qc, ¦Ah; stock: …', 'suit-twice');
  });

  test('a pile over its limit', () => {
    const river = (first: string): string =>
      `bear-river; foundations: Ac; tableau: ${first}, ${chunks(CARDS.slice(5))}`;
    read(river('2c 3c 4c, 5c'));
    assertError(parsePosition, river('2c 3c 4c ¦5c'), 'too-high');
    refused('glenwood; reserves: 2c 3c 4c ¦5c; stock: …', 'too-high');
  });

  test('a face-down card over a face-up one', () => {
    refused('yukon; tableau: Qh ¦(2c) 3c, …', 'down-on-up');
    refused('yukon; tableau: (Qh) 5c ¦(2c), …', 'down-on-up');
  });

  test("face-down cards outside stock and Yukon's tableau", () => {
    refused('yukon; foundations: ¦(Ah); tableau: …', 'down-here');
    refused(`bear-river; foundations: Ac; tableau: ¦(2c) ${chunks(CARDS.slice(2))}`, 'down-here');
    refused('glenwood; tableau: ¦(2c); stock: …', 'down-here');
    refused('glenwood; reserves: 3c ¦(2c); stock: …', 'down-here');
    refused('glenwood; foundations: 9h; waste: ¦(2c); stock: …', 'down-here');
  });

  test("a waste or a tableau pile of two before Glenwood's base is chosen", () => {
    refused('glenwood; waste: ¦2c; stock: …', 'no-base');
    refused('glenwood; tableau: 3h ¦2c; stock: …', 'no-base');
    refused('glenwood; waste: 2c; foundations: 9h; tableau: 3h ¦4c; stock: …', 'no-sequence');
  });

  test('a Glenwood tableau pile that is no sequence', () => {
    for (const variant of ['standard', 'duchess']) {
      refused(`glenwood/${variant}; foundations: 9h; tableau: 8d 7s ¦6s; stock: …`, 'no-sequence');
      refused(`glenwood/${variant}; foundations: 9h; tableau: 7s ¦8d; stock: …`, 'no-sequence');
    }
  });

  test('nothing else is refused', () => {
    const fine = (text: string): void => {
      const named = new Set(text.match(/[A2-9TJQK][cdhs]/g));
      const rest = CARDS.filter((card) => !named.has(card));
      read(text.replace('…', rest.join(' ')));
    };
    fine('yukon; tableau: …');
    fine('yukon; tableau: (Qh) (Kh) (2c) 3c, , …');
    fine('yukon/strict-aces; tableau: (Ah) 5h, , (Ac) …');
    fine('glenwood; stock: …');
    fine('glenwood; foundations: 9h; waste: …');
    fine('glenwood; foundations: 9h; tableau: 2c Ah Ks Qd; stock: …');
    fine('glenwood; redeals: 0; stock: …');
    fine('glenwood; tableau: , , 2c; stock: …');
    fine(
      `bear-river; foundations: ${up('h', '9TJQKA2345678')}, ${up('c', '9TJQKA2345678')}; tableau: 2d 7s, , , , , As Kd, ` +
        '2s Td 3d, 4d 9d 5s, 6s 7d 8s, 9s Js Jd, Qs Qd Ks, Ad 3s 4s, 5d 6d 8d, Ts',
    );
  });
});

test('mangled texts never throw, and the error always has a place in the text', () => {
  const noise = fc.constantFrom(
    ...'(),:;/?{}>*+ \n"\\',
    'Qh',
    '(Qh)',
    '(?)',
    'base: 5',
    'tableau:',
    '\r\n',
    '\u2028',
    '\ud800',
    '🂡',
    '9'.repeat(30),
  );
  const mangled = fc
    .tuple(walks(20), fc.array(fc.tuple(fc.nat(), fc.nat(6), noise), { minLength: 1, maxLength: 3 }), fc.boolean())
    .map(([{ position }, cuts, diagram]) => ({
      diagram,
      text: cuts.reduce((text, [at, length, insert]) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + insert + text.slice(place + length);
      }, makePosition(position)),
    }));
  const anything = fc
    .tuple(anywhere, fc.string({ unit: 'binary' }), fc.boolean())
    .map(([{ game }, text, diagram]) => ({ text: `${game};${text}`, diagram }));
  let refused = 0;
  fc.assert(
    fc.property(fc.oneof({ weight: 5, arbitrary: mangled }, anything), ({ text, diagram }) => {
      const result = parsePosition(text, { diagram });
      if (result.ok) {
        assert.deepEqual(read(makePosition(result.value), { diagram }), result.value);
        return;
      }
      refused++;
      const { line, column, message } = result.error;
      const lines = text.split(/\r\n?|\n/);
      assert.ok(line >= 1 && line <= lines.length, `line ${String(line)}`);
      assert.ok(column >= 1 && column <= lines[line - 1]!.length + 1, `column ${String(column)}`);
      assert.ok(message.endsWith('.'));
    }),
    { numRuns: 500 },
  );
  assert.ok(refused > 100);
});
