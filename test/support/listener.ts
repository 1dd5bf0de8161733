/**
 * A player who sees nothing: knows the rules, the keys and the words, has a line to play in mind, and learns from what is
 * spoken alone – the name of what has the focus, and the live region – where things are and whether all goes as it should.
 */
import { rankOf, suitOf } from '../../src/engine/card.js';
import { play, type Move, type Position } from '../../src/engine.js';
import type { Heard, TestPage } from './pages.js';

const RANKS = 'ace two three four five six seven eight nine ten jack queen king'.split(' ');
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];

const cardName = (card: number): string => `${RANKS[rankOf(card)]!} of ${SUITS[suitOf(card)]!}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const counted = (n: number, noun: string): string => `${String(n)} ${noun}${n === 1 ? '' : 's'}`;

const NAMES: Readonly<Record<string, string>> = { f: 'Foundation', r: 'Reserve', s: 'Stock', w: 'Waste' };

/** "Column 3" */
export function pileName({ game }: Position, pile: string): string {
  const number = pile.slice(1);
  const column = game === 'bear-river' ? (Number(number) % 6 ? 'Pile' : 'Hole') : 'Column';
  return `${NAMES[pile[0]!] ?? column} ${number}`.trim();
}

/** What the listener expects a pile to be called. */
export function pileLabel(position: Position, pile: string): string {
  const { cards, hidden } = position.piles[pile]!;
  const parts = [pileName(position, pile), cards.length ? counted(cards.length, 'card') : 'empty'];
  if (hidden && pile !== 's') parts.push(`${String(hidden)} face down`);
  if (cards.length > hidden) parts.push(`${cardName(cards.at(-1)!)} on top`);
  if (pile === 's' && !cards.length) parts.push(`${counted(position.redeals, 'redeal')} left`);
  return parts.join(', ');
}

const cardsName = ({ piles }: Position, { from, count }: Move): string =>
  cardName(piles[from]!.cards.at(-count)!) + (count > 1 ? ` and ${String(count - 1)} more` : '');

function targetName(position: Position, { to }: Move): string {
  const top = position.piles[to]!.cards.at(-1);
  return to.startsWith('t') && top !== undefined
    ? `onto ${cardName(top)}`
    : `to ${pileName(position, to).toLowerCase()}`;
}

/** What the listener expects to hear of a move. */
export function moveNews(before: Position, move: Move): string {
  const after = play(before, move);
  if (move.to === 's') return `Waste turned over; ${counted(after.redeals, 'redeal')} left`;
  const { cards, hidden } = after.piles[move.from]!;
  const shown = move.from !== 's' && hidden < before.piles[move.from]!.hidden ? cards.at(-1) : undefined;
  const told =
    move.from === 's'
      ? `${cardName(after.piles['w']!.cards.at(-1)!)} from the stock`
      : `${cardsName(before, move)} ${targetName(before, move)}`;
  return capital(told) + (shown === undefined ? '' : `; ${cardName(shown)} turned up`);
}

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const;
type Arrow = (typeof ARROWS)[number];

export class Listener {
  readonly #page: TestPage;
  readonly #tag: string;
  /** From pile to pile, as far as it has been tried. */
  readonly #ways = new Map<string, Map<Arrow, string>>();

  constructor(page: TestPage, tag: string) {
    this.#page = page;
    this.#tag = tag;
  }

  hear(): Promise<Heard> {
    return this.#page.heard(this.#tag);
  }

  async press(...keys: string[]): Promise<Heard> {
    await this.#page.keys(...keys);
    return this.hear();
  }

  /** Hears a name or words, or fails. */
  expect(heard: Heard, what: 'name' | 'said', wanted: string): void {
    if (heard[what] !== wanted)
      throw new Error(`Heard ${JSON.stringify(heard)}, but not ${what} ${JSON.stringify(wanted)}`);
  }

  /** Plays a move of a position, and believes only what is heard. */
  async play(position: Position, move: Move): Promise<Heard> {
    if (move.from === 's' || move.to === 's') return this.press('d');
    await this.goTo(position, move.from);
    if (this.#goesUp(position, move)) return this.press('f');
    const cards = cardsName(position, move);
    for (let more = move.count; more > 1; more--) {
      const { said } = await this.press('ArrowUp');
      if (said === cards) break;
    }
    this.expect(await this.press('Enter'), 'said', `Picked up ${cards}`);
    await this.goTo(position, move.to, ', fits');
    return this.press('Space');
  }

  /** Whether the key for that puts a card onto this foundation: it takes the first one that will do. */
  #goesUp({ piles }: Position, { to }: Move): boolean {
    const isFree = (pile: string): boolean => piles[pile]!.cards.length === 0;
    return to.startsWith('f') && (!isFree(to) || ['f1', 'f2', 'f3', 'f4'].find(isFree) === to);
  }

  /** Goes to a pile by its number, or by the arrows, and hears that it is the right one in the right state. */
  async goTo(position: Position, pile: string, extra = ''): Promise<void> {
    const goal = pileName(position, pile);
    const digits = pile.startsWith('t') ? [...pile.slice(1)] : [];
    let heard = await (digits.length ? this.press(...digits) : this.hear());
    for (let steps = 0; nameOf(heard) !== goal; steps++) {
      if (steps > 100) throw new Error(`${goal} is not to be found`);
      for (const arrow of this.#way(nameOf(heard), goal)) heard = await this.#step(arrow);
    }
    this.expect(heard, 'name', pileLabel(position, pile) + extra);
    if (heard.role !== 'button') throw new Error(`${heard.name} is a ${heard.role}`);
  }

  /** One pile further: inside a pile the keys first say more and fewer cards. */
  async #step(arrow: Arrow): Promise<Heard> {
    const start = await this.hear();
    for (let before = start; ;) {
      const heard = await this.press(arrow);
      if (nameOf(heard) !== nameOf(start) || heard.said === before.said) {
        this.#triedAt(nameOf(start)).set(arrow, nameOf(heard));
        return heard;
      }
      before = heard;
    }
  }

  #triedAt(pile: string): Map<Arrow, string> {
    const tried = this.#ways.get(pile) ?? new Map<Arrow, string>();
    this.#ways.set(pile, tried);
    return tried;
  }

  /** The known way to a pile, else the shortest to where something can still be tried. */
  #way(start: string, goal: string): readonly Arrow[] {
    const ways = new Map<string, readonly Arrow[]>([[start, []]]);
    let untried: readonly Arrow[] | undefined;
    for (const [pile, way] of ways) {
      if (pile === goal) return way;
      const tried = this.#triedAt(pile);
      for (const arrow of ARROWS) {
        const next = tried.get(arrow);
        if (next === undefined) untried ??= [...way, arrow];
        else if (!ways.has(next)) ways.set(next, [...way, arrow]);
      }
    }
    if (!untried) throw new Error(`${goal} is not to be found`);
    return untried;
  }
}

/** "Column 3" of "Column 3, empty". */
const nameOf = ({ name }: Heard): string => name.split(',')[0]!;
