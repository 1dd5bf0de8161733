/** What is kept under a name, by one table and by two. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { startGame } from '../../src/engine/game.js';
import { parseSaved } from '../../src/storage/saved-game.js';
import { fakeStorage } from '../storage/fake-storage.js';
import { key, page, written } from './save-table.js';
import { wonGame, wonMoves } from './won-line.js';

test('a game with an undone tail lies there again after a reload, at the same step', async () => {
  const { reload } = page();
  const first = reload();
  first.begin('a');
  for (let i = 0; i < 5; i++) first.play();
  first.control.goTo(2);
  first.clock.elapsed = 1234;
  first.saves.pause();
  const second = reload();
  const { saved } = second.begin('b');
  assert.equal(saved?.elapsed, 1234);
  assert.deepEqual(second.control.game, first.control.game);
  assert.deepEqual(second.problems, []);
  await written();
});

test('a change is stored before its task has ended, and once however much has changed', async () => {
  const storage = fakeStorage();
  const writes: string[] = [];
  storage.setItem = (item, text) => {
    writes.push(item);
    Object.assign(storage, { [item]: text });
  };
  const table = page(storage).reload();
  table.begin('a');
  await written();
  assert.deepEqual(writes.splice(0), [key('game')]);
  for (let i = 0; i < 5; i++) table.play();
  table.control.goTo(0);
  assert.deepEqual(writes, []);
  await written();
  assert.deepEqual(writes, [key('game')]);
  const stored = parseSaved(storage.getItem(key('game'))!, 'yukon');
  assert.ok(stored.ok && stored.value.game.line.length === 5 && stored.value.game.cursor === 0);
});

test('a save fits only where the page still asks for the same; what does not fit stays until a move replaces it', async () => {
  const { storage, reload } = page();
  const first = reload();
  first.begin('a', 'one');
  first.play();
  await written();
  const text = storage.getItem(key('game'));
  const other = reload();
  assert.equal(other.begin('b', 'another').saved, undefined);
  assert.equal(other.control.game?.seed, 'b');
  await written();
  other.deal('c');
  await written();
  assert.equal(storage.getItem(key('game')), text);
  assert.equal(other.statistics().played, 0);
  other.play();
  await written();
  assert.notEqual(storage.getItem(key('game')), text);
  // The first page's game has been replaced: it counts as given up.
  assert.deepEqual([other.statistics().played, other.statistics().won], [1, 0]);
  assert.equal(reload().begin('d', 'another').saved?.game.seed, 'c');
});

test('a deal counts as played when it is left after a move, not before; restarted and brought back it is the same', () => {
  const table = page().reload();
  table.begin('a');
  table.deal('b');
  assert.equal(table.statistics().played, 0);
  table.play();
  table.deal('b');
  assert.equal(table.statistics().played, 0);
  table.deal('c');
  assert.equal(table.statistics().played, 1);
  table.deal('b');
  table.play();
  table.deal('c');
  table.deal('c', 'russian');
  table.play();
  table.deal('d');
  assert.equal(table.statistics().played, 1);
  assert.equal(table.statistics('russian').played, 1);
});

test('undo and redo are no moves: who only looks at a recorded game has not played it', () => {
  const table = page().reload();
  table.begin('a');
  table.play();
  const { game } = table.control;
  table.deal('b');
  table.control.lay(game!);
  table.control.undo();
  table.control.redo();
  table.deal('c');
  assert.equal(table.statistics().played, 1);
});

test('a win counts once: undone and won again, restarted, brought back and in another tab', async () => {
  const { reload } = page();
  const table = reload();
  table.begin('a');
  table.win();
  const once = table.statistics();
  assert.deepEqual([once.played, once.won, once.streak, once.fewestMoves], [1, 1, 1, wonMoves.length]);
  await written();
  const other = reload();
  assert.equal(other.begin('b').saved?.told, true);
  for (const one of [table, other]) {
    one.control.undo();
    one.control.redo();
    one.control.undo();
    assert.ok(one.control.move(wonMoves.at(-1)!, 'page'));
    one.win();
    one.deal('c');
    one.control.previousGame();
    assert.deepEqual(one.statistics(), once);
  }
});

test('a deal given up and won after all is one game, and won', () => {
  const table = page().reload();
  table.begin('a');
  table.deal(wonGame.seed!);
  assert.ok(table.control.move(wonMoves[0]!, 'play'));
  table.deal('b');
  assert.deepEqual([table.statistics().played, table.statistics().won], [1, 0]);
  table.win();
  assert.deepEqual([table.statistics().played, table.statistics().won, table.statistics().streak], [1, 1, 1]);
});

test('an opened record that is won from the start, or stepped to its win, is no win of the visitor', () => {
  const table = page().reload();
  table.begin('a');
  table.win();
  const won = table.control.game!;
  table.saves.forget();
  table.control.lay(won);
  table.control.undo();
  table.control.redo();
  table.deal('b');
  assert.equal(table.statistics().won, 0);
});

test('two tabs of one name lose none of one another’s outcomes, and neither takes away the other’s table', async () => {
  const { storage, reload } = page();
  const tables = [reload(), reload()];
  for (const table of tables) table.begin('a');
  for (let i = 0; i < 10; i++)
    for (const [which, table] of tables.entries()) {
      table.play();
      table.deal(`${which} ${i}`);
      table.play();
      await written();
    }
  // The first deal was the same in both: it is one game.
  for (const table of tables) assert.equal(table.statistics().played, 19);
  assert.deepEqual(
    tables.map(({ control }) => control.game?.seed),
    ['0 9', '1 9'],
  );
  const stored = parseSaved(storage.getItem(key('game'))!, 'yukon');
  assert.ok(stored.ok && stored.value.game.seed === '1 9');
  // A tab that is only looked at again does not write its older game over the newer one.
  tables[0]!.saves.pause();
  assert.equal(reload().begin('b').saved?.game.seed, '1 9');
});

test('names are apart, whatever characters they have', async () => {
  const { storage, reload } = page();
  const names = ['', 'a', 'a/game', 'a"/game', '/', '\ud800', 'standard/1'];
  for (const name of names) {
    const table = reload();
    table.saveName = name;
    assert.equal(table.begin(`of ${name}`).saved, undefined, name);
    table.play();
    table.deal(`next of ${name}`);
    await written();
  }
  for (const name of names) {
    const table = reload();
    table.saveName = name;
    assert.equal(table.begin('none').saved?.game.seed, `next of ${name}`);
    assert.equal(table.statistics().played, 1);
  }
  const table = reload();
  table.saveName = 'a';
  table.begin('none');
  table.saves.forget();
  assert.equal(Object.keys(storage).length, (names.length - 1) * 2);
});

test('forgetting removes all of one name and nothing else; what comes afterwards is stored again', async () => {
  const { storage, reload } = page(fakeStorage({ mine: 'page', [key('game', 'other')]: 'x' }));
  const table = reload();
  table.begin('a');
  table.saves.choose({ timer: true });
  table.play();
  table.deal('b');
  await written();
  assert.equal(Object.keys(storage).length, 5);
  table.play();
  table.saves.forget();
  await written();
  assert.deepEqual(Object.keys(storage).sort(), [key('game', 'other'), 'mine'].sort());
  table.play();
  await written();
  const found = reload().begin('c');
  assert.equal(found.saved?.game.line.length, 2);
  assert.deepEqual(found.settings, {});
});

test('settings are kept beside one another, whichever game fits', () => {
  const { reload } = page();
  const [one, two] = [reload(), reload()];
  one.begin('a', 'one');
  two.begin('b', 'another');
  one.saves.choose({ faces: 'large', timer: true });
  two.saves.choose({ timer: false });
  assert.deepEqual(reload().begin('c', 'third').settings, { faces: 'large', timer: false });
});

test('without a name nothing is stored or read', async () => {
  const { storage, reload } = page();
  const table = reload();
  table.saveName = null;
  table.begin('a');
  table.win();
  table.saves.choose({ timer: true });
  table.deal('b');
  table.saves.pause();
  table.saves.forget();
  await written();
  assert.deepEqual(Object.keys(storage), []);
  assert.equal(table.statistics().played, 0);
});

test('another name: the game goes on under it, but a table without moves takes the game that is stored there', async () => {
  const { reload } = page();
  const there = reload();
  there.saveName = 'other';
  there.begin('stored');
  there.play();
  await written();

  const untouched = reload();
  untouched.begin('a');
  untouched.saveName = 'other';
  assert.equal(untouched.begin('none').saved?.game.seed, 'stored');

  const played = reload();
  played.begin('a');
  played.play();
  played.saveName = 'other';
  assert.equal(played.saves.read('x').saved, undefined);
  await written();
  const before = reload();
  before.saveName = 'other';
  assert.equal(before.begin('none').saved?.game.seed, 'stored');
  played.play();
  await written();
  const after = reload();
  after.saveName = 'other';
  assert.equal(after.begin('none').saved?.game.seed, 'a');
  assert.equal(after.statistics().played, 1);
  assert.equal(reload().begin('none').saved?.game.line.length, 1);
});

/** What a visitor does, each with a number that chooses among moves, steps or seeds. */
const act = fc.tuple(fc.constantFrom('play', 'play', 'undo', 'redo', 'goTo', 'restart', 'deal', 'reload'), fc.nat(99));

test('whatever is done, a reload changes nothing, and each deal left after a move is counted once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 40, size: 'max' }), async (acts) => {
      const { reload } = page();
      let table = reload();
      table.begin('0');
      const left = new Set<string>();
      let touched = false;
      for (const [what, choice] of acts) {
        const { game, position, legal } = table.control;
        const { seed, start } = game!;
        if (what === 'play' && legal.length) {
          touched = table.control.move(legal[choice % legal.length]!, 'play');
        } else if (what === 'deal' || what === 'restart') {
          const next = what === 'deal' ? String(choice % 5) : seed!;
          if (touched && next !== seed) left.add(seed!);
          if (next !== seed) touched = false;
          if (what === 'deal') table.deal(next);
          else table.control.lay(startGame(start, seed));
        } else if (what === 'goTo') table.control.goTo(choice % 9);
        else if (what === 'undo') table.control.undo();
        else if (what === 'redo') table.control.redo();
        else {
          await written();
          table = reload();
          assert.equal(table.begin('none').saved?.touched, touched);
          assert.deepEqual(table.control.game, game);
          assert.deepEqual(table.control.position, position);
        }
        assert.equal(table.statistics().played, left.size);
        assert.deepEqual(table.problems, []);
      }
    }),
    { numRuns: 50 },
  );
});
