/** Yukon's rules, sentence by sentence, on small tables. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { GAMES, isStuck, isWon, scoreOf } from '../../src/engine.js';
import { after, movesOf, positionOf, reason, tableFrom, takenBy } from '../support/diagram.js';
import { pilesOf } from '../support/fixtures.js';

const { variants } = GAMES.yukon;
describe('building in the tableau', () => {
  const onSeven: Record<string, string> = {
    standard: '6c 6s',
    'free-aces': '6c 6s',
    'strict-aces': '6c 6s',
    russian: '6h',
    moosehide: '6c 6d 6s',
    alaska: '6h 8h',
    roslin: '6c 8c 6s 8s',
    brisbane: '6c 6d 6h 6s',
    queensland: '6h',
    odessa: '6h',
    open: '6c 6s',
  };
  for (const variant of variants)
    test(`${variant}: what the seven of hearts takes`, () =>
      assert.equal(takenBy(`yukon/${variant}`, '7h'), onSeven[variant]));

  test('there is no wrap: a king takes queens, an ace at most twos', () => {
    assert.equal(takenBy('yukon/standard', 'Kh'), 'Qc Qs');
    assert.equal(takenBy('yukon/alaska', 'Kh'), 'Qh');
    assert.equal(takenBy('yukon/roslin', 'Kh'), 'Qc Qs');
    assert.equal(takenBy('yukon/free-aces', 'Ah'), '');
    assert.equal(takenBy('yukon/alaska', 'Ah'), '2h');
    assert.equal(takenBy('yukon/roslin', 'Ah'), '2c 2s');
    assert.equal(takenBy('yukon/free-aces', '2h'), 'Ac As');
  });
});

describe('moving', () => {
  test('any face-up card moves with all the cards on it, whatever they are', () => {
    const table = tableFrom('yukon; tableau: (3c) 4d Th 9h Jc, Jd, Js, 5s, 2c, 2d, 2h');
    assert.deepEqual(movesOf(table), ['t1*3>t3', 't1*4>t4']);
    assert.equal(reason(table, 't1*5>t4'), 'face-down');
    assert.deepEqual(pilesOf(after(table, 't1*3>t3')), {
      ...pilesOf(table),
      t1: '(3c) 4d',
      t3: 'Js Th 9h Jc',
    });
  });

  test('to a foundation goes only a single top card', () => {
    const table = tableFrom('yukon; foundations: Ah; tableau: 2h 3h, 2c 9d, Kd, Kh, Ks, Kc, 5s');
    assert.equal(reason(table, 't1*2>f1'), 'one-only');
    assert.equal(reason(table, 't1>f1'), 'foundation');
    assert.deepEqual(
      movesOf(after(tableFrom('yukon; foundations: Ah; tableau: 3h 2h, Kd, Kh, Ks, Kc, Qc, Qs'), 't1>f1')).slice(0, 1),
      ['t1>f1'],
    );
  });

  test('a card on a foundation never comes back', () => {
    const table = tableFrom('yukon; foundations: Ah 2h; tableau: 3c, Kd, Kh, Ks, Kc, 5s, 5c');
    assert.equal(reason(table, 'f1>t1'), 'from-foundation');
    assert.equal(reason(table, 'f1>f2'), 'from-foundation');
  });

  test('an empty pile takes only a king, with whatever lies on it', () => {
    const table = tableFrom('yukon; tableau: , 5h 6h, 3d Kd 2s, Qd, Jd, Td, 9d');
    assert.deepEqual(movesOf(table), ['t3*2>t1']);
    assert.equal(reason(table, 't2>t1'), 'king-only');
    assert.equal(reason(table, 't2*2>t1'), 'king-only');
    assert.deepEqual(pilesOf(after(table, 't3*2>t1'))['t1'], 'Kd 2s');
  });

  for (const variant of ['brisbane', 'queensland', 'open'])
    test(`${variant}: any group fills an empty pile`, () => {
      const table = tableFrom(`yukon/${variant}; tableau: , (8c) 5h 7h, Jd, Jh, Js, Jc, 2d`);
      const fromFirst = movesOf(table).filter((move) => move.startsWith('t2'));
      assert.deepEqual(fromFirst, ['t2*2>t1', 't2>t1']);
      assert.equal(pilesOf(after(table, 't2*2>t1'))['t2'], '8c');
    });

  for (const variant of variants.filter((name) => !['brisbane', 'queensland', 'open'].includes(name)))
    test(`${variant}: an empty pile takes only a king`, () => {
      const table = tableFrom(`yukon/${variant}; tableau: , (8c) 5h 7h, 3d Kd, Jh, Js, Jc, 2d`);
      assert.deepEqual(
        movesOf(table).filter((move) => move.endsWith('t1')),
        ['t3>t1'],
      );
    });

  test('a face-down card turned free is turned up as part of the move', () => {
    const table = tableFrom('yukon; tableau: (2c) (3d) 5h, 6s, Kd, Kh, Ks, Kc, 9s');
    assert.equal(pilesOf(after(table, 't1>t2'))['t1'], '(2c) 3d');
  });

  test('there is no stock', () => {
    const table = tableFrom('yukon; tableau: 5h, 6s');
    for (const move of ['s>w', 'w>s', 'r1>t1', 't1>t8', 't8>t1']) assert.equal(reason(table, move), 'no-pile');
    assert.equal(reason(table, 't1>t1'), 'same-pile');
    assert.equal(reason(table, 't3>t1'), 'empty');
    assert.equal(reason(table, 't1*2>t2'), 'count');
  });
});

describe('foundations', () => {
  test('any empty foundation takes an ace that the player moves, no other card', () => {
    const table = tableFrom('yukon/free-aces; foundations: , Ac 2c; tableau: Ah');
    assert.deepEqual(movesOf(table), ['t1>f1', 't1>f3', 't1>f4']);
    assert.equal(reason(tableFrom('yukon; tableau: 2h'), 't1>f1'), 'foundation');
  });

  test('they are built up in suit and do not wrap', () => {
    const table = tableFrom('yukon/free-aces; foundations: Ah 2h 3h; tableau: 4h, 4d, 5h, 3s');
    assert.deepEqual(
      movesOf(table).filter((move) => move.includes('f')),
      ['t1>f1'],
    );
    const full = 'A23456789TJQK'.replaceAll(/./g, '$&h ');
    assert.equal(reason(tableFrom(`yukon/free-aces; foundations: ${full}; tableau: Ac`), 't1>f1'), 'foundation');
  });

  test('the game is won when all 52 are there', () => {
    const up = (suit: string): string => [...'A23456789TJQK'].map((rank) => rank + suit).join(' ');
    const text = `yukon; foundations: ${up('c')}, ${up('d')}, ${up('h')}, ${up('s')}`;
    const last = positionOf(`${text.slice(0, -3)}; tableau: Ks`);
    assert.deepEqual(
      [scoreOf(last), isWon(last), isStuck(last), movesOf(last).slice(0, 1)],
      [51, false, false, ['t1>f4']],
    );
    const won = after(last, 't1>f4');
    assert.deepEqual([scoreOf(won), isWon(won), isStuck(won), movesOf(won)], [52, true, false, []]);
  });
});

describe('aces', () => {
  test('an ace that becomes a top card goes up in the same step, to the lowest-numbered empty foundation', () => {
    const table = tableFrom('yukon; foundations: , Ad; tableau: 9c As 5h, 6s, Kd');
    const next = after(table, 't1>t2');
    assert.deepEqual(pilesOf(next), { f1: 'As', f2: 'Ad', t1: '9c', t2: '6s 5h', t3: 'Kd' });
  });

  test('so do all the aces under it, and a face-down card that is turned up to be an ace', () => {
    const table = tableFrom('yukon; tableau: (7d) (Ac) (Ah) As 5h, 6s');
    assert.deepEqual(pilesOf(after(table, 't1>t2')), { f1: 'As', f2: 'Ah', f3: 'Ac', t1: '7d', t2: '6s 5h' });
  });

  test('a move to a foundation may free one too', () => {
    const table = tableFrom('yukon; foundations: Ah 2h; tableau: As 3h');
    assert.deepEqual(pilesOf(after(table, 't1>f1')), { f1: 'Ah 2h 3h', f2: 'As' });
  });

  test('and a group that moves onto another pile may end with one', () => {
    const table = tableFrom('yukon/free-aces; tableau: 9d 5h As, 6s');
    assert.equal(pilesOf(after(table, 't1*2>t2'))['t2'], '6s 5h As');
  });

  test('what lies so at the deal is settled from the first pile to the last, each until its top is no ace', () => {
    const dealt = positionOf(
      'yukon; tableau: Ad, (2c) 3c 4c 5c 6c 7c, (8c) (Ac) 9c Tc Jc Qc Kc, (2d) (3d) (4d) 5d 6d 7d 8d 9d,' +
        '(Td) (Jd) (Qd) (Kd) 2h 3h 4h As Ah, (5h) (6h) (7h) (8h) (9h) Th Jh Qh Kh 2s, (3s) (4s) (5s) (6s) (7s) (8s) 9s Ts Js Qs Ks',
    );
    const { f1, f2, f3, f4, t1, t5 } = pilesOf(dealt);
    assert.deepEqual(
      { f1, f2, f3, f4, t1, t5 },
      {
        ...{ f1: 'Ad', f2: 'Ah', f3: 'As', f4: undefined },
        ...{ t1: undefined, t5: '(Td) (Jd) (Qd) (Kd) 2h 3h 4h' },
      },
    );
  });

  for (const variant of ['free-aces', 'alaska', 'roslin'])
    test(`${variant}: no ace goes up by itself`, () => {
      assert.deepEqual(pilesOf(tableFrom(`yukon/${variant}; tableau: Ad, 5h As`)), { t1: 'Ad', t2: '5h As' });
    });

  for (const variant of variants.filter((name) => !['free-aces', 'alaska', 'roslin'].includes(name)))
    test(`${variant}: exposed aces go up by themselves`, () => {
      assert.deepEqual(pilesOf(tableFrom(`yukon/${variant}; tableau: Ad, 5h As`)), { f1: 'Ad', f2: 'As', t2: '5h' });
    });

  test('a group that begins with a covered ace may move onto a two of the other colour, but for strict-aces', () => {
    const text = 'tableau: 9d As 5h, 2d, 2c';
    assert.deepEqual(movesOf(tableFrom(`yukon; ${text}`)), ['t1*2>t2']);
    assert.deepEqual(movesOf(tableFrom(`yukon/strict-aces; ${text}`)), []);
    assert.equal(reason(tableFrom(`yukon/strict-aces; ${text}`), 't1*2>t2'), 'ace-stays');
  });

  test('strict-aces: a group that only contains an ace moves', () => {
    assert.deepEqual(movesOf(tableFrom('yukon/strict-aces; tableau: 9d 3h As 6h, 4c')), ['t1*3>t2']);
  });
});

describe('stuck', () => {
  test('where nothing can move', () => {
    assert.ok(isStuck(tableFrom('yukon; tableau: 5h, 5c, 5d, 5s, 7h, 7c, 7d')));
    assert.ok(!isStuck(tableFrom('yukon; tableau: 5h, 6c, 5d, 5s, 7h, 7c, 7d')));
  });

  test("where only a king's pile can go to another empty column", () => {
    const table = tableFrom('yukon; tableau: , Kh 5h, 5c, 5d, 5s, 7h, 7c');
    assert.deepEqual(movesOf(table), ['t2*2>t1']);
    assert.ok(isStuck(table));
    assert.ok(!isStuck(tableFrom('yukon; tableau: , 9d Kh 5h, 5c, 5d, 5s, 7h, 7c')));
    assert.ok(!isStuck(tableFrom('yukon; tableau: , (9d) Kh 5h, 5c, 5d, 5s, 7h, 7c')));
  });

  test('open: where only whole piles can go to another empty column', () => {
    const table = tableFrom('yukon/open; tableau: , 5h, 5c, 5d, 5s, 7h, 7c');
    assert.equal(movesOf(table).length, 6);
    assert.ok(isStuck(table));
    assert.ok(!isStuck(tableFrom('yukon/open; tableau: , 9d 5h, 5c, 5d, 5s, 7h, 7c')));
  });
});
