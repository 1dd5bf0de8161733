/** The formulas in the style sheets, at every width a table may have: see test/support/laid-out.ts. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GAME_IDS } from '../../src/games/index.js';
import { stripsOf, type Fan } from '../../src/layout/fan.js';
import { WIDE_FROM } from '../../src/layout/arrange.js';
import { LAYOUTS } from '../../src/layout/places.js';
import { layOut } from '../support/laid-out.js';

const WIDTHS = [240, 320, 390, 480, 639, 640, 768, 1024, 1280, 1600, 2400];
const NONE: Fan = { down: 0, up: 0 };
const FANS: readonly Fan[] = [NONE, { down: 6, up: 4 }, { down: 6, up: 12 }, { down: 0, up: 25 }];
const LAST = { 'bear-river': 't18', glenwood: 't4', yukon: 't7' } as const;
/** Bear River's piles are never longer. */
const fansOf = (game: (typeof GAME_IDS)[number]): readonly Fan[] =>
  game === 'bear-river' ? [NONE, { down: 0, up: 2 }] : FANS;

const close = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;

for (const game of GAME_IDS) {
  describe(`the table of ${game}`, () => {
    for (const width of WIDTHS) {
      it(`fits its width, ${width} px, and is centred in it`, () => {
        const { left, card, at } = layOut(game, { width });
        const piles = Object.keys(LAYOUTS[game].narrow.places);
        const xs = piles.map((pile) => left + at(pile, NONE, NONE).x);
        const space = Math.min(...xs);
        assert.ok(space >= 0);
        assert.ok(close(width - Math.max(...xs) - card, space));
        assert.ok(card <= 128);
      });

      it(`at ${width} px mirrors its piles, side for side`, () => {
        const { card, left, at } = layOut(game, { width });
        for (const pile of Object.keys(LAYOUTS[game].narrow.places)) {
          const from = left + at(pile, NONE, NONE).x;
          const to = left + at(pile, NONE, NONE, true).x;
          assert.ok(close(from + to + card, width), pile);
          assert.ok(close(at(pile, NONE, NONE).y, at(pile, NONE, NONE, true).y));
        }
      });

      it(`at ${width} px grows rather than hide a strip`, () => {
        for (const large of [false, true]) {
          for (const fan of fansOf(game)) {
            const table = layOut(game, { width, need: stripsOf(fan), large });
            const pile = LAST[game];
            const top = table.at(pile, fan, fan).y;
            assert.ok(top + 1.4 * table.card <= table.height + 1e-6, 'inside');
            if (fan.up > 0) {
              const strip = top - table.at(pile, { ...fan, up: fan.up - 1 }, fan).y;
              assert.ok(strip >= 24 - 1e-6, `a strip of ${strip} px`);
            }
          }
        }
      });
    }

    it('hides nothing in an element that the page makes low', () => {
      for (const width of [240, 390, 800, 1600]) {
        for (const height of [90, 200, 320, 480]) {
          for (const fan of fansOf(game)) {
            const table = layOut(game, { width, height, need: stripsOf(fan) });
            for (const pile of Object.keys(LAYOUTS[game].narrow.places)) {
              const own = pile.startsWith('t') ? fan : NONE;
              const { y } = table.at(pile, own, own);
              assert.ok(y >= 0 && y + 1.4 * table.card <= height + 1e-6, `${pile} at ${width} × ${height}`);
            }
          }
        }
      }
    });

    it('is as high for a short column as for a shorter one: nothing jumps while there is room', () => {
      for (const width of WIDTHS) {
        assert.equal(layOut(game, { width, need: 0 }).height, layOut(game, { width, need: 2 }).height);
      }
    });

    it('fits the window, where that leaves the cards readable', () => {
      for (const viewport of [600, 800, 1000]) {
        assert.ok(layOut(game, { width: 1600, viewport }).height <= 0.9 * viewport);
      }
      assert.equal(layOut(game, { width: 1600, viewport: 100 }).card, 48);
    });

    it('has one place only for its width in px', () => {
      assert.notEqual(layOut(game, { width: WIDE_FROM - 1 }).height, layOut(game, { width: WIDE_FROM }).height);
    });
  });
}
