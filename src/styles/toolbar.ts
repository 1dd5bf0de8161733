/**
 * What stands above and below the table.
 *
 *   div.toolbar  part="toolbar"       children in order; they wrap where there is no room
 *     slot[name=toolbar-start]
 *     button.tool  part="button"      holds icon('undo'), named by aria-label; more text beside the icon is fine
 *     span.gap                        pushes what follows to the other end
 *     slot[name=toolbar-end]
 *   div.notice   part="notice"        a sentence and what can be done: p, then button.act part="button"
 *     data-kind  win (in the middle of the table; holds slot[name=win]), stuck, error, busy (searching; its dot breathes)
 *   div.status   part="status"        span.item each: <b>7</b> in it is the value, the rest its name
 *     span.verdict  data-verdict="winnable | unwinnable | unknown", `searching`: a dot whose shape tells; words beside it
 *     span.clock
 *     slot[name=status]
 *   .live                             the live region: there, but not to be seen
 */
import { css } from 'lit';

export const toolbar = css`
  .toolbar,
  .status {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    padding: 6px 8px;
  }
  .toolbar {
    gap: 2px;
    padding-block-end: 0;
  }
  .status {
    gap: 2px 1.2em;
    padding: 2px 14px 8px;
    font-size: 0.9em;
    font-variant-numeric: tabular-nums;
  }
  .status b {
    font-weight: 650;
  }
  .item {
    color: color-mix(in srgb, var(--ink) 80%, #0000);
  }
  .item b {
    color: var(--ink);
  }
  .gap {
    flex: 1;
  }
  button {
    box-sizing: border-box;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.4em;
    min-block-size: 36px;
    padding: 4px 12px;
    border: 1px solid #0000;
    border-radius: 8px;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  .tool {
    padding: 4px;
    min-inline-size: clamp(30px, 14cqi, 36px);
  }
  @media (pointer: coarse) {
    button {
      min-block-size: 44px;
    }
    .tool {
      min-inline-size: clamp(30px, 14cqi, 44px);
    }
  }
  button:hover:enabled,
  button[aria-pressed='true'] {
    background: color-mix(in srgb, currentColor 14%, #0000);
  }
  button:active:enabled {
    background: color-mix(in srgb, currentColor 24%, #0000);
  }
  button:disabled {
    opacity: 0.4;
    cursor: default;
  }
  :is(button, input, select, textarea, a, summary):focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: -1px;
    box-shadow: inset 0 0 0 2px #0009;
  }
  .icon {
    inline-size: 22px;
    block-size: 22px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .act {
    border-color: currentColor;
  }
  .notice {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 10px;
    margin: 4px 8px;
    padding: 6px 8px 6px 14px;
    border: 1px solid #0000;
    border-radius: 8px;
    background: var(--panel);
    color: var(--panel-ink);
  }
  .notice p {
    flex: 1 1 10em;
    margin: 0;
  }
  .notice[data-kind='win'] {
    position: absolute;
    inset: 0;
    z-index: 1;
    justify-content: center;
    inline-size: fit-content;
    max-inline-size: min(24em, 80%);
    block-size: fit-content;
    margin: auto;
    padding: 1em 1.4em;
    box-shadow: 0 4px 30px #0006;
    text-align: center;
    font-size: 1.15em;
  }
  .notice[data-kind='busy']::before,
  .verdict::before {
    content: '';
    inline-size: 0.6em;
    block-size: 0.6em;
    border: 2px solid;
    border-radius: 50%;
  }
  .verdict {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
  }
  .verdict::before {
    color: var(--accent);
  }
  .verdict[data-verdict='winnable']::before {
    background: currentColor;
  }
  .verdict[data-verdict='unwinnable']::before {
    border-radius: 0;
    rotate: 45deg;
  }
  .notice[data-kind='busy']::before,
  .verdict[searching]::before {
    animation: breathe calc(var(--duration) * 3) infinite alternate;
  }
  @keyframes breathe {
    to {
      opacity: 0.2;
    }
  }
  .clock {
    margin-inline-start: auto;
  }
  .live {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
