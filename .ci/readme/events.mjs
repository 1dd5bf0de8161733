// The fields of each event, read from the classes in src/controllers/events.ts.
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const FILE = 'src/controllers/events.ts';

const isReadonly = (node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword);
const isStatic = (node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword);

/** Fields that a class declares by itself: as properties, or as parameters of its constructor. */
const fieldsOf = ({ members }) =>
  members.flatMap((member) => {
    if (ts.isPropertyDeclaration(member)) return isReadonly(member) && !isStatic(member) ? [member.name.text] : [];
    if (!ts.isConstructorDeclaration(member)) return [];
    return member.parameters.filter(isReadonly).map(({ name }) => name.text);
  });

const typeOf = ({ members }) =>
  members.find((member) => ts.isPropertyDeclaration(member) && isStatic(member) && member.name.text === 'type')
    ?.initializer.text;

function read() {
  const { statements } = ts.createSourceFile(FILE, readFileSync(FILE, 'utf8'), ts.ScriptTarget.ESNext, true);
  const classes = new Map(statements.filter(ts.isClassDeclaration).map((node) => [node.name.text, node]));
  const all = (node) => {
    const parent = classes.get(node.heritageClauses?.[0]?.types[0]?.expression.text);
    return [...(parent ? all(parent) : []), ...fieldsOf(node)];
  };
  return new Map([...classes.values()].map((node) => [typeOf(node), all(node)]));
}

const fields = read();

/**
 * The names of an event's own fields.
 *
 * @param {string} type
 * @returns {readonly string[]}
 */
export function eventFields(type) {
  const found = fields.get(type);
  if (!found) throw new Error(`${FILE} has no event ${type}`);
  return found;
}
