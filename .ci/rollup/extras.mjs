// What a drop-in fetches only when asked for: each `import('…')` in the sources becomes a self-contained module
// dist/extras/<name>-<hash>.js, which the drop-in imports from beside itself.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rollup } from 'rollup';

const NOT_AGAIN = [
  /\/node_modules\//,
  ...['games', 'engine', 'notation', 'solver'].map((name) => RegExp(`/src/${name}/`)),
];

/** `src/locale/ca.ts` gives `ca`, `src/locale/rules/ca.ts` gives `rules-ca`. */
export const extraName = (file) => path.relative('src', file).replace(/\.ts$/, '').split(path.sep).slice(1).join('-');

async function bundle(file, plugins) {
  const build = await rollup({ input: file, plugins });
  const { output } = await build.generate({ format: 'es' });
  await build.close();
  const [chunk] = output;
  const twice = Object.entries(chunk.modules)
    .filter(([id, { renderedLength }]) => renderedLength > 0 && NOT_AGAIN.some((part) => part.test(id)))
    .map(([id]) => path.relative('.', id));
  if (twice.length > 0)
    throw new Error(
      `${path.relative('.', file)} is fetched on demand and would bring a second copy of ${twice.join(', ')}: hand what it needs to its functions instead`,
    );
  if (output.length > 1) throw new Error(`${file}: an extra must not import further extras`);
  return chunk.code;
}

const done = new Map();

async function write(file, plugins, folder) {
  const code = await bundle(file, plugins);
  const name = `${extraName(file)}-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  mkdirSync(`${folder}/extras`, { recursive: true });
  writeFileSync(`${folder}/extras/${name}`, code);
  return name;
}

/** Rollup plugin. `plugins` build the extras themselves; the drop-ins lie in `folder`. */
export function extras(plugins, folder) {
  return {
    name: 'extras',
    async resolveDynamicImport(source, importer) {
      if (typeof source !== 'string') throw new Error(`${importer}: import() of something that is not a literal`);
      const { id } = await this.resolve(source, importer);
      if (!done.has(id)) done.set(id, write(id, plugins, folder));
      return { id: `./extras/${await done.get(id)}`, external: true };
    },
  };
}
