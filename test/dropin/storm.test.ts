/**
 * A storm of random input on each game: afterwards all cards are there, no gesture is going on, the page has heard no
 * complaint, and the game can be played. STORM_EVENTS and STORM_SEED choose a longer or another one (`npm run storm`).
 */
import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { deal, legalMoves, makePosition, play } from '../../src/engine.js';
import { GAME_IDS } from '../../src/games/index.js';
import { Fingers } from '../support/fingers.js';
import { describeInBrowsers } from '../support/pages.js';
import { openSite, type PageSource, type Site } from '../support/site.js';
import { Storm } from '../support/storm.js';

describeInBrowsers('a storm', (open, browser) => {
  // Each step takes WebKit's driver a fifth of a second.
  const events = Number(process.env['STORM_EVENTS'] ?? (browser === 'webkit' ? 100 : 400));
  const seed = Number(process.env['STORM_SEED'] ?? 1);
  let site: Site;
  before(async () => {
    const pages = GAME_IDS.map((game): [string, PageSource] => [
      `/${game}`,
      {
        // A swipe beside the game would go back in the page's history; a pinch would zoom in, and pointers would then hit
        // other places than those which the page names.
        head: `<style>html { overscroll-behavior: none; touch-action: pan-x pan-y } body { margin: 0; padding-bottom: 1500px }</style><script>print = () => {}; oncontextmenu = (event) => event.preventDefault()</script>
          <script type="module" src="/dist/${game}-game.js"></script>`,
        body: `<main><${game}-game seed="1" controls></${game}-game></main><aside></aside>`,
      },
    ]);
    site = await openSite(Object.fromEntries(pages));
  });
  after(() => site.close());

  for (const game of GAME_IDS)
    it(`${game}: ${String(events)} events, seed ${String(seed)}`, async () => {
      const tag = `${game}-game`;
      const page = await open(`${site.origin}/${game}`);
      const storm = new Storm(page, tag, seed, browser !== 'webkit');
      await storm.run(events);
      assert.deepEqual(await page.messages(), []);

      // It is as playable as before.
      const position = deal({ game, seed: '7' });
      const move = legalMoves(position).find(({ from }) => from !== 's');
      assert.ok(move);
      await page.evaluate((name) => {
        const table = document.querySelector<HTMLElement & { deal(request: object): void }>(name)!;
        for (const { name: attribute } of [...table.attributes])
          if (attribute !== 'controls') table.removeAttribute(attribute);
        // A page that still glides after a key or a swipe has now nowhere to go.
        document.body.style.paddingBottom = '0';
        scrollTo(0, 0);
        table.deal({ seed: '7' });
      }, tag);
      await page.resize({ width: 800, height: 900 });
      await new Fingers(page, tag, false).playByTaps(position, move);
      const text = await page.evaluate(
        (name) => document.querySelector<HTMLElement & { positionText: string }>(name)!.positionText,
        tag,
      );
      assert.equal(text, makePosition(play(position, move)));
      assert.deepEqual(await page.messages(), []);
    });
});
