// node .ci/browser-tests.mjs <browser>[,<browser> …] [file …]
// Runs the tests of the sources (test/browser, by the test runner inside the page) and those of the built files
// (test/dropin, from Node), or only the given files, in these browsers.
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { BROWSERS, ensureBrowsers } from './browsers.mjs';
import { allOf, run } from './run.mjs';

const [names = 'chromium', ...words] = process.argv.slice(2);
const browsers = names.split(',');
const unknown = browsers.filter((name) => !BROWSERS.includes(name));
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}; known are ${BROWSERS.join(', ')}`);

const given = words.filter((word) => word !== '--files');
const listed = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .filter((name) => name.endsWith('.test.ts'))
        .map((name) => path.join(folder, name))
    : [];
const filesOf = (folder) =>
  given.length > 0 ? given.filter((file) => path.normalize(file).startsWith(folder)) : listed(folder);

const inPage = (browser, files) => () => {
  const args = ['--config', `.ci/wtr/${browser}.config.mjs`, ...files.flatMap((file) => ['--files', file])];
  return run(`tests in ${browser}`, 'wtr', args, { show });
};

const ofBuild = (browser, files) => () => {
  if (!existsSync('dist')) throw new Error('There is no dist/: run "npm run build" first');
  const args = ['.ci/node-tests.mjs', '--test-concurrency=1', ...files];
  return run(`drop-ins in ${browser}`, 'node', args, { show, env: { TEST_BROWSERS: browser } });
};

const [sources, built] = [filesOf('test/browser'), filesOf('test/dropin')];
// A page of its own for each test, in a browser of its own for each kind of tests: they do not meet.
const jobs = [
  ...(built.length > 0 ? browsers.map((browser) => ofBuild(browser, built)) : []),
  ...(sources.length > 0 ? browsers.map((browser) => inPage(browser, sources)) : []),
];
const show = jobs.length > 1 ? 'afterwards' : true;

try {
  if (jobs.length === 0) throw new Error('No test files found');
  await ensureBrowsers(browsers);
  if (!(await allOf(jobs, availableParallelism()))) process.exitCode = 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
