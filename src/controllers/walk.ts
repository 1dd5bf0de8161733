/** From pile to pile with the arrow keys, as the piles lie on screen: mirrored, turned round or laid out anew. */
import type { PileId } from '../engine/position.js';
import { centreOf, minus, type Point, type Rect } from './geometry.js';

/** A pile's place on screen. */
export type Stop = readonly [pile: PileId, place: Rect];

/** A step: one coordinate is 0, the other 1 or -1. */
export type Step = Point;

/**
 * The next pile in a direction, or undefined at the edge. Sideways that is the nearest one, if it is in the same row or if
 * the row holds no other pile; upwards and downwards the nearest in the same column, upwards else one beside it: piles
 * grow downwards, so what is beside and below is beside.
 */
export function nextStop(stops: readonly Stop[], from: Stop, { x, y }: Step): Stop | undefined {
  const [, { width, height }] = from;
  const [long, wide] = x ? [width, height] : [height, width];
  const ways = stops
    .filter((stop) => stop !== from)
    .map((stop) => {
      const by = minus(centreOf(stop[1]), centreOf(from[1]));
      const [along, across] = x ? [by.x * x, Math.abs(by.y)] : [by.y * y, Math.abs(by.x)];
      return { stop, isAhead: along > long / 2, isInLine: across < 0.7 * wide, across, far: along + 2 * across };
    });
  const ahead = ways.filter(({ isAhead }) => isAhead).sort((a, b) => a.far - b.far);
  const straight = ahead.find(({ isInLine }) => isInLine);
  if (x) return straight || !ways.some(({ isInLine }) => isInLine) ? ahead[0]?.stop : undefined;
  return (straight ?? ahead.find(({ across }) => y < 0 && across < 2 * width))?.stop;
}

/** The last pile in a direction: the one where the way ends. */
export function lastStop(stops: readonly Stop[], from: Stop, step: Step): Stop {
  const next = nextStop(stops, from, step);
  return next ? lastStop(stops, next, step) : from;
}
