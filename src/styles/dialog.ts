/**
 * The dialog: a panel that is fetched on demand brings this along. What stands in it is styled in panel.ts.
 *
 *   dialog  part="dialog"     real ones, opened with showModal()
 *     header                  h2, then button with icon('close')
 *     ul.choices              li > button: one line each, with its key in <kbd>
 *     footer                  buttons, the last one for what is most wanted
 */
import { css } from './text.js';

export const dialog = css`
  dialog {
    box-sizing: border-box;
    width: min(26em, 100vw - 16px);
    max-height: calc(100dvb - 16px);
    padding: 0 18px 18px;
    border: 1px solid #0004;
    border-radius: 12px;
    background: var(--panel);
    color: var(--panel-ink);
    overflow: auto;
    overscroll-behavior: contain;
  }
  dialog::backdrop {
    background: #0008;
  }
  header,
  footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    margin-block: 12px;
  }
  header {
    position: sticky;
    top: 0;
    margin: 0 -18px;
    padding: 8px 18px;
    background: var(--panel);
  }
  footer {
    justify-content: end;
  }
  h2 {
    margin: 0;
    outline: none;
    font: 600 1.3em/1.2 var(--face-font);
  }
  .choices {
    margin: 0 -12px;
    padding: 0;
    list-style: none;
  }
  .choices button {
    width: 100%;
    justify-content: space-between;
    text-align: start;
  }
`;
