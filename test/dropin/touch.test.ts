/** Games won by fingers on a small screen: by swipes, and by single taps alone. */
import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { makePosition, play } from '../../src/engine.js';
import { GAME_IDS, type GameId } from '../../src/games/index.js';
import { Fingers } from '../support/fingers.js';
import { winOf } from '../support/lines.js';
import { describeInBrowsers, type TestPage } from '../support/pages.js';
import { openSite, type PageSource, type Site } from '../support/site.js';

const PHONE = { width: 360, height: 740 };

const textOf = (page: TestPage, tag: string): Promise<string> =>
  page.evaluate((name) => (document.querySelector(name) as unknown as { positionText: string }).positionText, tag);
const statusOf = (page: TestPage, tag: string): Promise<string> =>
  page.evaluate((name) => (document.querySelector(name) as unknown as { status: string }).status, tag);

describeInBrowsers('on a phone', (open, browser) => {
  let site: Site;
  // WebKitGTK's driver has no fingers; there the same is done by single clicks of a mouse.
  const hasTouch = browser !== 'webkit';
  before(async () => {
    const pages = GAME_IDS.map((game): [string, PageSource] => {
      const tag = `${game}-game`;
      const head = `<meta name="viewport" content="width=device-width">
        <style>body { margin: 0 } ${tag} { --patience-duration: 0s }</style>
        <script type="module" src="/dist/${tag}.js"></script>`;
      const body = `<${tag} position="${makePosition(winOf(game)[0]!.before)}" controls></${tag}>`;
      return [`/${game}`, { head, body }];
    });
    site = await openSite(Object.fromEntries(pages));
  });
  after(() => site.close());

  const start = async (game: GameId): Promise<{ page: TestPage; fingers: Fingers; tag: string }> => {
    const page = await open(`${site.origin}/${game}`);
    await page.resize(PHONE);
    const tag = `${game}-game`;
    return { page, tag, fingers: new Fingers(page, tag, hasTouch) };
  };
  /** Every game in one way, the shortest in both; the others are clicked and dragged in wins.test.ts. */
  const WAYS: Readonly<Record<GameId, readonly ('playBySwipes' | 'playByTaps')[]>> = {
    'bear-river': ['playBySwipes', 'playByTaps'],
    glenwood: ['playByTaps'],
    yukon: ['playBySwipes'],
  };

  for (const game of GAME_IDS)
    for (const way of WAYS[game].filter((one) => hasTouch || one === 'playByTaps'))
      it(`${game} is won, each move by ${way === 'playByTaps' ? 'two single taps' : 'a swipe'}`, async () => {
        const { page, tag, fingers } = await start(game);
        for (const { before, move } of winOf(game)) {
          await fingers[way](before, move);
          assert.equal(await textOf(page, tag), makePosition(play(before, move)));
        }
        assert.equal(await statusOf(page, tag), 'won');
        assert.equal(await page.evaluate(() => scrollY), 0);
      });
});
