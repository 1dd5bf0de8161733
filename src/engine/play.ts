/** The one verb of the engine: a move played gives a new position. */
import { rankOf } from './card.js';
import { EMPTY, pileOf, type Move, type PileId, type Position } from './position.js';
import { whyNot } from './referee.js';
import { settle, without } from './settle.js';

/**
 * The position after a move and all that follows from it by rule.
 * @throws RangeError where the move is not legal; ask {@link whyNot} first.
 */
export function play(position: Position, move: Move): Position {
  const reason = whyNot(position, move);
  if (reason) throw new RangeError(`${move.from}>${move.to}: ${reason.message}`);
  const { from, count, to } = move;
  const source = pileOf(position, from);
  const target = pileOf(position, to);
  const lifted = source.cards.slice(-count);
  // A redeal turns the waste over: its first card is the first to be turned again.
  const changed =
    to === 's'
      ? { w: EMPTY, s: { cards: source.cards.toReversed(), hidden: source.cards.length } }
      : { [from]: without(source, count, from !== 's'), [to]: { ...target, cards: [...target.cards, ...lifted] } };
  return settle({
    ...position,
    piles: { ...position.piles, ...changed },
    base: position.base ?? rankOf(lifted[0] ?? 0),
    redeals: position.redeals - Number(to === 's'),
  });
}

/** What a move did, seen from the two positions. */
export interface Change {
  /** Cards that lie on another pile now, forced aces included, in the order of their piles. */
  readonly cards: readonly number[];
  /** Cards that lie face up now and did not before. */
  readonly turned: readonly number[];
}

/** What is different between two positions of one game; works for moves, undo and redo alike. */
export function changeOf(before: Position, after: Position): Change {
  const was = whereabouts(before);
  const cards: number[] = [];
  const turned: number[] = [];
  for (const [card, now] of whereabouts(after)) {
    const then = was.get(card);
    if (then?.pile !== now.pile) cards.push(card);
    if (then?.up === false && now.up) turned.push(card);
  }
  return { cards, turned };
}

function whereabouts(position: Position): Map<number, { readonly pile: PileId; readonly up: boolean }> {
  return new Map(
    Object.entries(position.piles).flatMap(([pile, { cards, hidden }]) =>
      cards.map((card, i) => [card, { pile, up: i >= hidden }] as const),
    ),
  );
}
