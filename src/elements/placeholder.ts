/**
 * For pages whose system strips tags that it does not know: `<div class="patience-game" data-game="yukon"
 * data-seed="blog-42">` becomes the frame of a game. Only the game's own attributes are taken from such a place: its
 * text may have been written by somebody who may not write scripts.
 */
import type { GameId } from '../games/index.js';

interface GameClass {
  readonly game: GameId;
  readonly observedAttributes: readonly string[];
}

function fill({ game, observedAttributes }: GameClass): void {
  for (const place of document.querySelectorAll(`.patience-game[data-game=${game}]`)) {
    const element = document.createElement(`${game}-game`);
    for (const name of observedAttributes) {
      const value = place.getAttribute(`data-${name}`);
      if (value !== null) element.setAttribute(name, value);
    }
    // Another copy of the script leaves it alone then.
    place.removeAttribute('data-game');
    place.replaceChildren(element);
  }
}

/** Puts a game into every place for it that the page has, now or once it is parsed. */
export function fillPlaceholders(game: GameClass): void {
  if (typeof document === 'undefined') return;
  fill(game);
  document.addEventListener('DOMContentLoaded', () => {
    fill(game);
  });
}
