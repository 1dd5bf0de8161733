/** Which pile carried cards go to, on a row of three piles with a pile below the first. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { dropTarget } from '../../src/controllers/drop.js';
import type { Box } from '../../src/controllers/geometry.js';

const box = (x: number, y = 0, height = 1.4): Box => ({ x, y, height });
const PILES: readonly (readonly [string, Box])[] = [
  ['t1', box(0)],
  ['t2', box(1.1)],
  ['t3', box(2.2)],
  ['f1', box(0, 1.6)],
  ['f2', box(5, 1.6)],
];
/** What becomes of a card of t2 that is let go of so far from home. */
const from2 = (x: number, y: number, ...legal: string[]) =>
  dropTarget({ from: 't2', box: box(1.1 + x, y), offset: { x, y }, legal }, PILES);

test('the legal pile under the card has it', () => {
  assert.equal(from2(1.1, 0, 't1', 't3'), 't3');
  assert.equal(from2(-0.8, 0.2, 't1', 't3'), 't1');
});

test('of two legal piles the one that is covered more', () => {
  assert.equal(from2(-1.1, 0.6, 't1', 'f1'), 't1');
  assert.equal(from2(-1.1, 1.2, 't1', 'f1'), 'f1');
});

test('beside a legal pile is near enough, within a card width', () => {
  assert.equal(from2(2, 1.6, 'f2'), 'f2');
  assert.equal(from2(1.8, 1.6, 'f2'), undefined);
});

test('its own pile is no target, and does not stand in the way of another', () => {
  assert.equal(from2(0.3, 0, 't1', 't2', 't3'), 't3');
  assert.equal(from2(0, 0, 't2'), undefined);
});

test('who has come no nearer to a pile does not mean it', () => {
  assert.equal(from2(0, 0.5, 't1', 't3'), undefined);
  assert.equal(from2(-0.3, 0, 't3'), undefined);
  assert.equal(from2(3, 0, 't3'), undefined);
});

test('on a pile that may not have it, the card is clearly there or not there', () => {
  assert.equal(from2(1, 0, 't1'), 't3');
  assert.equal(from2(0.4, 0, 't1'), undefined);
});

test('what lies clearly on a wrong pile does not slip to a legal one beside it', () => {
  assert.equal(from2(1.1, 0, 'f1'), 't3');
  assert.equal(from2(-1.1, 0.05, 'f1'), 't1');
});

test('one foundation stands for the others', () => {
  assert.equal(from2(-1.1, 1.6, 'f2'), 'f2');
  assert.equal(from2(-1.1, 1.6), 'f1');
});
