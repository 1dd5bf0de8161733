/**
 * Dead positions of the games in which any face-up card moves with all that lies on it.
 *
 * Played as if nothing that was once possible were ever lost again: a card that may be a top card stays a seat, a card
 * that may leave leaves nothing blocked. In a real win, each card's first being a top card, first leaving what it lies
 * on now, and going up have, in order of time, exactly the reasons asked for here; so if some card never goes up even
 * so, the position is lost.
 */
import {
  count,
  down,
  FILL,
  NONE,
  over,
  pile,
  PILES,
  RANK,
  refills,
  seats,
  STRICT,
  SUIT,
  takers,
  top,
  under,
  WIDTH,
  words,
} from './board.js';

/** Sets of cards, by suit a bit for each rank. Cards that may be top cards; */
const tops = new Int32Array(4);
/** that may be put on one of them; */
const seated = new Int32Array(4);
/** that may leave what they lie on; that lie face down. */
const leavers = new Int32Array(4);
const hidden = new Int32Array(4);

const has = (set: Int32Array, c: number): boolean => (((set[SUIT[c] ?? 0] ?? 0) >> (RANK[c] ?? 0)) & 1) === 1;

function add(set: Int32Array, c: number): void {
  const suit = SUIT[c] ?? 0;
  set[suit] = (set[suit] ?? 0) | (1 << (RANK[c] ?? 0));
}

function addTop(c: number): void {
  add(tops, c);
  for (let k = 4 * c; k < 4 * c + 4; k++) {
    const taker = takers[k] ?? 0;
    if (taker === NONE) break;
    add(seated, taker);
  }
}

/** Whether t, a seat of c, does not lie on c itself, or comes off it. */
function apart(c: number, t: number): boolean {
  if (pile[c] !== pile[t]) return true;
  for (let d = over[c] ?? NONE; d !== NONE; d = over[d] ?? NONE) {
    if (has(leavers, d)) return true;
    if (d === t) return false;
  }
  return true;
}

function hasSeat(c: number): boolean {
  for (let k = 4 * c; k < 4 * c + 4; k++) {
    const t = seats[k] ?? 0;
    if (t === NONE) return false;
    if (has(tops, t) && apart(c, t)) return true;
  }
  return false;
}

/** Begins with what is so already; returns whether there is an empty pile. */
function begin(): boolean {
  let hole = false;
  for (let s = 0; s < 4; s++) {
    tops[s] = seated[s] = hidden[s] = 0;
    leavers[s] = (1 << (count[s] ?? 0)) - 1;
  }
  const end = PILES + (words[WIDTH] ?? 0);
  for (let p = PILES; p < end; p++) {
    const c = top[p] ?? 0;
    if (c !== NONE) addTop(c);
    else if (refills[p] === 1) hole = true;
    for (let d = over[p] ?? 0; d !== NONE && down[d] === 1; d = over[d] ?? NONE) add(hidden, d);
  }
  return hole;
}

/** Whether the position on the board is lost for this reason. */
export function isDead(): boolean {
  let hole = begin();
  const fills = words[FILL] === 0 ? 0x1fff : 0x1000;
  const shy = words[STRICT] === 1 ? 1 : 0;
  let all = 0;
  // Suit after suit, until nothing new has come of four.
  for (let idle = 0, s = 0; idle < 4; idle++, s = (s + 1) & 3) {
    const can = tops[s] ?? 0;
    let up = count[s] ?? 0;
    while (((can >> up) & 1) === 1) up++;
    all = idle === 0 ? up : all + up;
    const risen = (1 << up) - 1;
    const shown = can | ~(hidden[s] ?? 0);
    let maybe = (risen | (((seated[s] ?? 0) | (hole ? fills : 0)) & shown & ~shy)) & ~(leavers[s] ?? 0) & 0x1fff;
    for (; maybe !== 0; maybe &= maybe - 1) {
      const rank = 31 - Math.clz32(maybe & -maybe);
      const c = 13 * s + rank;
      const on = under[c] ?? 0;
      const bit = 1 << rank;
      if ((risen & bit) === 0 && !(hole && (fills & bit) !== 0 && on < PILES) && !hasSeat(c)) continue;
      add(leavers, c);
      idle = -1;
      if (on < PILES) addTop(on);
      else hole = true;
    }
  }
  return all < 52;
}
