// node .ci/node-tests.mjs [file or folder …]
// Runs the Node tests below the given paths, or all of them. Files are listed here because Node 20 expands no globs.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Folders of test/ that need a browser or hold no tests. */
const NOT_HERE = new Set(['browser', 'dropin', 'support', 'oracles']);

const below = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => path.join(folder, name));

const everything = () =>
  readdirSync('test', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_HERE.has(entry.name))
    .flatMap((entry) => below(path.join('test', entry.name)));

const isOption = (word) => word.startsWith('-');
const words = process.argv.slice(2);
const options = words.filter(isOption);
const paths = words.filter((word) => !isOption(word));
const missing = paths.filter((name) => !existsSync(name));
if (missing.length > 0) {
  console.error(`No such file or folder: ${missing.join(', ')}`);
  process.exit(1);
}
const files =
  paths.length > 0 ? paths.flatMap((name) => (statSync(name).isDirectory() ? below(name) : [name])) : everything();
if (files.length === 0) {
  console.error('No test files found');
  process.exit(1);
}
// The time is for tests that hang, not for slow ones; it is that of a whole file, too.
const always = ['--import', 'tsx', '--test', '--test-reporter=spec', '--test-timeout=1800000'];
const args = [...always, ...options, ...files.sort()];
process.exit(spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1);
