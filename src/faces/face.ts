/**
 * A card's face as one small drawing of 100 × 140 units: the index, and what stands under it in two versions, of which
 * src/styles/card.ts shows one: `roomy` with real pips, `compact` with one large suit.
 */
import { html, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { SUITS, rankOf, suitOf } from '../engine/card.js';
import type { Card, Rank } from '../engine/card.js';
import { HEAD_PATHS, SUIT_PATHS, stamp } from './shapes.js';

/** How faces may be drawn. The style sheet alone does it, from `data-faces` on the board. */
export const FACES = ['plain', 'large', 'four-color'] as const;
export type Faces = (typeof FACES)[number];

/** A language's letters for ace, jack, queen and king, in this order: `'AJQK'`. */
export type Courts = ArrayLike<string>;

/** The index of a rank in a language: `A`, `2` … `10`, `J`, `Q`, `K`. */
export const rankText = (rank: Rank, courts: Courts): string =>
  rank === 0 || rank > 9 ? (courts[rank && rank - 9] ?? '') : String(rank + 1);

/** Where pips may lie, from the card's middle. */
const SPOTS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  a: [-22, -31.5],
  b: [0, -31.5],
  c: [22, -31.5],
  d: [-22, 0],
  e: [0, 0],
  f: [22, 0],
  g: [0, -16],
  h: [-22, -10.5],
  i: [22, -10.5],
  j: [0, -21],
};
/** The spots of ranks 2–10; a capital letter is the spot turned round the card's middle. */
const PIPS = ['bB', 'bBe', 'acAC', 'acACe', 'acACdf', 'acACdfg', 'acACdfgG', 'acAChiHIe', 'acAChiHIjJ'];

function pip(letter: string, shape: string): string {
  const [x, y] = SPOTS[letter.toLowerCase()] ?? [0, 0];
  const turn = SPOTS[letter] ? 1 : -1;
  return stamp(shape, 50 + turn * x, 70 + turn * y, turn * 0.86);
}

/** Fine lines round the middle of aces and court cards. */
const FRAME = 'M25 30h50c0 3 2 5 5 5v70c-3 0-5 2-5 5H25c0-3-2-5-5-5V35c3 0 5-2 5-5zm.9 1c-.4 2.6-2.3 4.5-4.9 4.9v68.2c2.6.4 4.5 2.3 4.9 4.9h48.2c.4-2.6 2.3-4.5 4.9-4.9V35.9c-2.6-.4-4.5-2.3-4.9-4.9z';

/** Under the index where there is room: one large suit, or pips. */
function middle(rank: Rank, shape: string): string {
  if (rank > 9) return stamp(shape, 50, 82, 2.2);
  if (!rank) return stamp(shape, 50, 70, 2.7);
  return Array.from(PIPS[rank - 1] ?? '', (letter) => pip(letter, shape)).join('');
}

/** In the second colour: a frame, and what a court card wears. */
const ornament = (rank: Rank): string => FRAME + (rank > 9 ? stamp(HEAD_PATHS[rank - 10] ?? '', 50, 57, 1.4) : '');

function roomy(rank: Rank, shape: string): string {
  return stamp(shape, rank === 9 ? 45 : 37, 16.5, 0.74) + stamp(shape, rank === 9 ? 55 : 63, 123.5, -0.74) + middle(rank, shape);
}

/** For a small card or weak eyes: the suit at the other end of the index's strip, and large below. */
function compact(rank: Rank, shape: string): string {
  const head = HEAD_PATHS[rank - 10];
  return (
    stamp(shape, 79, 21, 1.5) + (head ? stamp(head, 50, 80, 1.6) + stamp(shape, 50, 106, 2.3) : stamp(shape, 50, 92, 3.4))
  );
}

/** Each character of the index at its own place: first at the top left, then turned at the bottom right. */
function places(characters: number) {
  const xs = Array.from({ length: characters }, (_, i) => 6.5 + i * 12.5);
  const of = (first: (x: number) => number, turned: (x: number) => number) => [...xs.map(first), ...xs.map(turned)].join(' ');
  return { x: of((x) => x, (x) => 100 - x), y: of(() => 25, () => 115), rotate: of(() => 0, () => 180) };
}

/**
 * The face of a card; five nodes at most. Its colours come from the class: the suit's letter.
 * @param courts the letters of the index, see {@link Courts}
 */
export function cardFace(card: Card, courts: Courts): TemplateResult {
  const rank = rankOf(card);
  const shape = SUIT_PATHS[suitOf(card)];
  const text = rankText(rank, courts);
  const { x, y, rotate } = places(Array.from(text).length);
  return html`<svg class="face ${SUITS[suitOf(card)]}" viewBox="0 0 100 140">
    <text x=${x} y=${y} rotate=${rotate}>${text + text}</text>
    <path class="roomy" d=${roomy(rank, shape)} />
    <path class="compact" d=${compact(rank, shape)} />
    ${rank > 9 || !rank ? svg`<path class="ornament" d=${ornament(rank)} />` : ''}
  </svg>`;
}
