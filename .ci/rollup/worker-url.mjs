// Where the solver's worker is: a drop-in is its own worker, the npm modules have a file for it beside them.
import path from 'node:path';
import { rollup } from 'rollup';
import { NPM_WORKER, WORKER_URL } from './entries.mjs';

const isWorkerUrl = (id) => id === path.resolve(WORKER_URL);

/** Rollup plugin for drop-ins. */
export const workerIsThisFile = () => ({
  name: 'worker-is-this-file',
  load: (id) => (isWorkerUrl(id) ? 'export const workerUrl = () => new URL(import.meta.url);\n' : null),
});

async function bundle(plugins) {
  const build = await rollup({ input: NPM_WORKER, plugins });
  const { output } = await build.generate({ format: 'es' });
  await build.close();
  return output[0].code;
}

/**
 * Rollup plugin for npm. The worker is one self-contained file, because bundlers copy what `new URL('…',
 * import.meta.url)` names as it is.
 */
export const workerIsBeside = (plugins) => ({
  name: 'worker-is-beside',
  async load(id) {
    if (!isWorkerUrl(id)) return null;
    const source = await bundle(plugins);
    const file = this.emitFile({ type: 'asset', fileName: path.basename(NPM_WORKER, '.ts') + '.js', source });
    return `export const workerUrl = () => import.meta.ROLLUP_FILE_URL_${file};\n`;
  },
  resolveFileUrl: ({ relativePath }) =>
    `new URL('${relativePath.startsWith('.') ? '' : './'}${relativePath}', import.meta.url)`,
});
