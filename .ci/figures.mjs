// npm run figures -- [game/variant] [deals] [positions]: how many deals of the seeds 1, 2, 3 … the solver wins, proves
// lost or leaves open within a number of positions for each: the same on every machine. Behind it, how many milliseconds
// the processor of this one worked on a deal: half of them took less, and 99 of 100. A row of the README's table.
import { deal } from '../src/engine.ts';
import { solve } from '../src/solver.ts';

const [where = 'yukon/standard', deals = '200', nodeLimit = '200000'] = process.argv.slice(2);
const [game, variant] = where.split('/');

const times = [];
const count = { winnable: 0, unwinnable: 0, unknown: 0 };
for (let seed = 1; seed <= Number(deals); seed++) {
  const position = deal({ game, variant, seed: String(seed) });
  const before = process.cpuUsage();
  const { verdict } = await solve(position, { nodeLimit: Number(nodeLimit) });
  const { user, system } = process.cpuUsage(before);
  times.push((user + system) / 1000);
  count[verdict]++;
}

times.sort((a, b) => a - b);
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
const milliseconds = (time) => (time < 10 ? time.toFixed(1) : time.toFixed());
const { winnable, unwinnable, unknown } = count;
const share = ((100 * winnable) / (winnable + unwinnable)).toFixed(1);
console.log(
  `| \`${where}\` | ${deals} | ${winnable} | ${unwinnable} | ${unknown} | ${share} % | ${milliseconds(at(0.5))} | ${milliseconds(at(0.99))} |`,
);
