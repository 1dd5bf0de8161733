/** Players of a game in a page: by pointer and by keyboard, as a visitor would do it. */
import { makeCard, parseMove, type Move, type Position } from '../../src/engine.js';
import type { Point, TestPage } from './pages.js';

/** Where to take hold of the cards of a move: the strip that stays visible of its lowest card. */
const grip = (page: TestPage, tag: string, position: Position, { from, count }: Move): Promise<Point> => {
  const card = makeCard(position.piles[from]!.cards.at(-count)!);
  return page.evaluate(
    (name, text) => {
      const node = document.querySelector(name)!.shadowRoot!.querySelector(`[data-card="${text}"]`)!;
      const { left, top, width } = node.getBoundingClientRect();
      return [left + width / 2, top + 6] as const;
    },
    tag,
    card,
  );
};

const target = (page: TestPage, tag: string, position: Position, { to }: Move): Promise<Point> => {
  const top = position.piles[to]!.cards.at(-1);
  return page.middle(top === undefined ? `${tag} >>> [data-pile=${to}]` : `${tag} >>> [data-card="${makeCard(top)}"]`);
};

/** Plays a move by pointer: a click on the stock, a drag for every second move, two clicks for the others. */
export async function playByPointer(page: TestPage, tag: string, position: Position, text: string, i: number) {
  const move = readMove(text);
  if (move.from === 's' || move.to === 's') return page.click(await page.middle(`${tag} >>> [data-pile=s]`));
  const [from, to] = [await grip(page, tag, position, move), await target(page, tag, position, move)];
  if (i % 2) return page.drag(from, to);
  await page.click(from);
  await page.click(to);
}

export function readMove(text: string): Move {
  const read = parseMove(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** Where the focus is, and how far from there a pile is. */
const wayTo = (page: TestPage, tag: string, pile: string): Promise<{ here: string; x: number; y: number }> =>
  page.evaluate(
    (name, goal) => {
      const root = document.querySelector(name)!.shadowRoot!;
      const middle = (node: Element) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return [left + width / 2, top + height / 2] as const;
      };
      const here = root.activeElement as HTMLElement;
      const [[x, y], [toX, toY]] = [middle(here), middle(root.querySelector(`[data-pile=${goal}]`)!)];
      return { here: here.dataset['pile'] ?? '', x: toX - x, y: toY - y };
    },
    tag,
    pile,
  );

/** Walks with the arrow keys until the focus is on a pile: sideways first, up or down where that leads no further. */
export async function walkTo(page: TestPage, tag: string, pile: string): Promise<void> {
  let blocked = false;
  for (let steps = 0; steps < 80; steps++) {
    const { here, x, y } = await wayTo(page, tag, pile);
    if (here === pile) return;
    const sideways: boolean = Math.abs(x) > 10 && !blocked;
    await page.keys(sideways ? (x > 0 ? 'ArrowRight' : 'ArrowLeft') : y > 0 ? 'ArrowDown' : 'ArrowUp');
    blocked = sideways && (await wayTo(page, tag, pile)).here === here;
  }
  throw new Error(`The arrow keys do not reach ${pile}`);
}

/** Whether the key for "to the foundation" does just this move: it takes the first foundation that will do. */
const goesUp = ({ piles }: Position, { to }: Move): boolean =>
  to.startsWith('f') &&
  (piles[to]!.cards.length > 0 || ['f1', 'f2', 'f3', 'f4'].find((id) => !piles[id]!.cards.length) === to);

/** Plays a move by keys alone: to the pile, up to the lowest card of the group, pick up, to the other pile, put down. */
export async function playByKeys(page: TestPage, tag: string, position: Position, move: Move): Promise<void> {
  if (move.from === 's' || move.to === 's') return page.keys('d');
  await walkTo(page, tag, move.from);
  if (goesUp(position, move)) return page.keys('f');
  // In Glenwood a pile is one group, elsewhere each face-up card begins one.
  const ups = position.game === 'glenwood' ? Math.min(1, move.count - 1) : move.count - 1;
  await page.keys(...Array.from({ length: ups }, () => 'ArrowUp'), 'Enter');
  await walkTo(page, tag, move.to);
  await page.keys('Enter');
}
