/** 120 games as GNOME AisleRiot plays them: the same deal, the same legal moves before every move, the same score. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  dealFrom,
  isStuck,
  isWon,
  legalMoves,
  makeMove,
  play,
  scoreOf,
  verifyRecord,
  type Position,
} from '../../src/engine.js';
import { moveOf, movesOf } from '../support/diagram.js';
import { pilesOf, recordedGames, type Recorded } from '../support/fixtures.js';

/** Before Glenwood's base is chosen AisleRiot offers the first foundation only. */
const comparable = (position: Position): string[] =>
  position.base === null
    ? legalMoves(position)
        .filter(({ to }) => to === 'f1')
        .map(makeMove)
        .sort()
    : movesOf(position);

function replay({ game, variant, deck, start, steps, end }: Recorded): void {
  const dealt = dealFrom({ game, variant, deck });
  assert.ok(dealt.ok);
  assert.deepEqual(pilesOf(dealt.value), start);
  let position = dealt.value;
  for (const step of steps) {
    const [played = '', legal = ''] = step.split(': ');
    assert.deepEqual(comparable(position), legal.split(' '));
    position = play(position, moveOf(played));
  }
  assert.deepEqual(movesOf(position), end.legal);
  assert.equal(scoreOf(position), end.score);
  assert.equal(isWon(position), end.won);
  if (end.legal.length === 0 && !end.won) assert.ok(isStuck(position));
}

const games = recordedGames();

for (const id of ['bear-river', 'glenwood', 'yukon']) {
  test(`AisleRiot's games of ${id}`, () => {
    const played = games.filter(({ game }) => game === id);
    assert.equal(played.length, 40);
    played.forEach(replay);
  });
}

test('verifyRecord plays them to the same end', () => {
  for (const { game, variant, deck, steps, end } of games) {
    if (variant !== 'standard' || game !== 'bear-river') continue;
    const cards = deck.split(' ');
    const piles = [3, 3, 3, 3, 3, 2].flatMap((size) => size);
    const tableau = [...piles, ...piles, ...piles].map((size, i, sizes) => {
      const at = 1 + sizes.slice(0, i).reduce((sum, other) => sum + other, 0);
      return cards.slice(at, at + size).join(' ');
    });
    const moves = steps.map((step) => step.split(':')[0]).join('\n');
    const verified = verifyRecord(
      `bear-river\nfoundations: ${cards[0]!}\ntableau: ${tableau.join(',')}\nmoves: ${moves}`,
    );
    assert.ok(verified.ok);
    const { score, won, steps: count } = verified.value;
    assert.deepEqual({ score, won, count }, { score: end.score, won: end.won, count: steps.length });
  }
});
