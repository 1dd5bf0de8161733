/** What every variant's deal looks like: the shape of the table and the order of dealing. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { deal, dealFrom, GAMES, makeCard, type Position } from '../../src/engine.js';
import { pilesOf } from '../support/fixtures.js';

/** `face-down+face-up` of each tableau pile. */
const shape = ({ piles }: Position): string =>
  Object.entries(piles)
    .filter(([id]) => id.startsWith('t'))
    .map(([, { cards, hidden }]) => `${String(hidden)}+${String(cards.length - hidden)}`)
    .join(' ');

const TRIANGLE = '0+1 1+5 2+5 3+5 4+5 5+5 6+5';
const BRISBANE = '0+5 1+5 2+5 3+4 4+4 5+4 6+4';
const ROW = '0+3 0+3 0+3 0+3 0+3 0+2';
const RIVER = [ROW, ROW, ROW].join(' ');
const SHAPES: Record<string, Record<string, string>> = {
  'bear-river': { standard: RIVER, 'free-return': RIVER, open: RIVER, aces: `${RIVER.slice(0, -1)}3` },
  glenwood: Object.fromEntries(GAMES.glenwood.variants.map((name) => [name, '0+1 0+1 0+1 0+1'])),
  yukon: {
    ...Object.fromEntries(GAMES.yukon.variants.map((name) => [name, TRIANGLE])),
    brisbane: BRISBANE,
    queensland: BRISBANE,
    odessa: '3+3 3+5 3+5 3+5 3+5 3+5 3+3',
  },
};

const cards = (text: string): string[] => text.trim().split(/\s+/);
const ALL = cards(
  `Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd
   Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks`,
);

const dealt = (game: string, variant: string, deck: readonly string[]): Position => {
  const result = dealFrom({ game, variant, deck: deck.join(' ') });
  assert.ok(result.ok);
  return result.value;
};

describe('shapes', () => {
  for (const { id, variants } of Object.values(GAMES))
    for (const variant of variants)
      test(`${id}/${variant}`, () => {
        // No variant leaves an ace on top of this deck that would go up by itself.
        const position = dealt(id, variant, [...ALL.slice(1, 13), 'Ac', ...ALL.slice(13)]);
        assert.equal(shape(position), SHAPES[id]![variant]);
        const all = Object.values(position.piles).flatMap((pile) => pile.cards.map((card) => makeCard(card)));
        assert.deepEqual(all.sort(), ALL.toSorted());
        assert.deepEqual([position.game, position.variant], [id, variant]);
      });

  test('redeals', () => {
    const redeals = (variant: string): number => deal({ game: 'glenwood', variant, seed: '' }).redeals;
    assert.deepEqual(GAMES.glenwood.variants.map(redeals), [1, 1, 0, 2]);
    assert.equal(deal({ game: 'yukon', seed: '' }).redeals, 0);
  });

  test('the standard variant comes first', () => {
    for (const { variants } of Object.values(GAMES)) assert.equal(variants[0], 'standard');
    const counts = Object.values(GAMES).map(({ variants }) => variants.length);
    assert.deepEqual(counts, [4, 4, 11]);
  });
});

describe('order of dealing', () => {
  test('Bear River: f1, then pile after pile, bottom to top', () => {
    const piles = pilesOf(dealt('bear-river', 'standard', ALL));
    assert.deepEqual([piles['f1'], piles['t1'], piles['t6'], piles['t7']], ['Ac', '2c 3c 4c', '4d 5d', '6d 7d 8d']);
    assert.deepEqual([piles['t12'], piles['t13'], piles['t18']], ['8h 9h', 'Th Jh Qh', 'Qs Ks']);
    const aces = pilesOf(dealt('bear-river', 'aces', ALL));
    assert.deepEqual([aces['f1'], aces['t1'], aces['t18']], [undefined, 'Ac 2c 3c', 'Js Qs Ks']);
  });

  test('Glenwood: round by round to the reserves, a card to each tableau pile, the rest is the stock', () => {
    assert.deepEqual(pilesOf(dealt('glenwood', 'standard', ALL)), {
      ...{ r1: 'Ac 5c 9c', r2: '2c 6c Tc', r3: '3c 7c Jc', r4: '4c 8c Qc' },
      ...{ t1: 'Kc', t2: 'Ad', t3: '2d', t4: '3d' },
      s: ALL.slice(16)
        .reverse()
        .map((card) => `(${card})`)
        .join(' '),
    });
  });

  test('Yukon: row by row, then four rounds to t2…t7', () => {
    assert.deepEqual(pilesOf(dealt('yukon', 'free-aces', ALL)), {
      t1: 'Ac',
      t2: '(2c) 8c 3h 9h 2s 8s',
      t3: '(3c) (9c) Ad 4h Th 3s 9s',
      t4: '(4c) (Tc) (2d) 6d 5h Jh 4s Ts',
      t5: '(5c) (Jc) (3d) (7d) Td 6h Qh 5s Js',
      t6: '(6c) (Qc) (4d) (8d) (Jd) Kd 7h Kh 6s Qs',
      t7: '(7c) (Kc) (5d) (9d) (Qd) (Ah) 2h 8h As 7s Ks',
    });
  });

  test('brisbane, queensland: the face-down rows, then the face-up rows, each over the piles that still lack one', () => {
    for (const variant of ['brisbane', 'queensland'])
      assert.deepEqual(pilesOf(dealt('yukon', variant, ALL)), {
        t1: '9d 3h Th 4s Js',
        t2: '(Ac) Td 4h Jh 5s Qs',
        t3: '(2c) (7c) Jd 5h Qh 6s Ks',
        t4: '(3c) (8c) (Qc) Qd 6h Kh 7s',
        t5: '(4c) (9c) (Kc) (3d) Kd 7h As 8s',
        t6: '(5c) (Tc) (Ad) (4d) (6d) Ah 8h 2s 9s',
        t7: '(6c) (Jc) (2d) (5d) (7d) (8d) 2h 9h 3s Ts',
      });
  });

  test('odessa: three face-down rows, three face-up rows, then two of t2…t6', () => {
    assert.deepEqual(pilesOf(dealt('yukon', 'odessa', ALL)), {
      t1: '(Ac) (8c) (2d) 9d 3h Th',
      t2: '(2c) (9c) (3d) Td 4h Jh 4s 9s',
      t3: '(3c) (Tc) (4d) Jd 5h Qh 5s Ts',
      t4: '(4c) (Jc) (5d) Qd 6h Kh 6s Js',
      t5: '(5c) (Qc) (6d) Kd 7h As 7s Qs',
      t6: '(6c) (Kc) (7d) Ah 8h 2s 8s Ks',
      t7: '(7c) (Ad) (8d) 2h 9h 3s',
    });
  });
});

test('an ace that the deal leaves on top goes up at once, and the ace that it frees', () => {
  // Rounds of face-up cards begin at t2: the third one with the ace of hearts, the last one with the ace of spades.
  const deck = ALL.filter((card) => !card.startsWith('A'));
  const uncovered = dealt('yukon', 'standard', [
    'Ac',
    ...deck.slice(0, 39),
    'Ah',
    ...deck.slice(39, 44),
    'As',
    ...deck.slice(44),
    'Ad',
  ]);
  const { f1, f2, f3, f4, t1, t2, t7 } = pilesOf(uncovered);
  assert.deepEqual([f1, f2, f3, f4], ['Ac', 'As', 'Ah', 'Ad']);
  assert.deepEqual([t1, t2, t7], [undefined, '(2c) 8c 5h Jh', '(7c) (Kc) (6d) (Td) (Kd) (3h) 4h Th 4s 9s']);
});
