/** What the rules force, at the deal and after every move: face-down cards turned up, aces sent to the foundations. */
import { forcesAces } from './build.js';
import { rankOf, UNKNOWN } from './card.js';
import { FOUNDATIONS, pileOf, rulesOf, tableauOf, topOf, type Pile, type Position } from './position.js';

/** A pile without its top cards; the card that is free then is turned up, but for one that a diagram does not name. */
export function without({ cards, hidden }: Pile, count: number, turns = true): Pile {
  const left = cards.slice(0, cards.length - count);
  const up = turns && left.length && left.at(-1) !== UNKNOWN ? 1 : 0;
  return { cards: left, hidden: Math.min(hidden, left.length - up) };
}

/** From the first pile to the last, each until its top is no ace: aces go to the lowest-numbered empty foundation. */
export function settle(position: Position): Position {
  const rules = rulesOf(position);
  let settled = position;
  for (const id of forcesAces(rules) ? tableauOf(rules) : []) {
    for (;;) {
      const pile = pileOf(settled, id);
      const ace = topOf(pile);
      const to = FOUNDATIONS.find((other) => !pileOf(settled, other).cards.length);
      if (ace === undefined || rankOf(ace) || !to) break;
      const piles = { ...settled.piles, [id]: without(pile, 1), [to]: { cards: [ace], hidden: 0 } };
      settled = { ...settled, piles };
    }
  }
  return settled;
}
