/** `patience-elements/engine.js`: the games without a page. Runs in Node, in workers and in browsers. */
import { variantsOf, type GameId } from './games/index.js';

/** What a game is called and which variants it has, `standard` first. */
export interface GameInfo {
  readonly id: GameId;
  readonly variants: readonly string[];
}

const infoOf = (id: GameId): GameInfo => ({ id, variants: variantsOf(id) });

/** The three games by id. */
export const GAMES: { readonly [id in GameId]: GameInfo } = {
  'bear-river': infoOf('bear-river'),
  glenwood: infoOf('glenwood'),
  yukon: infoOf('yukon'),
};

export { UNKNOWN, type Card, type Rank } from './engine/card.js';
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
