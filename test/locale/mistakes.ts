/** What must not compile: a language that lacks a text, has one too many or has a name misspelt. */
import { strings } from '../../src/locale/en.js';
import type { PackedStrings } from '../../src/locale/pack.js';
import type { RuleWords } from '../../src/locale/rules/compose.js';
import type { KeyHelp } from '../../src/locale/rules/help.js';
import type { Strings } from '../../src/locale/strings.js';

type Names = Strings['games'];

// @ts-expect-error a game is missing
export const missing: Names = { 'bear-river': '', yukon: '' };
// @ts-expect-error a game too many
export const extra: Names = { 'bear-river': '', glenwood: '', yukon: '', klondike: '' };
// @ts-expect-error a game misspelt
export const misspelt: Names = { 'bear-river': '', glenwod: '', yukon: '' };
// @ts-expect-error a command is missing
export const commands: Strings['commands'] = (({ undo: _, ...rest }: Strings['commands']) => rest)(strings.commands);
// @ts-expect-error a row is one short
export const short: PackedStrings['games'] = ['', ''];
// @ts-expect-error a row is one too long
export const long: PackedStrings['games'] = ['', '', '', ''];
// @ts-expect-error a variant has no name
export const variants: Strings['variants'] = (({ odessa: _, ...rest }: Strings['variants']) => rest)(strings.variants);
// @ts-expect-error a rules word has no sentence
export const fill: RuleWords['fill'] = { none: '', any: '', king: '', hole: '', group: '' };
// @ts-expect-error a key is not explained
export const keys: KeyHelp = { move: '' };
