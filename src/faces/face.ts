/**
 * A card's face as one small drawing of 100 × 140 units: the index, and what stands under it in two versions, of which
 * src/styles/card.ts shows one: `roomy` with real pips, `compact` with one large suit.
 */
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { SUITS, rankOf, suitOf } from '../engine/card.js';
import type { Card, Rank } from '../engine/card.js';
import { CROWN_PATHS, SUIT_PATHS, stamp } from './shapes.js';

/** How faces may be drawn. The style sheet alone does it, from `data-faces` on the board. */
export const FACES = ['plain', 'large', 'four-color'] as const;
export type Faces = (typeof FACES)[number];

/** A language's letters for ace, jack, queen and king, one or two characters each. */
export type Courts = readonly [ace: string, jack: string, queen: string, king: string];

/** The index of a rank in a language: `A`, `2` … `10`, `J`, `Q`, `K`. */
export const rankText = (rank: Rank, courts: Courts): string =>
  (rank ? courts[rank - 9] : courts[0]) ?? String(rank + 1);

/** Where pips may lie, from the card's middle. */
const SPOTS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  a: [-23, -34],
  b: [0, -34],
  c: [23, -34],
  d: [-23, 0],
  e: [0, 0],
  f: [23, 0],
  g: [0, -17],
  h: [-23, -11.5],
  i: [23, -11.5],
  j: [0, -23],
};
/** The spots of ranks 2–10; a capital letter is the spot turned round the card's middle. */
const PIPS = ['bB', 'bBe', 'acAC', 'acACe', 'acACdf', 'acACdfg', 'acACdfgG', 'acAChiHIe', 'acAChiHIjJ'];

function pip(letter: string, shape: string): string {
  const [x, y] = SPOTS[letter.toLowerCase()] ?? [0, 0];
  const turn = SPOTS[letter] ? 1 : -1;
  return stamp(shape, 50 + turn * x, 70 + turn * y, turn * 0.92);
}

const FRAME = 'M20 32h60v76h-60z';

/** Under the index where there is room: an ace's ornament, pips, or a crowned suit and its mirror image. */
function middle(rank: Rank, shape: string): string {
  const crown = CROWN_PATHS[rank - 10];
  if (crown) return [1, -1].map((turn) => stamp(crown, 50, 70 - turn * 21, turn) + stamp(shape, 50, 70 - turn * 10, turn * 0.9)).join('');
  if (!rank) return stamp(shape, 50, 70, 2.6);
  return Array.from(PIPS[rank - 1] ?? '', (letter) => pip(letter, shape)).join('');
}

function roomy(rank: Rank, shape: string): string {
  return stamp(shape, rank === 9 ? 48 : 38, 17, 0.85) + stamp(shape, rank === 9 ? 52 : 62, 123, -0.85) + middle(rank, shape);
}

function compact(rank: Rank, shape: string): string {
  const crown = CROWN_PATHS[rank - 10];
  return stamp(shape, 78, 23, 1.6) + (crown ? stamp(crown, 50, 76, 2) + stamp(shape, 50, 104, 2.4) : stamp(shape, 50, 92, 3.4));
}

/** Each character of the index at its own place: first at the top left, then turned at the bottom right. */
function places(characters: number) {
  const xs = Array.from({ length: characters }, (_, i) => 15 + i * 13);
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
    ${rank > 9 ? html`<path class="frame" d=${FRAME} />` : ''}
  </svg>`;
}
