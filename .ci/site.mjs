// node .ci/site.mjs: puts the demos, with all that they need, into the folder site/, which any web host can serve.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildSamples } from './frameworks.mjs';

/** What the demos use. */
const PARTS = ['demo', 'dist', 'README.md', 'custom-elements.json'];

/** The files behind ContextRoot; hosts like to leave out what lies in node_modules. */
const CONTEXT = 'node_modules/@lit/context/lib';
const CONTEXT_FILES = ['context-root.js', 'context-request-event.js'];

const START =
  '<!doctype html><meta charset="utf-8"><title>patience-elements</title><meta http-equiv="refresh" content="0; url=demo/">\n';

rmSync('site', { recursive: true, force: true });
mkdirSync('site');
for (const part of PARTS) cpSync(part, `site/${part}`, { recursive: true });
for (const file of CONTEXT_FILES) cpSync(`${CONTEXT}/${file}`, `site/demo/context/${file}`);
writeFileSync('site/demo/root.js', readFileSync('demo/root.js', 'utf8').replace(`../${CONTEXT}`, './context'));
writeFileSync('site/index.html', START);
await buildSamples('site/demo/frameworks');
