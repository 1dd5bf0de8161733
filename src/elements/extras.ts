/**
 * Everything that is fetched only when it is asked for. Each `import('…')` here becomes a file of its own beside a
 * drop-in, and a chunk for bundlers; what is fetched must not bring Lit, engine or solver along a second time.
 */
import type { Problem } from '../controllers/start.js';
import type { Result } from '../engine/result.js';
import type { PackedStrings } from '../locale/pack.js';
import type { LanguageId } from '../locale/pick.js';
import type { Help } from '../locale/help.js';
import type { Panel, PanelName } from './panels/panel.js';

/** Languages but English, which is always there. */
const WORDS: { readonly [id in Exclude<LanguageId, 'en'>]: () => Promise<{ readonly strings: PackedStrings }> } = {
  ca: () => import('../locale/ca.js'),
  fr: () => import('../locale/fr.js'),
  oc: () => import('../locale/oc.js'),
  el: () => import('../locale/el.js'),
  eu: () => import('../locale/eu.js'),
  es: () => import('../locale/es.js'),
  de: () => import('../locale/de.js'),
  ar: () => import('../locale/ar.js'),
};

/** Rules, keys, statistics and replay in words. */
const HELP: { readonly [id in LanguageId]: () => Promise<{ readonly help: Help }> } = {
  en: () => import('../locale/rules/en.js'),
  ca: () => import('../locale/rules/ca.js'),
  fr: () => import('../locale/rules/fr.js'),
  oc: () => import('../locale/rules/oc.js'),
  el: () => import('../locale/rules/el.js'),
  eu: () => import('../locale/rules/eu.js'),
  es: () => import('../locale/rules/es.js'),
  de: () => import('../locale/rules/de.js'),
  ar: () => import('../locale/rules/ar.js'),
};

const PANELS: { readonly [name in PanelName]: () => Promise<Panel> } = {
  dialog: () => import('./panels/dialog.js'),
  replay: () => import('./panels/replay.js'),
};

/** What a file gave, or that it cannot be had; it is tried again when it is asked for again. */
async function fetched<Module, Value>(
  what: string,
  load: () => Promise<Module>,
  take: (module: Module) => Value,
): Promise<Result<Value, Problem>> {
  try {
    return { ok: true, value: take(await load()) };
  } catch {
    return { ok: false, error: { code: 'extra', message: `This part could not be loaded: ${what}.`, where: what } };
  }
}

/** The words of a language as they travel. */
export const loadWords = (id: keyof typeof WORDS): Promise<Result<PackedStrings, Problem>> =>
  fetched(`lang ${id}`, WORDS[id], ({ strings }) => strings);

/** The rules, keys, statistics and replay of a language. */
export const loadHelp = (id: LanguageId): Promise<Result<Help, Problem>> =>
  fetched(`rules ${id}`, HELP[id], ({ help }) => help);

/** A panel, to be opened. */
export const loadPanel = (name: PanelName): Promise<Result<Panel, Problem>> =>
  fetched(name, PANELS[name], (panel) => panel);
