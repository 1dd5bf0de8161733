/** The clock of a game: it starts at the first move, stops while the page is hidden, and ends with the game. */
export class Clock {
  #spent = 0;
  #since: number | undefined;
  #held = false;
  readonly #now: () => number;

  /** `now` gives milliseconds that never go back. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Milliseconds played. */
  get elapsed(): number {
    return Math.round(this.#spent + (this.#since === undefined ? 0 : this.#now() - this.#since));
  }

  get running(): boolean {
    return this.#since !== undefined;
  }

  start(): void {
    this.#since ??= this.#now();
  }

  stop(): void {
    this.#spent = this.elapsed;
    this.#since = undefined;
  }

  /** Stops the clock and sets it to a time. */
  reset(elapsed = 0): void {
    this.#spent = elapsed;
    this.#since = undefined;
    this.#held = false;
  }

  /** Stops a running clock while `held` and lets it run on afterwards. */
  hold(held: boolean): void {
    if (held && this.running) {
      this.stop();
      this.#held = true;
    } else if (!held && this.#held) this.start();
    if (!held) this.#held = false;
  }
}
