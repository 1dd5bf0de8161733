/** From an engine position to the working board, and from keys back to it. */
import type { GameRules } from '../../games/index.js';
import { fitsOn, forcesAces } from '../../engine/build.js';
import { DECK, rankOf, suitOf, type Card } from '../../engine/card.js';
import { pileIdsOf, pileOf, rulesOf, topOf, type PileId, type Position } from '../../engine/position.js';
import * as b from './board.js';
import { weigh } from './value.js';
import { codeOn, setCode } from './moves.js';

/** What a search keeps of its start, to find its board again. */
export interface Setup {
  readonly facts: Uint8Array;
}

const LIFTS = ['top', 'whole', 'part', 'shown'];
const FILLS = ['any', 'king', 'reserve-first'];

/** The facts of rules that were met before: reading them takes longer than many a search. */
const known = new WeakMap<GameRules, Uint8Array>();

function readRules(rules: GameRules): void {
  let read = known.get(rules);
  if (!read) {
    b.facts.fill(0);
    compile(rules);
    read = b.facts.slice();
    known.set(rules, read);
  }
  b.facts.set(read);
}

function compile(rules: GameRules): void {
  const { build, lift, aces, cap = b.NONE, piles } = rules.tableau;
  const strict = aces === 'strict';
  const fill = piles.find((pile) => pile.fill !== 'none')?.fill ?? 'any';
  b.words.set([
    LIFTS.indexOf(lift),
    FILLS.indexOf(fill),
    cap,
    Number(forcesAces(rules)),
    Number(strict),
    Number(rules.foundations.lift === 'top'),
    piles.length,
    0,
    lift === 'top' && build.suit === 'same' ? 1 : lift !== 'shown' && build.suit === 'alternate' ? 2 : 0,
    Number(build.wrap),
  ]);
  b.takers.fill(b.NONE);
  b.seats.fill(b.NONE);
  for (const on of DECK) {
    const takers = DECK.filter((card) => fitsOn(build, card, on) && !(strict && rankOf(card) === 0));
    b.takers.set(takers, 4 * on);
    b.seats.set(
      DECK.filter((card) => fitsOn(build, on, card) && !(strict && rankOf(on) === 0)),
      4 * on,
    );
  }
  b.refills.fill(0);
  piles.forEach((pile, i) => (b.refills[b.PILES + i] = Number(pile.fill !== 'none')));
}

const placeOf = (id: PileId): number => {
  const number = Number(id.slice(1)) - 1;
  return id.startsWith('t')
    ? b.PILES + number
    : id.startsWith('r')
      ? b.RESERVES + number
      : id.startsWith('f')
        ? b.UP
        : b.STOCK;
};

function lay(cards: readonly Card[], place: number, hidden: number): void {
  const special = place >= b.STOCK;
  cards.forEach((card, i) => {
    b.under[card] = special || i === 0 ? place : (cards[i - 1] ?? 0);
    b.pile[card] = place;
    b.down[card] = Number(!special && i < hidden);
    b.over[card] = special ? b.NONE : (cards[i + 1] ?? b.NONE);
  });
  if (special) return;
  b.over[place] = cards[0] ?? b.NONE;
  b.top[place] = cards.at(-1) ?? b.NONE;
  b.size[place] = cards.length;
}

/** Whose facts are on the board. */
let current: Setup | undefined;

/** Puts a position on the board as the start of a search; no diagram. */
export function setUp(position: Position): Setup {
  const rules = rulesOf(position);
  b.state.fill(0);
  readRules(rules);
  weigh(rules.tableau.lift);
  b.worth.fill(b.STALE);
  b.over.fill(b.NONE);
  b.top.fill(b.NONE);
  const waste = pileOf(position, 'w').cards;
  for (const id of pileIdsOf(rules)) {
    const pile = pileOf(position, id);
    lay(pile.cards, placeOf(id), pile.hidden);
    const up = topOf(pile);
    if (id.startsWith('f') && up !== undefined) b.count[suitOf(up)] = pile.cards.length;
  }
  [...waste, ...pileOf(position, 's').cards.toReversed()].forEach((card, i) => {
    b.order[i] = card;
    b.turnOf[card] = i;
  });
  b.words[b.TURNS] = waste.length + pileOf(position, 's').cards.length;
  b.vars.set([waste.length, position.redeals, position.base ?? 13]);
  b.dealt.set(b.under);
  b.dealtDown.set(b.down);
  for (const card of DECK) setCode(card, codeOn(card, b.under[card] ?? 0));
  current = { facts: b.facts.slice() };
  return current;
}

/** Makes the board that of another search. */
export function use(setup: Setup): void {
  if (current !== setup) b.facts.set(setup.facts);
  current = setup;
}
