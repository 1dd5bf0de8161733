/** Taps, clicks and looking at covered cards. */
import assert from 'node:assert/strict';
import test, { afterEach, beforeEach, describe, mock } from 'node:test';
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

describe('tapping', () => {
  test('picks up, then puts down', () => {
    table.tap('t1', 1);
    assert.deepEqual(table.hand.held, { from: 't1', count: 3 });
    table.tap('t3', 0, { time: 1000 });
    assert.deepEqual(table.log, ['picked', 't1*3>t3']);
  });

  test('on the felt lets go, on an empty pile puts', () => {
    table.tap('t5', 0);
    table.pressFelt();
    table.release(FAR);
    table.tap('t5', 0, { time: 2000 });
    table.pressPlace('t6');
    table.release(table.at('t6'));
    assert.deepEqual(table.log, ['picked', 'let-go', 'picked', 't5>t6']);
  });

  test('twice within 400 ms at one place plays the best move', () => {
    table.tap('t2', 1, { time: 1000 });
    table.tap('t2', 1, { time: 1400 });
    assert.deepEqual(table.log, ['picked', 't2>f1']);
  });

  test('twice more slowly, or elsewhere, or with another pile between, does not', () => {
    table.tap('t2', 1, { time: 1000 });
    table.tap('t2', 1, { time: 1401 });
    table.tap('t1', 3, { time: 5000 });
    table.tap('t1', 2, { time: 5100 });
    table.tap('t1', 2, { time: 5600 });
    table.tap('t4', 0, { time: 9000 });
    table.tap('t5', 0, { time: 9100 });
    table.tap('t4', 0, { time: 9200 });
    assert.ok(!table.log.some((line) => line.includes('>')), String(table.log));
  });

  test('a third tap is a first one again', () => {
    table.tap('t2', 1, { time: 1000 });
    table.tap('t2', 1, { time: 1100 });
    table.tap('t2', 0, { time: 1200 });
    assert.deepEqual(table.log, ['picked', 't2>f1', 'picked']);
  });

  test('gives the focus to the place of the pile', () => {
    table.tap('t1', 1);
    assert.equal(table.places.get('t1')!.focused, 1);
  });

  test('that slips over a pile that cannot be lifted is a tap still', () => {
    table = new GestureTable('glenwood; base: A; reserves: 3c; tableau: 4d; stock: 9c 8c; redeals: 1');
    table.press('s', 1);
    table.release({ x: table.at('s').x + 30, y: table.at('s').y + 30 });
    table.press('s', 0);
    table.release({ x: table.at('s').x + 300, y: table.at('s').y });
    assert.deepEqual(table.log, ['s>w']);
  });
});

describe('clicks', () => {
  const click = (target: unknown, detail: number) => table.dispatch('click', target, { detail });

  test('of assistive technology are taps', () => {
    const event = click(table.places.get('t2'), 0);
    assert.deepEqual(table.log, ['picked']);
    assert.equal(event.stopped, false);
  });

  test('that follow a tap do not tap again', () => {
    table.tap('t2', 1);
    const event = click(table.node('t2', 1), 1);
    assert.deepEqual(table.log, ['picked']);
    assert.equal(event.stopped, false);
  });

  test('that end a drag reach nobody, and the next one of assistive technology does', () => {
    table.drag(['t5', 0], FAR);
    const stray = click(table.board, 1);
    assert.ok(stray.stopped && stray.defaultPrevented);
    click(table.places.get('t2'), 0);
    assert.equal(table.log.at(-1), 'picked');
  });
});

describe('peeking', () => {
  test('the right button shows a covered card while it is down', () => {
    table.press('t1', 1, { button: 2, buttons: 2 });
    assert.equal(table.doing, 'peeking');
    assert.ok(table.contextMenu(table.node('t1', 1)).defaultPrevented);
    assert.equal(table.doing, 'peeking');
    table.release(table.at('t1', 1), { button: 2 });
    assert.deepEqual(table.log, ['peek 9h', 'peek nothing']);
  });

  test('so does a finger that stays for half a second; it taps no more, but may still drag', () => {
    table.press('t1', 1, TOUCH);
    mock.timers.tick(499);
    assert.deepEqual(table.log, []);
    mock.timers.tick(1);
    table.release(table.at('t1', 1), TOUCH);
    assert.deepEqual(table.log, ['peek 9h', 'peek nothing']);
    table.press('t1', 1, TOUCH);
    mock.timers.tick(500);
    table.move(table.at('t3'), TOUCH);
    table.release(table.at('t3'), TOUCH);
    assert.deepEqual(table.log.slice(2), ['peek 9h', 'peek nothing', 'carry t1*3', 'carry nothing', 't1*3>t3']);
  });

  test('a top card, a face-down card and the felt show nothing', () => {
    for (const [pile, index] of [
      ['t1', 3],
      ['t1', 0],
    ] as const)
      table.press(pile, index, { button: 2, buttons: 2 });
    table.press('t1', 3, TOUCH);
    mock.timers.tick(500);
    assert.equal(table.doing, 'pressed');
    table.release(table.at('t1', 3), TOUCH);
    assert.deepEqual(table.log, ['picked']);
  });

  test('a menu asked for on a card is none, and does not end a press of a finger', () => {
    table.press('t1', 3, TOUCH);
    assert.ok(table.contextMenu(table.node('t1', 3)).defaultPrevented);
    assert.equal(table.doing, 'pressed');
    table.release(table.at('t1', 3), TOUCH);
    assert.ok(!table.contextMenu(table.board).defaultPrevented);
    assert.ok(!table.contextMenu(table.places.get('t1')).defaultPrevented);
    assert.deepEqual(table.log, ['picked']);
  });
});
