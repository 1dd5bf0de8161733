/**
 * A card's face as one small drawing of 100 × 140 units: the index, and what stands under it in two versions, of which
 * src/styles/card.ts shows one: `roomy` with real pips, `compact` with one large suit.
 */
import { html, nothing, svg, type TemplateResult } from 'lit';
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

/** Heights of pips above the card's middle. */
const HEIGHTS = [31.5, 21, 16, 10.5, 0];
/**
 * The pips of ranks 2–10, a letter each: a b c are the highest row from left to right, d e f the next one, … m n o the
 * middle. A capital letter is the same pip turned round the card's middle.
 */
const PIPS = ['bB', 'bBn', 'acAC', 'acACn', 'acACmo', 'acACmoh', 'acACmohH', 'acACjlJLn', 'acACjlJLeE'];

function pip(letter: string, shape: string): string {
  const spot = parseInt(letter, 36) - 10;
  const turn = letter < 'a' ? -1 : 1;
  const height = HEIGHTS[Math.floor(spot / 3)] ?? 0;
  return stamp(shape, 50 + turn * 22 * ((spot % 3) - 1), 70 - turn * height, turn * 0.86);
}

/** Fine lines round the middle of aces and court cards. */
const FRAME =
  'M25 30h50c0 3 2 5 5 5v70c-3 0-5 2-5 5H25c0-3-2-5-5-5V35c3 0 5-2 5-5zm1 1c-1 3-2 4-5 5v68c3 1 4 2 5 5h48c1-3 2-4 5-5V36c-3-1-4-2-5-5z';

/** What stands between the indices: one large suit, or pips. */
function middle(rank: Rank, shape: string): string {
  if (rank > 9) return stamp(shape, 50, 82, 2.2);
  return rank ? Array.from(PIPS[rank - 1] ?? '', (letter) => pip(letter, shape)).join('') : stamp(shape, 50, 70, 2.7);
}

/** In the second colour: a frame, and what a court card wears. */
const ornament = (rank: Rank): string => FRAME + (rank > 9 ? stamp(HEAD_PATHS[rank - 10] ?? '', 50, 57, 1.4) : '');

function roomy(rank: Rank, shape: string): string {
  const x = rank === 9 ? 45 : 37;
  return stamp(shape, x, 14.5, 0.74) + stamp(shape, 100 - x, 125.5, -0.74) + middle(rank, shape);
}

/** For a small card or weak eyes: the suit at the other end of the index's strip, and large below. */
function compact(rank: Rank, shape: string): string {
  const head = HEAD_PATHS[rank - 10];
  return (
    stamp(shape, 79, 21, 1.5) +
    (head ? stamp(head, 50, 80, 1.6) + stamp(shape, 50, 106, 2.3) : stamp(shape, 50, 92, 3.4))
  );
}

/** The index's characters, each at its own place: first at the top left, then turned round the card's middle. */
function index(text: string): TemplateResult {
  const xs = Array.from(text, (_, i) => 6.5 + i * 13);
  const both = (numbers: readonly number[], sum: number): string =>
    [...numbers, ...numbers.map((n) => sum - n)].join(' ');
  const y = both(Array(xs.length).fill(23), 140);
  const rotate = both(Array(xs.length).fill(0), 180);
  return svg`<text x=${both(xs, 100)} y=${y} rotate=${rotate}>${text + text}</text>`;
}

/**
 * The face of a card, six nodes at most. The class is the suit's letter; the style sheet colours it.
 * @param courts the letters of the index
 */
export function cardFace(card: Card, courts: Courts): TemplateResult {
  const rank = rankOf(card);
  const suit = suitOf(card);
  const shape = SUIT_PATHS[suit];
  return html`<svg class="face ${SUITS[suit]}" viewBox="0 0 100 140">
    ${index(rankText(rank, courts))}
    <path class="roomy" d=${roomy(rank, shape)} />
    <path class="compact" d=${compact(rank, shape)} />
    ${rank && rank < 10 ? nothing : svg`<path class="ornament" d=${ornament(rank)} />`}
  </svg>`;
}
