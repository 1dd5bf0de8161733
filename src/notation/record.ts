/** Recorded games as texts: how the cards lay at the start, then the steps with comments. */
import type { GameId } from '../games/index.js';
import { deal } from '../engine/deal.js';
import type { Game, Step } from '../engine/game.js';
import type { Move, Position } from '../engine/position.js';
import type { Result } from '../engine/result.js';
import { positionOfDraft } from './draft.js';
import type { NotationError, Place } from './errors.js';
import { makeMove, readMove } from './moves.js';
import { makePosition, readDraft, readGroup, readGroups, type ReadOptions } from './position.js';
import { readText, Refusal, type Reader } from './reader.js';

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

/** Where the moves of records stood in the texts that they were read from. */
const places = new WeakMap<Move, () => Place>();

/** Where a move stands in its text; the text's first place for a move that was not read. */
export const placeOfMove = (move: Move): Place => places.get(move)?.() ?? { line: 1, column: 1 };

const SEED = /[\w.~-]+/y;
const JSON_STRING = /"[^"\\\0-\x1f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\0-\x1f]*)*"/y;
const COMMENT = /\{[^\\}]*(?:\\[\\}][^\\}]*)*\}/y;

function readSeed(reader: Reader): string {
  return reader.take(SEED) ?? String(JSON.parse(reader.need(JSON_STRING, 'seed')));
}

function readComment(reader: Reader): { comment?: string } {
  if (reader.take(/(?=\{)/y) === undefined) return {};
  return { comment: reader.need(COMMENT, 'comment').slice(1, -1).replace(/\\(.)/g, '$1') };
}

function readSteps(reader: Reader): Step[] {
  const steps: Step[] = [];
  while (reader.take(/(?=.)/y) !== undefined) {
    const moves: Move[] = [];
    do {
      const at = reader.at();
      const move = readMove(reader);
      places.set(move, () => reader.placeOf(at));
      moves.push(move);
    } while (reader.take(/\+/y));
    steps.push({ moves, ...readComment(reader) });
  }
  return steps;
}

/** The record of a text. The start is checked, the moves are not: `replayRecord` plays them. */
export const parseRecord = (text: string, options?: Pick<ReadOptions, 'game'>): Result<GameRecord, NotationError> =>
  readText(text, (reader) => {
    const draft = readDraft(reader, { game: options?.game });
    const { game, variant } = draft;
    const read: { seed?: string; piles?: boolean; line?: Pick<GameRecord, 'comment' | 'steps'>; at?: number } = {};
    readGroups(reader, (name, at) => {
      read.at = at;
      if (name === 'moves') {
        reader.joinLines();
        read.line = { ...readComment(reader), steps: readSteps(reader) };
      } else if (name === 'seed') read.seed = readSeed(reader);
      else {
        readGroup(reader, draft, name, at);
        read.piles = true;
      }
      if (read.piles && read.seed !== undefined) throw new Refusal('start', at);
      return read.line !== undefined;
    });
    const { seed, line, at = 0 } = read;
    if (!line) throw new Refusal('moves', reader.at());
    return seed === undefined
      ? { game, variant, start: positionOfDraft(draft, at), ...line }
      : { game, variant, seed, start: deal({ game, variant, seed }), ...line };
  });

const makeSeed = (seed: string): string => (/^[\w.~-]+$/.test(seed) ? seed : JSON.stringify(seed));

const makeComment = (comment: string | undefined): string =>
  comment === undefined ? '' : ` {${comment.replace(/[\\}]/g, '\\$&')}}`;

/** The one canonical text of a record. */
export function makeRecord({ game, variant, seed, start, comment, steps }: GameRecord): string {
  const from = seed === undefined ? makePosition(start) : `${game}/${variant}; seed: ${makeSeed(seed)}`;
  const line = steps.map((step) => ` ${step.moves.map(makeMove).join('+')}${makeComment(step.comment)}`);
  return `${from}; moves:${makeComment(comment)}${line.join('')}`;
}
