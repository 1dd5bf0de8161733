/** Glenwood's rules, sentence by sentence, on small tables. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { deal, GAMES, isStuck, legalMoves, type Position } from '../../src/engine.js';
import { after, movesOf, reason, tableFrom, takenBy } from '../support/diagram.js';
import { pilesOf } from '../support/fixtures.js';

const { variants } = GAMES.glenwood;
const started = (rest: string, variant = 'standard'): Position =>
  tableFrom(`glenwood/${variant}; foundations: 9h; ${rest}`);

test('first the player chooses one of the four reserve tops as the base, and nothing else may happen', () => {
  for (const variant of variants) {
    const start = deal({ game: 'glenwood', variant, seed: 'x' });
    assert.equal(start.base, null);
    const all = ['r1', 'r2', 'r3', 'r4'].flatMap((from) => ['f1', 'f2', 'f3', 'f4'].map((to) => `${from}>${to}`));
    assert.deepEqual(movesOf(start), all.sort());
    for (const move of ['s>w', 'w>s', 't1>t2', 't1>f1', 'r1>t1']) assert.equal(reason(start, move), 'base-first');
    const next = after(start, 'r2>f3');
    assert.equal(next.base, start.piles['r2']!.cards[2]! % 13);
    assert.ok(legalMoves(next).some(({ from }) => from === 's'));
  }
});

describe('building', () => {
  test('foundations start from the base, are built up in suit and wrap', () => {
    const table = tableFrom('glenwood; foundations: Kh; reserves: As, Kc, Ah, 2h; tableau: Kd');
    assert.deepEqual(
      movesOf(table).filter((move) => move.includes('f')),
      ['r2>f2', 'r2>f3', 'r2>f4', 'r3>f1', 't1>f2', 't1>f3', 't1>f4'],
    );
    assert.equal(pilesOf(after(table, 'r3>f1 r4>f1'))['f1'], 'Kh Ah 2h');
    assert.equal(reason(table, 'f1>t1'), 'from-foundation');
  });

  test('the tableau builds down in alternating colours and wraps', () => {
    const taken = (on: string): string => takenBy('glenwood; foundations: 9h', on);
    assert.equal(taken('7d'), '6c 6s');
    assert.equal(taken('7s'), '6d 6h');
    assert.equal(taken('Ah'), 'Kc Ks');
    assert.equal(taken('Ks'), 'Qd Qh');
  });
});

describe('what moves', () => {
  test('a reserve top, the waste top or a tableau top to a foundation', () => {
    const table = started('reserves: 2c Th; tableau: Qs Jh; waste: 3c Qh');
    assert.deepEqual(
      movesOf(table).filter((move) => move.includes('f')),
      ['r1>f1'],
    );
    assert.equal(pilesOf(after(table, 'r1>f1 t1>f1 w>f1'))['f1'], '9h Th Jh Qh');
  });

  test('a reserve top or the waste top onto a tableau pile, nothing onto a reserve or the waste', () => {
    const table = started('reserves: Qc 6s, 2c; tableau: 7d, Ts, Ks, Js; waste: 6c');
    assert.deepEqual(movesOf(table), ['r1>t1', 'w>s', 'w>t1']);
    for (const move of ['r1>r2', 'w>r3', 't1>r1', 't1>w', 'r1>w', 'f1>w', 'f1>r1'])
      assert.equal(reason(table, move), move.startsWith('f') ? 'from-foundation' : 'not-here');
    for (const move of ['t1>s', 'r1>s']) assert.equal(reason(table, move), 'not-here');
    for (const move of ['s>t1', 's>f2', 's>r1']) assert.equal(reason(table, move), 'stock');
    assert.equal(reason(table, 'r1*2>t1'), 'top-only');
  });

  test('a whole tableau pile, where its bottom card fits, never a part of it', () => {
    const table = started('reserves: 2c; tableau: 7s 6d, 8d, 7c, Qs');
    assert.deepEqual(movesOf(table), ['t1*2>t2', 't3>t2']);
    assert.equal(reason(table, 't1>t3'), 'whole-only');
    assert.equal(pilesOf(after(table, 't1*2>t2'))['t2'], '8d 7s 6d');
  });

  test('duchess: any part of a pile too, but onto a pile that is not empty', () => {
    const table = started('reserves: 2c; tableau: 8s 7d 6s, 7h, 8c', 'duchess');
    assert.deepEqual(movesOf(table), ['r1>t4', 't1*2>t3', 't1*3>t4', 't1>t2', 't2>t3', 't2>t4', 't3>t4']);
    assert.equal(reason(table, 't1*2>t4'), 'part-to-empty');
    assert.equal(reason(table, 't1>t4'), 'part-to-empty');
  });
});

describe('an empty tableau pile', () => {
  test('takes any reserve top or a whole pile, the waste top only when all reserves are empty', () => {
    const table = started('reserves: , 5c 2c; tableau: , 8s 7d, Qs, Qc; waste: 4d');
    assert.deepEqual(movesOf(table), ['r2>t1', 't2*2>t1', 't3>t1', 't4>t1', 'w>s']);
    assert.equal(reason(table, 'w>t1'), 'reserve-first');
    const without = started('tableau: , 8s 7d, Qs, Qc; waste: 4d');
    assert.deepEqual(movesOf(without), ['t2*2>t1', 't3>t1', 't4>t1', 'w>s', 'w>t1']);
  });

  test('is never filled by itself', () => {
    assert.equal(pilesOf(after(started('reserves: 2c; tableau: 8s, 9d'), 't1>t2'))['t1'], undefined);
  });
});

describe('stock and waste', () => {
  test('one card at a time, the last of the text first', () => {
    const table = started('stock: 2c 3c 4c; tableau: Ks, Kc, Qs, Qc; reserves: 5c');
    assert.deepEqual(movesOf(table), ['s>w']);
    const next = after(table, 's>w s>w');
    assert.deepEqual([pilesOf(next)['s'], pilesOf(next)['w']], ['(2c)', '4c 3c']);
    assert.equal(reason(next, 'w>s'), 'redeal');
    assert.equal(reason(table, 's*2>w'), 'top-only');
  });

  test('the waste may be turned over once; the first card of the first pass is the first of the second', () => {
    const table = after(started('stock: 2c 3c 4c; tableau: Ks, Kc, Qs, Qc; reserves: 5c'), 's>w s>w s>w');
    assert.deepEqual([movesOf(table), table.redeals], [['w>s'], 1]);
    const turned = after(table, 'w>s');
    assert.deepEqual([pilesOf(turned)['s'], pilesOf(turned)['w'], turned.redeals], ['(2c) (3c) (4c)', undefined, 0]);
    const again = after(turned, 's>w s>w s>w');
    assert.deepEqual([pilesOf(again)['w'], movesOf(again)], ['4c 3c 2c', []]);
    assert.equal(reason(again, 'w>s'), 'no-redeal');
    assert.ok(isStuck(again));
  });

  test('an empty waste cannot be turned over, an empty stock not turned from', () => {
    const table = started('reserves: 5c; tableau: Ks');
    assert.equal(reason(table, 'w>s'), 'empty');
    assert.equal(reason(table, 's>w'), 'empty');
  });

  test('no-redeal has none, two-redeals has two', () => {
    const none = after(started('stock: 2c; tableau: Ks, Kc, Qs, Qc; reserves: 5c', 'no-redeal'), 's>w');
    assert.equal(reason(none, 'w>s'), 'no-redeal');
    const twice = after(
      started('stock: 2c; tableau: Ks, Kc, Qs, Qc; reserves: 5c', 'two-redeals'),
      's>w w>s s>w w>s s>w',
    );
    assert.equal(reason(twice, 'w>s'), 'no-redeal');
  });
});

test('stuck: only whole piles can go to another empty pile', () => {
  const table = started('tableau: , 8s 7d, Qs, Qc');
  assert.deepEqual(movesOf(table), ['t2*2>t1', 't3>t1', 't4>t1']);
  assert.ok(isStuck(table));
  assert.ok(!isStuck(started('tableau: , 8s 7d, Qs, Qc; waste: 5d')));
  assert.ok(!isStuck(started('tableau: , 8s 7d, Qs, Qc; stock: 5d')));
});
