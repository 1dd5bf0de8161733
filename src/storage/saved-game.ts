/**
 * A game as a stored text: one line of facts, then the record of the whole line, the undone steps too.
 *
 *     patience-elements 1 k3j9x2
 *     1dq3f5z 83500 12 10
 *     yukon/standard; seed: blog-42; moves: t3>t7 …
 *
 * The facts: what the page asked for, milliseconds played, the step where the table stands, two flags.
 */
import { goTo, type Game } from '../engine/game.js';
import type { Result } from '../engine/result.js';
import type { GameId } from '../games/index.js';
import { makeRecord } from '../notation/record.js';
import { parseGame, recordOf } from '../notation/replay.js';
import { seal, unseal, type SaveError } from './sealed.js';

export interface SavedGame {
  /** A sum of what the page asked for: the game fits only where it still asks for the same. */
  readonly source: string;
  readonly game: Game;
  /** Milliseconds played. */
  readonly elapsed: number;
  /** Somebody has made a move in it: to leave it is to give it up. */
  readonly touched: boolean;
  /** Its win has been told. */
  readonly told: boolean;
}

const SAVED = /^(\w+) (\d{1,15}) (\d{1,9}) ([01])([01])\n([^]+)$/;

export const makeSaved = ({ source, game, elapsed, touched, told }: SavedGame): string =>
  seal(`${source} ${elapsed} ${game.cursor} ${+touched}${+told}\n${makeRecord(recordOf(game, game.line.length))}`);

/** The game of a text. It is played through by the rules: all of it is sound, or it is an error. */
export const parseSaved = (text: string, id: GameId): Result<SavedGame, SaveError> =>
  unseal(text, (body) => {
    const [, source = '', elapsed, step, touched, told, record = ''] = SAVED.exec(body) ?? [];
    const game = parseGame(record, { game: id });
    if (!game.ok || Number(step) > game.value.line.length) return undefined;
    const facts = { elapsed: Number(elapsed), touched: touched === '1', told: told === '1' };
    return { source, game: goTo(game.value, Number(step)), ...facts };
  });
