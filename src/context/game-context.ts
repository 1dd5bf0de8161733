/** What a game publishes to the parts that a page puts into its slots, and the key by which they find it. */
import { createContext } from '@lit/context';
import type { Rank } from '../engine/card.js';
import type { Move, PileId, Position } from '../engine/position.js';
import type { GameId } from '../games/index.js';

export type Status = 'playing' | 'won' | 'stuck';
export type VerdictWord = 'winnable' | 'unwinnable' | 'unknown';
export type VerdictState = 'idle' | 'searching' | 'done';

/** Everything a player can ask of the game. What a page forbids its player (`no-undo` …) is refused here. */
export type Action =
  | { readonly type: 'move'; readonly move: Move }
  | { readonly type: 'go-to'; readonly step: number }
  | { readonly type: 'undo' | 'redo' | 'restart' | 'deal' | 'previous-game' | 'hint' | 'solve' | 'stop' | 'finish' };

/** The game as it stands; a new object after every change. */
export interface GameView {
  readonly game: GameId;
  readonly variant: string;
  /** The seed of the deal; null for a position that was loaded. */
  readonly seed: string | null;
  /** Null while the first winnable deal is still searched. */
  readonly position: Position | null;
  /** The rank that the foundations start from; null while it is not chosen, and where it is always the ace. */
  readonly base: Rank | null;
  readonly legal: readonly Move[];
  readonly score: number;
  readonly moveCount: number;
  /** Steps of the line that is played or was undone. */
  readonly stepCount: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly status: Status;
  readonly verdict: VerdictWord;
  readonly verdictState: VerdictState;
  /** A winnable deal is being searched; what lies there stays until it is found. */
  readonly finding: boolean;
  /** The solution is being shown. */
  readonly showing: boolean;
  /** True where the action was carried out. */
  readonly send: (action: Action) => boolean;
}

/** The name of a pile of the game on the table. */
export type { PileId };

/**
 * The key of the context. It carries a major version, so that copies of one major on a page still meet, and a consumer
 * written for another major finds nothing rather than something else.
 * @example new ContextConsumer(this, { context: gameContext, subscribe: true })
 */
export const gameContext = createContext<GameView>(Symbol.for('patience-elements/game/1'));
