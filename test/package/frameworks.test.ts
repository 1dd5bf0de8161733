/** The samples for frameworks, compiled against what npm would install. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { aboutPackage } from '../support/package.js';

const OPTIONS = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

const SAMPLES = {
  react: { jsx: 'react-jsx', jsxImportSource: 'react' },
  preact: { jsx: 'react-jsx', jsxImportSource: 'preact' },
  solid: { jsx: 'preserve', jsxImportSource: 'solid-js' },
  vue: {},
  svelte: {},
};

/** What must not compile, in each library's JSX. */
const WRONG = {
  'a word that is not there': '<yukon-game auto-move="always" />',
  'an attribute that is not there': '<yukon-game colour="red" />',
  'another game': '<klondike-game />',
};

describe('samples for frameworks', () => {
  const { name } = aboutPackage();
  const folder = mkdtempSync(path.join(tmpdir(), 'frameworks-'));
  const modules = path.join(folder, 'node_modules');

  before(() => {
    const said = execFileSync('npm', ['pack', '--json', '--offline', '--pack-destination', folder], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    const [about] = JSON.parse(said) as { filename: string }[];
    execFileSync('tar', ['-xzf', path.join(folder, about!.filename), '-C', folder]);
    mkdirSync(modules);
    for (const one of readdirSync('node_modules'))
      symlinkSync(path.resolve('node_modules', one), path.join(modules, one));
    symlinkSync(path.join(folder, 'package'), path.join(modules, name));
    cpSync('demo/frameworks', path.join(folder, 'samples'), { recursive: true });
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  /** What the compiler says of these files of a sample. */
  const said = (sample: keyof typeof SAMPLES, files: readonly string[]): string => {
    const config = path.join(folder, 'samples', sample, 'tsconfig.json');
    writeFileSync(config, JSON.stringify({ compilerOptions: { ...OPTIONS, ...SAMPLES[sample] }, files }));
    try {
      return execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', config], { encoding: 'utf8' });
    } catch (error) {
      return (error as { stdout: string }).stdout;
    }
  };

  for (const sample of ['react', 'preact', 'solid'] as const) {
    it(`of ${sample} compile`, () => {
      assert.equal(said(sample, ['app.tsx', 'main.tsx']), '');
    });

    it(`of ${sample} would not with a mistake in them`, () => {
      const lines = Object.values(WRONG).map((jsx, i) => `export const wrong${String(i)} = ${jsx};`);
      const file = path.join(folder, 'samples', sample, 'wrong.tsx');
      writeFileSync(file, `import './app.js';\n${lines.join('\n')}\n`);
      const wrong = [...said(sample, ['wrong.tsx']).matchAll(/wrong\.tsx\((\d+),/g)].map(([, line]) => Number(line));
      assert.deepEqual(
        [...new Set(wrong)],
        lines.map((_, i) => i + 2),
      );
    });
  }

  for (const sample of ['vue', 'svelte'] as const)
    it(`of ${sample} know the tags`, () => {
      const about = {
        vue: `import type { GlobalComponents } from 'vue';
          export type Props = InstanceType<GlobalComponents['yukon-game']>['$props'];`,
        svelte: `import type { SvelteHTMLElements } from 'svelte/elements';
          export type Props = SvelteHTMLElements['yukon-game'];`,
      };
      writeFileSync(
        path.join(folder, 'samples', sample, 'check.ts'),
        `import './tags.js';
        ${about[sample]}
        export const right: Props = { seed: 'blog-42', controls: true, 'auto-move': 'safe' };
        // @ts-expect-error a word that is not there
        export const wrong: Props = { 'auto-move': 'always' };`,
      );
      assert.equal(said(sample, ['tags.d.ts', 'check.ts']), '');
    });
});
