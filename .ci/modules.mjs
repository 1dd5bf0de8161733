// node .ci/modules.mjs [src/yukon-game.ts]: which source files make a bundle big, each minified alone
// (bytes, bytes gzip -9), largest first. Their sum is more than the bundle, where one compresses the other.
import { gzipSync } from 'node:zlib';
import path from 'node:path';
import { transform } from 'esbuild';
import { rollup } from 'rollup';
import { sources } from './rollup/plugins.mjs';

const [input = 'src/yukon-game.ts'] = process.argv.slice(2);
// What is fetched on demand is not in the bundle.
const onDemand = { name: 'on-demand', resolveDynamicImport: (id) => ({ id: String(id), external: true }) };
const build = await rollup({ input, plugins: [onDemand, ...sources()] });
const { output } = await build.generate({ format: 'es' });
await build.close();

async function sizesOf([id, { code }]) {
  const small = await transform(code ?? '', { minify: true, format: 'esm', treeShaking: false });
  const zipped = gzipSync(small.code, { level: 9 }).length;
  return { file: path.relative('.', id), bytes: small.code.length, zipped };
}

const rows = await Promise.all(Object.entries(output[0].modules).map(sizesOf));
for (const { file, bytes, zipped } of rows.sort((a, b) => b.zipped - a.zipped))
  if (bytes > 1) console.log(`${String(bytes).padStart(6)} ${String(zipped).padStart(6)}  ${file}`);
