// How every bundle reads the sources and how it is made small.
import resolve from '@rollup/plugin-node-resolve';
import esbuild from 'rollup-plugin-esbuild';
import terser from '@rollup/plugin-terser';
import { literals } from './literals.mjs';
import { privates } from './privates.mjs';

/** A plugin that changes each text once, though many bundles hold it. */
function once(plugin) {
  const known = new Map();
  const transform = function (code, id) {
    const key = `${id}\n${code}`;
    if (!known.has(key)) known.set(key, plugin.transform.call(this, code, id));
    return known.get(key);
  };
  return { ...plugin, transform };
}

const shortened = once(literals());
const compiled = once(esbuild({ target: 'es2022', tsconfig: 'tsconfig.json' }));

/** Plugins that read TypeScript and shorten templates and style sheets. */
export const sources = () => [
  resolve({ extensions: ['.ts', '.js'], exportConditions: ['production'], ignoreSideEffectsForRoot: true }),
  shortened,
  compiled,
];

const TERSER = { ecma: 2022, module: true, compress: { passes: 3, unsafe_arrows: true }, format: { comments: false } };

/** The same, and minified. */
export const minified = () => [...sources(), terser(TERSER), privates()];
