/**
 * One machine for mouse, pen and touch: from press to idle, whatever happens in between. It shows what is carried and
 * tells the hand what is meant; it knows no rules. While it is idle it has no timer and nothing on the window.
 */
import type { PileId } from '../engine/position.js';
import { dropTarget } from './drop.js';
import { distance, minus, readFrame, type Box, type Point } from './geometry.js';
import type { Hand, Held } from './hand.js';

/** A pile, and which of its cards from the bottom; null for its place. */
export interface Spot {
  readonly pile: PileId;
  readonly index: number | null;
}

/** What a gesture needs of the board. */
export interface GestureSurface {
  /** With the probes in it; see src/styles/board.ts. */
  readonly board: HTMLElement;
  readonly hand: Hand;
  /** Where a node of the board, or one inside a card or a place, belongs; undefined for the felt. */
  whereIs(node: EventTarget | null): Spot | undefined;
  placeNodes(): Iterable<readonly [PileId, HTMLElement]>;
  /** The nodes of so many cards from the top of a pile, the lowest first. */
  cardNodes(held: Held): readonly HTMLElement[];
  /** Cards are carried now, or no longer: shows it, and where they may go. */
  draggingChanged(held: Held | null): void;
  /** Shows a covered card whole; null ends that. */
  peek(card: HTMLElement | null): void;
}

/** A pointer that is down. */
interface Press {
  readonly pointer: number;
  readonly buttons: number;
  /** How far it may move, in px, before that means something. */
  readonly slop: number;
  readonly spot: Spot | undefined;
  /** What a drag lifts. */
  readonly held: Held | undefined;
  /** Where it went down, where it is now, and how far away it has been. */
  readonly at: Point;
  now: Point;
  roamed: number;
}

/** What is carried, by its lowest card. */
interface Load {
  readonly held: Held;
  readonly nodes: readonly HTMLElement[];
  readonly lowest: HTMLElement;
  /** On the board: from its middle to the pointer, and from where it lies to where it is. */
  readonly grab: Point;
  offset: Point;
}

export type GestureState =
  | { readonly type: 'idle' }
  | { readonly type: 'pressed' | 'peeking'; readonly press: Press }
  | { readonly type: 'carrying'; readonly press: Press; readonly load: Load };

const IDLE = { type: 'idle' } as const;
const MOUSE_SLOP = 4;
const FINGER_SLOP = 8;
/** A press that never went further than so many times its slop is still a tap: hands shake. */
const SHAKE = 2;
const LONG_PRESS = 500;
const DOUBLE_TAP = 400;

const POINTER = ['pointermove', 'pointerup', 'pointercancel', 'lostpointercapture'] as const;
const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });
const rectOf = (node: Element): DOMRect => node.getBoundingClientRect();
const reachOf = (place: HTMLElement): DOMRect => rectOf(place.lastElementChild ?? place);
const prevent = (event: Event): void => {
  event.preventDefault();
};

export class Gestures {
  readonly #surface: GestureSurface;
  #state: GestureState = IDLE;
  #connected: AbortController | undefined;
  #busy: AbortController | undefined;
  #longPress: ReturnType<typeof setTimeout> | undefined;
  /** The tap before, which a second one may follow. */
  #last: { readonly pile: PileId; readonly at: Point; readonly time: number } | undefined;
  /** What a click is that comes now: of no pointer seen here, of one that has acted already, or the end of a drag. */
  #click: 'new' | 'told' | 'stray' = 'new';

  constructor(surface: GestureSurface) {
    this.#surface = surface;
  }

  get state(): GestureState {
    return this.#state;
  }

  connect(): void {
    this.disconnect();
    const { signal } = (this.#connected = new AbortController());
    const on = <K extends keyof HTMLElementEventMap>(type: K, act: (event: HTMLElementEventMap[K]) => void) => {
      this.#surface.board.addEventListener(type, act, { signal, capture: true });
    };
    on('pointerdown', (event) => {
      this.#down(event);
    });
    on('click', (event) => {
      this.#clicked(event);
    });
    on('contextmenu', (event) => {
      this.#menu(event);
    });
    // Nothing is selected, dragged as a picture, or robbed of the focus by a press.
    on('mousedown', (event) => {
      if (event.button === 0) prevent(event);
    });
    on('dragstart', prevent);
  }

  disconnect(): void {
    this.cancel();
    this.#connected?.abort();
    this.#last = undefined;
    this.#click = 'new';
  }

  /** Ends whatever goes on, without any effect; carried cards glide home. */
  cancel(): void {
    const { board } = this.#surface;
    const state = this.#state;
    this.#state = IDLE;
    clearTimeout(this.#longPress);
    this.#busy?.abort();
    if (state.type === 'peeking') this.#surface.peek(null);
    if (state.type !== 'carrying') return;
    const { press, load } = state;
    for (const node of load.nodes) {
      node.removeAttribute('carried');
      node.style.removeProperty('--dx');
      node.style.removeProperty('--dy');
    }
    if (board.hasPointerCapture(press.pointer)) board.releasePointerCapture(press.pointer);
    this.#surface.draggingChanged(null);
  }

  #down(event: PointerEvent): void {
    this.#click = 'stray';
    const { button, buttons, pointerId: pointer, pointerType } = event;
    // A second finger has just ended the gesture of the first (see #listen); it begins none.
    if (!event.isPrimary || this.#state.type !== 'idle') return;
    const at = pointOf(event);
    const spot = this.#spotOf(event);
    const slop = pointerType === 'mouse' ? MOUSE_SLOP : FINGER_SLOP;
    // A finger moves the page, unless it is on a card that says otherwise; the second button moves nothing.
    const lifts = !button && (slop === MOUSE_SLOP || this.#cardAt(spot)?.hasAttribute('movable'));
    const held =
      lifts && typeof spot?.index === 'number' ? this.#surface.hand.liftAt(spot.pile, spot.index) : undefined;
    const press = { pointer, buttons, slop, spot, held, at, now: at, roamed: 0 };
    if (button === 0) {
      this.#state = { type: 'pressed', press };
      if (slop === FINGER_SLOP) this.#longPress = setTimeout(() => this.#peek(press), LONG_PRESS);
    } else if (button !== 2 || !this.#peek(press)) return;
    this.#listen(pointer);
  }

  /** Where a pointer is: a card that is still on its way is not in the way of the pile that it flies over. */
  #spotOf(event: MouseEvent): Spot | undefined {
    const at = pointOf(event);
    const { hand } = this.#surface;
    const spot = this.#surface.whereIs(event.target);
    const under = Array.from(this.#surface.placeNodes()).filter(([, node]) => isIn(at, reachOf(node)));
    if (!under[0] || under.some(([pile]) => pile === spot?.pile)) return spot;
    const [pile] = under[0];
    return { pile, index: hand.sizeOf(pile) ? hand.sizeOf(pile) - 1 : null };
  }

  #cardAt(spot: Spot | undefined): HTMLElement | undefined {
    if (typeof spot?.index !== 'number') return undefined;
    const { hand } = this.#surface;
    return this.#surface.cardNodes({ from: spot.pile, count: hand.sizeOf(spot.pile) - spot.index })[0];
  }

  /** Everything that may move or end a gesture, wherever on the page it happens. */
  #listen(pointer: number): void {
    const { signal } = (this.#busy = new AbortController());
    const view = this.#surface.board.ownerDocument.defaultView;
    const on = <K extends keyof WindowEventMap>(type: K, act: (event: WindowEventMap[K]) => void) =>
      view?.addEventListener(type, act, { signal, capture: true });
    for (const type of POINTER) {
      on(type, (event) => {
        if (event.pointerId === pointer) this.#pointer(event);
      });
    }
    for (const type of ['scroll', 'resize'] as const) {
      on(type, () => {
        this.#follow();
      });
    }
    on('pointerdown', () => {
      this.cancel();
    });
    on('blur', ({ target }) => {
      if (target === view) this.cancel();
    });
    on('keydown', (event) => {
      if (event.key !== 'Escape') return;
      prevent(event);
      event.stopPropagation();
      this.cancel();
    });
  }

  #pointer(event: PointerEvent): void {
    const state = this.#state;
    if (state.type === 'idle') return;
    const { press } = state;
    switch (event.type) {
      case 'pointermove':
        // Other buttons: another one went down, or the release was never told.
        if (event.buttons === press.buttons) this.#track(press, event);
        else this.cancel();
        break;
      case 'pointerup':
        this.#up(press, event);
        break;
      default:
        // A finger's capture goes from its card to the board when the card is lifted.
        if (event.type !== 'lostpointercapture' || !this.#surface.board.hasPointerCapture(press.pointer)) this.cancel();
    }
  }

  #track(press: Press, event: PointerEvent): void {
    press.now = pointOf(event);
    press.roamed = Math.max(press.roamed, distance(press.now, press.at));
    if (press.roamed <= press.slop) return;
    clearTimeout(this.#longPress);
    if (press.held && this.#state.type !== 'carrying') this.#lift(press, press.held);
    this.#follow();
  }

  #lift(press: Press, held: Held): void {
    const { board } = this.#surface;
    const nodes = this.#surface.cardNodes(held);
    const [lowest] = nodes;
    if (!lowest) return;
    if (this.#state.type === 'peeking') this.#surface.peek(null);
    const frame = readFrame(board);
    const grab = minus(frame.toBoard(press.at), frame.boxOf(rectOf(lowest)));
    this.#state = { type: 'carrying', press, load: { held, nodes, lowest, grab, offset: { x: 0, y: 0 } } };
    for (const node of nodes) node.setAttribute('carried', '');
    try {
      board.setPointerCapture(press.pointer);
    } catch {
      // An event made by a script has no pointer to capture.
    }
    this.#surface.draggingChanged(held);
  }

  /** Puts the carried cards under the pointer, however the board lies now. */
  #follow(): void {
    if (this.#state.type !== 'carrying') return;
    const { press, load } = this.#state;
    const { boxOf, toBoard } = readFrame(this.#surface.board);
    const gap = minus(minus(toBoard(press.now), load.grab), boxOf(rectOf(load.lowest)));
    load.offset = { x: load.offset.x + gap.x, y: load.offset.y + gap.y };
    for (const { style } of load.nodes) {
      style.setProperty('--dx', load.offset.x.toFixed(4));
      style.setProperty('--dy', load.offset.y.toFixed(4));
    }
  }

  #up(press: Press, event: PointerEvent): void {
    this.#track(press, event);
    const { held, spot, now, roamed, slop } = press;
    const state = this.#state;
    const place = spot && this.#placeOf(spot.pile);
    // A press that slipped, but is still over its pile when it ends, is a click all the same.
    const isThere = state.type === 'pressed' && place && isIn(now, reachOf(place));
    const isTap = state.type !== 'peeking' && (roamed <= SHAKE * slop || isThere);
    const to = state.type === 'carrying' && !isTap ? this.#targetOf(state.load) : undefined;
    this.cancel();
    // The keys go on where the pointer was.
    if (isTap || to) place?.focus({ preventScroll: true, focusVisible: false });
    if (isTap) this.#tapped(press, event.timeStamp);
    else if (held && to) this.#surface.hand.play({ ...held, to });
  }

  #targetOf({ held, lowest, offset }: Load): PileId | undefined {
    const { board, hand } = this.#surface;
    const { boxOf } = readFrame(board);
    const piles = Array.from(this.#surface.placeNodes(), ([pile, node]): [PileId, Box] => [pile, boxOf(reachOf(node))]);
    return dropTarget({ from: held.from, box: boxOf(rectOf(lowest)), offset, legal: hand.targetsOf(held) }, piles);
  }

  #placeOf(pile: PileId): HTMLElement | undefined {
    return Array.from(this.#surface.placeNodes()).find(([id]) => id === pile)?.[1];
  }

  #tapped({ spot, at, slop }: Press, time: number): void {
    const last = this.#last;
    const again =
      last?.pile === spot?.pile && last && time - last.time <= DOUBLE_TAP && distance(at, last.at) <= SHAKE * slop;
    this.#last = spot && !again ? { pile: spot.pile, at, time } : undefined;
    this.#click = 'told';
    this.#tap(spot, again);
  }

  #tap(spot: Spot | undefined, again = false): void {
    const { hand } = this.#surface;
    if (!spot) {
      hand.letGo();
      return;
    }
    const { pile, index } = spot;
    hand.tap(pile, index === null ? 1 : hand.countAt(pile, index), again);
  }

  /** A click without a pointer, as assistive technology makes it, is a tap; the end of a drag is none, for nobody. */
  #clicked(event: MouseEvent): void {
    const click = event.detail ? this.#click : 'new';
    this.#click = 'new';
    if (click === 'new') this.#tap(this.#surface.whereIs(event.target));
    if (click !== 'stray') return;
    prevent(event);
    event.stopPropagation();
  }

  /** Cards have no menu: there, its button and a long press show a covered card. Where it opens, no release is told. */
  #menu(event: MouseEvent): void {
    const state = this.#state;
    if (!this.#cardAt(this.#spotOf(event))) {
      this.cancel();
      return;
    }
    prevent(event);
    if (state.type === 'carrying') this.cancel();
    if (state.type === 'pressed' && !this.#peek(state.press) && state.press.slop === MOUSE_SLOP) this.cancel();
  }

  #peek(press: Press): boolean {
    const { spot } = press;
    const card = this.#cardAt(spot);
    const isTop = spot && spot.index === this.#surface.hand.sizeOf(spot.pile) - 1;
    if (!card?.dataset['card'] || isTop) return false;
    this.#state = { type: 'peeking', press };
    this.#surface.peek(card);
    return true;
  }
}

const isIn = ({ x, y }: Point, { left, right, top, bottom }: DOMRect): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
