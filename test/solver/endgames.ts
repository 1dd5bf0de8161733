/** Positions with few cards left, made at random, for which a plain search finds the verdict. */
import { fitsOn } from '../../src/engine/build.js';
import { cardAt } from '../../src/engine/card.js';
import { legalMoves } from '../../src/engine/generate.js';
import { isWon } from '../../src/engine/outcome.js';
import { play } from '../../src/engine/play.js';
import { FOUNDATIONS, pileIdsOf, rulesOf, tableauOf, type Pile, type Position } from '../../src/engine/position.js';
import { settle } from '../../src/engine/settle.js';
import type { GameId, GameRules } from '../../src/games/index.js';

/** Whole numbers below n, the same ones for the same seed. */
export type Random = (n: number) => number;

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * n);
  };
}

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}

/** The piles that cards are laid on: few, so that they lie in each other's way; holes among them. */
function someOf(rules: GameRules, left: number, random: Random): string[] {
  const { cap, piles } = rules.tableau;
  const count = cap ? Math.ceil(left / cap) + random(3) : 2 + random(3);
  const ids = shuffled(tableauOf(rules), random);
  const holes = cap
    ? tableauOf(rules)
        .filter((_, i) => piles[i]?.fill === 'any')
        .slice(0, 3 - (random(4) ? 0 : 1))
    : [];
  const rest = ids.filter((id) => !holes.includes(id)).slice(0, Math.max(0, count - holes.length));
  const reserves = (rules.reserves ?? []).map((_, i) => `r${i + 1}`);
  return [...holes, ...rest, ...reserves, ...(rules.stock ? ['s', 'w', 's', 'w'] : [])];
}

/** Lays a card somewhere it may lie; in Glenwood a tableau pile is always a sequence. */
function lay(piles: Record<string, number[]>, card: number, ids: string[], rules: GameRules, random: Random): boolean {
  const { build, cap = 52, lift } = rules.tableau;
  const id = ids[random(ids.length)]!;
  const pile = piles[id]!;
  const onTableau = id.startsWith('t');
  if (pile.length >= (onTableau ? cap : id.startsWith('r') ? 3 : 52)) return false;
  const sequence = lift === 'whole' || lift === 'part';
  if (onTableau && sequence && pile.length && !fitsOn(build, card, pile.at(-1)!)) return false;
  pile.push(card);
  return true;
}

/** A position of `left` cards outside the foundations. */
export function endgame(game: GameId, variant: string, left: number, random: Random): Position {
  const rules = rulesOf({ game, variant });
  const base = rules.start === 'ace' ? 0 : random(13);
  const counts = [13, 13, 13, 13];
  // Few suits left make more of a fight than a few cards of each.
  const suits = shuffled([0, 1, 2, 3], random).slice(0, Math.max(2 + random(3), Math.ceil(left / 12)));
  for (let n = 0; n < left;) {
    const suit = suits[random(suits.length)]!;
    if (counts[suit]! > (rules.start === 'ace' ? 0 : 1)) (n++, counts[suit]!--);
  }
  const card = (suit: number, step: number) => cardAt((base + step) % 13, suit as 0);
  const piles: Record<string, number[]> = Object.fromEntries(pileIdsOf(rules).map((id) => [id, []]));
  FOUNDATIONS.forEach((id, suit) => piles[id]!.push(...Array.from({ length: counts[suit]! }, (_, i) => card(suit, i))));
  const rest = counts.flatMap((count, suit) => Array.from({ length: 13 - count }, (_, i) => card(suit, count + i)));
  const ids = someOf(rules, left, random);
  for (const one of shuffled(rest, random)) while (!lay(piles, one, ids, rules, random));
  const hides = rules.tableau.piles.some(({ hidden }) => hidden > 0);
  const hidden = (id: string, size: number) =>
    id === 's' ? size : hides && id.startsWith('t') && size > 1 ? random(size) : 0;
  const laid: Record<string, Pile> = Object.fromEntries(
    Object.entries(piles).map(([id, cards]) => [id, { cards, hidden: hidden(id, cards.length) }]),
  );
  return settle({ game, variant, piles: laid, base, redeals: random((rules.stock?.redeals ?? 0) + 1) });
}

const keyOf = (position: Position): string => {
  const rules = rulesOf(position);
  const texts = rules.tableau.piles.map(({ fill }, i) => fill + JSON.stringify(position.piles[`t${i + 1}`]));
  const { s, w, ...rest } = position.piles;
  const others = Object.entries(rest).filter(([id]) => !id.startsWith('t'));
  return [
    ...texts.sort(),
    JSON.stringify([others.map(([, { cards }]) => cards.join()).sort(), s, w, position.redeals]),
  ].join();
};

/** Whether a position can be won, by trying everything; undefined where that takes more than so many positions. */
export function plainSearch(start: Position, most: number): boolean | undefined {
  const seen = new Set([keyOf(start)]);
  const open = [start];
  for (let position = open.pop(); position; position = open.pop()) {
    if (isWon(position)) return true;
    for (const move of legalMoves(position)) {
      const next = play(position, move);
      const key = keyOf(next);
      if (seen.has(key)) continue;
      seen.add(key);
      open.push(next);
    }
    if (seen.size > most) return undefined;
  }
  return false;
}
