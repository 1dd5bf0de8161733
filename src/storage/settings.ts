/**
 * What a visitor has chosen, as a stored text, a line a setting: `faces=large four-color`, `timer=true`. One that was
 * never chosen is not there: it is as the page has it.
 */
import type { Result } from '../engine/result.js';
import { seal, unseal, type SaveError } from './sealed.js';

/** By the names of the element's properties. Which words mean something is for the element to say. */
export type Settings = Readonly<Record<string, string | boolean>>;

/** The settings that are kept: words first, then switches. */
const SETTING = /^(?:(faces|autoMove)=(.*)|(showVerdict|timer|mirrored|letterKeys)=(true|false))$/;

/** The text of settings; what can be none is left out. */
export const makeSettings = (settings: Settings): string =>
  seal(
    Object.entries(settings)
      .map((pair) => pair.join('='))
      .filter((line) => SETTING.test(line))
      .join('\n'),
  );

export const parseSettings = (text: string): Result<Settings, SaveError> =>
  unseal(text, (body) => {
    const lines = body ? body.split('\n').map((line) => SETTING.exec(line)) : [];
    if (!lines.every((line) => line !== null)) return undefined;
    return Object.fromEntries(lines.map(([, word, value, name = '', on]) => [word ?? name, value ?? on === 'true']));
  });
