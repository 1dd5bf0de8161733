/** Registers `<bear-river-game>` and puts it into the places that a page has for it. */
import { BearRiverGame } from './elements/bear-river-game.js';
import { fillPlaceholders } from './elements/placeholder.js';

declare global {
  interface HTMLElementTagNameMap {
    'bear-river-game': BearRiverGame;
  }
}

BearRiverGame.define();
fillPlaceholders(BearRiverGame);

export { BearRiverGame };
