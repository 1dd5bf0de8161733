/**
 * Counts of move sequences. `npm run perft -- yukon/standard 1 4`: game and variant, seed, depth. With no words: the
 * rows that are frozen in test/games/perft.json, counted anew by the engine and by the naive referee.
 */
import { pathToFileURL } from 'node:url';
import { deal, GAMES, legalMoves, makeCard, play, type Position } from '../src/engine.js';
import { deckOf } from '../src/engine/random.js';
import { ORACLES, type Table } from './oracles/index.js';
import { EVERYWHERE, type Where } from './support/fixtures.js';

/** How many sequences of so many legal moves there are. */
export function perft(position: Position, depth: number): number {
  const moves = legalMoves(position);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + perft(play(position, move), depth - 1), 0);
}

/** The same, counted by the naive referee. */
export function naivePerft({ game, variant }: Where, table: Table, depth: number): number {
  const oracle = ORACLES[game];
  const moves = oracle.legal(variant, table);
  if (depth === 1) return moves.length;
  return moves.reduce(
    (sum, move) => sum + naivePerft({ game, variant }, oracle.play(variant, table, move), depth - 1),
    0,
  );
}

/** How deep the frozen rows go. */
const DEPTH = 4;

const upTo = (depth: number, count: (depth: number) => number): number[] =>
  Array.from({ length: depth }, (_, i) => count(i + 1));

export const row = (where: Where, seed: string, depth: number): number[] => {
  const position = deal({ ...where, seed });
  return upTo(depth, (d) => perft(position, d));
};

export const naiveRow = (where: Where, seed: string, depth: number): number[] => {
  const table = ORACLES[where.game].deal(
    where.variant,
    deckOf(seed).map((card) => makeCard(card)),
  );
  return upTo(depth, (d) => naivePerft(where, table, d));
};

function whereOf(text: string): Where {
  const [game = '', variant = 'standard'] = text.split('/');
  const found = EVERYWHERE.find((where) => where.game === game && where.variant === variant);
  if (!found) throw new RangeError(`No such game: ${text}. There are ${Object.keys(GAMES).join(', ')}.`);
  return found;
}

function main([name, seed = '1', depth = '4']: readonly string[]): void {
  if (name !== undefined) {
    const where = whereOf(name);
    console.log('engine ', row(where, seed, Number(depth)).join(' '));
    console.log('referee', naiveRow(where, seed, Number(depth)).join(' '));
    return;
  }
  const rows = EVERYWHERE.map((where) => {
    const counts = (['1', '2'] as const).map((n): [string, number[]] => [n, row(where, n, DEPTH)]);
    for (const [n, counted] of counts)
      if (String(counted) !== String(naiveRow(where, n, DEPTH)))
        throw new Error(`${where.game}/${where.variant} ${n}: no agreement`);
    return [`${where.game}/${where.variant}`, Object.fromEntries(counts)];
  });
  console.log(JSON.stringify(Object.fromEntries(rows)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv.slice(2));
