/** The style sheets of a game's shadow root, in their order; the game's own one, `boardCss`, follows. */
import type { CSSResultGroup } from 'lit';
import { board } from './board.js';
import { card } from './card.js';
import { media } from './media.js';
import { tokens } from './tokens.js';
import { toolbar } from './toolbar.js';

export const SHEETS: CSSResultGroup = [tokens, board, card, toolbar, media];
