/** How a game's layout is written down: where its piles lie, in card widths from the table's top left corner. */

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

/** From row to row. */
export const ROW = CARD_HEIGHT + MARGIN;

export type Places = readonly (readonly [string, Place])[];

/** `count` piles `letter``first`, … from a place on, each `dx` and `dy` from the one before. */
export const line = (letter: string, first: number, count: number, [x, y, strips]: Place, dx: number, dy = 0): Places =>
  Array.from({ length: count }, (_, i) => [letter + String(first + i), [x + i * dx, y + i * dy, strips]]);

/** An arrangement of such lines. */
export const arrange = (strips: number, ...lines: Places[]): Arrangement => ({
  places: Object.fromEntries(lines.flat()),
  strips,
});
