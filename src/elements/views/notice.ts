/** What stands between table and status: the end of a game, what the game waits for, what went wrong. */
import { html, nothing, type TemplateResult } from 'lit';
import type { GameView } from '../../context/game-context.js';
import type { Problem } from '../../controllers/start.js';
import type { Strings } from '../../locale/strings.js';
import { errorText } from '../../locale/words.js';

/** The sentence that fits the state; undefined while nothing has to be said. */
function sentence(s: Strings, view: GameView): string | undefined {
  switch (view.status) {
    case 'won':
      return s.notices.won;
    case 'stuck':
      return view.stepCount === 0 ? s.notices.stuckAtDeal : s.notices.stuck;
    case 'playing':
      return view.position && view.position.base === null ? s.notices.chooseBase : undefined;
  }
}

const button = (command: 'deal' | 'undo', s: Strings, view: GameView): TemplateResult =>
  html`<button
    type="button"
    part="button"
    data-command=${command}
    @click=${() => {
      view.send({ type: command });
    }}
  >
    ${s.commands[command]}
  </button>`;

/** `ended` offers the next step; `mayDeal` is false where the page forbids it. */
export function noticeView(
  s: Strings,
  view: GameView,
  problem: Problem | undefined,
  mayDeal: boolean,
): TemplateResult | typeof nothing {
  const text = sentence(s, view);
  if (!problem && text === undefined) return nothing;
  const ended = view.status !== 'playing' && !view.position?.diagram;
  return html`<div class="notice" part="notice" data-status=${view.status}>
    ${problem ? html`<p part="error">${errorText(s, problem)} <code>${problem.where}</code></p>` : nothing}
    ${text === undefined ? nothing : html`<p>${text}</p>`}
    ${view.status === 'won' ? html`<slot name="win"></slot>` : nothing}
    ${ended && view.canUndo ? button('undo', s, view) : nothing} ${ended && mayDeal ? button('deal', s, view) : nothing}
  </div>`;
}
