/** Yukon's table: seven long columns. */
import { MARGIN, ROW, arrange, line, type Layout } from './arrange.js';

export const yukon: Layout = {
  narrow: arrange(9, line('f', 1, 4, [1.72, MARGIN, 0], 1.08), line('t', 1, 7, [0.1, MARGIN + ROW, 0], 1.08)),
  wide: arrange(12, line('t', 1, 7, [MARGIN, MARGIN, 0], 1.12), line('f', 1, 4, [8.16, MARGIN, 0], 0, ROW)),
};
