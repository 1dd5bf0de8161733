/** `solve` as a program calls it: limits, aborts, several at once, wrong arguments. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deal, isWon, legalMoves, parsePosition, play, type Position } from '../../src/engine.js';
import { solve } from '../../src/solver.js';
import { isSafeToFoundation } from '../../src/solver/safe.js';

/** No answer is known for this one. */
const HARD = deal({ game: 'yukon', seed: '10' });
const DEALS = [
  HARD,
  deal({ game: 'yukon', variant: 'russian', seed: '12' }),
  deal({ game: 'bear-river', seed: '4' }),
  deal({ game: 'glenwood', seed: '4' }),
];
const LIMIT = { nodeLimit: 3000 };

const positionOf = (text: string, diagram = false): Position => {
  const read = parsePosition(text, { diagram });
  assert.ok(read.ok);
  return read.value;
};

describe('solve', () => {
  it('says nothing that it does not know, and counts what it looked at', async () => {
    const answer = await solve(HARD, LIMIT);
    assert.deepEqual(answer, { verdict: 'unknown', why: 'nodes', nodes: LIMIT.nodeLimit });
  });

  it('is ended by a timer of the program that called it', async () => {
    const abort = new AbortController();
    setTimeout(() => {
      abort.abort();
    }, 0);
    const answer = await solve(HARD, { signal: abort.signal });
    assert.equal(answer.verdict === 'unknown' && answer.why, 'aborted');
  });

  it('does not begin when it is aborted already, and ends when its time is over', async () => {
    assert.deepEqual(await solve(HARD, { signal: AbortSignal.abort() }), {
      verdict: 'unknown',
      why: 'aborted',
      nodes: 0,
    });
    const answer = await solve(HARD, { timeLimit: 1 });
    assert.equal(answer.verdict === 'unknown' && answer.why, 'time');
  });

  it('gives the same answers to several at once, while other things ask the same tables', async () => {
    const alone: unknown[] = [];
    for (const position of DEALS) alone.push(await solve(position, LIMIT));
    let isOver = false;
    const meanwhile = async () => {
      while (!isOver) {
        for (const position of DEALS) for (const move of legalMoves(position)) isSafeToFoundation(position, move);
        await new Promise<void>((resolve) => void setImmediate(resolve));
      }
    };
    const asking = meanwhile();
    const together = await Promise.all(DEALS.map((position) => solve(position, LIMIT)));
    isOver = true;
    await asking;
    assert.deepEqual(together, alone);
  });

  it('tells how far it is', async () => {
    const told: number[] = [];
    await solve(HARD, { ...LIMIT, onProgress: (nodes) => told.push(nodes) });
    assert.deepEqual(
      told,
      [...told].sort((a, b) => a - b),
    );
  });

  it('answers at once where nothing is to be sought', async () => {
    const full = [...'cdhs'].map((suit) => [...'A23456789TJQK'].map((rank) => rank + suit).join(' ')).join(', ');
    assert.deepEqual(await solve(positionOf(`yukon; foundations: ${full}`)), {
      verdict: 'winnable',
      moves: [],
      nodes: 0,
    });
    assert.equal((await solve(deal({ game: 'bear-river', seed: '48' }))).verdict, 'unwinnable');
  });

  it('gives moves that lead to the win', async () => {
    for (const position of DEALS.slice(2)) {
      const answer = await solve(position);
      assert.ok(answer.verdict === 'winnable');
      assert.ok(isWon(answer.moves.reduce(play, position)));
    }
  });

  it('refuses a diagram and limits that are none', async () => {
    await assert.rejects(solve(positionOf('yukon; tableau: (?) Qh', true)), RangeError);
    for (const nodeLimit of [-1, NaN]) await assert.rejects(solve(HARD, { nodeLimit }), RangeError);
  });
});
