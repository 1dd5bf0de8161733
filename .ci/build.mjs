// node .ci/build.mjs: makes dist/ (drop-ins, extras, npm modules, types, editors' data) and removes what is old there.
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

function removeOlderThan(time, folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = path.join(folder, name);
    const about = statSync(file, { throwIfNoEntry: false });
    if (about?.isFile() && about.mtimeMs < time) rmSync(file);
  }
}

// File systems may keep coarser times than the clock's.
const started = Date.now() - 2000;
const done = await Promise.all([
  run('bundles', 'node', ['.ci/bundles.mjs']),
  run('types', 'tsc', ['-p', '.']),
  run("editors' data", 'node', ['.ci/editors.mjs']),
]);
if (done.every((ok) => ok)) {
  removeOlderThan(started, 'dist');
  await run('hashes', 'node', ['.ci/integrity.mjs'], { show: true });
} else process.exitCode = 1;
