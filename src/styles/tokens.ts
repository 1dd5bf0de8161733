/**
 * Every public custom property, once each: the private name is what the other style sheets use, `--patience-…` is what a
 * page sets, on the element or anything around it. The README's table is made from this file: a comment, then its property.
 */
import { css } from 'lit';

export const tokens = css`
  :host {
    /* The cloth. */
    --felt: var(--patience-felt, light-dark(#35705f, #1b3a33));
    /* Text and lines on the cloth. */
    --ink: var(--patience-felt-ink, light-dark(#fff, #dfeae4));
    /* The one accent: what is held, where it may go, the hint, the focus. */
    --accent: var(--patience-accent, #ffd166);
    /* A card's face. */
    --paper: var(--patience-paper, light-dark(#fffdf8, #ece7dc));
    /* A card's edge. */
    --edge: var(--patience-edge, light-dark(#0003, #0007));
    /* A card's back; its pattern is drawn from it. */
    --back: var(--patience-back, light-dark(#2c4a7c, #2a4267));
    /* Spades and clubs. */
    --black: var(--patience-black, #14181d);
    /* Hearts and diamonds. */
    --red: var(--patience-red, #c8202f);
    /* Clubs in the four-color faces. */
    --green: var(--patience-green, #156f3b);
    /* Diamonds in the four-color faces. */
    --blue: var(--patience-blue, #1f5fd0);
    /* The letters and figures on the cards. */
    --face-font: var(--patience-face-font, Charter, 'Bitstream Charter', Cambria, 'Noto Serif', serif);
    /* The letters of toolbar, status and dialogs. */
    --font: var(--patience-font, system-ui, sans-serif);
    /* A card's width at most; it shrinks where the element is narrow or low. */
    --card-size: var(--patience-card-size, clamp(48px, 82vh / var(--high), 128px));
    /* How long a card glides; 0s for not at all. */
    --duration: var(--patience-duration, 0.22s);
    /* The table's rounded corners. */
    --corner: var(--patience-corner, 12px);
  }
  @media (prefers-reduced-motion: reduce) {
    :host {
      --duration: 0s;
    }
  }
`;
