/**
 * Shapes as paths of relative commands around (0, 0): so one can be drawn anywhere, at any size and, with a negative
 * size, turned by half a turn, all in one `d`. Only m, l, c, z: every number scales. Written in whole tenths of a unit.
 */

/** The suits c d h s, about 20 units wide and high. */
export const SUIT_PATHS = [
  'm0-102c27 0 48 21 48 47 0 14-6 26-15 35 6-2 12-3 18-3 27 0 48 21 48 47 0 26-21 47-48 47-17 0-32-8-41-22 2 22 11 40 26 51l-72 0c15-11 24-29 26-51-9 14-24 22-41 22-27 0-48-21-48-47 0-26 21-47 48-47 6 0 12 1 18 3-9-9-15-21-15-35 0-26 21-47 48-47z',
  'm0-110c19 37 47 76 82 110-35 34-63 73-82 110-19-37-47-76-82-110 35-34 63-73 82-110z',
  'm0 100c-26-49-100-82-100-144 0-31 23-53 51-53 22 0 40 13 49 34 9-21 27-34 49-34 28 0 51 22 51 53 0 62-74 95-100 144z',
  'm0-104c25 47 97 77 97 133 0 28-21 47-46 47-17 0-32-8-41-22 2 22 11 40 26 51l-72 0c15-11 24-29 26-51-9 14-24 22-41 22-25 0-46-19-46-47 0-56 72-86 97-133z',
] as const;

const BAND = 'm-90 0l180 0 0-22-180 0z';
const PEARL = 'c23 0 23 34 0 34-23 0-23-34 0-34z';

/** What jack, queen and king wear, about 22 units wide, standing on (0, 0). */
export const HEAD_PATHS = [
  // a cap with a feather
  'm-120 0c24-26 46-34 60-36-6-48 22-78 60-78 38 0 66 30 60 78 14 2 36 10 60 36-80 16-160 16-240 0zm186-54c-4-44 20-96 84-116-2 50-26 96-84 116z',
  // a coronet with pearls
  `${BAND}m0-34c-5-26-12-52-22-76 16 26 36 38 58 38 26 0 44-24 54-63 10 39 28 63 54 63 22 0 42-12 58-38-10 24-17 50-22 76z` +
    `m-22-112${PEARL}m112-25${PEARL}m112 25${PEARL}`,
  // arches under a cross
  `${BAND}m0-34c-45-50-30-105 15-105 35 0 62 26 75 58 13-32 40-58 75-58 45 0 60 55 15 105z` +
    'm81-54l0-42-24 0 0-18 24 0 0-24 18 0 0 24 24 0 0 18-24 0 0 42z',
] as const;

const scaled = new Map<string, string>();

/** A shape of this file at (x, y), `size` times as large; turned by half a turn where `size` is negative. */
export function stamp(shape: string, x: number, y: number, size: number): string {
  const key = String(size) + shape;
  let path = scaled.get(key);
  if (path === undefined) {
    path = shape.replace(/-?\d+/g, (n) => ' ' + String(Math.round(Number(n) * size) / 10));
    scaled.set(key, path);
  }
  return `M${x} ${y}${path}`;
}
