/**
 * Every public custom property, once each: the private name is what the other style sheets use, `--patience-…` is what a
 * page sets, on the element or anything around it. The README's table is made from this file: a comment, then its property.
 */
import { css } from './text.js';

export const tokens = css`
  :host {
    /* The cloth. */
    --felt: var(--patience-felt, light-dark(#2d6858, #173029));
    /* Text and lines on the cloth. */
    --ink: var(--patience-ink, light-dark(#fff, #dce8e2));
    /* The one accent: what is held, where it may go, the hint, the focus. */
    --accent: var(--patience-accent, #ffd257);
    /* A card's face. */
    --paper: var(--patience-paper, light-dark(#fffdf7, #e9e4d8));
    /* A card's edge. */
    --edge: var(--patience-edge, light-dark(#8a958f, #6d746e));
    /* A card's back. */
    --back: var(--patience-back, light-dark(#2b4a80, #27406b));
    /* Spades and clubs. */
    --black: var(--patience-black, #15181d);
    /* Hearts and diamonds. */
    --red: var(--patience-red, light-dark(#cb2233, #bd1a2b));
    /* Clubs in the four-color faces. */
    --green: var(--patience-green, #0f7339);
    /* Diamonds in the four-color faces. */
    --blue: var(--patience-blue, light-dark(#1c62d6, #1551ba));
    /* Crowns and frames on court cards and aces. */
    --gold: var(--patience-gold, #ad8633);
    /* Letters and figures on the cards. */
    --face-font: var(--patience-face-font, Charter, 'Bitstream Charter', Cambria, 'Times New Roman', serif);
    /* Letters of toolbar, status and dialogs. */
    --font: var(--patience-font, system-ui, sans-serif);
    /* Dialogs and notices. */
    --panel: var(--patience-panel, light-dark(#fffdf7, #22302c));
    /* Text on dialogs and notices. */
    --panel-ink: var(--patience-panel-ink, light-dark(#1c2421, #e3ebe7));
    /* How long a card glides; 0s for not at all. */
    --duration: var(--patience-duration, 0.22s);
    /* The table's rounded corners. */
    --corner: var(--patience-corner, 10px);
  }
  .board {
    /* A card's width at most; cards shrink where the element is narrow or low. By default the table fits the window. */
    --card-size: var(--patience-card-size, clamp(48px, 82vh / var(--high), 128px));
  }
  @media (prefers-reduced-motion: reduce) {
    :host {
      --duration: 0s;
    }
  }
`;
