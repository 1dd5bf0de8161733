// node --import tsx .ci/readme.mjs: writes the parts of README.md that the sources say, between `<!-- made: … -->` and
// `<!-- made -->`. With --check it writes nothing and fails where they are not what the sources say.
// Sizes are those of the built files: they are written where there is a build, and test/demo/readme.test.ts checks them.
import { readFileSync, writeFileSync } from 'node:fs';
import { isMain } from './main.mjs';
import { MADE } from './readme/blocks.mjs';

const FILE = 'README.md';
const BLOCK = /(<!-- made: ([\w ./-]+?) -->\n)([^]*?)(<!-- made -->)/g;

/**
 * The text of README.md with its made parts as they should be, those named in `kept` left as they are.
 *
 * @param {string} text
 * @param {readonly string[]} [kept]
 * @returns {string}
 */
export function remade(text, kept = []) {
  return text.replace(BLOCK, (block, before, name, old, after) => {
    const [what, ...words] = name.split(' ');
    if (kept.includes(what)) return block;
    if (!Object.hasOwn(MADE, what)) throw new Error(`${FILE}: nothing is called ${what}`);
    return `${before}\n${MADE[what](...words) ?? old.trim()}\n\n${after}`;
  });
}

function main() {
  const old = readFileSync(FILE, 'utf8');
  if (!process.argv.includes('--check')) writeFileSync(FILE, remade(old));
  else if (old !== remade(old, ['sizes'])) {
    console.error(`${FILE} is not what the sources say: run "npm run readme" and commit it`);
    process.exitCode = 1;
  }
}

if (isMain(import.meta.url)) main();
