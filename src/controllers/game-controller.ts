/**
 * The one door to the engine: it owns the game on the table. Every change goes through `commit`, which is the only place
 * where the field changes; context, saving, solver and events hang on it.
 */
import { legalMoves } from '../engine/generate.js';
import { goTo, playAlong, playOn, positionOf, type Game } from '../engine/game.js';
import { isStuck, isWon, scoreOf } from '../engine/outcome.js';
import { changeOf } from '../engine/play.js';
import type { Move, Position } from '../engine/position.js';
import { whyNot } from '../engine/referee.js';
import type { Status } from '../context/game-context.js';
import { EventQueue } from './event-queue.js';
import {
  PatienceBeforeMoveEvent,
  PatienceDealEvent,
  PatienceMoveEvent,
  PatienceStuckEvent,
  PatienceWinEvent,
  type Cause,
  type Ending,
} from './events.js';

/** One change of the game, as told to the rest of the element before any event is sent. */
export interface Commit {
  readonly cause: Cause | 'deal';
  readonly before: Position | null;
  readonly after: Position;
  /** The move played or taken back; absent for a deal. */
  readonly move?: Move;
  /** All moves between the two positions, the earlier one first; absent for a deal. */
  readonly moves?: readonly Move[];
}

/** What the controller needs of the element around it. */
export interface Table {
  /** Sends an event from the element; false where a listener cancelled it. */
  dispatch(event: Event): boolean;
  /** Called after the state has changed and before its events are sent. */
  committed(commit: Commit): void;
  /** What a finished game came to. */
  ending(): Ending;
}

/** What is known of the position on the table; worked out once per position. */
interface Facts {
  readonly position: Position;
  readonly legal: readonly Move[];
  readonly score: number;
  readonly status: Status;
}

const factsOf = (position: Position): Facts => ({
  position,
  legal: legalMoves(position),
  score: scoreOf(position),
  status: isWon(position) ? 'won' : isStuck(position) ? 'stuck' : 'playing',
});

export class GameController {
  readonly events: EventQueue;
  readonly #table: Table;
  #game: Game | undefined;
  #facts: Facts | undefined;
  #previous: { readonly game: Game; readonly winTold: boolean } | undefined;
  /** The win of this deal has been told. */
  #winTold = false;
  /** How many steps of the line were not played here but came with a record: going along them wins nothing. */
  #recorded = 0;

  constructor(table: Table) {
    this.#table = table;
    this.events = new EventQueue((event) => table.dispatch(event));
  }

  /** The game on the table; undefined before the first one. */
  get game(): Game | undefined {
    return this.#game;
  }
  get position(): Position | null {
    return this.#facts?.position ?? null;
  }
  get legal(): readonly Move[] {
    return this.#facts?.legal ?? [];
  }
  get score(): number {
    return this.#facts?.score ?? 0;
  }
  get status(): Status {
    return this.#facts?.status ?? 'playing';
  }
  get moveCount(): number {
    return this.#game?.cursor ?? 0;
  }
  get canUndo(): boolean {
    return this.moveCount > 0;
  }
  get canRedo(): boolean {
    return this.moveCount < (this.#game?.line.length ?? 0);
  }
  get hasPrevious(): boolean {
    return this.#previous !== undefined;
  }

  /** Whether the win of this deal has been told. */
  get winTold(): boolean {
    return this.#winTold;
  }

  /** Lays a new game on the table; one with moves that lay there can be brought back. */
  lay(game: Game, winTold = isWon(positionOf(game))): void {
    if (this.#game?.line.length) this.#previous = { game: this.#game, winTold: this.#winTold };
    this.#winTold = winTold;
    this.#recorded = game.line.length;
    this.#commit(game, { cause: 'deal', before: this.position, after: positionOf(game) });
  }

  /** Brings back the game that the last deal replaced. */
  previousGame(): boolean {
    const [previous, game] = [this.#previous, this.#game];
    if (!previous || !game) return false;
    const replaced = { game, winTold: this.#winTold };
    this.lay(previous.game, previous.winTold);
    this.#previous = replaced;
    return true;
  }

  /** Plays a move as a new step; false where it is illegal or was cancelled. */
  move(move: Move, cause: 'play' | 'page' | 'hint'): boolean {
    const game = this.#game;
    if (!game || whyNot(positionOf(game), move)) return false;
    const asked = this.events.ask(new PatienceBeforeMoveEvent({ move, cause }, true));
    // A listener that changed the game has made this move one of another position.
    if (!asked || this.#game !== game) return false;
    return this.#played(playOn(game, { moves: [move] }), move, cause);
  }

  /** Plays moves of the game itself: into the last step, or as a step of their own. Stops where a listener interferes. */
  autoMoves(moves: readonly Move[], ownStep = false): boolean {
    let own = ownStep;
    for (const move of moves) {
      const game = this.#game;
      if (!game || whyNot(positionOf(game), move)) return false;
      const next = own ? playOn(game, { moves: [move] }) : playAlong(game, move);
      own = false;
      this.#played(next, move, 'auto');
      if (this.#game !== next) return false;
    }
    return true;
  }

  undo(): boolean {
    return this.#step(-1);
  }
  redo(): boolean {
    return this.#step(1);
  }

  /** Goes along the line, one event a step; false where nothing changed. */
  goTo(step: number): boolean {
    if (!this.#game || !Number.isFinite(step)) return false;
    const { cursor: goal } = goTo(this.#game, step);
    let changed = false;
    while (this.#game.cursor !== goal) {
      const by = this.#game.cursor < goal ? 1 : -1;
      const expected = this.#game.cursor + by;
      changed = this.#step(by);
      if (!changed || this.#game.cursor !== expected) break;
    }
    return changed;
  }

  #step(by: 1 | -1): boolean {
    const game = this.#game;
    if (!game) return false;
    const next = goTo(game, game.cursor + by);
    if (next.cursor === game.cursor) return false;
    const moves = game.line[Math.min(game.cursor, next.cursor)]?.moves ?? [];
    // The player's move: those of the game itself belong to its step.
    const [move] = moves;
    return move !== undefined && this.#played(next, move, by < 0 ? 'undo' : 'redo', moves);
  }

  #played(next: Game, move: Move, cause: Cause, moves: readonly Move[] = [move]): true {
    this.#commit(next, { cause, before: this.position, after: positionOf(next), move, moves });
    return true;
  }

  #commit(next: Game, commit: Commit): void {
    const wasStuck = this.status === 'stuck' && commit.cause !== 'deal';
    this.#game = next;
    this.#facts = factsOf(commit.after);
    this.#table.committed(commit);
    const { move, before, after, cause } = commit;
    const { score, moveCount, status } = this;
    if (cause === 'deal') {
      this.events.send(() => new PatienceDealEvent({ seed: next.seed, variant: after.variant, position: after }));
    } else if (move && before) {
      const change = changeOf(before, after);
      this.events.send(() => new PatienceMoveEvent({ move, ...change, cause, score, moveCount }));
    }
    if (status === 'stuck' && !wasStuck) this.#tellEnding(next, (ending) => new PatienceStuckEvent(ending));
    if (!['deal', 'undo', 'redo'].includes(cause)) this.#recorded = Math.min(this.#recorded, moveCount - 1);
    if (status === 'won' && moveCount > this.#recorded) {
      this.#tellEnding(next, (ending) => {
        if (this.#winTold) return undefined;
        this.#winTold = true;
        return new PatienceWinEvent(ending);
      });
    }
  }

  /** An ending that a listener has already undone is not told. */
  #tellEnding(game: Game, make: (ending: Ending) => Event | undefined): void {
    this.events.send(() => (this.#game === game ? make(this.#table.ending()) : undefined));
  }
}
