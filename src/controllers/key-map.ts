/** Every key of the board, as a table: keys.ts acts on it, the help dialog and the README print it. */
import type { KeyHelp, KeyNames } from '../locale/help.js';

/** What a key does; the help texts go by the same names. */
export type KeyId = keyof KeyHelp;

/**
 * The chords that do one thing, in the order of the help. A chord is made of {@link KeyNames}, letters and signs, joined
 * by `+`. `upDown`: what the arrows do inside a fanned pile.
 */
export const KEY_MAP: Readonly<Record<KeyId, string>> = {
  move: 'arrows',
  group: 'upDown',
  edges: 'home end ctrl+arrows',
  number: 'digits',
  act: 'enter space',
  release: 'escape',
  toFoundation: 'F',
  stock: 'D',
  undo: 'U ctrl+Z',
  redo: 'shift+U ctrl+shift+Z ctrl+Y',
  hint: 'H',
  readPile: 'P',
  readTops: 'T',
  readGoal: 'G',
  readMoves: 'M',
  deal: 'shift+N',
  restart: 'shift+R',
  menu: 'O',
  help: '?',
};

/** A row of the help. */
export interface KeyRow {
  readonly id: KeyId;
  readonly keys: readonly string[];
}

/** The table as rows, each with its chords. */
export const keyRows = (): readonly KeyRow[] =>
  // The table has no other names than these.
  (Object.keys(KEY_MAP) as KeyId[]).map((id) => ({ id, keys: KEY_MAP[id].split(' ') }));

/** A chord in the words of a language, as it is shown: "Shift+U". */
export const chordText = (chord: string, names: KeyNames): string => {
  const words: Readonly<Record<string, string>> = { ...names };
  return chord
    .split('+')
    .map((part) => words[part] ?? part)
    .join('+');
};
