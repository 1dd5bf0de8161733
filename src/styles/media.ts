/** Forced colours and print: borders always there, no colour to be told apart, red suits drawn as outlines. Comes last. */
import { css } from './text.js';

export const media = css`
  @media print, (forced-colors: active) {
    :host {
      --felt: Canvas;
      --ink: CanvasText;
      --paper: Canvas;
      --edge: CanvasText;
      --black: CanvasText;
      --red: CanvasText;
      --green: CanvasText;
      --blue: CanvasText;
      --gold: CanvasText;
      --accent: Highlight;
    }
    .place[empty] {
      background: none;
    }
    .card {
      border-width: 1px;
      box-shadow: none;
    }
    .card[data-card=''] {
      forced-color-adjust: none;
      background: repeating-linear-gradient(45deg, CanvasText 0 1px, Canvas 0 6cqi);
    }
    :is(.d, .h) path:not(.ornament) {
      fill: Canvas;
      stroke: CanvasText;
      stroke-width: 2;
    }
    .face text {
      fill: CanvasText;
    }
    .card:is([selected], [hint], [carried]),
    .place:is([target], [hint]) .reach {
      outline: 3px solid Highlight;
    }
    .reach::after,
    .verdict::before {
      forced-color-adjust: none;
    }
    button {
      border-color: ButtonText;
    }
  }
  @media print {
    :host {
      color-scheme: only light;
      break-inside: avoid;
    }
    .toolbar,
    .notice,
    dialog {
      display: none;
    }
  }
`;
