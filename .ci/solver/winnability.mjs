// npm run winnability -- <game>/<variant> <count | from-to> [--nodes N] [--out file] [--table]
// How many deals of the seeds from … to … can be won. Every core searches; each result is a line of the file, so a run
// can be stopped and goes on where it was, and the files of several machines are joined by `cat`. --table only counts.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

const VERDICTS = ['winnable', 'unwinnable', 'unknown'];

function usage() {
  throw new Error('npm run winnability -- <game>/<variant> <count | from-to> [--nodes N] [--out file] [--table]');
}

function readArguments(words) {
  const named = (name, otherwise) => {
    const at = words.indexOf(name);
    return at < 0 ? otherwise : (words.splice(at, 2)[1] ?? usage());
  };
  const isTable = words.includes('--table') && words.splice(words.indexOf('--table'), 1).length > 0;
  const nodes = Number(named('--nodes', '1000000'));
  const out = named('--out', undefined);
  const [where = usage(), range = usage()] = words;
  const [, from, to] = /^(?:(\d+)-)?(\d+)$/.exec(range) ?? usage();
  const [game, variant = 'standard'] = where.split('/');
  const file = out ?? path.join('winnability', `${game}-${variant}.jsonl`);
  return { game, variant, from: Number(from ?? 1), to: Number(to), nodes, file, isTable };
}

/** The lines of a file that are whole; a run that was stopped may have left half of one. */
function readResults(file, { game, variant }) {
  const results = new Map();
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    let result;
    try {
      result = JSON.parse(line);
    } catch {
      continue;
    }
    if (result.game === game && result.variant === variant && VERDICTS.includes(result.verdict))
      results.set(result.seed, result.verdict);
  }
  return results;
}

/** Wilson's interval for a share, as 95 % of such intervals hold it. */
export function interval(part, all) {
  const z = 1.959964;
  const share = part / all;
  const middle = (share + (z * z) / (2 * all)) / (1 + (z * z) / all);
  const half = (z / (1 + (z * z) / all)) * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all));
  return [middle - half, middle + half];
}

function print(results, { game, variant, from, to }) {
  const count = { winnable: 0, unwinnable: 0, unknown: 0 };
  for (const [seed, verdict] of results) if (Number(seed) >= from && Number(seed) <= to) count[verdict]++;
  const { winnable, unwinnable, unknown } = count;
  const decided = winnable + unwinnable;
  const percent = (share) => (100 * share).toFixed(1);
  const [low, high] = decided ? interval(winnable, decided) : [0, 1];
  console.log('| game | deals | won | lost | undecided | won of the decided | 95 % interval |');
  console.log('|---|---|---|---|---|---|---|');
  console.log(
    `| \`${game}/${variant}\` | ${decided + unknown} | ${winnable} | ${unwinnable} | ${unknown} | ${decided ? percent(winnable / decided) : '–'} % | ${percent(low)}–${percent(high)} |`,
  );
}

function search(options, results) {
  const { game, variant, from, to, nodes, file } = options;
  const wanted = [];
  for (let seed = from; seed <= to; seed++) if (!results.has(String(seed))) wanted.push(String(seed));
  const all = wanted.length;
  let done = 0;
  const progress = () => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${all} `);
    else if (done % 100 === 0) process.stderr.write(`${done} of ${all}\n`);
  };
  const work = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./winnability-worker.mjs', import.meta.url));
      const next = () => {
        const seed = wanted.shift();
        if (seed !== undefined) worker.postMessage({ game, variant, seed, nodes });
        else void worker.terminate().then(resolve);
      };
      worker.on('error', reject);
      worker.on('message', (result) => {
        appendFileSync(file, `${JSON.stringify(result)}\n`);
        results.set(result.seed, result.verdict);
        done++;
        progress();
        next();
      });
      next();
    });
  return Promise.all(Array.from({ length: Math.min(availableParallelism(), all) }, work));
}

const options = readArguments(process.argv.slice(2));
const results = readResults(options.file, options);
if (!options.isTable) {
  mkdirSync(path.dirname(options.file), { recursive: true });
  await search(options, results);
}
print(results, options);
