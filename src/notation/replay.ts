/** Recorded games played through by the rules. */
import type { Game } from '../engine/game.js';
import { positionOf, startGame } from '../engine/game.js';
import { isWon, scoreOf } from '../engine/outcome.js';
import { play } from '../engine/play.js';
import type { Position } from '../engine/position.js';
import { whyNot } from '../engine/referee.js';
import { fail, ok, type Result } from '../engine/result.js';
import { errorOf, type NotationError } from './errors.js';
import { makeMove } from './moves.js';
import { parseRecord, placeOfMove, type GameRecord } from './record.js';

/** The game that was recorded, at its end; or the first move that is not legal, its place and the reason. */
export function replayRecord({ start, seed, comment, steps }: GameRecord): Result<Game, NotationError> {
  let after = start;
  const line: Game['line'][number][] = [];
  for (const step of steps) {
    for (const move of step.moves) {
      const reason = whyNot(after, move);
      if (reason) return fail(errorOf(reason.code, reason.message, placeOfMove(move), makeMove(move)));
      after = play(after, move);
    }
    line.push({ ...step, after });
  }
  const game = { ...startGame(start, seed), line, cursor: line.length };
  return ok(comment === undefined ? game : { ...game, comment });
}

/** The played part of a game, up to the step where it stands or any other. */
export const recordOf = ({ start, seed, comment, line, cursor }: Game, end = cursor): GameRecord => ({
  game: start.game,
  variant: start.variant,
  ...(seed !== null && { seed }),
  start,
  ...(comment !== undefined && { comment }),
  steps: line
    .slice(0, end)
    .map(({ moves, comment: said }) => (said === undefined ? { moves } : { moves, comment: said })),
});

/** What a recorded game came to. */
export interface Verified {
  readonly position: Position;
  readonly score: number;
  readonly won: boolean;
  readonly steps: number;
}

/** Plays a record's text through; an error is in its grammar, in its start or in the first move that is not legal. */
export function verifyRecord(text: string): Result<Verified, NotationError> {
  const record = parseRecord(text);
  if (!record.ok) return record;
  const game = replayRecord(record.value);
  if (!game.ok) return game;
  const position = positionOf(game.value);
  return ok({ position, score: scoreOf(position), won: isWon(position), steps: record.value.steps.length });
}
