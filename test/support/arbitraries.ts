/** Generators for property tests. */
import fc from 'fast-check';
import { deal, legalMoves, play, type Move, type Position } from '../../src/engine.js';
import { EVERYWHERE, type Where } from './fixtures.js';

export const anywhere = fc.constantFrom(...EVERYWHERE);

/** Any text, lone surrogates included. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 8 }).map((units) => String.fromCharCode(...units)),
);

/** A deal and what was played from it. */
export interface Walk extends Where {
  readonly seed: string;
  readonly start: Position;
  readonly moves: readonly Move[];
  readonly position: Position;
}

/** One number chooses a move; every other one prefers the foundations, so that walks get somewhere. */
export function choose(moves: readonly Move[], choice: number): Move | undefined {
  const up = choice % 2 ? moves.filter(({ to }) => to.startsWith('f')) : [];
  const among = up.length ? up : moves;
  return among[(choice >> 1) % among.length];
}

function walk({ game, variant }: Where, seed: string, choices: readonly number[]): Walk {
  const start = deal({ game, variant, seed });
  let position = start;
  const moves: Move[] = [];
  for (const choice of choices) {
    const move = choose(legalMoves(position), choice);
    if (!move) break;
    moves.push(move);
    position = play(position, move);
  }
  return { game, variant, seed, start, moves, position };
}

/** A game played at random from a deal, up to so many moves. */
export const walks = (maxLength: number, where: fc.Arbitrary<Where> = anywhere): fc.Arbitrary<Walk> =>
  fc
    .tuple(where, fc.nat(9999).map(String), fc.array(fc.nat(9999), { maxLength, size: 'max' }))
    .map(([place, seed, choices]) => walk(place, seed, choices));
