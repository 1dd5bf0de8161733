/**
 * What a game came to, as a stored text. Each deal's outcome lies under a key of its own, and is only ever written: so
 * tabs cannot lose one another's, and to count a game twice changes nothing.
 *
 *     0 1795953600000                 given up; when, in milliseconds since 1970
 *     1 1795953600000 87 123456       won in so many steps and milliseconds of play
 */
import type { Result } from '../engine/result.js';
import type { SaveError } from './sealed.js';

export interface Outcome {
  /** When the game ended, in milliseconds since 1970. */
  readonly at: number;
  /** Steps and milliseconds of play; absent where the game was given up. */
  readonly won?: { readonly moves: number; readonly time: number } | undefined;
}

export const makeOutcome = ({ at, won }: Outcome): string => (won ? `1 ${at} ${won.moves} ${won.time}` : `0 ${at}`);

/** Whether one outcome of a deal takes the place of another: a deal given up may still be won, and is won once. */
export const isBetter = (text: string, than: string | null): boolean => text.charAt(0) > (than ?? '').charAt(0);

export function parseOutcome(text: string): Result<Outcome, SaveError> {
  const [, at, moves, time] = /^(?=0 \d+$|1(?: \d+){3}$). (\d{1,15})(?: (\d{1,15}) (\d{1,15}))?$/.exec(text) ?? [];
  if (at === undefined) return { ok: false, error: 'damaged' };
  const won = time === undefined ? {} : { won: { moves: Number(moves), time: Number(time) } };
  return { ok: true, value: { at: Number(at), ...won } };
}
