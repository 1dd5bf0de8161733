/** Bear River's rules, sentence by sentence, on small tables. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { deal, GAMES, isStuck, scoreOf, type Position } from '../../src/engine.js';
import { after, movesOf, reason, tableFrom, takenBy } from '../support/diagram.js';
import { pilesOf } from '../support/fixtures.js';

/** The moves to and from standard piles and foundations: holes lie empty in most tables here and take everything. */
const apartFromHoles = (position: Position): string[] => movesOf(position).filter((move) => !/t(6|12|18)\b/.test(move));

/** A row of six piles, the last ones empty where fewer are named. */
const row = (...piles: string[]): string => [...piles, ...Array<string>(6 - piles.length).fill('')].join(',');

describe('foundations', () => {
  test('the card dealt to f1 is the base: the score starts at 1, but for aces', () => {
    for (const variant of GAMES['bear-river'].variants) {
      const position = deal({ game: 'bear-river', variant, seed: '4' });
      assert.equal(scoreOf(position), variant === 'aces' ? 0 : 1);
      const first = position.piles['f1']?.cards[0];
      assert.equal(position.base, first === undefined ? 0 : first % 13);
    }
  });

  test('the other three take a card of the base rank when empty', () => {
    const table = tableFrom('bear-river; foundations: 9h; tableau: 9c, 8c, Ac');
    assert.deepEqual(apartFromHoles(table), ['t1>f2', 't1>f3', 't1>f4', 't1>t2', 't2>t1']);
    assert.equal(reason(table, 't2>f2'), 'foundation');
  });

  test('they are built up in suit and wrap: … Q K A 2 …', () => {
    let table = tableFrom('bear-river; foundations: Qh; tableau: 2h, Ah, Kh, Kd');
    assert.equal(reason(table, 't4>f1'), 'foundation');
    assert.equal(reason(table, 't2>f1'), 'foundation');
    table = after(table, 't3>f1 t2>f1 t1>f1');
    assert.equal(pilesOf(table)['f1'], 'Qh Kh Ah 2h');
    assert.equal(reason(table, 'f1>t1'), 'from-foundation');
  });

  test('aces: they start from aces and do not wrap', () => {
    const table = tableFrom('bear-river/aces; foundations: Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc; tableau: Ah, Kh');
    assert.deepEqual(apartFromHoles(table), ['t1>f2', 't1>f3', 't1>f4']);
    assert.equal(reason(table, 't1>f1'), 'foundation');
  });
});

describe('tableau', () => {
  test('a pile takes the same suit, one rank above or below; king and ace are neighbours', () => {
    for (const variant of ['standard', 'free-return', 'open']) {
      assert.equal(takenBy(`bear-river/${variant}; base: 9`, '7d'), '6d 8d');
      assert.equal(takenBy(`bear-river/${variant}; base: 9`, 'Kd'), 'Ad Qd');
      assert.equal(takenBy(`bear-river/${variant}; base: 9`, 'Ad'), '2d Kd');
    }
  });

  test('aces: there is no wrap', () => {
    assert.equal(takenBy('bear-river/aces', '7d'), '6d 8d');
    assert.equal(takenBy('bear-river/aces', 'Kd'), 'Qd');
    assert.equal(takenBy('bear-river/aces', 'Ad'), '2d');
  });

  test('only the top card of a pile moves', () => {
    const table = tableFrom('bear-river; foundations: 9h; tableau: 2c 5d, 6d, 3c');
    assert.deepEqual(apartFromHoles(table), ['t1>t2', 't2>t1']);
    assert.equal(reason(table, 't1*2>t3'), 'top-only');
  });

  test('no pile, hole or standard, ever holds more than three cards', () => {
    const full = tableFrom('bear-river; foundations: 9h; tableau: 2c 5d 7d, 6d, , , , 3s 4s 7s, 8s');
    assert.deepEqual(apartFromHoles(full), ['t1>t2']);
    assert.equal(reason(full, 't2>t1'), 'full');
    assert.equal(reason(full, 't7>t6'), 'full');
    const two = tableFrom('bear-river; foundations: 9h; tableau: 5d 7d, 6d');
    assert.deepEqual(apartFromHoles(two), ['t1>t2', 't2>t1']);
  });

  test('an empty standard pile stays empty, an empty hole takes any top card', () => {
    const table = tableFrom(`bear-river; foundations: 9h; tableau: ${row('5c 2d')}, ${row('Ks')}`);
    assert.deepEqual(movesOf(table), ['t1>t12', 't1>t18', 't1>t6', 't7>t12', 't7>t18', 't7>t6']);
    assert.equal(reason(table, 't1>t2'), 'stays-empty');
  });

  test('open: an empty standard pile takes any top card, like a hole', () => {
    const table = tableFrom(`bear-river/open; foundations: 9h; tableau: ${row('5c 2d')}, ${row('Ks')}`);
    assert.equal(movesOf(table).length, 2 * 16);
    assert.equal(reason(table, 't1>t2'), undefined);
  });
});

describe('free-return', () => {
  test('the top card of a foundation may come back where it fits or to an empty hole', () => {
    const table = tableFrom(`bear-river/free-return; foundations: 9h Th, 9c; tableau: ${row('Jh', '9s', '8c 7c 6c')}`);
    const back = movesOf(table).filter((move) => move.startsWith('f'));
    assert.deepEqual(back, ['f1>t1', 'f1>t12', 'f1>t18', 'f1>t6', 'f2>t12', 'f2>t18', 'f2>t6']);
    assert.equal(reason(table, 'f2>f3'), 'from-foundation');
    assert.equal(reason(table, 'f1>t4'), 'stays-empty');
    assert.equal(reason(table, 'f1*2>t6'), 'top-only');
  });

  test("f1's last card may come back too; the base stays what it is", () => {
    const table = after(tableFrom(`bear-river/free-return; foundations: 9h; tableau: ${row('9c', '8c')}`), 'f1>t6');
    assert.deepEqual([scoreOf(table), table.base], [0, 8]);
    assert.deepEqual(
      movesOf(table).filter((move) => /f1$/.test(move)),
      ['t1>f1', 't6>f1'],
    );
  });

  test('the other variants let nothing come back', () => {
    for (const variant of ['standard', 'open', 'aces']) {
      const table = tableFrom(`bear-river/${variant}; foundations: Ac; tableau: 2c`);
      assert.equal(reason(table, 'f1>t1'), 'from-foundation');
    }
  });
});

describe('stuck', () => {
  const locked = row('2c', '2d', '2h', '2s', '5c', '5d');
  const deadEnd = `${locked},${row('5h', '5s', '7c', '7d', '7h', '7s')}`;

  test('where nothing can move', () => {
    assert.ok(
      isStuck(
        tableFrom(`bear-river; foundations: 9h; tableau: ${deadEnd}, ${row('Jc', 'Jd', 'Jh', 'Js', 'Kc', 'Kd')}`),
      ),
    );
    assert.ok(
      !isStuck(
        tableFrom(`bear-river; foundations: 9h; tableau: ${deadEnd}, ${row('Jc', 'Jd', 'Jh', 'Js', 'Qc', 'Kd')}`),
      ),
    );
  });

  test('where only a lone hole card can go to another empty hole', () => {
    const lone = (hole: string): string => `bear-river; foundations: 9h; tableau: ,,,,,${hole}, ,,,,,, ,,,,,`;
    const table = tableFrom(lone('5d'));
    assert.deepEqual(movesOf(table), ['t6>t12', 't6>t18']);
    assert.ok(isStuck(table));
    assert.ok(!isStuck(tableFrom(lone('2c 5d'))));
  });

  test("a standard pile's last card that can go to an empty hole is a way out", () => {
    assert.ok(!isStuck(tableFrom('bear-river; foundations: 9h; tableau: 5d')));
  });

  test('open: there holes and standard piles are alike', () => {
    const table = tableFrom('bear-river/open; foundations: 9h; tableau: 5d');
    assert.equal(movesOf(table).length, 17);
    assert.ok(isStuck(table));
  });
});
