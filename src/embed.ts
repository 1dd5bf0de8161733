/** The script of embed.html: see src/embed/page.ts. */
import { showEmbed } from './embed/page.js';

// The window's height must not count in the table's: the page around the frame makes the one as high as the other.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :root { color-scheme: light dark; --patience-card-size: 128px; }
  body { margin: 0; font: 1em/1.5 system-ui, sans-serif; }
`);
document.adoptedStyleSheets = [sheet];

void showEmbed(location.search, (game) => import(new URL(`./${game}-game.js`, import.meta.url).href));
