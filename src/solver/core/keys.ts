/** From a key back to the board. */
import {
  code,
  count,
  dealt,
  dealtDown,
  down,
  key,
  NONE,
  over,
  pile,
  PILES,
  refills,
  seats,
  size,
  STOCK,
  STALE,
  SUIT,
  top,
  under,
  UP,
  vars,
  worth,
} from './board.js';

/** The key's last word with the variables. */
export const lastWord = (): number =>
  ((key[5] ?? 0) & 63) | ((vars[0] ?? 0) << 6) | ((vars[1] ?? 0) << 12) | ((vars[2] ?? 0) << 14);

/** Puts the state of a stored key on the board. */
export function decode(from: Int32Array, at: number): void {
  over.fill(NONE);
  top.fill(NONE);
  size.fill(0);
  count.fill(0);
  worth.fill(STALE);
  let hole = PILES;
  for (let word = 0, c = 0; word < 6; word++) {
    let bits = from[at + word] ?? 0;
    key[word] = bits;
    for (let k = 0; k < 10 && c < 52; k++, c++, bits >>>= 3) {
      const value = bits & 7;
      code[c] = value;
      let place = UP;
      if (value === 0) place = dealt[c] ?? 0;
      else if (value < 5) place = seats[4 * c + value - 1] ?? 0;
      else if (value === 6) {
        while (refills[hole] === 0) hole++;
        place = hole++;
      }
      under[c] = place;
      if (place === UP) {
        const suit = SUIT[c] ?? 0;
        count[suit] = (count[suit] ?? 0) + 1;
        pile[c] = UP;
      } else if (place === STOCK) pile[c] = STOCK;
      else over[place] = c;
    }
    if (word === 5) {
      vars[0] = bits & 63;
      vars[1] = (bits >> 6) & 3;
      vars[2] = bits >> 8;
      key[5] = (key[5] ?? 0) & 63;
    }
  }
  stack();
}

/** Finds each pile's cards from what lies on what. */
function stack(): void {
  for (let p = PILES; p < STOCK; p++) {
    let n = 0;
    let last = NONE;
    for (let c = over[p] ?? NONE; c !== NONE; c = over[c] ?? NONE) {
      pile[c] = p;
      last = c;
      n++;
      const on = over[c] ?? NONE;
      down[c] = on !== NONE && dealtDown[c] === 1 && code[on] === 0 ? 1 : 0;
    }
    top[p] = last;
    size[p] = n;
  }
}
