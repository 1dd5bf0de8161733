/** What the README says is true: its samples run, its links lead somewhere, its tables are what the sources say. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { after, before, describe, it } from 'node:test';
import { remade } from '../../.ci/readme.mjs';
import { GOLDEN } from '../engine/golden-decks.js';

const README = readFileSync('README.md', 'utf8');

/** Code blocks of a language; `run` is the name that a comment before the block gives it. */
const blocks = (language: string) =>
  [...README.matchAll(/(?:<!-- run: (\w+) -->\n)?^```(\w*)\n([^]*?)^```$/gm)]
    .filter(([, , found]) => found === language)
    .map(([, run, , code = '']) => ({ run, code }));

const blockNamed = (name: string): string => {
  const found = blocks('js').find(({ run }) => run === name);
  assert.ok(found, name);
  return found.code;
};

/** What a sample prints in plain Node, where the package is taken through its exports. */
const printed = (code: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });

const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/ /g, '-');

describe('README', () => {
  it('has the tables that the sources make', () => {
    assert.equal(remade(README, ['sizes']), README);
  });

  it('tells the sizes as they are, within a twentieth', () => {
    const rows = [...README.matchAll(/^\| `(dist\/[\w-]+\.js)` \| ([\d.]+) \|$/gm)];
    assert.equal(rows.length, 4);
    for (const [, file = '', told] of rows) {
      const size = gzipSync(readFileSync(file), { level: 9 }).length / 1000;
      assert.ok(
        Math.abs(Number(told) - size) < size / 20,
        `${file}: ${String(told)} kB told, ${String(size)} kB there`,
      );
    }
  });

  it('leads only to what is there', () => {
    const headings = new Set([...README.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => slug(heading)));
    const links = [...README.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const dead = links.filter((link) =>
      link.startsWith('#') ? !headings.has(link.slice(1)) : !/^https?:/.test(link) && !existsSync(link),
    );
    assert.deepEqual(dead, []);
    assert.ok(links.length > 20);
  });

  it('names only files of the project that are there', () => {
    const text = README.replace(/```[^]*?```/g, '');
    const named = [...text.matchAll(/`((?:src|demo|test|\.ci)\/[\w./-]*\w)`/g)].map(([, name = '']) => name);
    assert.deepEqual(
      named.filter((name) => !existsSync(name)),
      [],
    );
    assert.ok(named.length > 15);
  });

  it('names every entry of the package', () => {
    const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, unknown> };
    const entries = Object.keys(exports).filter((entry) => entry !== './package.json');
    const isNamed = (entry: string) =>
      [entry.replace('.', 'patience-elements'), entry.replace('.', '…')].some((name) => README.includes(`\`${name}\``));
    assert.deepEqual(
      entries.filter((entry) => !isNamed(entry)),
      [],
    );
  });

  it('names only scripts that there are', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const named = [...README.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    assert.deepEqual(
      named.filter((name) => !(name in scripts)),
      [],
    );
  });

  it('has the version of the package in its snippet', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const named = [...README.matchAll(/patience-elements@([\d.]+)/g)].map(([, found]) => found);
    assert.deepEqual(named, [version]);
    assert.ok(README.includes(`**${version}**`));
  });

  it('deals a seed as the engine does', () => {
    const decks = GOLDEN.map(([seed]) => seed);
    const code = `${blockNamed('deck')}
      console.log(JSON.stringify(${JSON.stringify(decks)}.map((seed) => deckOf(seed).join(' '))));`;
    assert.deepEqual(
      JSON.parse(printed(code)),
      GOLDEN.map(([, deck]) => deck),
    );
  });

  it('shows the engine at work', () => {
    const lines = printed(blockNamed('engine')).trim().split('\n');
    assert.equal(lines.length, 4);
    assert.match(lines[0]!, /^yukon\/standard; foundations: /);
    assert.match(lines[1]!, /^(t\d(\*\d+)?>t\d ?)+$/);
    assert.match(lines[2]!, /\.$/);
    assert.match(lines[3]!, /^\d+$/);
  });

  it('shows the solver at work', () => {
    assert.match(printed(blockNamed('solver')), /^winnable \d+\n$/);
  });

  it('shows how a record is checked', () => {
    assert.equal(printed(blockNamed('verify')), 'false 0 2\n');
  });

  describe('samples', () => {
    // Inside the project, so that the package and its dependencies are found.
    const folder = 'coverage/readme';
    before(() => {
      mkdirSync(folder, { recursive: true });
    });
    after(() => {
      rmSync(folder, { recursive: true });
    });

    it('in JavaScript name only what there is', () => {
      // Those that are files of the demo are checked there.
      const own = blocks('js').filter(({ code }) => !/^\/\/ /.test(code));
      const files = own.map(({ code }, i) => {
        const name = `sample-${String(i)}.ts`;
        const tags = /^import /m.test(code) ? '' : "import 'patience-elements';\n";
        // A page's author knows that the element is there.
        const sure = code.replace(/querySelector\('[^']*'\)/g, '$&!');
        writeFileSync(`${folder}/${name}`, `${tags}${sure}\nexport {};\n`);
        return name;
      });
      const compilerOptions = {
        target: 'es2022',
        module: 'esnext',
        moduleResolution: 'bundler',
        lib: ['es2023', 'dom', 'dom.iterable'],
        types: [],
        skipLibCheck: true,
        strict: true,
        noImplicitAny: false,
        noEmit: true,
      };
      writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions, files }));
      const tsc = ['node_modules/typescript/bin/tsc', '-p', `${folder}/tsconfig.json`];
      execFileSync(process.execPath, tsc, { stdio: 'inherit' });
      assert.ok(files.length >= 10);
    });

    it('in CSS set only properties that there are', () => {
      const known = readFileSync('src/styles/tokens.ts', 'utf8');
      const names = [...README.matchAll(/--patience-[\w-]*\w/g)].map(([name]) => name);
      assert.deepEqual(
        names.filter((name) => !known.includes(`var(${name},`)),
        [],
      );
    });
  });
});
