/** The line below the table: what the game has to show besides its cards. */
import { html, nothing, type TemplateResult } from 'lit';
import type { GameView } from '../../context/game-context.js';
import { rankName } from '../../locale/narrate.js';
import type { Strings } from '../../locale/strings.js';
import { clockText, cornerOf, numberText } from '../../locale/words.js';

const item = (name: string, label: string, value: string, spoken = value): TemplateResult =>
  html`<span class="item" part="status-item" data-item=${name}
    ><span class="label">${label}</span> <b aria-hidden="true">${value}</b
    ><span class="spoken-only">${spoken}</span></span
  >`;

/** Whether the game can still be won, as far as it is known. */
const verdictItem = (s: Strings, { verdict, verdictState }: GameView): TemplateResult => {
  const searching = verdictState === 'searching';
  return html`<span class="verdict" part="status-item" data-verdict=${verdict} ?searching=${searching}
    >${s.verdicts[searching ? 'searching' : verdict]}</span
  >`;
};

/** `elapsed` in milliseconds; null hides the clock. */
export function statusView(s: Strings, view: GameView, elapsed: number | null, hasVerdict: boolean): TemplateResult {
  const { position, base, score, moveCount } = view;
  const stock = position?.piles['s'];
  const waste = position?.piles['w'];
  return html`<div class="status" part="status">
    ${base !== null ? item('base', s.labels.base, cornerOf(s, base), rankName(s, base)) : nothing}
    ${stock ? item('stock', s.piles.stock, numberText(s, stock.cards.length)) : nothing}
    ${waste ? item('waste', s.piles.waste, numberText(s, waste.cards.length)) : nothing}
    ${stock ? item('redeals', s.labels.redeals, numberText(s, position.redeals)) : nothing}
    ${item('score', s.labels.score, numberText(s, score))} ${item('moves', s.labels.moves, numberText(s, moveCount))}
    ${hasVerdict ? verdictItem(s, view) : nothing}
    ${elapsed === null ? nothing : item('time', s.labels.time, clockText(elapsed))}
    <slot name="status"></slot>
  </div>`;
}
