/** What `save` keeps, on elements that are taken away and made anew, as after a reload. */
import { expect } from '@open-wc/testing';
import '../../src/index.js';
import type { PatienceErrorEvent } from '../../src/controllers/events.js';
import { readStatistics } from '../../src/controllers/statistics.js';
import { SESSION } from '../../src/elements/game-base.js';
import type { YukonGame } from '../../src/yukon-game.js';
import { WON_RECORD, wonMoves } from '../controllers/won-line.js';
import { until } from '../support/at-table.js';

const KEY = 'patience-elements/yukon/"test"/game';
let place: HTMLElement;
let errors: PatienceErrorEvent[];

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  errors = [];
  place.addEventListener('patience-error', (event) => errors.push(event));
});

afterEach(() => {
  place.remove();
  for (const key of Object.keys(localStorage)) if (key.startsWith('patience-elements/')) localStorage.removeItem(key);
});

/** Puts an element into the page, as its parser does. */
async function put(markup = '<yukon-game save="test"></yukon-game>'): Promise<YukonGame> {
  place.insertAdjacentHTML('beforeend', markup);
  const game = place.lastElementChild as YukonGame;
  await game.updateComplete;
  return game;
}

/** The same markup again, after the element of now has gone. */
async function reload(game: YukonGame): Promise<YukonGame> {
  const markup = (game.cloneNode(true) as Element).outerHTML;
  game.remove();
  return put(markup);
}

const playAny = (game: YukonGame, steps: number): void => {
  for (let i = 0; i < steps; i++) expect(game.move(game.legalMoves[0]!)).to.equal(true);
};
const statisticsOf = (game: YukonGame) =>
  readStatistics(
    (game as unknown as Record<typeof SESSION, { saves: Parameters<typeof readStatistics>[0] }>)[SESSION].saves,
    'standard',
  ).statistics;

/** Runs with a storage whose method throws. */
async function withBroken(method: 'getItem' | 'setItem', name: string, run: () => Promise<void>): Promise<void> {
  const { value } = Object.getOwnPropertyDescriptor(Storage.prototype, method) as { value: unknown };
  Object.defineProperty(Storage.prototype, method, {
    configurable: true,
    value: () => {
      throw new DOMException('no', name);
    },
  });
  try {
    await run();
  } finally {
    Object.defineProperty(Storage.prototype, method, { configurable: true, value });
  }
}

describe('save', () => {
  it('stores nothing without a name', async () => {
    const game = await put('<yukon-game></yukon-game>');
    playAny(game, 3);
    await game.updateComplete;
    game.forget();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('patience'))).to.deep.equal([]);
  });

  it('brings the game back: deal, steps, undone tail, time', async () => {
    const game = await put();
    const { seed } = game;
    playAny(game, 4);
    const end = game.positionText;
    game.goTo(1);
    await until(() => game.elapsed > 20);
    const { record, elapsed } = game;
    const again = await reload(game);
    expect(again.seed).to.equal(seed);
    expect(again.record).to.equal(record);
    expect(again.moveCount).to.equal(1);
    expect(again.elapsed).to.be.at.least(elapsed);
    expect(again.canRedo).to.equal(true);
    again.goTo(4);
    expect(again.positionText).to.equal(end);
    expect(again.previousGame()).to.equal(false);
    expect(errors).to.deep.equal([]);
  });

  it('loses nothing where the page is gone without a word', async () => {
    const game = await put();
    playAny(game, 3);
    // Whatever ends the page ends it between tasks; no event of the page and no call has any part in the writing.
    await Promise.resolve();
    const stored = localStorage.getItem(KEY)!;
    game.goTo(0);
    playAny(game, 1);
    await game.updateComplete;
    localStorage.setItem(KEY, stored);
    expect((await put()).moveCount).to.equal(3);
  });

  it('brings a new deal back that has not been touched', async () => {
    const game = await put();
    await game.deal();
    const { positionText } = game;
    expect((await reload(game)).positionText).to.equal(positionText);
  });

  it('is not what fits another seed, variant, position, record, script or day', async () => {
    const seed = '<yukon-game save="test" seed="1"></yukon-game>';
    playAny(await put(seed), 2);
    await Promise.resolve();
    for (const other of [
      'seed="2"',
      'seed=""',
      'seed="1" variant="russian"',
      'seed="1" daily',
      'position="x"',
      `record="${WON_RECORD}" cursor="1"`,
      '',
    ])
      expect((await put(`<yukon-game save="test" ${other}></yukon-game>`)).moveCount, other).to.not.equal(2);
    const script = await put('<yukon-game save="test" seed="1"><script type="text/patience">x</script></yukon-game>');
    expect(script.moveCount).to.equal(0);
    expect((await put(seed)).moveCount).to.equal(2);
  });

  it('comes before record, position and script, and a script that comes late finds its own', async () => {
    const markup = `<yukon-game save="test" record="${WON_RECORD}" cursor="3"></yukon-game>`;
    const game = await put(markup);
    expect(game.moveCount).to.equal(3);
    game.redo();
    expect((await reload(game)).moveCount).to.equal(4);

    const scripted = `<yukon-game save="test"><script type="text/patience">${WON_RECORD}</script></yukon-game>`;
    const lesson = await put(scripted);
    lesson.goTo(5);
    await Promise.resolve();
    const late = await put();
    expect(late.moveCount).to.equal(0);
    const script = document.createElement('script');
    script.type = 'text/patience';
    script.textContent = WON_RECORD;
    late.append(script);
    await until(() => late.moveCount === 5);
  });

  it('tells a win once, reloads or not, and counts it once', async () => {
    let wins = 0;
    place.addEventListener('patience-win', () => wins++);
    const game = await put('<yukon-game save="test" seed="1"></yukon-game>');
    for (const move of wonMoves) expect(game.move(move)).to.equal(true);
    expect(wins).to.equal(1);
    game.undo();
    const again = await reload(game);
    expect(again.status).to.equal('playing');
    expect(again.move(wonMoves.at(-1)!)).to.equal(true);
    expect(again.status).to.equal('won');
    expect(wins).to.equal(1);
    expect(statisticsOf(again)).to.include({ played: 1, won: 1, fewestMoves: wonMoves.length });
  });

  it('counts the win of a game that a listener replaces at once', async () => {
    const game = await put('<yukon-game save="test" seed="1"></yukon-game>');
    game.addEventListener('patience-win', () => void game.deal());
    for (const move of wonMoves) game.move(move);
    expect(game.moveCount).to.equal(0);
    expect(statisticsOf(game)).to.include({ played: 1, won: 1 });
  });

  it('keeps what the visitor has chosen, and only that', async () => {
    const markup = '<yukon-game save="test" timer faces="large"></yukon-game>';
    const game = await put(markup);
    game.choose({ autoMove: 'safe', timer: false });
    game.choose({ letterKeys: false });
    const again = await put(markup.replace('large', 'four-color'));
    expect(again).to.include({ autoMove: 'safe', timer: false, letterKeys: false, faces: 'four-color' });
    expect(again.getAttribute('timer')).to.equal('');
    again.forget();
    expect(await reload(again)).to.include({ autoMove: 'none', timer: true });
  });

  it('forgets', async () => {
    const game = await put();
    playAny(game, 2);
    await game.updateComplete;
    game.forget();
    expect(localStorage.getItem(KEY)).to.equal(null);
    expect(game.moveCount).to.equal(2);
    const other = await put();
    expect(other.moveCount).to.equal(0);
    playAny(game, 1);
    expect((await reload(game)).moveCount).to.equal(3);
  });

  it('may get its name late: a table without moves takes what is stored there, any other goes on', async () => {
    const stored = await put('<yukon-game save="other"></yukon-game>');
    playAny(stored, 3);
    await stored.updateComplete;
    const game = await put('<yukon-game></yukon-game>');
    game.save = 'other';
    expect(game.undo()).to.equal(true);
    expect(game.moveCount).to.equal(2);
    game.setAttribute('save', 'test');
    await game.updateComplete;
    expect(game.moveCount).to.equal(2);
    playAny(game, 1);
    expect((await reload(game)).moveCount).to.equal(3);
    game.save = undefined as unknown as null;
    playAny(game, 1);
  });

  it('is not asked for by a picture of a position', async () => {
    playAny(await put(), 2);
    await Promise.resolve();
    const picture = await put('<yukon-game save="test" diagram></yukon-game>');
    expect(picture.moveCount).to.equal(0);
    picture.remove();
    expect((await put()).moveCount).to.equal(2);
  });
});

describe('two elements of one name', () => {
  it('keep their tables and all outcomes', async () => {
    const [one, two] = [await put(), await put()];
    for (let i = 0; i < 4; i++)
      for (const game of [one, two]) {
        await game.deal({ seed: `${i} ${game === one}` });
        playAny(game, 2);
        await Promise.resolve();
      }
    expect(one.seed).to.equal('3 true');
    expect(two.seed).to.equal('3 false');
    expect(statisticsOf(one).played).to.equal(6);
    expect(statisticsOf(two)).to.deep.equal(statisticsOf(one));
    // The one that is taken away has been written over by the other, and does not write it over in turn.
    one.remove();
    expect((await put()).seed).to.equal('3 false');
  });

  it('of two games have each its own', async () => {
    playAny(await put(), 2);
    await put('<glenwood-game save="test"></glenwood-game>');
    expect(errors).to.deep.equal([]);
    expect((await put()).moveCount).to.equal(2);
  });

  it('another tab takes nothing from the table', async () => {
    const game = await put();
    playAny(game, 2);
    await Promise.resolve();
    const frame = document.createElement('iframe');
    place.append(frame);
    const { localStorage: other } = frame.contentWindow!;
    const heard = new Promise((resolve) => {
      addEventListener('storage', resolve, { once: true });
    });
    other.setItem(KEY, 'something else');
    await heard;
    expect(game.moveCount).to.equal(2);
    expect(errors).to.deep.equal([]);
    playAny(game, 1);
    expect((await reload(game)).moveCount).to.equal(3);
  });
});

describe('where storing goes wrong', () => {
  const codes = () => errors.map(({ code, where }) => `${code} ${where}`);

  it('a storage that is forbidden is told of once, after the deal, and the game is played', async () => {
    const heard: string[] = [];
    for (const type of ['deal', 'error'])
      place.addEventListener(`patience-${type}`, () => {
        heard.push(type);
      });
    await withBroken('getItem', 'SecurityError', async () => {
      const game = await put();
      playAny(game, 3);
      await game.updateComplete;
      expect(game.moveCount).to.equal(3);
      expect(game.shadowRoot!.querySelector('[part~=error]')!.textContent).to.include('Nothing can be stored');
    });
    expect(codes()).to.deep.equal(['storage save']);
    expect(heard).to.deep.equal(['deal', 'error']);
  });

  it('a storage that is full is told of once', async () => {
    const game = await put();
    await withBroken('setItem', 'QuotaExceededError', async () => {
      for (let i = 0; i < 3; i++) {
        playAny(game, 1);
        await game.updateComplete;
      }
    });
    expect(codes()).to.deep.equal(['storage save']);
    expect(game.moveCount).to.equal(3);
  });

  it('a save that is damaged, foreign or of a later version is told of, and the next is played', async () => {
    const damaged = 'patience-elements 1 0\nx 0 0 000\nyukon/standard; seed: 1; moves:';
    for (const text of [damaged, '{}', '', 'patience-elements 2 x']) {
      localStorage.setItem(KEY, text);
      const game = await put('<yukon-game save="test" seed="5"></yukon-game>');
      expect(codes(), text).to.deep.equal(['save save']);
      expect(game.seed).to.equal('5');
      expect(game.shadowRoot!.querySelector('[part~=error]')).to.not.equal(null);
      playAny(game, 1);
      errors = [];
      game.remove();
    }
    expect(localStorage.getItem(KEY)).to.equal('patience-elements 2 x');
  });
});
