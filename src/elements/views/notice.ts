/** What lies over the table's foot: the end of a game, what the game waits for or offers, what went wrong. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Action, GameView } from '../../context/game-context.js';
import type { Problem } from '../../controllers/start.js';
import type { Strings } from '../../locale/strings.js';
import { errorText } from '../../locale/words.js';

/** A next step that a notice offers. */
export type Offer = Extract<Action['type'], 'deal' | 'undo' | 'finish' | 'stop'>;

export interface Notice {
  readonly text: keyof Strings['notices'];
  readonly offers: readonly Offer[];
  /** Something is being searched. */
  readonly busy?: boolean;
  /** Not said by the narration of moves and deals. */
  readonly news?: boolean;
}

/** What there is to notice; undefined for nothing. `canFinish`: the rest plays itself. */
export function noticeOf(view: GameView, canFinish: boolean): Notice | undefined {
  const { finding, showing, status, stepCount, position } = view;
  if (finding) return { text: 'findingDeal', offers: ['stop'], busy: true, news: true };
  if (showing) return { text: 'showing', offers: ['stop'], news: true };
  if (!position || position.diagram) return undefined;
  if (status === 'won') return { text: 'won', offers: ['undo', 'deal'] };
  if (status === 'stuck') return { text: stepCount ? 'stuck' : 'stuckAtDeal', offers: ['undo', 'deal'] };
  if (canFinish) return { text: 'canFinish', offers: ['finish'], news: true };
  return position.base === null ? { text: 'chooseBase', offers: [] } : undefined;
}

/** `may` says which offers make sense, `run` carries one out. */
export function noticeView(
  s: Strings,
  { status }: GameView,
  notice: Notice | undefined,
  problem: Problem | undefined,
  may: (offer: Offer) => boolean,
  run: (offer: Offer) => void,
): TemplateResult | typeof nothing {
  if (!problem && !notice) return nothing;
  return html`<div class="notice" part="notice" data-status=${status} ?busy=${notice?.busy}>
    ${problem ? html`<p part="error">${errorText(s, problem)} <code>${problem.where}</code></p>` : nothing}
    ${notice ? html`<p>${s.notices[notice.text]}</p>` : nothing}
    ${notice?.text === 'won' ? html`<slot name="win"></slot>` : nothing}
    ${notice?.offers.filter(may).map(
      (offer) =>
        html`<button
          type="button"
          part="button"
          data-command=${offer}
          @click=${() => {
            run(offer);
          }}
        >
          ${s.commands[offer]}
        </button>`,
    )}
  </div>`;
}
