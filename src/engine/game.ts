/** A game: a start, the steps played from it, and where on that line the table stands. Immutable. */
import type { Move, Position } from './position.js';
import { play } from './play.js';

/** One step of undo: the player's move with the automatic moves that followed it. */
export interface Step {
  readonly moves: readonly Move[];
  readonly comment?: string;
}

interface PlayedStep extends Step {
  /** The position after the step. */
  readonly after: Position;
}

export interface Game {
  /** The seed of the deal; null for a position that was loaded. */
  readonly seed: string | null;
  readonly start: Position;
  /** A comment on the start, before the first step. */
  readonly comment?: string;
  /** All steps of the line, the undone ones too. */
  readonly line: readonly PlayedStep[];
  /** How many steps of the line are played. */
  readonly cursor: number;
}

export const startGame = (start: Position, seed: string | null = null): Game => ({ seed, start, line: [], cursor: 0 });

/** The position after `step` steps; the start for 0. */
export const positionAt = (game: Game, step: number): Position => game.line[step - 1]?.after ?? game.start;

/** The position on the table. */
export const positionOf = (game: Game): Position => positionAt(game, game.cursor);

/**
 * The game with one more step; undone steps are given up.
 * @throws RangeError where a move of the step is not legal.
 */
export function playOn(game: Game, step: Step): Game {
  const after = step.moves.reduce(play, positionOf(game));
  return { ...game, line: [...game.line.slice(0, game.cursor), { ...step, after }], cursor: game.cursor + 1 };
}

/** The game with an automatic move added to its last played step. */
export function playAlong(game: Game, move: Move): Game {
  const last = game.line[game.cursor - 1];
  if (!last) return playOn(game, { moves: [move] });
  const step = { ...last, moves: [...last.moves, move], after: play(last.after, move) };
  return { ...game, line: [...game.line.slice(0, game.cursor - 1), step] };
}

/** The game at another step of its line; the number is held within the line. */
export const goTo = (game: Game, step: number): Game => ({
  ...game,
  cursor: Math.min(Math.max(0, Math.trunc(step)), game.line.length),
});
