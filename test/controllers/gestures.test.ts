/** The gesture machine: whatever happens, it ends idle and leaves nothing behind. Dragging. */
import assert from 'node:assert/strict';
import test, { afterEach, beforeEach, describe, mock } from 'node:test';
import fc from 'fast-check';
import type { Lie, PointerWords } from '../support/fake-board.js';
import { FAR, GestureTable, TOUCH } from '../support/gesture-table.js';

let table: GestureTable;

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout'] });
  table = new GestureTable();
});
afterEach(() => {
  table.gestures.disconnect();
  mock.timers.reset();
});

/** Ways to come into a state, each with the mouse unless it says so. */
const STATES: Readonly<Record<string, () => void>> = {
  'pressed on a card': () => table.press('t1', 1),
  'pressed on a face-down card': () => table.press('t1', 0),
  'pressed on a place': () => table.pressPlace('t6'),
  'pressed on the felt': () => table.pressFelt(),
  'pressed with a finger': () => table.press('t1', 1, TOUCH),
  carrying: () => {
    table.press('t1', 1);
    table.move({ x: 300, y: 400 });
  },
  'carrying with a finger': () => {
    table.press('t1', 1, TOUCH);
    table.move({ x: 300, y: 400 }, TOUCH);
  },
  'peeking with the right button': () => table.press('t1', 1, { button: 2, buttons: 2 }),
  'peeking with a finger': () => {
    table.press('t1', 1, TOUCH);
    mock.timers.tick(500);
  },
};

/** What ends every gesture at once, and without any effect on the game. */
const ENDS: Readonly<Record<string, () => void>> = {
  'the pointer is cancelled': () => table.pointer('pointercancel', { x: 300, y: 400 }),
  'its capture is lost': () => {
    table.board.releasePointerCapture(1);
    table.pointer('lostpointercapture', { x: 300, y: 400 });
  },
  'a second finger comes down': () =>
    table.pointer('pointerdown', { x: 10, y: 10 }, { ...TOUCH, id: 2, primary: false }),
  'a second button goes down': () => table.move({ x: 300, y: 400 }, { buttons: 3 }),
  'the release was missed': () => table.move({ x: 300, y: 400 }, { buttons: 0 }),
  'the window loses the focus': () => table.dispatch('blur', table.window, {}),
  'Escape is pressed': () => table.key('Escape'),
  'a context menu opens on the felt': () => table.contextMenu(table.board),
  'the element cancels it': () => table.gestures.cancel(),
  'the element goes': () => table.gestures.disconnect(),
};

describe('every state ends at once', () => {
  for (const [state, begin] of Object.entries(STATES)) {
    for (const [end, happen] of Object.entries(ENDS)) {
      test(`${state}, and ${end}`, () => {
        begin();
        assert.notEqual(table.doing, 'idle');
        assert.notEqual(table.listening, 0);
        happen();
        table.assertIdle('at once');
        table.release({ x: 300, y: 400 });
        table.assertIdle('after the release');
        assert.deepEqual(
          table.log.filter((line) => !/^(carry|peek)/.test(line)),
          [],
          'the game was touched',
        );
      });
    }
    test(`${state}, and the pointer is released`, () => {
      begin();
      table.release({ x: 300, y: 400 });
      table.assertIdle();
    });
    test(`${state}, and things happen that end nothing`, () => {
      begin();
      const { type } = table.gestures.state;
      table.dispatch('blur', table.places.get('t1'), {});
      table.key('a');
      table.pointer('pointermove', { x: 1, y: 1 }, { id: 7, buttons: 0 });
      table.pointer('pointerup', { x: 1, y: 1 }, { id: 7 });
      table.pointer('pointercancel', { x: 1, y: 1 }, { id: 7 });
      table.dispatch('scroll', table.window, {});
      table.dispatch('resize', table.window, {});
      assert.equal(table.doing, type);
    });
  }
});

describe('dragging', () => {
  test('cards go to the legal pile under them, all that lie on the pressed one with it', () => {
    table.drag(['t1', 1], table.at('t3'));
    assert.deepEqual(table.log, ['carry t1*3', 'carry nothing', 't1*3>t3']);
    table.assertIdle();
  });

  test('the cards keep to the pointer where they were taken', () => {
    table.press('t1', 2);
    table.move({ x: table.at('t1', 2).x + 130, y: table.at('t1', 2).y - 70 });
    for (const index of [2, 3]) {
      const node = table.node('t1', index);
      assert.ok(node.hasAttribute('carried'));
      assert.deepEqual(
        [...node.properties],
        [
          ['--dx', '1.3000'],
          ['--dy', '-0.7000'],
        ],
      );
    }
    assert.ok(!table.node('t1', 1).hasAttribute('carried'));
    assert.ok(table.captured.has(1));
  });

  test('they stay under it when the page scrolls, and when the board is turned and scaled meanwhile', () => {
    table.press('t1', 3);
    table.move({ x: 200, y: 200 });
    table.lie = { origin: [0, -150], right: [100, 0], down: [0, 100] };
    table.dispatch('scroll', table.window, {});
    assert.deepEqual(table.middle('t1', 3), { x: 200, y: 260 });
    const turned: Lie = { origin: [400, 100], right: [0, 50], down: [-50, 0] };
    table.lie = turned;
    table.dispatch('resize', table.window, {});
    // A card is taken 0.6 of its width above its middle: on the turned board, that is to the right of it.
    assert.deepEqual(table.middle('t1', 3), { x: 170, y: 200 });
    table.move({ x: 250, y: 300 });
    assert.deepEqual(table.middle('t1', 3), { x: 220, y: 300 });
  });

  test('it begins after a few pixels, more with a finger', () => {
    table.press('t1', 1);
    table.move({ x: table.at('t1', 1).x + 4, y: table.at('t1', 1).y });
    assert.equal(table.doing, 'pressed');
    table.move({ x: table.at('t1', 1).x + 5, y: table.at('t1', 1).y });
    assert.equal(table.doing, 'carrying');
    table.gestures.cancel();
    table.press('t1', 1, TOUCH);
    table.move({ x: table.at('t1', 1).x + 8, y: table.at('t1', 1).y }, TOUCH);
    assert.equal(table.doing, 'pressed');
    table.move({ x: table.at('t1', 1).x + 9, y: table.at('t1', 1).y }, TOUCH);
    assert.equal(table.doing, 'carrying');
  });

  test('a drop on a pile that may not have it is refused with the reason, one on nothing is not', () => {
    table.drag(['t5', 0], table.at('t3'));
    table.drag(['t5', 0], FAR);
    table.drag(['t5', 0], { x: table.at('t5').x, y: table.at('t5').y + 60 });
    assert.deepEqual(table.log, [
      ...['carry t5*1', 'carry nothing', 'no-fit'],
      ...['carry t5*1', 'carry nothing'],
      ...['carry t5*1', 'carry nothing'],
    ]);
    table.assertIdle();
  });

  test('face-down cards, foundations and the second button move nothing', () => {
    table = new GestureTable('yukon; foundations: Ac; tableau: (2c) 9h');
    table.drag(['t1', 0], table.at('t3'));
    table.drag(['f1', 0], table.at('t3'));
    table.drag(['t1', 1], table.at('t3'), { button: 2, buttons: 2 });
    assert.deepEqual(table.log, []);
  });

  test('a finger moves only what says that it can be moved: the rest is for scrolling', () => {
    table.movable = [];
    table.drag(['t1', 1], table.at('t3'), TOUCH);
    assert.deepEqual(table.log, []);
    table.drag(['t1', 1], table.at('t3'));
    assert.equal(table.log.at(-1), 't1*3>t3');
  });

  test('nothing moves where the page allows no play', () => {
    table.canPlay = false;
    table.drag(['t1', 1], table.at('t3'));
    table.tap('t1', 1);
    assert.deepEqual(table.log, []);
  });

  test('a slow shaking press that ends where it began is a tap', () => {
    table.press('t1', 3);
    table.move({ x: table.at('t1', 3).x + 7, y: table.at('t1', 3).y });
    table.release({ x: table.at('t1', 3).x + 2, y: table.at('t1', 3).y });
    assert.deepEqual(table.log, ['carry t1*1', 'carry nothing', 'picked']);
  });
});

test('without being connected it hears nothing, and twice connected it hears once', () => {
  table.gestures.disconnect();
  table.tap('t2', 1);
  assert.deepEqual(table.log, []);
  table.gestures.connect();
  table.gestures.connect();
  table.tap('t2', 1);
  assert.deepEqual(table.log, ['picked']);
});

test('a storm of events ends idle', () => {
  const points = [table.at('t1', 1), table.at('t2', 1), table.at('t3'), table.at('f2'), FAR];
  const steps = fc.record({
    what: fc.constantFrom(
      'pointerdown',
      'pointermove',
      'pointerup',
      'pointercancel',
      'lostpointercapture',
      'wait',
      'menu',
    ),
    at: fc.constantFrom(...points),
    pile: fc.constantFrom('t1', 't2', 't3', 't4', 'felt'),
    id: fc.constantFrom(1, 1, 1, 2),
    kind: fc.constantFrom('mouse', 'touch', 'pen'),
    button: fc.constantFrom(0, 0, 0, 1, 2),
    buttons: fc.constantFrom(1, 1, 1, 0, 2, 3),
    time: fc.integer({ min: 0, max: 3000 }),
  });
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 60 }), (storm) => {
      for (const { what, at, pile, ...words } of storm) {
        const size = table.hand.sizeOf(pile);
        const target = size > 0 ? table.node(pile, size - 1) : table.board;
        if (what === 'wait') mock.timers.tick(words.time);
        else if (what === 'menu') table.contextMenu(target);
        else table.pointer(what, at, { ...words, primary: words.id === 1 } as PointerWords, target);
      }
      table.gestures.cancel();
      table.assertIdle();
      const cards = Object.values(table.position.piles).flatMap((pile) => pile.cards);
      assert.equal(new Set(cards).size, 9);
    }),
  );
});
