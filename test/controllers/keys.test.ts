/** Keys: what each does, which are taken, and that nothing else is touched. */
import assert from 'node:assert/strict';
import test, { beforeEach, describe } from 'node:test';
import { cursorAfter, Keys } from '../../src/controllers/keys.js';
import { chordText, KEY_MAP, keyRows } from '../../src/controllers/key-map.js';
import { moveOf, tableFrom } from '../support/diagram.js';
import { FakeEvent, FakeTable } from '../support/fake-board.js';

const YUKON = 'yukon/free-aces; tableau: (2c) 9h 8s 3d, 7d Ac, Ts, 4s, Kd';
const GLENWOOD =
  'glenwood; base: A; foundations: Ac; reserves: 3c 5h, 2c; tableau: 4d 3s, 9h; stock: 9c 8c; waste: Qh; redeals: 1';
const BEAR = 'bear-river; base: A; foundations: Ac; tableau: 3c 7h, 2c';

let table: FakeTable;
let keys: Keys;
const at = (text: string) => {
  table = new FakeTable(tableFrom(text));
  keys = new Keys(table);
};
beforeEach(() => {
  at(YUKON);
});

type Fields = Readonly<Record<string, unknown>>;
/** A chord such as `ctrl+shift+z`; `fields` may say more. */
function send(chord: string, fields: Fields = {}) {
  const held = chord.split('+').slice(0, -1);
  const key = chord.split('+').at(-1) ?? '';
  const modifiers = Object.fromEntries(['ctrl', 'shift', 'alt', 'meta'].map((it) => [`${it}Key`, held.includes(it)]));
  const event = new FakeEvent('keydown', {
    key: key === 'Space' ? ' ' : key,
    code: '',
    repeat: false,
    isComposing: false,
    timeStamp: 0,
    ...modifiers,
    ...fields,
  });
  const taken = keys.handle(event as unknown as KeyboardEvent);
  assert.equal(event.defaultPrevented, taken, `${chord}: the page's default`);
  assert.equal(event.stopped, taken, `${chord}: on its way to the page`);
  return taken;
}
const type = (...chords: string[]) => {
  for (const chord of chords) assert.ok(send(chord), `${chord} is not taken`);
};
const where = () => `${table.cursor.pile}*${String(table.cursor.depth)}`;

describe('walking', () => {
  test('arrows go from pile to pile and stop at the edge', () => {
    type('ArrowRight', 'ArrowRight', 'ArrowLeft');
    assert.equal(where(), 't2*1');
    type('ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    assert.equal(where(), 't1*1');
    type('ArrowUp', 'ArrowUp', 'ArrowUp');
    assert.equal(where(), 'f1*1');
  });

  test('inside a fanned pile first through the cards that can be lifted', () => {
    const seen = Array.from({ length: 4 }, () => {
      type('ArrowUp');
      return where();
    });
    assert.deepEqual(seen, ['t1*2', 't1*3', 'f1*1', 'f1*1']);
    type('ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown');
    assert.equal(where(), 't1*2');
    type('ArrowRight');
    assert.equal(where(), 't2*1');
  });

  test('with cards held straight on', () => {
    type('ArrowUp', 'Enter', 'ArrowUp');
    assert.equal(where(), 'f1*1');
  });

  test('a pile that moves as a whole has two numbers, one of which only the top moves one', () => {
    at(GLENWOOD);
    type('ArrowUp');
    assert.equal(where(), 't1*2');
    at(BEAR);
    type('ArrowUp');
    assert.equal(where(), 'f1*1');
  });

  test('Home, End and Ctrl with an arrow go to the edges', () => {
    type('End');
    assert.equal(where(), 't7*1');
    type('Home');
    assert.equal(where(), 't1*1');
    type('ctrl+ArrowRight');
    assert.equal(where(), 't7*1');
    type('3', 'ctrl+ArrowUp');
    assert.equal(where(), 'f3*1');
    type('ctrl+ArrowDown');
    assert.equal(where(), 't3*1');
  });

  test('turned round on screen, the arrows go as it is seen', () => {
    table.lie = { origin: [900, 0], right: [-100, 0], down: [0, 100] };
    type('ArrowLeft');
    assert.equal(where(), 't2*1');
    type('Home');
    assert.equal(where(), 't7*1');
  });
});

describe('digits', () => {
  test('go to a pile by its number', () => {
    type('3');
    assert.equal(where(), 't3*1');
    assert.equal(send('9'), false);
    assert.equal(send('0'), false);
    type('7');
    assert.equal(where(), 't7*1');
  });

  test('two of them within a second, where there is such a pile', () => {
    at(BEAR);
    const digits: readonly (readonly [string, number, string])[] = [
      ['1', 1000, 't1'],
      ['2', 2000, 't12'],
      ['1', 2100, 't1'],
      ['9', 2200, 't9'],
      ['1', 5000, 't1'],
      ['1', 6001, 't1'],
      ['8', 6500, 't18'],
    ];
    for (const [digit, timeStamp, pile] of digits) {
      send(digit, { timeStamp });
      assert.equal(table.cursor.pile, pile);
    }
    at(YUKON);
    send('1', { timeStamp: 1000 });
    send('2', { timeStamp: 1100 });
    assert.equal(where(), 't2*1');
  });

  test('are one number only where nothing is done in between', () => {
    for (const key of ['ArrowRight', 'Enter', 'Escape', 'p']) {
      at(BEAR);
      send('1', { timeStamp: 1000 });
      send(key);
      send('2', { timeStamp: 1500 });
      assert.equal(table.cursor.pile, 't2', key);
    }
  });

  test('by the place of the key, where the layout writes them with Shift', () => {
    assert.ok(send('é', { code: 'Digit2' }));
    assert.equal(where(), 't2*1');
    assert.ok(send('shift+3', { code: 'Digit3' }));
    assert.equal(where(), 't3*1');
    assert.ok(send('٤', { code: 'Digit4' }));
    assert.equal(where(), 't4*1');
    assert.equal(send('shift+%', { code: 'Digit5' }), false);
  });
});

describe('picking up and putting down', () => {
  test('Enter and Space do both', () => {
    type('ArrowUp', 'ArrowUp', 'Enter');
    assert.deepEqual(table.hand.held, { from: 't1', count: 3 });
    type('3', 'Space');
    assert.deepEqual(table.log, ['picked', 't1*3>t3']);
  });

  test('on the own pile that lets go', () => {
    type('Space', 'Enter');
    assert.deepEqual(table.log, ['picked', 'let-go']);
  });

  test('where it does not fit, the reason is told and the hand keeps it', () => {
    type('5', 'Enter', '3', 'Enter', '6', 'Enter');
    assert.deepEqual(table.log, ['picked', 'no-fit', 't5>t6']);
  });

  test('a number that is no longer there means the top card', () => {
    table.cursor = { pile: 't2', depth: 3 };
    type('Enter');
    assert.deepEqual(table.hand.held, { from: 't2', count: 1 });
  });

  test('on an empty pile the pile is read', () => {
    type('6', 'Enter');
    assert.deepEqual(table.log, ['readPile']);
  });

  test('on the stock it is turned, again and again, and the waste after it', () => {
    at(GLENWOOD);
    table.cursor = { pile: 's', depth: 1 };
    type('Enter', 'Space', 'd', 'Enter');
    assert.deepEqual(table.log, ['s>w', 's>w', 'w>s', 's>w']);
  });

  test('Escape lets go, or ends a replay, and is nothing of the board else', () => {
    type('Enter', 'Escape');
    assert.deepEqual(table.log, ['picked', 'let-go']);
    assert.equal(send('Escape'), false);
    table.replay = true;
    type('Escape');
    assert.equal(table.replay, false);
  });
});

describe('one key', () => {
  const DOES: readonly (readonly [string, string])[] = [
    ['u', 'undo'],
    ['U', 'undo'],
    ['ctrl+z', 'undo'],
    ['meta+z', 'undo'],
    ['shift+U', 'redo'],
    ['ctrl+shift+Z', 'redo'],
    ['meta+shift+z', 'redo'],
    ['ctrl+y', 'redo'],
    ['h', 'hint'],
    ['p', 'readPile'],
    ['t', 'readTops'],
    ['g', 'readGoal'],
    ['m', 'readMoves'],
    ['shift+N', 'deal'],
    ['shift+R', 'restart'],
    ['o', 'menu'],
    ['?', 'help'],
    ['shift+?', 'help'],
  ];
  for (const [chord, does] of DOES) {
    test(`${chord}: ${does}`, () => {
      type(chord);
      assert.deepEqual(table.log, [does]);
    });
  }

  test('f: the top card to a foundation, or the reason why not', () => {
    type('2', 'f', '1', 'f');
    assert.deepEqual(table.log, ['t2>f1', 'foundation']);
  });

  test('d: turns the stock, where the game has one', () => {
    assert.equal(send('d'), false);
    at(GLENWOOD);
    type('d');
    assert.deepEqual(table.log, ['s>w']);
  });

  test('by its place, where the layout has no Latin letters', () => {
    assert.ok(send('г', { code: 'KeyU' }));
    assert.ok(send('θ', { code: 'KeyU' }));
    assert.ok(send('ctrl+я', { code: 'KeyZ' }));
    assert.ok(send('shift+Г', { code: 'KeyU' }));
    assert.deepEqual(table.log, ['undo', 'undo', 'undo', 'redo']);
  });

  test('by what it writes, on every Latin layout', () => {
    assert.ok(send('u', { code: 'KeyI' }));
    assert.equal(send('ö', { code: 'KeyU' }), false);
    assert.equal(send('y', { code: 'KeyU' }), false);
    assert.deepEqual(table.log, ['undo']);
  });
});

describe('what is not taken', () => {
  const LEFT_ALONE =
    'Tab,shift+Tab,F5,PageDown,a,shift+H,shift+F,shift+Enter,shift+ArrowLeft,shift+Home,alt+ArrowLeft,alt+u,ctrl+u';
  const MORE =
    'ctrl+h,ctrl+p,ctrl+d,ctrl+1,meta+ArrowLeft,meta+ArrowUp,meta+u,meta+y,meta+p,ctrl+Home,ctrl+Enter,ctrl+Space,ctrl+?,alt+ctrl+z,Dead';
  for (const chord of `${LEFT_ALONE},${MORE}`.split(',')) {
    test(chord, () => {
      assert.equal(send(chord), false);
      assert.deepEqual(table.log, []);
      assert.equal(where(), 't1*1');
    });
  }

  test('while a text is being composed, or when another has taken it', () => {
    assert.equal(send('u', { isComposing: true }), false);
    const event = new FakeEvent('keydown', { key: 'u', code: '' });
    event.preventDefault();
    assert.equal(keys.handle(event as unknown as KeyboardEvent), false);
    assert.deepEqual(table.log, []);
  });

  test('keys that write a character, when they are off', () => {
    table.letters = false;
    for (const chord of ['u', 'shift+U', 'h', 'f', '3', '?', 'г']) {
      assert.equal(send(chord, chord === 'г' ? { code: 'KeyU' } : {}), false, chord);
    }
    type('ctrl+z', 'ctrl+shift+z', 'ArrowRight', 'Enter', 'Space', 'Home');
    assert.deepEqual(table.log, ['undo', 'redo', 'picked', 'let-go']);
  });
});

test('a key that is held down walks on and undoes on, and does nothing else twice', () => {
  for (const chord of ['ArrowRight', 'u', 'shift+U', 'Enter', 'Space', 'f', 'h', 'm', '?']) {
    assert.ok(send(chord, { repeat: true }), chord);
  }
  assert.equal(where(), 't2*1');
  assert.deepEqual(table.log, ['undo', 'redo']);
});

test('nothing moves where the page allows no play, and the keys walk and read all the same', () => {
  table.canPlay = false;
  type('Enter', 'f', 'ArrowRight', 'p');
  assert.deepEqual(table.log, ['readPile', 'readPile']);
  assert.equal(where(), 't2*1');
});

test('after a move the focus is where the player goes on', () => {
  const after = (move: string, undone = false) => cursorAfter(moveOf(move), undone).pile;
  assert.equal(after('t1*3>t3'), 't3');
  assert.equal(after('r1>t2'), 't2');
  assert.equal(after('f1>t2'), 't2');
  assert.equal(after('t1>f1'), 't1');
  assert.equal(after('s>w'), 's');
  assert.equal(after('w>s'), 's');
  assert.equal(after('t1*3>t3', true), 't1');
  assert.equal(after('t1>f1', true), 't1');
  assert.equal(after('s>w', true), 's');
  assert.equal(cursorAfter(moveOf('t1*3>t3')).depth, 1);
});

describe('the table of keys', () => {
  test('has every chord once', () => {
    const chords = keyRows().flatMap((row) => row.keys);
    assert.equal(new Set(chords).size, chords.length);
    assert.deepEqual(
      keyRows().map(({ id }) => id),
      Object.keys(KEY_MAP),
    );
  });

  test('is written out in the words of a language', () => {
    const names = { arrows: 'Pfeile', upDown: '', digits: '', enter: '', space: '', escape: '', home: '', end: '' };
    const text = (chord: string) => chordText(chord, { ...names, shift: 'Umschalt', ctrl: 'Strg' });
    assert.equal(text('ctrl+arrows'), 'Strg+Pfeile');
    assert.equal(text('ctrl+shift+Z'), 'Strg+Umschalt+Z');
    assert.equal(text('?'), '?');
  });
});
