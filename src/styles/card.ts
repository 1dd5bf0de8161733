/** Cards: paper, faces, back, and the states named in board.ts. */
import { css } from './text.js';

export const card = css`
  .card {
    z-index: var(--z);
    border: max(0.5px, 0.7cqi) solid var(--edge);
    background: var(--paper) padding-box;
    /* Squared cards share one shadow: else the stock would stand in a black frame. */
    --shade: 0 0.5cqi 2cqi rgb(0 0 0 / max(0.22 / var(--z), 0.22 * min(1, var(--up) + var(--down))));
    box-shadow: var(--shade);
    color: var(--black);
    transition:
      transform var(--duration) cubic-bezier(0.2, 0.7, 0.2, 1),
      z-index 0s var(--duration);
  }
  .face {
    /* What changes with a card's place is not handed down: else every move would style its face anew. */
    --px: 0;
    --py: 0;
    --x: 0;
    --z: 0;
    --up: 0;
    --down: 0;
    --pile-up: 0;
    --pile-down: 0;
    --dx: 0;
    --dy: 0;
    --step: 0;
    --shade: 0;
    display: block;
    width: 100%;
    height: 100%;
    fill: currentColor;
  }
  .face text {
    font: 600 26px var(--face-font);
    letter-spacing: 0;
    word-spacing: 0;
    transform: var(--index);
  }
  .d,
  .h {
    color: var(--red);
  }
  [data-faces~='four-color'] .c {
    color: var(--green);
  }
  [data-faces~='four-color'] .d {
    color: var(--blue);
  }
  .ornament {
    fill: var(--gold);
    fill-rule: evenodd;
  }
  .roomy,
  .ornament {
    display: var(--roomy);
  }
  .compact {
    display: var(--compact, none);
  }
  [data-faces~='large'] .face {
    --roomy: none;
    --compact: inline;
    --index: translateY(-3px) scale(1.65);
  }
  @container (max-width: 63px) {
    .face {
      --roomy: none;
      --compact: inline;
      --index: translateY(-3px) scale(1.65);
    }
  }
  @container (max-width: 52px) {
    .face,
    [data-faces~='large'] .face {
      --index: translate(-2px, -6px) scale(1.9);
    }
  }

  .card[data-card=''] {
    background:
      linear-gradient(#fff1, #0002),
      repeating-linear-gradient(45deg, #fff3 0 1.2cqi, #0000 0 8cqi),
      repeating-linear-gradient(-45deg, #fff3 0 1.2cqi, #0000 0 8cqi) var(--back);
    box-shadow:
      inset 0 0 0 4.5cqi var(--paper),
      inset 0 0 0 6.5cqi var(--back),
      var(--shade);
  }

  .card[moved] {
    z-index: calc(var(--z) + 100);
    transition: transform var(--duration) cubic-bezier(0.2, 0.7, 0.2, 1);
  }
  .card[turned] .face {
    animation: turn var(--duration);
  }
  @keyframes turn {
    0% {
      transform: scaleX(0);
    }
  }
  .card:is([selected], [hint]) {
    box-shadow:
      0 0 0 max(2px, 3cqi) var(--accent),
      0 1cqi 6cqi #000a;
  }
  .card[hint] {
    animation: pulse calc(var(--duration) * 4) 3 alternate;
  }
  @keyframes pulse {
    to {
      box-shadow: 0 0 0 max(4px, 7cqi) var(--accent);
    }
  }
  .card[cursor] {
    outline: 3px solid var(--accent);
    outline-offset: -3px;
  }
  .card[peek] {
    z-index: 900;
    box-shadow: 0 2cqi 10cqi #000c;
    transition: none;
  }
  .card[carried] {
    z-index: calc(var(--z) + 1000);
    box-shadow: 0 6cqi 14cqi #0008;
    transition: none;
    will-change: transform;
  }
  .card[movable] {
    cursor: grab;
    touch-action: none;
  }
  [carrying],
  [carrying] .card {
    cursor: grabbing;
  }
  .board[inert-table] .card {
    cursor: auto;
    touch-action: auto;
  }

  [celebrate] .card {
    --turn: calc(var(--z) * 27.7deg + var(--odd, 0deg) + var(--far, 0deg));
    animation: wheel calc(var(--duration) * 14) ease-in-out calc(var(--z) * var(--duration) / 6);
  }
  [celebrate] :is([data-card$='d'], [data-card$='s']) {
    --odd: 7deg;
  }
  [celebrate] :is([data-card$='h'], [data-card$='s']) {
    --far: 14deg;
  }
  @keyframes wheel {
    35% {
      transform: translate(
          calc((var(--columns) / 2 - 0.5) * 100cqi + cos(var(--turn)) * (var(--columns) / 2 - 1) * 90cqi),
          calc(50cqb - 70cqi + sin(var(--turn)) * (50cqb - 90cqi))
        )
        rotate(var(--turn));
    }
    65% {
      transform: translate(
          calc((var(--columns) / 2 - 0.5) * 100cqi - cos(var(--turn)) * (var(--columns) / 2 - 1) * 90cqi),
          calc(50cqb - 70cqi - sin(var(--turn)) * (50cqb - 90cqi))
        )
        rotate(calc(var(--turn) + 180deg));
    }
  }
`;
