/** The accessibility tree of the page as text, as assistive technology is given it. */
import { executeServerCommand } from '@web/test-runner-commands';

interface Node {
  readonly role: string;
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly children: readonly Node[];
}

/** What is said of a node besides its role and name. */
const TOLD = ['focused', 'disabled', 'modal', 'hasPopup', 'checked', 'selected', 'live'];

const states = ({ properties }: Node): string[] =>
  TOLD.filter(
    (name) => properties[name] !== undefined && properties[name] !== false && properties[name] !== 'false',
  ).map((name) =>
    properties[name] === true || properties[name] === 'true' ? name : `${name}=${String(properties[name])}`,
  );

/** One line a node, its children indented; text is joined, and what has neither name nor meaning is left out. */
function linesOf(nodes: readonly Node[], depth: number): string[] {
  const lines: string[] = [];
  let text = '';
  const flush = (): void => {
    const line = text.replace(/\s+/g, ' ').trim();
    text = '';
    if (line) lines.push('  '.repeat(depth) + line);
  };
  const walk = (node: Node): void => {
    if (node.role === 'StaticText') text += ` ${node.name}`;
    else if ((node.role === 'generic' && !node.name) || node.role === 'LabelText') node.children.forEach(walk);
    else {
      flush();
      lines.push('  '.repeat(depth) + [node.role, JSON.stringify(node.name), ...states(node)].join(' '));
      const inside = linesOf(node.children, depth + 1);
      // What a node says is often its name once more.
      if (inside.join('').trim() !== node.name) lines.push(...inside);
    }
  };
  nodes.forEach(walk);
  flush();
  return lines;
}

/** All that is in the page, without the page itself. */
export async function pageTree(): Promise<string> {
  const [page] = await executeServerCommand<readonly Node[], undefined>('a11y-tree');
  return linesOf(page!.children, 0).join('\n');
}

/** A tree as it is written in a test. */
export const treeText = (text: string): string => {
  const lines = text.replace(/^\n|\s+$/g, '').split('\n');
  const indent = /^ */.exec(lines[0]!)![0].length;
  return lines.map((line) => line.slice(indent)).join('\n');
};

/** A role and a name. */
export type Named = readonly [role: string, name: string];

/** How many nodes inside a game have each role and name, as the browser computes them. In every browser. */
export const countNodes = (tag: string, nodes: readonly Named[]): Promise<readonly number[]> =>
  executeServerCommand('a11y-count', { tag, nodes });
