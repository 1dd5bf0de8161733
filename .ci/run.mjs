// Runs the project's tools, quietly: what a tool prints is shown only when it fails, or when it is asked for.
import { spawn } from 'node:child_process';
import path from 'node:path';

const seconds = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Where `npm ci` put the tools. On Windows they need a shell. */
const PATH = [path.resolve('node_modules/.bin'), process.env.PATH].join(path.delimiter);
const shell = process.platform === 'win32';

function start(command, args, options) {
  const env = { ...process.env, PATH, ...options.env };
  return spawn(command, args, { shell, stdio: ['ignore', 'pipe', 'pipe'], ...options, env });
}

/**
 * Runs a command to its end and prints one line about it; all of its output if it failed, or if `show`: as it comes, or
 * in one piece `'afterwards'`, where other commands run at the same time. Gives whether it succeeded.
 */
export function run(what, command, args, { show = false, env = {} } = {}) {
  const began = performance.now();
  const child = start(command, args, { env, ...(show === true && { stdio: 'inherit' }) });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (said += data));
  return new Promise((resolve) => {
    const end = (ok, why) => {
      if (!ok || show === 'afterwards') process.stderr.write(said);
      console.log(`${ok ? 'ok    ' : 'FAILED'} ${what} (${why}${seconds(began)})`);
      resolve(ok);
    };
    child.once('error', (error) => end(false, `${error.message}, `));
    child.once('close', (code) => end(code === 0, code === 0 ? '' : `exit ${code}, `));
  });
}

/** Does all jobs, in their order, no more than `limit` at a time. Gives whether all succeeded. */
export async function allOf(jobs, limit) {
  const [waiting, results] = [[...jobs], []];
  const worker = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) results.push(await job());
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results.every((ok) => ok);
}
