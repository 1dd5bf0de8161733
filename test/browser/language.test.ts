/** The language of an element: that of the page around it, followed, whole, and never flashing. */
import { expect, fixture, html } from '@open-wc/testing';
import { strings as german } from '../../src/locale/de.js';
import { strings as basque } from '../../src/locale/eu.js';
import { strings as catalan } from '../../src/locale/ca.js';
import { strings as english } from '../../src/locale/en.js';
import { strings as french } from '../../src/locale/fr.js';
import { strings as greek } from '../../src/locale/el.js';
import { unpack } from '../../src/locale/pack.js';
import { strings as spanish } from '../../src/locale/es.js';
import '../../src/index.js';
import { YukonGame } from '../../src/yukon-game.js';
import { painted, until } from '../support/at-table.js';

const [DE, EU, CA, FR, EL, ES] = [german, basque, catalan, french, greek, spanish].map(unpack);

const label = (game: Element, command: string): string | null | undefined =>
  game.shadowRoot!.querySelector(`.toolbar [data-command=${command}]`)?.getAttribute('aria-label');
const frame = (game: Element): HTMLElement => game.shadowRoot!.querySelector('.frame')!;
const board = (game: Element): HTMLElement => game.shadowRoot!.querySelector('.board')!;
const place = (game: Element, pile: string): HTMLElement =>
  game.shadowRoot!.querySelector<HTMLElement>(`[data-pile=${pile}]`)!;
const hasWords = (game: Element): boolean => !frame(game).hasAttribute('wordless');

async function yukon(markup: ReturnType<typeof html>): Promise<YukonGame> {
  const box = await fixture<HTMLElement>(html`<div lang="en">${markup}</div>`);
  const game = box.querySelector('yukon-game')!;
  await game.updateComplete;
  return game;
}

async function said(game: Element, command: string, text: string): Promise<void> {
  await until(() => label(game, command) === text);
}

describe('the language of the page around a game', () => {
  it('decides, and is followed', async () => {
    const game = await yukon(html`<p lang="de"><yukon-game controls seed="1"></yukon-game></p>`);
    await said(game, 'undo', DE!.commands.undo);
    expect(frame(game).lang).to.match(/^de/);
    const around = game.parentElement!;
    around.lang = 'fr';
    await said(game, 'undo', FR!.commands.undo);
    game.lang = 'en';
    await said(game, 'undo', english.commands.undo);
    game.removeAttribute('lang');
    await said(game, 'undo', FR!.commands.undo);
    around.lang = '';
    await said(game, 'undo', english.commands.undo);
  });

  it('falls back from a region, and to English as a whole', async () => {
    const game = await yukon(html`<yukon-game controls seed="1" lang="ca-valencia"></yukon-game>`);
    await said(game, 'undo', CA!.commands.undo);
    game.lang = 'fr_CA';
    await said(game, 'undo', FR!.commands.undo);
    game.lang = 'tlh';
    await said(game, 'undo', english.commands.undo);
    expect(frame(game).lang).to.equal('en');
  });

  it('is each element’s own', async () => {
    const box = await fixture(
      html`<div>
        <yukon-game controls seed="1" lang="de"></yukon-game><yukon-game controls seed="1" lang="es"></yukon-game>
      </div>`,
    );
    const [first, second] = [...box.querySelectorAll('yukon-game')];
    await said(first!, 'undo', DE!.commands.undo);
    await said(second!, 'undo', ES!.commands.undo);
    expect(place(first!, 't1').ariaLabel).to.contain(DE!.piles.column);
    expect(place(second!, 't1').ariaLabel).to.contain(ES!.piles.column);
  });

  it('reaches into shadow roots', async () => {
    const outer = await fixture<HTMLElement>(html`<section lang="de"></section>`);
    const root = outer.attachShadow({ mode: 'open' });
    const game = new YukonGame();
    game.controls = true;
    root.append(game);
    await said(game, 'undo', DE!.commands.undo);
    outer.lang = 'en';
    await said(game, 'undo', english.commands.undo);
  });

  it('is that of what the page is told', async () => {
    const game = await yukon(html`<yukon-game seed="1" lang="de"></yukon-game>`);
    await until(() => hasWords(game));
    expect(game.whyNot('t1>t1')!.message).to.not.equal(english.reasons['same-pile']);
  });
});

describe('words that have to be fetched', () => {
  it('are waited for: nothing is shown or said in another language', async () => {
    const box = await fixture(html`<div></div>`);
    const game = new YukonGame();
    Object.assign(game, { controls: true, seed: '1', lang: 'oc' });
    box.append(game);
    await game.updateComplete;
    expect(hasWords(game), 'no network is that fast').to.equal(false);
    for (const part of ['.toolbar', '.status'])
      expect(getComputedStyle(game.shadowRoot!.querySelector(part)!).visibility, part).to.equal('hidden');
    expect(place(game, 't1').hasAttribute('aria-label')).to.equal(false);
    const indices = () =>
      [...game.shadowRoot!.querySelectorAll('[data-card] text')].map((node) => node.textContent.replace(/\d/g, ''));
    expect(new Set(indices())).to.deep.equal(new Set(['']));
    game.undo();
    game.move(game.legalMoves[0]!);
    await until(() => hasWords(game));
    await game.updateComplete;
    const OC = unpack((await import('../../src/locale/oc.js')).strings);
    expect(label(game, 'undo')).to.equal(OC.commands.undo);
    expect(getComputedStyle(game.shadowRoot!.querySelector('.toolbar')!).visibility).to.equal('visible');
    expect(place(game, 't1').ariaLabel).to.contain(OC.piles.column);
    expect(new Set(indices()).size).to.be.greaterThan(3);
  });

  it('do not replace those of a language that was asked for later', async () => {
    const game = await yukon(html`<yukon-game controls seed="1" lang="de"></yukon-game>`);
    await said(game, 'undo', DE!.commands.undo);
    const seen = new Set<string | null | undefined>();
    new MutationObserver(() => seen.add(label(game, 'undo'))).observe(game.shadowRoot!, {
      subtree: true,
      attributes: true,
    });
    game.lang = 'eu';
    await Promise.resolve();
    game.lang = 'en';
    await import('../../src/locale/eu.js');
    for (let frames = 0; frames < 5; frames++) await painted();
    expect(label(game, 'undo')).to.equal(english.commands.undo);
    expect([...seen]).to.not.include(EU!.commands.undo);
  });

  it('keep the old ones until they are there', async () => {
    const game = await yukon(html`<yukon-game controls seed="1" lang="de"></yukon-game>`);
    await said(game, 'undo', DE!.commands.undo);
    const seen: (string | null | undefined)[] = [];
    new MutationObserver(() => seen.push(label(game, 'undo'))).observe(game.shadowRoot!, {
      subtree: true,
      attributes: true,
      attributeFilter: ['aria-label'],
    });
    game.lang = 'el';
    await said(game, 'undo', EL!.commands.undo);
    expect(seen).to.not.include(english.commands.undo);
  });
});

describe('the direction of the page around a game', () => {
  const left = (game: Element, pile: string): number => place(game, pile).getBoundingClientRect().left;

  it('mirrors the table, and `mirrored` turns it back', async () => {
    const game = await yukon(html`<p dir="rtl"><yukon-game seed="1"></yukon-game></p>`);
    expect(board(game).hasAttribute('mirrored')).to.equal(true);
    expect(left(game, 't1')).to.be.greaterThan(left(game, 't7'));
    game.mirrored = true;
    await game.updateComplete;
    expect(board(game).hasAttribute('mirrored')).to.equal(false);
    expect(left(game, 't1')).to.be.lessThan(left(game, 't7'));
    game.parentElement!.dir = 'ltr';
    await until(() => board(game).hasAttribute('mirrored'));
  });

  it('is one thing, that of the words and of undo and redo another', async () => {
    const arrow = (command: string) =>
      getComputedStyle(game.shadowRoot!.querySelector(`[data-command=${command}] .icon`)!).scale;
    const game = await yukon(html`<yukon-game controls seed="1" lang="ar" dir="rtl"></yukon-game>`);
    await until(() => hasWords(game));
    expect(getComputedStyle(frame(game)).direction).to.equal('rtl');
    expect(['undo', 'redo', 'hint'].map(arrow)).to.deep.equal(['-1 1', '-1 1', 'none']);
    game.lang = 'en';
    await said(game, 'undo', english.commands.undo);
    expect(getComputedStyle(frame(game)).direction).to.equal('ltr');
    expect(arrow('undo')).to.equal('none');
    expect(board(game).hasAttribute('mirrored')).to.equal(true);
  });
});

describe('words that a page hands in', () => {
  it('go before those of a language, for a region or for all of it', async () => {
    const game = await yukon(html`<yukon-game controls seed="1" lang="de-CH"></yukon-game>`);
    await said(game, 'undo', DE!.commands.undo);
    YukonGame.setStrings('de-ch', { commands: { ...english.commands, undo: 'Retour' } });
    await said(game, 'undo', 'Retour');
    const other = await yukon(html`<yukon-game controls seed="1" lang="de"></yukon-game>`);
    await said(other, 'undo', DE!.commands.undo);
    YukonGame.setStrings('de-CH', { empty: 'nichts da' });
    await game.updateComplete;
    expect(label(game, 'undo'), 'kept').to.equal('Retour');
  });

  it('may be a language of their own, handed in before', async () => {
    YukonGame.setStrings('eo', { ...english, tag: 'eo', commands: { ...english.commands, undo: 'Malfari' } });
    const game = await yukon(html`<yukon-game controls seed="1" lang="eo"></yukon-game>`);
    expect(label(game, 'undo')).to.equal('Malfari');
    expect(frame(game).lang).to.equal('eo');
  });

  it('never become markup', async () => {
    YukonGame.setStrings('x-test', { commands: { ...english.commands, undo: '<b>"&' } });
    const game = await yukon(html`<yukon-game controls seed="1" lang="x-test"></yukon-game>`);
    expect(label(game, 'undo')).to.equal('<b>"&');
    expect(game.shadowRoot!.querySelectorAll('.toolbar b').length).to.equal(0);
  });
});
