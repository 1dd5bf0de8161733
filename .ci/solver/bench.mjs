// npm run bench:solver [-- folder]: the given deals with proved verdicts, one at a time: how many are decided within
// 250 ms and 2.5 s of CPU time, its quantiles, wrong verdicts (there must be none), and KPat's own figures beside.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { dealFrom, isWon, play } from '../../src/engine.ts';
import { solve } from '../../src/solver.ts';

const [folder = '../shared/conformance/deals'] = process.argv.slice(2);
/** Enough for what is to be decided within 2.5 s. */
const TIME = 10_000;

const linesOf = (file) =>
  gunzipSync(readFileSync(path.join(folder, file)))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

async function run({ game, variant, deck, verdict: known }) {
  const { value: position } = dealFrom({ game, variant, deck });
  const before = process.cpuUsage();
  const answer = await solve(position, { timeLimit: TIME });
  const { user, system } = process.cpuUsage(before);
  const { verdict } = answer;
  const isTrue = verdict !== 'winnable' || isWon(answer.moves.reduce(play, position));
  const contradicts = verdict !== 'unknown' && known !== undefined && known !== 'unknown' && verdict !== known;
  return { ms: (user + system) / 1000, verdict, wrong: !isTrue || contradicts };
}

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const shown = (ms) => (ms < 10 ? ms.toFixed(1) : ms.toFixed());

function row(name, results) {
  const times = results.map(({ ms }) => ms).sort((a, b) => a - b);
  const decided = (limit) => results.filter(({ ms, verdict }) => verdict !== 'unknown' && ms <= limit).length;
  const share = (limit) => `${((100 * decided(limit)) / results.length).toFixed(1)} %`;
  const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
  const count = (word) => results.filter(({ verdict }) => verdict === word).length;
  const cells = [
    name,
    results.length,
    `${count('winnable')} / ${count('unwinnable')} / ${count('unknown')}`,
    share(250),
    share(2500),
    ...[0.5, 0.9, 0.99].map((q) => shown(quantile(times, q))),
    shown(mean),
    results.filter(({ wrong }) => wrong).length,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

console.log('| deals | number | won / lost / open | ≤ 250 ms | ≤ 2.5 s | median ms | 90 % | 99 % | mean ms | wrong |');
console.log('|---|---|---|---|---|---|---|---|---|---|');
for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl.gz'))) {
  const lines = linesOf(file);
  // The first searches of a process run on code that is not compiled yet.
  for (const line of lines.slice(0, 5)) await run(line);
  const results = [];
  for (const line of lines) results.push(await run(line));
  row(file.replace('.jsonl.gz', ''), results);
  if (lines[0].kpat !== undefined) {
    const kpat = { won: 'winnable', lost: 'unwinnable', unknown: 'unknown' };
    row(
      'the same by KPat',
      lines.map((line) => ({ ms: line.kpat_ms, verdict: kpat[line.kpat], wrong: false })),
    );
  }
}
