/** Recorded games as texts: how the cards lay at the start, then the steps with comments. */
import type { GameId } from '../games/index.js';
import { deal } from '../engine/deal.js';
import type { Step } from '../engine/game.js';
import type { Move, Position } from '../engine/position.js';
import type { Result } from '../engine/result.js';
import { positionOfDraft } from './draft.js';
import type { NotationError } from './errors.js';
import { makeMove, readMove } from './moves.js';
import { makePosition, readDraft, type ReadOptions } from './position.js';
import { readText, SPACE, type Reader } from './reader.js';

/** A recorded game: a start and the steps played from it. */
export interface GameRecord {
  readonly game: GameId;
  readonly variant: string;
  /** The seed that `start` was dealt from; absent for any other position. */
  readonly seed?: string;
  readonly start: Position;
  /** A comment on the start. */
  readonly comment?: string;
  readonly steps: readonly Step[];
}

/** The only game that the text may be of; any where it is not given. */
export type RecordOptions = Pick<ReadOptions, 'game'>;

const JSON_STRING = /"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;

function readComment(reader: Reader): { comment?: string } {
  if (reader.take(/(?=\{)/y) === undefined) return {};
  return {
    comment: reader
      .need(/\{(?:[^\\}]|\\[\\}])*\}/y, 'comment')
      .slice(1, -1)
      .replace(/\\(.)/g, '$1'),
  };
}

/** Reads steps; `places` is told where each of their moves stands. */
function readSteps(reader: Reader, places: number[]): Step[] {
  const steps: Step[] = [];
  while (reader.take(/$/y) === undefined) {
    const moves: Move[] = [];
    do {
      places.push(reader.at);
      moves.push(readMove(reader));
    } while (reader.take(/\+/y));
    steps.push({ moves, ...readComment(reader) });
  }
  return steps;
}

/** Reads a whole record; `places` is told where each of its moves stands. */
export function readRecord(reader: Reader, options?: RecordOptions, places: number[] = []): GameRecord {
  const read: { seed?: string; piles?: true; line?: Pick<GameRecord, 'start' | 'comment' | 'steps'> } = {};
  const { game, variant } = readDraft(reader, { game: options?.game }, (name, at, draft) => {
    if (name === 'seed') read.seed = reader.take(/[\w.~-]+/y) ?? String(JSON.parse(reader.need(JSON_STRING, 'seed')));
    else if (name !== 'moves') read.piles = true;
    const { seed, piles } = read;
    if (piles && seed !== undefined) reader.refuse('start', at);
    if (name === 'moves') {
      const start = seed === undefined ? positionOfDraft(reader, draft) : deal({ ...draft, seed });
      reader.space = SPACE;
      reader.take(SPACE);
      read.line = { start, ...readComment(reader), steps: readSteps(reader, places) };
    }
    return !piles || name === 'moves';
  });
  const { seed, line = reader.refuse('moves') } = read;
  return { game, variant, ...(seed !== undefined && { seed }), ...line };
}

/** The record of a text. The start is checked, the moves are not: `parseGame` plays them. */
export const parseRecord = (text: string, options?: RecordOptions): Result<GameRecord, NotationError> =>
  readText(text, (reader) => readRecord(reader, options));

const makeSeed = (seed: string): string => (/^[\w.~-]+$/.test(seed) ? seed : JSON.stringify(seed));

const makeComment = (comment: string | undefined): string =>
  comment === undefined ? '' : ` {${comment.replace(/[\\}]/g, '\\$&')}}`;

/** The one canonical text of a record. */
export function makeRecord({ game, variant, seed, start, comment, steps }: GameRecord): string {
  const from = seed === undefined ? makePosition(start) : `${game}/${variant}; seed: ${makeSeed(seed)}`;
  const line = steps.map((step) => ` ${step.moves.map(makeMove).join('+')}${makeComment(step.comment)}`);
  return `${from}; moves:${makeComment(comment)}${line.join('')}`;
}
