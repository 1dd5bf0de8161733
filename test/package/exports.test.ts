import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { publint } from 'publint';
import { aboutPackage, importsOf } from '../support/package.js';

const { name, exports, dependencies } = aboutPackage();

/** Every way into the package, as the documentation promises them. */
const PROMISED = [
  '.',
  './yukon-game.js',
  './glenwood-game.js',
  './bear-river-game.js',
  './elements/yukon-game.js',
  './elements/glenwood-game.js',
  './elements/bear-river-game.js',
  './engine.js',
  './solver.js',
  './context.js',
  './custom-elements.json',
  './package.json',
];
const MODULES = PROMISED.filter((entry) => !entry.endsWith('.json'));

/** What a plain Node, without any loader, finds exported by an entry. */
function exportsInNode(entry: string): string[] {
  const script = `console.log(JSON.stringify(Object.keys(await import('${path.posix.join(name, entry)}'))))`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  ) as string[];
}

const isPackage = (source: string): boolean => !source.startsWith('.');

/** What a built file and all files that it imports take from packages. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const sources = importsOf(readFileSync(file, 'utf8'));
  const inside = sources.filter((source) => !isPackage(source));
  const further = inside.flatMap((source) => packagesOf(path.join(path.dirname(file), source), seen));
  return [...sources.filter(isPackage), ...further];
}

describe('exports', () => {
  it('are literal and exactly those promised', () => {
    assert.deepEqual(Object.keys(exports), PROMISED);
  });

  for (const entry of MODULES)
    it(`${entry} has types, a file, and can be imported in plain Node`, () => {
      const target = exports[entry]!;
      assert.ok(typeof target === 'object', 'types and default');
      assert.deepEqual(Object.keys(target), ['types', 'default'], 'types come first');
      assert.ok(existsSync(target.types), target.types);
      assert.ok(existsSync(target.default), target.default);
      assert.notDeepEqual(exportsInNode(entry), []);
    });

  it('of a class define no tag by themselves', () => {
    const script = `
      const before = [];
      const define = customElements.define;
      customElements.define = function (tag, ...rest) { before.push(tag); return define.call(this, tag, ...rest); };
      for (const game of ['yukon', 'glenwood', 'bear-river']) await import(\`${name}/elements/\${game}-game.js\`);
      const silent = before.length;
      await import('${name}');
      console.log(JSON.stringify([silent, before.sort()]));
    `;
    const shim = "import 'lit';";
    const args = ['--input-type=module', '-e', shim + script];
    assert.deepEqual(JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })), [
      0,
      ['bear-river-game', 'glenwood-game', 'yukon-game'],
    ]);
  });

  for (const entry of ['engine', 'solver'])
    it(`./${entry}.js needs no package`, () => {
      assert.deepEqual(packagesOf(`dist/npm/${entry}.js`), []);
    });

  it('import only packages that are dependencies', () => {
    const sources = MODULES.flatMap((entry) => packagesOf((exports[entry] as { default: string }).default));
    const packages = sources.map((source) => source.split('/', source.startsWith('@') ? 2 : 1).join('/'));
    assert.deepEqual([...new Set(packages)].sort(), Object.keys(dependencies).sort());
  });

  it('are found by TypeScript in every way that imports modules', () => {
    const attw = 'node_modules/@arethetypeswrong/cli/dist/index.js';
    const args = [attw, '--pack', '.', '--profile', 'esm-only', '--exclude-entrypoints', 'custom-elements.json'];
    execFileSync(process.execPath, args, { stdio: 'pipe' });
  });

  it('please publint', async () => {
    const { messages } = await publint({ pkgDir: '.', strict: true });
    assert.deepEqual(messages, []);
  });
});
