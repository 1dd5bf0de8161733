/** Deals that can be won. */
import type { Position } from '../engine/position.js';
import type { Move } from '../engine/position.js';
import { solve, type SolveOptions } from './solve.js';
import type { Answer } from './core/search.js';

/** Part of what a seed means with `winnable`, so never to be changed lightly: positions looked at in each deal. */
const NODES = 20_000;
const TRIES = 200;

/** `x~5` is the sixth deal of x. */
function split(seed: string): { base: string; number: number } {
  const [, base, number] = /^(.*)~([1-9]\d{0,8})$/s.exec(seed) ?? [];
  return base === undefined ? { base: seed, number: 0 } : { base, number: Number(number) };
}

export interface WinnableDeal {
  readonly seed: string;
  readonly position: Position;
  /** From the deal to its win. */
  readonly moves: readonly Move[];
}

export interface FindOptions {
  readonly signal?: AbortSignal | undefined;
  /** The solver to ask; by default in this thread. */
  readonly solve?: (position: Position, options: SolveOptions) => Promise<Answer>;
}

/**
 * The first of `seed`, `seed~1`, `seed~2` … (from `x~5`: `x~5`, `x~6` …) whose deal the solver wins within a fixed number
 * of positions; undefined after 200 tries, or when it was aborted.
 */
export async function findWinnable(
  seed: string,
  deal: (seed: string) => Position,
  { signal, solve: ask = solve }: FindOptions = {},
): Promise<WinnableDeal | undefined> {
  const { base, number } = split(seed);
  for (let i = number; i < number + TRIES && !signal?.aborted; i++) {
    const tried = i === 0 ? base : `${base}~${i}`;
    const position = deal(tried);
    const answer = await ask(position, { nodeLimit: NODES, signal });
    if (answer.verdict === 'winnable') return { seed: tried, position, moves: answer.moves };
  }
  return undefined;
}
