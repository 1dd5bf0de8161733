// Solves one deal a message.
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// A worker does not read TypeScript by itself, though its parent does.
register();
const { deal } = await import('../../src/engine.ts');
const { solve } = await import('../../src/solver.ts');

parentPort.on('message', async ({ game, variant, seed, nodes: nodeLimit }) => {
  const { verdict, nodes } = await solve(deal({ game, variant, seed }), { nodeLimit });
  parentPort.postMessage({ game, variant, seed, verdict, nodes, nodeLimit });
});
