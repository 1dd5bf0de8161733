/** Glenwood's table: foundations, reserves and columns, four of each one below the other. */
import { MARGIN, ROW, arrange, line, type Layout } from './arrange.js';

export const glenwood: Layout = {
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
};
