/** Pages of the dialog that are read: the rules of the variant on the table, the keys, what the visitor's games came to. */
import { chordText, keyRows, type KeyId } from '../../controllers/key-map.js';
import { readStatistics, type Statistics } from '../../controllers/statistics.js';
import type { Kit, View } from './panel.js';

export function openRules(kit: Kit): View {
  const { html, session } = kit;
  return () => {
    const { strings: s, help } = kit;
    const { game, variant } = session.view();
    const rules = kit.rulesFor(game, variant);
    const sections = rules ? help.rulesText(game, variant, rules) : [];
    return html`<p>${s.games[game]} · ${variantName(kit, variant)}</p>
      ${sections.map(
        ({ heading, paragraphs }) =>
          html`<h3>${heading}</h3>
            ${paragraphs.map((text) => html`<p>${text}</p>`)}`,
      )}`;
  };
}

/** The variant's name; its id where the page's own words have none. */
const variantName = ({ strings }: Kit, variant: string): string =>
  (strings.variants as Readonly<Record<string, string>>)[variant] ?? variant;

/** Whether a key does something in this game, as the page allows it. */
function isOf({ game, session }: Kit, id: KeyId): boolean {
  switch (id) {
    case 'stock':
      return session.piles.includes('s');
    case 'undo':
    case 'redo':
    case 'restart':
      return !game.noUndo;
    case 'hint':
      return !game.noHints;
    case 'deal':
      return !game.noDeal;
    default:
      return true;
  }
}

const pairsView = ({ html }: Kit, pairs: readonly (readonly [label: string, value: unknown])[]) =>
  html`<dl>
    ${pairs.map(
      ([label, value]) =>
        html`<div>
          <dt>${label}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;

/** Keys that write a character: they can be switched off. */
const LETTER = /^(shift\+)?.$|^digits$/;

export function openKeys(kit: Kit): View {
  const { html, game } = kit;
  return () => {
    const { keys: words, keyNames } = kit.help;
    const rows = keyRows()
      .filter(({ id }) => isOf(kit, id))
      .map(({ id, keys }) => ({ id, keys: keys.filter((key) => game.letterKeys || !LETTER.test(key)) }))
      .filter(({ keys }) => keys.length);
    return pairsView(
      kit,
      rows.map(({ id, keys }) => [words[id], keys.map((key) => html`<kbd>${chordText(key, keyNames)}</kbd> `)]),
    );
  };
}

export function openStatistics(kit: Kit): View {
  const { html, nothing, game, session } = kit;
  const number = (n: number): string => (n < Infinity ? kit.numberText(kit.strings, n) : '–');
  const pairs = (name: string, { played, won, streak, bestStreak, fewestMoves, bestTime }: Statistics) => {
    const w = kit.help.statistics;
    const rows: readonly (readonly [label: string, value: string])[] = [
      [w.played, number(played)],
      [w.won, number(won)],
      [w.streak, number(streak)],
      [w.bestStreak, number(bestStreak)],
      [w.fewestMoves, number(fewestMoves)],
      [w.bestTime, bestTime < Infinity ? kit.clockText(bestTime) : '–'],
    ];
    return html`<h3>${variantName(kit, name)}</h3>
      ${pairsView(kit, rows)}`;
  };
  // Another tab may finish a game meanwhile.
  const update = (): void => {
    kit.update();
  };
  addEventListener('storage', update, { signal: kit.signal });
  return () => {
    const here = session.view().variant;
    const others = kit.variantsOf(session.game).filter((name) => name !== here);
    if (game.save === null) return html`<p>${kit.help.statistics.none}</p>`;
    return html`${[here, ...others].map((name) => {
      const { statistics, damaged } = readStatistics(session.saves, name);
      return html`${statistics.played || name === here ? pairs(name, statistics) : nothing}
      ${damaged ? html`<p>${kit.strings.errors.save}</p>` : nothing}`;
    })}`;
  };
}
