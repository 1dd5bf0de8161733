/** Between a page's values and the game: a move that a page hands in. */
import type { Move } from '../engine/position.js';
import { fail, ok, type Result } from '../engine/result.js';
import { parseMove } from '../notation/moves.js';
import type { Problem } from './start.js';

/** A move as a text or as a value of a page, whose fields are not trusted. */
export function readMove(value: unknown): Result<Move, Problem> {
  if (typeof value === 'object' && value !== null && 'from' in value && 'to' in value) {
    const { from, to } = value;
    const count = 'count' in value ? value.count : 1;
    if (typeof from === 'string' && typeof to === 'string' && typeof count === 'number') return ok({ from, count, to });
  }
  // What is no text is refused as one by the parser.
  const parsed = parseMove(value as string);
  if (parsed.ok) return parsed;
  const { code, message, line, column } = parsed.error;
  return fail({ code, message, where: `move ${String(line)}:${String(column)}`, line, column });
}
