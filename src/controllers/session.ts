/**
 * Everything that goes on at one table: the game, the clock, the hand, and what follows a move by itself. The element
 * shows it and hands attributes, keys and pointers in; a page's calls and a player's actions meet here.
 */
import type { Action, GameView } from '../context/game-context.js';
import { startGame, type Game } from '../engine/game.js';
import { pileIdsOf, pileOf, rulesOf, tableauIndex, type Move, type PileId, type Position } from '../engine/position.js';
import { fail, ok, type Result } from '../engine/result.js';
import { REASONS, type Reason } from '../engine/reasons.js';
import { whyNot } from '../engine/referee.js';
import type { Card } from '../engine/card.js';
import { changeOf } from '../engine/play.js';
import type { GameId } from '../games/index.js';
import { parseMove } from '../notation/moves.js';
import type { Strings } from '../locale/strings.js';
import { makeRecord } from '../notation/record.js';
import { autoMoves, winsByItself, type AutoMove } from './auto-move.js';
import { Clock } from './clock.js';
import { PatienceErrorEvent, type Ending } from './events.js';
import { GameController, type Commit, type Table } from './game-controller.js';
import { Hand, type HandNews, type HandTable, type Held } from './hand.js';
import {
  chooseStart,
  localDate,
  readTable,
  readVariant,
  startOf,
  type Problem,
  type Start,
  type Wanted,
} from './start.js';

/** What the element around a session tells it, and is told. */
export interface SessionHost extends EventTarget {
  readonly autoMove: AutoMove;
  readonly diagram: boolean;
  readonly noUndo: boolean;
  readonly noHints: boolean;
  readonly noDeal: boolean;
  /** Something that is shown has changed; `spoken` says what of it is to be said. */
  sessionChanged(spoken?: Spoken): void;
}

/** What the live region has to say: a change of the game, of the hand, or that something went wrong. */
export type Spoken =
  | { readonly type: 'commit'; readonly commit: Commit }
  | { readonly type: 'hand'; readonly news: HandNews }
  | { readonly type: 'problem'; readonly problem: Problem }
  | { readonly type: 'words'; readonly text: (s: Strings) => string };

/** What `deal()` may be given; the rest is as the attributes say, but the seed, which is then a new one. */
export interface DealRequest {
  readonly seed?: string | undefined;
  readonly variant?: string | undefined;
  readonly winnable?: boolean | undefined;
}

/** The record of a game up to its present step. */
function recordOf({ seed, start, comment, line, cursor }: Game) {
  const steps = line.slice(0, cursor).map(({ after: _, ...step }) => step);
  const { game, variant } = start;
  return { game, variant, start, steps, ...(seed !== null && { seed }), ...(comment !== undefined && { comment }) };
}

/** A move as a text or as a value of a page, whose fields are not trusted. */
function readMove(value: unknown): Result<Move, Problem> {
  if (typeof value === 'object' && value !== null && 'from' in value && 'to' in value) {
    const { from, to } = value;
    const count = 'count' in value ? value.count : 1;
    if (typeof from === 'string' && typeof to === 'string' && typeof count === 'number') return ok({ from, count, to });
  }
  const parsed = parseMove(value as string);
  if (parsed.ok) return parsed;
  const { code, message, line, column } = parsed.error;
  return fail({ code, message, where: `move ${String(line)}:${String(column)}` });
}

export class Session implements Table, HandTable {
  readonly game: GameId;
  readonly control: GameController;
  readonly hand: Hand;
  readonly clock = new Clock();
  readonly #host: SessionHost;
  #wanted: Wanted | undefined;
  /** Cards that the last change put on another pile. */
  #lastMoved: ReadonlySet<Card> = new Set();
  /** What is wrong with what the page asked for; shown on the board until the next deal. */
  #problem: Problem | undefined;

  constructor(game: GameId, host: SessionHost) {
    this.game = game;
    this.#host = host;
    this.control = new GameController(this);
    this.hand = new Hand(this);
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
    const { game } = this.control;
    return game ? makeRecord(recordOf(game)) : '';
  }

  /** Lays the first game: the first of what the page asks for that can be played. */
  begin(wanted: Wanted): void {
    this.#wanted = wanted;
    const { start, problems } = chooseStart(this.game, wanted, localDate(new Date()));
    this.#lay(start);
    for (const problem of problems) this.report(problem);
  }

  /** Follows a change of the attributes: the one changed last counts, and a bad one changes nothing. */
  follow(wanted: Wanted, changed: keyof Wanted): void {
    this.#wanted = wanted;
    const { problem } = readVariant(this.game, wanted.variant);
    if (changed === 'cursor' && wanted.record !== null) this.control.goTo(wanted.cursor ?? Infinity);
    else if (changed === 'position' || changed === 'record' || changed === 'script') this.#followText(wanted, changed);
    else if (problem) this.report(problem);
    else
      this.#lay(
        chooseStart(this.game, { ...wanted, position: null, record: null, script: null }, localDate(new Date())).start,
      );
  }

  #followText(wanted: Wanted, changed: 'position' | 'record' | 'script'): void {
    if (wanted[changed] === null) return;
    const read = readTable(this.game, wanted[changed], changed, wanted);
    if (read.ok) this.#lay({ kind: 'game', game: read.value });
    else this.report(read.error);
  }

  /** A new deal; false where the variant is unknown. */
  deal({ seed, variant, winnable }: DealRequest = {}): boolean {
    const wanted = this.#wanted;
    if (!wanted) return false;
    const read = readVariant(this.game, variant ?? wanted.variant);
    if (read.problem && variant !== undefined) return this.report(read.problem);
    this.#lay(startOf(this.game, read.variant, seed ?? null, winnable ?? wanted.winnable));
    return true;
  }

  restart(): boolean {
    const { game } = this.control;
    if (!game) return false;
    this.#lay({ kind: 'game', game: startGame(game.start, game.seed) });
    return true;
  }

  previousGame(): boolean {
    return this.control.previousGame();
  }

  /** Reads a position or a record and lays it; what is bad is reported and returned. */
  load(text: unknown): ReturnType<typeof readTable> {
    const read = readTable(this.game, text, 'load', { diagram: this.#host.diagram });
    if (read.ok) this.#lay({ kind: 'game', game: read.value });
    else this.report(read.error);
    return read;
  }

  #lay(start: Start): void {
    this.#problem = undefined;
    if (start.kind === 'game') this.#layGame(start.game);
  }

  #layGame(game: Game): void {
    this.clock.reset();
    this.control.lay(game);
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

  /** Plays on by itself where that wins; the moves are one step. */
  finish(): boolean {
    const moves = this.canPlay && this.position ? winsByItself(this.position) : undefined;
    return moves !== undefined && this.control.autoMoves(moves, true);
  }

  get canFinish(): boolean {
    return this.canPlay && this.position !== null && winsByItself(this.position) !== undefined;
  }

  /** The cards that begin a legal move, by pile and index. */
  get movable(): ReadonlySet<number> {
    const { position } = this;
    const cards = this.legal
      .filter(({ from, to }) => from !== 's' && to !== 's')
      .flatMap(({ from, count }) => {
        const pile = position ? pileOf(position, from).cards : [];
        return pile.filter((_, i) => pile.length - i === count || this.hand.countAt(from, i) === count);
      });
    return new Set(cards);
  }

  get lastMoved(): ReadonlySet<Card> {
    return this.#lastMoved;
  }

  /** The top cards of a pile, the lowest first. */
  topCards({ from, count }: Held): readonly Card[] {
    const pile = this.position ? pileOf(this.position, from).cards : [];
    return pile.slice(Math.max(0, pile.length - count));
  }

  /** The piles on which a click alone does something. */
  get active(): readonly PileId[] {
    return this.legal.some(({ from, to }) => from === 's' || to === 's') ? ['s'] : [];
  }

  /** The empty piles that no card will ever be put on again. */
  get dead(): readonly PileId[] {
    const { position } = this;
    if (!position) return [];
    const rules = rulesOf(position);
    const never = (id: PileId) => id.startsWith('r') || rules.tableau.piles[tableauIndex(id)]?.fill === 'none';
    return pileIdsOf(rules).filter((id) => !/^[fsw]/.test(id) && never(id) && pileOf(position, id).cards.length === 0);
  }

  /** Carries out what the player asks for, unless the page forbids it; false where nothing was done. */
  readonly send = (action: Action): boolean => {
    const { noUndo, noDeal } = this.#host;
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
        return !noUndo && this.restart();
      case 'previous-game':
        return !noDeal && this.previousGame();
      case 'finish':
        return this.finish();
      case 'deal':
        return !noDeal && this.deal();
      case 'hint':
        return false;
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
      verdict: 'unknown',
      verdictState: 'idle',
      send: this.send,
    };
  }

  /** Tells page and visitor what was bad; what lies on the table stays. */
  report(problem: Problem): false {
    this.#problem = problem;
    const { code, message, where } = problem;
    this.control.events.send(() => new PatienceErrorEvent(code, message, where));
    this.#host.sessionChanged({ type: 'problem', problem });
    return false;
  }

  committed(commit: Commit): void {
    const { before, after, cause } = commit;
    this.hand.reset();
    this.#lastMoved = new Set(before && cause !== 'deal' ? changeOf(before, after).cards : []);
    if (this.control.status !== 'playing') this.clock.stop();
    else if (cause !== 'deal') this.clock.start();
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
