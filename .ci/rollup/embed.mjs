// The page for iframes: dist/embed.html and its script, which imports the drop-in of the game that it shows.
import { readFileSync } from 'node:fs';

const page = () => ({
  name: 'embed-page',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'embed.html', source: readFileSync('src/embed.html', 'utf8') });
  },
});

/** Rollup's configuration; `plugins` read and shorten the sources. */
export const embed = (plugins) => ({
  input: 'src/embed.ts',
  plugins: [page(), ...plugins],
  output: { file: 'dist/embed.js', format: 'es' },
});
