/**
 * Everything that goes on at one table: the game, the clock, the hand, and what follows a move by itself. The element
 * shows it and hands attributes, keys and pointers in; a page's calls and a player's actions meet here.
 */
import type { Action, GameView, VerdictWord } from '../context/game-context.js';
import { pileIdsOf, rulesOf, type Move, type PileId, type Position } from '../engine/position.js';
import { REASONS, type Reason } from '../engine/reasons.js';
import { whyNot } from '../engine/referee.js';
import { changeOf, type Change } from '../engine/play.js';
import type { GameId } from '../games/index.js';
import { moveText } from '../locale/narrate.js';
import type { Strings } from '../locale/strings.js';
import { makeRecord } from '../notation/record.js';
import { recordOf } from '../notation/replay.js';
import { ABORTED, type Answer, type SolveOptions } from '../solver/client.js';
import type { Settings } from '../storage/settings.js';
import { Adviser, type AdviserTable } from './adviser.js';
import { autoMoves, winsByItself, type AutoMove } from './auto-move.js';
import { Autoplay } from './autoplay.js';
import { Clock } from './clock.js';
import { Dealer, type DealerTable } from './dealer.js';
import { PatienceErrorEvent, PatienceVerdictEvent, type Ending } from './events.js';
import { GameController, type Commit, type Table } from './game-controller.js';
import { Hand, type HandNews, type HandTable } from './hand.js';
import { readMove } from './page-texts.js';
import { SaveController, type SaveHost } from './save-controller.js';
import { SolverController, type SolverTable } from './solver-controller.js';
import type { Problem, Wanted } from './start.js';

/** What the element around a session tells it, and is told. */
export interface SessionHost extends EventTarget {
  readonly autoMove: AutoMove;
  readonly diagram: boolean;
  readonly noUndo: boolean;
  readonly noHints: boolean;
  readonly noDeal: boolean;
  readonly showVerdict: boolean;
  readonly isConnected: boolean;
  readonly save: string | null;
  /** Takes on what the visitor has chosen before. */
  restore(settings: Settings): void;
  /** Something that is shown has changed; `spoken` says what of it is to be said. */
  sessionChanged(spoken?: Spoken): void;
}

/** What the live region has to say: a change of the game, of the hand, or that something went wrong. */
export type Spoken =
  | { readonly type: 'commit'; readonly commit: Commit }
  | { readonly type: 'hand'; readonly news: HandNews }
  | { readonly type: 'problem'; readonly problem: Problem }
  | { readonly type: 'words'; readonly text: (s: Strings) => string };

const NO_CHANGE: Change = { cards: [], turned: [] };

export class Session implements Table, HandTable, AdviserTable, DealerTable, SolverTable, SaveHost {
  readonly game: GameId;
  readonly control: GameController;
  readonly hand: Hand;
  readonly clock = new Clock();
  readonly solver: SolverController;
  readonly adviser: Adviser;
  /** The solution being shown, or a recorded game played back. */
  readonly autoplay: Autoplay;
  readonly saves = new SaveController(this);
  readonly dealer: Dealer;
  readonly #host: SessionHost;
  #lastChange = NO_CHANGE;
  /** Whether the position looked at last wins by itself. */
  #finish: { readonly at: Position; readonly wins: boolean } | undefined;
  /** What is wrong with what the page asked for; shown on the board until the next deal. */
  #problem: Problem | undefined;
  /** Problems that wait until the first game lies there. */
  #early: Problem[] | undefined;

  constructor(game: GameId, host: SessionHost) {
    this.game = game;
    this.#host = host;
    this.control = new GameController(this);
    this.hand = new Hand(this);
    this.solver = new SolverController(this);
    this.dealer = new Dealer(this);
    this.autoplay = new Autoplay(() => {
      host.sessionChanged();
    });
    this.adviser = new Adviser(this, this.solver, this.autoplay);
  }

  /** The piles of the game, in the table's order. */
  get piles(): readonly PileId[] {
    return pileIdsOf(rulesOf({ game: this.game, variant: 'standard' }));
  }
  get position(): Position | null {
    return this.control.position;
  }
  get legal(): readonly Move[] {
    return this.#host.diagram ? [] : this.control.legal;
  }
  get canPlay(): boolean {
    return this.position !== null && !this.#host.diagram;
  }
  get problem(): Problem | undefined {
    return this.#problem;
  }
  /** The variant on the table; undefined before the first game. */
  get variant(): string | undefined {
    return this.position?.variant;
  }
  /** The text of the game on the table, up to the present step; empty before the first game. */
  get record(): string {
    return this.recordTo(this.control.moveCount);
  }
  /** The same up to another step; 0 for the deal alone. */
  recordTo(step: number): string {
    const { game } = this.control;
    return game ? makeRecord(recordOf(game, step)) : '';
  }
  get recorded(): boolean {
    return this.dealer.recorded;
  }
  get isDiagram(): boolean {
    return this.#host.diagram;
  }
  get saveName(): string | null {
    return this.#host.diagram ? null : (this.#host.save ?? null);
  }
  restore(settings: Settings): void {
    this.#host.restore(settings);
  }
  changed(): void {
    this.#host.sessionChanged();
  }

  /** Lays the first game; what is wrong with what the page asks for is told after it. */
  begin(wanted: Wanted): void {
    const early: Problem[] = (this.#early = []);
    this.dealer.begin(wanted);
    this.#early = undefined;
    for (const problem of early) this.report(problem);
  }

  /** A move from a page: true only where it was played. */
  pageMove(moveOrText: unknown): boolean {
    const read = readMove(moveOrText);
    return read.ok ? this.#move(read.value, 'page') : this.report(read.error);
  }

  /** Why a move may not be made; undefined where it may. */
  whyNot(moveOrText: unknown): Reason | Problem | undefined {
    const read = readMove(moveOrText);
    if (!read.ok) return read.error;
    if (!this.position || this.#host.diagram) return { code: 'diagram', message: REASONS.diagram };
    return whyNot(this.position, read.value);
  }

  /** A move of the player, from the hand. */
  playMove(move: Move): boolean {
    return this.#move(move, 'play');
  }

  #move(move: Move, cause: 'play' | 'page' | 'hint'): boolean {
    if (this.#host.diagram || !this.control.move(move, cause)) return false;
    const { position } = this;
    if (position) this.control.autoMoves(autoMoves(position, this.#host.autoMove, move));
    return true;
  }

  // Solver

  get watching(): boolean {
    return this.#host.showVerdict && !this.#host.diagram;
  }
  get isConnected(): boolean {
    return this.#host.isConnected;
  }

  verdictChanged(known?: { readonly verdict: VerdictWord; readonly nodes: number }): void {
    if (known) this.control.events.send(() => new PatienceVerdictEvent(known));
    this.#host.sessionChanged();
  }

  /** Searches the position on the table. Nothing on it: unknown, as aborted. */
  solve(options: SolveOptions = {}): Promise<Answer> {
    const { position } = this;
    return position ? this.solver.solve(position, options) : Promise.resolve(ABORTED);
  }

  get inPlay(): boolean {
    return this.canPlay && this.control.status === 'playing';
  }
  playHint(move: Move): boolean {
    return this.#move(move, 'hint');
  }
  hintFound(move: Move | null, position: Position): void {
    const text = (s: Strings) => (move ? s.hinted(moveText(s, position, move)) : s.notices.noHint);
    this.#host.sessionChanged({ type: 'words', text });
  }
  /** The element has come into the page: goes on with what it was searching. */
  connected(): void {
    this.dealer.connected();
    this.solver.refresh();
    this.clock.hold(false);
  }

  /** The element has left the page: nothing goes on. */
  disconnected(): void {
    this.autoplay.stop();
    this.dealer.disconnected();
    this.solver.close();
    this.clock.hold(true);
    this.saves.pause();
  }

  /** Plays on by itself where that wins; the moves are one step. */
  finish(): boolean {
    const moves = this.canPlay && this.position ? winsByItself(this.position) : undefined;
    return moves !== undefined && this.control.autoMoves(moves, true);
  }

  /** Whether to offer that; looked at once a position, and not before half of the cards are up: it takes its time. */
  get canFinish(): boolean {
    const { position } = this;
    if (!position || !this.inPlay || this.control.score < 26) return false;
    if (this.#finish?.at !== position) this.#finish = { at: position, wins: winsByItself(position) !== undefined };
    return this.#finish.wins;
  }

  /** The cards that the last change put on another pile, and those that it turned up. */
  get lastChange(): Change {
    return this.#lastChange;
  }

  /** Carries out what the player asks for, unless the page forbids it; false where nothing was done. */
  readonly send = (action: Action): boolean => {
    const { noUndo, noDeal, noHints } = this.#host;
    switch (action.type) {
      case 'move':
        return this.hand.play(action.move);
      case 'undo':
        return !noUndo && this.control.undo();
      case 'redo':
        return !noUndo && this.control.redo();
      case 'go-to':
        return !noUndo && this.control.goTo(action.step);
      case 'restart':
        return !noUndo && this.dealer.restart();
      case 'previous-game':
        return !noDeal && this.dealer.previousGame();
      case 'finish':
        return this.finish();
      case 'deal':
        if (!noDeal) void this.dealer.deal();
        return !noDeal;
      case 'hint':
        if (!noHints) void this.adviser.hint();
        return !noHints && this.canPlay;
      case 'solve':
        if (!noHints) void this.adviser.showSolution();
        return !noHints && this.canPlay;
      case 'stop':
        return this.autoplay.stop() || this.dealer.stopFinding();
    }
  };

  view(): GameView {
    const { control } = this;
    return {
      game: this.game,
      variant: this.variant ?? 'standard',
      seed: control.game?.seed ?? null,
      position: this.position,
      base: this.position && rulesOf(this.position).start !== 'ace' ? this.position.base : null,
      legal: this.legal,
      score: control.score,
      moveCount: control.moveCount,
      stepCount: control.game?.line.length ?? 0,
      canUndo: control.canUndo && !this.#host.noUndo,
      canRedo: control.canRedo && !this.#host.noUndo,
      status: control.status,
      verdict: this.solver.verdict,
      verdictState: this.solver.state,
      finding: this.dealer.finding,
      showing: this.autoplay.what === 'hint',
      send: this.send,
    };
  }

  /** Tells page and visitor what was bad; what lies on the table stays. */
  report(problem: Problem): false {
    if (this.#early) {
      this.#early.push(problem);
      return false;
    }
    this.#problem = problem;
    const { code, message, where } = problem;
    this.control.events.send(() => new PatienceErrorEvent({ code, message, where }));
    this.#host.sessionChanged({ type: 'problem', problem });
    return false;
  }

  committed(commit: Commit): void {
    const { before, after, cause } = commit;
    if (cause === 'deal') this.#problem = undefined;
    this.hand.reset();
    this.adviser.committed();
    this.autoplay.committed(commit);
    this.solver.committed(commit);
    this.#lastChange = before && cause !== 'deal' ? changeOf(before, after) : NO_CHANGE;
    if (this.control.status !== 'playing') this.clock.stop();
    else if (cause !== 'deal') this.clock.start();
    this.saves.committed(cause);
    this.#host.sessionChanged({ type: 'commit', commit });
  }

  ending(): Ending {
    const { control, clock, record } = this;
    const { seed = null } = control.game ?? {};
    return { seed, variant: this.variant ?? 'standard', moveCount: control.moveCount, elapsed: clock.elapsed, record };
  }

  handChanged(news: HandNews | undefined): void {
    this.#host.sessionChanged(news && { type: 'hand', news });
  }

  dispatch(event: Event): boolean {
    return this.#host.dispatchEvent(event);
  }
}
