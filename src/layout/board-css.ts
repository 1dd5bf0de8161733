/** The part of the style sheet that differs from game to game: where its piles lie, and how large its table is. */
import { DOWN_STRIP, isFanned } from './fan.js';
import { CARD_HEIGHT, MARGIN, WIDE_FROM } from './places.js';
import type { Arrangement, Layout, Place } from './places.js';

/** What follows from an arrangement's places, in card widths and strips. */
export interface Extent {
  /** Width, margins included. */
  readonly columns: number;
  /** Height of the squared piles: the least that the table has, margins included. */
  readonly squared: number;
  /** Height under the lowest fanned pile without any strip; `strips` come on top. */
  readonly rows: number;
  /** The same under the lowest tableau pile; `above` and its own strips come on top. */
  readonly tableau: number;
  readonly above: number;
}

/** How far an arrangement reaches. */
export function extentOf({ places }: Arrangement): Extent {
  const all = Object.entries(places);
  const most = (of: (place: Place) => number, which: (pile: string) => boolean): number =>
    Math.max(0, ...all.filter(([pile]) => which(pile)).map(([, place]) => of(place)));
  const bottom = (place: Place): number => place[1] + CARD_HEIGHT + MARGIN;
  const isTableau = (pile: string): boolean => pile[0] === 't';
  const left = Math.min(...all.map(([, [x]]) => x));
  return {
    columns: most(([x]) => x, Boolean) + 1 + left,
    squared: most(bottom, (pile) => !isFanned(pile)),
    rows: most(bottom, isFanned),
    tableau: most(bottom, isTableau),
    above: most((place) => place[2], isTableau),
  };
}

/** A strip in card widths: what shows the index of a roomy face, and what it takes on a compact one. */
const STRIP = 0.29;
const COMPACT_STRIP = 0.38;

const shorten = (n: number): string => String(Math.round(n * 1000) / 1000);

function declarations(arrangement: Arrangement): string {
  const { strips, places } = arrangement;
  const { columns, squared, rows, tableau, above } = extentOf(arrangement);
  const numbers = {
    columns,
    squared,
    rows,
    strips,
    tableau,
    above,
    high: Math.max(squared, rows + strips * STRIP),
    low: Math.max(squared, rows + strips * COMPACT_STRIP),
  };
  return [
    ...Object.entries(numbers).map(([name, n]) => `--${name}:${shorten(n)}`),
    ...Object.entries(places).map(([pile, [x, y, n]]) => {
      const fan = n ? ` + ${n}*var(--fan)` : '';
      return `--${pile}-x:${shorten(x)};--${pile}-y:calc(${shorten(y)}*100cqi${fan})`;
    }),
  ].join(';');
}

/**
 * A game's own rules for `.board`: `--t3-x` (in card widths) and `--t3-y` (a length) of every pile and the table's extent,
 * for a narrow and, by a container query on the host, for a wide element. It holds numbers only, so it may become a style sheet as it is.
 */
export function boardCss({ narrow, wide }: Layout): string {
  return `.board{--down-strip:${DOWN_STRIP};${declarations(narrow)}}
@container (min-width:${WIDE_FROM}px){.board{${declarations(wide)}}}`;
}
