/** Reads a text from left to right, token by token; what does not fit is thrown within and handed out as a result. */
import { fail, ok, type Result } from '../engine/result.js';
import { ERRORS, errorOf, type ErrorCode, type NotationError, type Place } from './errors.js';

const BLANKS = /[^\S\n\r\u2028\u2029]*/y;
/** Blanks and line breaks. */
const SPACE = /\s*/y;

/** Thrown where a text does not fit; never leaves {@link readText}. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly at: number;
  readonly subject: string | undefined;
  /** `at`: where in the text; `subject`: see {@link NotationError}. */
  constructor(code: ErrorCode, at: number, subject?: string) {
    super();
    this.code = code;
    this.at = at;
    this.subject = subject;
  }
}

export interface Reader {
  /** Where the next token begins. */
  readonly at: () => number;
  readonly placeOf: (at: number) => Place;
  /** Takes what the sticky pattern matches here and the blanks after it. */
  readonly take: (pattern: RegExp) => string | undefined;
  /** The same; it is an error where nothing matches. */
  readonly need: (pattern: RegExp, code: ErrorCode) => string;
  /** From here on line breaks are white space like blanks. */
  readonly joinLines: () => void;
}

function readerOf(text: string): Reader {
  let at = 0;
  let space = BLANKS;
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    at += found?.length ?? 0;
    return found;
  };
  const take = (pattern: RegExp): string | undefined => {
    const found = match(pattern);
    if (found !== undefined) match(space);
    return found;
  };
  match(SPACE);
  return {
    at: () => at,
    placeOf: (place) => {
      const lines = text.slice(0, place).split(/\r\n|[\n\r\u2028\u2029]/);
      return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
    },
    take,
    need: (pattern, code) => {
      const found = take(pattern);
      if (found === undefined) throw new Refusal(code, at);
      return found;
    },
    joinLines: () => {
      space = SPACE;
      match(space);
    },
  };
}

/** A whole text read by `read`; any value but a text is an error too. */
export function readText<T>(text: unknown, read: (reader: Reader) => T): Result<T, NotationError> {
  const reader = readerOf(typeof text === 'string' ? text : '');
  try {
    if (typeof text !== 'string') throw new Refusal('text', 0);
    const value = read(reader);
    reader.need(/$/y, 'end');
    return ok(value);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const { code, at, subject } = refusal;
    return fail(errorOf(code, ERRORS[code], reader.placeOf(at), subject));
  }
}
