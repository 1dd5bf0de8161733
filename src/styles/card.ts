/** Cards: paper, back, faces, and the states named in board.ts. */
import { css } from 'lit';

export const card = css`
  .card {
    z-index: var(--z);
    border: max(0.5px, 0.008 * var(--w)) solid var(--edge);
    background: var(--paper);
    box-shadow: 0 1px 2px #0003;
    color: var(--black);
    transition: transform var(--duration) cubic-bezier(0.2, 0.7, 0.2, 1);
  }
  .card[data-card=''] {
    background: var(--back);
  }
  .face {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    fill: currentColor;
  }
  .h,
  .d {
    color: var(--red);
  }
  .face text {
    font: 600 26px var(--face-font);
    text-anchor: middle;
    direction: ltr;
    letter-spacing: 0;
  }
  .frame {
    fill: none;
    stroke: var(--accent);
  }
  .compact {
    display: none;
  }
  @container (max-width: 63px) {
    .roomy, .frame { display: none; }
    .compact { display: inline; }
    .face text { transform: scale(1.75); }
  }
  .board[data-faces~='large'] {
    .roomy, .frame { display: none; }
    .compact { display: inline; }
    .face text { transform: scale(1.75); }
  }
`;
