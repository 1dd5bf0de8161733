/** Parts that cannot be fetched: the game goes on, whole, and says so. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { after, before, it } from 'node:test';
import { describeInBrowsers } from '../support/pages.js';
import type { TestPage } from '../support/pages.js';
import { openSite, STRICT_POLICY } from '../support/site.js';
import type { Site } from '../support/site.js';

const pageOf = (attributes: string) => ({
  head: '<script type="module" src="/dist/yukon-game.js"></script>',
  body: `<yukon-game seed="7" controls ${attributes}></yukon-game>`,
});

/** What the game shows once it has said that something is missing. */
const shown = (page: TestPage) =>
  page.evaluate(async () => {
    const game = document.querySelector('yukon-game')!;
    const root = game.shadowRoot!;
    while (!root.querySelector('[part=error]')) await new Promise(requestAnimationFrame);
    await game.updateComplete;
    return {
      error: root.querySelector('[part=error] code')!.textContent,
      undo: root.querySelector('[data-command=undo]')!.getAttribute('aria-label'),
      pile: root.querySelector('[data-pile=t1]')!.getAttribute('aria-label')?.split(',')[0],
      toolbar: getComputedStyle(root.querySelector('.toolbar')!).visibility,
      lang: root.querySelector<HTMLElement>('.frame')!.lang,
      played: game.move(game.legalMoves[0]!),
    };
  });

describeInBrowsers('a drop-in whose other files are missing', (open) => {
  let site: Site;
  before(async () => {
    const empty = readdirSync('dist/extras').map((file) => [`/dist/extras/${file}`, { markup: ' ' }] as const);
    site = await openSite({
      ...Object.fromEntries(empty),
      '/plain': pageOf(''),
      '/french': pageOf('lang="fr"'),
      '/strict-french': { ...pageOf('lang="fr"'), policy: STRICT_POLICY },
      '/record': pageOf('record="yukon/standard; seed: 1; moves: t2*3>t3"'),
    });
  });
  after(() => site.close());

  for (const path of ['/french', '/strict-french'])
    it(`speaks English as a whole: ${path}`, async () => {
      const page = await open(site.origin + path);
      assert.deepEqual(await shown(page), {
        error: 'lang fr',
        undo: 'Undo',
        pile: 'Column 1',
        toolbar: 'visible',
        lang: 'en',
        played: true,
      });
      assert.deepEqual(
        (await page.messages()).map(({ text }) => text.replace(/^<yukon-game> /, '')),
        ['lang fr: This part could not be loaded: lang fr.'],
      );
    });

  it('has no menu, says so, and tries again when it is asked again', async () => {
    const page = await open(`${site.origin}/plain`);
    const heard = await page.evaluate(async () => {
      const game = document.querySelector('yukon-game')!;
      const errors: unknown[] = [];
      game.addEventListener('patience-error', ({ code, where }) => errors.push([code, where]));
      await game.updateComplete;
      for (const count of [1, 2]) {
        game.shadowRoot!.querySelector<HTMLElement>('.toolbar [data-command=menu]')!.click();
        while (errors.length < count) await new Promise(requestAnimationFrame);
        await game.updateComplete;
      }
      return { errors, dialog: game.shadowRoot!.querySelector('dialog') !== null };
    });
    assert.deepEqual(heard, {
      errors: [
        ['extra', 'dialog'],
        ['extra', 'dialog'],
      ],
      dialog: false,
    });
    assert.equal((await shown(page)).played, true);
    await page.messages();
  });

  it('steps through a record by its keys and methods alone, and asks for the controls once', async () => {
    const page = await open(`${site.origin}/record`);
    const { error } = await shown(page);
    assert.equal(error, 'replay');
    const steps = await page.evaluate(async () => {
      const game = document.querySelector('yukon-game')!;
      const counts = [];
      for (const step of [0, 1, 0]) {
        game.goTo(step);
        await game.updateComplete;
        counts.push(game.moveCount);
      }
      return counts;
    });
    assert.deepEqual(steps, [0, 1, 0]);
    assert.equal((await page.messages()).length, 1);
  });
});
