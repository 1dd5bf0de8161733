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
  placeNodes(): ReadonlyMap<PileId, HTMLElement>;
  /** The nodes of so many cards from the top of a pile, the lowest first. */
  cardNodes(held: Held): readonly HTMLElement[];
  /** Cards are carried now, or no longer: shows it, and where they may go. */
  draggingChanged(held: Held | null): void;
  /** Shows a covered card whole; null ends that. */
  peek(card: HTMLElement | null): void;
}

/** A pointer that is down, and what has become of it. */
interface Press {
  type: 'pressed' | 'peeking' | 'carrying';
  /** The event that told so. */
  readonly down: PointerEvent;
  readonly spot: Spot | undefined;
  /** What a drag lifts. */
  readonly held: Held | undefined;
  /** How far it may move, in px, before that means something. */
  readonly slop: number;
  /** Where it is now, and how far away it has been from where it went down. */
  now: Point;
  roamed: number;
  /** What is carried, the lowest card first; on the board, from its middle to the pointer, and how far from home it is. */
  nodes: readonly HTMLElement[];
  grab: Point;
  offset: Point;
}

export type GestureState = { readonly type: 'idle' } | Readonly<Press>;

const IDLE = { type: 'idle' } as const;
const NOWHERE: Point = { x: 0, y: 0 };
const MOUSE_SLOP = 4;
const FINGER_SLOP = 8;
/** A press that never went further than so many times its slop is still a tap: hands shake. */
const SHAKE = 2;
const LONG_PRESS = 500;
const DOUBLE_TAP = 400;

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });
const rectOf = (node: Element): DOMRect => node.getBoundingClientRect();
const reachOf = (place: Element): DOMRect => rectOf(place.lastElementChild ?? place);
const isIn = ({ x, y }: Point, { left, right, top, bottom }: DOMRect): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
const prevent = (event: Event): void => {
  event.preventDefault();
};

type Handlers = { readonly [type in keyof WindowEventMap]?: (event: WindowEventMap[type]) => void };

/** Listens before anybody inside does, until it is aborted. */
function listen(target: EventTarget | null, handlers: Handlers): AbortController {
  const controller = new AbortController();
  const { signal } = controller;
  for (const [type, handler] of Object.entries(handlers)) {
    target?.addEventListener(type, handler as EventListener, { signal, capture: true });
  }
  return controller;
}

export class Gestures {
  readonly #surface: GestureSurface;
  #state: typeof IDLE | Press = IDLE;
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
    this.#connected = listen(this.#surface.board, {
      pointerdown: this.#down,
      click: this.#clicked,
      contextmenu: this.#menu,
      // Nothing is selected, dragged as a picture, or robbed of the focus by a press.
      mousedown: (event) => {
        if (!event.button) prevent(event);
      },
      dragstart: prevent,
    });
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
    const press = this.#state;
    this.#state = IDLE;
    clearTimeout(this.#longPress);
    this.#busy?.abort();
    if (press.type === 'peeking') this.#surface.peek(null);
    if (press.type !== 'carrying') return;
    for (const node of press.nodes) {
      node.removeAttribute('carried');
      node.style.removeProperty('--dx');
      node.style.removeProperty('--dy');
    }
    const { pointerId } = press.down;
    if (board.hasPointerCapture(pointerId)) board.releasePointerCapture(pointerId);
    this.#surface.draggingChanged(null);
  }

  readonly #down = (event: PointerEvent): void => {
    this.#click = 'stray';
    const { button, pointerType } = event;
    // A second finger has just ended the gesture of the first; it begins none.
    if (!event.isPrimary || this.#state.type !== 'idle') return;
    const spot = this.#spotOf(event);
    const slop = pointerType === 'mouse' ? MOUSE_SLOP : FINGER_SLOP;
    // A finger moves the page, unless it is on a card that says otherwise; the second button moves nothing.
    const lifts = !button && (slop === MOUSE_SLOP || this.#cardsAt(spot)[0]?.hasAttribute('movable'));
    const held =
      lifts && typeof spot?.index === 'number' ? this.#surface.hand.liftAt(spot.pile, spot.index) : undefined;
    const now = pointOf(event);
    const press: Press = {
      ...{ type: 'pressed', down: event, spot, held, slop, now, roamed: 0 },
      ...{ nodes: [], grab: now, offset: NOWHERE },
    };
    if (!button) {
      this.#state = press;
      if (slop === FINGER_SLOP) this.#longPress = setTimeout(() => this.#peek(press), LONG_PRESS);
    } else if (button !== 2 || !this.#peek(press)) return;
    // Everything that may move or end a gesture, wherever on the page it happens.
    this.#busy = listen(this.#surface.board.ownerDocument.defaultView, {
      pointermove: this.#pointer,
      pointerup: this.#pointer,
      pointercancel: this.#pointer,
      lostpointercapture: this.#pointer,
      pointerdown: this.#disturbed,
      blur: this.#disturbed,
      keydown: this.#disturbed,
      scroll: this.#follow,
      resize: this.#follow,
    });
  };

  /** Where a pointer is: a card that is still on its way is not in the way of the pile that it flies over. */
  #spotOf(event: MouseEvent): Spot | undefined {
    const spot = this.#surface.whereIs(event.target);
    const isHere = ([, place]: readonly [PileId, HTMLElement]) => isIn(pointOf(event), reachOf(place));
    const piles = Array.from(this.#surface.placeNodes())
      .filter(isHere)
      .map(([pile]) => pile);
    const [pile] = piles;
    if (pile === undefined || (spot && piles.includes(spot.pile))) return spot;
    return { pile, index: this.#surface.hand.sizeOf(pile) - 1 };
  }

  /** The card there and those that lie on it. */
  #cardsAt(spot: Spot | undefined): readonly HTMLElement[] {
    if (typeof spot?.index !== 'number') return [];
    const { hand } = this.#surface;
    return this.#surface.cardNodes({ from: spot.pile, count: hand.sizeOf(spot.pile) - spot.index });
  }

  readonly #disturbed = (event: Event & { readonly key?: string }): void => {
    if (event.key) {
      if (event.key !== 'Escape') return;
      prevent(event);
      event.stopPropagation();
    }
    // An element that loses the focus is no reason.
    if (event.type !== 'blur' || event.target === event.currentTarget) this.cancel();
  };

  readonly #pointer = (event: PointerEvent): void => {
    const press = this.#state;
    const { type, pointerId, buttons } = event;
    if (press.type === 'idle' || pointerId !== press.down.pointerId) return;
    if (type === 'pointerup') this.#up(press, event);
    // Other buttons: another one went down, or the release was never told.
    else if (type === 'pointermove' && buttons === press.down.buttons) this.#track(press, event);
    // A finger's capture goes from its card to the board when the card is lifted.
    else if (type !== 'lostpointercapture' || !this.#surface.board.hasPointerCapture(pointerId)) this.cancel();
  };

  #track(press: Press, event: PointerEvent): void {
    press.now = pointOf(event);
    press.roamed = Math.max(press.roamed, distance(press.now, pointOf(press.down)));
    if (press.roamed <= press.slop) return;
    clearTimeout(this.#longPress);
    if (press.held && press.type !== 'carrying') this.#lift(press, press.held);
    this.#follow();
  }

  #lift(press: Press, held: Held): void {
    const { board } = this.#surface;
    const nodes = this.#surface.cardNodes(held);
    const [lowest] = nodes;
    if (!lowest) return;
    if (press.type === 'peeking') this.#surface.peek(null);
    const { toBoard, boxOf } = readFrame(board);
    press.type = 'carrying';
    press.nodes = nodes;
    press.grab = minus(toBoard(pointOf(press.down)), boxOf(rectOf(lowest)));
    for (const node of nodes) node.setAttribute('carried', '');
    try {
      board.setPointerCapture(press.down.pointerId);
    } catch {
      // An event made by a script has no pointer to capture.
    }
    this.#surface.draggingChanged(held);
  }

  /** Puts the carried cards under the pointer, however the board lies now. */
  readonly #follow = (): void => {
    const press = this.#state;
    if (press.type !== 'carrying') return;
    const { now, grab, nodes, offset } = press;
    const [lowest] = nodes;
    if (!lowest) return;
    const { toBoard, boxOf } = readFrame(this.#surface.board);
    press.offset = minus(minus(toBoard(now), grab), minus(boxOf(rectOf(lowest)), offset));
    for (const { style } of nodes) {
      style.setProperty('--dx', press.offset.x.toFixed(4));
      style.setProperty('--dy', press.offset.y.toFixed(4));
    }
  };

  #up(press: Press, event: PointerEvent): void {
    this.#track(press, event);
    const { type, spot, held, now, roamed, slop } = press;
    const place = this.#surface.placeNodes().get(spot?.pile ?? '');
    // A press that slipped, but is still over its pile when it ends, is a click all the same.
    const isThere = type === 'pressed' && place && isIn(now, reachOf(place));
    const isTap = type !== 'peeking' && (roamed <= SHAKE * slop || isThere);
    const to = held && !isTap ? this.#targetOf(press, held) : undefined;
    this.cancel();
    // The keys go on where the pointer was.
    if (isTap || to) place?.focus({ preventScroll: true, focusVisible: false });
    if (isTap) this.#tapped(press, event.timeStamp);
    else if (held && to) this.#surface.hand.play({ ...held, to });
  }

  #targetOf({ nodes: [lowest], offset }: Press, held: Held): PileId | undefined {
    if (!lowest) return undefined;
    const { board, hand } = this.#surface;
    const { boxOf } = readFrame(board);
    const piles = Array.from(this.#surface.placeNodes(), ([pile, node]): [PileId, Box] => [pile, boxOf(reachOf(node))]);
    return dropTarget({ from: held.from, box: boxOf(rectOf(lowest)), offset, legal: hand.targetsOf(held) }, piles);
  }

  #tapped({ spot, down, slop }: Press, time: number): void {
    const at = pointOf(down);
    const last = this.#last;
    const again =
      last?.pile === spot?.pile && last && time - last.time <= DOUBLE_TAP && distance(at, last.at) <= SHAKE * slop;
    this.#last = spot && !again ? { pile: spot.pile, at, time } : undefined;
    this.#click = 'told';
    this.#tap(spot, again);
  }

  #tap(spot: Spot | undefined, again?: boolean): void {
    const { hand } = this.#surface;
    if (!spot) hand.letGo();
    else hand.tap(spot.pile, spot.index === null ? 1 : hand.countAt(spot.pile, spot.index), again);
  }

  /** A click without a pointer is on a pile: where its cards are held, the next one means more of them, after all of them none. */
  #more(spot: Spot | undefined): Spot | undefined {
    const { hand } = this.#surface;
    const { held } = hand;
    if (!spot || spot.index !== null || held?.from !== spot.pile) return spot;
    const count = hand.countsOf(spot.pile).find((more) => more > held.count) ?? held.count;
    return { ...spot, index: hand.sizeOf(spot.pile) - count };
  }

  /** A click without a pointer, as assistive technology makes it, is a tap; the end of a drag is none, for nobody. */
  readonly #clicked = (event: MouseEvent): void => {
    const click = event.detail ? this.#click : 'new';
    this.#click = 'new';
    if (click === 'new') this.#tap(this.#more(this.#surface.whereIs(event.target)));
    if (click !== 'stray') return;
    prevent(event);
    event.stopPropagation();
  };

  /** Cards have no menu: there, its button and a long press show a covered card. Where it opens, no release is told. */
  readonly #menu = (event: MouseEvent): void => {
    const press = this.#state;
    const isOnCard = this.#cardsAt(this.#spotOf(event)).length > 0;
    if (isOnCard) prevent(event);
    const goesOn =
      press.type === 'pressed' ? this.#peek(press) || press.slop === FINGER_SLOP : press.type === 'peeking';
    if (!isOnCard || !goesOn) this.cancel();
  };

  #peek(press: Press): boolean {
    const [card, ...above] = this.#cardsAt(press.spot);
    if (!card?.dataset['card'] || !above.length) return false;
    press.type = 'peeking';
    this.#state = press;
    this.#surface.peek(card);
    return true;
  }
}
