/** The query of embed.html: its grammar, its errors with their places, and whatever else somebody may write there. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { ATTRIBUTES } from '../../src/embed/page.js';
import { EMBED_GAMES, makeQuery, parseQuery, QUERY_ERRORS } from '../../src/embed/query.js';
import { GAME_IDS } from '../../src/games/index.js';

const parse = (text: string) => parseQuery(text, ATTRIBUTES);

const valueOf = (text: string) => {
  const read = parse(text);
  assert.ok(read.ok, JSON.stringify(read));
  return read.value;
};

interface Manifest {
  modules: { declarations: { attributes: { name: string }[] }[] }[];
}

describe('the query of embed.html', () => {
  it('knows the games, and the attributes that a game has', () => {
    assert.deepEqual([...EMBED_GAMES].sort(), [...GAME_IDS].sort());
    const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as Manifest;
    const known = modules[0]!.declarations[0]!.attributes.map(({ name }) => name);
    // A shared deal is in the address of the page around the frame, not in that of the frame.
    assert.deepEqual([...ATTRIBUTES].sort(), known.filter((name) => name !== 'share').sort());
  });

  it('gives attributes, language, colors and origin', () => {
    const value = valueOf(
      '?game=yukon&seed=blog+42%21&controls&auto-move=safe&lang=ca&dir=rtl&color-scheme=dark' +
        '&--patience-felt=%23123456&--patience-ink=rgb(1,2,3)&origin=https://example.org',
    );
    assert.equal(value.game, 'yukon');
    assert.equal(value.origin, 'https://example.org');
    assert.deepEqual([value.lang, value.dir, value.scheme], ['ca', 'rtl', 'dark']);
    assert.deepEqual(
      [...value.attributes],
      [
        ['seed', 'blog 42!'],
        ['controls', ''],
        ['auto-move', 'safe'],
      ],
    );
    assert.deepEqual(
      [...value.style],
      [
        ['--patience-felt', '#123456'],
        ['--patience-ink', 'rgb(1,2,3)'],
      ],
    );
  });

  it('may hold any text where any text is allowed', () => {
    const position = 'yukon; foundations: Ac 2c {&=+}\n"…" 🂡';
    assert.equal(valueOf(`?game=yukon&position=${encodeURIComponent(position)}`).attributes.get('position'), position);
    assert.equal(valueOf('game=glenwood&seed==').attributes.get('seed'), '=');
    assert.equal(valueOf('game=glenwood&&seed').attributes.get('seed'), '');
  });

  for (const [text, code, column] of [
    ['', 'game', 1],
    ['?seed=1', 'game', 8],
    ['?game=klondike', 'game', 2],
    ['?game=yukon&game=yukon', 'twice', 13],
    ['?game=yukon&seed=%zz', 'encoding', 13],
    ['?game=yukon&%ff=1', 'encoding', 13],
    ['?game=yukon&onclick=alert(1)', 'parameter', 13],
    ['?game=yukon&share=x', 'parameter', 13],
    ['?game=yukon&Controls', 'parameter', 13],
    ['?game=yukon&=1', 'parameter', 13],
    ['?game=yukon&origin=example.org', 'origin', 13],
    ['?game=yukon&origin=https://example.org/', 'origin', 13],
    ['?game=yukon&origin=*', 'origin', 13],
    ['?game=yukon&origin=null', 'origin', 13],
    ['?game=yukon&origin=javascript:alert(1)', 'origin', 13],
    ['?game=yukon&dir=up', 'value', 13],
    ['?game=yukon&lang=a"b', 'value', 13],
    ['?game=yukon&--patience-felt=url(//example.org)', 'value', 13],
    ['?game=yukon&--patience-felt=var(--x)', 'value', 13],
    ['?game=yukon&--patience-felt=red;color:blue', 'value', 13],
    ['?game=yukon&--felt=red', 'parameter', 13],
    ['?game=yukon&color-scheme=only dark', 'value', 13],
    ['?game=yukon&__proto__=1', 'parameter', 13],
    ['?game=yukon&constructor=1', 'parameter', 13],
  ] as const)
    it(`refuses ${text} at ${String(column)}: ${code}`, () => {
      assert.deepEqual(parse(text), { ok: false, error: { code, message: QUERY_ERRORS[code], line: 1, column } });
    });

  it('never throws, and what it takes can be written and read again', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('game=yukon', 'seed=', 'lang=', '&', '=', '%', '%C3', '+', 'origin=https://a.b', 'controls'),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const read = parse(`?game=yukon&${pieces.join('')}`);
        if (!read.ok) return read.error.column >= 1 && read.error.code in QUERY_ERRORS;
        assert.deepEqual(valueOf(makeQuery(read.value)), read.value);
        return true;
      }),
      { numRuns: 2000 },
    );
  });

  it('takes every text as a seed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (seed) => {
        assert.equal(valueOf(`?game=yukon&seed=${encodeURIComponent(seed)}`).attributes.get('seed'), seed);
      }),
    );
  });
});
