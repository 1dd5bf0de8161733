// What is built from what. Names are those of the files below dist/, without ".js".
import { readdirSync } from 'node:fs';

/** Self-contained files for `<script type="module">`: dist/<name>.js. */
export const DROP_INS = {
  'yukon-game': 'src/yukon-game.ts',
  'glenwood-game': 'src/glenwood-game.ts',
  'bear-river-game': 'src/bear-river-game.ts',
  'patience-elements': 'src/index.ts',
};

/** The games. */
export const GAMES = ['bear-river', 'glenwood', 'yukon'];

/** Folders of src/ with a file for each game, which holds a table of it and nothing else. */
export const TABLES = ['games', 'layout'];

/** Modules for npm, Lit left outside: dist/npm/<name>.js. */
export const NPM_ENTRIES = {
  index: 'src/index.ts',
  'yukon-game': 'src/yukon-game.ts',
  'glenwood-game': 'src/glenwood-game.ts',
  'bear-river-game': 'src/bear-river-game.ts',
  'elements/yukon-game': 'src/elements/yukon-game.ts',
  'elements/glenwood-game': 'src/elements/glenwood-game.ts',
  'elements/bear-river-game': 'src/elements/bear-river-game.ts',
  engine: 'src/engine.ts',
  solver: 'src/solver.ts',
  context: 'src/context.ts',
};

/** The part of a drop-in that also runs in its worker: folders of src/ without any use of the page. */
export const CORE = ['games', 'engine', 'notation', 'solver'];

/** The file that offers the solver's side of the worker: `answerMessages(scope)`. */
export const WORKER = 'src/solver/worker.ts';

/** The worker of the npm modules: calls `answerMessages`. */
export const NPM_WORKER = 'src/solver/solver-worker.ts';

/** The file whose only export, `workerUrl()`, differs between the drop-ins and npm. */
export const WORKER_URL = 'src/solver/worker-url.ts';

/** All source files of the core, so that a bundle can be told to put them first. */
export const coreFiles = () =>
  CORE.flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true })
      .map((name) => `src/${folder}/${name}`)
      .filter((file) => file.endsWith('.ts') && file !== NPM_WORKER),
  );
