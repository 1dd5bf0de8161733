/** All legal moves of a position: candidates by pile and count, each asked of the referee. */
import type { Move, Position } from './position.js';
import { codeOf } from './referee.js';

/** Every legal move, once each; every empty foundation and every empty pile is listed. None in a diagram. */
export const legalMoves = (position: Position): readonly Move[] =>
  Object.entries(position.piles).flatMap(([from, { cards, hidden }]) =>
    // From a tableau pile any face-up part may come into question, from elsewhere one card.
    cards.slice(from[0] === 't' ? hidden : -1).flatMap((_, i) =>
      Object.keys(position.piles)
        .map((to) => ({ from, count: i + 1, to }))
        .filter((move) => !codeOf(position, move)),
    ),
  );
