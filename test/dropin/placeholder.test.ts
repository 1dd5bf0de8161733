/** Places for a game in pages whose system strips the tags. */
import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { describeInBrowsers, type TestPage } from '../support/pages.js';
import { openSite, type Site } from '../support/site.js';

const script = (file: string) => `<script type="module" src="/dist/${file}.js"></script>`;
const place = (game: string, more = '') =>
  `<div class="patience-game" data-game="${game}" data-seed="blog-42" ${more}><p>A game</p></div>`;

const PAGES = {
  '/one': { head: script('yukon-game'), body: place('yukon', 'id="mine" data-controls data-auto-move="safe"') },
  '/others': { head: script('yukon-game'), body: place('glenwood') + place('klondike') },
  '/all': {
    head: script('patience-elements') + script('yukon-game'),
    body: place('yukon') + place('glenwood') + place('bear-river') + place('yukon'),
  },
  '/hostile': {
    head: script('yukon-game'),
    body: place(
      'yukon',
      'data-onclick="alert(1)" data-style="color: red" data-class="x" data-position="&lt;img src=x&gt;"',
    ),
  },
  '/late': { body: place('yukon') },
};

/** What stands in the places of a page, in markup. */
const places = (page: TestPage): Promise<readonly string[]> =>
  page.evaluate(() => [...document.querySelectorAll('.patience-game')].map((found) => found.outerHTML));

describeInBrowsers('places for games', (open) => {
  let site: Site;
  before(async () => {
    site = await openSite(PAGES);
  });
  after(() => site.close());

  it('become games with their attributes, and keep what is theirs', async () => {
    const page = await open(`${site.origin}/one`);
    const [found] = await places(page);
    assert.match(found!, /^<div class="patience-game" data-seed="blog-42" id="mine"/);
    const game = /<yukon-game ([^>]*)><\/yukon-game><\/div>$/.exec(found!)?.[1];
    assert.deepEqual(game?.split(' ').sort(), ['auto-move="safe"', 'controls=""', 'seed="blog-42"']);
    const seed = await page.evaluate(() => document.querySelector<HTMLElement & { seed: string }>('yukon-game')?.seed);
    assert.equal(seed, 'blog-42');
  });

  it('of games that the script does not have are left alone', async () => {
    const found = await places(await open(`${site.origin}/others`));
    assert.deepEqual(
      found.map((markup) => /<p>A game<\/p><\/div>$/.test(markup)),
      [true, true],
    );
  });

  it('are filled once, though two scripts could do it', async () => {
    const found = await places(await open(`${site.origin}/all`));
    const tags = found.map((markup) => [...markup.matchAll(/<([\w-]+-game)/g)].map(([, tag]) => tag));
    assert.deepEqual(tags, [['yukon-game'], ['glenwood-game'], ['bear-river-game'], ['yukon-game']]);
  });

  it('give nothing to the game but attributes that it has', async () => {
    const page = await open(`${site.origin}/hostile`);
    const names = await page.evaluate(() => document.querySelector('yukon-game')!.getAttributeNames());
    assert.deepEqual(names.sort(), ['position', 'seed']);
    const drawn = await page.evaluate(() => document.querySelector('yukon-game')!.shadowRoot!.querySelector('img'));
    assert.equal(drawn, null);
  });

  it('are filled by a script that comes late', async () => {
    const page = await open(`${site.origin}/late`);
    await page.evaluate(() => import('/dist/yukon-game.js' as string));
    assert.match((await places(page))[0]!, /<yukon-game/);
  });
});
