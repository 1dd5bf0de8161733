// The parts of README.md that are made from the sources, by name. Each gives Markdown; undefined: leave what is there.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { REASONS } from '../../src/engine/reasons.ts';
import { chordText, keyRows } from '../../src/controllers/key-map.ts';
import { GAMES, GAME_IDS } from '../../src/games/index.ts';
import { LAYOUTS } from '../../src/layout/places.ts';
import { reserveCss } from '../../src/layout/reserve.ts';
import { strings } from '../../src/locale/en.ts';
import { LANGUAGES } from '../../src/locale/pick.ts';
import { help } from '../../src/locale/rules/en.ts';
import { ERRORS } from '../../src/notation/errors.ts';
import { eventFields } from './events.mjs';

const tagOf = (id) => `${id}-game`;
const code = (text) => (text === '' ? '' : `\`${text}\``);
const cell = (text) =>
  String(text)
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\|/g, '\\|');
const row = (cells) => `| ${cells.map(cell).join(' | ')} |`;

/** A Markdown table. */
const table = (heads, rows) => [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');

/** What custom-elements.json says of an element; all three say the same but for their names. */
function element() {
  const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
  return modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === 'yukon-game');
}

const members = (kind, isStatic = false) =>
  element().members.filter((member) => member.kind === kind && Boolean(member.static) === isStatic);

const typeOf = ({ type }) => code(type?.text ?? '');

function signature({ name, parameters = [] }) {
  const words = parameters.map((one) => one.name + (one.optional || one.default !== undefined ? '?' : ''));
  return code(`${name}(${words.join(', ')})`);
}

const sentences = (id, variant) =>
  help
    .rulesText(id, variant, GAMES[id].variants[variant])
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap((text) => text.split(/(?<=\.) (?=[A-Z])/));

/** The sentences of a variant's rules that the game itself does not have. */
function differences(id, variant) {
  const same = new Set(sentences(id, 'standard'));
  return sentences(id, variant)
    .filter((sentence) => !same.has(sentence))
    .join(' ');
}

const variantRows = (id) =>
  Object.keys(GAMES[id].variants)
    .filter((name) => name !== 'standard')
    .map((name) => [code(tagOf(id)), code(name), strings.variants[name], differences(id, name)]);

const rulesOf = (id) =>
  help
    .rulesText(id, 'standard', GAMES[id].variants.standard)
    .filter(({ heading }) => heading !== 'Strategy')
    .map(({ heading, paragraphs }) => `**${heading}.** ${paragraphs.join(' ')}`)
    .join('\n\n');

const languageName = new Intl.DisplayNames(['en'], { type: 'language' });

const kilobytes = (file) => (gzipSync(readFileSync(file), { level: 9 }).length / 1000).toFixed(1);
const DROP_INS = [...GAME_IDS.map(tagOf), 'patience-elements'];

/** A file as a sample, named by its ending. */
const file = (name) =>
  `\`\`\`${path.extname(name).slice(1).replace('mjs', 'js')}\n${readFileSync(name, 'utf8').trim()}\n\`\`\``;

export const MADE = {
  file,
  attributes: () =>
    table(
      ['attribute', 'property', 'what it does'],
      element().attributes.map((one) => [code(one.name), code(one.fieldName ?? one.name), one.description ?? '']),
    ),
  properties: () =>
    table(
      ['property', 'type', 'what it tells'],
      members('field')
        .filter(({ readonly }) => readonly)
        .map((one) => [code(one.name), typeOf(one), one.description ?? '']),
    ),
  methods: () =>
    table(
      ['method', 'what it does'],
      members('method').map((one) => [signature(one), one.description ?? '']),
    ),
  events: () =>
    table(
      ['event', 'when', 'fields'],
      element().events.map(({ name, description }) => [
        code(name),
        description,
        eventFields(name)
          .map((field) => code(field))
          .join(' '),
      ]),
    ),
  slots: () =>
    table(
      ['slot', 'where'],
      element().slots.map(({ name, description }) => [code(name) || '(none)', description]),
    ),
  parts: () =>
    table(
      ['part', 'what it is'],
      element().cssParts.map(({ name, description }) => [code(name), description]),
    ),
  'css-properties': () =>
    table(
      ['property', 'default', 'what it sets'],
      element().cssProperties.map((one) => [code(one.name), code(one.default), one.description]),
    ),
  keys: () =>
    table(
      ['keys', 'what they do'],
      keyRows().map(({ id, keys }) => [
        keys.map((chord) => `<kbd>${chordText(chord, help.keyNames)}</kbd>`).join(' '),
        help.keys[id],
      ]),
    ),
  variants: () => table(['tag', '`variant`', 'name', 'what differs'], GAME_IDS.flatMap(variantRows)),
  rules: rulesOf,
  placeholder: (id) => `\`\`\`css\n${reserveCss(tagOf(id), LAYOUTS[id])}\n\`\`\``,
  languages: () => ['en', ...LANGUAGES].map((id) => `${languageName.of(id)} (\`${id}\`)`).join(', ') + '.',
  'text-errors': () =>
    table(
      ['code', 'sentence'],
      Object.entries(ERRORS).map(([id, text]) => [code(id), text]),
    ),
  reasons: () =>
    table(
      ['code', 'sentence'],
      Object.entries(REASONS).map(([id, text]) => [code(id), text]),
    ),
  sizes: () => {
    if (!DROP_INS.every((name) => existsSync(`dist/${name}.js`))) return undefined;
    return table(
      ['file', 'kB, compressed (gzip -9)'],
      DROP_INS.map((name) => [code(`dist/${name}.js`), kilobytes(`dist/${name}.js`)]),
    );
  },
};
