import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { deal, isStuck, legalMoves, makePosition, parsePosition, type Position } from '../../src/engine.js';
import { pilesOf } from '../support/fixtures.js';
import { UNKNOWN } from '../../src/engine/card.js';
import { assertError } from './place.js';

const read = (text: string, options?: Parameters<typeof parsePosition>[1]): Position => {
  const result = parsePosition(text, options);
  assert.ok(result.ok, JSON.stringify(result));
  return result.value;
};

describe('diagrams', () => {
  const diagram = (text: string): Position => read(text, { diagram: true });
  const parseDiagram = (text: string): ReturnType<typeof parsePosition> => parsePosition(text, { diagram: true });

  test('leave out cards, and name some of them (?)', () => {
    const position = diagram('yukon; tableau: (?) (?) Qh, (?), (5c) (?), Kh');
    assert.equal(position.diagram, true);
    assert.deepEqual(position.piles['t1'], { cards: [UNKNOWN, UNKNOWN, 37], hidden: 2 });
    assert.deepEqual(position.piles['t2'], { cards: [UNKNOWN], hidden: 1 });
    assert.deepEqual(position.piles['t3'], { cards: [4, UNKNOWN], hidden: 2 });
    assert.deepEqual(legalMoves(position), []);
    assert.equal(isStuck(position), false);
    assert.deepEqual(diagram('glenwood; stock: (?) ( ? ) 5h').piles['s'], { cards: [UNKNOWN, UNKNOWN, 30], hidden: 3 });
    assert.deepEqual(legalMoves(diagram('yukon')), []);
    assert.equal(diagram('bear-river').base, null);
  });

  test('read back to the same value', () => {
    for (const text of [
      'yukon; tableau: (?) (?) Qh, (?), (5c) (?), Kh',
      'glenwood; stock: (?) 5h; base: 4',
      'bear-river/aces; foundations: Ah',
      'yukon; tableau: (?) Ah',
    ])
      assert.deepEqual(diagram(makePosition(diagram(text))), diagram(text));
    assert.equal(
      makePosition(diagram('yukon; tableau: (?) Qh')),
      'yukon/standard; foundations: , , , ; tableau: (?) Qh, , , , , , ',
    );
  });

  test('forced aces go up there too, and an unknown card stays face down', () => {
    assert.deepEqual(pilesOf(diagram('yukon; tableau: (?) (?) Ah')), { f1: 'Ah', t1: '(?) (?)' });
  });

  test('a whole deck is a diagram too when it is asked for', () => {
    const text = makePosition(deal({ game: 'yukon', seed: '1' }));
    assert.equal(diagram(text).diagram, true);
    assert.equal('diagram' in read(text), false);
  });

  test('each card once, 52 in all, and nothing impossible', () => {
    assertError(parseDiagram, 'yukon; tableau: Qh, ¦Qh', 'card-twice');
    assertError(parseDiagram, `yukon; tableau: ${'(?) '.repeat(52)}¦Qh`, 'too-many-cards');
    assertError(parseDiagram, `yukon; tableau: ${'(?) '.repeat(52)}¦(?)`, 'too-many-cards');
    assert.ok(parseDiagram(`yukon; tableau: ${'(?) '.repeat(52)}`).ok);
    assertError(parseDiagram, 'yukon; tableau: Qh ¦(?)', 'down-on-up');
    assertError(parseDiagram, 'yukon; foundations: ¦5h', 'not-built');
  });
});
