/**
 * Shapes as paths of relative commands around (0, 0): so one can be drawn anywhere, at any size and, with a negative
 * size, turned by half a turn, all in one `d`. Only m, l, c, z: every number scales.
 */

/** The suits c d h s, about 20 units wide and high. */
export const SUIT_PATHS = [
  'm0-10.2c2.7 0 4.8 2.1 4.8 4.7 0 1.4-.6 2.6-1.5 3.5 .6-.2 1.2-.3 1.8-.3 2.7 0 4.8 2.1 4.8 4.7 0 2.6-2.1 4.7-4.8 4.7-1.7 0-3.2-.8-4.1-2.1 .2 2.2 1.1 4.1 2.6 5.2l-7.2 0c1.5-1.1 2.4-3 2.6-5.2-.9 1.3-2.4 2.1-4.1 2.1-2.7 0-4.8-2.1-4.8-4.7 0-2.6 2.1-4.7 4.8-4.7 .6 0 1.2.1 1.8.3-.9-.9-1.5-2.1-1.5-3.5 0-2.6 2.1-4.7 4.8-4.7z',
  'm0-11c1.9 3.7 4.7 7.6 8.2 11-3.5 3.4-6.3 7.3-8.2 11-1.9-3.7-4.7-7.6-8.2-11 3.5-3.4 6.3-7.3 8.2-11z',
  'm0 10c-2.6-4.9-10-8.2-10-14.4 0-3.1 2.3-5.3 5.1-5.3 2.2 0 4 1.3 4.9 3.4 .9-2.1 2.7-3.4 4.9-3.4 2.8 0 5.1 2.2 5.1 5.3 0 6.2-7.4 9.5-10 14.4z',
  'm0-10.4c2.5 4.7 9.7 7.7 9.7 13.3 0 2.8-2.1 4.7-4.6 4.7-1.7 0-3.2-.8-4.1-2.2 .2 2.2 1.1 4 2.6 5.1l-7.2 0c1.5-1.1 2.4-2.9 2.6-5.1-.9 1.4-2.4 2.2-4.1 2.2-2.5 0-4.6-1.9-4.6-4.7 0-5.6 7.2-8.6 9.7-13.3z',
] as const;

const BAND = 'm-9 0l18 0 0-2.2-18 0z';
const PEARL = 'c2.3 0 2.3 3.4 0 3.4-2.3 0-2.3-3.4 0-3.4z';

/** What jack, queen and king wear, about 22 units wide, standing on (0, 0). */
export const HEAD_PATHS = [
  // a cap with a feather
  'm-12 0c2.4-2.6 4.6-3.4 6-3.6-.6-4.8 2.2-7.8 6-7.8 3.8 0 6.6 3 6 7.8 1.4.2 3.6 1 6 3.6-8 1.6-16 1.6-24 0zm18.6-5.4c-.4-4.4 2-9.6 8.4-11.6-.2 5-2.6 9.6-8.4 11.6z',
  // a coronet with pearls
  `${BAND}m0-3.4c-.5-2.6-1.2-5.2-2.2-7.6 1.6 2.6 3.6 3.8 5.8 3.8 2.6 0 4.4-2.4 5.4-6.3 1 3.9 2.8 6.3 5.4 6.3 2.2 0 4.2-1.2 5.8-3.8-1 2.4-1.7 5-2.2 7.6z` +
    `m-2.2-11.2${PEARL}m11.2-2.5${PEARL}m11.2 2.5${PEARL}`,
  // arches under a cross
  `${BAND}m0-3.4c-4.5-5-3-10.5 1.5-10.5 3.5 0 6.2 2.6 7.5 5.8 1.3-3.2 4-5.8 7.5-5.8 4.5 0 6 5.5 1.5 10.5z` +
    'm8.1-5.4l0-4.2-2.4 0 0-1.8 2.4 0 0-2.4 1.8 0 0 2.4 2.4 0 0 1.8-2.4 0 0 4.2z',
] as const;

const scaled = new Map<string, string>();

/** A shape of this file at (x, y), `size` times as large; turned by half a turn where `size` is negative. */
export function stamp(shape: string, x: number, y: number, size: number): string {
  const key = String(size) + shape;
  let path = scaled.get(key);
  if (path === undefined) {
    path = shape.replace(/-?(\d+\.?\d*|\.\d+)/g, (n) => ' ' + String(Math.round(Number(n) * size * 10) / 10));
    scaled.set(key, path);
  }
  return `M${x} ${y}${path}`;
}
