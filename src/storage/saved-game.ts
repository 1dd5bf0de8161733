/**
 * A game as a stored text: one line of facts, then the record of the whole line, the undone steps too.
 *
 *     patience-elements 1 k3j9x2
 *     1dq3f5z 83500 12 100
 *     yukon/standard; seed: blog-42; moves: t3>t7 …
 *
 * The facts: what the page asked for, milliseconds played, the step where the table stands, three flags.
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
  /** The page has laid it with moves, to be gone through. */
  readonly recorded: boolean;
}

const SAVED = /^(\w+) (\d{1,15}) (\d{1,9}) ([01])([01])([01])\n([^]+)$/;

export function makeSaved({ source, game, elapsed, touched, told, recorded }: SavedGame): string {
  const flags = [touched, told, recorded].map(Number).join('');
  return seal(`${source} ${elapsed} ${game.cursor} ${flags}\n${makeRecord(recordOf(game, game.line.length))}`);
}

/** The game of a text. It is played through by the rules: all of it is sound, or it is an error. */
export const parseSaved = (text: string, id: GameId): Result<SavedGame, SaveError> =>
  unseal(text, (body) => {
    const [, source = '', elapsed, step, touched, told, recorded, record = ''] = SAVED.exec(body) ?? [];
    const game = parseGame(record, { game: id });
    if (!game.ok || Number(step) > game.value.line.length) return undefined;
    const flags = { touched: touched === '1', told: told === '1', recorded: recorded === '1' };
    return { source, game: goTo(game.value, Number(step)), elapsed: Number(elapsed), ...flags };
  });
