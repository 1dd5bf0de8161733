/** How far a state seems from the win: orders the search, decides nothing. */
import {
  BASE,
  code,
  down,
  DRAWN,
  nextUp,
  NONE,
  order,
  over,
  pile,
  PILES,
  RANK,
  REDEALS,
  RESERVES,
  STOCK,
  SUIT,
  top,
  turnOf,
  TURNS,
  vars,
  weights,
  words,
} from './board.js';

/** States from this value on count as equally bad. */
export const VALUES = 512;

/**
 * What counts against a state, found by trying: each card in the tableau, in a reserve, in stock or waste; each that
 * lies face down, or on a card that it does not fit; each that lies (in the tableau, in a reserve, in the waste) above
 * one of its suit that goes up earlier; that lies on the next card of a suit; each next card that has been turned, and
 * each card that has been, in this pass; each pile in use; each redeal used.
 */
export const WEIGHTS = {
  top: [4, 0, 0, 6, 2, 1, 0, 0, 1, 0, 0, 3, 0],
  whole: [0, 3, 2, 0, 0, 10, 1, 0, 3, 2, 2, 2, 31],
  part: [0, 3, 2, 0, 0, 10, 1, 0, 3, 2, 2, 2, 31],
  shown: [4, 0, 0, 6, 2, 1, 0, 0, 1, 0, 0, 3, 0],
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

function pileValue(p: number): number {
  const reserve = p < RESERVES ? 0 : 1;
  const each = weights[reserve] ?? 0;
  const blocking = weights[5 + reserve] ?? 0;
  let sum = top[p] === NONE ? 0 : (weights[11] ?? 0);
  least = 0xdddd;
  for (let c = over[p] ?? NONE; c !== NONE; c = over[c] ?? NONE) {
    sum += each;
    if (down[c] === 1) sum += weights[3] ?? 0;
    if (code[c] === 0) sum += weights[4] ?? 0;
    if (blocks(c)) sum += blocking;
  }
  return sum;
}

function stockValue(): number {
  const drawn = vars[DRAWN] ?? 0;
  let sum = 0;
  least = 0xdddd;
  for (let i = 0; i < (words[TURNS] ?? 0); i++) {
    const c = order[i] ?? 0;
    if (pile[c] !== STOCK) continue;
    sum += weights[2] ?? 0;
    if (i < drawn) sum += (weights[10] ?? 0) + (blocks(c) ? (weights[7] ?? 0) : 0);
  }
  return sum + (weights[12] ?? 0) * (3 - (vars[REDEALS] ?? 0));
}

/** The value of the state on the board, from 0; smaller is better. */
export function value(): number {
  let sum = words[TURNS] === 0 ? 0 : stockValue();
  for (let p = PILES; p < STOCK; p++) sum += pileValue(p);
  for (let suit = 0; suit < 4; suit++) {
    const c = nextUp(suit);
    if (c === NONE) continue;
    if (pile[c] === STOCK) sum += (turnOf[c] ?? 0) < (vars[DRAWN] ?? 0) ? (weights[9] ?? 0) : 0;
    else for (let d = over[c] ?? NONE; d !== NONE; d = over[d] ?? NONE) sum += weights[8] ?? 0;
  }
  return Math.min(sum, VALUES - 1);
}
