// node .ci/manifest.mjs: writes custom-elements.json from the sources.
// With --check it writes nothing and fails where the file is not what the sources say.
import { readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { cli } from '@custom-elements-manifest/analyzer/cli.js';
import { NPM_ENTRIES } from './rollup/entries.mjs';

const FILE = 'custom-elements.json';
const ANALYSE = ['analyze', '--litelement', '--quiet', '--globs', 'src/elements/*.ts'];

/** Every public custom property, its default and what it is for, from the comments of the one style sheet. */
function cssProperties() {
  const text = readFileSync('src/styles/tokens.ts', 'utf8');
  const found = text.matchAll(/\/\*\s*([^*]+?)\s*\*\/\s*--[\w-]+:\s*var\(\s*(--patience-[\w-]+)\s*,\s*([^;]+?)\s*\);/g);
  return [...found].map(([, description, name, value]) => ({ description, name, default: value }));
}

/** A page's author sees one class: what it has from its base is its own. */
const flat = ({ inheritedFrom, ...rest }) => rest;

const INSIDE = new Set(['private', 'protected']);
const isPublic = ({ name = '#', privacy, description }) =>
  !INSIDE.has(privacy) && !name.startsWith('#') && !/@internal\b/.test(description);

function tidy({ members, attributes, events = [], ...declaration }, tagName) {
  return {
    ...declaration,
    tagName,
    customElement: true,
    superclass: { name: 'LitElement', package: 'lit' },
    members: members.filter(isPublic).map(flat),
    attributes: attributes.map(flat),
    // `dispatchEvent(new SomeEvent())` gives a nameless one beside the documented.
    events: events.filter(({ name }) => name).map(flat),
    slots: (declaration.slots ?? []).map(flat),
    cssParts: (declaration.cssParts ?? []).map(flat),
    cssProperties: cssProperties(),
  };
}

function moduleOf({ path, declarations, exports }) {
  const built = path.replace(/^src\/(.*)\.ts$/, 'dist/npm/$1.js');
  return {
    kind: 'javascript-module',
    path: built,
    // Each tag's class has a file of its own, named like the tag.
    declarations: declarations.map((declaration) => tidy(declaration, posix.basename(path, '.ts'))),
    exports: exports.map(({ declaration, ...rest }) => ({ ...rest, declaration: { ...declaration, module: built } })),
  };
}

async function make() {
  const { schemaVersion, modules } = await cli({ argv: ANALYSE, noWrite: true });
  const tags = new Set(Object.values(NPM_ENTRIES).filter((file) => file.startsWith('src/elements/')));
  return { schemaVersion, readme: 'README.md', modules: modules.filter(({ path }) => tags.has(path)).map(moduleOf) };
}

const text = `${JSON.stringify(await make(), null, 2)}\n`;
if (!process.argv.includes('--check')) writeFileSync(FILE, text);
else if (readFileSync(FILE, 'utf8') !== text) {
  console.error(`${FILE} is not what the sources say: run "npm run manifest" and commit it`);
  process.exitCode = 1;
}
