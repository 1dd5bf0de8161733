/** The style sheet of a game's shadow root, the same for all games; the game's own one, `boardCss`, follows. */
import { unsafeCSS } from 'lit';
import { board } from './board.js';
import { card } from './card.js';
import { media } from './media.js';
import { tokens } from './tokens.js';
import { toolbar } from './toolbar.js';

export const SHEET = unsafeCSS(tokens + board + card + toolbar + media);
