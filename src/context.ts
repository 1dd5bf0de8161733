/** For parts that a page puts into a game's slots: the key of its context and what it holds. */
export {
  gameContext,
  type Action,
  type GameView,
  type Status,
  type VerdictState,
  type VerdictWord,
} from './context/game-context.js';
