/** Lines that win, to be played by whoever a test is about. */
import assert from 'node:assert/strict';
import { dealFrom, play, type Move, type Position } from '../../src/engine.js';
import type { GameId } from '../../src/games/index.js';
import { recordedGames } from './fixtures.js';
import { readMove } from './players.js';

/** A move of a line, and the position in which it is made. */
export interface LineStep {
  readonly before: Position;
  readonly move: Move;
}

/** The shortest recorded win of a game, or only its last moves. */
export function winOf(game: GameId, last = Infinity): readonly LineStep[] {
  const [recorded] = recordedGames()
    .filter((one) => one.game === game && one.end.won)
    .sort((a, b) => a.steps.length - b.steps.length);
  assert.ok(recorded);
  const dealt = dealFrom(recorded);
  assert.ok(dealt.ok);
  let position: Position = dealt.value;
  const line = recorded.steps.map((step): LineStep => {
    const [before, move] = [position, readMove(step.split(':')[0]!)];
    position = play(position, move);
    return { before, move };
  });
  return line.slice(-last);
}
