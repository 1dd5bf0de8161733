/** The events of a game: `Event` subclasses with read-only fields, bubbling and composed. */
import type { Card } from '../engine/card.js';
import type { Move, Position } from '../engine/position.js';
import type { VerdictWord } from '../context/game-context.js';

/** Who made a move: the player, the page, a step of "show me", the game itself, or a step along the line. */
export type Cause = 'play' | 'page' | 'hint' | 'auto' | 'undo' | 'redo';

const open = { bubbles: true, composed: true } as const;

/** Sent before a legal move by player, page or "show me"; `preventDefault()` cancels the move. */
export class PatienceBeforeMoveEvent extends Event {
  static readonly type = 'patience-before-move';
  constructor(
    readonly move: Move,
    readonly cause: 'play' | 'page' | 'hint',
  ) {
    super(PatienceBeforeMoveEvent.type, { ...open, cancelable: true });
  }
}

/** Sent after each move, undo or redo step; for an undo, `move` is the move taken back. */
export class PatienceMoveEvent extends Event {
  static readonly type = 'patience-move';
  constructor(
    readonly move: Move,
    /** Cards that lie on another pile now, aces that went up by rule included. */
    readonly cards: readonly Card[],
    /** Cards turned face up. */
    readonly turned: readonly Card[],
    readonly cause: Cause,
    readonly score: number,
    readonly moveCount: number,
  ) {
    super(PatienceMoveEvent.type, open);
  }
}

/** Sent when a new game lies on the table, the first one included. */
export class PatienceDealEvent extends Event {
  static readonly type = 'patience-deal';
  constructor(
    readonly seed: string | null,
    readonly variant: string,
    readonly position: Position,
  ) {
    super(PatienceDealEvent.type, open);
  }
}

/** What a game came to; `elapsed` in milliseconds of play. */
export interface Ending {
  readonly seed: string | null;
  readonly variant: string;
  readonly moveCount: number;
  readonly elapsed: number;
  readonly record: string;
}

class EndingEvent extends Event implements Ending {
  readonly seed: string | null;
  readonly variant: string;
  readonly moveCount: number;
  readonly elapsed: number;
  readonly record: string;
  constructor(type: string, ending: Ending) {
    super(type, open);
    this.seed = ending.seed;
    this.variant = ending.variant;
    this.moveCount = ending.moveCount;
    this.elapsed = ending.elapsed;
    this.record = ending.record;
  }
}

/** Sent once per deal, when the last card goes up. */
export class PatienceWinEvent extends EndingEvent {
  static readonly type = 'patience-win';
  constructor(ending: Ending) {
    super(PatienceWinEvent.type, ending);
  }
}

/** Sent each time that no way on is left. */
export class PatienceStuckEvent extends EndingEvent {
  static readonly type = 'patience-stuck';
  constructor(ending: Ending) {
    super(PatienceStuckEvent.type, ending);
  }
}

/** Sent when what is known of the position at hand has changed; `nodes` positions were searched for it. */
export class PatienceVerdictEvent extends Event {
  static readonly type = 'patience-verdict';
  constructor(
    readonly verdict: VerdictWord,
    readonly nodes: number,
  ) {
    super(PatienceVerdictEvent.type, open);
  }
}

/** Sent for a bad attribute, text or save, and for an extra that cannot be had; what lay on the table stays. */
export class PatienceErrorEvent extends Event {
  static readonly type = 'patience-error';
  constructor(
    readonly code: string,
    readonly message: string,
    /** The attribute, method or file that it is about, with line and column where there is a text. */
    readonly where: string,
  ) {
    super(PatienceErrorEvent.type, open);
  }
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
