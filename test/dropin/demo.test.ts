/** Every page of the demo opens without a word in the console, and what needs more than one look does what it says. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { after, before, it } from 'node:test';
import { server } from '../../demo/daily-server.mjs';
import { deal, makeMove } from '../../src/engine.js';
import { solve } from '../../src/solver.js';
import { describeInBrowsers, type TestPage } from '../support/pages.js';
import { openSite, type Site } from '../support/site.js';

// Served as they are, but with the script that writes down what they complain of.
const NAMES = readdirSync('demo').filter((name) => name.endsWith('.html'));
const WATCH = '<script src="/watch.js"></script>';
const PAGES = Object.fromEntries(
  NAMES.map((name) => [
    `/demo/${name}`,
    { markup: readFileSync(`demo/${name}`, 'utf8').replace('<head>', `<head>${WATCH}`) },
  ]),
);

/** What a page means to say: states.html shows a bad position. */
const MEANT: Readonly<Record<string, RegExp>> = { 'states.html': /^<yukon-game> position 1:20: / };

interface Game extends HTMLElement {
  readonly seed: string;
  readonly score: number;
  readonly moveCount: number;
  move(move: string): boolean;
}

/** Waits until something holds in the page. */
async function until(page: TestPage, check: () => boolean): Promise<void> {
  for (let tries = 0; tries < 2000; tries++) if (await page.evaluate(check)) return;
  throw new Error(`Never: ${String(check)}`);
}

/** The games of the page, or of its frame, are there and show their tables. */
const played = (): boolean => {
  const games = [...document.querySelectorAll('yukon-game, glenwood-game, bear-river-game')];
  const isShown = (game: Element) => Boolean(game.shadowRoot?.querySelector('[part~=card]:not([hidden])'));
  return games.length > 0 ? games.every(isShown) : document.querySelector('iframe + aside li') !== null;
};

describeInBrowsers('demo', (open) => {
  let site: Site;
  before(async () => {
    site = await openSite(PAGES);
    server.listen(0);
    await once(server, 'listening');
  });
  after(async () => {
    server.closeAllConnections();
    server.close();
    await site.close();
  });

  for (const name of NAMES)
    it(`${name} opens and says nothing`, async () => {
      const page = await open(`${site.origin}/demo/${name}`);
      await until(page, played);
      const said = (await page.messages()).filter(({ text }) => !MEANT[name]?.test(text));
      assert.deepEqual(said, []);
    });

  it('index.html writes down the first deal, and the snippet with its hash', async () => {
    const page = await open(`${site.origin}/demo/index.html`);
    await until(page, () => document.querySelector('#snippet')!.textContent.includes('integrity'));
    assert.match(await page.evaluate(() => document.querySelector('#log')!.textContent), /patience-deal/);
    const snippet = await page.evaluate(() => document.querySelector('#snippet')!.textContent);
    const hash = createHash('sha384').update(readFileSync('dist/yukon-game.js')).digest('base64');
    assert.ok(snippet.includes(`integrity="sha384-${hash}"`), snippet);
  });

  for (const first of ['game', 'parts'])
    it(`slots.html: parts follow the game, ${first} first`, async () => {
      const page = await open(`${site.origin}/demo/slots.html?first=${first}`);
      await until(page, () => document.querySelector('help-button')!.textContent.includes('What now?'));
      const shown = await page.evaluate(() => {
        document.querySelector<Game>('glenwood-game')!.move('r1>f1');
        return document.querySelector('progress')!.value;
      });
      assert.equal(shown, 1);
    });

  it('notation.html shows what is written, and where it is wrong', async () => {
    const page = await open(`${site.origin}/demo/notation.html`);
    await until(page, played);
    const said = await page.evaluate(() => {
      const [samples, text] = ['#samples', '#text'].map((id) => document.querySelector<HTMLSelectElement>(id)!);
      const texts: string[] = [];
      for (const index of [0, 1, 2, 3, 4]) {
        samples!.selectedIndex = index;
        samples!.dispatchEvent(new Event('change'));
        texts.push(document.querySelector('#said')!.textContent);
      }
      text!.value = '<img src=x onerror=alert(1)>';
      text!.dispatchEvent(new Event('input'));
      return [...texts, document.querySelector('#said')!.textContent];
    });
    assert.match(said[0]!, /^A record: 2 steps, score 0\.$/);
    assert.match(said[1]!, /^A diagram; /);
    assert.match(said[2]!, /^A record: 0 steps/);
    assert.equal(said[3], 'A deal.');
    assert.match(said[4]!, /^Line 3, column 17: .*\(card-twice\)$/);
    assert.match(said[5]!, /^Line 1, column 1: .*\(game\)$/);
  });

  it('theme.html has a control for every custom property', async () => {
    const page = await open(`${site.origin}/demo/theme.html`);
    await until(page, () => document.querySelector('#properties')!.children.length > 0);
    const [names, css] = await page.evaluate(() => {
      const labels = [...document.querySelectorAll('#properties label')];
      const input = labels[0]!.querySelector('input')!;
      input.value = '#112233';
      input.dispatchEvent(new Event('input'));
      const found = labels.map((label) => label.querySelector('code')!.textContent);
      return [found, document.querySelector('#css')!.textContent];
    });
    const tokens = readFileSync('src/styles/tokens.ts', 'utf8');
    assert.deepEqual([...names].sort(), [...new Set(tokens.match(/--patience-[\w-]*\w/g))].sort());
    assert.match(css, /--patience-felt: #112233;/);
  });

  it('lesson.html shows the comments of its record', async () => {
    const page = await open(`${site.origin}/demo/lesson.html`);
    await until(page, played);
    const comment = await page.evaluate(async () => {
      const game = document.querySelectorAll<Game & { redo(): boolean; updateComplete: Promise<unknown> }>(
        'yukon-game',
      )[1]!;
      game.redo();
      await game.updateComplete;
      return game.shadowRoot!.querySelector('[part~=comment]')?.textContent;
    });
    assert.match(comment!, /^The four of spades goes on the five of diamonds/);
  });

  it('daily.html: the server counts a game that was won', async () => {
    const page = await open(`${site.origin}/demo/daily.html`);
    await until(page, played);
    const seed = await page.evaluate(() => document.querySelector<Game>('glenwood-game')!.seed);
    assert.match(seed, /^club-\d{4}-\d\d-\d\d$/);
    const answer = await solve(deal({ game: 'glenwood', seed }));
    assert.equal(answer.verdict, 'winnable');
    const moves = 'moves' in answer ? answer.moves.map(makeMove) : [];
    const { port } = server.address() as AddressInfo;
    await page.evaluate(
      (action, line) => {
        document.querySelector('form')!.action = action;
        document.querySelector('input')!.value = '<b>Ada</b>';
        for (const move of line) document.querySelector<Game>('glenwood-game')!.move(move);
      },
      `http://localhost:${String(port)}/daily`,
      moves,
    );
    await until(page, () => document.querySelector('#best')!.children.length > 0);
    const [said, best] = await page.evaluate(() =>
      ['#said', '#best'].map((id) => document.querySelector(id)!.textContent),
    );
    assert.equal(said, `The server has counted it: ${String(moves.length)} moves.`);
    // One line for each engine that was here before.
    assert.ok(best!.startsWith(`<b>Ada</b>: ${String(moves.length)} moves`), best!);
  });
});
