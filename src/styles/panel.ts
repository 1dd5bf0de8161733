/** What panels fetched on demand have besides dialog.ts: forms, tables, running text. They adopt it themselves. */
import { css } from 'lit';

export const panel = css`
  dialog :is(input:not([type='checkbox'], [type='radio']), select, textarea) {
    box-sizing: border-box;
    width: 100%;
    min-height: 36px;
    padding: 6px 8px;
    border: 1px solid color-mix(in srgb, currentColor 60%, #0000);
    border-radius: 8px;
    background: none;
    color: inherit;
    font: inherit;
  }
  dialog :is(input[type='checkbox'], input[type='radio']) {
    width: 24px;
    height: 24px;
    accent-color: var(--felt);
    vertical-align: middle;
  }
  dialog label {
    display: block;
    margin-block: 8px;
  }
  dialog :is(h3, p, dl) {
    margin-block: 0.6em;
  }
  dialog h3 {
    font: 600 1.1em/1.2 var(--face-font);
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  :is(td, th) {
    padding: 4px 0;
    border-block-end: 1px solid color-mix(in srgb, currentColor 20%, #0000);
    text-align: start;
    font-weight: 400;
  }
  kbd {
    padding: 1px 6px;
    border: 1px solid color-mix(in srgb, currentColor 40%, #0000);
    border-radius: 4px;
    font: inherit;
  }
`;
