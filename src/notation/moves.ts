/** Moves as texts: `t3>t7`, `t3*4>t7` with a number of cards, `s>w` a stock card, `w>s` the redeal. */
import type { Move } from '../engine/position.js';
import type { Result } from '../engine/result.js';
import type { NotationError } from './errors.js';
import { readText, type Reader } from './reader.js';

const PILE = /[fr][1-4]|t(?:1[0-8]?|[2-9])|s|w/y;

export const makeMove = ({ from, count, to }: Move): string => `${from}${count > 1 ? `*${count}` : ''}>${to}`;

export function readMove(reader: Reader): Move {
  const from = reader.need(PILE, 'move');
  const count = reader.take(/\*/y) ? Number(reader.need(/[1-9]\d?/y, 'move')) : 1;
  reader.need(/>/y, 'move');
  return { from, count, to: reader.need(PILE, 'move') };
}

/** The move of a text; whether it is legal is for `whyNot` to say. */
export const parseMove = (text: string): Result<Move, NotationError> => readText(text, readMove);
