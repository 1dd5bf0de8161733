/** What a record says of a step, in the page's own words. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Game } from '../../engine/game.js';

/** The comment on the step where a game stands; undefined where there is none. */
export const commentOf = ({ cursor, line, comment }: Game): string | undefined =>
  cursor ? line[cursor - 1]?.comment : comment;

/** `lang` is what the page says of its language. */
export const commentView = (game: Game | undefined, lang: string): TemplateResult | typeof nothing => {
  const text = game && commentOf(game);
  return text ? html`<p class="comment" part="comment" lang=${lang} dir="auto">${text}</p>` : nothing;
};
