/**
 * The first line of everything stored: whose it is, its format and a sum of the rest, by which a damaged text is known.
 *
 *     patience-elements 1 k3j9x2
 */
import { fail, ok, type Result } from '../engine/result.js';

/** Why a stored text cannot be read: not ours, of a later version, or not as it was written. */
export type SaveError = 'foreign' | 'newer' | 'damaged';

/** A short sum of a text: 32-bit FNV-1a over its UTF-16 units, in base 36. */
export function sumOf(text: string): string {
  let sum = 2166136261;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 16777619);
  return (sum >>> 0).toString(36);
}

/** Puts the first line before a text, in the present format. */
export const seal = (body: string): string => `patience-elements 1 ${sumOf(body)}\n${body}`;

/** Reads what was sealed; `parse` gives undefined for a body that nobody can have sealed. */
export function unseal<T>(text: string, parse: (body: string) => T | undefined): Result<T, SaveError> {
  const version = /^patience-elements (\d+)/.exec(text)?.[1];
  const body = text.replace(/.*\n/, '');
  const value = seal(body) === text ? parse(body) : undefined;
  if (value !== undefined) return ok(value);
  return fail(version === undefined ? 'foreign' : version === '1' ? 'damaged' : 'newer');
}
