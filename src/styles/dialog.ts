/**
 * Dialogs: the menu, questions, texts.
 *
 *   dialog  part="dialog"     real ones, opened with showModal()
 *     header                  h2, then button with icon('close')
 *     ul.choices              li > button: one line each, with its key in <kbd>; li.line draws a rule above
 *     anything else           p, form, label, input, select, textarea, table, dl
 *     footer                  buttons, the last one for what is most wanted
 */
import { css } from 'lit';

export const dialog = css`
  dialog {
    box-sizing: border-box;
    inline-size: min(26em, 100vw - 16px);
    max-block-size: calc(100dvb - 16px);
    padding: 0 18px 18px;
    border: 1px solid #0004;
    border-radius: 12px;
    background: var(--panel);
    color: var(--panel-ink);
    box-shadow: 0 8px 50px #0007;
    overflow: auto;
    overscroll-behavior: contain;
  }
  dialog::backdrop {
    background: #0006;
  }
  header,
  footer {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    margin-inline-end: -10px;
  }
  footer {
    flex-wrap: wrap;
    justify-content: end;
    margin: 14px 0 0;
  }
  h2 {
    margin: 16px 0 12px;
    font: 600 1.3em/1.2 var(--face-font);
  }
  .choices {
    margin: 0 -12px;
    padding: 0;
    list-style: none;
  }
  .choices button {
    inline-size: 100%;
    justify-content: space-between;
    text-align: start;
  }
  .line {
    margin-block-start: 6px;
    padding-block-start: 6px;
    border-block-start: 1px solid color-mix(in srgb, currentColor 20%, #0000);
  }
  kbd {
    font: inherit;
    opacity: 0.7;
  }
  dialog :is(input:not([type='checkbox'], [type='radio']), select, textarea) {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 36px;
    padding: 6px 8px;
    border: 1px solid color-mix(in srgb, currentColor 60%, #0000);
    border-radius: 8px;
    background: none;
    color: inherit;
    font: inherit;
  }
`;
