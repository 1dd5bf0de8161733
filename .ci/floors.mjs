// The floors of src/: each folder may import from the folders named here and from no other. Breaking this is a lint
// error that says where the thing belongs instead.

/** What each folder may use: `from` other folders, `types` of folders whose values it must not call, npm `packages`. */
const FLOORS = {
  games: {},
  engine: { from: ['games'] },
  notation: { from: ['games', 'engine'] },
  solver: { from: ['games', 'engine'] },
  layout: { from: ['games', 'engine', 'notation', 'solver'], packages: ['lit'] },
  faces: { from: ['games', 'engine', 'notation', 'solver'], packages: ['lit'] },
  styles: { from: ['games', 'engine', 'notation', 'solver'], packages: ['lit'] },
  locale: { from: ['games', 'engine', 'notation', 'solver'] },
  storage: { from: ['games', 'engine', 'notation', 'solver'] },
  context: {
    types: ['games', 'engine', 'notation', 'solver', 'layout', 'faces', 'styles', 'locale', 'storage'],
    packages: ['@lit/context'],
  },
  controllers: {
    from: ['games', 'engine', 'notation', 'solver', 'layout', 'faces', 'styles', 'locale', 'storage', 'context'],
    packages: ['lit', '@lit/context'],
  },
  elements: {
    from: ['games', 'notation', 'layout', 'faces', 'styles', 'locale', 'context', 'controllers'],
    types: ['engine', 'solver', 'storage'],
    packages: ['lit', '@lit/context'],
  },
};

/** Where the thing belongs that somebody wants to take from a forbidden folder. */
const ADVICE = {
  games: 'a game is a table: what follows from it is worked out in src/engine',
  engine: 'rules are asked and moves are played in src/controllers; take the type only, or the view they made',
  notation: 'texts are read and written in src/controllers (or, for tests of rules, in test/support)',
  solver: 'searches are started in src/controllers/, which cancel them too',
  layout: 'where cards lie is for src/elements to ask',
  faces: 'what cards look like is for src/elements to ask',
  styles: 'style sheets are put together in src/elements',
  locale: 'sentences are chosen in src/controllers and src/elements; below them hand codes upwards',
  storage: 'src/controllers load and save',
  context: 'only src/controllers provide and src/elements show the view',
  controllers: 'hand the value down as an argument instead',
  elements: 'hand the value down as an argument, or move the shared part to a lower floor',
};

const pathTo = (folder) => `^(\\.\\./)+${folder}/`;

function restriction(folder, other, typesToo) {
  const message = `src/${folder} may ${typesToo ? 'not import' : 'import only types'} from src/${other}: ${ADVICE[other]}.`;
  return { regex: pathTo(other), message, allowTypeImports: !typesToo };
}

function packagesRule(folder, packages) {
  const allowed = packages.map((name) => `${name}(?:/|$)`).join('|');
  const regex = allowed === '' ? '^[^.]' : `^(?!${allowed})[^.]`;
  const list = packages.length > 0 ? packages.join(', ') : 'no package';
  return { regex, message: `src/${folder} may use ${list}: everything else is bytes in every visitor's download.` };
}

function floorRules(folder, { from = [], types = [], packages = [] }) {
  const others = Object.keys(FLOORS).filter((other) => other !== folder && !from.includes(other));
  const patterns = [
    ...others.map((other) => restriction(folder, other, !types.includes(other))),
    packagesRule(folder, packages),
    { regex: '^(\\.\\./)+[^./][^/]*$', message: 'Entries in src/ are for page authors: import from the floor itself.' },
  ];
  return {
    files: [`src/${folder}/**/*.ts`],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
  };
}

/** ESLint configurations, one per folder of src/. */
export const floors = () => Object.entries(FLOORS).map(([folder, floor]) => floorRules(folder, floor));
