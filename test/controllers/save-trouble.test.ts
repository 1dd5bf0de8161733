/** What is kept under a name, where the storage is forbidden, full, damaged, foreign or of a later version. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readStatistics } from '../../src/controllers/statistics.js';
import { fakeStorage } from '../storage/fake-storage.js';
import { FakeTable, key, page, written } from './save-table.js';

test('a storage that may not be used is told of once, and the game goes on', async () => {
  const table = new FakeTable(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  table.begin('a');
  table.win();
  table.saves.choose({ timer: true });
  table.deal('b');
  table.saves.pause();
  await written();
  assert.equal(table.statistics().played, 0);
  assert.deepEqual(
    table.problems.map(({ code }) => code),
    ['storage'],
  );
  // Who asks to forget has to know that it was not done.
  table.saves.forget();
  assert.equal(table.problems.length, 2);
});

test('a storage that is full is told of once; when there is room again, all is stored', async () => {
  const storage = fakeStorage();
  const table = page(storage).reload();
  table.begin('a');
  await written();
  const kept = storage.getItem(key('game'));
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  for (let i = 0; i < 3; i++) {
    table.play();
    await written();
  }
  assert.deepEqual(
    table.problems.map(({ code, where }) => [code, where]),
    [['storage', 'save']],
  );
  assert.equal(storage.getItem(key('game')), kept);
  delete (storage as { setItem?: unknown }).setItem;
  table.play();
  await written();
  assert.equal(page(storage).reload().begin('b').saved?.game.line.length, 4);
});

for (const [what, text] of [
  ['damaged', 'patience-elements 1 0\nx 0 0 000\nyukon/standard; seed: 1; moves:'],
  ['foreign', '{"level": 7}'],
] as const)
  test(`what is ${what} is told of; the next game is played and takes its place`, async () => {
    const { storage, reload } = page(fakeStorage({ [key('game')]: text, [key('settings')]: text }));
    const table = reload();
    const { saved, settings } = table.begin('a');
    assert.deepEqual([saved, settings], [undefined, {}]);
    assert.deepEqual(
      table.problems.map(({ code, message }) => [code, message]),
      ['game', 'settings'].map((kind) => ['save', `Stored here: ${kind} ${what}.`]),
    );
    table.saves.choose({ timer: true });
    await written();
    assert.notEqual(storage.getItem(key('game')), text);
    assert.deepEqual(reload().begin('b').settings, { timer: true });
  });

test('what a later version has stored is told of and stays as it is, until it is forgotten', async () => {
  const text = 'patience-elements 2 whatever comes';
  const { storage, reload } = page(fakeStorage({ [key('game')]: text, [key('settings')]: text }));
  const table = reload();
  table.begin('a');
  table.play();
  table.saves.choose({ timer: true });
  await written();
  assert.deepEqual([storage.getItem(key('game')), storage.getItem(key('settings'))], [text, text]);
  assert.equal(table.problems.length, 2);
  table.deal('b');
  assert.equal(table.statistics().played, 1);
  table.saves.forget();
  table.play();
  await written();
  assert.equal(reload().begin('c').saved?.game.seed, 'b');
});

test('outcomes that cannot be read are left out and numbered', () => {
  const { reload } = page(fakeStorage({ [key('standard/x')]: '9', [key('standard/y')]: '1 5 60 1000' }));
  const table = reload();
  table.begin('a');
  const { statistics, damaged } = readStatistics(table.saves, 'standard');
  assert.deepEqual([statistics.played, statistics.fewestMoves, damaged], [1, 60, 1]);
});
