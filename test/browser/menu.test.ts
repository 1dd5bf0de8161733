/** What the menu does: variants, settings, texts to take along, the solution, and what a page forbids. */
import { expect, fixture, html } from '@open-wc/testing';
import { GAMES, parseRecord } from '../../src/engine.js';
import '../../src/index.js';
import { strings as english } from '../../src/locale/en.js';
import type { YukonGame } from '../../src/yukon-game.js';
import { until } from '../support/at-table.js';

const dialogOf = (game: Element): HTMLDialogElement | null => game.shadowRoot!.querySelector('dialog');
const noteOf = (game: Element): string => dialogOf(game)!.querySelector('[role=status]')!.textContent.trim();

async function yukon(markup = html`<yukon-game controls seed="1"></yukon-game>`): Promise<YukonGame> {
  const box = await fixture<HTMLElement>(html`<div lang="en">${markup}</div>`);
  const game = box.querySelector('yukon-game')!;
  await game.updateComplete;
  return game;
}

/** Opens the menu and finds what a selector names in it. */
async function inMenu<T extends Element>(game: YukonGame, selector: string): Promise<T> {
  if (!dialogOf(game)) game.shadowRoot!.querySelector<HTMLElement>('.toolbar [data-command=menu]')!.click();
  await until(() => dialogOf(game)?.open ?? false);
  return dialogOf(game)!.querySelector<T>(selector)!;
}

const offers = async (game: YukonGame): Promise<readonly string[]> => {
  await inMenu(game, 'ul');
  return [...dialogOf(game)!.querySelectorAll<HTMLElement>('[data-command], [data-setting]')].map(
    ({ dataset }) => dataset['command'] ?? dataset['setting'] ?? '',
  );
};

const press = async (game: YukonGame, command: string): Promise<void> => {
  (await inMenu<HTMLElement>(game, `[data-command=${command}]`)).click();
};

async function set(game: YukonGame, setting: string, value: string | boolean): Promise<void> {
  const field = await inMenu<HTMLInputElement | HTMLSelectElement>(game, `[data-setting=${setting}]`);
  if (field instanceof HTMLInputElement) field.click();
  else {
    field.value = String(value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  await game.updateComplete;
}

/** What is copied while a test runs; `refuse` makes the browser forbid it. */
function clipboard(refuse = false): string[] {
  const copied: string[] = [];
  const writeText = (text: string): Promise<void> => {
    if (refuse) return Promise.reject(new DOMException('Not here', 'NotAllowedError'));
    copied.push(text);
    return Promise.resolve();
  };
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return copied;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  history.replaceState(null, '', location.pathname + location.search);
});

after(() => {
  localStorage.clear();
});

describe('what the menu offers', () => {
  it('is all that makes sense, in its order', async () => {
    const game = await yukon(html`<yukon-game controls seed="1" save="menu" share></yukon-game>`);
    game.forget();
    expect(await offers(game)).to.deep.equal([
      ...['variant', 'deal', 'solve', 'rules', 'keys', 'statistics'],
      ...['large', 'four-color', 'autoMove', 'showVerdict', 'timer', 'mirrored', 'letterKeys'],
      ...['copyDeal', 'copyPosition', 'copyRecord', 'share', 'print'],
    ]);
  });

  it('is not what the page forbids or has not asked for', async () => {
    const game = await yukon(html`<yukon-game controls seed="1" no-deal no-hints></yukon-game>`);
    const there = await offers(game);
    for (const name of ['variant', 'deal', 'previous', 'solve', 'showVerdict', 'statistics', 'share'])
      expect(there, name).to.not.include(name);
  });

  it('links to no deal where none was dealt', async () => {
    const { positionText } = await yukon();
    const game = await yukon(html`<yukon-game controls share position=${positionText}></yukon-game>`);
    expect(await offers(game)).to.not.include('share');
  });
});

describe('variants in the menu', () => {
  it('are dealt by the button, not by choosing, and stay chosen', async () => {
    const game = await yukon();
    const deals: string[] = [];
    game.addEventListener('patience-deal', ({ variant }) => deals.push(variant));
    const names = [...(await inMenu<HTMLSelectElement>(game, '[data-setting=variant]')).options];
    expect(names.map(({ value }) => value)).to.deep.equal([...GAMES.yukon.variants]);
    expect(names.find(({ value }) => value === 'russian')!.text).to.equal('Russian Solitaire');
    await set(game, 'variant', 'russian');
    expect(deals).to.deep.equal([]);
    await press(game, 'deal');
    expect(deals).to.deep.equal(['russian']);
    expect(game.variant).to.equal('russian');
    await until(() => !dialogOf(game));
    game.shadowRoot!.querySelector<HTMLElement>('.toolbar [data-command=deal]')!.click();
    expect(deals).to.deep.equal(['russian', 'russian']);
    expect((await inMenu<HTMLSelectElement>(game, '[data-setting=variant]')).value).to.equal('russian');
  });

  it('give back the game that they replaced', async () => {
    const game = await yukon();
    game.move(game.legalMoves[0]!);
    const { record } = game;
    await set(game, 'variant', 'alaska');
    await press(game, 'deal');
    await until(() => !dialogOf(game));
    await press(game, 'previous');
    expect(game.record).to.equal(record);
  });
});

describe('settings in the menu', () => {
  it('are properties of the element', async () => {
    const game = await yukon();
    await set(game, 'large', true);
    await set(game, 'four-color', true);
    expect(game.faces.split(' ').sort()).to.deep.equal(['four-color', 'large']);
    expect(game.shadowRoot!.querySelector<HTMLElement>('.board')!.dataset['faces']).to.equal(game.faces);
    await set(game, 'large', false);
    expect(game.faces).to.equal('four-color');
    await set(game, 'autoMove', 'safe');
    expect(game.autoMove).to.equal('safe');
    for (const name of ['showVerdict', 'timer', 'mirrored', 'letterKeys'] as const) {
      const before = game[name];
      await set(game, name, !before);
      expect(game[name], name).to.equal(!before);
      expect((await inMenu<HTMLInputElement>(game, `[data-setting=${name}]`)).checked, name).to.equal(!before);
    }
    expect(dialogOf(game)!.open, 'it stays open').to.equal(true);
  });

  it('show what the page sets meanwhile', async () => {
    const game = await yukon();
    const timer = await inMenu<HTMLInputElement>(game, '[data-setting=timer]');
    game.timer = true;
    await game.updateComplete;
    expect(timer.checked).to.equal(true);
  });

  it('are never bad ones', async () => {
    const game = await yukon(html`<yukon-game controls seed="1" faces="large"></yukon-game>`);
    const errors: string[] = [];
    game.addEventListener('patience-error', ({ where }) => errors.push(where));
    await set(game, 'large', false);
    await set(game, 'autoMove', 'none');
    expect(errors).to.deep.equal([]);
    expect(game.faces).to.equal('');
  });
});

describe('texts to take along', () => {
  it('are the deal, the position, the record, and the menu says that they are copied', async () => {
    const game = await yukon();
    const copied = clipboard();
    game.move(game.legalMoves[0]!);
    for (const command of ['copyDeal', 'copyPosition', 'copyRecord']) {
      await press(game, command);
      await until(() => noteOf(game) !== '');
    }
    await until(() => copied.length === 3);
    const [deal, position, record] = copied;
    expect(deal).to.equal('yukon/standard; seed: 1; moves:');
    expect([position, record]).to.deep.equal([game.positionText, game.record]);
    const read = parseRecord(deal!);
    expect(read.ok && read.value.steps.length).to.equal(0);
    expect(noteOf(game)).to.equal('Copied.');
  });

  it('are shown, ready to be copied by hand, where the browser does not let them', async () => {
    const game = await yukon();
    clipboard(true);
    await press(game, 'copyPosition');
    await until(() => dialogOf(game)!.querySelector('textarea') !== null);
    const area = dialogOf(game)!.querySelector('textarea')!;
    await until(() => game.shadowRoot!.activeElement === area);
    expect(area.value).to.equal(game.positionText);
    expect([area.selectionStart, area.selectionEnd]).to.deep.equal([0, area.value.length]);
    expect(noteOf(game)).to.equal(english.errors.clipboard);
  });
});

describe('a link to the deal', () => {
  const link = async (game: YukonGame): Promise<string> => {
    const copied = clipboard();
    await press(game, 'share');
    await until(() => copied.length === 1);
    return copied[0]!;
  };

  it('brings the same deal wherever it is opened', async () => {
    const game = await yukon(html`<yukon-game controls share seed="a b/ü&=%" variant="russian"></yukon-game>`);
    const address = new URL(await link(game));
    expect(address.pathname).to.equal(location.pathname);
    expect(address.hash).to.match(/^#yukon-game=russian:/);
    history.replaceState(null, '', address.hash);
    const there = await yukon(html`<yukon-game controls share seed="2" daily></yukon-game>`);
    expect([there.seed, there.variant]).to.deep.equal(['a b/ü&=%', 'russian']);
    expect(there.positionText).to.equal(game.positionText);
  });

  it('is followed while the page is open', async () => {
    const game = await yukon(html`<yukon-game controls share seed="2"></yukon-game>`);
    location.hash = '#yukon-game=alaska:7';
    await until(() => game.seed === '7');
    expect(game.variant).to.equal('alaska');
  });

  it('is for the game that it names', async () => {
    location.hash = '#left=standard:7';
    const left = await yukon(html`<yukon-game share="left" seed="1"></yukon-game>`);
    const right = await yukon(html`<yukon-game share="right" seed="1"></yukon-game>`);
    expect([left.seed, right.seed]).to.deep.equal(['7', '1']);
  });

  it('is not looked at where the page does not share, and a bad one does no harm', async () => {
    location.hash = '#yukon-game=russian:7';
    expect((await yukon(html`<yukon-game seed="1"></yukon-game>`)).seed).to.equal('1');
    for (const hash of ['#yukon-game=', '#yukon-game=<b>:1', '#yukon-game', '#%E0%A4%A', '#yukon-game=x'])
      await (async () => {
        location.hash = hash;
        expect((await yukon(html`<yukon-game share seed="1"></yukon-game>`)).seed, hash).to.equal('1');
      })();
    location.hash = '#yukon-game=constructor:7';
    const game = await yukon(html`<yukon-game share seed="1"></yukon-game>`);
    expect([game.seed, game.variant]).to.deep.equal(['7', 'standard']);
  });
});

describe('the solution', () => {
  /** Won by two moves. */
  const SHORT = `yukon/standard; foundations: ${['c', 'd', 'h']
    .map((suit) => [...'A23456789TJQK'].map((rank) => rank + suit).join(' '))
    .join(', ')}, ${[...'A23456789TJ'].map((rank) => rank + 's').join(' ')}; tableau: Ks Qs`;

  it('is played, move by move, with a word and a button to stop', async () => {
    const game = await yukon(html`<yukon-game controls position=${SHORT}></yukon-game>`);
    const causes: string[] = [];
    game.addEventListener('patience-move', ({ cause }) => causes.push(cause));
    await press(game, 'solve');
    await until(() => game.moveCount === 1);
    await game.updateComplete;
    const notice = game.shadowRoot!.querySelector('.notice')!;
    expect(notice.textContent).to.contain('Showing the solution.');
    expect(notice.querySelector('[data-command=stop]')).to.not.equal(null);
    await until(() => game.status === 'won');
    expect(causes).to.deep.equal(['hint', 'hint']);
  });

  it('is stopped by its button, and the focus is not lost', async () => {
    const game = await yukon(html`<yukon-game controls position=${SHORT}></yukon-game>`);
    await press(game, 'solve');
    await until(() => game.moveCount === 1 && game.shadowRoot!.querySelector('[data-command=stop]') !== null);
    const stop = game.shadowRoot!.querySelector<HTMLElement>('.notice [data-command=stop]')!;
    stop.focus();
    stop.click();
    await game.updateComplete;
    expect(game.shadowRoot!.querySelector('[data-command=stop]')).to.equal(null);
    expect((game.shadowRoot!.activeElement as HTMLElement).dataset['pile']).to.match(/^[tf]\d$/);
    expect(game.status).to.equal('playing');
  });
});

describe('printing', () => {
  it('closes the dialog first', async () => {
    const game = await yukon();
    const before = print;
    const seen: boolean[] = [];
    globalThis.print = () => seen.push(dialogOf(game)?.open ?? false);
    await press(game, 'print');
    globalThis.print = before;
    expect(seen).to.deep.equal([false]);
  });
});
