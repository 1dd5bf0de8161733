/** For tests of errors: the place is marked in the text itself. */
import assert from 'node:assert/strict';
import type { NotationError, Result } from '../../src/engine.js';

/** Reads a text in which ¦ marks where the error should be; checks place and code. */
export function assertError<T>(parse: (text: string) => Result<T, NotationError>, marked: string, code: string): void {
  const at = marked.indexOf('¦');
  assert.ok(at >= 0, `no place is marked in ${marked}`);
  const before = marked.slice(0, at).split(/\r\n|\n|\r/);
  const read = parse(marked.replace('¦', ''));
  assert.ok(!read.ok, `${marked}: read as ${JSON.stringify(read)}`);
  const { error } = read;
  assert.deepEqual([error.code, error.line, error.column], [code, before.length, before.at(-1)!.length + 1], marked);
  assert.match(error.message, /^[A-Z0-9a-z*>: ()?]*[A-Z][^.]*\.$/);
}
