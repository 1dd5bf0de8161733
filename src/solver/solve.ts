/** The solver for pages and programs: a position in, a promise of what is known of it out. */
import type { Position } from '../engine/position.js';
import type { Answer, Limits } from './core/search.js';
import { searchInSlices } from './slices.js';

export interface SolveOptions extends Limits {
  /** Ends the search; the promise then resolves with `why: 'aborted'`. */
  readonly signal?: AbortSignal | undefined;
  /** Called some times a second with the number of positions looked at. */
  readonly onProgress?: ((nodes: number) => void) | undefined;
}

/** What a search is watched by: it tells how far it is, and asks whether to stop. */
export const watchOf =
  ({ signal, onProgress }: SolveOptions) =>
  (nodes: number): boolean => {
    if (nodes > 0) onProgress?.(nodes);
    return signal?.aborted ?? false;
  };

/**
 * Whether a position can be won, all cards known, from any position of any game. The same position and `nodeLimit` always
 * give the same answer. Works in the thread it is called in, in slices of some milliseconds.
 * @returns a promise that rejects only with a RangeError: for a diagram, an unknown game, a limit that is no number.
 */
export const solve = (position: Position, options: SolveOptions = {}): Promise<Answer> =>
  searchInSlices(position, options, watchOf(options));
