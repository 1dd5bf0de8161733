import assert from 'node:assert/strict';
import { after, before, beforeEach, it } from 'node:test';
import { describeInBrowsers } from '../support/pages.js';
import type { TestPage } from '../support/pages.js';
import { openSite, STRICT_POLICY } from '../support/site.js';
import type { Site } from '../support/site.js';

const FILE = '/dist/yukon-game.js';

/** The deal takes many times the positions that a slice of a search looks at. */
const pageOf = (attributes: string, origin = '') => ({
  head: `<script type="module" src="${origin}${FILE}"></script>`,
  body: `<yukon-game seed="42" ${attributes}></yukon-game>`,
});

interface Search {
  nodes: number;
  readonly abort: () => void;
  answer: Promise<string>;
}

declare global {
  var search: Search;
}

/** Begins a search without end; `search` in the page tells how far it is, and can abort it. */
const startSearch = (page: TestPage): Promise<void> =>
  page.evaluate(async () => {
    const game = document.querySelector('yukon-game')!;
    await game.updateComplete;
    const controller = new AbortController();
    const search: Search = { nodes: 0, abort: () => controller.abort(), answer: Promise.resolve('') };
    const onProgress = (nodes: number) => void (search.nodes = nodes);
    const solved = game.solve({ nodeLimit: 1e9, signal: controller.signal, onProgress });
    search.answer = solved.then((answer) => (answer.verdict === 'unknown' ? answer.why : answer.verdict));
    globalThis.search = search;
  });

/** Waits, frame by frame, until the search tells of positions again. */
const progress = (page: TestPage): Promise<void> =>
  page.evaluate(async () => {
    const { nodes } = globalThis.search;
    while (globalThis.search.nodes === nodes) await new Promise(requestAnimationFrame);
  });

const abort = (page: TestPage): Promise<string> =>
  page.evaluate(() => {
    globalThis.search.abort();
    return globalThis.search.answer;
  });

describeInBrowsers('what a drop-in fetches when asked', (open) => {
  let elsewhere: Site;
  let site: Site;
  const asked = () => [...elsewhere.asked, ...site.asked].filter((path) => path.startsWith('/dist/'));

  before(async () => {
    elsewhere = await openSite({});
    const plain = pageOf('controls');
    site = await openSite({
      '/plain': plain,
      '/strict': { ...plain, policy: STRICT_POLICY },
      '/no-worker': { ...plain, policy: "worker-src 'none'" },
      '/elsewhere': pageOf('controls', elsewhere.origin),
      '/catalan': pageOf('controls lang="ca"'),
      '/strict-catalan': { ...pageOf('controls lang="ca"'), policy: STRICT_POLICY },
      '/catalan-elsewhere': pageOf('controls lang="ca"', elsewhere.origin),
    });
  });
  beforeEach(() => {
    elsewhere.asked.length = 0;
    site.asked.length = 0;
  });
  after(() => elsewhere.close());
  after(() => site.close());

  for (const [path, where] of [
    ['/plain', 'a plain page'],
    ['/strict', 'a page with a strict policy and Trusted Types'],
    ['/elsewhere', 'a page of another origin than the script'],
  ] as const)
    it(`the solver, as the same file in a worker: ${where}`, async () => {
      const page = await open(site.origin + path);
      assert.deepEqual(asked(), [FILE]);
      await startSearch(page);
      while (asked().length < 2) await progress(page);
      assert.deepEqual(asked(), [FILE, FILE]);
      await progress(page);
      assert.equal(await abort(page), 'aborted');
    });

  it('no worker where the policy forbids them: the search goes on in the page', async () => {
    const page = await open(`${site.origin}/no-worker`);
    await startSearch(page);
    let messages = await page.messages();
    for (; messages.length === 0; messages = await page.messages()) await progress(page);
    assert.deepEqual(
      messages.map(({ kind }) => kind),
      ['violation'],
    );
    await progress(page);
    assert.equal(await abort(page), 'aborted');
    assert.deepEqual(asked(), [FILE]);
  });

  for (const path of ['/catalan', '/strict-catalan', '/catalan-elsewhere'])
    it(`the words of another language: ${path}`, async () => {
      const page = await open(site.origin + path);
      await page.evaluate(async () => {
        const { shadowRoot } = document.querySelector('yukon-game')!;
        const labels = () =>
          [...shadowRoot!.querySelectorAll('button')].map((node) => node.ariaLabel ?? node.innerText);
        while (!labels().some((label) => label.includes('Desfés'))) await new Promise(requestAnimationFrame);
      });
      const names = asked().map((file) => file.replace(/-\w{8}\.js$/, ''));
      assert.deepEqual(names, [FILE, '/dist/extras/ca']);
    });
});
