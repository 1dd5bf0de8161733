import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';

const DROP_INS = ['yukon-game', 'glenwood-game', 'bear-river-game', 'patience-elements'];

const extrasAskedBy = (text: string) =>
  [...text.matchAll(/\bimport\(\s*["'`]([^"'`]*)["'`]\s*\)/g)].map(([, source]) => source);

describe('drop-ins', () => {
  for (const name of DROP_INS)
    describe(name, () => {
      const text = readFileSync(`dist/${name}.js`, 'utf8');

      it('is one module that imports and exports nothing', () => {
        assert.doesNotMatch(text, /(^|[;}\n])\s*import\s*["'{*\w]/);
        assert.doesNotMatch(text, /(^|[;}\n])\s*export\s*[{*\w]/);
      });

      it('fetches on demand only what lies in dist/extras', () => {
        const asked = extrasAskedBy(text);
        assert.equal(asked.length, [...text.matchAll(/\bimport\(/g)].length, 'every import() is of a literal');
        const there = readdirSync('dist/extras').map((file) => `./extras/${file}`);
        assert.deepEqual(
          asked.filter((source) => !there.includes(source ?? '')),
          [],
        );
      });

      it('makes no code from text', () => {
        assert.doesNotMatch(text, /\beval\(|\bnew Function\b|\bunsafeHTML\b/);
      });

      it('runs without a page, as in its worker', () => {
        execFileSync(process.execPath, [`dist/${name}.js`], { stdio: 'pipe' });
      });
    });

  it('between them ask for every file in dist/extras', () => {
    const asked = new Set(DROP_INS.flatMap((name) => extrasAskedBy(readFileSync(`dist/${name}.js`, 'utf8'))));
    const there = readdirSync('dist/extras').map((file) => `./extras/${file}`);
    assert.deepEqual(
      there.filter((source) => !asked.has(source)),
      [],
    );
  });
});
