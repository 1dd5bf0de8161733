// node .ci/bundles.mjs: what `rollup -c` does, but all bundles at once, and a warning is an error.
import { rollup } from 'rollup';
import config from '../rollup.config.mjs';

async function bundle({ output, ...input }) {
  const onLog = (level, { message }) => {
    if (level === 'warn') throw new Error(message);
  };
  const build = await rollup({ ...input, onLog });
  await build.write(output);
  await build.close();
}

try {
  await Promise.all(config.map(bundle));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
