/**
 * What stands above and below the table.
 *
 *   div.toolbar  part="toolbar"     slot[name=toolbar-start], buttons, slot[name=toolbar-end]; wraps where there is no room
 *     button     part="button"      data-command; holds an icon; aria-disabled="true" while it would do nothing
 *   div.notice   part="notice"      data-status: `won` stands in the middle of the table (and holds slot[name=win])
 *     p, button                     `busy` on the notice: something is being searched, its dot breathes
 *   div.status   part="status"      span.item each: span.label, b; slot[name=status]
 *     [data-item=time]              stands at the other end
 *     span.verdict                  data-verdict="winnable | unwinnable | unknown", `searching`: a dot whose shape tells
 *   p.comment    part="comment"     a recorded game's comment on the step, between board and status
 *   .spoken, .spoken-only           heard, not seen
 *   [wordless] on .frame            while the words of its language are being fetched
 */
import { css } from './text.js';

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
  .label {
    color: color-mix(in srgb, var(--ink) 85%, #0000);
  }
  [data-item='time'],
  [data-command='menu'] {
    margin-inline-start: auto;
  }
  button {
    box-sizing: border-box;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.4em;
    min-height: 36px;
    padding: 4px 12px;
    border: 1px solid #0000;
    border-radius: 8px;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  :is(.toolbar, header) button {
    padding: 4px;
    min-width: clamp(30px, 14cqi, 36px);
  }
  @media (pointer: coarse) {
    button {
      min-height: 44px;
    }
    :is(.toolbar, header) button {
      min-width: clamp(30px, 14cqi, 44px);
    }
  }
  @media (hover: hover) {
    button:hover:not([aria-disabled='true']) {
      background: color-mix(in srgb, currentColor 14%, #0000);
    }
  }
  button[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
  :is(button, input, select, textarea, a, summary):focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: -1px;
    box-shadow: inset 0 0 0 2px #0009;
  }
  .icon {
    width: 22px;
    height: 22px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [dir='rtl'] :is([data-command='undo'], [data-command='redo']) .icon {
    scale: -1 1;
  }
  :is(.notice, footer) button {
    border-color: currentColor;
  }
  .notice {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 10px;
    /* It lies over the table's foot, so that nothing moves when it comes and goes. */
    position: relative;
    z-index: 1;
    min-height: 48px;
    box-sizing: border-box;
    align-self: center;
    margin: -50px 8px 2px;
    padding: 2px 14px;
    border: 1px solid #0000;
    border-radius: 8px;
    box-shadow: 0 2px 12px #0005;
    background: var(--panel);
    color: var(--panel-ink);
  }
  .notice p {
    margin: 0;
  }
  .notice[data-status='won'] {
    position: absolute;
    inset: 0;
    justify-content: center;
    width: fit-content;
    max-width: min(24em, 80%);
    height: fit-content;
    margin: auto;
    padding: 1em 1.4em;
    box-shadow: 0 4px 30px #0006;
    text-align: center;
    font-size: 1.15em;
  }
  .notice[busy]::before,
  .verdict::before {
    content: '';
    width: 0.6em;
    height: 0.6em;
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
  .notice[busy]::before,
  .verdict[searching]::before {
    animation: breathe calc(var(--duration) * 3) infinite alternate;
  }
  @keyframes breathe {
    to {
      opacity: 0.2;
    }
  }
  .comment {
    margin: 0;
    padding: 6px 14px 2px;
  }
  [wordless] > :is(.toolbar, .status, .notice) {
    visibility: hidden;
  }
  .spoken,
  .spoken-only {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
