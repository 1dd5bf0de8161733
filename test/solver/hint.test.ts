import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deal } from '../../src/engine/deal.js';
import { play } from '../../src/engine/play.js';
import type { Position } from '../../src/engine/position.js';
import { bestMove } from '../../src/solver/hint.js';
import { EVERYWHERE } from '../support/fixtures.js';

/** Follows hints until there is none. */
function follow(start: Position): Position[] {
  const met = [start];
  for (let move = bestMove(start); move; move = bestMove(met.at(-1)!)) met.push(play(met.at(-1)!, move));
  return met;
}

describe('hints without a winning line', () => {
  for (const { game, variant } of EVERYWHERE)
    it(`lead on and never round in ${game}/${variant}`, () => {
      let hints = 0;
      for (let i = 0; i < 3; i++) {
        const met = follow(deal({ game, variant, seed: `hint-${i}` }));
        assert.equal(new Set(met.map((position) => JSON.stringify(position))).size, met.length);
        hints += met.length - 1;
      }
      assert.ok(hints > 0);
    });

  it('are the first move of a line that is known', () => {
    const position = deal({ game: 'yukon', seed: 'hint' });
    const line = [{ from: 't1', count: 1, to: 't2' }];
    assert.equal(bestMove(position, line), line[0]);
  });

  it('point at the stock where only that is left, and at nothing where nothing is', () => {
    const stock = deal({ game: 'glenwood', seed: 'hint' });
    const met = follow(stock);
    assert.ok(met.length > 36);
    const diagram = { ...stock, diagram: true as const };
    assert.equal(bestMove(diagram), undefined);
  });
});
