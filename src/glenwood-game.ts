/** Registers `<glenwood-game>` and puts it into the places that a page has for it. */
import { GlenwoodGame } from './elements/glenwood-game.js';
import { fillPlaceholders } from './elements/placeholder.js';

declare global {
  interface HTMLElementTagNameMap {
    'glenwood-game': GlenwoodGame;
  }
}

GlenwoodGame.define();
fillPlaceholders(GlenwoodGame);

export { GlenwoodGame };
