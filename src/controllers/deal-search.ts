/** The search for a deal that can be won. What lies on the table stays until it is found. */
import { deal } from '../engine/deal.js';
import type { GameId } from '../games/index.js';
import { findWinnable, type WinnableDeal } from '../solver/winnable.js';
import type { SolverController } from './solver-controller.js';

/** What is searched: the first winnable deal from a seed on. */
export interface DealWanted {
  readonly seed: string;
  readonly variant: string;
}

export class DealSearch {
  readonly #game: GameId;
  readonly #solver: SolverController;
  #running: AbortController | undefined;

  constructor(game: GameId, solver: SolverController) {
    this.#game = game;
    this.#solver = solver;
  }

  /**
   * Searches, and gives up what was searched before.
   * @returns the deal; `none` after all tries; undefined where the search was given up.
   */
  async find(wanted: DealWanted): Promise<WinnableDeal | 'none' | undefined> {
    this.stop();
    const running = new AbortController();
    this.#running = running;
    const { signal } = running;
    const { variant } = wanted;
    const dealt = (seed: string) => deal({ game: this.#game, variant, seed });
    const found = await findWinnable(wanted.seed, dealt, { signal, solve: (...asked) => this.#solver.solve(...asked) });
    if (this.#running !== running) return undefined;
    this.#running = undefined;
    return found ?? 'none';
  }

  stop(): void {
    this.#running?.abort();
    this.#running = undefined;
  }
}
