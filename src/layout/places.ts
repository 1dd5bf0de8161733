/** Where the piles of each game lie, in card widths from the table's top left corner. */
import type { GameId } from '../games/index.js';

/** x and y of a pile's top left corner in card widths; `strips`: fan strips of other piles above it, added to y. */
export type Place = readonly [x: number, y: number, strips: number];

/** One way to lay a game out. Tableau piles and reserves are fanned downwards; all other piles are squared. */
export interface Arrangement {
  /** Every pile of the game, by id. */
  readonly places: Readonly<Record<string, Place>>;
  /** How many fan strips, one above the other, the table has room for before its columns squeeze or it grows. */
  readonly strips: number;
}

export interface Layout {
  /** For an element narrower than {@link WIDE_FROM}: foundations above. */
  readonly narrow: Arrangement;
  /** Foundations at the side. */
  readonly wide: Arrangement;
}

/** The element's width in px from which it is laid out wide. */
export const WIDE_FROM = 640;
/** A card's height in card widths. */
export const CARD_HEIGHT = 1.4;
/** Between rows, and at the table's edge, in card widths. */
export const MARGIN = 0.14;

const ROW = CARD_HEIGHT + MARGIN;

type Places = readonly (readonly [string, Place])[];

/** `count` piles `letter``first`, … from a place on, each `dx` and `dy` from the one before. */
const line = (letter: string, first: number, count: number, [x, y, strips]: Place, dx: number, dy = 0): Places =>
  Array.from({ length: count }, (_, i) => [letter + String(first + i), [x + i * dx, y + i * dy, strips]]);

/** Bear River's three rows of six; the sixth of each, the hole, stands apart. */
const bearRows = (x: number, y: number, pitch: number): Places =>
  [0, 1, 2].flatMap((row) => [
    ...line('t', row * 6 + 1, 5, [x, y + row * ROW, row * 2], pitch),
    ...line('t', row * 6 + 6, 1, [x + 5 * pitch + 0.16, y + row * ROW, row * 2], pitch),
  ]);

const arrange = (strips: number, ...lines: Places[]): Arrangement => ({
  places: Object.fromEntries(lines.flat()),
  strips,
});

export const LAYOUTS: Readonly<Record<GameId, Layout>> = {
  'bear-river': {
    narrow: arrange(6, line('f', 1, 4, [1.27, MARGIN, 0], 1.08), bearRows(0.1, MARGIN + ROW, 1.08)),
    wide: arrange(6, bearRows(MARGIN, MARGIN, 1.12), line('f', 1, 4, [7.2, MARGIN, 0], 0, ROW)),
  },
  glenwood: {
    narrow: arrange(
      7,
      line('f', 1, 4, [0.1, MARGIN, 0], 1.08),
      line('r', 1, 4, [0.1, MARGIN + ROW, 0], 1.08),
      line('t', 1, 4, [0.1, MARGIN + 2 * ROW, 2], 1.08),
      [
        ['s', [4.52, MARGIN, 0]],
        ['w', [4.52, MARGIN + ROW, 0]],
      ],
    ),
    wide: arrange(
      4,
      line('f', 1, 4, [MARGIN, MARGIN, 0], 1.12),
      line('r', 1, 4, [MARGIN, MARGIN + ROW, 0], 1.12),
      line('t', 1, 4, [4.8, MARGIN, 0], 1.12),
      [
        ['s', [9.46, MARGIN, 0]],
        ['w', [9.46, MARGIN + ROW, 0]],
      ],
    ),
  },
  yukon: {
    narrow: arrange(9, line('f', 1, 4, [1.72, MARGIN, 0], 1.08), line('t', 1, 7, [0.1, MARGIN + ROW, 0], 1.08)),
    wide: arrange(12, line('t', 1, 7, [MARGIN, MARGIN, 0], 1.12), line('f', 1, 4, [8.16, MARGIN, 0], 0, ROW)),
  },
};
