/** The element behind every tag: it shows the table and hands keys and pointers in. A tag's own class only names its game. */
import { html, nothing, unsafeCSS, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { gameContext } from '../context/game-context.js';
import { AUTO_MOVES } from '../controllers/auto-move.js';
import type { Commit } from '../controllers/game-controller.js';
import type { Spoken } from '../controllers/session.js';
import type { Problem } from '../controllers/start.js';
import { FACES, type Faces } from '../faces/face.js';
import type { GameId } from '../games/index.js';
import { boardCss } from '../layout/board-css.js';
import { LAYOUTS } from '../layout/places.js';
import { directionOf, type LanguageId } from '../locale/pick.js';
import type { Strings, StringsOverride } from '../locale/strings.js';
import type { Settings } from '../storage/settings.js';
import { SHEET } from '../styles/index.js';
import { BoardController } from './board-controller.js';
import { celebrate } from './celebration.js';
import { GameBase, SESSION } from './game-base.js';
import { PanelSlot } from './panel-slot.js';
import type { Page } from './panels/panel.js';
import { GameProvider } from './provider.js';
import { wear } from './sheets.js';
import { VERSION } from './version.js';
import { commentView } from './views/comment.js';
import { noticeOf, noticeView, type Notice, type Offer } from './views/notice.js';
import { statusView } from './views/status.js';
import { toolbarView, type Command, type Stop } from './views/toolbar.js';
import { overrideWords, Vocabulary } from './vocabulary.js';
import { Voice } from './voice.js';

/** The other versions that this one has told of. */
const warned = new Set<string>();

/** The style sheets of a game; Lit asks for those of the base class too, which has none. */
const stylesOf = (game: GameId | undefined): CSSResultGroup =>
  game ? [SHEET, unsafeCSS(boardCss(LAYOUTS[game]))] : [];

/**
 * A patience game: table, faces, keys and all. A block as wide as its container allows, as high as its table needs.
 *
 * @attr {string} seed - Which deal: the same seed and variant give the same deal for ever, everywhere. Any text, the empty one too. Absent: a new random seed, which the property then tells. `null` for a position that was loaded.
 * @attr {string} variant - The rules to play by; see the table of variants.
 * @attr {boolean} daily - The seed is the visitor's local date, as in `2026-11-29`; with a seed it follows that: `club-2026-11-29`.
 * @attr {boolean} winnable - Deals only what the solver has proved winnable: the first of `seed`, `seed~1`, `seed~2` … that it wins. The property `seed` tells which.
 * @attr {string} position - Starts from this position. The property gives the engine's Position on the table and takes a text or a Position.
 * @attr {string} record - Starts from this recorded game. The property gives the text of the game on the table, up to the present step.
 * @attr {number} cursor - How many steps after the record's start to begin; its end where absent.
 * @attr {boolean} controls - Shows the toolbar, as in `<video controls>`.
 * @attr {boolean} diagram - A picture of a position: nothing moves, no toolbar, unknown cards allowed.
 * @attr {'none' | 'safe' | 'all'} auto-move - What goes to the foundations by itself after a move of the player: nothing, only what provably never hurts, or all that fits.
 * @attr {boolean} show-verdict - After each move the solver finds out whether the game can still be won, and the line below the table says so.
 * @attr {string} faces - Card faces: `plain`, `large` (a big index), `four-color`; `large four-color` for both.
 * @attr {boolean} mirrored - The layout for the left hand.
 * @attr {boolean} timer - Shows a clock: it starts at the first move and stops while the page is hidden.
 * @attr {string} save - Keeps game, settings and statistics under this name in the visitor's browser; without it nothing is stored.
 * @attr {boolean} no-undo - The player cannot undo, redo or restart.
 * @attr {boolean} no-hints - The player gets no hint, no verdict and no solution.
 * @attr {boolean} no-deal - The player cannot deal anew.
 * @attr {string} share - The menu offers a link to the deal, and a deal in the page's address is played. A value tells games of one tag apart.
 *
 * @fires {PatienceBeforeMoveEvent} patience-before-move - Before a legal move by player, page or a step of "show me"; `preventDefault()` cancels it.
 * @fires {PatienceMoveEvent} patience-move - After each move, undo or redo step; for an undo, `move` is the one taken back.
 * @fires {PatienceDealEvent} patience-deal - A new game lies on the table, the first one included.
 * @fires {PatienceWinEvent} patience-win - The last card went up: once per deal, not again after an undo, not for a won position that was loaded.
 * @fires {PatienceStuckEvent} patience-stuck - No way on is left: each time that happens.
 * @fires {PatienceVerdictEvent} patience-verdict - What is known of the position has changed.
 * @fires {PatienceErrorEvent} patience-error - A bad attribute, text or save, or a part that could not be fetched.
 *
 * @slot - Fallback content for pages without script, and `<script type="text/patience">`; never shown by a game.
 * @slot toolbar-start - Before the buttons of the toolbar (with `controls`).
 * @slot toolbar-end - Behind the buttons of the toolbar (with `controls`).
 * @slot status - At the end of the line below the table.
 * @slot win - In the notice that a won game shows.
 *
 * @csspart frame - All of the element.
 * @csspart toolbar - The row of buttons.
 * @csspart button - Every button: in the toolbar, in notices, in the menu.
 * @csspart board - The table.
 * @csspart place - The place of a pile; `data-pile` names it.
 * @csspart card - A card; `data-card` names it while it is face up.
 * @csspart notice - What lies over the table's foot: the end of a game, what it waits for.
 * @csspart error - The sentence on what was bad.
 * @csspart comment - The comment on the step of a record.
 * @csspart replay - The controls of a recorded game.
 * @csspart status - The line below the table.
 * @csspart status-item - Each item of it; `data-item` names it.
 * @csspart dialog - The menu, the rules, the keys.
 */
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
      // One warning will do for all games of a file.
      if (warned.has(other)) return;
      warned.add(other);
      console.warn(`<${tag}>: version ${other} is already there and stays; version ${VERSION} is not used.`);
    }
  }

  /**
   * Puts words in the place of the widget's own, or a whole language beside them, for all games of the page at once.
   * @param tag the language, as in `lang`; a region (`fr-CA`) gets the rest from its language
   * @param strings whole tables, which replace those of the language; `help` holds the texts of the dialog and of replays
   */
  static setStrings(tag: string, strings: StringsOverride): void {
    overrideWords(tag, strings);
  }

  readonly #words = new Vocabulary(this);
  readonly #board = new BoardController(this, this[SESSION]);
  readonly #provider = new GameProvider(this, { context: gameContext, initialValue: this[SESSION].view() });
  readonly #dialog = new PanelSlot(this, this[SESSION]);
  readonly #replay = new PanelSlot(this, this[SESSION]);
  readonly #stop: Stop = {
    at: 'deal',
    changed: () => {
      this.requestUpdate();
    },
  };
  readonly #voice: Voice = new Voice(() => this.renderRoot.querySelector('.spoken'));
  #notice: Notice | undefined;
  /** A notice's button was used, which is gone or another one with the next update. */
  #refocus = false;
  #endCelebration: (() => void) | undefined;
  #tick: ReturnType<typeof setTimeout> | undefined;

  // Life

  override connectedCallback(): void {
    super.connectedCallback();
    this[SESSION].connected();
    document.addEventListener('visibilitychange', this.#visibilityChanged);
    addEventListener('hashchange', this.followLink);
  }

  readonly #sheets = new Set<string>();
  /** @internal Takes on more style sheets; with none, those that it has, in a document that it has been moved to. */
  wear(...texts: readonly string[]): void {
    for (const text of texts) this.#sheets.add(text);
    if (this.shadowRoot) wear(this.shadowRoot, this.#sheets);
  }
  adoptedCallback(): void {
    this.wear();
  }
  protected override createRenderRoot(): ShadowRoot {
    const root = this.attachShadow({ mode: 'open' });
    this.wear(...(this.constructor as typeof PatienceGame).elementStyles.map(String));
    return root;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this[SESSION].disconnected();
    this.turn();
    this.#endCelebration?.();
    clearTimeout(this.#tick);
    document.removeEventListener('visibilitychange', this.#visibilityChanged);
    removeEventListener('hashchange', this.followLink);
  }

  /** @internal */
  get strings(): Strings {
    return this.#words.strings;
  }
  /** @internal The language of what is fetched on demand. */
  get language(): LanguageId {
    return this.#words.language;
  }
  /** @internal A language or a panel could not be had. */
  extraFailed(problem: Problem): void {
    this[SESSION].report(problem);
  }

  readonly #slotChanged = (): void => {
    this.takeScript();
  };

  readonly #visibilityChanged = (): void => {
    this[SESSION].clock.hold(document.hidden);
    if (document.hidden) this[SESSION].saves.pause();
    this.requestUpdate();
  };

  /** @internal A change of the game or of the hand: the context first, the picture with the next update. */
  sessionChanged(spoken?: Spoken): void {
    this.#provider.setValue(this[SESSION].view());
    if (spoken) this.#voice.news.push(spoken);
    if (spoken?.type === 'commit') this.#committed(spoken.commit);
    if (spoken?.type === 'problem') this.#complain(spoken.problem);
    this.requestUpdate();
  }

  #committed(commit: Commit): void {
    this.#board.committed(commit);
    this.#endCelebration?.();
    const isPlayed = commit.cause !== 'deal' && commit.cause !== 'undo' && commit.cause !== 'redo';
    if (isPlayed && this.status === 'won') this.#endCelebration = celebrate(this.#board.board);
  }

  #complain({ message, where }: Problem): void {
    console.warn(`<${this.localName}> ${where}: ${message}`);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.takeScript();
    this.follow();
    if (changed.has('autoMove') && !AUTO_MOVES.includes(this.autoMove)) this.refuse('auto-move', this.autoMove);
    if (changed.has('faces') && this.#facesList.some((face) => !FACES.includes(face))) this.refuse('faces', this.faces);
    if (changed.has('showVerdict')) this[SESSION].solver.refresh();
  }

  get #facesList(): readonly Faces[] {
    return this.faces.split(/\s+/).filter(Boolean) as Faces[];
  }

  protected override render(): TemplateResult {
    const session = this[SESSION];
    const view = session.view();
    const { diagram, noUndo, noHints, noDeal } = this;
    const s = this.strings;
    const isReplay = session.recorded && !diagram && !noUndo;
    this.#replay.show(isReplay ? 'replay' : undefined);
    this.#notice = diagram ? undefined : noticeOf(view, !(isReplay && view.canRedo) && session.canFinish);
    return html`<div class="frame" part="frame" lang=${s.tag} dir=${directionOf(s.tag)} ?wordless=${!this.#words.ready}>
      ${this.controls && !diagram ? toolbarView(s, view, { noUndo, noHints, noDeal }, this.#run, this.#stop) : nothing}
      ${this.#board.board} ${noticeView(s, view, this.#notice, session.problem, this.#may, this.#take)}
      ${this.#replay.body()} ${commentView(session.control.game, this.#words.pageTag)}
      ${diagram ? nothing : statusView(s, view, this.timer ? this.elapsed : null, this.showVerdict && !noHints)}
      <div class="spoken" role="status" aria-live="polite"></div>
      <slot hidden @slotchange=${this.#slotChanged}></slot>
      ${this.#dialog.body()}
    </div>`;
  }

  protected override updated(): void {
    const { board } = this.#board;
    this.#board.paint(this.#words.ready ? this.strings : undefined);
    board.toggleAttribute('mirrored', this.mirrored !== this.matches(':dir(rtl)'));
    if (this.#refocus) this.#board.focus();
    this.#refocus = false;
    if (this.#words.ready) this.#voice.speak(this.strings, this[SESSION], this.#notice);
    this.#schedule();
  }

  /** The clock is shown anew with each full second, while it runs and can be seen. */
  #schedule(): void {
    clearTimeout(this.#tick);
    const { clock } = this[SESSION];
    if (!this.timer || this.diagram || !this.isConnected || !clock.running) return;
    const show = (): void => {
      this.requestUpdate();
    };
    this.#tick = setTimeout(show, 1000 - (clock.elapsed % 1000));
  }

  /** @internal Says something that is no change of the game. */
  say(text: (s: Strings) => string): void {
    this.sessionChanged({ type: 'words', text });
  }

  /** @internal The visitor has chosen settings in the menu. */
  choose(settings: Settings): void {
    this.restore(settings);
    this[SESSION].saves.choose(settings);
  }

  /** @internal The page at which the dialog is. */
  page: Page | undefined;
  /** @internal Turns to a page of the dialog, or closes it. */
  turn(page?: Page): void {
    this.page = page;
    this.#dialog.show(page && 'dialog');
    this.requestUpdate();
  }

  /** @internal Opens the menu, or the help on keys. */
  open(what: 'menu' | 'help'): void {
    if (!this.diagram) this.turn(what === 'menu' ? what : 'keys');
  }
  /** @internal */
  stopReplay(): boolean {
    return this[SESSION].autoplay.stop();
  }

  readonly #run = (command: Command): void => {
    if (command === 'menu') this.open(command);
    else this[SESSION].send({ type: command });
  };

  readonly #may = (offer: Offer): boolean => {
    const { canUndo } = this[SESSION].view();
    return offer === 'deal' ? !this.noDeal : offer !== 'undo' || canUndo;
  };

  readonly #take = (offer: Offer): void => {
    this.#refocus = true;
    this[SESSION].send({ type: offer });
    this.requestUpdate();
  };
}
