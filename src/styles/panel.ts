/** What stands in the dialog: forms, lists of pairs, running text. Comes with dialog.ts. */
import { css } from './text.js';

export const panel = css`
  :is(select, textarea) {
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
  option {
    background: var(--panel);
    color: var(--panel-ink);
  }
  input {
    width: 24px;
    height: 24px;
    flex: none;
    margin: 0;
    accent-color: var(--panel-ink);
  }
  label {
    display: block;
    margin-block: 8px;
  }
  label.switch {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  dialog :is(h3, p, dl) {
    margin-block: 0.6em;
  }
  h3 {
    font: 600 1.1em/1.2 var(--face-font);
  }
  dl {
    font-variant-numeric: tabular-nums;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    padding: 4px 0;
    border-block-end: 1px solid color-mix(in srgb, currentColor 20%, #0000);
  }
  dd {
    margin: 0;
    margin-inline-start: auto;
    text-align: end;
  }
  kbd {
    display: inline-block;
    padding: 1px 6px;
    border: 1px solid color-mix(in srgb, currentColor 60%, #0000);
    border-radius: 4px;
    font: inherit;
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.4em;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
  }
  hr {
    margin: 8px 0;
    border: 0;
    border-block-start: 1px solid color-mix(in srgb, currentColor 20%, #0000);
  }
  hr:last-of-type {
    display: none;
  }
`;
