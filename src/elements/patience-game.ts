/** The element behind every tag: it shows the table and hands keys and pointers in. A tag's own class only names its game. */
import { ContextProvider } from '@lit/context';
import { html, nothing, unsafeCSS, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { gameContext } from '../context/game-context.js';
import { AUTO_MOVES } from '../controllers/auto-move.js';
import type { Spoken } from '../controllers/session.js';
import type { Problem } from '../controllers/start.js';
import { FACES, type Faces } from '../faces/face.js';
import type { GameId } from '../games/index.js';
import { boardCss } from '../layout/board-css.js';
import { LAYOUTS } from '../layout/places.js';
import { strings as english } from '../locale/en.js';
import type { Strings } from '../locale/strings.js';
import { SHEETS } from '../styles/index.js';
import { BoardController } from './board-controller.js';
import { GameBase, SESSION } from './game-base.js';
import { VERSION } from './version.js';
import { languageTagOf, watchLanguage } from './language.js';
import { spokenText } from './narrator.js';
import { noticeView } from './views/notice.js';
import { statusView } from './views/status.js';
import { toolbarView, type Command } from './views/toolbar.js';

/** The style sheets of a game; Lit asks for those of the base class too, which has none. */
const stylesOf = (game: GameId | undefined): CSSResultGroup =>
  game ? [SHEETS, unsafeCSS(boardCss(LAYOUTS[game]))] : [];

export class PatienceGame extends GameBase {
  static override get styles(): CSSResultGroup {
    return stylesOf(this.game);
  }

  /**
   * Registers the class under a tag. The same version twice is silent; where another version is already there it stays,
   * and one warning names both.
   */
  static define(tag = `${this.game}-game`, registry: CustomElementRegistry = customElements): void {
    const there = registry.get(tag);
    if (!there) {
      // A class bears one tag: its own. Elsewhere it goes as a subclass.
      const own = tag === `${this.game}-game` && registry === customElements;
      registry.define(tag, own ? this : class extends this {});
    } else if (!('version' in there) || there.version !== VERSION) {
      const other = 'version' in there ? String(there.version) : 'of another origin';
      console.warn(`<${tag}>: version ${other} is already there and stays; version ${VERSION} is not used.`);
    }
  }

  protected strings: Strings = english;
  readonly #board = new BoardController(this, this[SESSION]);
  readonly #provider = new ContextProvider(this, { context: gameContext, initialValue: this[SESSION].view() });
  #spoken: Spoken[] = [];
  #unwatch: (() => void) | undefined;

  // Life

  override connectedCallback(): void {
    super.connectedCallback();
    this[SESSION].connected();
    this.#unwatch = watchLanguage(this, this.#languageChanged);
    this.#languageChanged();
    document.addEventListener('visibilitychange', this.#visibilityChanged);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this[SESSION].disconnected();
    this.#unwatch?.();
    document.removeEventListener('visibilitychange', this.#visibilityChanged);
  }

  readonly #slotChanged = (): void => {
    this.takeScript();
  };

  readonly #languageChanged = (): void => {
    void languageTagOf(this);
    this.requestUpdate();
  };

  readonly #visibilityChanged = (): void => {
    this[SESSION].clock.hold(document.hidden);
  };

  /** A change of the game or of the hand: the context first, the picture with the next update. */
  sessionChanged(spoken?: Spoken): void {
    this.#provider.setValue(this[SESSION].view());
    if (spoken) this.#spoken.push(spoken);
    if (spoken?.type === 'commit') this.#board.committed(spoken.commit);
    if (spoken?.type === 'problem') this.#complain(spoken.problem);
    this.requestUpdate();
  }

  #complain({ message, where }: Problem): void {
    console.warn(`<${this.localName}> ${where}: ${message}`);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.takeScript();
    if (changed.has('autoMove') && !AUTO_MOVES.includes(this.autoMove)) this.refuse('auto-move', this.autoMove);
    if (changed.has('faces') && this.#facesList.some((face) => !FACES.includes(face))) this.refuse('faces', this.faces);
    this.follow();
    if (changed.has('showVerdict')) this[SESSION].solver.refresh();
  }

  get #facesList(): readonly Faces[] {
    return this.faces.split(/\s+/).filter(Boolean) as Faces[];
  }

  protected override render(): TemplateResult {
    const view = this[SESSION].view();
    const { diagram, noUndo, noHints, noDeal } = this;
    const s = this.strings;
    return html`<div class="frame" part="frame" lang=${s.tag}>
      ${this.controls && !diagram ? toolbarView(s, view, { noUndo, noHints, noDeal }, this.#run) : nothing}
      ${this.#board.board} ${noticeView(s, view, this[SESSION].problem, !noDeal)}
      ${diagram ? nothing : statusView(s, view, this.timer ? this.elapsed : null)}
      <div class="spoken" role="status" aria-live="polite"></div>
      <slot hidden @slotchange=${this.#slotChanged}></slot>
    </div>`;
  }

  protected override updated(): void {
    this.#board.paint(this.strings);
    this.#speak();
  }

  /** The live region says what happened since the last update; the first game is not announced unasked. */
  #speak(): void {
    const { position, control } = this[SESSION];
    const texts = this.#spoken.map((spoken) => spokenText(this.strings, spoken, position, control.status));
    const region = this.renderRoot.querySelector('.spoken');
    this.#spoken = [];
    if (!region || texts.length === 0) return;
    const text = texts.filter(Boolean).join(' ');
    // The same words again would not be heard: a space makes them new.
    region.textContent = region.textContent === text ? text + '\u00a0' : text;
  }

  /** Says something that is no change of the game. */
  say(text: (s: Strings) => string): void {
    this.sessionChanged({ type: 'words', text });
  }

  readonly letterKeys = true;

  /** Opens the menu, or the help on keys. */
  open(what: 'menu' | 'help'): void {
    this.#run(what === 'menu' ? what : 'menu');
  }
  stopReplay(): boolean {
    return false;
  }

  readonly #run = (command: Command): void => {
    if (command !== 'menu') this[SESSION].send({ type: command });
  };
}
