/** The folder that `npm run demo:build` makes for a web host: nothing in it leads out of it, or to nothing. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { before, describe, it } from 'node:test';

const SITE = path.resolve('site');

/** Addresses of a page or a script that are of the site itself. */
function addressesIn(file: string): string[] {
  // What is shown as code asks for nothing.
  const text = readFileSync(file, 'utf8').replace(/<code[^]*?<\/code>/g, '');
  const found = file.endsWith('.html')
    ? text.matchAll(/(?:src|href)="([^"]+)"/g)
    : text.matchAll(/(?:from|fetch\(|import\()\s*['`](\.[^'`$]+)['`]/g);
  return [...found].map(([, address = '']) => address.replace(/[?#].*$/, '')).filter((to) => !/^(?:\w+:|$)/.test(to));
}

describe('the folder for a web host', () => {
  before(() => {
    execFileSync(process.execPath, ['.ci/site.mjs'], { stdio: 'pipe' });
  });

  it('holds all that its pages ask for', () => {
    const demos = path.join(SITE, 'demo');
    const files = readdirSync(demos, { recursive: true })
      .map((name) => path.join(demos, String(name)))
      .filter((file) => /\.(?:html|js)$/.test(file) && !/frameworks.*main\.js$/.test(file));
    const missing = files.flatMap((file) =>
      addressesIn(file)
        .map((address) => path.resolve(path.dirname(file), address))
        .filter((target) => !target.startsWith(SITE) || !existsSync(target))
        .map((target) => `${path.relative(SITE, file)}: ${target}`),
    );
    assert.deepEqual(missing, []);
    assert.ok(files.length > 20);
  });

  it('begins with the demos', () => {
    assert.match(readFileSync(path.join(SITE, 'index.html'), 'utf8'), /url=demo\//);
    for (const name of ['react', 'preact', 'vue', 'svelte'])
      assert.ok(statSync(path.join(SITE, 'demo/frameworks', name, 'main.js')).size > 10_000, name);
  });
});
