/** The board's own measure, however the board lies on screen. */
import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { frameOf, nearness, type Point } from '../../src/controllers/geometry.js';
import { boundsOf, onScreen, type Lie } from '../support/fake-board.js';

const point = (x: number, y: number): Point => ({ x, y });
const frameFor = (lie: Lie) => frameOf(onScreen(lie, 0, 0), onScreen(lie, 1, 0), onScreen(lie, 0, 1));
const near = (got: number, wanted: number, what: string) => {
  assert.ok(Math.abs(got - wanted) < 1e-6, `${what}: ${got} instead of ${wanted}`);
};

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
/** Moved, turned, scaled, and perhaps mirrored. */
const lies = fc
  .record({
    x: number(-900, 900),
    y: number(-900, 900),
    turn: number(0, 7),
    scale: number(20, 200),
    mirror: fc.boolean(),
  })
  .map(({ x, y, turn, scale, mirror }): Lie => {
    const [cos, sin] = [scale * Math.cos(turn), scale * Math.sin(turn)];
    return { origin: [x, y], right: mirror ? [-cos, -sin] : [cos, sin], down: [-sin, cos] };
  });

test('a point on screen is brought back to the board, however that lies', () => {
  fc.assert(
    fc.property(lies, number(-5, 20), number(-5, 20), (lie, x, y) => {
      const got = frameFor(lie).toBoard(onScreen(lie, x, y));
      near(got.x, x, 'x');
      near(got.y, y, 'y');
    }),
  );
});

test('a box is known from the rectangle that bounds it on screen', () => {
  fc.assert(
    fc.property(lies, number(-5, 20), number(-5, 20), number(1, 9), (lie, x, y, height) => {
      const got = frameFor(lie).boxOf(boundsOf(lie, [x, y], [1, height]) as DOMRect);
      near(got.x, x + 0.5, 'x');
      near(got.y, y + height / 2, 'y');
      near(got.height, height, 'height');
    }),
  );
});

test('a board that is not shown makes zeros', () => {
  const { toBoard, boxOf } = frameOf(point(0, 0), point(0, 0), point(0, 0));
  assert.deepEqual(toBoard(point(7, 9)), point(0, 0));
  assert.deepEqual(boxOf({ left: 1, top: 2, width: 30, height: 40 }), { x: 0, y: 0, height: 0 });
});

test('boxes are near by the area that they share, and far by the gap between them', () => {
  const box = (x: number, y: number, height = 1.4) => ({ x, y, height });
  near(nearness(box(0, 0), box(0, 0)), 1.4, 'one on the other');
  near(nearness(box(0, 0), box(0.25, 0)), 0.75 * 1.4, 'beside');
  near(nearness(box(0, 0), box(0, 2, 5)), 1.2, 'over the upper end of a long one');
  near(nearness(box(0, 2), box(0, 2, 5)), 1.4, 'inside a long one');
  near(nearness(box(0, 0), box(1.5, 0)), -0.5, 'to the side');
  near(nearness(box(0, 0), box(4, 5.4)), -5, 'across');
});
