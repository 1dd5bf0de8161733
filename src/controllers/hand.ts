/**
 * The player's hand: what is picked up and where it may go, however it is done (click, key, drag). It asks the game and
 * plays through one door; what happened is told as a value, so that picture and speech say the same.
 */
import { pileOf, rulesOf, type Move, type PileId, type Position } from '../engine/position.js';
import type { Reason } from '../engine/reasons.js';
import { whyNot } from '../engine/referee.js';

/** So many cards from the top of a pile. */
export interface Held {
  readonly from: PileId;
  readonly count: number;
}

/** What became of an action of the hand; moves are told by the game itself. */
export type HandNews =
  | { readonly type: 'picked'; readonly held: Held }
  | { readonly type: 'let-go' }
  | { readonly type: 'refused'; readonly reason: Reason };

/** What the hand needs of the game around it. */
export interface HandTable {
  readonly position: Position | null;
  readonly legal: readonly Move[];
  /** False while nothing moves: a diagram, a replay. */
  readonly canPlay: boolean;
  /** Plays a move of the player; false where it was cancelled. */
  playMove(move: Move): boolean;
  /** Called after every change of the hand. */
  handChanged(news: HandNews | undefined): void;
}

export class Hand {
  readonly #table: HandTable;
  #held: Held | null = null;

  constructor(table: HandTable) {
    this.#table = table;
  }

  get held(): Held | null {
    return this.#held;
  }

  /** The piles that what is held may go to. */
  get targets(): readonly PileId[] {
    return this.#held ? this.targetsOf(this.#held) : [];
  }

  /** The piles that these cards may go to; turning the waste over puts no card anywhere. */
  targetsOf({ from, count }: Held): readonly PileId[] {
    return this.#table.legal
      .filter((move) => move.from === from && move.to !== 's')
      .filter((move) => move.count === this.#meant({ from, count, to: move.to }).count)
      .map((move) => move.to);
  }

  /** The move that is meant: of a pile that moves as a whole, its top card stands for all of it on the tableau. */
  #meant(move: Move): Move {
    const { position } = this.#table;
    const whole = position !== null && rulesOf(position).tableau.lift === 'whole';
    return whole && /^t/.test(move.from) && /^t/.test(move.to) ? { ...move, count: this.sizeOf(move.from) } : move;
  }

  /** How many cards lie on a pile. */
  sizeOf(pile: PileId): number {
    const { position } = this.#table;
    return position ? pileOf(position, pile).cards.length : 0;
  }

  /** How many cards the player may try to lift from a pile: 1 for its top card. Ascending; empty for an empty pile. */
  countsOf(pile: PileId): readonly number[] {
    const { position } = this.#table;
    const size = this.sizeOf(pile);
    if (!position || size === 0) return [];
    const shown = size - pileOf(position, pile).hidden;
    if (pile.startsWith('f')) return rulesOf(position).foundations.lift === 'none' ? [] : [1];
    if (!pile.startsWith('t')) return [1];
    switch (rulesOf(position).tableau.lift) {
      case 'top':
        return [1];
      case 'whole':
        return size > 1 ? [1, size] : [1];
      case 'part':
      case 'shown':
        return Array.from({ length: shown }, (_, i) => i + 1);
    }
  }

  /** The count that is meant by pointing at a card of a pile; the top card where that one cannot be lifted. */
  countAt(pile: PileId, index: number): number {
    const meant = this.sizeOf(pile) - index;
    // In a pile that moves as a whole, every covered card stands for the pile.
    return this.countsOf(pile).find((count) => count >= meant) ?? 1;
  }

  /** What a drag from a card lifts; undefined from a face-down card, and where nothing can be lifted. */
  liftAt(from: PileId, index: number): Held | undefined {
    const { position, canPlay } = this.#table;
    if (!position || !canPlay || index < pileOf(position, from).hidden) return undefined;
    const count = this.countAt(from, index);
    return this.countsOf(from).includes(count) ? { from, count } : undefined;
  }

  /** Picks cards up; false where the pile has none, or where the page allows no move. */
  pick(from: PileId, count: number): boolean {
    if (!this.#table.canPlay || !this.countsOf(from).includes(count)) return false;
    this.#hold({ from, count }, { type: 'picked', held: { from, count } });
    return true;
  }

  /** Puts what is held onto a pile; where that is refused it stays in the hand, and the reason is told. */
  put(to: PileId): boolean {
    return this.#held !== null && this.play({ ...this.#held, to });
  }

  /** Plays a move; an illegal one is refused with its reason. */
  play(asked: Move): boolean {
    const { position, canPlay } = this.#table;
    if (!position || !canPlay) return false;
    const move = this.#meant(asked);
    const reason = whyNot(position, move);
    if (reason) {
      this.#table.handChanged({ type: 'refused', reason });
      return false;
    }
    this.#hold(null);
    return this.#table.playMove(move);
  }

  /** Lets go of what is held; false where the hand was empty. */
  letGo(): boolean {
    if (!this.#held) return false;
    this.#hold(null, { type: 'let-go' });
    return true;
  }

  /** Turns a stock card, or the waste over. */
  turn(): boolean {
    const { position } = this.#table;
    if (!position) return false;
    const empty = pileOf(position, 's').cards.length === 0;
    return this.play(empty ? { from: 'w', count: 1, to: 's' } : { from: 's', count: 1, to: 'w' });
  }

  /** The move that suits best: a foundation first, then a pile with cards, then an empty one. */
  bestMove({ from, count }: Held): Move | undefined {
    const { position } = this.#table;
    const worth = (to: PileId) => (to.startsWith('f') ? 2 : position && pileOf(position, to).cards.length > 0 ? 1 : 0);
    const [best] = [...this.targetsOf({ from, count })].sort((a, b) => worth(b) - worth(a));
    return best === undefined ? undefined : { from, count, to: best };
  }

  /** Sends a pile's top card to a foundation; where it cannot go, the reason is told. */
  toFoundation(from: PileId): boolean {
    const held = { from, count: 1 };
    const best = this.bestMove(held);
    return this.play(best?.to.startsWith('f') ? best : { ...held, to: 'f1' });
  }

  /**
   * A click or a tap on a pile, with the count that is meant. With something held: put it there, or let go of it on its
   * own pile; where it cannot go, that is told and the other cards are picked up. `again`: the second of a double click,
   * which plays the best move of what the first one picked up.
   */
  tap(pile: PileId, count = 1, again = false): boolean {
    if (pile === 's') return this.turn();
    const held = this.#held;
    if (held?.from === pile) {
      const best = again ? this.bestMove(held) : undefined;
      if (best) return this.play(best);
      return held.count === count ? this.letGo() : this.pick(pile, count);
    }
    if (!held) return this.pick(pile, count);
    return this.put(pile) || this.pick(pile, count);
  }

  /** What was held has lost its sense: the game has changed. */
  reset(): void {
    this.#held = null;
  }

  #hold(held: Held | null, news?: HandNews): void {
    this.#held = held;
    this.#table.handChanged(news);
  }
}
