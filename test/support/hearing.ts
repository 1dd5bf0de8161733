/** Games in a page that are listened to. */
import { fixture, html } from '@open-wc/testing';
import { deal, makePosition } from '../../src/engine.js';
import type { GameId } from '../../src/games/index.js';
import type { YukonGame } from '../../src/yukon-game.js';

export type Heard = Record<string, unknown> & { type: string };

export const TYPES = ['before-move', 'move', 'deal', 'win', 'stuck', 'verdict', 'error'];
/** One move from its win: only the king of spades is left. */
export const NEARLY_WON = `yukon/standard; foundations: ${['c', 'd', 'h']
  .map((suit) => [...'A23456789TJQK'].map((rank) => rank + suit).join(' '))
  .join(', ')}, ${[...'A23456789TJQ'].map((rank) => rank + 's').join(' ')}; tableau: Ks`;

/** The text of a deal. */
export const dealt = (game: GameId, seed: string, variant = 'standard'): string =>
  makePosition(deal({ game, variant, seed }));

/** Hears the events of an element, or of all elements from before the first is there. */
export function listen(target: EventTarget): Heard[] {
  const heard: Heard[] = [];
  for (const type of TYPES)
    target.addEventListener(`patience-${type}`, (event) => {
      const fields = Object.entries(event).filter(([key]) => key !== 'isTrusted');
      heard.push({ ...Object.fromEntries(fields), type });
    });
  return heard;
}

export const types = (heard: readonly Heard[]): string[] => heard.map(({ type }) => type);

/** Element in a box of its own that hears the first events too. */
export async function hearing(markup: ReturnType<typeof html>): Promise<{ game: YukonGame; heard: Heard[] }> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  const heard = listen(box);
  const { render } = await import('lit');
  render(markup, box);
  const game = box.firstElementChild as YukonGame;
  await game.updateComplete;
  return { game, heard };
}
