// node .ci/size.mjs: what a visitor's browser has to fetch (gzip -9), against the budgets in package.json.
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import path from 'node:path';
import { rollup } from 'rollup';
import { CORE } from './rollup/entries.mjs';
import { minified } from './rollup/plugins.mjs';

const { budgets } = JSON.parse(readFileSync('package.json', 'utf8'));

const zipped = (code) => gzipSync(code, { level: 9 }).length;
const sizeOf = (file) => zipped(readFileSync(file));

/** Size of an entry bundled alone, without the folders of src/ named in `without`. */
async function sizeAlone(entry, without = []) {
  const outside = (id) => without.some((folder) => id.includes(`${path.sep}src${path.sep}${folder}${path.sep}`));
  const build = await rollup({ input: entry, external: outside, plugins: minified() });
  const { output } = await build.generate({ format: 'es' });
  await build.close();
  return zipped(output[0].code);
}

const GAMES = ['yukon-game', 'glenwood-game', 'bear-river-game'];
const games = () => GAMES.map((name) => [`dist/${name}.js`, sizeOf(`dist/${name}.js`), budgets.game]);

function allGames() {
  const smallest = Math.min(...games().map(([, size]) => size));
  return ['dist/patience-elements.js', sizeOf('dist/patience-elements.js'), smallest + budgets.allGamesOverOne];
}

/** A language's words are named by the language alone: `ca`, `pt-BR`. */
function budgetOfExtra(name) {
  if (/^[a-z]{2,3}(-[A-Z]\w+)?$/.test(name)) return budgets.words;
  return name.startsWith('rules') ? budgets.rules : budgets.panel;
}

const extras = () =>
  readdirSync('dist/extras')
    .sort()
    .map((file) => [
      `dist/extras/${file}`,
      sizeOf(`dist/extras/${file}`),
      budgetOfExtra(file.replace(/-\w{8}\.js$/, '')),
    ]);

const rows = [
  ...games(),
  allGames(),
  ['engine entry, bundled alone', await sizeAlone('src/engine.ts'), budgets.engine],
  [
    'solver, without the engine',
    await sizeAlone(
      'src/solver.ts',
      CORE.filter((name) => name !== 'solver'),
    ),
    budgets.solver,
  ],
  ...extras(),
];

for (const [what, size, budget] of rows)
  console.log(
    `${size > budget ? 'OVER' : 'ok  '} ${String(size).padStart(6)} of ${String(budget).padStart(6)} B  ${what}`,
  );
if (rows.some(([, size, budget]) => size > budget)) process.exitCode = 1;
