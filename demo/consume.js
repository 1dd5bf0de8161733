// How a part of the page follows the game that it lies in: the context protocol, which needs no library.
const GAME = Symbol.for('patience-elements/game/1');

/**
 * Calls back with the game as it stands, now and after every change.
 * @param {HTMLElement} element inside a game
 * @param {(view: import('patience-elements/context.js').GameView) => void} callback
 */
export function followGame(element, callback) {
  const request = new Event('context-request', { bubbles: true, composed: true });
  element.dispatchEvent(Object.assign(request, { context: GAME, contextTarget: element, callback, subscribe: true }));
}
