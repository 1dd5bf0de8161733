/** Registers `<yukon-game>` and puts it into the places that a page has for it. */
import { YukonGame } from './elements/yukon-game.js';
import { fillPlaceholders } from './elements/placeholder.js';

declare global {
  interface HTMLElementTagNameMap {
    'yukon-game': YukonGame;
  }
}

YukonGame.define();
fillPlaceholders(YukonGame);

export { YukonGame };
