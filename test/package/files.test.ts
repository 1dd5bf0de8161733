import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, it } from 'node:test';

/** Files that must be in the package, each by its name. */
const ALWAYS = [
  'LICENSE',
  'README.md',
  'custom-elements.json',
  'package.json',
  'dist/bear-river-game.js',
  'dist/embed.html',
  'dist/embed.js',
  'dist/glenwood-game.js',
  'dist/patience-elements.js',
  'dist/yukon-game.js',
  'dist/npm/bear-river-game.js',
  'dist/npm/context.js',
  'dist/npm/elements/bear-river-game.js',
  'dist/npm/elements/glenwood-game.js',
  'dist/npm/elements/yukon-game.js',
  'dist/npm/engine.js',
  'dist/npm/glenwood-game.js',
  'dist/npm/index.js',
  'dist/npm/solver-worker.js',
  'dist/npm/solver.js',
  'dist/npm/yukon-game.js',
  'dist/vscode.css-custom-data.json',
  'dist/vscode.html-custom-data.json',
  'dist/web-types.json',
];

/** Files whose names follow from the sources. */
const ALLOWED = [
  /^dist\/npm\/chunks\/[\w-]+\.js$/,
  /^dist\/extras\/[\w-]+-[0-9a-f]{8}\.js$/,
  /^dist\/types\/([\w-]+\/)*[\w-]+\.d\.ts$/,
];

function packed(): string[] {
  const said = execFileSync('npm', ['pack', '--dry-run', '--json', '--offline'], { encoding: 'utf8', stdio: 'pipe' });
  const [about] = JSON.parse(said) as { files: { path: string }[] }[];
  return about!.files.map((file) => file.path);
}

describe('what npm packs', () => {
  const files = packed();

  it('holds all that is promised', () => {
    assert.deepEqual(
      ALWAYS.filter((file) => !files.includes(file)),
      [],
    );
  });

  it('holds nothing else', () => {
    const known = (file: string) => ALWAYS.includes(file) || ALLOWED.some((pattern) => pattern.test(file));
    assert.deepEqual(
      files.filter((file) => !known(file)),
      [],
    );
  });
});
