import { readFileSync } from 'node:fs';
import { parseAst } from 'rollup/parseAst';

interface Package {
  name: string;
  version: string;
  exports: Record<string, string | { types: string; default: string }>;
  dependencies: Record<string, string>;
}

/** The project's package.json. */
export const aboutPackage = (): Package => JSON.parse(readFileSync('package.json', 'utf8')) as Package;

/** Everything in a syntax tree that looks like a node of one. */
function* nodesOf(tree: object): Generator<Record<string, unknown>> {
  if ('type' in tree) yield tree as Record<string, unknown>;
  for (const value of Object.values(tree) as unknown[])
    if (typeof value === 'object' && value !== null) yield* nodesOf(value);
}

/** What a module imports, at once or on demand. */
export function importsOf(text: string): string[] {
  const found: string[] = [];
  for (const { type, source } of nodesOf(parseAst(text))) {
    if (!/^(Import|Export)/.test(String(type)) || !source) continue;
    const { value } = source as { value?: unknown };
    if (typeof value !== 'string') throw new Error('an import() of what is no literal');
    found.push(value);
  }
  return found;
}
