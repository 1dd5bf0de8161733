/** Which game a page's attributes ask for, in the order of precedence; what is bad is reported and the next is tried. */
import { deal } from '../engine/deal.js';
import { goTo, startGame, type Game } from '../engine/game.js';
import { legalMoves } from '../engine/generate.js';
import type { Pile, Position } from '../engine/position.js';
import { ok, fail, type Result } from '../engine/result.js';
import { rulesFor, type GameId } from '../games/index.js';
import { makePosition, parsePosition } from '../notation/position.js';
import { parseGame } from '../notation/replay.js';
import { sumOf } from '../storage/sealed.js';

/** Something that a page or a save got wrong. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  /** Attribute, method or file, with line and column where there is a text. */
  readonly where: string;
  readonly line?: number;
  readonly column?: number;
}

/** What the page asks for. Null where it asks for nothing. */
export interface Wanted {
  readonly seed: string | null;
  readonly variant: string | null;
  readonly daily: boolean;
  readonly winnable: boolean;
  readonly position: unknown;
  readonly record: string | null;
  readonly cursor: number | null;
  readonly script: string | null;
  readonly diagram: boolean;
}

/** A game to lay on the table, or a seed from which the first winnable deal is to be found. */
export type Start =
  | { readonly kind: 'game'; readonly game: Game }
  | { readonly kind: 'winnable'; readonly seed: string; readonly variant: string };

/** The visitor's own date, `2026-11-29`. */
export function localDate(now: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A seed that nobody chose: short enough to be read out. */
const randomSeed = (): string => String(crypto.getRandomValues(new Uint32Array(1))[0]);

/** A random seed whose deal has a legal move; about one Bear River deal in seventy has none. */
export function drawSeed(game: GameId, variant: string): string {
  let seed = randomSeed();
  while (legalMoves(deal({ game, variant, seed })).length === 0) seed = randomSeed();
  return seed;
}

/** A text that is a record says its moves; a position never does. */
const isRecord = (text: string): boolean => /(^|[;\r\n])[^\S\r\n]*(moves|seed)\s*:/.test(text);

/** Reads a position or a record of this game from a text or, as a host may hand it in, from a Position. */
export function readTable(
  game: GameId,
  source: unknown,
  where: string,
  { diagram = false, cursor = null }: { diagram?: boolean; cursor?: number | null } = {},
): Result<Game, Problem> {
  const text = typeof source === 'string' ? source : textOf(source);
  const read = isRecord(text) ? readRecord(text, game, cursor) : readPosition(text, game, diagram);
  if (read.ok) return read;
  const { code, message, line, column } = read.error;
  return fail({ code, message, where: `${where} ${String(line)}:${String(column)}`, line, column });
}

/** A Position from a page is outside data: it goes through its text, so that what is played is always sound. */
function textOf(source: unknown): string {
  try {
    return isPosition(source) ? makePosition(source) : '';
  } catch {
    // A getter or a proxy of the page, or cards that are none.
    return '';
  }
}

/** Whether a value has the shape of a Position; whether it is a possible one is for its text to show. */
function isPosition(value: unknown): value is Position {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('piles' in value) ||
    !('game' in value) ||
    !('variant' in value)
  ) {
    return false;
  }
  const { game, variant, piles } = value;
  if (typeof game !== 'string' || typeof variant !== 'string' || !rulesFor(game, variant)) return false;
  return typeof piles === 'object' && piles !== null && Object.values(piles).every(isPile);
}

const isPile = (pile: unknown): pile is Pile =>
  typeof pile === 'object' && pile !== null && 'cards' in pile && 'hidden' in pile && Array.isArray(pile.cards);

function readPosition(text: string, game: GameId, diagram: boolean) {
  const read = parsePosition(text, { game, diagram });
  return read.ok ? ok(startGame(read.value)) : read;
}

function readRecord(text: string, game: GameId, cursor: number | null) {
  const read = parseGame(text, { game });
  return read.ok && cursor !== null ? ok(goTo(read.value, cursor)) : read;
}

/** The step to start at and, where the attribute is no whole number, what is wrong with it. */
export function readCursor(cursor: number | null): { cursor: number | null; problem?: Problem } {
  if (cursor === null || Number.isInteger(cursor)) return { cursor };
  return { cursor: null, problem: { code: 'attribute', message: 'The cursor is no whole number.', where: 'cursor' } };
}

/** The variant to play and, where the attribute names none of this game, what is wrong with it. */
export function readVariant(game: GameId, variant: string | null): { variant: string; problem?: Problem } {
  if (variant === null || rulesFor(game, variant)) return { variant: variant ?? 'standard' };
  const message = `There is no variant "${variant}" of ${game}.`;
  return { variant: 'standard', problem: { code: 'variant', message, where: 'variant' } };
}

/** The first of what the page asks for that can be played. */
export function chooseStart(
  game: GameId,
  wanted: Wanted,
  today: string,
): { start: Start; problems: readonly Problem[] } {
  const { variant, ...bad } = readVariant(game, wanted.variant);
  const { cursor, ...worse } = readCursor(wanted.cursor);
  const problems = [bad, worse].flatMap(({ problem }) => problem ?? []);
  for (const where of ['record', 'position', 'script'] as const) {
    const source = wanted[where];
    if (source === null) continue;
    const read = readTable(game, source, where, { ...wanted, cursor });
    if (read.ok) return { start: { kind: 'game', game: read.value }, problems };
    problems.push(read.error);
  }
  return { start: startOf(game, variant, seedOf(wanted, today), wanted.winnable), problems };
}

const seedOf = ({ daily, seed }: Wanted, today: string): string | null => {
  if (!daily) return seed;
  return seed === null ? today : `${seed}-${today}`;
};

/** A sum of what the page asks for: what was saved fits only where it still asks for the same. */
export function sourceOf(game: GameId, wanted: Wanted, today: string): string {
  const { position, record, cursor, script, winnable } = wanted;
  const { variant } = readVariant(game, wanted.variant);
  const text = typeof position === 'string' ? position : position === null ? null : textOf(position);
  return sumOf(JSON.stringify([variant, seedOf(wanted, today), winnable, text, record, cursor, script]));
}

/** The start of a seed; null draws one. */
export function startOf(game: GameId, variant: string, seed: string | null, winnable: boolean): Start {
  const chosen = seed ?? drawSeed(game, variant);
  if (winnable) return { kind: 'winnable', seed: chosen, variant };
  return { kind: 'game', game: startGame(deal({ game, variant, seed: chosen }), chosen) };
}
