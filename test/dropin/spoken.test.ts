/** A game of each kind won by somebody who hears it and sees nothing. */
import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { makePosition } from '../../src/engine.js';
import { GAME_IDS } from '../../src/games/index.js';
import { winOf } from '../support/lines.js';
import { Listener, moveNews, pileLabel } from '../support/listener.js';
import { describeInBrowsers } from '../support/pages.js';
import { openSite, type Site } from '../support/site.js';

/** Firefox takes a third of a second to look for a name: there only so many last moves are played. */
const LAST = 8;

const OFFER = '. The rest plays itself.';

describeInBrowsers('by ear', (open, browser) => {
  let site: Site;
  const lines = GAME_IDS.map((game) => ({ game, line: winOf(game, browser === 'firefox' ? LAST : Infinity) }));
  before(async () => {
    site = await openSite(
      Object.fromEntries(
        lines.map(({ game, line }) => [
          `/${game}`,
          {
            head: `<script type="module" src="/dist/${game}-game.js"></script>`,
            body: `<${game}-game position="${makePosition(line[0]!.before)}" controls></${game}-game>`,
          },
        ]),
      ),
    );
  });
  after(() => site.close());

  for (const { game, line } of lines)
    it(`${game} is won`, async () => {
      const page = await open(`${site.origin}/${game}`);
      const listener = new Listener(page, `${game}-game`);
      // In by one Tab to the toolbar and one to the table.
      await page.keys('Tab');
      const { role, name, said } = await listener.press('Tab');
      assert.deepEqual([role, name, said], ['button', pileLabel(line[0]!.before, 't1'), '']);
      let offers = 0;
      for (const [i, { before, move }] of line.entries()) {
        const heard = await listener.play(before, move);
        const isOffer = heard.said.endsWith(OFFER);
        offers += Number(isOffer);
        const more = i === line.length - 1 ? '. You have won!' : isOffer ? OFFER : '';
        listener.expect(heard, 'said', moveNews(before, move) + more);
      }
      assert.ok(offers <= 1, 'the offer is made once');
    });
});
