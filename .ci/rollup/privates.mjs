// Gives the private members of each class the shortest names, class by class. The minifier gives each name once in a
// whole file, though only the class that declares it can see it; the same few names everywhere also compress better.

/** By how often minified code has these letters anyway. */
const LETTERS = 'tesrnioaclhdupfmgvbwykxACSMETOPjNUqRLzHIBDFWVGKJYQZX';

const nameAt = (index) =>
  (index < LETTERS.length ? '' : nameAt(Math.floor(index / LETTERS.length) - 1)) + LETTERS[index % LETTERS.length];

const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string';
const childrenOf = (node) => Object.values(node).flat().filter(isNode);

function* nodesIn(node, stopsAt) {
  for (const child of childrenOf(node)) {
    yield child;
    if (!stopsAt(child)) yield* nodesIn(child, stopsAt);
  }
}

const isClass = ({ type }) => type === 'ClassDeclaration' || type === 'ClassExpression';
const isPrivate = ({ type }) => type === 'PrivateIdentifier';

/** A class within a class sees the names of both, so only the outermost ones are taken by themselves. */
function editsOf(ast) {
  const classes = [...nodesIn(ast, isClass)].filter(isClass);
  return classes.flatMap((outermost) => {
    const privates = [...nodesIn(outermost, () => false)].filter(isPrivate).sort((a, b) => a.start - b.start);
    const names = [...new Set(privates.map(({ name }) => name))];
    return privates.map(({ name, start, end }) => ({ start, end, text: `#${nameAt(names.indexOf(name))}` }));
  });
}

/** Rollup plugin for minified code, in which no two classes of a file have a private name in common. */
export const privates = () => ({
  name: 'privates',
  renderChunk(code) {
    const edits = editsOf(this.parse(code)).sort((a, b) => b.start - a.start);
    const done = edits.reduce(
      (text, { start, end, text: name }) => text.slice(0, start) + name + text.slice(end),
      code,
    );
    return { code: done, map: null };
  },
});
