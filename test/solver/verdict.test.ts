/** Verdicts against a plain search that tries everything, and lines against the engine. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isWon } from '../../src/engine/outcome.js';
import { play } from '../../src/engine/play.js';
import type { Position } from '../../src/engine/position.js';
import { advance, startSearch, type Answer } from '../../src/solver/core/search.js';
import { EVERYWHERE } from '../support/fixtures.js';
import { endgame, plainSearch, randomFrom } from './endgames.js';

/** Endgames of each variant; many more with `SOLVER_ENDGAMES=5000`. */
const ENDGAMES = Number(process.env['SOLVER_ENDGAMES'] ?? 25);
const FIRST = Number(process.env['SOLVER_FIRST'] ?? 0);

function verdictOf(position: Position): Answer {
  const answer = advance(startSearch(position), Infinity);
  assert.ok(answer);
  if (answer.verdict === 'winnable') assert.ok(isWon(answer.moves.reduce(play, position)));
  return answer;
}

describe('verdicts', () => {
  for (const { game, variant } of EVERYWHERE)
    it(`are those of a plain search in ${game}/${variant}`, () => {
      let compared = 0;
      for (let seed = FIRST; seed < FIRST + ENDGAMES; seed++) {
        const random = randomFrom(seed);
        const position = endgame(game, variant, 6 + random(8), random);
        const winnable = plainSearch(position, 2000);
        if (winnable === undefined) continue;
        compared++;
        const { verdict } = verdictOf(position);
        assert.equal(verdict, winnable ? 'winnable' : 'unwinnable', `seed ${seed}: ${JSON.stringify(position)}`);
      }
      assert.ok(compared > ENDGAMES / 2);
    });
});
