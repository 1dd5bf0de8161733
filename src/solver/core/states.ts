/** The states that a search has met: exact keys, each with how it was reached. Grows without ever stopping for long. */
import { key } from './board.js';
import { lastWord } from './keys.js';

/** Words of a record: six of the key, then these. */
const WORDS = 9;
export const NEXT = 6;
export const PARENT = 7;
export const MOVE = 8;

const PAGE = 10;
const MASK = (1 << PAGE) - 1;

export class States {
  count = 0;
  private readonly pages: Int32Array[] = [];
  /** Open addressing, in 64 parts that grow one by one; 0 is free, else the state's number + 1. */
  private readonly parts: Int32Array[] = [];
  private readonly used = new Int32Array(64);

  /** The page of a state and the index of its record there. */
  page(id: number): Int32Array {
    return this.pages[id >> PAGE] ?? key;
  }

  at(id: number): number {
    return (id & MASK) * WORDS;
  }

  /** Stores the state on the board; -1 where it is known. */
  add(parent: number, move: number): number {
    key[5] = lastWord();
    const hash = hashOf(key, 0);
    const part = hash >>> 26;
    const table = (this.parts[part] ??= new Int32Array(16));
    const mask = table.length - 1;
    let slot = hash & mask;
    for (let id = table[slot] ?? 0; id !== 0; id = table[slot] ?? 0) {
      if (this.holds(id - 1)) return -1;
      slot = (slot + 1) & mask;
    }
    const id = this.count++;
    const at = this.at(id);
    if (at === 0) this.pages.push(new Int32Array(WORDS << PAGE));
    const page = this.page(id);
    page.set(key, at);
    page[at + PARENT] = parent;
    page[at + MOVE] = move;
    table[slot] = id + 1;
    const used = (this.used[part] ?? 0) + 1;
    this.used[part] = used;
    if (used * 4 > mask * 3) this.parts[part] = this.grow(table);
    return id;
  }

  private holds(id: number): boolean {
    const page = this.page(id);
    const at = this.at(id);
    for (let i = 0; i < 6; i++) if (page[at + i] !== key[i]) return false;
    return true;
  }

  private grow(table: Int32Array): Int32Array {
    const larger = new Int32Array(table.length * 2);
    const mask = larger.length - 1;
    for (const id of table) {
      if (id === 0) continue;
      let slot = hashOf(this.page(id - 1), this.at(id - 1)) & mask;
      while (larger[slot] !== 0) slot = (slot + 1) & mask;
      larger[slot] = id;
    }
    return larger;
  }
}

function hashOf(words: Int32Array, at: number): number {
  let hash = 0;
  for (let i = 0; i < 6; i++) {
    hash = Math.imul(hash ^ (words[at + i] ?? 0), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return Math.imul(hash, 0x85ebca6b);
}
