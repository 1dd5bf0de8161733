/** `patience-elements/engine.js`: the games without a page. Runs in Node, in workers and in browsers. */
import { GAME_IDS, variantsOf, type GameId } from './games/index.js';

/** What a game is called and which variants it has, `standard` first. */
export interface GameInfo {
  readonly variants: readonly string[];
}

/** The three games by id. */
export const GAMES = Object.fromEntries(GAME_IDS.map((id) => [id, { id, variants: variantsOf(id) }])) as {
  readonly [id in GameId]: GameInfo & { readonly id: id };
};

export type { Card, Rank } from './engine/card.js';
export { deal, type DealOptions } from './engine/deal.js';
export { legalMoves } from './engine/generate.js';
export { isStuck, isWon, scoreOf } from './engine/outcome.js';
export { play } from './engine/play.js';
export type { Move, Pile, PileId, Position } from './engine/position.js';
export type { Reason, ReasonCode } from './engine/reasons.js';
export { whyNot } from './engine/referee.js';
export type { Result } from './engine/result.js';
export type { Step } from './engine/game.js';
export type { GameId } from './games/index.js';
export {
  dealFrom,
  makeCard,
  makeMove,
  makePosition,
  makeRecord,
  parseCard,
  parseMove,
  parsePosition,
  parseRecord,
  verifyRecord,
  type DeckOptions,
  type ErrorCode,
  type GameRecord,
  type NotationError,
  type Place,
  type ReadOptions,
  type Verified,
} from './notation/index.js';
