/**
 * The public face of every game element: what a page sets, reads and calls. It shows nothing; the picture is
 * patience-game.ts.
 */
import { LitElement, type PropertyDeclaration } from 'lit';
import type { Status, VerdictState, VerdictWord } from '../context/game-context.js';
import type { AutoMove } from '../controllers/auto-move.js';
import type { DealRequest } from '../controllers/dealer.js';
import { Session, type SessionHost, type Spoken } from '../controllers/session.js';
import { parseLink } from '../controllers/share.js';
import type { Problem, Wanted } from '../controllers/start.js';
import type { Move, Position } from '../engine/position.js';
import type { Result } from '../engine/result.js';
import type { GameId } from '../games/index.js';
import type { Strings } from '../locale/strings.js';
import type { Answer, SolveOptions } from '../solver/client.js';
import type { Settings } from '../storage/settings.js';
import { makePosition } from '../notation/position.js';
import { reasonText } from './narrator.js';
import { VERSION } from './version.js';

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
const textOrNull = (value: string | null | undefined): string | null => (value == null ? null : String(value));

/** The text properties that Lit keeps, and what each is where a page takes it away. */
const TEXTS: Readonly<Record<string, string | null>> = { autoMove: 'none', faces: '', share: null, save: null };

/** Where the element keeps its session: no name that a page could come to rely on. */
export const SESSION = Symbol('session');

export abstract class GameBase extends LitElement implements SessionHost {
  /** The game of the tag. */
  static readonly game: GameId;
  /** The version of the package that the class comes from. */
  static readonly version: string = VERSION;

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
    share: {},
    save: {},
    letterKeys: { attribute: false },
  };

  /** @internal Whatever a page sets, a text property holds a text: nothing later has to ask. */
  static override getPropertyDescriptor(
    name: PropertyKey,
    key: string | symbol,
    options: PropertyDeclaration,
  ): PropertyDescriptor | undefined {
    const made = super.getPropertyDescriptor(name, key, options);
    if (typeof name !== 'string' || !Object.hasOwn(TEXTS, name)) return made;
    const absent = TEXTS[name];
    return {
      ...made,
      set(value: string | null | undefined) {
        made?.set?.call(this, textOrNull(value) ?? absent);
      },
    };
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
  /** The menu offers a link to the deal, and a deal in the page's address is played. A name tells games of one tag apart. */
  declare share: string | null;
  /** The name under which game, settings and statistics are kept in the visitor's browser; null keeps nothing. */
  declare save: string | null;
  /** Single letters act as keys. */
  declare letterKeys: boolean;

  protected readonly [SESSION]: Session;
  #wanted = NOTHING_WANTED;
  /** The attributes that still have to be followed, the one changed last at the end. */
  #changed: readonly (keyof Wanted)[] = [];
  #begun = false;

  constructor() {
    super();
    this.controls = this.diagram = this.showVerdict = this.mirrored = this.timer = false;
    this.noUndo = this.noHints = this.noDeal = false;
    this.letterKeys = true;
    this.share = this.save = null;
    this.autoMove = 'none';
    this.faces = '';
    this[SESSION] = new Session((this.constructor as typeof GameBase).game, this);
  }

  /** @internal */
  restore(settings: Settings): void {
    Object.assign(this, settings);
  }
  /** @internal */
  abstract sessionChanged(spoken?: Spoken): void;
  /** @internal The words of the element's language. */
  abstract readonly strings: Strings;

  // What to play

  get seed(): string | null {
    const { game } = this[SESSION].control;
    return game ? game.seed : this.#wanted.seed;
  }
  set seed(seed: string | null) {
    this.#want('seed', textOrNull(seed));
  }
  get variant(): string {
    return this[SESSION].variant ?? this.#wanted.variant ?? 'standard';
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
    return this[SESSION].position;
  }
  set position(position: Position | string | null) {
    this.#want('position', position ?? null);
  }
  /** The text of the game on the table, up to the present step; set it to start from a recorded game. */
  get record(): string {
    return this[SESSION].record;
  }
  set record(record: string | null) {
    this.#want('record', textOrNull(record));
  }
  /** The step at which the table stands; set it, with a record, to start there. */
  get cursor(): number {
    return this[SESSION].control.moveCount;
  }
  set cursor(cursor: number | string | null | undefined) {
    this.#want('cursor', cursor == null ? null : Number(cursor));
  }

  #want<K extends keyof Wanted>(name: K, value: Wanted[K]): void {
    if (this.#wanted[name] === value) return;
    this.#wanted = { ...this.#wanted, [name]: value };
    this.#changed = [...this.#changed.filter((other) => other !== name), name];
    // By no name: what the element has under it is what lies on the table, and that has not changed yet.
    this.requestUpdate();
  }

  // What is known

  /** The position in notation, so that a page needs no engine; empty before the first game. */
  get positionText(): string {
    return this.position ? makePosition(this.position) : '';
  }
  /** All legal moves; none in a diagram and before the first game. */
  get legalMoves(): readonly Move[] {
    return this[SESSION].legal;
  }
  /** Cards on the foundations, 0 to 52. */
  get score(): number {
    return this[SESSION].control.score;
  }
  /** The player's steps on the current line. */
  get moveCount(): number {
    return this[SESSION].control.moveCount;
  }
  /** `playing`, `won` or `stuck`. */
  get status(): Status {
    return this[SESSION].control.status;
  }
  /** Time played in milliseconds, from the first move on. */
  get elapsed(): number {
    return this[SESSION].clock.elapsed;
  }
  /** There is a step to take back. */
  get canUndo(): boolean {
    return this[SESSION].control.canUndo;
  }
  /** There is a step that was taken back. */
  get canRedo(): boolean {
    return this[SESSION].control.canRedo;
  }

  /** `winnable`, `unwinnable` or `unknown`: what the solver knows of the position. */
  get verdict(): VerdictWord {
    return this[SESSION].solver.verdict;
  }
  /** `idle`, `searching` or `done`. */
  get verdictState(): VerdictState {
    return this[SESSION].solver.state;
  }

  // What a page may do: at once, on what was set before

  /** Deals anew; has acted when it returns, but for a winnable deal, which the promise waits for. */
  deal(request?: DealRequest | null): Promise<void> {
    this.#settle();
    return this[SESSION].dealer.deal(request ?? {});
  }
  /** Lays the same deal again; true where there was one. */
  restart(): boolean {
    this.#settle();
    return this[SESSION].dealer.restart();
  }
  /** Brings back the game that the last deal replaced. */
  previousGame(): boolean {
    this.#settle();
    return this[SESSION].dealer.previousGame();
  }
  /** Plays a move, as a value or as a text `t3*4>t7`; true only where it was played. */
  move(move: Move | string): boolean {
    this.#settle();
    return this[SESSION].pageMove(move);
  }
  /** Why a move may not be made, in the element's language; undefined where it may. */
  whyNot(move: Move | string): { readonly code: string; readonly message: string } | undefined {
    this.#settle();
    const reason = this[SESSION].whyNot(move);
    return reason && { code: reason.code, message: reasonText(this.strings, reason) };
  }
  /** Takes the last step back; true where there was one. */
  undo(): boolean {
    this.#settle();
    return this[SESSION].control.undo();
  }
  /** Plays the step again that was taken back; true where there was one. */
  redo(): boolean {
    this.#settle();
    return this[SESSION].control.redo();
  }
  /** Goes to a step of the line, 0 for the start; true where something changed. */
  goTo(step: number): boolean {
    this.#settle();
    return this[SESSION].control.goTo(step);
  }
  /** A move that leads on, shown on the board; null where there is none. */
  hint(): Promise<Move | null> {
    this.#settle();
    return this[SESSION].adviser.hint();
  }
  /** Finds out whether the position on the table can be won. */
  solve(options?: SolveOptions | null): Promise<Answer> {
    this.#settle();
    return this[SESSION].solve(options ?? {});
  }
  /** Plays on by itself, if that wins. */
  finish(): boolean {
    this.#settle();
    return this[SESSION].finish();
  }
  /** Removes what is kept under the name of `save`; what happens from now on is kept again. */
  forget(): void {
    this.#settle();
    this[SESSION].saves.forget();
  }
  /** Lays a position or a recorded game; a bad text changes nothing and is told. */
  load(text: string): Result<Position, Problem> {
    this.#settle();
    const read = this[SESSION].dealer.load(text);
    return read.ok && this.position ? { ok: true, value: this.position } : (read as Result<Position, Problem>);
  }

  /** What was set before a method is called takes effect first. */
  #settle(): void {
    // Properties that were set before the element was defined are put in place by its first update.
    if (!this.#begun && !this.hasUpdated && this.isConnected && this.isUpdatePending) this.performUpdate();
    else this.follow();
  }

  /** @internal A new deal of a variant, as the player chose it; those that follow are of the same. */
  dealVariant(variant: string): void {
    this.#wanted = { ...this.#wanted, variant };
    this[SESSION].dealer.choose(variant);
  }

  /** Takes the deal that the page's address names, where the page lets it be shared. */
  #takeLink(): void {
    const shared = this.share === null ? undefined : parseLink(location.hash, this.share || this.localName);
    if (!shared) return;
    this.#wanted = { ...this.#wanted, ...shared, daily: false, position: null, record: null, script: null };
    this.#changed = ['seed'];
    this.requestUpdate();
  }
  protected readonly followLink = (): void => {
    this.#takeLink();
  };

  /** Follows what was set since; the first time it lays the first game. */
  protected follow(): void {
    if (!this.#begun) this.#takeLink();
    const changed = this.#changed;
    this.#changed = [];
    const wanted = { ...this.#wanted, diagram: this.diagram };
    if (!this.#begun) {
      this.#begun = true;
      this[SESSION].begin(wanted);
    } else {
      if (changed.length > 0) this[SESSION].dealer.follow(wanted, changed);
      this[SESSION].dealer.followSave();
    }
  }

  /** A position or a record as content: `<script type="text/patience">`. One that comes late counts if nothing else does. */
  protected takeScript(): void {
    const text = this.querySelector('script[type="text/patience"]')?.textContent ?? null;
    const late = this.#begun && (this.#wanted.position !== null || this.#wanted.record !== null || this.moveCount > 0);
    if (text !== null && !late) this.#want('script', text);
  }

  /** Tells of an attribute whose value means nothing. */
  protected refuse(where: string, value: string): void {
    this[SESSION].report({ code: 'attribute', message: `"${value}" means nothing here.`, where });
  }
}
