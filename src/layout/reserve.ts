/** The rule that keeps an element's space in a page until it is defined. For the page's own style sheet, not for ours. */
import { WIDE_FROM, type Arrangement, type Layout } from './arrange.js';
import { extentOf } from './board-css.js';

/** Heights in px of the line below the table and of the toolbar above it. */
const STATUS = 28;
const TOOLBAR = 42;
/** A strip's height in px on cards up to some 97 px wide; what board.ts calls `--natural`. */
const STRIP = 28;

function rule(tag: string, arrangement: Arrangement): string {
  const { columns, squared, rows, strips, high } = extentOf(arrangement);
  const [height, below] = squared < high ? [rows, strips * STRIP] : [squared, 0];
  const px = (cards: number): string => `${(height * cards).toFixed()}px`;
  const most = `clamp(${px(48)}, ${((height * 82) / high).toFixed(1)}vh, ${px(128)})`;
  return `${tag}:not(:defined) {
  display: block;
  aspect-ratio: ${columns.toFixed(2)} / ${height.toFixed(2)};
  max-block-size: ${most};
  padding-block-end: ${below + STATUS}px;
}
${tag}[controls]:not(:defined) {
  padding-block-end: ${below + STATUS + TOOLBAR}px;
}`;
}

/** Style rules for a page that sets neither height nor card size: nothing then moves when the script arrives. */
export const reserveCss = (tag: string, { narrow, wide }: Layout): string =>
  `${rule(tag, narrow)}
@media (min-width: ${WIDE_FROM}px) {
${rule(tag, wide).replace(/^/gm, '  ')}
}`;
