/** Recorded games played through by the rules. */
import { positionOf, type Game, type Step } from '../engine/game.js';
import { isWon, scoreOf } from '../engine/outcome.js';
import { play } from '../engine/play.js';
import type { Move, Position } from '../engine/position.js';
import { whyNot } from '../engine/referee.js';
import { ok, type Result } from '../engine/result.js';
import type { NotationError } from './errors.js';
import { makeMove } from './moves.js';
import { readText } from './reader.js';
import { makeRecord, readRecord, type GameRecord, type RecordOptions } from './record.js';

/** The game of a record's text, at its end; an illegal move is an error at its place, the reason its code. */
export const parseGame = (text: string, options?: RecordOptions): Result<Game, NotationError> =>
  readText(text, (reader) => {
    const places: number[] = [];
    const { start, seed = null, comment, steps } = readRecord(reader, options, places);
    let after = start;
    let played = 0;
    const line = steps.map((step) => {
      for (const move of step.moves) {
        const reason = whyNot(after, move);
        if (reason) reader.refuse(reason.code, places[played], makeMove(move));
        played++;
        after = play(after, move);
      }
      return { ...step, after };
    });
    return { seed, start, ...(comment !== undefined && { comment }), line, cursor: line.length };
  });

/** The game of a record; the place of an illegal move is that in the record's canonical text. */
export const replayRecord = (record: GameRecord): Result<Game, NotationError> => parseGame(makeRecord(record));

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
  /** The player's steps: those of the record, and each move within them that no game makes by itself. */
  readonly steps: number;
}

/** Those of a step's moves that are the player's: the first, and each that no game makes by itself. */
const byHand = ({ moves }: Step): readonly Move[] => moves.filter(({ to }, i) => !i || !/[fsw]/.test(to));

/** Plays a record's text through; an error is in its grammar, in its start or in the first move that is not legal. */
export function verifyRecord(text: string): Result<Verified, NotationError> {
  const game = parseGame(text);
  if (!game.ok) return game;
  const position = positionOf(game.value);
  const steps = game.value.line.flatMap(byHand).length;
  return ok({ position, score: scoreOf(position), won: isWon(position), steps });
}
