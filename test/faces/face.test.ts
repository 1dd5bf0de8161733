import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DECK, RANKS, SUITS, rankOf, suitOf, type Card } from '../../src/engine/card.js';
import { cardFace, rankText, type Courts } from '../../src/faces/face.js';
import { icon } from '../../src/faces/icons.js';
import { HEAD_PATHS, SUIT_PATHS, stamp } from '../../src/faces/shapes.js';

const ENGLISH: Courts = ['A', 'J', 'Q', 'K'];

/** A template as text, nested ones and attributes included. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || !('strings' in value) || !('values' in value)) return '';
  const { strings, values } = value as { strings: readonly string[]; values: readonly unknown[] };
  return strings.map((text, i) => text + textOf(values[i])).join('');
}

const face = (card: Card, courts = ENGLISH): string => textOf(cardFace(card, courts));
const name = (card: Card): string => RANKS[rankOf(card)]! + SUITS[suitOf(card)]!;
const pathOf = (text: string, kind: string): string | undefined =>
  new RegExp(`<path class="${kind}" d=([^/]+)/>`).exec(text)?.[1]?.trim();

/** Where the shapes of a path stand: each begins with an absolute M. */
const stamps = (path: string): string[] => path.match(/M[\d.]+ [\d.]+/g) ?? [];

describe('the face of a card', () => {
  it('has both middles for every card, and no two cards look alike', () => {
    const seen = new Map<string, string>();
    for (const card of DECK) {
      const text = face(card);
      assert.match(pathOf(text, 'roomy')!, /^M/, name(card));
      assert.match(pathOf(text, 'compact')!, /^M/, name(card));
      assert.doesNotMatch(text, /NaN|undefined/, name(card));
      assert.equal(seen.get(text), undefined, name(card));
      seen.set(text, name(card));
    }
  });

  it('is made of six nodes at most: 52 of them are drawn at once', () => {
    for (const card of DECK) {
      const nodes = face(card).match(/<\w/g)!.length;
      assert.ok(nodes <= 6 && nodes >= 5 - Number(rankOf(card) > 0), `${name(card)}: ${nodes}`);
    }
  });

  it('has as many pips as its rank says, the lower half turned', () => {
    for (const card of DECK.filter((c) => rankOf(c) >= 1 && rankOf(c) <= 9)) {
      const path = pathOf(face(card), 'roomy')!;
      const corners = 2;
      assert.equal(stamps(path).length - corners, rankOf(card) + 1, name(card));
      assert.equal(new Set(stamps(path)).size, stamps(path).length, name(card));
    }
  });

  it('keeps every shape inside the card', () => {
    for (const card of DECK) {
      for (const kind of ['roomy', 'compact']) {
        for (const place of stamps(pathOf(face(card), kind)!)) {
          const [x = 0, y = 0] = place.slice(1).split(' ').map(Number);
          assert.ok(x >= 20 && x <= 80 && y >= 14 && y <= 126, `${name(card)} ${place}`);
        }
      }
    }
  });

  it('names its suit for the style sheet', () => {
    for (const card of DECK) assert.ok(face(card).includes(`class="face ${SUITS[suitOf(card)]!}"`));
  });

  it('writes each character of its index twice, once turned', () => {
    const ten = face(9 as Card);
    assert.match(ten, />1010</);
    assert.match(ten, /rotate=0 0 180 180>/);
    assert.match(face(12 as Card), /x=6\.5 93\.5 y=23 117 rotate=0 180>KK</);
  });

  it('takes the letters of ace and courts from the language', () => {
    const french: Courts = ['A', 'V', 'D', 'R'];
    assert.deepEqual(
      [...RANKS].map((_, rank) => rankText(rank, french)),
      ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'V', 'D', 'R'],
    );
    assert.match(face(10 as Card, french), />VV</);
    assert.match(face(12 as Card, ['A', 'Kn', 'D', 'Ku']), />KuKu</);
  });

  it('gives aces and court cards an ornament, no other card', () => {
    for (const card of DECK) {
      const rank = rankOf(card);
      assert.equal(pathOf(face(card), 'ornament') !== undefined, rank === 0 || rank > 9, name(card));
    }
  });
});

describe('shapes', () => {
  it('are closed, relative and made of commands that scale', () => {
    for (const shape of [...SUIT_PATHS, ...HEAD_PATHS]) {
      assert.match(shape, /^[mlcz\d\s.-]+z$/);
      assert.match(shape, /^m/);
    }
  });

  it('come back to where they began, and are as wide to the left as to the right', () => {
    for (const shape of SUIT_PATHS) {
      let [x, y] = [0, 0];
      let [least, most] = [0, 0];
      let start: [number, number] | undefined;
      for (const [, command, rest = ''] of shape.matchAll(/([mlcz])([^mlcz]*)/g)) {
        const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
        const size = command === 'c' ? 6 : 2;
        for (let i = 0; i + size <= numbers.length; i += size) {
          x += numbers[i + size - 2]!;
          y += numbers[i + size - 1]!;
          start ??= [x, y];
          [least, most] = [Math.min(least, x), Math.max(most, x)];
        }
      }
      assert.ok(start && Math.abs(x - start[0]) < 1e-9 && Math.abs(y - start[1]) < 1e-9, shape);
      assert.ok(Math.abs(least + most) < 1e-9, shape);
    }
  });

  it('turn by half a turn where the size is negative', () => {
    assert.equal(stamp('m10-20l5 0z', 10, 20, 2), 'M10 20m 2 -4l 1  0z');
    assert.equal(stamp('m10-20l5 0z', 10, 20, -2), 'M10 20m -2 4l -1  0z');
  });
});

describe('icons', () => {
  it('are hidden from assistive technology', () => {
    assert.match(textOf(icon('undo')), /aria-hidden="true".*<path d=M/);
  });
});
