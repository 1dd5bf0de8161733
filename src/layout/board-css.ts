/** The part of the style sheet that differs from game to game: where its piles lie, and how large its table is. */
import { CARD_HEIGHT, MARGIN, WIDE_FROM, type Arrangement, type Layout, type Place } from './arrange.js';
import { DOWN_STRIP } from './fan.js';

/** A strip in card widths: what shows the index of a roomy face, and what it takes on a compact one. */
const STRIP = 0.29;
const COMPACT_STRIP = 0.38;

/** What follows from an arrangement's places, in card widths, margins included, or in strips. */
export interface Extent {
  readonly columns: number;
  /** Height of the squared piles: the least that the table has. */
  readonly squared: number;
  /** Height under the lowest fanned pile without any strip; `strips` come on top. */
  readonly rows: number;
  readonly strips: number;
  /** The same under the lowest tableau pile; `above` and its own strips come on top. */
  readonly tableau: number;
  readonly above: number;
  /** The whole height with roomy faces, and with compact ones. */
  readonly high: number;
  readonly low: number;
}

/** How far an arrangement reaches. */
export function extentOf({ places, strips }: Arrangement): Extent {
  const all = Object.entries(places);
  const most = (which: RegExp, of: (place: Place) => number): number =>
    Math.max(...all.filter(([pile]) => which.test(pile)).map(([, place]) => of(place)));
  const bottom = (place: Place): number => place[1] + CARD_HEIGHT + MARGIN;
  const squared = most(/[fsw]/, bottom);
  const rows = most(/[tr]/, bottom);
  return {
    columns: most(/./, ([x]) => x) + 1 - most(/./, ([x]) => -x),
    squared,
    rows,
    strips,
    tableau: most(/t/, bottom),
    above: most(/t/, (place) => place[2]),
    high: Math.max(squared, rows + strips * STRIP),
    low: Math.max(squared, rows + strips * COMPACT_STRIP),
  };
}

const shorten = (n: number): string => String(Math.round(n * 1000) / 1000);

const declarations = (arrangement: Arrangement): string =>
  [
    ...Object.entries(extentOf(arrangement)).map(([name, n]: [string, number]) => `--${name}:${shorten(n)}`),
    ...Object.entries(arrangement.places).map(
      ([pile, [x, y, strips]]) =>
        `--${pile}-x:${shorten(x)};--${pile}-y:calc(${shorten(y)}*100cqi + ${strips}*var(--fan))`,
    ),
  ].join(';');

/**
 * A game's own rules for `.board`: `--t3-x` (in card widths) and `--t3-y` (a length) of every pile and the table's extent,
 * for a narrow and, by a container query on the host, for a wide element. It holds numbers only, so it may become a style sheet as it is.
 */
export function boardCss({ narrow, wide }: Layout): string {
  return `.board{--down-strip:${DOWN_STRIP};${declarations(narrow)}}
@container (min-width:${WIDE_FROM}px){.board{${declarations(wide)}}}`;
}
