/** From what goes on at the table to the states that cards and places show. */
import type { Held } from '../../controllers/hand.js';
import type { Session } from '../../controllers/session.js';
import { activePiles, deadPiles, movableCards, topCards } from '../../controllers/tells.js';
import type { Card } from '../../engine/card.js';
import type { Move, PileId } from '../../engine/position.js';
import type { Marks } from './board.js';

/** What the board alone knows: it is no part of the game. */
export interface BoardState {
  /** What is carried under the pointer. */
  readonly carried: Held | null;
  readonly hint: Move | null;
  /** The pile with the focus and how many of its cards are meant; null while the focus is elsewhere. */
  readonly cursor: { readonly pile: PileId; readonly depth: number } | null;
}

const one = (card: Card | null | undefined): ReadonlySet<Card> =>
  new Set(card === null || card === undefined ? [] : [card]);

export function marksOf(session: Session, state: BoardState): Marks {
  const { hand, position, legal } = session;
  const { carried, hint, cursor } = state;
  const cardsOf = (held: Held | null): ReadonlySet<Card> => new Set(held ? topCards(position, held) : []);
  return {
    moved: new Set(session.lastChange.cards),
    turned: new Set(session.lastChange.turned),
    movable: movableCards(position, hand),
    selected: cardsOf(hand.held),
    carried: cardsOf(carried),
    hint: cardsOf(hint),
    cursor: one(cursor && cursor.depth > 1 ? topCards(position, { from: cursor.pile, count: cursor.depth })[0] : null),
    targets: carried ? hand.targetsOf(carried) : hand.targets,
    hintTo: hint?.to,
    active: activePiles(legal),
    dead: deadPiles(position),
  };
}
