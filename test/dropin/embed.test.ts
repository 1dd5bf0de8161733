/** embed.html in a frame of another origin: what the page around it gets, and what it does not. */
import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { describeInBrowsers, type TestPage } from '../support/pages.js';
import { openSite, STRICT_POLICY, type Site } from '../support/site.js';

interface Heard {
  readonly origin: string;
  readonly data: { readonly type: string; readonly [name: string]: unknown };
}

// The frame's page is of another origin than the page around it: localhost here, 127.0.0.1 there.
const inner = (site: Site): string => site.origin.replace('localhost', '127.0.0.1');

const LISTEN = `
  globalThis.heard = [];
  addEventListener('message', ({ origin, data }) => heard.push({ origin, data }));
`;

/** A page with the frame in it; `answers` once it has heard a message of that type. */
async function frame(page: TestPage, address: string, type: string): Promise<readonly Heard[]> {
  return page.evaluate(
    (src, wanted) =>
      new Promise<readonly Heard[]>((resolve) => {
        const heard: Heard[] = [];
        addEventListener('message', ({ origin, data }: MessageEvent<Heard['data']>) => {
          heard.push({ origin, data });
          if (data.type === wanted) resolve(heard);
        });
        const made = document.createElement('iframe');
        Object.assign(made, { src, width: 600, height: 300 });
        document.body.append(made);
      }),
    address,
    type,
  );
}

describeInBrowsers('embed.html', (open) => {
  let site: Site;
  before(async () => {
    site = await openSite({
      '/page': { head: `<script>${LISTEN}</script>` },
      '/strict': { head: '<script type="module" src="/dist/embed.js"></script>', policy: STRICT_POLICY },
    });
  });
  after(() => site.close());

  const embed = (query: string) => `${inner(site)}/dist/embed.html?${query}`;

  it('plays the game of its query, and tells its height and its events', async () => {
    const page = await open(`${site.origin}/page`);
    const heard = await frame(page, embed('game=yukon&seed=blog-42&controls'), 'patience-height');
    assert.deepEqual(new Set(heard.map(({ origin }) => origin)), new Set([inner(site)]));
    const height = heard.find(({ data }) => data.type === 'patience-height')!.data['height'];
    assert.ok(Number.isInteger(height) && Number(height) > 200, String(height));
    const dealt = heard.find(({ data }) => data.type === 'patience-deal');
    assert.deepEqual([dealt?.data['seed'], dealt?.data['variant']], ['blog-42', 'standard']);
  });

  it('gets no higher because its frame does', async () => {
    const page = await open(`${site.origin}/page`);
    const address = embed('game=glenwood&seed=1');
    const [first, second] = await page.evaluate(async (src) => {
      const heightIn = (height: number) =>
        new Promise<unknown>((resolve) => {
          const made = document.createElement('iframe');
          Object.assign(made, { src, width: 500, height });
          addEventListener('message', ({ source, data }: MessageEvent<{ type: string; height: number }>) => {
            if (source === made.contentWindow && data.type === 'patience-height') resolve(data.height);
          });
          document.body.append(made);
        });
      return [await heightIn(200), await heightIn(1200)];
    }, address);
    assert.equal(first, second);
  });

  it('needs no scroll bar in a frame as high as it says', async () => {
    const page = await open(`${site.origin}/page`);
    const widths = await page.evaluate(async (src) => {
      const made = document.createElement('iframe');
      Object.assign(made, { src, width: 500, height: 200 });
      const height = await new Promise<number>((resolve) => {
        addEventListener('message', ({ data }: MessageEvent<{ type: string; height: number }>) => {
          if (data.type === 'patience-height') resolve(data.height);
        });
        document.body.append(made);
      });
      const { contentWindow, contentDocument } = made;
      const resized = new Promise<void>((resolve) => {
        contentWindow!.addEventListener('resize', () => {
          if (contentWindow!.innerHeight === height) resolve();
        });
      });
      made.height = String(height);
      await resized;
      return [contentWindow!.innerWidth, contentDocument!.documentElement.clientWidth];
    }, `${site.origin}/dist/embed.html?game=glenwood&seed=1`);
    assert.equal(widths[0], widths[1]);
  });

  it('tells nobody but the origin that it was told', async () => {
    const page = await open(`${site.origin}/page`);
    const named = await frame(page, embed(`game=yukon&seed=1&origin=${site.origin}`), 'patience-height');
    assert.ok(named.length > 0);
    // The second frame is for somebody else; that it plays is known from the third, which is asked for later.
    const others = embed('game=yukon&seed=2&origin=https://example.org');
    await page.evaluate(
      (src) =>
        new Promise<void>((resolve) => {
          const made = document.createElement('iframe');
          made.src = src;
          made.onload = () => {
            resolve();
          };
          document.body.append(made);
        }),
      others,
    );
    const heard = await frame(page, embed('game=yukon&seed=3'), 'patience-height');
    const seeds = heard.flatMap(({ data }) => (data.type === 'patience-deal' ? [data['seed']] : []));
    assert.deepEqual(seeds, ['3']);
    // A browser says in the console that it did not deliver.
    await page.messages();
  });

  it('does nothing that the page around it asks for', async () => {
    const page = await open(`${site.origin}/page`);
    const heard = await page.evaluate(
      (src) =>
        new Promise<readonly unknown[]>((resolve) => {
          const types: unknown[] = [];
          const made = document.createElement('iframe');
          addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
            types.push(data.type);
            if (data.type !== 'patience-height' || types.includes('asked')) return;
            types.push('asked');
            for (const text of [
              { type: 'deal' },
              { type: 'move', move: 't6*5>t1' },
              'patience-deal',
              { type: 'patience-height', height: 9 },
            ])
              made.contentWindow!.postMessage(text, '*');
            // Messages to a frame come in order: once a second frame plays, the first has had its messages.
            const second = document.createElement('iframe');
            second.src = src;
            document.body.append(second);
            addEventListener('message', ({ source, data: { type } }: MessageEvent<{ type: string }>) => {
              if (source === second.contentWindow && type === 'patience-height') resolve(types);
            });
          });
          made.src = src;
          document.body.append(made);
        }),
      embed('game=yukon&seed=blog-42'),
    );
    const allowed = ['patience-deal', 'patience-height', 'asked', 'patience-deal', 'patience-height'];
    assert.deepEqual([...new Set(heard)].sort(), [...new Set(allowed)].sort());
    assert.equal(heard.filter((type) => type === 'patience-deal').length, 2);
  });

  it('says what is wrong with its query, as text', async () => {
    const page = await open(`${site.origin}/page`);
    const heard = await frame(page, embed('game=yukon&seeed=%3Cimg%20src=x%3E'), 'patience-error');
    const { code, where } = heard[0]!.data;
    assert.deepEqual([code, where], ['parameter', 'query 1:13']);
    await page.goto(`${site.origin}/dist/embed.html?game=yukon&%3Cimg%20src=x%3E`);
    const body = await page.evaluate(() => document.body.innerHTML);
    assert.equal(body, '<p>There is no such parameter. (query 1:13)</p>');
  });

  it('keeps a strict policy', async () => {
    const page = await open(`${site.origin}/strict?game=glenwood&seed=1&--patience-felt=red`);
    const shown = await page.evaluate(async () => {
      await customElements.whenDefined('glenwood-game');
      const game = document.querySelector<HTMLElement & { updateComplete: Promise<unknown> }>('glenwood-game')!;
      await game.updateComplete;
      return game.shadowRoot!.querySelectorAll('[part~=card]').length;
    });
    assert.equal(shown, 52);
  });

  it('wears colors, a language and a direction', async () => {
    const page = await open(
      `${site.origin}/dist/embed.html?game=yukon&lang=en-GB&dir=rtl&color-scheme=dark&--patience-felt=%23123456`,
    );
    const worn = await page.evaluate(() => {
      const { lang, dir, style } = document.documentElement;
      const felt = getComputedStyle(document.querySelector('yukon-game')!).getPropertyValue('--patience-felt');
      return [lang, dir, style.getPropertyValue('color-scheme'), felt];
    });
    assert.deepEqual(worn, ['en-GB', 'rtl', 'dark', '#123456']);
  });
});
