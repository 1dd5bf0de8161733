/** The engine against naive referees that were written from the rules' text and share no code with it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { deal, isStuck, legalMoves, makeCard, makeMove, play, scoreOf, type Position } from '../../src/engine.js';
import { deckOf } from '../../src/engine/random.js';
import { ORACLES, score, stuck, type Oracle, type Table } from '../oracles/index.js';
import { choose } from '../support/arbitraries.js';
import { movesOf } from '../support/diagram.js';
import { EVERYWHERE, tableOf, type Where } from '../support/fixtures.js';

function agree(oracle: Oracle, { variant }: Where, position: Position, table: Table): void {
  assert.deepEqual(tableOf(position), table);
  assert.deepEqual(movesOf(position), oracle.legal(variant, table));
  assert.equal(scoreOf(position), score(table));
  assert.equal(isStuck(position), stuck(oracle, variant, table));
}

/** Plays both at once; says whether they agreed all the way. */
function playBoth(where: Where, seed: string, choices: readonly number[]): void {
  const oracle = ORACLES[where.game];
  let position = deal({ ...where, seed });
  let table = oracle.deal(
    where.variant,
    deckOf(seed).map((card) => makeCard(card)),
  );
  for (const choice of choices) {
    agree(oracle, where, position, table);
    const move = choose(legalMoves(position), choice);
    if (!move) return;
    position = play(position, move);
    table = oracle.play(where.variant, table, makeMove(move));
  }
  agree(oracle, where, position, table);
}

describe('engine and naive referee allow the same moves, with the same outcome', () => {
  for (const where of EVERYWHERE)
    test(`${where.game}/${where.variant}`, () => {
      fc.assert(
        fc.property(
          fc.nat(99999).map(String),
          fc.array(fc.nat(9999), { minLength: 30, maxLength: 60, size: 'max' }),
          (seed, choices) => playBoth(where, seed, choices),
        ),
        { numRuns: 8 },
      );
    });
});

test('the referees know the same variants', () => {
  for (const [game, { variants }] of Object.entries(ORACLES))
    assert.deepEqual(
      EVERYWHERE.filter((where) => where.game === game).map(({ variant }) => variant),
      variants,
    );
});
