// node .ci/site.mjs: puts the demos, with all that they need, into the folder site/, which any web host can serve.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { buildSamples } from './frameworks.mjs';

/** What the demos use. */
const PARTS = [
  'demo',
  'dist',
  'README.md',
  'custom-elements.json',
  'node_modules/@lit/context/lib/context-root.js',
  'node_modules/@lit/context/lib/context-request-event.js',
];

const START =
  '<!doctype html><meta charset="utf-8"><title>patience-elements</title><meta http-equiv="refresh" content="0; url=demo/">';

rmSync('site', { recursive: true, force: true });
mkdirSync('site');
for (const part of PARTS) cpSync(part, `site/${part}`, { recursive: true });
writeFileSync('site/index.html', START);
await buildSamples('site/demo/frameworks');
