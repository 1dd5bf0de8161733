/** Input without sense: pointers, fingers and keys at random, while the page changes things under them. */
import type { Point, Step, TestPage } from './pages.js';

/** A stream of numbers from 0 to 1 (mulberry32): the same seed gives the same storm. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const KEYS = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Control+ArrowLeft', 'Control+ArrowDown'],
  ...[
    'Enter',
    'Enter',
    'Space',
    'Space',
    'Escape',
    'Tab',
    'Shift+Tab',
    'f',
    'f',
    'd',
    'd',
    'u',
    'Shift+u',
    'Control+z',
  ],
  ...['Control+y', 'h', 'p', 't', 'g', 'm', '1', '2', '3', '4', '7', 'x', 'Shift+n', 'Shift+r', 'PageDown', 'PageUp'],
];
const SIZES = [
  { width: 800, height: 600 },
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
  { width: 500, height: 300 },
];
const BUTTONS = ['left', 'left', 'left', 'right', 'middle'] as const;

/** What the page does meanwhile; by name, since it is done inside the page. */
const DEEDS = [
  ...['deal', 'restart', 'undo', 'redo', 'move', 'finish', 'hint', 'goTo', 'previousGame'],
  ...['take away', 'put back', 'put elsewhere', 'take away and put back'],
  ...['mirrored', 'dir', 'faces', 'auto-move', 'width', 'zoom', 'scroll', 'blur', 'lang'],
] as const;
type Deed = (typeof DEEDS)[number];

interface PageGame extends HTMLElement {
  deal(request: { seed: string }): Promise<void>;
  restart(): boolean;
  undo(): boolean;
  redo(): boolean;
  finish(): boolean;
  hint(): Promise<unknown>;
  goTo(step: number): boolean;
  previousGame(): boolean;
  move(move: unknown): boolean;
  readonly legalMoves: readonly unknown[];
  readonly moveCount: number;
  readonly updateComplete: Promise<boolean>;
  readonly position: {
    readonly piles: Readonly<Record<string, { readonly cards: readonly number[]; readonly hidden: number }>>;
  };
}

/** Done inside the page; `chance` from 0 to 1 says which, where there is a choice. */
function doInPage(tag: string, deed: Deed, chance: number): void {
  const kept = globalThis as unknown as { game?: PageGame };
  const game = (kept.game ??= document.querySelector<PageGame>(tag)!);
  const boxes = document.querySelectorAll('main, aside');
  const toggle = (name: string, value: string): void => {
    if (game.hasAttribute(name)) game.removeAttribute(name);
    else game.setAttribute(name, value);
  };
  switch (deed) {
    case 'deal':
      void game.deal({ seed: String(chance) });
      break;
    case 'restart':
    case 'undo':
    case 'redo':
    case 'finish':
    case 'previousGame':
      game[deed]();
      break;
    case 'hint':
      void game.hint();
      break;
    case 'goTo':
      game.goTo(Math.floor(chance * game.moveCount * 2));
      break;
    case 'move': {
      const { legalMoves } = game;
      if (legalMoves.length) game.move(legalMoves[Math.floor(chance * legalMoves.length)]);
      break;
    }
    case 'take away':
      game.remove();
      break;
    case 'take away and put back':
    case 'put back':
      game.remove();
      boxes[0]!.append(game);
      break;
    case 'put elsewhere':
      boxes[chance < 0.5 ? 0 : 1]!.append(game);
      break;
    case 'mirrored':
      toggle('mirrored', '');
      break;
    case 'dir':
      toggle('dir', 'rtl');
      break;
    case 'faces':
      toggle('faces', chance < 0.5 ? 'large' : 'four-color large');
      break;
    case 'auto-move':
      toggle('auto-move', chance < 0.5 ? 'safe' : 'all');
      break;
    case 'lang':
      toggle('lang', chance < 0.5 ? 'de' : 'ar');
      break;
    case 'width':
      game.style.setProperty('width', `${String(Math.round(240 + chance * 700))}px`);
      break;
    case 'zoom':
      game.style.setProperty('transform', chance < 0.5 ? 'none' : `rotate(${String(chance * 20)}deg) scale(0.8)`);
      break;
    case 'scroll':
      scrollTo(0, chance * 500);
      break;
    case 'blur':
      window.dispatchEvent(new Event('blur'));
  }
}

/** What is wrong with the table, inside the page; `isOver`: no gesture may be going on any more. */
async function complaintsInPage(tag: string, isOver: boolean): Promise<readonly string[]> {
  const kept = globalThis as unknown as { game?: PageGame };
  const game = (kept.game ??= document.querySelector<PageGame>(tag)!);
  if (isOver && !game.isConnected) document.querySelector('main')!.append(game);
  await game.updateComplete;
  const root = game.shadowRoot!;
  const found: string[] = [];
  const cards = [...root.querySelectorAll<HTMLElement>('.card')];
  const { piles } = game.position;
  const all = Object.values(piles).flatMap((pile) => pile.cards);
  if (new Set(all).size !== 52) found.push(`${String(new Set(all).size)} cards in the position`);
  if (cards.length !== 52 || cards.some(({ hidden }) => hidden))
    found.push(`${String(cards.length)} cards, or some hidden`);
  // A table that is not in the page is drawn when it is there again.
  if (game.isConnected)
    for (const [pile, { cards: there, hidden }] of Object.entries(piles)) {
      const drawn = cards.filter((card) => card.style.getPropertyValue('--px') === `var(--${pile}-x)`);
      const shown = drawn.filter((card) => card.dataset['card'] !== '' && card.childElementCount === 1);
      if (drawn.length !== there.length)
        found.push(`${pile} has ${String(there.length)} cards, drawn ${String(drawn.length)}`);
      if (shown.length !== there.length - hidden)
        found.push(`${pile} shows ${String(shown.length)} cards of ${String(there.length - hidden)}`);
    }
  if (isOver) {
    const offsets = cards.filter(({ style }) => style.getPropertyValue('--dx') + style.getPropertyValue('--dy'));
    if (offsets.length) found.push(`${String(offsets.length)} cards keep an offset`);
    for (const mark of ['carried', 'peek'])
      if (root.querySelector(`.card[${mark}]`)) found.push(`a card is still ${mark}`);
    if (root.querySelector('[carrying]')) found.push('the board is still carrying');
  }
  return found;
}

export class Storm {
  readonly #page: TestPage;
  readonly #tag: string;
  readonly #next: () => number;
  readonly #hasTouch: boolean;
  readonly #fingers = new Set<number>();
  readonly #buttons = new Set<(typeof BUTTONS)[number]>();
  /** What was done last, for whoever looks for the reason. */
  readonly log: string[] = [];

  constructor(page: TestPage, tag: string, seed: number, hasTouch: boolean) {
    this.#page = page;
    this.#tag = tag;
    this.#next = numbers(seed);
    this.#hasTouch = hasTouch;
  }

  #choose<T>(from: readonly T[]): T {
    return from[Math.floor(this.#next() * from.length)]!;
  }
  #note(what: string): void {
    this.log.push(what);
    if (this.log.length > 40) this.log.shift();
  }

  /** So many events, with a look at the table from time to time. */
  async run(events: number): Promise<void> {
    for (let done = 0; done < events; done++) {
      const chance = this.#next();
      if (chance < 0.62) await this.#point();
      else if (chance < 0.9) await this.#type();
      else if (chance < 0.99) await this.#interfere();
      else await this.#page.resize(this.#choose(SIZES));
      if (done % 50 === 49) await this.check(false);
    }
    await this.#calm();
    await this.check(true);
  }

  async check(isOver: boolean): Promise<void> {
    const found = await this.#page.evaluate(complaintsInPage, this.#tag, isOver);
    if (found.length) throw new Error([...found, 'after', ...this.log].join('\n'));
  }

  /** Somewhere on a card or a place, as far as one can be seen; now and then anywhere. */
  async #spot(): Promise<Point> {
    const [which, x, y] = [this.#next(), this.#next(), this.#next()];
    return this.#page.evaluate(
      (tag, a, b, c) => {
        const nodes = [...(document.querySelector(tag)?.shadowRoot?.querySelectorAll('.card, .place') ?? [])];
        const node = a < 0.85 ? nodes[Math.floor((a / 0.85) * nodes.length)] : undefined;
        const { left = 0, top = 0, width = innerWidth, height = innerHeight } = node?.getBoundingClientRect() ?? {};
        const within = (n: number, most: number) => Math.round(Math.min(Math.max(n, 1), most - 1));
        return [within(left + b * width, innerWidth), within(top + c * height, innerHeight)] as const;
      },
      this.#tag,
      which,
      x,
      y,
    );
  }

  async #point(): Promise<void> {
    const [x, y] = await this.#spot();
    const step = this.#hasTouch && this.#next() < 0.4 ? this.#touch(x, y) : this.#mouse(x, y);
    this.#note(JSON.stringify(step));
    await this.#page.pointer(step);
  }

  #mouse(x: number, y: number): readonly Step[] {
    const button = this.#choose(BUTTONS);
    if (this.#next() < 0.5) return [{ type: 'move', x, y }];
    if (this.#buttons.delete(button))
      return [
        { type: 'move', x, y },
        { type: 'up', button },
      ];
    this.#buttons.add(button);
    return [
      { type: 'move', x, y },
      { type: 'down', button },
    ];
  }

  #touch(x: number, y: number): readonly Step[] {
    const id = this.#choose([0, 0, 0, 1]);
    if (!this.#fingers.has(id)) {
      this.#fingers.add(id);
      return [{ type: 'touchstart', id, x, y }];
    }
    if (this.#next() < 0.6) return [{ type: 'touchmove', id, x, y }];
    this.#fingers.delete(id);
    return [{ type: 'touchend', id }];
  }

  async #type(): Promise<void> {
    const key = this.#next() < 0.02 ? this.#choose(['o', '?']) : this.#choose(KEYS);
    this.#note(key);
    await this.#page.keys(key);
  }

  async #interfere(): Promise<void> {
    const deed = this.#choose(DEEDS);
    this.#note(deed);
    await this.#page.evaluate(doInPage, this.#tag, deed, this.#next());
    // It does not stay away.
    if (deed === 'take away' && this.#next() < 0.7) await this.#page.evaluate(doInPage, this.#tag, 'put back', 0);
  }

  /** Lets go of everything. */
  async #calm(): Promise<void> {
    for (const button of this.#buttons) await this.#page.pointer([{ type: 'up', button }]);
    for (const id of this.#fingers) await this.#page.pointer([{ type: 'touchend', id }]);
    this.#buttons.clear();
    this.#fingers.clear();
    await this.#page.evaluate(doInPage, this.#tag, 'put back', 0);
    await this.#page.keys('Escape', 'Escape');
  }
}
