import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pileIdsOf } from '../../src/engine/position.js';
import { GAME_IDS, rulesFor, variantsOf, type GameId } from '../../src/games/index.js';
import { extentOf } from '../../src/layout/board-css.js';
import { CARD_HEIGHT, MARGIN, type Arrangement } from '../../src/layout/arrange.js';
import { LAYOUTS } from '../../src/layout/places.js';

const ARRANGEMENTS = GAME_IDS.flatMap((game) =>
  (['narrow', 'wide'] as const).map((name) => ({ game, name, arrangement: LAYOUTS[game][name] })),
);

/** The longest fan of a pile, in strips: its cap, or more cards than the deal can bring there. */
function longest(game: GameId, pile: string): number {
  if (!/^[tr]/.test(pile)) return 0;
  return game === 'bear-river' || pile.startsWith('r') ? 2 : 24;
}

/** Piles as rectangles in card widths, each with its longest fan. */
const boxes = (game: GameId, { places }: Arrangement, strip: number) =>
  Object.entries(places).map(([pile, [x, y, strips]]) => {
    const top = y + strips * strip;
    return { pile, left: x, right: x + 1, top, bottom: top + CARD_HEIGHT + longest(game, pile) * strip };
  });

for (const { game, name, arrangement } of ARRANGEMENTS) {
  describe(`${game}, ${name}`, () => {
    it('has exactly the piles of every variant', () => {
      for (const variant of variantsOf(game)) {
        const rules = rulesFor(game, variant);
        assert.ok(rules);
        assert.deepEqual(Object.keys(arrangement.places).sort(), [...pileIdsOf(rules)].sort());
      }
    });

    it('lets no two piles overlap, however long, whatever a strip measures', () => {
      for (const strip of [0.2, 0.29, 0.38, 0.9]) {
        const all = boxes(game, arrangement, strip);
        for (const [i, a] of all.entries()) {
          for (const b of all.slice(i + 1)) {
            const apart = a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;
            assert.ok(apart, `${a.pile} and ${b.pile} at a strip of ${strip}`);
          }
        }
      }
    });

    it('keeps the same margin at both sides, and inside its extent', () => {
      const { columns, squared, rows, strips, tableau, above, high, low } = extentOf(arrangement);
      const all = boxes(game, arrangement, 0);
      const left = Math.min(...all.map((box) => box.left));
      assert.ok(left > 0);
      assert.ok(Math.abs(columns - Math.max(...all.map((box) => box.right)) - left) < 1e-9);
      assert.ok(all.every(({ top }) => top >= MARGIN));
      assert.ok(tableau <= rows && above <= strips);
      assert.ok(Math.max(squared, rows) <= high && high <= low);
      for (const box of all) assert.ok(box.bottom + MARGIN <= Math.max(squared, rows) + 1e-9, box.pile);
    });
  });
}

describe('the holes of Bear River', () => {
  it('stand further apart than the other columns', () => {
    for (const { places } of [LAYOUTS['bear-river'].narrow, LAYOUTS['bear-river'].wide]) {
      const x = (pile: string) => places[pile]![0];
      for (const row of [0, 6, 12]) {
        assert.ok(x(`t${row + 6}`) - x(`t${row + 5}`) > 0.1 + x(`t${row + 5}`) - x(`t${row + 4}`));
      }
    }
  });
});
