// Builds the samples in demo/frameworks: each becomes one main.js. They take patience-elements as a page's author would,
// through the package's exports, so there must be a build.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { compile } from 'svelte/compiler';
import { compileScript, parse } from 'vue/compiler-sfc';

/** Samples that are built. Solid's needs a compiler of its own: its types are checked, no more. */
export const SAMPLES = {
  react: { entry: 'main.tsx', jsx: 'react' },
  preact: { entry: 'main.tsx', jsx: 'preact' },
  vue: { entry: 'main.ts' },
  svelte: { entry: 'main.ts' },
};

const isCustomElement = (tag) => tag.endsWith('-game');

function vue(source, filename) {
  const { descriptor, errors } = parse(source, { filename });
  if (errors.length > 0) throw errors[0];
  const templateOptions = { compilerOptions: { isCustomElement } };
  const { content } = compileScript(descriptor, { id: filename, inlineTemplate: true, templateOptions });
  return { contents: content, loader: 'ts' };
}

const svelte = (source, filename) => ({ contents: compile(source, { filename }).js.code, loader: 'js' });

const COMPILERS = { '.vue': vue, '.svelte': svelte };

const compilers = {
  name: 'compilers',
  setup({ onLoad }) {
    onLoad({ filter: /\.(vue|svelte)$/ }, async ({ path: file }) => ({
      ...COMPILERS[path.extname(file)](await readFile(file, 'utf8'), file),
      resolveDir: path.dirname(file),
    }));
  },
};

/**
 * Builds all samples into `<folder>/<name>/main.js`.
 *
 * @param {string} folder
 */
export async function buildSamples(folder) {
  const all = Object.entries(SAMPLES).map(([name, { entry, jsx }]) =>
    build({
      entryPoints: [`demo/frameworks/${name}/${entry}`],
      outfile: `${folder}/${name}/main.js`,
      bundle: true,
      format: 'esm',
      minify: true,
      target: 'es2022',
      logLevel: 'warning',
      // Chunks import each other for nothing but their exports.
      logOverride: { 'ignored-bare-import': 'silent' },
      define: {
        'process.env.NODE_ENV': '"production"',
        __VUE_OPTIONS_API__: 'false',
        __VUE_PROD_DEVTOOLS__: 'false',
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
      },
      ...(jsx && { jsx: 'automatic', jsxImportSource: jsx }),
      plugins: [compilers],
    }),
  );
  await Promise.all(all);
}
