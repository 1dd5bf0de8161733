import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GAME_IDS } from '../../src/games/index.js';
import { LAYOUTS } from '../../src/layout/places.js';
import { reserveCss } from '../../src/layout/reserve.js';
import { layOut } from '../support/laid-out.js';

/** The height in px that the rule gives the table, without the lines around it. */
function reserved(css: string, width: number, viewport: number): number {
  const [narrow = '', wide = ''] = css.split('@media');
  const rule = width >= 640 ? wide : narrow;
  const [, columns, rows] = /aspect-ratio: ([\d.]+) \/ ([\d.]+)/.exec(rule)!.map(Number);
  const [, least, middle, most] = /clamp\(([\d.]+)px, ([\d.]+)vh, ([\d.]+)px\)/.exec(rule)!.map(Number);
  const cards = Math.min((width / columns!) * rows!, Math.max(least!, Math.min((middle! * viewport) / 100, most!)));
  return cards + Number(/padding-block-end: (\d+)px/.exec(rule)![1]) - 28;
}

describe('the space kept for an element that is not defined yet', () => {
  for (const game of GAME_IDS) {
    it(`is about the height of the table of ${game}`, () => {
      const css = reserveCss(`${game}-game`, LAYOUTS[game]);
      for (const [width, viewport] of [
        [320, 640],
        [390, 844],
        [600, 900],
        [768, 1024],
        [1280, 800],
        [1600, 900],
      ] as const) {
        const { height } = layOut(game, { width, viewport });
        const off = Math.abs(reserved(css, width, viewport) - height) / height;
        assert.ok(off < 0.08, `${(off * 100).toFixed(1)} % off at ${width} × ${viewport}`);
      }
    });
  }

  it('names only elements that are not defined', () => {
    const css = reserveCss('yukon-game', LAYOUTS.yukon);
    assert.equal(css.match(/yukon-game/g)?.length, css.match(/yukon-game(?:\[controls\])?:not\(:defined\)/g)?.length);
  });
});
