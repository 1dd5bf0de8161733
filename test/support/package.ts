import { readFileSync } from 'node:fs';

interface Package {
  name: string;
  version: string;
  exports: Record<string, string | { types: string; default: string }>;
  dependencies: Record<string, string>;
}

/** The project's package.json. */
export const aboutPackage = (): Package => JSON.parse(readFileSync('package.json', 'utf8')) as Package;
