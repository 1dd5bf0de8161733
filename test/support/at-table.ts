/** A game in the test's own page, played with real pointers and keys. */
import { executeServerCommand } from '@web/test-runner-commands';
import { YukonGame } from '../../src/yukon-game.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface MouseStep extends Partial<Point> {
  readonly type: 'move' | 'down' | 'up';
  readonly button?: 'left' | 'middle' | 'right';
}
interface TouchStep extends Partial<Point> {
  readonly type: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel';
  readonly id?: number;
}

/** Whether the left button was left down. */
let isDown = false;

/** Trusted input, step by step, at points of the viewport. */
export async function pointer(...steps: readonly (MouseStep | TouchStep)[]): Promise<void> {
  for (const step of steps) {
    if ('button' in step && step.button === 'right') continue;
    if (step.type === 'down') isDown = true;
    if (step.type === 'up') isDown = false;
  }
  await executeServerCommand('pointer', [...steps]);
}
/** After a test: no button stays down. */
export async function lettingGo(): Promise<void> {
  if (isDown) await pointer({ type: 'up' });
}
/** Trusted keys, by the names of `KeyboardEvent.key`; `Shift+u` holds a key. */
export const keys = (...chords: readonly string[]): Promise<unknown> => executeServerCommand('keys', [...chords]);

/** Resolves once the page has been painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(resolve);
    });
  });
/** Resolves once something is so; the test's own time limit ends the waiting. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await painted();
}

/** Resolves once the page has come to rest after a swipe. */
export async function still(): Promise<void> {
  for (let [at, frames] = [NaN, 0]; frames < 5; frames++) {
    await painted();
    if (scrollY !== at) [at, frames] = [scrollY, 0];
  }
}

const between = (from: Point, to: Point): readonly Point[] =>
  [0.2, 0.5, 0.8, 1].map((part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));

export const click = (at: Point, button: 'left' | 'right' = 'left'): Promise<void> =>
  pointer({ type: 'move', ...at }, { type: 'down', button }, { type: 'up', button });
export const doubleClick = (at: Point): Promise<void> =>
  pointer({ type: 'move', ...at }, { type: 'down' }, { type: 'up' }, { type: 'down' }, { type: 'up' });
/** A press and the way to another point, without the release. */
export const lift = (from: Point, to: Point): Promise<void> =>
  pointer(
    { type: 'move', ...from },
    { type: 'down' },
    ...between(from, to).map((at) => ({ type: 'move' as const, ...at })),
  );
export const release = (): Promise<unknown> => pointer({ type: 'up' });
export const drag = async (from: Point, to: Point): Promise<void> => {
  await lift(from, to);
  await release();
};
export const touch = (at: Point): Promise<unknown> => pointer({ type: 'touchstart', ...at }, { type: 'touchend' });
export const touchLift = (from: Point, to: Point): Promise<void> =>
  pointer({ type: 'touchstart', ...from }, ...between(from, to).map((at) => ({ type: 'touchmove' as const, ...at })));
export const touchRelease = (): Promise<unknown> => pointer({ type: 'touchend' });

/**
 * Twelve court cards are left. Legal are, among others: t1*2>t2 (a queen and a jack onto a king), its top card to f4,
 * t4>t3, t3>t6; the top card of t2 goes onto t6 and t7 only. The cards of t5 lie on each other.
 */
const ENDGAME = `yukon/standard
  foundations: Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc, Ad 2d 3d 4d 5d 6d 7d 8d 9d Td, Ah 2h 3h 4h 5h 6h 7h 8h 9h Th,
    As 2s 3s 4s 5s 6s 7s 8s 9s Ts
  tableau: (Kc) Qh Js, Ks, Jd Kd, Qc, Jh Qd Kh Qs Jc, ,`;

/** A table in a box of the page. */
export class AtTable {
  readonly game = new YukonGame();
  readonly box = document.createElement('div');
  /** Moves as they were played, and what else was told. */
  readonly moves: string[] = [];

  constructor(position = ENDGAME) {
    this.game.setAttribute('position', position);
    // Cards are where they belong as soon as they are drawn.
    this.game.style.setProperty('--patience-duration', '0s');
    this.box.append(this.game);
    this.game.addEventListener('patience-move', ({ move: { from, count, to }, cause }) => {
      this.moves.push(`${cause} ${from}*${String(count)}>${to}`);
    });
  }

  /** Puts it into the page, and waits until it is drawn. */
  async open(parent: Element = document.body, width = '640px'): Promise<this> {
    this.box.style.setProperty('width', width);
    parent.append(this.box);
    await this.drawn();
    return this;
  }
  async drawn(): Promise<void> {
    await this.game.updateComplete;
    await painted();
  }
  close(): void {
    this.box.remove();
  }

  get root(): ShadowRoot {
    return this.game.shadowRoot!;
  }
  get board(): HTMLElement {
    return this.root.querySelector<HTMLElement>('.board')!;
  }
  card(name: string): HTMLElement {
    return this.root.querySelector<HTMLElement>(`[data-card=${name}]`)!;
  }
  place(pile: string): HTMLElement {
    return this.root.querySelector<HTMLElement>(`[data-pile=${pile}]`)!;
  }
  /** The middle of a card or place. */
  middle(name: string): Point {
    const node = /^[A-Z2-9]/.test(name) ? this.card(name) : this.place(name);
    const { left, top, width, height } = node.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  }
  /** On the strip that stays visible of a covered card. */
  strip(name: string): Point {
    const { left, top, width } = this.card(name).getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + 8) };
  }
  /** Whether a pile shows that it has the focus. */
  hasRing(pile: string): boolean {
    return getComputedStyle(this.place(pile).querySelector('.reach')!).outlineStyle !== 'none';
  }
  get selected(): readonly string[] {
    return this.marked('selected');
  }
  /** Names of the cards with a mark. */
  marked(name: string): readonly string[] {
    return [...this.root.querySelectorAll<HTMLElement>(`.card[${name}]`)].map((card) => card.dataset['card']!);
  }
  get spoken(): string {
    return this.root.querySelector('.spoken')!.textContent!.trim();
  }
}
