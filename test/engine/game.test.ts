/** Undo, redo and branching, against a plain list of the moves played from the deal. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  deal,
  legalMoves,
  makeMove,
  makeRecord,
  parseRecord,
  play,
  type Move,
  type Position,
} from '../../src/engine.js';
import { goTo, playAlong, playOn, positionAt, positionOf, startGame, type Game } from '../../src/engine/game.js';
import { recordOf, replayRecord } from '../../src/notation/index.js';
import { anywhere, choose } from '../support/arbitraries.js';

/** The model: steps of moves, and how many are played. Positions are always replayed from the deal. */
interface Model {
  line: Move[][];
  cursor: number;
}

const replay = (start: Position, { line, cursor }: Model): Position => line.slice(0, cursor).flat().reduce(play, start);

interface Both {
  game: Game;
  readonly model: Model;
}

type Action = readonly [name: 'play' | 'along' | 'undo' | 'redo' | 'goTo', choice: number];
const action: fc.Arbitrary<Action> = fc.tuple(
  fc.constantFrom('play', 'play', 'play', 'along', 'undo', 'redo', 'goTo'),
  fc.nat(9999),
);

function act(both: Both, [name, choice]: Action): void {
  const { game, model } = both;
  const to = { undo: model.cursor - 1, redo: model.cursor + 1, goTo: (choice % 25) - 5, play: 0, along: 0 }[name];
  const move = choose(legalMoves(positionOf(game)), choice);
  if (name !== 'play' && name !== 'along') {
    both.game = goTo(game, to);
    model.cursor = Math.min(Math.max(to, 0), model.line.length);
  } else if (move && name === 'play') {
    both.game = playOn(game, { moves: [move] });
    model.line = [...model.line.slice(0, model.cursor), [move]];
    model.cursor++;
  } else if (move && model.cursor > 0) {
    both.game = playAlong(game, move);
    model.line = model.line.slice(0, model.cursor);
    model.line.at(-1)!.push(move);
  }
}

test('any sequence of actions leaves what replaying from the deal leaves', () => {
  fc.assert(
    fc.property(anywhere, fc.nat(999), fc.array(action, { maxLength: 60, size: 'max' }), (where, seed, actions) => {
      const start = deal({ ...where, seed: String(seed) });
      const both: Both = { game: startGame(start, String(seed)), model: { line: [], cursor: 0 } };
      for (const one of actions) {
        const before = JSON.stringify(both.game);
        const { game } = both;
        act(both, one);
        assert.equal(JSON.stringify(game), before);
        assert.equal(both.game.cursor, both.model.cursor);
        assert.deepEqual(
          both.game.line.map(({ moves }) => moves.map(makeMove)),
          both.model.line.map((moves) => moves.map(makeMove)),
        );
        assert.deepEqual(positionOf(both.game), replay(start, both.model));
      }
      for (let step = 0; step <= both.game.line.length; step++)
        assert.deepEqual(positionAt(both.game, step), replay(start, { ...both.model, cursor: step }));
    }),
    { numRuns: 60 },
  );
});

test('undo then redo is the same value; undone steps are given up only by a new move', () => {
  const start = deal({ game: 'yukon', seed: '1' });
  const [first, second] = legalMoves(start);
  const game = playOn(startGame(start), { moves: [first!] });
  const undone = goTo(game, 0);
  assert.deepEqual(goTo(undone, 1), game);
  assert.equal(positionOf(undone), start);
  assert.equal(undone.line.length, 1);
  assert.deepEqual(
    playOn(undone, { moves: [second!] }).line.map(({ moves }) => moves),
    [[second]],
  );
});

test('a game that was recorded and read again is the same game', () => {
  fc.assert(
    fc.property(
      anywhere,
      fc.nat(999).map(String),
      fc.array(action, { maxLength: 40, size: 'max' }),
      (where, seed, actions) => {
        const both: Both = { game: startGame(deal({ ...where, seed }), seed), model: { line: [], cursor: 0 } };
        for (const one of actions) act(both, one);
        const read = parseRecord(makeRecord(recordOf(both.game)));
        assert.ok(read.ok);
        const again = replayRecord(read.value);
        assert.ok(again.ok);
        assert.deepEqual(again.value, { ...both.game, line: both.game.line.slice(0, both.game.cursor) });
        assert.equal(recordOf(both.game, both.game.line.length).steps.length, both.game.line.length);
      },
    ),
    { numRuns: 30 },
  );
});

test("an illegal move is the caller's mistake and leaves the game as it was", () => {
  const game = startGame(deal({ game: 'glenwood', seed: 'x' }));
  assert.throws(() => playOn(game, { moves: [{ from: 's', count: 1, to: 'w' }] }), RangeError);
  assert.equal(game.line.length, 0);
});
