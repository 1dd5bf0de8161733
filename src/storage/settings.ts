/**
 * What a visitor has chosen, as a stored text, a line a setting: `faces=large four-color`, `timer=true`. One that was
 * never chosen is not there: it is as the page has it.
 */
import type { Result } from '../engine/result.js';
import { seal, unseal, type SaveError } from './sealed.js';

/** The settings that are kept, by the names of the element's properties. */
export const SETTINGS = ['faces', 'autoMove', 'showVerdict', 'timer', 'mirrored', 'letterKeys'] as const;

/** By name. Which names and words mean something is for the element to say, as with any attribute. */
export type Settings = Readonly<Record<string, string | boolean>>;

/** The text of settings; what has a line break in it means nothing and is left out. */
export const makeSettings = (settings: Settings): string =>
  seal(
    Object.entries(settings)
      .map((pair) => pair.join('='))
      .filter((line) => /^.*$/.test(line))
      .join('\n'),
  );

const valueOf = (text: string): string | boolean => text === 'true' || (text !== 'false' && text);

export const parseSettings = (text: string): Result<Settings, SaveError> =>
  unseal(text, (body) =>
    Object.fromEntries([...body.matchAll(/^(\w+)=(.*)/gm)].map(([, name = '', value = '']) => [name, valueOf(value)])),
  );
