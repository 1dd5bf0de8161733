/** The events of a game: `Event` subclasses with read-only fields, bubbling and composed. */
import type { Card } from '../engine/card.js';
import type { Move, Position } from '../engine/position.js';
import type { VerdictWord } from '../context/game-context.js';

/** Who made a move: the player, the page, a step of "show me", the game itself, or a step along the line. */
export type Cause = 'play' | 'page' | 'hint' | 'auto' | 'undo' | 'redo';

/** The fields of an event, to make it of. */
type Fields<E extends Event> = Omit<E, keyof Event>;

class GameEvent<E extends Event> extends Event {
  static readonly type: string = '';
  constructor(fields: Fields<E>, cancelable = false) {
    super(new.target.type, { bubbles: true, composed: true, cancelable });
    for (const [name, value] of Object.entries(fields)) Object.defineProperty(this, name, { value, enumerable: true });
  }
}

/** Sent before a legal move by player, page or "show me"; `preventDefault()` cancels the move. */
export class PatienceBeforeMoveEvent extends GameEvent<PatienceBeforeMoveEvent> {
  static override readonly type = 'patience-before-move';
  declare readonly move: Move;
  declare readonly cause: 'play' | 'page' | 'hint';
}

/** Sent after each move, undo or redo step; for an undo, `move` is the move taken back. */
export class PatienceMoveEvent extends GameEvent<PatienceMoveEvent> {
  static override readonly type = 'patience-move';
  declare readonly move: Move;
  /** Cards that lie on another pile now, aces that went up by rule included. */
  declare readonly cards: readonly Card[];
  /** Cards turned face up. */
  declare readonly turned: readonly Card[];
  declare readonly cause: Cause;
  declare readonly score: number;
  declare readonly moveCount: number;
}

/** Sent when a new game lies on the table, the first one included. */
export class PatienceDealEvent extends GameEvent<PatienceDealEvent> {
  static override readonly type = 'patience-deal';
  declare readonly seed: string | null;
  declare readonly variant: string;
  declare readonly position: Position;
}

/** What a game came to; `elapsed` in milliseconds of play. */
export interface Ending {
  readonly seed: string | null;
  readonly variant: string;
  readonly moveCount: number;
  readonly elapsed: number;
  readonly record: string;
}

class EndingEvent extends GameEvent<EndingEvent> implements Ending {
  declare readonly seed: string | null;
  declare readonly variant: string;
  declare readonly moveCount: number;
  declare readonly elapsed: number;
  declare readonly record: string;
}

/** Sent once per deal, when the last card goes up. */
export class PatienceWinEvent extends EndingEvent {
  static override readonly type = 'patience-win';
}

/** Sent each time that no way on is left. */
export class PatienceStuckEvent extends EndingEvent {
  static override readonly type = 'patience-stuck';
}

/** Sent when what is known of the position at hand has changed; `nodes` positions were searched for it. */
export class PatienceVerdictEvent extends GameEvent<PatienceVerdictEvent> {
  static override readonly type = 'patience-verdict';
  declare readonly verdict: VerdictWord;
  declare readonly nodes: number;
}

/** Sent for a bad attribute, text or save, and for an extra that cannot be had; what lay on the table stays. */
export class PatienceErrorEvent extends GameEvent<PatienceErrorEvent> {
  static override readonly type = 'patience-error';
  declare readonly code: string;
  declare readonly message: string;
  /** The attribute, method or file that it is about, with line and column where there is a text. */
  declare readonly where: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'patience-before-move': PatienceBeforeMoveEvent;
    'patience-move': PatienceMoveEvent;
    'patience-deal': PatienceDealEvent;
    'patience-win': PatienceWinEvent;
    'patience-stuck': PatienceStuckEvent;
    'patience-verdict': PatienceVerdictEvent;
    'patience-error': PatienceErrorEvent;
  }
}
