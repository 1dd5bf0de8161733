import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { makeCard, makeMove, parseCard, parseMove } from '../../src/engine.js';
import { UNKNOWN } from '../../src/engine/card.js';
import { ERRORS } from '../../src/notation/index.js';
import { assertError } from './place.js';

test('every card has a text that reads back', () => {
  const names = Array.from({ length: 52 }, (_, card) => makeCard(card));
  assert.equal(
    names.join(''),
    'cdhs'.replaceAll(/./g, (suit) => 'A23456789TJQK'.replaceAll(/./g, `$&${suit}`)),
  );
  names.forEach((name, card) => {
    assert.deepEqual(parseCard(name), { ok: true, value: card });
    assert.deepEqual(parseCard(makeCard(card, true)), { ok: true, value: card });
  });
  assert.deepEqual([makeCard(37), makeCard(37, true), makeCard(UNKNOWN)], ['Qh', '(Qh)', '(?)']);
  assert.deepEqual(parseCard('(?)'), { ok: true, value: UNKNOWN });
  assert.deepEqual(parseCard(' \t( Qh )\n'), { ok: true, value: 37 });
});

test('what is no card', () => {
  for (const text of ['¦', '  ¦', '¦1h', '¦10h', '¦qh', '¦QH', '¦Q h', '¦hQ', '¦?', '¦♥Q'])
    assertError(parseCard, text, 'card');
  for (const text of ['(Qh¦', '(Qh¦(', '(¦)', '(¦', '( ¦qh)']) assertError(parseCard, text, 'card');
  for (const text of ['Qh ¦Kh', 'Qh¦x', 'Qh¦;', '(Qh)\n¦)']) assertError(parseCard, text, 'end');
});

const PILES = ['f1', 'f4', 't1', 't9', 't10', 't18', 'r1', 'r4', 's', 'w'];

test('every move has a text that reads back', () => {
  for (const from of PILES)
    for (const to of PILES)
      for (const count of [1, 2, 9, 10, 19, 52]) {
        const text = makeMove({ from, count, to });
        assert.equal(text, count === 1 ? `${from}>${to}` : `${from}*${String(count)}>${to}`);
        assert.deepEqual(parseMove(text), { ok: true, value: { from, count, to } });
      }
  assert.deepEqual(parseMove(' t3 * 4\n> t7 '), { ok: true, value: { from: 't3', count: 4, to: 't7' } });
  assert.deepEqual(parseMove('t3*1>t7'), { ok: true, value: { from: 't3', count: 1, to: 't7' } });
});

test('what is no move', () => {
  const bad = [
    '¦',
    't3¦',
    't3>¦',
    't3>¦x1',
    '¦t0>t1',
    '¦x>t1',
    't3*¦0>t1',
    't3*¦>t1',
    't3*¦-1>t1',
    't3*¦01>t1',
    't1¦9>t1',
    'f1¦0>t1',
    '¦r5>t1',
    's¦1>w',
    '¦T3>t1',
    't3¦-t1',
  ];
  for (const text of bad) assertError(parseMove, text, 'move');
  for (const text of ['t3>t1¦9', 't3>t1 ¦t2>t3', 't3>t1¦+t2>t3', 't3>t1 ¦{comment}'])
    assertError(parseMove, text, 'end');
});

test('no value at all makes them throw', () => {
  for (const value of [undefined, null, 5, {}, [], Symbol('x'), new Date(0)])
    for (const parse of [parseCard, parseMove]) {
      const read = parse(value as string);
      assert.deepEqual(read, {
        ok: false,
        error: { code: 'text', message: ERRORS.text, line: 1, column: 1, subject: undefined },
      });
    }
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const parse of [parseCard, parseMove]) assert.equal(typeof parse(text).ok, 'boolean');
    }),
  );
});
