// Compiled only: what TypeScript knows of the tags and of their events in a page.
import '../../src/index.js';

export function page(root: Document): string | null | undefined {
  const game = root.querySelector('yukon-game');
  game?.addEventListener('patience-win', (event) => event.elapsed.toFixed());
  root.addEventListener('patience-before-move', (event) => {
    if (event.move.to === 'f1') event.preventDefault();
  });
  // @ts-expect-error events have fields, no detail
  window.addEventListener('patience-move', (event) => void event.detail);
  // @ts-expect-error the position is the engine's
  game!.position!.piles = {};
  return root.createElement('glenwood-game').seed;
}
