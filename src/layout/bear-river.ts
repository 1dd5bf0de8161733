/** Bear River's table: three rows of six piles. */
import { MARGIN, ROW, arrange, line, type Layout, type Places } from './arrange.js';

/** Bear River's three rows of six; the sixth of each, the hole, stands apart. */
const bearRows = (x: number, y: number, pitch: number): Places =>
  [0, 1, 2].flatMap((row) => [
    ...line('t', row * 6 + 1, 5, [x, y + row * ROW, row * 2], pitch),
    ...line('t', row * 6 + 6, 1, [x + 5 * pitch + 0.16, y + row * ROW, row * 2], pitch),
  ]);

export const bearRiver: Layout = {
  narrow: arrange(6, line('f', 1, 4, [1.27, MARGIN, 0], 1.08), bearRows(0.1, MARGIN + ROW, 1.08)),
  wide: arrange(6, bearRows(MARGIN, MARGIN, 1.12), line('f', 1, 4, [7.2, MARGIN, 0], 0, ROW)),
};
