import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isFanned, needOf, stripsOf, under } from '../../src/layout/fan.js';

describe('fans', () => {
  it('are for tableau and reserves', () => {
    assert.deepEqual(['t1', 't18', 'r4', 'f1', 's', 'w'].map(isFanned), [true, true, true, false, false, false]);
  });

  it('count what lies under a card, face down and face up', () => {
    assert.deepEqual(
      [0, 1, 2, 3, 4].map((index) => under('t3', 2, index)),
      [
        { down: 0, up: 0 },
        { down: 1, up: 0 },
        { down: 2, up: 0 },
        { down: 2, up: 1 },
        { down: 2, up: 2 },
      ],
    );
  });

  it('have no length in squared and in empty piles', () => {
    assert.deepEqual(under('s', 24, 23), { down: 0, up: 0 });
    assert.deepEqual(under('f2', 0, 12), { down: 0, up: 0 });
    assert.deepEqual(under('t1', 0, -1), { down: 0, up: 0 });
  });

  it('need as many strips as the longest; face-down cards take half of one', () => {
    assert.equal(stripsOf({ down: 6, up: 4 }), 7);
    assert.equal(needOf([]), 0);
    assert.equal(
      needOf([
        { down: 6, up: 4 },
        { down: 0, up: 8 },
        { down: 2, up: 0 },
      ]),
      8,
    );
  });
});
