/** What goes to the foundations by itself, after a move of the player or to the end of the game. */
import { FOUNDATIONS, pileIdsOf, pileOf, rulesOf, type Move, type Position } from '../engine/position.js';
import { isWon } from '../engine/outcome.js';
import { play } from '../engine/play.js';
import { whyNot } from '../engine/referee.js';
import { isSafeToFoundation } from '../solver/safe.js';

/** `safe`: only what provably never hurts. */
export const AUTO_MOVES = ['none', 'safe', 'all'] as const;
export type AutoMove = (typeof AUTO_MOVES)[number];

/** All moves of a position that put a card on a foundation; none before the base is chosen, which is the player's. */
function movesUp(position: Position): readonly Move[] {
  if (position.base === null) return [];
  return pileIdsOf(rulesOf(position))
    .filter((from) => /^[trw]/.test(from) && pileOf(position, from).cards.length > 0)
    .flatMap((from) =>
      FOUNDATIONS.map((to) => ({ from, count: 1, to }))
        .filter((move) => !whyNot(position, move))
        .slice(0, 1),
    );
}

/**
 * The automatic moves that follow the player's move `after`. The pile that the player has just put cards on keeps its top
 * card, so that nothing works against what was just done.
 */
export function autoMoves(position: Position, mode: AutoMove, after: Move): readonly Move[] {
  const played: Move[] = [];
  // Whatever else an attribute may say.
  if (mode !== 'safe' && mode !== 'all') return played;
  for (let now = position; ;) {
    const move = movesUp(now).find(
      (up) => !(up.from === after.to && up.from.startsWith('t')) && (mode === 'all' || isSafeToFoundation(now, up)),
    );
    if (!move) return played;
    played.push(move);
    now = play(now, move);
  }
}

/** The moves by which the game plays itself to its win: cards go up, and where none can, a stock card is turned. */
export function winsByItself(position: Position): readonly Move[] | undefined {
  const played: Move[] = [];
  const turns = [
    { from: 's', count: 1, to: 'w' },
    { from: 'w', count: 1, to: 's' },
  ];
  for (let now = position; ;) {
    const move = movesUp(now)[0] ?? turns.find((turn) => !whyNot(now, turn));
    if (!move) return isWon(now) && played.length > 0 ? played : undefined;
    played.push(move);
    now = play(now, move);
  }
}
