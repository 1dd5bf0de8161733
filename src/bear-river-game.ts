/** Registers `<bear-river-game>`. */
import { BearRiverGame } from './elements/bear-river-game.js';

declare global {
  interface HTMLElementTagNameMap {
    'bear-river-game': BearRiverGame;
  }
}

BearRiverGame.define();

export { BearRiverGame };
