/** A board without a browser, for the tests of gestures and keys: nodes with rectangles, events, and a hand at a table. */
import { getEventListeners } from 'node:events';
import { legalMoves, makeCard, makeMove, play, type Move, type PileId, type Position } from '../../src/engine.js';
import type { Action } from '../../src/context/game-context.js';
import type { GestureSurface, Spot } from '../../src/controllers/gestures.js';
import { Hand, type HandNews, type HandTable, type Held } from '../../src/controllers/hand.js';
import type { Cursor, KeySurface, Speech } from '../../src/controllers/keys.js';

/** How the board lies on screen: where its corner is, and how a card's width goes right and down there. */
export interface Lie {
  readonly origin: readonly [number, number];
  readonly right: readonly [number, number];
  readonly down: readonly [number, number];
}

export const UPRIGHT: Lie = { origin: [0, 0], right: [100, 0], down: [0, 100] };

type Corner = readonly [x: number, y: number];
type Size = readonly [width: number, height: number];

/** From the board to the screen. */
export const onScreen = ({ origin, right, down }: Lie, x: number, y: number): { x: number; y: number } => ({
  x: origin[0] + x * right[0] + y * down[0],
  y: origin[1] + x * right[1] + y * down[1],
});

export function boundsOf(lie: Lie, [x, y]: Corner, [width, height]: Size) {
  const corners = [onScreen(lie, x, y), onScreen(lie, x + width, y)].flatMap((point) => [
    point,
    { x: point.x + height * lie.down[0], y: point.y + height * lie.down[1] },
  ]);
  const left = Math.min(...corners.map((corner) => corner.x));
  const top = Math.min(...corners.map((corner) => corner.y));
  const right = Math.max(...corners.map((corner) => corner.x));
  const bottom = Math.max(...corners.map((corner) => corner.y));
  return { left, top, right, bottom, x: left, y: top, width: right - left, height: bottom - top };
}

export class FakeNode {
  readonly marks = new Set<string>();
  readonly dataset: Record<string, string> = {};
  readonly properties = new Map<string, string>();
  lastElementChild: FakeNode | null = null;
  focused = 0;
  readonly style = {
    setProperty: (name: string, value: string) => void this.properties.set(name, value),
    removeProperty: (name: string) => void this.properties.delete(name),
  };
  readonly #rect: () => ReturnType<typeof boundsOf>;

  constructor(rect: () => ReturnType<typeof boundsOf>) {
    this.#rect = rect;
  }
  getBoundingClientRect() {
    return this.#rect();
  }
  setAttribute(name: string): void {
    this.marks.add(name);
  }
  removeAttribute(name: string): void {
    this.marks.delete(name);
  }
  hasAttribute(name: string): boolean {
    return this.marks.has(name);
  }
  focus(): void {
    this.focused++;
  }
}

class FakeBoardNode extends EventTarget {
  readonly ownerDocument = { defaultView: new EventTarget() };
  readonly captured = new Set<number>();
  constructor(readonly probes: readonly FakeNode[]) {
    super();
  }
  querySelectorAll() {
    return this.probes;
  }
  setPointerCapture(id: number): void {
    this.captured.add(id);
  }
  hasPointerCapture(id: number): boolean {
    return this.captured.has(id);
  }
  releasePointerCapture(id: number): void {
    this.captured.delete(id);
  }
}

/** An event with its fields; it goes to the window first, as capturing listeners have it, and then to the board. */
export class FakeEvent extends Event {
  stopped = false;
  constructor(type: string, fields: Readonly<Record<string, unknown>>) {
    super(type, { cancelable: true });
    for (const [name, value] of Object.entries(fields)) Object.defineProperty(this, name, { value });
  }
  override stopPropagation(): void {
    this.stopped = true;
    super.stopPropagation();
  }
}

/** What a test may say of a pointer event. */
export interface PointerWords {
  readonly id?: number;
  readonly kind?: 'mouse' | 'touch' | 'pen';
  readonly button?: number;
  readonly buttons?: number;
  readonly primary?: boolean;
  readonly time?: number;
}

const FAN = 0.3;
const CARD: Size = [1, 1.4];

/**
 * Foundations and reserves above, tableau piles below them, each 1.1 card widths from the next; tableau piles are fanned
 * by 0.3.
 */
export class FakeTable implements HandTable, GestureSurface, KeySurface {
  readonly hand = new Hand(this);
  readonly log: string[] = [];
  readonly places: ReadonlyMap<PileId, FakeNode>;
  readonly #board: FakeBoardNode;
  readonly #cards = new Map<number, FakeNode>();
  lie: Lie = UPRIGHT;
  canPlay = true;
  /** From which piles shown cards are marked `movable`. */
  movable: readonly string[] = ['t', 'r', 'w'];
  letters = true;
  replay = false;
  cursor: Cursor = { pile: 't1', depth: 1 };

  constructor(public position: Position) {
    const probe = (corner: Corner) => new FakeNode(() => boundsOf(this.lie, corner, [0, 0]));
    this.#board = new FakeBoardNode([probe([0, 0]), probe([1, 0]), probe([0, 1])]);
    const ids = Object.keys(position.piles);
    this.places = new Map(ids.map((id) => [id, this.#place(id)]));
  }

  #place(id: PileId): FakeNode {
    const node = new FakeNode(() => boundsOf(this.lie, this.corner(id), CARD));
    const fan = () => (id.startsWith('t') ? Math.max(0, this.hand.sizeOf(id) - 1) * FAN : 0);
    node.lastElementChild = new FakeNode(() => boundsOf(this.lie, this.corner(id), [1, 1.4 + fan()]));
    return node;
  }

  /** The corner of a pile's card on the board. */
  corner(id: PileId, index = 0): Corner {
    const at = Number(id.slice(1) || 1) - 1;
    const row = 'frtsw'.indexOf(id.charAt(0));
    const [x, y] = [
      [at, 0],
      [at + 4.5, 0],
      [at, 1.6],
      [5, 0],
      [6, 0],
    ][row] ?? [0, 0];
    return [(x ?? 0) * 1.1, (y ?? 0) + (id.startsWith('t') ? index * FAN : 0)];
  }

  /** A point on screen: so far from the corner of a pile's card. */
  at(id: PileId, index = 0, dx = 0.5, dy = 0.1): { x: number; y: number } {
    const [x, y] = this.corner(id, index);
    return onScreen(this.lie, x + dx, y + dy);
  }

  node(id: PileId, index: number): FakeNode {
    const { cards, hidden } = this.position.piles[id]!;
    const card = cards[index]!;
    const node = this.#cards.get(card) ?? new FakeNode(() => this.#rectOf(card));
    this.#cards.set(card, node);
    node.dataset['card'] = index < hidden ? '' : makeCard(card);
    if (this.movable.includes(id.charAt(0)) && index >= hidden) node.setAttribute('movable');
    return node;
  }

  #rectOf(card: number) {
    const [id, { cards }] = Object.entries(this.position.piles).find(([, pile]) => pile.cards.includes(card))!;
    const [x, y] = this.corner(id, cards.indexOf(card));
    const moved = (name: string) => Number(this.#cards.get(card)?.properties.get(name) ?? 0);
    return boundsOf(this.lie, [x + moved('--dx'), y + moved('--dy')], CARD);
  }

  // The game.
  get legal(): readonly Move[] {
    return legalMoves(this.position);
  }
  playMove(move: Move): boolean {
    this.log.push(makeMove(move));
    this.position = play(this.position, move);
    return true;
  }
  handChanged(news: HandNews | undefined): void {
    if (news) this.log.push(news.type === 'refused' ? news.reason.code : news.type);
  }

  // The surface.
  get board(): HTMLElement {
    return this.#board as unknown as HTMLElement;
  }
  whereIs(node: EventTarget | null): Spot | undefined {
    const place = [...this.places].find(([, it]) => (it as unknown) === node);
    if (place) return { pile: place[0], index: null };
    for (const [pile, { cards }] of Object.entries(this.position.piles)) {
      const index = cards.findIndex((card) => (this.#cards.get(card) as unknown) === node);
      if (index >= 0) return { pile, index };
    }
    return undefined;
  }
  placeNodes(): ReadonlyMap<PileId, HTMLElement> {
    return this.places as unknown as Map<PileId, HTMLElement>;
  }
  cardNodes({ from, count }: Held): readonly HTMLElement[] {
    const { cards } = this.position.piles[from]!;
    const nodes = cards.map((_, index) => this.node(from, index)).slice(-count);
    return nodes as unknown as readonly HTMLElement[];
  }
  draggingChanged(held: Held | null): void {
    this.log.push(held ? `carry ${held.from}*${String(held.count)}` : 'carry nothing');
  }
  peek(card: HTMLElement | null): void {
    this.log.push(card ? `peek ${card.dataset['card'] ?? ''}` : 'peek nothing');
  }
  send({ type }: Action): boolean {
    this.log.push(type);
    return true;
  }
  speak(what: Speech): void {
    this.log.push(what);
  }
  open(what: 'menu' | 'help'): void {
    this.log.push(what);
  }
  stopReplay(): boolean {
    const was = this.replay;
    this.replay = false;
    return was;
  }

  // Events.
  get window(): EventTarget {
    return this.#board.ownerDocument.defaultView;
  }
  get captured(): ReadonlySet<number> {
    return this.#board.captured;
  }
  dispatch(type: string, target: unknown, fields: Readonly<Record<string, unknown>>): FakeEvent {
    const event = new FakeEvent(type, { target, ...fields });
    this.window.dispatchEvent(event);
    if (target !== this.window && !event.stopped) this.#board.dispatchEvent(event);
    return event;
  }
  /** A pointer event at a point on screen; a press needs the node that it hits. */
  pointer(type: string, { x, y }: { x: number; y: number }, words: PointerWords = {}, target: unknown = this.#board) {
    const { id = 1, kind = 'mouse', button = 0, primary = true, time = 0 } = words;
    const { buttons = type === 'pointerup' ? 0 : 1 } = words;
    const fields = { pointerId: id, pointerType: kind, isPrimary: primary, clientX: x, clientY: y, timeStamp: time };
    return this.dispatch(type, target, { ...fields, button, buttons });
  }
  /** Everything that listens on the window. */
  get listening(): number {
    const types = ['pointermove', 'pointerup', 'pointercancel', 'lostpointercapture', 'pointerdown'];
    const others = ['keydown', 'scroll', 'resize', 'blur'];
    return [...types, ...others].flatMap((type) => getEventListeners(this.window, type)).length;
  }
}
