// node .ci/editors.mjs: what VS Code and JetBrains' editors want to know of the tags, from custom-elements.json to dist/.
import { readFileSync } from 'node:fs';
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';

const manifest = () => JSON.parse(readFileSync('custom-elements.json', 'utf8'));

generateVsCodeCustomElementData(manifest(), {
  outdir: 'dist',
  htmlFileName: 'vscode.html-custom-data.json',
  cssFileName: 'vscode.css-custom-data.json',
});
generateJetBrainsWebTypes(manifest(), { outdir: 'dist', packageJson: false });
