/** A recorded game of each kind played to its win by real input in the built files, and what the page hears of it. */
import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { dealFrom, makePosition, play, scoreOf, type Position } from '../../src/engine.js';
import { GAME_IDS } from '../../src/games/index.js';
import { recordedGames, type Recorded } from '../support/fixtures.js';
import { describeInBrowsers, type TestPage } from '../support/pages.js';
import { playByKeys, playByPointer, readMove } from '../support/players.js';
import { openSite, type PageSource, type Site } from '../support/site.js';

interface Heard {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** The shortest recorded win of a game. */
function shortestWin(game: string): Recorded {
  const [first] = recordedGames()
    .filter((recorded) => recorded.game === game && recorded.end.won)
    .sort((a, b) => a.steps.length - b.steps.length);
  return first!;
}

function startOf({ game, variant, deck }: Recorded): Position {
  const dealt = dealFrom({ game, variant, deck });
  assert.ok(dealt.ok);
  return dealt.value;
}

const playedOf = ({ steps }: Recorded): string[] => steps.map((step) => step.split(':')[0]!);

const pageOf = (game: string, position: string) => ({
  // Positions are read while cards may still be on their way: without a glide they are where they belong.
  head: `<style>${game}-game { --patience-duration: 0s; }</style><script type="module" src="/dist/${game}-game.js"></script>`,
  body: `<${game}-game position="${position}"></${game}-game>`,
});

/** Writes down the events of a game from now on. */
const listen = (page: TestPage, tag: string): Promise<void> =>
  page.evaluate((name) => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    for (const type of ['before-move', 'move', 'deal', 'win', 'stuck', 'error'])
      document.addEventListener(`patience-${type}`, (event) => {
        const fields = Object.fromEntries(Object.entries(event).filter(([key]) => key !== 'isTrusted'));
        const { status, score } = document.querySelector(name) as unknown as { status: string; score: number };
        heard.push({ type, ...fields, seen: { status, score } });
      });
  }, tag);

const heardOf = (page: TestPage): Promise<readonly Heard[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: Heard[] }).heard);

const positionText = (page: TestPage, tag: string): Promise<string> =>
  page.evaluate((name) => (document.querySelector(name) as unknown as { positionText: string }).positionText, tag);

/** Two events a move, `before-move` then `move`, with the right fields, and one win at the end. */
function checkHeard(heard: readonly Heard[], recorded: Recorded): void {
  const moves = playedOf(recorded).map(readMove);
  assert.deepEqual(
    heard.map(({ type }) => type),
    [...moves.flatMap(() => ['before-move', 'move']), 'win'],
  );
  let position = startOf(recorded);
  moves.forEach((move, i) => {
    position = play(position, move);
    const [asked, told] = heard.slice(i * 2, i * 2 + 2);
    assert.deepEqual([asked!['move'], asked!['cause']], [move, 'play']);
    assert.deepEqual([told!['move'], told!['cause']], [move, 'play']);
    assert.deepEqual([told!['score'], told!['moveCount']], [scoreOf(position), i + 1]);
    // A listener sees the new state.
    assert.equal((told!['seen'] as { score: number }).score, scoreOf(position));
    assert.equal(
      (told!['cards'] as number[]).length,
      moves[i]!.to === 's' ? position.piles['s']!.cards.length : move.count,
    );
  });
  const win = heard.at(-1)!;
  assert.deepEqual([win['seed'], win['variant'], win['moveCount']], [null, recorded.variant, moves.length]);
  assert.match(String(win['record']), /moves:/);
  assert.ok(Number(win['elapsed']) >= 0);
}

describeInBrowsers('wins', (open) => {
  let site: Site;
  const recordings = GAME_IDS.map((game) => ({ game, recorded: shortestWin(game) }));
  before(async () => {
    const pages = recordings.map(({ game, recorded }): [string, PageSource] => [
      `/${game}`,
      pageOf(game, makePosition(startOf(recorded))),
    ]);
    site = await openSite(Object.fromEntries<PageSource>(pages));
  });
  after(() => site.close());

  for (const { game, recorded } of recordings) {
    const tag = `${game}-game`;
    it(`${game} is won by drags and clicks`, async () => {
      const page = await open(`${site.origin}/${game}`);
      await listen(page, tag);
      let position = startOf(recorded);
      for (const [i, text] of playedOf(recorded).entries()) {
        await playByPointer(page, tag, position, text, i);
        position = play(position, readMove(text));
        assert.equal(await positionText(page, tag), makePosition(position), `after ${text}, step ${String(i + 1)}`);
      }
      checkHeard(await heardOf(page), recorded);
    });

    it(`${game} is won by keys alone`, async () => {
      const page = await open(`${site.origin}/${game}`);
      await listen(page, tag);
      await page.keys('Tab');
      let position = startOf(recorded);
      for (const [i, text] of playedOf(recorded).entries()) {
        const move = readMove(text);
        await playByKeys(page, tag, position, move);
        position = play(position, move);
        assert.equal(await positionText(page, tag), makePosition(position), `after ${text}, step ${String(i + 1)}`);
      }
      checkHeard(await heardOf(page), recorded);
    });
  }
});
