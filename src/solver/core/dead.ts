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
  LIKES,
  NONE,
  over,
  pile,
  PILES,
  RANK,
  seats,
  STRICT,
  SUIT,
  top,
  under,
  WIDTH,
  words,
} from './board.js';

/** By suit, a bit for each rank: cards that may be top cards; that may leave what they lie on; that lie face down. */
const tops = new Int32Array(4);
const leavers = new Int32Array(4);
const hidden = new Int32Array(4);
/** By suit, how many cards may go up. */
const ups = new Int32Array(4);

/** Whether a card is in one of these sets. */
const has = (set: Int32Array, c: number): boolean => (((set[SUIT[c] ?? 0] ?? 0) >> (RANK[c] ?? 0)) & 1) === 1;

function add(set: Int32Array, c: number): void {
  const suit = SUIT[c] ?? 0;
  set[suit] = (set[suit] ?? 0) | (1 << (RANK[c] ?? 0));
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

/** Cards of a suit that have some seat among the tops. */
function seated(suit: number): number {
  let ranks = 0;
  const likes = words[LIKES + suit] ?? 0;
  for (let other = 0; other < 4; other++) if (((likes >> other) & 1) === 1) ranks |= tops[other] ?? 0;
  return words[LIKES + 4] === 1 ? (ranks >> 1) | (ranks << 1) : ranks >> 1;
}

/** Whether the position on the board is lost for this reason. */
export function isDead(): boolean {
  let hole = 0;
  tops.fill(0);
  hidden.fill(0);
  for (let s = 0; s < 4; s++) {
    ups[s] = count[s] ?? 0;
    leavers[s] = (1 << (count[s] ?? 0)) - 1;
  }
  const fill = words[FILL] === 0 ? 0x1fff : 0x1000;
  const shun = words[STRICT] === 1 ? 1 : 0;
  const last = PILES + (words[WIDTH] ?? 0);
  for (let p = PILES; p < last; p++) {
    const c = top[p] ?? 0;
    if (c === NONE) hole = fill;
    else add(tops, c);
    for (let d = over[p] ?? 0; d !== NONE && down[d] === 1; d = over[d] ?? NONE) add(hidden, d);
  }
  for (let changed = true; changed;) {
    changed = false;
    for (let s = 0; s < 4; s++) {
      const can = tops[s] ?? 0;
      let up = ups[s] ?? 0;
      while (((can >> up) & 1) === 1) up++;
      ups[s] = up;
      const risen = (1 << up) - 1;
      const left = leavers[s] ?? 0;
      let maybe = (risen | ((seated(s) | hole) & ~shun & (can | ~(hidden[s] ?? 0)))) & ~left & 0x1fff;
      for (; maybe !== 0; maybe &= maybe - 1) {
        const rank = 31 - Math.clz32(maybe & -maybe);
        const c = 13 * s + rank;
        const on = under[c] ?? 0;
        const bit = 1 << rank;
        if ((risen & bit) === 0 && !((hole & bit) !== 0 && on < PILES) && !hasSeat(c)) continue;
        add(leavers, c);
        changed = true;
        if (on < PILES) add(tops, on);
        else hole = fill;
      }
    }
  }
  return (ups[0] ?? 0) + (ups[1] ?? 0) + (ups[2] ?? 0) + (ups[3] ?? 0) < 52;
}
