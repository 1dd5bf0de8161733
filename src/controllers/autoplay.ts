/** Steps that follow one another by themselves: a recorded game being played back, the solution being shown. */
import type { Commit } from './game-controller.js';

/** How fast, in milliseconds a step. */
const PACE = 1000;

/** What is played, by the cause that its steps have. */
export type Played = 'redo' | 'hint';

export class Autoplay {
  readonly #changed: () => void;
  #timer: ReturnType<typeof setInterval> | undefined;
  #what: Played | undefined;

  /** `changed` is called when it starts and when it ends. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** What is being played; undefined while nothing is. */
  get what(): Played | undefined {
    return this.#what;
  }

  /** Takes a step now and one after the other, until one gives false. */
  start(what: Played, step: () => boolean): void {
    this.stop();
    const go = (): void => {
      if (!step()) this.stop();
    };
    this.#what = what;
    this.#timer = setInterval(go, PACE);
    this.#changed();
    go();
  }

  /** Ends it; false where nothing was being played. */
  stop(): boolean {
    if (!this.#what) return false;
    clearInterval(this.#timer);
    this.#what = undefined;
    this.#changed();
    return true;
  }

  /** Ends it where something else has happened at the table than its steps and what follows them by itself. */
  committed({ cause }: Pick<Commit, 'cause'>): void {
    if (cause !== this.#what && cause !== 'auto') this.stop();
  }
}
