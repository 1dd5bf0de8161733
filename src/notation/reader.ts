/** Reads a text from left to right, token by token; what does not fit is thrown within and comes out as a result. */
import { fail, ok, type Result } from '../engine/result.js';
import { errorOf, type ErrorCode, type NotationError, type Place } from './errors.js';

/** What may stand after every token: blanks only, or line breaks too. */
export const BLANKS = /[^\S\n\r]*/y;
export const SPACE = /\s*/y;

export interface Reader {
  /** Where the next token begins. */
  at: number;
  /** What is skipped after every token. */
  space: RegExp;
  /** What the text is refused for; for a start what goes for anything unforeseen, such as a text without an end. */
  error: NotationError;
  readonly placeOf: (at: number) => Place;
  /** Takes what the sticky pattern matches here, and skips white space. */
  readonly take: (pattern: RegExp) => string | undefined;
  /** The same; it is an error where nothing matches. */
  readonly need: (pattern: RegExp, code: ErrorCode) => string;
  /** Ends the reading with an error at some place, here where none is given. */
  readonly refuse: (code: NotationError['code'], at?: number, subject?: string) => never;
}

function readerOf(text: string): Reader {
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = reader.at;
    const found = pattern.exec(text)?.[0];
    reader.at += found?.length ?? 0;
    return found;
  };
  const reader: Reader = {
    at: 0,
    space: SPACE,
    error: errorOf('text', { line: 1, column: 1 }),
    placeOf: (at) => {
      const lines = text.slice(0, at).split(/\r\n?|\n/);
      return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
    },
    take: (pattern) => {
      const found = match(pattern);
      if (found !== undefined) match(reader.space);
      return found;
    },
    need: (pattern, code) => reader.take(pattern) ?? reader.refuse(code),
    refuse: (code, at = reader.at, subject) => {
      reader.error = errorOf(code, reader.placeOf(at), subject);
      throw new Error(code);
    },
  };
  return reader;
}

/** A whole text read by `read`; any value but a text is an error too. */
export function readText<T>(text: unknown, read: (reader: Reader) => T): Result<T, NotationError> {
  const reader = readerOf(typeof text === 'string' ? text : '');
  try {
    if (typeof text !== 'string') reader.refuse('text');
    reader.take(SPACE);
    const value = read(reader);
    reader.need(/$/y, 'end');
    return ok(value);
  } catch {
    return fail(reader.error);
  }
}
