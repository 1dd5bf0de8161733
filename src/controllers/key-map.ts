/** Every key of the board, as a table: keys.ts acts on it, the help dialog and the README print it. */
import type { KeyHelp, KeyNames } from '../locale/help.js';

/** What a key does; help texts go by the same names. */
export type KeyId = keyof KeyHelp;

/** One row: the chords that do one thing, each made of {@link KeyNames}, letters and signs, joined by `+`: `shift+U`. */
export interface KeyRow {
  readonly id: KeyId;
  readonly keys: readonly string[];
}

/** The rows in the order of the help. `upDown`: what the arrows do inside a fanned pile. */
export const KEY_MAP: readonly KeyRow[] = [
  { id: 'move', keys: ['arrows'] },
  { id: 'group', keys: ['upDown'] },
  { id: 'edges', keys: ['home', 'end', 'ctrl+arrows'] },
  { id: 'number', keys: ['digits'] },
  { id: 'act', keys: ['enter', 'space'] },
  { id: 'release', keys: ['escape'] },
  { id: 'toFoundation', keys: ['F'] },
  { id: 'stock', keys: ['D'] },
  { id: 'undo', keys: ['U', 'ctrl+Z'] },
  { id: 'redo', keys: ['shift+U', 'ctrl+shift+Z', 'ctrl+Y'] },
  { id: 'hint', keys: ['H'] },
  { id: 'readPile', keys: ['P'] },
  { id: 'readTops', keys: ['T'] },
  { id: 'readGoal', keys: ['G'] },
  { id: 'readMoves', keys: ['M'] },
  { id: 'deal', keys: ['shift+N'] },
  { id: 'restart', keys: ['shift+R'] },
  { id: 'menu', keys: ['O'] },
  { id: 'help', keys: ['?'] },
];

/** A chord in the words of a language, as it is shown: "Shift+U". */
export const chordText = (chord: string, names: KeyNames): string =>
  chord
    .split('+')
    .map((part) => (Object.hasOwn(names, part) ? names[part as keyof KeyNames] : part))
    .join('+');
