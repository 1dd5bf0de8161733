/** Panels of a drop-in: fetched once, when they are first asked for, under a strict policy too. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, it } from 'node:test';
import { describeInBrowsers } from '../support/pages.js';
import { openSite, STRICT_POLICY } from '../support/site.js';
import type { Site } from '../support/site.js';

const FILE = '/dist/glenwood-game.js';
const pageOf = (attributes: string) => ({
  head: `<script type="module" src="${FILE}"></script>`,
  body: `<glenwood-game seed="7" controls ${attributes}></glenwood-game>`.repeat(2),
  policy: STRICT_POLICY,
});

describeInBrowsers('panels of a drop-in under a strict policy', (open) => {
  let site: Site;
  const asked = () =>
    site.asked.filter((path) => path.startsWith('/dist/')).map((path) => path.replace(/-\w{8}\.js$/, ''));
  before(async () => {
    site = await openSite({
      '/menu': pageOf(''),
      '/record': pageOf('record="glenwood/standard; seed: 1; moves: r1>f1"'),
    });
  });
  beforeEach(() => {
    site.asked.length = 0;
  });
  after(() => site.close());

  it('the menu and its pages come with two files, for all games of the page', async () => {
    const page = await open(`${site.origin}/menu`);
    assert.deepEqual(asked(), [FILE]);
    const titles = await page.evaluate(async () => {
      const seen: string[] = [];
      for (const game of document.querySelectorAll('glenwood-game')) {
        await game.updateComplete;
        const root = game.shadowRoot!;
        const title = () => root.querySelector('dialog[open] h2')?.textContent ?? '';
        const turned = async (from: string) => {
          while (title() === from) await new Promise(requestAnimationFrame);
          seen.push(title());
        };
        root.querySelector<HTMLElement>('.toolbar [data-command=menu]')!.click();
        await turned('');
        const { maxHeight, overflow } = getComputedStyle(root.querySelector('dialog')!);
        seen.push(`${overflow} ${String(parseFloat(maxHeight) > 100)}`);
        root.querySelector<HTMLElement>('dialog [data-command=rules]')!.click();
        await turned('Menu');
        root.querySelector('dialog')!.close();
        await turned('Rules');
      }
      return seen;
    });
    assert.deepEqual(titles, Array.from({ length: 2 }, () => ['Menu', 'auto true', 'Rules', '']).flat());
    assert.deepEqual(asked().sort(), ['/dist/extras/panels-dialog', '/dist/extras/rules-en', FILE].sort());
  });

  it('the controls of a record come with two files', async () => {
    const page = await open(`${site.origin}/record`);
    const steps = await page.evaluate(async () => {
      const game = document.querySelector('glenwood-game')!;
      const root = game.shadowRoot!;
      while (!root.querySelector('.replay')) await new Promise(requestAnimationFrame);
      root.querySelector<HTMLElement>('.replay [data-command=first]')!.click();
      await game.updateComplete;
      return [
        root.querySelector('.replay span')!.textContent,
        getComputedStyle(root.querySelector('.replay')!).display,
      ];
    });
    assert.deepEqual(steps, ['Step 0 of 1', 'flex']);
    assert.deepEqual(asked().sort(), ['/dist/extras/panels-replay', '/dist/extras/rules-en', FILE].sort());
  });
});
