import { DROP_INS, NPM_ENTRIES } from './.ci/rollup/entries.mjs';
import { embed } from './.ci/rollup/embed.mjs';
import { extras } from './.ci/rollup/extras.mjs';
import { dropIn, gate, hasSideEffects } from './.ci/rollup/gate.mjs';
import { oneGame } from './.ci/rollup/one-game.mjs';
import { minified, sources } from './.ci/rollup/plugins.mjs';
import { workerIsBeside, workerIsThisFile } from './.ci/rollup/worker-url.mjs';

const npm = {
  input: NPM_ENTRIES,
  external: [/^lit($|\/)/, /^@lit\//],
  plugins: [workerIsBeside(minified()), ...sources()],
  output: { dir: 'dist/npm', format: 'es', chunkFileNames: 'chunks/[name].js' },
};

const dropIns = Object.entries(DROP_INS).map(([name, file]) => ({
  input: dropIn(file),
  treeshake: { moduleSideEffects: hasSideEffects },
  plugins: [extras(minified(), 'dist'), workerIsThisFile(), oneGame(name), gate(), ...minified()],
  output: { file: `dist/${name}.js`, format: 'es' },
}));

export default [npm, ...dropIns, embed(minified())];
