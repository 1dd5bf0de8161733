/** What stands in the dialog: forms, tables, running text. A plain text, as dialog.ts. */
const css = String.raw;

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
    flex: none;
    margin: 0;
    accent-color: var(--felt);
  }
  dialog label {
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
    display: inline-block;
    padding: 1px 6px;
    border: 1px solid color-mix(in srgb, currentColor 40%, #0000);
    border-radius: 4px;
    font: inherit;
  }
  caption {
    padding-block: 12px 4px;
    font: 600 1.1em/1.2 var(--face-font);
    text-align: start;
  }
  td {
    text-align: end;
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
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.4em;
    margin: 0;
    padding: 0;
    border: 0;
  }
  hr {
    margin: 8px 0;
    border: 0;
    border-block-start: 1px solid color-mix(in srgb, currentColor 20%, #0000);
  }
`;
