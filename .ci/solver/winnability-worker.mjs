// Solves one deal a message.
import { parentPort } from 'node:worker_threads';
import { deal } from '../../src/engine.ts';
import { solve } from '../../src/solver.ts';

parentPort.on('message', async ({ game, variant, seed, nodes: nodeLimit }) => {
  const { verdict, nodes } = await solve(deal({ game, variant, seed }), { nodeLimit });
  parentPort.postMessage({ game, variant, seed, verdict, nodes, nodeLimit });
});
