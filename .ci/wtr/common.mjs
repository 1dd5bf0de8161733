import { esbuildPlugin } from '@web/dev-server-esbuild';
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import { inputCommands } from './input.mjs';
import { pageCommands } from './page.mjs';
import { findBrowser } from '../browsers.mjs';

// What a page complains of must not pass unseen: it becomes an error of the test that runs, or of the file.
const WATCH = `
  const fail = (what) => setTimeout(() => { throw new Error(what); });
  const say = console.error;
  console.error = (...args) => {
    say(...args);
    // The test framework reports what failed in the same way.
    if (!String(args[0]).includes('[watched] ')) fail('[watched] console.error: ' + args.map(String).join(' '));
  };
  addEventListener('securitypolicyviolation', (e) => fail('[watched] security policy: ' + e.effectiveDirective + ' ' + e.blockedURI));
`;

const page = (testFramework) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Tests</title><script>${WATCH}</script></head>
  <body><script type="module" src="${testFramework}"></script></body>
</html>`;

/** Asks for a browser's program; says how to get it where there is none. */
export function programOf(name) {
  const program = findBrowser(name);
  if (!program) throw new Error(`No ${name} found: run "node .ci/browsers.mjs ${name}"`);
  return program;
}

/** Configuration of the test runner for all browsers. Real mouse and keys need the focused page: one at a time. */
export const common = {
  rootDir: process.cwd(),
  files: ['test/browser/**/*.test.ts'],
  concurrency: 1,
  nodeResolve: { exportConditions: ['production', 'default'], browser: true },
  plugins: [
    inputCommands(),
    pageCommands(),
    a11ySnapshotPlugin(),
    esbuildPlugin({ ts: true, target: 'es2022', tsconfig: 'tsconfig.json' }),
  ],
  testRunnerHtml: page,
  testFramework: { config: { ui: 'bdd', timeout: 20000 } },
  browserStartTimeout: 60000,
  testsStartTimeout: 60000,
  testsFinishTimeout: 180000,
};
