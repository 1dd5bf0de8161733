/** The board's own state – focus, what is carried, shown or looked at – and the gestures and keys that change it. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { Gestures, type GestureSurface } from '../controllers/gestures.js';
import type { Commit } from '../controllers/game-controller.js';
import type { Held } from '../controllers/hand.js';
import { cursorAfter, Keys, type Cursor, type KeySurface, type Speech } from '../controllers/keys.js';
import type { Session } from '../controllers/session.js';
import { pileLabel, readGoal, readMoves, readPile, readTops } from '../locale/narrate.js';
import type { Strings } from '../locale/strings.js';
import { cardsText } from '../locale/words.js';
import { BoardView } from './views/board.js';
import { marksOf } from './views/marks.js';
import { placeWords } from './views/words.js';

/** What the board needs of the element. */
export interface BoardHost extends ReactiveControllerHost {
  /** Single letters act as keys. */
  readonly letterKeys: boolean;
  /** The `faces` attribute. */
  readonly faces: string;
  /** Opens the menu, or the help on keys. */
  open(what: 'menu' | 'help'): void;
  /** Ends a replay; false where none runs. */
  stopReplay(): boolean;
  say(text: (s: Strings) => string): void;
}

export class BoardController implements ReactiveController, GestureSurface, KeySurface {
  readonly #host: BoardHost;
  readonly #session: Session;
  readonly #gestures = new Gestures(this);
  readonly #keys = new Keys(this);
  #view: BoardView | undefined;
  #cursor: Cursor = { pile: 't1', depth: 1 };
  #focused = false;
  #carried: Held | null = null;
  #peek: HTMLElement | null = null;

  constructor(host: BoardHost, session: Session) {
    this.#host = host;
    this.#session = session;
    host.addController(this);
  }

  // For the element

  /** `div.board`; made when first asked for. */
  get board(): HTMLElement {
    return this.#made.root;
  }

  get #made(): BoardView {
    if (!this.#view) {
      this.#view = new BoardView(this.#session.piles);
      this.#listen(this.#view.root);
    }
    return this.#view;
  }

  #listen(root: HTMLElement): void {
    root.addEventListener('keydown', (event) => {
      root.removeAttribute('pointing');
      this.#keys.handle(event);
    });
    // The focus comes with the end of a tap or a drag (gestures.ts): a finger that scrolls the page asks for none.
    root.addEventListener('pointerdown', () => {
      root.setAttribute('pointing', '');
    });
    root.addEventListener('focusin', (event) => {
      this.#focused = true;
      const there = this.whereIs(event.target);
      if (there && there.pile !== this.#cursor.pile) this.#cursor = { pile: there.pile, depth: 1 };
      this.#host.requestUpdate();
    });
    root.addEventListener('focusout', () => {
      this.#focused = false;
      this.#host.requestUpdate();
    });
  }

  hostConnected(): void {
    this.#gestures.connect();
  }
  hostDisconnected(): void {
    this.#gestures.disconnect();
  }

  /** The game has changed: a gesture that is under way has lost its sense, and the focus goes with the cards. */
  committed({ move, cause }: Commit): void {
    this.#gestures.cancel();
    if (move) this.#point(cursorAfter(move, cause === 'undo'));
  }

  /** Shows what there is; without words, while they are being fetched, all but what is in them. */
  paint(s: Strings | undefined): void {
    const { position } = this.#session;
    const view = this.#made;
    const fits = new Set(this.hand.targets);
    view.lay(position, s?.courts ?? '');
    view.mark(
      marksOf(this.#session, {
        carried: this.#carried,
        hint: this.#session.adviser.hinted,
        cursor: this.#focused ? this.#cursor : null,
      }),
    );
    if (s) view.name((pile) => placeWords(s, position, pile, fits.has(pile)), this.#cursor.pile);
    if (s) view.root.setAttribute('aria-label', s.games[this.#session.game]);
    view.root.toggleAttribute('inert-table', !this.#session.inPlay);
    view.root.dataset['faces'] = this.#host.faces;
  }

  // For gestures and keys

  get hand() {
    return this.#session.hand;
  }
  get send() {
    return this.#session.send;
  }
  get letters(): boolean {
    return this.#host.letterKeys;
  }
  get cursor(): Cursor {
    return this.#cursor;
  }
  set cursor(cursor: Cursor) {
    const { pile, depth } = this.#cursor;
    // Another pile is told by its name, which has the focus then.
    if (cursor.pile === pile) this.#tell(cursor, cursor.depth === depth);
    this.#point(cursor);
    this.#made.place(cursor.pile)?.focus({ preventScroll: true });
    this.#host.requestUpdate();
  }

  /** Says which cards are meant, or the name of their pile. */
  #tell({ pile, depth }: Cursor, byName: boolean): void {
    const { position } = this.#session;
    if (position) this.#host.say((s) => (byName ? pileLabel(s, position, pile) : cardsText(s, position, pile, depth)));
  }

  /** Takes the focus. */
  focus(): void {
    this.#made.place(this.#cursor.pile)?.focus({ preventScroll: true });
  }

  /** Moves the cursor, and the focus with it where the board has it; it is never taken unasked. */
  #point(cursor: Cursor): void {
    this.#cursor = cursor;
    if (this.#focused) this.#made.place(cursor.pile)?.focus({ preventScroll: true });
  }

  whereIs(node: EventTarget | null) {
    return this.#made.whereIs(node);
  }
  placeNodes() {
    return this.#made.placeNodes();
  }
  cardNodes(held: Held) {
    return this.#made.cardNodes(held);
  }
  draggingChanged(held: Held | null): void {
    this.#carried = held;
    this.board.toggleAttribute('carrying', held !== null);
    this.#host.requestUpdate();
  }
  peek(card: HTMLElement | null): void {
    this.#peek?.removeAttribute('peek');
    card?.setAttribute('peek', '');
    this.#peek = card;
  }
  speak(what: Speech): void {
    const { position, legal } = this.#session;
    if (!position) return;
    const { pile } = this.#cursor;
    this.#host.say((s) => {
      switch (what) {
        case 'readPile':
          return readPile(s, position, pile);
        case 'readTops':
          return readTops(s, position);
        case 'readGoal':
          return readGoal(s, position);
        case 'readMoves':
          return readMoves(s, position, legal);
      }
    });
  }
  open(what: 'menu' | 'help'): void {
    this.#host.open(what);
  }
  stopReplay(): boolean {
    return this.#host.stopReplay();
  }
}
