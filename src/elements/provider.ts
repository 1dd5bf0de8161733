/** Hands the game to the parts of the page in its slots; one that throws is told to the page, and harms nobody else. */
import { ContextProvider } from '@lit/context';
import type { gameContext } from '../context/game-context.js';

export class GameProvider extends ContextProvider<typeof gameContext> {
  override updateObservers = (): void => {
    for (const [callback, { disposer }] of this.subscriptions) {
      try {
        callback(this.value, disposer);
      } catch (error) {
        reportError(error);
      }
    }
  };
}
