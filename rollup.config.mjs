import { existsSync } from 'node:fs';
import resolve from '@rollup/plugin-node-resolve';
import esbuild from 'rollup-plugin-esbuild';
import terser from '@rollup/plugin-terser';
import htmlLiterals from 'rollup-plugin-html-literals';
import { DROP_INS, NPM_ENTRIES } from './.ci/rollup/entries.mjs';
import { extras } from './.ci/rollup/extras.mjs';
import { dropIn, gate, hasSideEffects } from './.ci/rollup/gate.mjs';
import { workerIsBeside, workerIsThisFile } from './.ci/rollup/worker-url.mjs';

// A part that is not written yet is left out, so that the others can be built.
const written = (entries) => Object.entries(entries).filter(([, file]) => existsSync(file));

const sources = () => [
  resolve({ extensions: ['.ts', '.js'], exportConditions: ['production'], ignoreSideEffectsForRoot: true }),
  // Without "include" it also reads Lit's own modules, and warns.
  htmlLiterals({ include: ['src/**/*.ts'], options: { shouldMinifyCSS: ({ tag }) => tag === 'css' } }),
  esbuild({ target: 'es2022', tsconfig: 'tsconfig.json' }),
];
const small = () =>
  terser({ ecma: 2022, module: true, compress: { passes: 3, unsafe_arrows: true }, format: { comments: false } });
const minified = () => [...sources(), small()];

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
