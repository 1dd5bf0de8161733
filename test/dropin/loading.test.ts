import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { describeInBrowsers } from '../support/pages.js';
import { openSite, STRICT_POLICY } from '../support/site.js';
import type { Site } from '../support/site.js';

const GAMES = ['yukon', 'glenwood', 'bear-river'];
const script = (file: string, query = '') => `<script type="module" src="/dist/${file}.js${query}"></script>`;
const element = (game: string) => `<${game}-game seed="7" controls></${game}-game>`;

/** The policy of a page that wants it strict, but has no use for Trusted Types. */
const PLAIN_POLICY = STRICT_POLICY.replace(/;\s*require-trusted-types-for[^;]*/, '');

const PAGES = {
  ...Object.fromEntries(GAMES.map((game) => [`/${game}`, { head: script(`${game}-game`), body: element(game) }])),
  '/all': { head: script('patience-elements'), body: GAMES.map(element).join('') },
  '/strict': { policy: PLAIN_POLICY, head: script('yukon-game'), body: element('yukon') },
  '/trusted-types': { policy: STRICT_POLICY, head: script('yukon-game'), body: element('yukon') },
  '/twice': {
    head: script('yukon-game') + script('yukon-game', '?again') + script('patience-elements'),
    body: element('yukon'),
  },
};

describeInBrowsers('drop-in files', (open) => {
  let site: Site;
  before(async () => {
    site = await openSite(PAGES);
  });
  after(() => site.close());

  /** The tags of the games on a page that show a full table. */
  const tables = async (path: string) => {
    const page = await open(site.origin + path);
    return page.evaluate(
      async (tags) => {
        const found: string[] = [];
        for (const tag of tags) {
          const game = document.querySelector<HTMLElement & { updateComplete: Promise<unknown> }>(tag);
          if (!game?.shadowRoot) continue;
          await game.updateComplete;
          const cards = game.shadowRoot.querySelectorAll('[part~=card]').length;
          const { width, height } = game.getBoundingClientRect();
          if (cards === 52 && width > 0 && height > 0) found.push(tag);
        }
        return found;
      },
      GAMES.map((game) => `${game}-game`),
    );
  };

  for (const game of GAMES)
    it(`${game}-game.js plays alone and asks for nothing else`, async () => {
      site.asked.length = 0;
      assert.deepEqual(await tables(`/${game}`), [`${game}-game`]);
      assert.deepEqual(site.asked, [`/${game}`, `/dist/${game}-game.js`]);
    });

  it('patience-elements.js holds all three', async () => {
    site.asked.length = 0;
    assert.deepEqual(await tables('/all'), ['yukon-game', 'glenwood-game', 'bear-river-game']);
    assert.deepEqual(site.asked, ['/all', '/dist/patience-elements.js']);
  });

  for (const path of ['/strict', '/trusted-types'])
    it(`keep a strict policy without a violation: ${path}`, async () => {
      assert.deepEqual(await tables(path), ['yukon-game']);
    });

  it('may be loaded twice, and in another file, without a word', async () => {
    const page = await open(`${site.origin}/twice`);
    assert.deepEqual(await page.messages(), []);
  });
});
