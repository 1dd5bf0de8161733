/** Registers `<glenwood-game>`. */
import { GlenwoodGame } from './elements/glenwood-game.js';

declare global {
  interface HTMLElementTagNameMap {
    'glenwood-game': GlenwoodGame;
  }
}

GlenwoodGame.define();

export { GlenwoodGame };
