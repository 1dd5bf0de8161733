/** Advice from the solver: a hint that leads on, and the solution shown move by move. */
import type { Move, Position } from '../engine/position.js';
import { bestMove } from '../solver/hint.js';
import type { Autoplay } from './autoplay.js';
import type { SolverController } from './solver-controller.js';

/** How long a hint and a solution may take, in milliseconds. */
const HINT_TIME = 2000;
const SOLVE_TIME = 10_000;

/** What the adviser needs of the session. */
export interface AdviserTable {
  readonly position: Position | null;
  /** The game goes on and the page lets it be played. */
  readonly inPlay: boolean;
  /** Plays a move of the solution; false where it was cancelled. */
  playHint(move: Move): boolean;
  /** There is a hint; null: there is none to be given. */
  hintFound(move: Move | null, position: Position): void;
}

export class Adviser {
  readonly #table: AdviserTable;
  readonly #solver: SolverController;
  readonly #autoplay: Autoplay;
  #hinted: Move | null = null;

  constructor(table: AdviserTable, solver: SolverController, autoplay: Autoplay) {
    this.#table = table;
    this.#solver = solver;
    this.#autoplay = autoplay;
  }

  /** The move that the last hint points at, until something changes. */
  get hinted(): Move | null {
    return this.#hinted;
  }

  /** The game has changed: a hint is no longer one. */
  committed(): void {
    this.#hinted = null;
  }

  /** The winning line from the position on the table, searched where it is not known. */
  async #lineWithin(timeLimit: number, signal?: AbortSignal): Promise<Position | null> {
    const { position, inPlay } = this.#table;
    if (!position || !inPlay) return null;
    if (!this.#solver.line) await this.#solver.solve(position, { timeLimit, ...(signal && { signal }) });
    // The game may have gone on meanwhile.
    return position === this.#table.position && !signal?.aborted ? position : null;
  }

  /** A move that leads on, shown on the board; null where there is none, or where the game went on meanwhile. */
  async hint(): Promise<Move | null> {
    const position = await this.#lineWithin(HINT_TIME);
    if (!position) return null;
    this.#hinted = this.#solver.line?.[0] ?? bestMove(position) ?? null;
    this.#table.hintFound(this.#hinted, position);
    return this.#hinted;
  }

  /** Plays the solution move by move, if one is found; it can be stopped, and played on from, at any step. */
  async showSolution(signal?: AbortSignal): Promise<boolean> {
    const position = await this.#lineWithin(SOLVE_TIME, signal);
    if (!position || !this.#solver.line) return false;
    this.#autoplay.start('hint', () => {
      const [next] = this.#solver.line ?? [];
      return next !== undefined && this.#table.playHint(next);
    });
    return true;
  }
}
