// node .ci/integrity.mjs: the hash of each drop-in, to be written into a page's `integrity`.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DROP_INS } from './rollup/entries.mjs';

for (const name of Object.keys(DROP_INS)) {
  const hash = createHash('sha384')
    .update(readFileSync(`dist/${name}.js`))
    .digest('base64');
  console.log(`integrity="sha384-${hash}"  dist/${name}.js`);
}
