/** The keyboard: a cursor that walks over the piles as they lie on screen, and one key for everything else. */
import type { Action } from '../context/game-context.js';
import type { Move, PileId } from '../engine/position.js';
import type { Hand } from './hand.js';
import { keyRows, type KeyId } from './key-map.js';
import { lastStop, nextStop, type Step, type Stop } from './walk.js';

/** Where the keys are: a pile, and how many of its cards from the top are meant. */
export interface Cursor {
  readonly pile: PileId;
  readonly depth: number;
}

/** What is read out on request. */
export type Speech = 'readPile' | 'readTops' | 'readGoal' | 'readMoves';

/** What the keys need of the board. */
export interface KeySurface {
  readonly hand: Hand;
  /** Every pile's place, in keyboard order. */
  placeNodes(): ReadonlyMap<PileId, HTMLElement>;
  /** Setting it moves the focus there. */
  cursor: Cursor;
  /** Whether keys that write a character are on. */
  readonly letters: boolean;
  send(action: Action): boolean;
  speak(what: Speech): void;
  /** Opens the menu, or the help on keys. */
  open(what: 'menu' | 'help'): void;
  /** Ends a replay; false where none runs. */
  stopReplay(): boolean;
}

const SECOND_DIGIT = 1000;
const LEFT: Step = { x: -1, y: 0 };
const RIGHT: Step = { x: 1, y: 0 };
const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: LEFT,
  ArrowRight: RIGHT,
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  Home: LEFT,
  End: RIGHT,
};
const IDS: ReadonlyMap<string, KeyId> = new Map(
  keyRows().flatMap(({ id, keys }) => keys.map((key) => [key, id] as const)),
);
/** What goes on while a key is held down. */
const REPEATED: readonly KeyId[] = ['move', 'undo', 'redo'];

/** The digit of a key, on layouts too that write it with Shift only. */
const digitOf = ({ key, code, shiftKey }: KeyboardEvent): string | undefined =>
  /^\d$/.test(key) ? key : shiftKey ? undefined : /^Digit(\d)$/.exec(code)?.[1];

/** The letter of a key, in capitals: by what it writes, or where that is no Latin letter, by where it lies. */
const letterOf = ({ key, code }: KeyboardEvent): string | undefined =>
  /^[a-z]$/i.test(key)
    ? key.toUpperCase()
    : /^[^\P{L}\p{Script=Latin}]$/u.test(key)
      ? /^Key(.)$/.exec(code)?.[1]
      : undefined;

/** Names of the table that are not the lower-case name of the key. */
const nameOf = (key: string): string | undefined =>
  key.startsWith('Arrow') ? 'arrows' : key === ' ' ? 'space' : key.length > 1 ? key.toLowerCase() : undefined;

/** The chord of an event as it stands in the table of keys, whether or not it is there. */
function chordOf(event: KeyboardEvent): string {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  const letter = letterOf(event);
  const name = nameOf(key) ?? letter;
  // Of the chords with Meta only the one that undoes is ours.
  const alt = altKey || (metaKey && letter !== 'Z') ? 'alt+' : '';
  const ctrl = ctrlKey || metaKey ? 'ctrl+' : '';
  // Signs are written with Shift on one keyboard and without it on the next.
  const shift = shiftKey && name ? 'shift+' : '';
  return alt + ctrl + shift + (name ?? (digitOf(event) ? 'digits' : key));
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

  /** Does what a key is for; true where it was taken. A key of the board is its own even while it has nothing to do. */
  handle(event: KeyboardEvent): boolean {
    const chord = chordOf(event);
    const id = IDS.get(chord);
    if (!id || event.defaultPrevented || event.isComposing) return false;
    if (!this.#surface.letters && /^(shift\+)?.$|^digits$/.test(chord)) return false;
    // A key that is held down does nothing again, and nothing else does instead.
    if ((!event.repeat || REPEATED.includes(id)) && !this.#do(id, event)) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  /** False where there is nothing of the kind to do. */
  #do(id: KeyId, event: KeyboardEvent): boolean {
    const { hand, cursor } = this.#surface;
    const step = STEPS[event.key] ?? LEFT;
    // What comes in between ends a number.
    if (id !== 'number') this.#digit = undefined;
    switch (id) {
      case 'move':
      case 'group':
        this.#arrow(step);
        break;
      case 'edges':
        this.#go((stops, from) => lastStop(stops, from, step));
        break;
      case 'number':
        return this.#number(digitOf(event) ?? '', event.timeStamp);
      case 'act':
        this.#act();
        break;
      case 'release':
        return hand.letGo() || this.#surface.stopReplay();
      case 'toFoundation':
        hand.toFoundation(cursor.pile);
        break;
      case 'stock':
        if (!this.#surface.placeNodes().has('s')) return false;
        hand.turn();
        break;
      case 'undo':
      case 'redo':
      case 'hint':
      case 'deal':
      case 'restart':
        this.#surface.send({ type: id });
        break;
      case 'readPile':
      case 'readTops':
      case 'readGoal':
      case 'readMoves':
        this.#surface.speak(id);
        break;
      case 'menu':
      case 'help':
        this.#surface.open(id);
    }
    return true;
  }

  /** Inside a fanned pile first through the numbers of cards that can be lifted, unless some are held. */
  #arrow(step: Step): void {
    const { hand, cursor } = this.#surface;
    const { pile, depth } = cursor;
    const counts = step.y && !hand.held ? hand.countsOf(pile) : [];
    const next = step.y < 0 ? counts.find((count) => count > depth) : counts.findLast((count) => count < depth);
    if (next) this.#surface.cursor = { pile, depth: next };
    else this.#go((stops, from) => nextStop(stops, from, step));
  }

  #go(where: (stops: readonly Stop[], from: Stop) => Stop | undefined): void {
    const stops = Array.from(this.#surface.placeNodes(), ([pile, node]): Stop => [pile, node.getBoundingClientRect()]);
    const from = stops.find(([pile]) => pile === this.#surface.cursor.pile);
    const to = from && where(stops, from);
    if (to && to !== from) this.#surface.cursor = { pile: to[0], depth: 1 };
  }

  #number(digit: string, time: number): boolean {
    const last = this.#digit;
    const both = last && time - last.time <= SECOND_DIGIT ? `t${last.digit}${digit}` : '';
    const pile = [both, `t${digit}`].find((id) => this.#surface.placeNodes().has(id));
    this.#digit = pile === both ? undefined : { digit, time };
    if (pile) this.#surface.cursor = { pile, depth: 1 };
    return !!pile;
  }

  #act(): void {
    const { hand, cursor } = this.#surface;
    const { pile, depth } = cursor;
    if (pile === 's') hand.turn();
    else if (hand.held?.from === pile) hand.letGo();
    else if (hand.held) hand.put(pile);
    else if (!hand.pick(pile, hand.countsOf(pile).includes(depth) ? depth : 1)) this.#surface.speak('readPile');
  }
}
