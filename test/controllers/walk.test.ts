/** Arrow keys from pile to pile, on every game's table, narrow and wide. */
import assert from 'node:assert/strict';
import test, { describe } from 'node:test';
import { lastStop, nextStop, type Stop } from '../../src/controllers/walk.js';
import { GAME_IDS, type GameId } from '../../src/games/index.js';
import { CARD_HEIGHT } from '../../src/layout/arrange.js';
import { LAYOUTS } from '../../src/layout/places.js';

const STEPS = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};
type Name = keyof typeof STEPS;
const NAMES = Object.keys(STEPS) as Name[];
const AGAINST: Readonly<Record<Name, Name>> = { left: 'right', right: 'left', up: 'down', down: 'up' };

/** Places in px, with cards 50 px wide and strips of 15 px; mirrored from right to left. */
function stopsOf(game: GameId, width: 'narrow' | 'wide', mirror = 1): readonly Stop[] {
  return Object.entries(LAYOUTS[game][width].places).map(([pile, [x, y, strips]]) => [
    pile,
    { left: (mirror < 0 ? 9 - x : x) * 50, top: y * 50 + strips * 15, width: 50, height: CARD_HEIGHT * 50 },
  ]);
}

/** Walks over the piles; `.` where there is no way on. */
function walk(stops: readonly Stop[], from: string, ...ways: Name[]): string {
  const seen = [from];
  let at = stops.find(([pile]) => pile === from)!;
  for (const way of ways) {
    const next = nextStop(stops, at, STEPS[way]);
    seen.push(next ? next[0] : '.');
    at = next ?? at;
  }
  return seen.join(' ');
}

const edge = (stops: readonly Stop[], from: string, way: Name): string =>
  lastStop(
    stops,
    stops.find(([pile]) => pile === from)!,
    STEPS[way],
  )[0];

describe('everywhere', () => {
  for (const game of GAME_IDS) {
    for (const width of ['narrow', 'wide'] as const) {
      for (const mirror of [1, -1]) {
        const stops = stopsOf(game, width, mirror);
        test(`${game}, ${width}${mirror < 0 ? ', mirrored' : ''}: every pile is reached from every other`, () => {
          for (const [start] of stops) {
            const reached = new Set([start]);
            for (const pile of reached) {
              for (const way of NAMES) {
                const next = nextStop(
                  stops,
                  stops.find(([id]) => id === pile)!,
                  STEPS[way],
                );
                if (next) reached.add(next[0]);
              }
            }
            assert.equal(reached.size, stops.length, `from ${start} only ${[...reached].join(' ')}`);
          }
        });

        test(`${game}, ${width}${mirror < 0 ? ', mirrored' : ''}: a step goes where it points, and every way ends`, () => {
          for (const from of stops) {
            for (const way of NAMES) {
              const { x, y } = STEPS[way];
              const next = nextStop(stops, from, STEPS[way]);
              if (next) assert.ok((next[1].left - from[1].left) * x + (next[1].top - from[1].top) * y > 0, way);
              const last = lastStop(stops, from, STEPS[way]);
              assert.equal(nextStop(stops, last, STEPS[way]), undefined);
            }
          }
        });

        test(`${game}, ${width}${mirror < 0 ? ', mirrored' : ''}: along a row the way back is the way there`, () => {
          for (const from of stops) {
            for (const way of ['left', 'right'] as const) {
              const next = nextStop(stops, from, STEPS[way]);
              if (next?.[1].top !== from[1].top) continue;
              assert.equal(nextStop(stops, next, STEPS[AGAINST[way]])?.[0], from[0]);
            }
          }
        });
      }
    }
  }
});

test('Bear River is a grid of three rows of six', () => {
  for (const width of ['narrow', 'wide'] as const) {
    const stops = stopsOf('bear-river', width);
    assert.equal(walk(stops, 't7', 'right', 'right', 'right', 'right', 'right'), 't7 t8 t9 t10 t11 t12');
    assert.equal(walk(stops, 't15', 'up', 'up', 'down', 'down', 'down'), 't15 t9 t3 t9 t15 .');
    assert.equal(walk(stops, 't12', 'up', 'down', 'down'), 't12 t6 t12 t18');
    assert.equal(walk(stops, 't13', 'left'), 't13 .');
  }
});

test('upwards from the tableau are the foundations, and a row of them ends', () => {
  assert.equal(walk(stopsOf('yukon', 'narrow'), 't1', 'up', 'left', 'down'), 't1 f1 . t2');
  assert.equal(walk(stopsOf('yukon', 'narrow'), 't7', 'up', 'right'), 't7 f4 .');
  assert.equal(walk(stopsOf('bear-river', 'narrow'), 't6', 'up', 'down'), 't6 f4 t5');
  assert.equal(walk(stopsOf('glenwood', 'narrow'), 't2', 'up', 'up', 'right', 'right', 'right'), 't2 r2 f2 f3 f4 s');
});

test('beside a wide tableau lie the foundations, one below the other', () => {
  const yukon = stopsOf('yukon', 'wide');
  assert.equal(walk(yukon, 't7', 'right', 'down', 'down', 'down', 'down'), 't7 f1 f2 f3 f4 .');
  assert.equal(walk(yukon, 'f4', 'left', 'down'), 'f4 t7 .');
  assert.equal(walk(yukon, 't1', 'down', 'up', 'left'), 't1 . . .');
  const bear = stopsOf('bear-river', 'wide');
  assert.equal(walk(bear, 't12', 'right'), 't12 f2');
  assert.equal(walk(bear, 't18', 'right', 'left'), 't18 f4 t18');
  assert.equal(
    walk(stopsOf('glenwood', 'wide'), 'r4', 'right', 'right', 'right', 'right', 'right'),
    'r4 t1 t2 t3 t4 s',
  );
  assert.equal(walk(stopsOf('glenwood', 'wide'), 's', 'down', 'left'), 's w t4');
});

test('mirrored, left is left on screen', () => {
  assert.equal(
    walk(stopsOf('yukon', 'narrow', -1), 't1', 'left', 'left', 'right', 'right', 'right'),
    't1 t2 t3 t2 t1 .',
  );
});

test('to the edges', () => {
  const stops = stopsOf('yukon', 'narrow');
  assert.equal(edge(stops, 't4', 'left'), 't1');
  assert.equal(edge(stops, 't4', 'right'), 't7');
  assert.equal(edge(stops, 't4', 'down'), 't4');
  assert.equal(edge(stopsOf('bear-river', 'narrow'), 't17', 'up'), 'f4');
});
