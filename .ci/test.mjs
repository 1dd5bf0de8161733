// npm test: everything that is checked, in Chromium. Finds a browser or installs one, builds, then checks.
import { ensureBrowsers } from './browsers.mjs';
import { run } from './run.mjs';

const npm = (script) => run(script, 'npm', ['run', '--silent', script]);
const node = (what, ...args) => run(what, 'node', args, { show: 'afterwards' });

/** One after the other: together they need as long as the tests. */
async function statically() {
  const results = [await node('size', '.ci/size.mjs')];
  for (const script of ['typecheck', 'lint', 'manifest:check', 'readme:check']) results.push(await npm(script));
  return results.every((ok) => ok);
}

async function checks() {
  if (!(await node('build', '.ci/build.mjs'))) return false;
  const results = await Promise.all([
    node('tests in Chromium', '.ci/browser-tests.mjs', 'chromium'),
    node('tests in Node', '.ci/node-tests.mjs'),
    statically(),
  ]);
  return results.every((ok) => ok);
}

try {
  await ensureBrowsers(['chromium']);
  if (!(await checks())) process.exitCode = 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
