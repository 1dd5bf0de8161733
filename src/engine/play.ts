/** The one verb of the engine: a move played gives a new position. */
import { rankOf } from './card.js';
import { pileOf, type Move, type PileId, type Position } from './position.js';
import { whyNot } from './referee.js';
import { settle, without, withPiles } from './settle.js';

/**
 * The position after a move and all that follows from it by rule.
 * @throws RangeError where the move is not legal; ask {@link whyNot} first.
 */
export function play(position: Position, move: Move): Position {
  const reason = whyNot(position, move);
  if (reason) throw new RangeError(`Illegal move ${move.from}*${String(move.count)}>${move.to}: ${reason.message}`);
  return settle(move.to === 's' ? redeal(position) : transfer(position, move));
}

function transfer(position: Position, { from, count, to }: Move): Position {
  const source = pileOf(position, from);
  const target = pileOf(position, to);
  const lifted = source.cards.slice(source.cards.length - count);
  const left = from === 's' ? { cards: source.cards.slice(0, -1), hidden: source.hidden - 1 } : without(source, count);
  const moved = withPiles(position, {
    [from]: left,
    [to]: { cards: [...target.cards, ...lifted], hidden: target.hidden },
  });
  return position.base === null && to.startsWith('f') ? { ...moved, base: rankOf(lifted[0] ?? 0) } : moved;
}

/** The waste turned over: its first card is the first to be turned again. */
function redeal(position: Position): Position {
  const cards = pileOf(position, 'w').cards.toReversed();
  const turned = withPiles(position, { s: { cards, hidden: cards.length }, w: { cards: [], hidden: 0 } });
  return { ...turned, redeals: position.redeals - 1 };
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
