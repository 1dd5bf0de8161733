import { existsSync } from 'node:fs';
import { DROP_INS, NPM_ENTRIES } from './.ci/rollup/entries.mjs';
import { extras } from './.ci/rollup/extras.mjs';
import { dropIn, gate, hasSideEffects } from './.ci/rollup/gate.mjs';
import { minified, sources } from './.ci/rollup/plugins.mjs';
import { workerIsBeside, workerIsThisFile } from './.ci/rollup/worker-url.mjs';

// A part that is not written yet is left out, so that the others can be built.
const written = (entries) => Object.entries(entries).filter(([, file]) => existsSync(file));

const npm = {
  input: Object.fromEntries(written(NPM_ENTRIES)),
  external: [/^lit($|\/)/, /^@lit\//],
  plugins: [workerIsBeside(minified()), ...sources()],
  output: { dir: 'dist/npm', format: 'es', chunkFileNames: 'chunks/[name].js' },
};

const dropIns = written(DROP_INS).map(([name, file]) => ({
  input: dropIn(file),
  treeshake: { moduleSideEffects: hasSideEffects },
  plugins: [extras(minified(), 'dist'), workerIsThisFile(), gate(), ...minified()],
  output: { file: `dist/${name}.js`, format: 'es' },
}));

export default [npm, ...dropIns];
