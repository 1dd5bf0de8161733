/** Moves shown one after the other, at a pace that can be followed, until there is none left or somebody stops it. */

/** Milliseconds from one move to the next. */
const PACE = 700;

export class Show {
  readonly #changed: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stepping = false;

  /** `changed` is told when a show begins and when it ends. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get running(): boolean {
    return this.#timer !== undefined;
  }

  /** True while a move of the show itself is being made: other moves end it. */
  get stepping(): boolean {
    return this.#stepping;
  }

  /** Shows moves from now on; `step` makes one and says whether it could. */
  start(step: () => boolean): void {
    this.stop();
    const next = () => {
      this.#stepping = true;
      const made = step();
      this.#stepping = false;
      // A listener of the move may have stopped the show.
      if (made && this.running) this.#timer = setTimeout(next, PACE);
      else this.stop();
    };
    this.#timer = setTimeout(next, 0);
    this.#changed();
  }

  /** False where none was running. */
  stop(): boolean {
    if (!this.running) return false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#changed();
    return true;
  }
}
