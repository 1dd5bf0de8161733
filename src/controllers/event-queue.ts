/** Events in order: what a listener causes is done at once, and its events follow behind those already under way. */
export class EventQueue {
  readonly #dispatch: (event: Event) => boolean;
  readonly #waiting: (() => Event | undefined)[] = [];
  #sending = false;

  constructor(dispatch: (event: Event) => boolean) {
    this.#dispatch = dispatch;
  }

  /** Sends the event, or puts it behind those under way. `make` is asked when its turn comes and may have nothing left to send. */
  send(make: () => Event | undefined): void {
    this.#waiting.push(make);
    if (!this.#sending) this.#flush();
  }

  /** Sends an event whose listeners decide something, at once; false where one of them cancelled it. */
  ask(event: Event): boolean {
    const within = this.#sending;
    this.#sending = true;
    try {
      return this.#dispatch(event);
    } finally {
      this.#sending = within;
      if (!within) this.#flush();
    }
  }

  #flush(): void {
    this.#sending = true;
    try {
      for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
        const event = next();
        if (event) this.#dispatch(event);
      }
    } finally {
      this.#sending = false;
    }
  }
}
