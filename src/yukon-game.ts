/** Registers `<yukon-game>`. */
import { YukonGame } from './elements/yukon-game.js';

declare global {
  interface HTMLElementTagNameMap {
    'yukon-game': YukonGame;
  }
}

YukonGame.define();

export { YukonGame };
