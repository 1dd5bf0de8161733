/** How far a state seems from the win: orders the search, decides nothing. */
import {
  BASE,
  code,
  down,
  DRAWN,
  NONE,
  order,
  over,
  PILES,
  RANK,
  REDEALS,
  RESERVES,
  STALE,
  STOCK,
  SUIT,
  top,
  TURNS,
  under,
  vars,
  weights,
  words,
  worth,
} from './board.js';

/** States from this value on count as equally bad. */
export const VALUES = 512;

/**
 * What counts against a state, found by trying: each card of a tableau pile, of a reserve; each that lies above one of
 * its suit that goes up earlier, there and there; each in stock or waste; each that has been turned in this pass; each
 * pile in use; each redeal used; each card that lies on one that it does not fit, face up; each that lies face down.
 */
export const WEIGHTS = {
  top: [3, 0, 4, 0, 0, 0, 0, 0, 0, 0],
  whole: [0, 4, 7, 2, 2, 1, 2, 30, 0, 0],
  part: [0, 4, 7, 2, 2, 1, 2, 30, 0, 0],
  shown: [3, 0, 0, 0, 0, 0, 0, 0, 2, 4],
};

/** Weighs the states of a game by what may be lifted there. */
export const weigh = (lift: keyof typeof WEIGHTS): void => {
  weights.set(WEIGHTS[lift]);
};

/** The lowest steps that were met, by suit, four bits each. */
let least = 0;

/** Whether a card of its suit that goes up earlier was met before. */
function blocks(c: number): boolean {
  let step = (RANK[c] ?? 0) - (vars[BASE] ?? 0);
  if (step < 0) step += 13;
  const shift = 4 * (SUIT[c] ?? 0);
  const lowest = (least >> shift) & 15;
  if (step > lowest) return true;
  least ^= (lowest ^ step) << shift;
  return false;
}

function pileWorth(p: number): number {
  const reserve = p < RESERVES ? 0 : 1;
  const each = weights[reserve] ?? 0;
  const blocking = weights[2 + reserve] ?? 0;
  let sum = top[p] === NONE ? 0 : (weights[6] ?? 0);
  least = 0xdddd;
  for (let c = over[p] ?? NONE; c !== NONE; c = over[c] ?? NONE) {
    sum += each;
    if (code[c] === 0) sum += weights[8] ?? 0;
    if (down[c] === 1) sum += weights[9] ?? 0;
    if (blocking > 0 && blocks(c)) sum += blocking;
  }
  return sum;
}

function stockWorth(): number {
  let sum = (weights[7] ?? 0) * (3 - (vars[REDEALS] ?? 0));
  const turns = words[TURNS] ?? 0;
  for (let i = 0; i < turns; i++)
    if (under[order[i] ?? 0] === STOCK) sum += (weights[4] ?? 0) + (i < (vars[DRAWN] ?? 0) ? (weights[5] ?? 0) : 0);
  return sum;
}

/** The value of the state on the board, from 0; smaller is better. */
export function value(): number {
  let sum = 0;
  for (let p = PILES; p <= STOCK; p++) {
    if (worth[p] === STALE) worth[p] = Math.min(STALE - 1, p < STOCK ? pileWorth(p) : stockWorth());
    sum += worth[p] ?? 0;
  }
  return Math.min(sum, VALUES - 1);
}
