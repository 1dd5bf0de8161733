/**
 * The element behind every tag: attributes and methods in, picture and events out. It knows no rules; a tag's own class
 * only names its game.
 */
import { ContextProvider } from '@lit/context';
import { html, LitElement, nothing, unsafeCSS, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { gameContext, type Status, type VerdictState, type VerdictWord } from '../context/game-context.js';
import { AUTO_MOVES, type AutoMove } from '../controllers/auto-move.js';
import { Session, type DealRequest, type SessionHost, type Spoken } from '../controllers/session.js';
import type { Problem, Wanted } from '../controllers/start.js';
import type { Move, Position } from '../engine/position.js';
import type { Result } from '../engine/result.js';
import { FACES, type Faces } from '../faces/face.js';
import type { GameId } from '../games/index.js';
import { boardCss } from '../layout/board-css.js';
import { LAYOUTS } from '../layout/places.js';
import { strings as english } from '../locale/en.js';
import type { Strings } from '../locale/strings.js';
import { makePosition } from '../notation/position.js';
import { SHEETS } from '../styles/index.js';
import { BoardController } from './board-controller.js';
import { languageTagOf, watchLanguage } from './language.js';
import { reasonText, spokenText } from './narrator.js';
import { VERSION } from './version.js';
import { noticeView } from './views/notice.js';
import { statusView } from './views/status.js';
import { toolbarView, type Command } from './views/toolbar.js';

const NOTHING_WANTED: Wanted = {
  seed: null,
  variant: null,
  daily: false,
  winnable: false,
  position: null,
  record: null,
  cursor: null,
  script: null,
  diagram: false,
};

/** An attribute that a page has set to a text; null where it has not. */
const textOrNull = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));

/** The style sheets of a game. */
const stylesOf = (game: GameId): CSSResultGroup => [SHEETS, unsafeCSS(boardCss(LAYOUTS[game]))];

export class PatienceGame extends LitElement implements SessionHost {
  /** The game of the tag. */
  static readonly game: GameId;
  /** The version of the package that the class comes from. */
  static readonly version = VERSION;

  static override get styles(): CSSResultGroup {
    return stylesOf(this.game);
  }

  static override properties = {
    seed: { noAccessor: true },
    variant: { noAccessor: true },
    daily: { type: Boolean, noAccessor: true },
    winnable: { type: Boolean, noAccessor: true },
    position: { noAccessor: true },
    record: { noAccessor: true },
    cursor: { noAccessor: true },
    controls: { type: Boolean },
    diagram: { type: Boolean },
    autoMove: { attribute: 'auto-move' },
    showVerdict: { type: Boolean, attribute: 'show-verdict' },
    faces: {},
    mirrored: { type: Boolean },
    timer: { type: Boolean },
    noUndo: { type: Boolean, attribute: 'no-undo' },
    noHints: { type: Boolean, attribute: 'no-hints' },
    noDeal: { type: Boolean, attribute: 'no-deal' },
  };

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

  declare controls: boolean;
  declare diagram: boolean;
  declare autoMove: AutoMove;
  declare showVerdict: boolean;
  declare faces: string;
  declare mirrored: boolean;
  declare timer: boolean;
  declare noUndo: boolean;
  declare noHints: boolean;
  declare noDeal: boolean;

  readonly #session: Session;
  readonly #board: BoardController;
  readonly #provider: ContextProvider<typeof gameContext>;
  #strings: Strings = english;
  #wanted = NOTHING_WANTED;
  /** The attribute changed last, where that still has to be followed. */
  #changed: keyof Wanted | undefined;
  #begun = false;
  #spoken: Spoken[] = [];
  #unwatch: (() => void) | undefined;

  constructor() {
    super();
    this.controls = this.diagram = this.showVerdict = this.mirrored = this.timer = false;
    this.noUndo = this.noHints = this.noDeal = false;
    this.autoMove = 'none';
    this.faces = '';
    this.#session = new Session((this.constructor as typeof PatienceGame).game, this);
    this.#board = new BoardController(this, this.#session);
    this.#provider = new ContextProvider(this, { context: gameContext, initialValue: this.#session.view() });
  }

  // What to play

  get seed(): string | null {
    const { game } = this.#session.control;
    return game ? game.seed : this.#wanted.seed;
  }
  set seed(seed: string | null) {
    this.#want('seed', textOrNull(seed));
  }
  get variant(): string {
    return this.#session.variant ?? this.#wanted.variant ?? 'standard';
  }
  set variant(variant: string | null) {
    this.#want('variant', textOrNull(variant));
  }
  get daily(): boolean {
    return this.#wanted.daily;
  }
  set daily(daily: boolean) {
    this.#want('daily', Boolean(daily));
  }
  get winnable(): boolean {
    return this.#wanted.winnable;
  }
  set winnable(winnable: boolean) {
    this.#want('winnable', Boolean(winnable));
  }
  /** The position on the table; set it to a text or to a Position. */
  get position(): Position | null {
    return this.#session.position;
  }
  set position(position: Position | string | null) {
    this.#want('position', position ?? null);
  }
  /** The text of the game on the table, up to the present step; set it to start from a recorded game. */
  get record(): string {
    return this.#session.record;
  }
  set record(record: string | null) {
    this.#want('record', textOrNull(record));
  }
  /** The step at which the table stands; set it, with a record, to start there. */
  get cursor(): number {
    return this.#session.control.moveCount;
  }
  set cursor(cursor: number | string | null) {
    const step = cursor === null ? null : Number(cursor);
    if (step === null || Number.isInteger(step)) this.#want('cursor', step);
    else this.#refuse('cursor', String(cursor));
  }

  #want<K extends keyof Wanted>(name: K, value: Wanted[K]): void {
    const old = this.#wanted[name];
    if (old === value) return;
    this.#wanted = { ...this.#wanted, [name]: value };
    this.#changed = name;
    this.requestUpdate(name, old);
  }

  // What is known

  get positionText(): string {
    return this.position ? makePosition(this.position) : '';
  }
  get legalMoves(): readonly Move[] {
    return this.#session.legal;
  }
  get score(): number {
    return this.#session.control.score;
  }
  get moveCount(): number {
    return this.#session.control.moveCount;
  }
  get status(): Status {
    return this.#session.control.status;
  }
  get elapsed(): number {
    return this.#session.clock.elapsed;
  }
  get canUndo(): boolean {
    return this.#session.control.canUndo;
  }
  get canRedo(): boolean {
    return this.#session.control.canRedo;
  }

  // What a page may do: at once, on what was set before

  /** Deals anew; has acted when it returns, but for a winnable deal, which the promise waits for. */
  deal(request: DealRequest = {}): Promise<void> {
    this.#settle();
    this.#session.deal(request);
    return Promise.resolve();
  }
  /** Lays the same deal again; true where there was one. */
  restart(): boolean {
    this.#settle();
    return this.#session.restart();
  }
  /** Brings back the game that the last deal replaced. */
  previousGame(): boolean {
    this.#settle();
    return this.#session.previousGame();
  }
  /** Plays a move, as a value or as a text `t3*4>t7`; true only where it was played. */
  move(move: Move | string): boolean {
    this.#settle();
    return this.#session.pageMove(move);
  }
  /** Why a move may not be made, in the element's language; undefined where it may. */
  whyNot(move: Move | string): { readonly code: string; readonly message: string } | undefined {
    this.#settle();
    const reason = this.#session.whyNot(move);
    return reason && { code: reason.code, message: reasonText(this.#strings, reason) };
  }
  undo(): boolean {
    this.#settle();
    return this.#session.control.undo();
  }
  redo(): boolean {
    this.#settle();
    return this.#session.control.redo();
  }
  /** Goes to a step of the line, 0 for the start; true where something changed. */
  goTo(step: number): boolean {
    this.#settle();
    return this.#session.control.goTo(step);
  }
  /** Plays on by itself, if that wins. */
  finish(): boolean {
    this.#settle();
    return this.#session.finish();
  }
  /** Lays a position or a recorded game; a bad text changes nothing and is told. */
  load(text: string): Result<Position, Problem> {
    this.#settle();
    const read = this.#session.load(text);
    return read.ok && this.position ? { ok: true, value: this.position } : (read as Result<Position, Problem>);
  }

  /** What was set before a method is called takes effect first. */
  #settle(): void {
    // Properties that were set before the element was defined are put in place by its first update.
    if (!this.#begun && !this.hasUpdated && this.isConnected && this.isUpdatePending) this.performUpdate();
    else this.#follow();
  }

  /** Follows what was set since; the first time it lays the first game. */
  #follow(): void {
    const changed = this.#changed;
    this.#changed = undefined;
    const wanted = { ...this.#wanted, diagram: this.diagram };
    if (!this.#begun) {
      this.#begun = true;
      this.#session.begin(wanted);
    } else if (changed) this.#session.follow(wanted, changed);
  }

  /** A position or a record as content: `<script type="text/patience">`. One that comes late counts if nothing else does. */
  #takeScript(): void {
    const text = this.querySelector('script[type="text/patience"]')?.textContent ?? null;
    const late = this.#begun && (this.#wanted.position !== null || this.#wanted.record !== null || this.moveCount > 0);
    if (text !== null && !late) this.#want('script', text);
  }

  // Life

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unwatch = watchLanguage(this, this.#languageChanged);
    this.#languageChanged();
    document.addEventListener('visibilitychange', this.#visibilityChanged);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unwatch?.();
    document.removeEventListener('visibilitychange', this.#visibilityChanged);
  }

  readonly #languageChanged = (): void => {
    void languageTagOf(this);
    this.requestUpdate();
  };

  readonly #visibilityChanged = (): void => {
    this.#session.clock.hold(document.hidden);
  };

  /** A change of the game or of the hand: the context first, the picture with the next update. */
  sessionChanged(spoken?: Spoken): void {
    this.#provider.setValue(this.#session.view());
    if (spoken) this.#spoken.push(spoken);
    if (spoken?.type === 'commit') this.#board.committed(spoken.commit);
    if (spoken?.type === 'problem') this.#complain(spoken.problem);
    this.requestUpdate();
  }

  #complain({ message, where }: Problem): void {
    console.warn(`<${this.localName}> ${where}: ${message}`);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.#begun) this.#takeScript();
    if (changed.has('autoMove') && !AUTO_MOVES.includes(this.autoMove)) this.#refuse('auto-move', this.autoMove);
    if (changed.has('faces') && this.#facesList.some((face) => !FACES.includes(face))) this.#refuse('faces', this.faces);
    this.#follow();
  }

  get #facesList(): readonly Faces[] {
    return this.faces.split(/\s+/).filter(Boolean) as Faces[];
  }

  #refuse(where: string, value: string): void {
    this.#session.report({ code: 'attribute', message: `"${value}" means nothing here.`, where });
  }

  protected override render(): TemplateResult {
    const view = this.#session.view();
    const { diagram, noUndo, noHints, noDeal } = this;
    const s = this.#strings;
    return html`<div class="frame" part="frame" lang=${s.tag}>
      ${this.controls && !diagram ? toolbarView(s, view, { noUndo, noHints, noDeal }, this.#run) : nothing}
      ${this.#board.board} ${noticeView(s, view, this.#session.problem, !noDeal)}
      ${diagram ? nothing : statusView(s, view, this.timer ? this.elapsed : null)}
      <div class="spoken" role="status" aria-live="polite"></div>
      <slot hidden @slotchange=${this.#takeScript}></slot>
    </div>`;
  }

  protected override updated(): void {
    this.#board.paint(this.#strings);
    this.#speak();
  }

  /** The live region says what happened since the last update; the first game is not announced unasked. */
  #speak(): void {
    const { position, control } = this.#session;
    const texts = this.#spoken.map((spoken) => spokenText(this.#strings, spoken, position, control.status));
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

  openKeys(): void {
    this.#run('menu');
  }

  readonly #run = (command: Command): void => {
    if (command !== 'menu') this.#session.send({ type: command });
  };
}


