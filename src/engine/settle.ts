/** What the rules force, at the deal and after every move: face-down cards turned up, aces sent to the foundations. */
import { emptyFoundation, forcesAces } from './build.js';
import { rankOf, UNKNOWN } from './card.js';
import { pileOf, rulesOf, tableauOf, topOf, type Pile, type PileId, type Position } from './position.js';

/** The position with some piles replaced; what did not change is shared. */
export const withPiles = (position: Position, piles: Readonly<Record<PileId, Pile>>): Position => ({
  ...position,
  piles: { ...position.piles, ...piles },
});

/** A pile without its top cards; a face-down card turned free is turned up, but for one that a diagram does not name. */
export function without(pile: Pile, count: number): Pile {
  const cards = pile.cards.slice(0, pile.cards.length - count);
  const down = cards.at(-1) === UNKNOWN ? cards.length : Math.max(0, cards.length - 1);
  return { cards, hidden: Math.min(pile.hidden, down) };
}

/** From the first pile to the last, each until its top is face up and no ace; aces go to the first empty foundation. */
export function settle(position: Position): Position {
  const rules = rulesOf(position);
  let settled = position;
  for (const id of tableauOf(rules)) {
    const pile = pileOf(settled, id);
    if (pile.hidden > 0 && pile.hidden === pile.cards.length) settled = withPiles(settled, { [id]: without(pile, 0) });
    if (forcesAces(rules)) settled = sendAces(settled, id);
  }
  return settled;
}

function sendAces(position: Position, id: PileId): Position {
  let sent = position;
  for (;;) {
    const pile = pileOf(sent, id);
    const top = topOf(pile);
    const to = emptyFoundation(sent);
    if (top === undefined || rankOf(top) !== 0 || to === undefined) return sent;
    sent = withPiles(sent, { [id]: without(pile, 1), [to]: { cards: [top], hidden: 0 } });
  }
}
