/** From pile to pile with the arrow keys, as the piles lie on screen: mirrored, turned round or laid out anew. */
import type { PileId } from '../engine/position.js';
import { centreOf, minus, type Point, type Rect } from './geometry.js';

/** A pile's place on screen. */
export type Stop = readonly [pile: PileId, place: Rect];

/** Steps by key; one coordinate is 0. */
export const ARROWS: ReadonlyMap<string, Point> = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);

/**
 * The next pile in a direction, or undefined at the edge. Sideways that is the nearest one, if it is in the same row or if
 * the row holds no other pile; upwards and downwards the nearest in the same column, or upwards also beside it: piles
 * grow downwards, so what is beside and below is beside.
 */
export function nextStop(stops: Iterable<Stop>, from: Stop, { x, y }: Point): Stop | undefined {
  const [, { width, height }] = from;
  const seen = Array.from(stops, (stop) => {
    const by = minus(centreOf(stop[1]), centreOf(from[1]));
    return { stop, along: by.x * x + by.y * y, across: Math.abs(by.x * y + by.y * x) };
  }).filter(({ stop }) => stop !== from);
  const ahead = seen.filter(({ along }) => along > (x ? width : height) / 2);
  const inLine = ({ across }: { across: number }) => across < 0.7 * (x ? height : width);
  const straight = ahead.filter(inLine);
  const isEdge = x ? !straight.length && seen.some(inLine) : y > 0 && !straight.length;
  if (isEdge) return undefined;
  const open = x ? ahead : straight.length ? straight : ahead.filter(({ across }) => across < 2 * width);
  const far = ({ along, across }: { along: number; across: number }) => along + 2 * across;
  return open.sort((a, b) => far(a) - far(b))[0]?.stop;
}

/** The last pile in a direction: the one where the way ends. */
export function lastStop(stops: Iterable<Stop>, from: Stop, direction: Point): Stop {
  const next = nextStop(stops, from, direction);
  return next ? lastStop(stops, next, direction) : from;
}
