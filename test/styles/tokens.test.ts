/** What can be seen: the contrast of the default colours, computed as WCAG 2.2 defines it. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { tokens } from '../../src/styles/tokens.js';

type Colour = readonly [red: number, green: number, blue: number];

function colour(hex: string): Colour {
  const digits = hex.length < 6 ? Array.from(hex.slice(1), (c) => c + c) : hex.slice(1).match(/../g)!;
  return digits.slice(0, 3).map((pair) => parseInt(pair, 16)) as unknown as Colour;
}

const luminance = (c: Colour): number => {
  const [r, g, b] = c.map((n) => (n <= 10.3 ? n / 255 / 12.92 : ((n / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

const contrast = (a: Colour, b: Colour): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

/** `part` of a colour over another one. */
const over = (top: Colour, ground: Colour, part: number): Colour =>
  top.map((n, i) => n * part + ground[i]! * (1 - part)) as unknown as Colour;

/** The default of a property in one scheme. */
function token(name: string, scheme: 'light' | 'dark'): Colour {
  const value = new RegExp(`--patience-${name}, (?:light-dark\\()?(#\\w+)(?:, (#\\w+))?`).exec(tokens);
  assert.ok(value, name);
  return colour((scheme === 'dark' ? value[2] : undefined) ?? value[1]!);
}

for (const scheme of ['light', 'dark'] as const) {
  describe(`default colours, ${scheme}`, () => {
    const get = (name: string) => token(name, scheme);
    const felt = get('felt');
    /** The brightest spot of the cloth. */
    const bright = over([255, 255, 255], felt, 0x0f / 255);

    it('suits and indices can be read on paper', () => {
      for (const name of ['black', 'red', 'green', 'blue']) assert.ok(contrast(get(name), get('paper')) >= 4.5, name);
    });

    it('red and black differ in lightness too', () => {
      assert.ok(contrast(get('red'), get('black')) >= 2.5);
    });

    it('cards, empty places and the accent stand out from the cloth', () => {
      assert.ok(contrast(get('paper'), bright) >= 4.5);
      assert.ok(contrast(over(get('ink'), felt, 0.62), felt) >= 3);
      assert.ok(contrast(over(get('ink'), bright, 0.62), bright) >= 3);
      assert.ok(contrast(get('accent'), bright) >= 3);
    });

    it('texts can be read', () => {
      assert.ok(contrast(over(get('ink'), bright, 0.85), bright) >= 4.5);
      assert.ok(contrast(get('panel-ink'), get('panel')) >= 4.5);
    });
  });
}

describe('custom properties', () => {
  const sheets = readdirSync('src/styles').filter((name) => name !== 'tokens.ts');

  it('are each declared once, with a comment before', () => {
    const names = [...tokens.matchAll(/--patience-[\w-]+/g)].map(([name]) => name);
    assert.equal(new Set(names).size, names.length);
    const commented = [...tokens.matchAll(/\/\* [A-Z][^*]+\. \*\/\s+--[\w-]+: var\(--patience-/g)];
    assert.equal(commented.length, names.length);
  });

  it('are read in tokens.ts alone', () => {
    for (const name of sheets) {
      const text = readFileSync(`src/styles/${name}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
      assert.doesNotMatch(text, /--patience-/, name);
    }
  });

  it('have no length that hangs on the page', () => {
    for (const name of ['tokens.ts', ...sheets]) {
      assert.doesNotMatch(readFileSync(`src/styles/${name}`, 'utf8'), /\d(rem|vw)\b(?! - 16px)/, name);
    }
  });
});
