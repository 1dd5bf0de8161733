/** What holds of every position that can be reached in every game. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  isStuck,
  isWon,
  legalMoves,
  makeMove,
  play,
  scoreOf,
  whyNot,
  type Move,
  type Position,
} from '../../src/engine.js';
import { changeOf } from '../../src/engine/play.js';
import { pileIdsOf, rulesOf, samePosition } from '../../src/engine/position.js';
import { REASONS } from '../../src/engine/reasons.js';
import { tableFrom } from '../support/diagram.js';
import { walks } from '../support/arbitraries.js';

const always = (holds: (position: Position) => void, numRuns = 60, length = 60): void => {
  fc.assert(
    fc.property(walks(length), ({ position }) => holds(position)),
    { numRuns },
  );
};

/** Every move that can be written down, and some that cannot. */
function* conceivable(position: Position): Generator<Move> {
  const ids = [...pileIdsOf(rulesOf(position)), 't19', 'x', ''];
  for (const from of ids)
    for (const to of ids)
      for (let count = -1; count <= (position.piles[from]?.cards.length ?? 0) + 1; count++) yield { from, count, to };
}

test('52 distinct cards, the piles of the game in their order, face-down cards under face-up ones', () => {
  fc.assert(
    fc.property(walks(60), ({ start, moves }) => {
      let position = start;
      for (const move of [undefined, ...moves]) {
        if (move) position = play(position, move);
        const piles = Object.values(position.piles);
        assert.equal(new Set(piles.flatMap(({ cards }) => cards)).size, 52);
        assert.equal(
          piles.reduce((sum, { cards }) => sum + cards.length, 0),
          52,
        );
        assert.deepEqual(Object.keys(position.piles), pileIdsOf(rulesOf(position)));
        for (const [id, { cards, hidden }] of Object.entries(position.piles))
          assert.ok(id === 's' ? hidden === cards.length : hidden === 0 || hidden < cards.length);
      }
    }),
    { numRuns: 60 },
  );
});

test('legalMoves has a move if and only if whyNot has nothing against it; no move twice', () => {
  always((position) => {
    const legal = legalMoves(position).map(makeMove);
    assert.equal(new Set(legal).size, legal.length);
    const allowed = [...conceivable(position)].filter((move) => whyNot(position, move) === undefined);
    assert.deepEqual(allowed.map(makeMove).sort(), legal.sort());
  }, 40);
});

test('whyNot gives a code and its sentence, play throws where it does', () => {
  always((position) => {
    const refused = [...conceivable(position)].map((move) => [move, whyNot(position, move)] as const);
    for (const [, reason] of refused)
      if (reason) assert.deepEqual(reason, { code: reason.code, message: REASONS[reason.code] });
    const bad = refused.find(([, reason]) => reason);
    if (bad) assert.throws(() => play(position, bad[0]), RangeError);
  }, 20);
});

test('what is no whole number of cards is no move', () => {
  const position = tableFrom('yukon; tableau: 6c 5h, 6s');
  for (const count of [NaN, 0.5, Infinity, -Infinity, '1' as unknown as number])
    assert.equal(whyNot(position, { from: 't1', count, to: 't2' })?.code, 'count');
});

test('play changes nothing it was given', () => {
  always((position) => {
    const before = JSON.stringify(position);
    for (const move of legalMoves(position)) play(position, move);
    assert.equal(JSON.stringify(position), before);
  });
});

test('a position that went through JSON is the same position', () => {
  always((position) => {
    const copy = JSON.parse(JSON.stringify(position)) as Position;
    assert.ok(samePosition(copy, position));
    assert.deepEqual(copy, position);
    assert.deepEqual(legalMoves(copy), legalMoves(position));
  });
});

test('the score never falls, except in free-return, and 52 is won', () => {
  fc.assert(
    fc.property(walks(80), ({ start, moves, variant }) => {
      let position = start;
      for (const move of moves) {
        const next = play(position, move);
        if (variant !== 'free-return') assert.ok(scoreOf(next) >= scoreOf(position));
        position = next;
      }
      assert.equal(isWon(position), scoreOf(position) === 52);
      if (isStuck(position)) assert.ok(!isWon(position));
    }),
    { numRuns: 60 },
  );
});

test('a won game has no move, a game without a move that is not won is stuck', () => {
  always(
    (position) => {
      if (legalMoves(position).length === 0) assert.ok(isWon(position) || isStuck(position));
      if (isWon(position)) assert.deepEqual(legalMoves(position), []);
    },
    60,
    120,
  );
});

test('changeOf names the cards on other piles and those turned up, forwards and backwards', () => {
  fc.assert(
    fc.property(walks(40), ({ start, moves }) => {
      let position = start;
      for (const move of moves) {
        const next = play(position, move);
        const lay = (at: Position, card: number): string =>
          Object.entries(at.piles).find(([, { cards }]) => cards.includes(card))![0];
        const up = (at: Position, card: number): boolean =>
          Object.values(at.piles).some(({ cards, hidden }) => cards.indexOf(card) >= hidden);
        for (const [before, after] of [
          [position, next],
          [next, position],
        ] as const) {
          const { cards, turned } = changeOf(before, after);
          for (let card = 0; card < 52; card++) {
            assert.equal(cards.includes(card), lay(before, card) !== lay(after, card));
            assert.equal(turned.includes(card), !up(before, card) && up(after, card));
          }
        }
        position = next;
      }
    }),
    { numRuns: 15 },
  );
});
