/** What the board shows of a position: which cards can be moved, which places wait for something and which for nothing. */
import type { Card } from '../engine/card.js';
import { pileIdsOf, pileOf, rulesOf, tableauIndex, type Move, type PileId, type Position } from '../engine/position.js';
import type { Hand, Held } from './hand.js';

/** The top cards of a pile, the lowest first. */
export function topCards(position: Position | null, { from, count }: Held): readonly Card[] {
  const pile = position ? pileOf(position, from).cards : [];
  return pile.slice(Math.max(0, pile.length - count));
}

/** The cards that the player can take hold of to make a legal move. */
export function movableCards(position: Position | null, hand: Hand): ReadonlySet<Card> {
  const canGo = (pile: PileId, index: number) => {
    const lifted = hand.liftAt(pile, index);
    return lifted !== undefined && hand.targetsOf(lifted).length > 0;
  };
  const cards = Object.entries(position?.piles ?? {})
    .filter(([pile]) => pile !== 's')
    .flatMap(([pile, { cards: lying }]) => lying.filter((_, index) => canGo(pile, index)));
  return new Set(cards);
}

/** The piles on which a click alone does something. */
export const activePiles = (legal: readonly Move[]): readonly PileId[] =>
  legal.some(({ from, to }) => from === 's' || to === 's') ? ['s'] : [];

/** The empty piles that no card will ever be put on again. */
export function deadPiles(position: Position | null): readonly PileId[] {
  if (!position) return [];
  const rules = rulesOf(position);
  const never = (id: PileId) => id.startsWith('r') || rules.tableau.piles[tableauIndex(id)]?.fill === 'none';
  return pileIdsOf(rules).filter((id) => !/^[fsw]/.test(id) && never(id) && pileOf(position, id).cards.length === 0);
}
