import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parseAst } from 'rollup/parseAst';
import { importsOf } from '../support/package.js';

const DROP_INS = ['yukon-game', 'glenwood-game', 'bear-river-game', 'patience-elements'];

/** What is to be found in dist/extras, as a drop-in asks for it. */
const extras = () => readdirSync('dist/extras').map((file) => `./extras/${file}`);

describe('drop-ins', () => {
  for (const name of DROP_INS)
    describe(name, () => {
      const text = readFileSync(`dist/${name}.js`, 'utf8');

      it('is one module that imports and exports nothing', () => {
        const kinds = parseAst(text).body.map(({ type }) => type);
        assert.deepEqual(
          kinds.filter((kind) => /^(Import|Export)/.test(kind)),
          [],
        );
      });

      it('fetches on demand only what lies in dist/extras', () => {
        const there = extras();
        assert.deepEqual(
          importsOf(text).filter((source) => !there.includes(source)),
          [],
        );
      });

      it('makes no code from text', () => {
        assert.deepEqual(text.match(/\beval\(|\bnew Function\b/g), null);
      });

      it('runs without a page, as in its worker', () => {
        execFileSync(process.execPath, [`dist/${name}.js`], { stdio: 'pipe' });
      });
    });

  it('between them ask for every file in dist/extras', () => {
    const asked = new Set(DROP_INS.flatMap((name) => importsOf(readFileSync(`dist/${name}.js`, 'utf8'))));
    assert.deepEqual([...asked].sort(), extras().sort());
  });
});
