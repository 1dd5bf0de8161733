/** The keyboard: a cursor that walks over the piles as they lie on screen, and one key for everything else. */
import type { Action } from '../context/game-context.js';
import type { Move, PileId } from '../engine/position.js';
import type { Point } from './geometry.js';
import type { Hand } from './hand.js';
import { KEY_MAP, type KeyId } from './key-map.js';
import { ARROWS, lastStop, nextStop, type Stop } from './walk.js';

/** Where the keys are: a pile, and how many of its cards from the top are meant. */
export interface Cursor {
  readonly pile: PileId;
  readonly depth: number;
}

/** What can be read out on request. */
export type Speech = 'pile' | 'tops' | 'goal' | 'moves';

/** What the keys need of the board. */
export interface KeySurface {
  readonly hand: Hand;
  /** Every pile's place, in keyboard order. */
  placeNodes(): Iterable<readonly [PileId, HTMLElement]>;
  /** Setting it moves the focus there. */
  cursor: Cursor;
  /** Whether keys that write a character are on. */
  readonly letters: boolean;
  send(action: Action): boolean;
  speak(what: Speech): void;
  openKeys(): void;
  openMenu(): void;
  /** Ends a replay; false where none runs. */
  stopReplay(): boolean;
}

const SECOND_DIGIT = 1000;
const NAMES: ReadonlyMap<string, string> = new Map([
  ...[...ARROWS.keys()].map((key) => [key, 'arrows'] as const),
  ['Home', 'home'],
  ['End', 'end'],
  ['Enter', 'enter'],
  [' ', 'space'],
  ['Escape', 'escape'],
]);
const IDS: ReadonlyMap<string, KeyId> = new Map(
  KEY_MAP.flatMap(({ id, keys }) => keys.map((key) => [key, id] as const)),
);
/** What goes on while a key is held down. */
const REPEATED: readonly KeyId[] = ['move', 'undo', 'redo'];

const SPEECH = { readPile: 'pile', readTops: 'tops', readGoal: 'goal', readMoves: 'moves' } as const;
const NOWHERE: Point = { x: 0, y: 0 };

/** The digit of a key, on layouts too that write it with Shift only. */
const digitOf = ({ key, code, shiftKey }: KeyboardEvent): string | undefined =>
  /^\d$/.test(key) ? key : shiftKey ? undefined : /^Digit(\d)$/.exec(code)?.[1];

/** The letter of a key, in capitals: by what it writes, or where that is no Latin letter, by where it lies. */
function letterOf({ key, code }: KeyboardEvent): string | undefined {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  return /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key) ? /^Key(.)$/.exec(code)?.[1] : undefined;
}

/** The chord of an event as it stands in the table of keys, whether or not it is there. */
function chordOf(event: KeyboardEvent): string {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  const letter = letterOf(event);
  const name = NAMES.get(key) ?? letter;
  // Signs are written with Shift on one keyboard and without on the next. Of ⌘ only ⌘Z is ours.
  const shift = shiftKey && name !== undefined ? 'shift+' : '';
  const other = altKey || (metaKey && letter !== 'Z') ? 'alt+' : '';
  return (
    other + (ctrlKey || metaKey ? 'ctrl+' : '') + shift + (name ?? (digitOf(event) === undefined ? key : 'digits'))
  );
}

/** Towards the first tableau pile of a row, or the last one. */
function sideOf(stops: readonly Stop[], first: boolean): Point {
  const [one = 0, two = 0] = ['t1', 't2'].map((id) => stops.find(([pile]) => pile === id)?.[1].left ?? 0);
  return { x: one < two === first ? -1 : 1, y: 0 };
}

/**
 * Where the keys go after a move, played or taken back: to the pile that the cards went to, but back to the old one after
 * the foundations and the stock, where the player goes on.
 */
export const cursorAfter = ({ from, to }: Move, undone = false): Cursor => ({
  pile: undone || /^[fw]/.test(to) ? from : to,
  depth: 1,
});

export class Keys {
  readonly #surface: KeySurface;
  /** The digit typed before, which a second one may follow. */
  #digit: { readonly digit: string; readonly time: number } | undefined;

  constructor(surface: KeySurface) {
    this.#surface = surface;
  }

  /** Does what a key is for; true where it was taken. A key of the board is its own even while there is nothing to do. */
  handle(event: KeyboardEvent): boolean {
    if (event.defaultPrevented || event.isComposing) return false;
    const chord = chordOf(event);
    const id = IDS.get(chord);
    if (id === undefined || (!this.#surface.letters && /^(shift\+)?.$|^digits$/.test(chord))) return false;
    // A key that is held down does nothing again, and nothing else does instead.
    if (!(event.repeat && !REPEATED.includes(id)) && !this.#do(id, event, digitOf(event))) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  /** False where there is nothing of the kind to do. */
  #do(id: KeyId, { key, timeStamp }: KeyboardEvent, digit?: string): boolean {
    const { hand, cursor } = this.#surface;
    switch (id) {
      case 'move':
      case 'group':
        this.#arrow(ARROWS.get(key));
        return true;
      case 'edges':
        this.#go((stops, from) => lastStop(stops, from, ARROWS.get(key) ?? sideOf(stops, key === 'Home')));
        return true;
      case 'number':
        return this.#number(digit, timeStamp);
      case 'act':
        this.#act();
        return true;
      case 'release':
        return hand.letGo() || this.#surface.stopReplay();
      case 'toFoundation':
        hand.toFoundation(cursor.pile);
        return true;
      case 'stock':
        if (!this.#has('s')) return false;
        hand.turn();
        return true;
      case 'undo':
      case 'redo':
      case 'hint':
      case 'deal':
      case 'restart':
        this.#surface.send({ type: id });
        return true;
      case 'readPile':
      case 'readTops':
      case 'readGoal':
      case 'readMoves':
        this.#surface.speak(SPEECH[id]);
        return true;
      case 'menu':
        this.#surface.openMenu();
        return true;
      case 'help':
        this.#surface.openKeys();
        return true;
    }
  }

  /** Inside a fanned pile first through the numbers of cards that can be lifted, unless some are held. */
  #arrow(direction: Point = NOWHERE): void {
    const { hand, cursor } = this.#surface;
    const { pile, depth } = cursor;
    const counts = direction.y && !hand.held ? hand.countsOf(pile) : [];
    const next = direction.y < 0 ? counts.find((count) => count > depth) : counts.findLast((count) => count < depth);
    if (next === undefined) this.#go((stops, from) => nextStop(stops, from, direction));
    else this.#surface.cursor = { pile, depth: next };
  }

  #go(where: (stops: readonly Stop[], from: Stop) => Stop | undefined): void {
    const stops = Array.from(this.#surface.placeNodes(), ([pile, node]): Stop => [pile, node.getBoundingClientRect()]);
    const from = stops.find(([pile]) => pile === this.#surface.cursor.pile);
    const to = from && where(stops, from);
    if (to && to !== from) this.#surface.cursor = { pile: to[0], depth: 1 };
  }

  #number(digit = '', time: number): boolean {
    const last = this.#digit;
    const both = last && time - last.time <= SECOND_DIGIT ? `t${last.digit}${digit}` : '';
    const pile = [both, `t${digit}`].find((id) => this.#has(id));
    this.#digit = pile === both ? undefined : { digit, time };
    if (pile !== undefined) this.#surface.cursor = { pile, depth: 1 };
    return pile !== undefined;
  }

  #act(): void {
    const { hand, cursor } = this.#surface;
    const { pile, depth } = cursor;
    if (pile === 's') hand.turn();
    else if (hand.held?.from === pile) hand.letGo();
    else if (hand.held) hand.put(pile);
    else if (!hand.pick(pile, hand.countsOf(pile).includes(depth) ? depth : 1)) this.#surface.speak('pile');
  }

  #has(pile: PileId): boolean {
    return Array.from(this.#surface.placeNodes()).some(([id]) => id === pile);
  }
}
