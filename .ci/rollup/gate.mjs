// A drop-in file is also its own solver's worker. It holds two parts: the core (games, engine, notation, solver), then
// the page (Lit, elements). Between them stands a gate: where there is no document the core answers the solver's
// messages, elsewhere the page part runs. So the engine and the solver travel once.
import path from 'node:path';
import { CORE, WORKER, coreFiles } from './entries.mjs';

const ENTRY = '\0drop-in:';
const GATE = '\0gate';
const MARK = /^__GATE__\(([\w$]+)\);$/m;

const inCore = (id) => CORE.some((folder) => id.startsWith(path.resolve('src', folder) + path.sep));
const importOf = (id) => `import ${JSON.stringify(id)};\n`;

/** The id to give Rollup as input for a drop-in made of this source file. */
export const dropIn = (file) => ENTRY + file;

/** Whether a module has no effect but its exports: so its import for the sake of order alone adds nothing. */
export const hasSideEffects = (id) => !inCore(id);

function checkOrder(modules) {
  const early = modules.slice(0, modules.indexOf(GATE)).filter((id) => !inCore(id));
  if (early.length > 0) throw new Error(`These must not be imported by ${CORE.join(', ')}: ${early.join(', ')}`);
}

// The page part stands in a function, not only in a block: the minifier then makes it smaller than without a gate.
function close(code, modules) {
  const found = MARK.exec(code);
  if (!found) throw new Error('The gate between core and page is not in the bundle');
  checkOrder(modules);
  const gate = `if (typeof document === 'undefined') ${found[1]}(globalThis);\nelse (() => {`;
  return `${code.slice(0, found.index)}${gate}${code.slice(found.index + found[0].length)}\n})();\n`;
}

/** Rollup plugin; its renderChunk must run before the minifier's. */
export function gate() {
  return {
    name: 'gate',
    resolveId: (id) => (id === GATE || id.startsWith(ENTRY) ? id : null),
    load(id) {
      if (id === GATE) return `import { answerMessages } from '${path.resolve(WORKER)}';\n__GATE__(answerMessages);\n`;
      if (!id.startsWith(ENTRY)) return null;
      const first = coreFiles().map((file) => importOf(path.resolve(file)));
      return [...first, importOf(GATE), importOf(path.resolve(id.slice(ENTRY.length)))].join('');
    },
    renderChunk: (code, chunk) => ({ code: close(code, Object.keys(chunk.modules)), map: null }),
  };
}
