/** A move to point at where no winning line is known. */
import type { Move, Position } from '../engine/position.js';
import { whyNot } from '../engine/referee.js';
import { moveOf } from './core/line.js';
import { bestStep, startSearch } from './core/search.js';

/** Moves to look ahead: all of them are tried, so this is to stay quick. */
const DEPTH = 2;
const TURNS: readonly Move[] = [
  { from: 's', count: 1, to: 'w' },
  { from: 'w', count: 1, to: 's' },
];

/**
 * The first move of `line`; without one a move that makes progress, or the stock where only that is left; undefined
 * where neither is to be had. Following it again and again never leads back to a position.
 */
export function bestMove(position: Position, line: readonly Move[] = []): Move | undefined {
  if (line[0] || position.diagram) return line[0];
  const step = bestStep(startSearch(position), DEPTH);
  return step ? moveOf(position, step.card, step.place) : TURNS.find((move) => !whyNot(position, move));
}
