/** Moves on the working board: which there are, and what they do. */
import {
  BASE,
  CAP,
  code,
  count,
  down,
  DRAWN,
  FILL,
  FORCED,
  key,
  LIFT,
  NONE,
  nextUp,
  order,
  over,
  pile,
  PILES,
  RANK,
  REDEALS,
  refills,
  RESERVES,
  RETURNS,
  SAFE,
  seats,
  size,
  STOCK,
  STRICT,
  STALE,
  SUIT,
  takers,
  top,
  turnOf,
  under,
  UP,
  vars,
  WIDTH,
  worth,
  WRAP,
  words,
} from './board.js';

/** The waste's top card's index in `order`; -1 where the waste is empty. */
function wasteTop(): number {
  let i = (vars[DRAWN] ?? 0) - 1;
  while (i >= 0 && under[order[i] ?? 0] !== STOCK) i--;
  return i;
}

/** Whether a stock or waste card can be brought to the waste's top, by draws and the redeals that are left. */
const comes = (c: number): boolean =>
  (turnOf[c] ?? 0) >= (vars[DRAWN] ?? 0) || (vars[REDEALS] ?? 0) > 0 || turnOf[c] === wasteTop();

/** Whether nothing covers c and it is not on a foundation. */
export function isFree(c: number): boolean {
  const at = pile[c] ?? 0;
  return over[c] === NONE && at !== UP && (at !== STOCK || comes(c));
}

/** Whether c, with all that lies on it, may be lifted onto another card. */
function lifts(c: number): boolean {
  const at = pile[c] ?? 0;
  if (at >= RESERVES) {
    if (at !== UP) return isFree(c);
    // The top card of a foundation is the one before the next.
    return words[RETURNS] === 1 && RANK[c] === ((vars[BASE] ?? 0) + (count[SUIT[c] ?? 0] ?? 0) + 12) % 13;
  }
  switch (words[LIFT]) {
    case 0:
      return over[c] === NONE;
    case 1:
      return (under[c] ?? 0) >= PILES;
    case 2:
      return true;
    default:
      return down[c] === 0 && (words[STRICT] === 0 || RANK[c] !== 0);
  }
}

/** Whether c may go to an empty pile. A whole pile never need: it would change nothing but names, or give a pile away. */
function enters(c: number): boolean {
  const at = pile[c] ?? 0;
  if (at < RESERVES && (under[c] ?? 0) >= PILES) return false;
  switch (words[FILL]) {
    case 0:
      return lifts(c);
    case 1:
      return RANK[c] === 12 && lifts(c);
    default: {
      // Reserve cards; once there are none, the waste. Parts of a pile never go to an empty one.
      if (at < RESERVES || !isFree(c)) return false;
      for (let r = RESERVES; at === STOCK && r < STOCK; r++) if (top[r] !== NONE) return false;
      return true;
    }
  }
}

/** Moves found by {@link findMoves}: card | place << 6. */
export const found = new Uint16Array(256);

/** Lists all moves that can matter in `found` and returns their number. Like empty piles count as one. */
export function findMoves(): number {
  let n = 0;
  if (vars[BASE] === 13) {
    for (let r = RESERVES; r < STOCK; r++) if (top[r] !== NONE) found[n++] = (top[r] ?? 0) | (UP << 6);
    return n;
  }
  for (let suit = 0; suit < 4; suit++) {
    const c = nextUp(suit);
    if (c !== NONE && isFree(c)) found[n++] = c | (UP << 6);
  }
  let hole = NONE;
  const end = PILES + (words[WIDTH] ?? 0);
  for (let p = PILES; p < end; p++) {
    const t = top[p] ?? 0;
    if (t === NONE) {
      if (refills[p] === 1) hole = p;
      continue;
    }
    if (size[p] === words[CAP]) continue;
    for (let k = 4 * t; k < 4 * t + 4; k++) {
      const c = takers[k] ?? 0;
      if (c === NONE) break;
      if (pile[c] !== p && lifts(c)) found[n++] = c | (t << 6);
    }
  }
  if (hole !== NONE) for (let c = 0; c < 52; c++) if (enters(c)) found[n++] = c | (hole << 6);
  return n;
}

/** The code of c on a place in the key: 0 as dealt, 1–4 on one of its seats face up, 5 up, 6 on a pile that refills. */
export function codeOn(c: number, place: number): number {
  if (place >= PILES) return place === UP ? 5 : refills[place] === 1 ? 6 : 0;
  if (down[place] === 0) for (let k = 0; k < 4; k++) if (seats[4 * c + k] === place) return k + 1;
  return 0;
}

export function setCode(c: number, value: number): void {
  const word = (c / 10) | 0;
  key[word] = (key[word] ?? 0) ^ (((code[c] ?? 0) ^ value) << (3 * (c - 10 * word)));
  code[c] = value;
}

/** A card that was put on a place. */
export interface Step {
  readonly card: number;
  readonly place: number;
}

/** The cards and places of what was played last, one after the other, forced and safe ones included. */
const trail = new Uint8Array(128);
let trailEnd = 0;

export const lastSteps = (): Step[] =>
  Array.from({ length: trailEnd / 2 }, (_, i) => ({ card: trail[2 * i] ?? 0, place: trail[2 * i + 1] ?? 0 }));

/** Puts c, with all that lies on it, on a place. */
function put(c: number, place: number): void {
  const from = pile[c] ?? 0;
  const left = under[c] ?? 0;
  const to = place < PILES ? (pile[place] ?? 0) : place;
  let last = c;
  let n = 0;
  for (let d = c; d !== NONE; d = over[d] ?? NONE) {
    pile[d] = to;
    last = d;
    n++;
  }
  trail[trailEnd++] = c;
  trail[trailEnd++] = place;
  under[c] = place;
  setCode(c, codeOn(c, place));
  worth[from] = worth[to] = STALE;
  const suit = SUIT[c] ?? 0;
  if (from === UP) count[suit] = (count[suit] ?? 0) - 1;
  else if (from === STOCK) draw(turnOf[c] ?? 0);
  else {
    over[left] = NONE;
    top[from] = left < PILES ? left : NONE;
    size[from] = (size[from] ?? 0) - n;
    if (left < PILES) down[left] = 0;
  }
  if (to === UP) {
    count[suit] = (count[suit] ?? 0) + 1;
    if (vars[BASE] === 13) vars[BASE] = RANK[c] ?? 0;
  } else {
    over[place] = c;
    top[to] = last;
    size[to] = (size[to] ?? 0) + n;
  }
}

/** The card at this index of `order` has been taken: what is turned now, and whether that took a redeal. */
function draw(index: number): void {
  if (index < wasteTop()) vars[REDEALS] = (vars[REDEALS] ?? 0) - 1;
  vars[DRAWN] = index;
  vars[DRAWN] = wasteTop() + 1;
}

/** Plays a move with all that follows: aces that must go up, and cards that may as well. */
export function make(c: number, place: number): void {
  const from = pile[c] ?? 0;
  trailEnd = 0;
  put(c, place);
  if (words[FORCED] === 1) sendAces(from);
  sendSafe();
}

function sendAces(p: number): void {
  if (p >= RESERVES) return;
  for (let c = top[p] ?? NONE; RANK[c] === 0; c = top[p] ?? NONE) put(c, UP);
}

/** Plays, at a start, the cards that are safe to go up. */
export function makeSafe(): void {
  trailEnd = 0;
  sendSafe();
}

function sendSafe(): void {
  for (let suit = 0; suit < 4; suit++) {
    const c = nextUp(suit);
    if (c === NONE || !isSafe(c)) continue;
    const from = pile[c] ?? 0;
    put(c, UP);
    if (words[FORCED] === 1) sendAces(from);
    suit = -1;
  }
}

/**
 * Whether c, the next of its suit, may go up and need never stay: then the position with c up (A) is won if the one
 * with c in place (B) is. The moves of B's win are played in A but for those of c, and for what is said below; A's
 * piles are always B's without some cards, so what is bare or empty in B is so in A.
 */
export function isSafe(c: number): boolean {
  const at = pile[c] ?? 0;
  // Where cards come back, c might be a seat for cards that are up now.
  if (words[RETURNS] === 1 || over[c] !== NONE || at === UP || (at === STOCK && turnOf[c] !== wasteTop())) return false;
  const suit = SUIT[c] ?? 0;
  const step = count[suit] ?? 0;
  // Single cards in suit: what B puts on c, A puts up at once, and so on with what B puts on that. Only on the first
  // card of a suit that wraps the last one may have to wait.
  if (words[SAFE] === 1 && (step > 0 || words[WRAP] === 0)) return true;
  // Alternating sequences: what B puts on c, a card one step lower with one more on it at most, A puts up at once.
  if (words[SAFE] === 2 && step > 1)
    return [0, 1, 2, 3].every(
      (s) => (count[s] ?? 0) >= (s === suit ? 0 : s + suit === 3 ? Math.max(step - 2, 1) : step - 1),
    );
  // All that could be put on c is up.
  for (let k = 4 * c; k < 4 * c + 4; k++) {
    const d = takers[k] ?? 0;
    if (d === NONE) break;
    if (pile[d] !== UP) return false;
  }
  return true;
}
