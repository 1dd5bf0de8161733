/**
 * One machine for mouse, pen and touch: from press to idle, whatever happens in between. It shows what is carried and
 * tells the hand what is meant; it knows no rules. While it is idle it has no timer and nothing on the window.
 */
import type { PileId } from '../engine/position.js';
import { distance, minus, nearness, plus, readFrame, type Box, type Frame, type Point } from './geometry.js';
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

/** What a drag lifts. */
interface Lift {
  readonly held: Held;
  readonly nodes: readonly HTMLElement[];
  readonly lowest: HTMLElement;
  /** From the middle of the lowest card to the pointer, on the board. */
  readonly grab: Point;
}

/** A pointer that is down. */
interface Press {
  readonly pointer: number;
  readonly buttons: number;
  readonly mouse: boolean;
  /** How far it may move, in px, before that means something. */
  readonly slop: number;
  readonly spot: Spot | undefined;
  readonly lift: Lift | undefined;
  /** Where it went down, where it is now, and how far away it has been. */
  readonly at: Point;
  now: Point;
  roamed: number;
}

/** What is carried, and where. */
interface Carry extends Lift {
  readonly frame: Frame;
  /** Where the lowest card lies when it is not carried, and how far from there it is. */
  readonly home: Box;
  readonly offset: Point;
}

export type GestureState =
  | { readonly type: 'idle' }
  | { readonly type: 'pressed' | 'peeking'; readonly press: Press }
  | { readonly type: 'carrying'; readonly press: Press; readonly carry: Carry };

const IDLE = { type: 'idle' } as const;
const SLOP = { mouse: 4, finger: 8 };
/** A press that never went further than so many times its slop is still a tap: hands shake. */
const SHAKE = 2;
const LONG_PRESS = 500;
const DOUBLE_TAP = 400;
/** How far beside a pile cards may be let go of, in card widths; how much of a card says that a pile is meant. */
const REACH = 1;
const CLEARLY = 0.5;

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });
const isTap = ({ roamed, slop }: Press): boolean => roamed <= SHAKE * slop;

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
    on('mousedown', prevent);
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
    const state = this.#state;
    this.#state = IDLE;
    clearTimeout(this.#longPress);
    this.#busy?.abort();
    if (state.type === 'peeking') this.#surface.peek(null);
    if (state.type === 'carrying') this.#release(state.press.pointer, state.carry.nodes);
  }

  #release(pointer: number, nodes: readonly HTMLElement[]): void {
    const { board } = this.#surface;
    for (const node of nodes) {
      node.removeAttribute('carried');
      node.style.removeProperty('--dx');
      node.style.removeProperty('--dy');
    }
    if (board.hasPointerCapture(pointer)) board.releasePointerCapture(pointer);
    this.#surface.draggingChanged(null);
  }

  #down(event: PointerEvent): void {
    this.#click = 'stray';
    // A second finger has just ended the gesture of the first (see #listen); it begins none.
    if (!event.isPrimary || this.#state.type !== 'idle') return;
    const press = this.#pressOf(event);
    if (event.button === 0) {
      this.#state = { type: 'pressed', press };
      if (!press.mouse) this.#longPress = setTimeout(() => this.#peek(press), LONG_PRESS);
    } else if (event.button !== 2 || !this.#peek(press)) return;
    this.#listen(press.pointer);
  }

  #pressOf(event: PointerEvent): Press {
    const at = pointOf(event);
    const spot = this.#surface.whereIs(event.target);
    const mouse = event.pointerType === 'mouse';
    // A finger moves the page, unless it is on a card that says otherwise.
    const lifts = event.button === 0 && (mouse || this.#cardAt(spot)?.hasAttribute('movable'));
    return {
      pointer: event.pointerId,
      buttons: event.buttons,
      mouse,
      slop: mouse ? SLOP.mouse : SLOP.finger,
      spot,
      lift: lifts ? this.#liftOf(spot, at) : undefined,
      at,
      now: at,
      roamed: 0,
    };
  }

  #liftOf(spot: Spot | undefined, at: Point): Lift | undefined {
    const { board, hand } = this.#surface;
    const held = spot && spot.index !== null ? hand.liftAt(spot.pile, spot.index) : undefined;
    const nodes = held ? this.#surface.cardNodes(held) : [];
    const [lowest] = nodes;
    if (!held || !lowest) return undefined;
    const frame = readFrame(board);
    return { held, nodes, lowest, grab: minus(frame.toBoard(at), frame.boxOf(lowest.getBoundingClientRect())) };
  }

  #cardAt(spot: Spot | undefined): HTMLElement | undefined {
    if (!spot || spot.index === null) return undefined;
    const { pile, index } = spot;
    return this.#surface.cardNodes({ from: pile, count: this.#surface.hand.sizeOf(pile) - index })[0];
  }

  /** Everything that may move or end a gesture, wherever on the page it happens. */
  #listen(pointer: number): void {
    const { board } = this.#surface;
    const { signal } = (this.#busy = new AbortController());
    const on = <K extends keyof WindowEventMap>(type: K, act: (event: WindowEventMap[K]) => void, capture = true) =>
      board.ownerDocument.defaultView?.addEventListener(type, act, { signal, capture });
    const mine = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
      if (event.pointerId === pointer) act(event);
    };
    const cancel = () => {
      this.cancel();
    };
    on(
      'pointermove',
      mine((event) => {
        this.#moved(event);
      }),
    );
    on(
      'pointerup',
      mine((event) => {
        this.#up(event);
      }),
    );
    on('pointercancel', mine(cancel));
    // A finger's capture goes from its card to the board when the card is lifted.
    on(
      'lostpointercapture',
      mine(() => {
        if (!board.hasPointerCapture(pointer)) this.cancel();
      }),
    );
    on('pointerdown', cancel);
    on('keydown', (event) => {
      if (event.key !== 'Escape') return;
      prevent(event);
      event.stopPropagation();
      this.cancel();
    });
    on('scroll', () => {
      this.#follow();
    });
    on('resize', () => {
      this.#follow();
    });
    // In the bubbling phase it is the window's own: an element that loses the focus is no reason.
    on('blur', cancel, false);
  }

  #moved(event: PointerEvent): void {
    const state = this.#state;
    if (state.type === 'idle') return;
    // Another button went down, or the release was never told.
    if (event.buttons === state.press.buttons) this.#track(state.press, event);
    else this.cancel();
  }

  #track(press: Press, event: PointerEvent): void {
    press.now = pointOf(event);
    press.roamed = Math.max(press.roamed, distance(press.now, press.at));
    if (press.roamed <= press.slop) return;
    clearTimeout(this.#longPress);
    if (press.lift && this.#state.type !== 'carrying') this.#carry(press, press.lift);
    this.#follow();
  }

  #carry(press: Press, lift: Lift): void {
    const { board } = this.#surface;
    if (this.#state.type === 'peeking') this.#surface.peek(null);
    for (const node of lift.nodes) node.setAttribute('carried', '');
    const frame = readFrame(board);
    const home = frame.boxOf(lift.lowest.getBoundingClientRect());
    this.#state = { type: 'carrying', press, carry: { ...lift, frame, home, offset: { x: 0, y: 0 } } };
    try {
      board.setPointerCapture(press.pointer);
    } catch {
      // An event made by a script has no pointer to capture.
    }
    this.#surface.draggingChanged(lift.held);
  }

  /** Puts the carried cards under the pointer, however the board lies now. */
  #follow(): void {
    const state = this.#state;
    if (state.type !== 'carrying') return;
    const { press, carry } = state;
    const frame = readFrame(this.#surface.board);
    const { lowest, nodes, grab } = carry;
    const box = frame.boxOf(lowest.getBoundingClientRect());
    const home = { ...box, ...minus(box, carry.offset) };
    const offset = minus(minus(frame.toBoard(press.now), grab), home);
    this.#state = { type: 'carrying', press, carry: { ...carry, frame, home, offset } };
    for (const { style } of nodes) {
      style.setProperty('--dx', offset.x.toFixed(4));
      style.setProperty('--dy', offset.y.toFixed(4));
    }
  }

  #up(event: PointerEvent): void {
    if (this.#state.type === 'idle') return;
    const { press } = this.#state;
    this.#track(press, event);
    const { type } = this.#state;
    const tapped = isTap(press) || (type === 'pressed' && this.#isOver(press));
    const to = tapped ? undefined : this.#targetOf();
    this.cancel();
    if (type === 'peeking') return;
    if (tapped) this.#tapped(press, event.timeStamp);
    else if (press.lift && to !== undefined) this.#surface.hand.play({ ...press.lift.held, to });
  }

  /** A press that slipped, but is still over its pile when it ends: a click all the same. */
  #isOver({ spot, now: { x, y } }: Press): boolean {
    for (const [pile, node] of this.#surface.placeNodes()) {
      if (pile !== spot?.pile) continue;
      const { left, right, top, bottom } = reachOf(node);
      return x >= left && x <= right && y >= top && y <= bottom;
    }
    return false;
  }

  /**
   * The pile that carried cards are let go over: the legal one that they cover most of, or are nearest to, if they have
   * come nearer to it; else the one that they clearly lie on, for the hand to say why not. Their own is no pile to go to.
   */
  #targetOf(): PileId | undefined {
    if (this.#state.type !== 'carrying') return undefined;
    const { held, frame, home, offset } = this.#state.carry;
    const box = { ...home, ...plus(home, offset) };
    const legal = this.#surface.hand.targetsOf(held);
    let best: PileId | undefined;
    let bestNear = -REACH;
    let under: PileId | undefined;
    let underNear = CLEARLY * home.height;
    for (const [pile, node] of this.#surface.placeNodes()) {
      const place = frame.boxOf(reachOf(node));
      const near = nearness(box, place);
      if (pile === held.from || near <= nearness(home, place)) continue;
      if (legal.includes(pile)) {
        if (near > bestNear) [best, bestNear] = [pile, near];
      } else if (near > underNear) [under, underNear] = [pile, near];
    }
    if (under === undefined || bestNear > 0) return best;
    // Whoever means a foundation means the right one.
    return (under.startsWith('f') && legal.find((pile) => pile.startsWith('f'))) || under;
  }

  #tapped({ spot, at, slop }: Press, time: number): void {
    this.#click = 'told';
    const last = this.#last;
    const again =
      spot?.pile === last?.pile &&
      last !== undefined &&
      time - last.time <= DOUBLE_TAP &&
      distance(at, last.at) <= SHAKE * slop;
    this.#last = spot && !again ? { pile: spot.pile, at, time } : undefined;
    this.#tap(spot, again);
  }

  #tap(spot: Spot | undefined, again = false): void {
    const { hand } = this.#surface;
    if (!spot) {
      hand.letGo();
      return;
    }
    const { pile, index } = spot;
    for (const [id, node] of this.#surface.placeNodes()) if (id === pile) node.focus({ preventScroll: true });
    hand.tap(pile, index === null ? 1 : hand.countAt(pile, index), again);
  }

  /** A click without a pointer, as assistive technology makes it, is a tap; the end of a drag is none, for nobody. */
  #clicked(event: MouseEvent): void {
    const pointer = event.detail > 0 ? this.#click : 'new';
    this.#click = 'new';
    if (pointer === 'stray') {
      prevent(event);
      event.stopPropagation();
    } else if (pointer === 'new') this.#tap(this.#surface.whereIs(event.target));
  }

  /** Cards have no menu: there, its button and a long press show a covered card. Where it opens, no release is told. */
  #menu(event: MouseEvent): void {
    const state = this.#state;
    const onCard = this.#cardAt(this.#surface.whereIs(event.target));
    if (onCard) prevent(event);
    if (state.type === 'pressed' && onCard && (this.#peek(state.press) || !state.press.mouse)) return;
    if (state.type !== 'peeking' || !onCard) this.cancel();
  }

  #peek(press: Press): boolean {
    const card = this.#cardAt(press.spot);
    if (!card?.dataset['card'] || press.spot?.index === this.#surface.hand.sizeOf(press.spot?.pile ?? '') - 1)
      return false;
    this.#state = { type: 'peeking', press };
    this.#surface.peek(card);
    return true;
  }
}

const prevent = (event: Event): void => {
  event.preventDefault();
};
const reachOf = (place: HTMLElement): DOMRect => (place.lastElementChild ?? place).getBoundingClientRect();
