// npm run storm -- [events] [seed] [browser]: a long storm of random input on each game; a build has to be there.
import { ensureBrowsers } from './browsers.mjs';
import { run } from './run.mjs';

const [events = '10000', seed = String(Date.now() % 1_000_000), browser = 'chromium'] = process.argv.slice(2);
await ensureBrowsers([browser]);
console.log(`${events} events of storm ${seed} in ${browser}`);
const args = ['.ci/node-tests.mjs', '--test-timeout=7200000', 'test/dropin/storm.test.ts'];
const env = { TEST_BROWSERS: browser, STORM_EVENTS: events, STORM_SEED: seed };
if (!(await run('storm', 'node', args, { show: true, env }))) process.exitCode = 1;
