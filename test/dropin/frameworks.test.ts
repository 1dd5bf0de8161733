/** The samples for frameworks, built and at work. */
import assert from 'node:assert/strict';
import { mkdirSync, rmSync } from 'node:fs';
import { after, before, it } from 'node:test';
import { buildSamples, SAMPLES } from '../../.ci/frameworks.mjs';
import { describeInBrowsers } from '../support/pages.js';
import { openSite, type Site } from '../support/site.js';

interface Game extends HTMLElement {
  readonly legalMoves: readonly unknown[];
  readonly seed: string;
  readonly controls: boolean;
  readonly autoMove: string;
  readonly updateComplete: Promise<unknown>;
  move(move: unknown): boolean;
}

describeInBrowsers('samples for frameworks', (open, browser) => {
  // Inside the project, whose files the site serves; of one browser alone, since several may be at it at a time.
  const folder = `coverage/frameworks-${browser}`;
  let site: Site;
  before(async () => {
    mkdirSync(folder, { recursive: true });
    await buildSamples(folder);
    const pages = Object.keys(SAMPLES).map((name) => {
      const head = `<script type="module" src="/${folder}/${name}/main.js"></script>`;
      return [`/${name}`, { head, body: '<div id="app"></div>' }];
    });
    site = await openSite(Object.fromEntries(pages) as Record<string, { head: string; body: string }>);
  });
  after(async () => {
    await site.close();
    rmSync(folder, { recursive: true });
  });

  for (const name of Object.keys(SAMPLES))
    it(`of ${name} sets attributes, hears events, calls methods`, async () => {
      const page = await open(`${site.origin}/${name}`);
      const seen = await page.evaluate(async () => {
        const rendered = () => new Promise((resolve) => setTimeout(resolve));
        const until = async (isThere: () => unknown) => {
          while (!isThere()) await rendered();
        };
        const text = () => document.querySelector('p')!.textContent.replace(/\s+/g, ' ').trim();
        await until(() => document.querySelector('yukon-game')?.shadowRoot && document.querySelector('button'));
        const game = document.querySelector<Game>('yukon-game')!;
        await game.updateComplete;
        const first = [game.seed, game.controls, game.autoMove, text()];
        game.move(game.legalMoves[0]);
        await until(() => text().startsWith('1 '));
        const second = text();
        document.querySelector('button')!.click();
        await until(() => text().startsWith('0 '));
        return [...first, second, text()];
      });
      assert.deepEqual(seen, ['blog-42', true, 'safe', '0 moves Again', '1 moves Again', '0 moves Again']);
    });
});
