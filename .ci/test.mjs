// npm test: everything that is checked, in Chromium. Finds a browser or installs one, builds, then checks.
import { ensureBrowsers } from './browsers.mjs';
import { run } from './run.mjs';

const npm = (script) => run(script, 'npm', ['run', '--silent', script]);
const node = (what, ...args) => run(what, 'node', args, { show: true });

async function statically() {
  const results = [];
  for (const script of ['typecheck', 'lint', 'manifest:check', 'readme:check']) results.push(await npm(script));
  return results.every((ok) => ok);
}

async function checks() {
  if (!(await node('build', '.ci/build.mjs'))) return false;
  const first = await Promise.all([node('tests in Node', '.ci/node-tests.mjs'), statically()]);
  const size = await node('size', '.ci/size.mjs');
  const page = await node('tests in Chromium', '.ci/browser-tests.mjs', 'chromium');
  return [...first, size, page].every((ok) => ok);
}

try {
  await ensureBrowsers(['chromium']);
  if (!(await checks())) process.exitCode = 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
