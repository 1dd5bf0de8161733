/** The dialog: a real one, fetched when it is first asked for, in every place and state that an element can be in. */
import { expect, fixture, html } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import '../../src/index.js';
import { strings as english } from '../../src/locale/en.js';
import { YukonGame } from '../../src/yukon-game.js';
import { click, keys, painted, until } from '../support/at-table.js';
import { CAN } from '../support/abilities.js';

const dialogOf = (game: Element): HTMLDialogElement | null => game.shadowRoot!.querySelector('dialog');
const isOpen = (game: Element): boolean => dialogOf(game)?.matches(':modal') ?? false;
const button = (game: Element, command: string, where = '.toolbar'): HTMLElement =>
  game.shadowRoot!.querySelector<HTMLElement>(`${where} [data-command=${command}]`)!;
const focused = (game: Element): Element | null => game.shadowRoot!.activeElement;
const middle = (node: Element) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
};

async function yukon(markup = html`<yukon-game controls seed="1" save="dialogs"></yukon-game>`): Promise<YukonGame> {
  const box = await fixture<HTMLElement>(html`<div lang="en">${markup}</div>`);
  const game = box.querySelector('yukon-game')!;
  await game.updateComplete;
  return game;
}

async function opened(game: YukonGame, page?: string): Promise<HTMLDialogElement> {
  button(game, 'menu').click();
  await until(() => isOpen(game));
  if (page) {
    const before = dialogOf(game)!.textContent;
    button(game, page, 'dialog').click();
    await until(() => dialogOf(game)!.textContent !== before);
  }
  return dialogOf(game)!;
}

const PAGES = [undefined, 'rules', 'keys', 'statistics'] as const;

after(() => {
  localStorage.clear();
});

describe('the dialog', () => {
  it('opens by its button and closes by its own, and the focus goes back', async () => {
    const game = await yukon();
    await click(middle(button(game, 'menu')));
    await until(() => isOpen(game));
    expect(focused(game)?.localName).to.equal('h2');
    await click(middle(dialogOf(game)!.querySelector('header button')!));
    await until(() => !dialogOf(game));
    expect(focused(game)).to.equal(button(game, 'menu'));
  });

  it('opens and closes by keys, and the focus goes back to the table', async () => {
    const game = await yukon();
    game.shadowRoot!.querySelector<HTMLElement>('[data-pile=t3]')!.focus();
    await keys('o');
    await until(() => isOpen(game));
    await keys('Escape');
    await until(() => !dialogOf(game));
    expect((focused(game) as HTMLElement).dataset['pile']).to.equal('t3');
    await keys('?');
    await until(() => isOpen(game));
    expect(dialogOf(game)!.querySelector('h2')!.textContent).to.equal('Keys');
  });

  it('closes by a click on what lies behind, and by no other', async () => {
    const game = await yukon();
    const dialog = await opened(game);
    const { left, top, bottom } = dialog.getBoundingClientRect();
    await click({ x: Math.round(left + 4), y: Math.round((top + bottom) / 2) });
    expect(isOpen(game), 'its own edge').to.equal(true);
    await click({ x: Math.max(2, Math.round(left - 4)), y: Math.round((top + bottom) / 2) });
    await until(() => !dialogOf(game));
  });

  it('turns to its pages, and the focus goes along', async () => {
    const game = await yukon();
    for (const page of PAGES.slice(1)) {
      const dialog = await opened(game, page);
      expect(dialog.querySelector('h2')!.textContent.toLowerCase()).to.equal(page);
      expect(focused(game)).to.equal(dialog.querySelector('h2'));
      dialog.close();
      await until(() => !dialogOf(game));
    }
  });

  it('tells its page no keys', async () => {
    const game = await yukon();
    const heard: string[] = [];
    const hear = ({ key }: KeyboardEvent) => heard.push(key);
    document.addEventListener('keydown', hear);
    await opened(game);
    await keys('s', 'ArrowDown', '/');
    document.removeEventListener('keydown', hear);
    expect(heard).to.deep.equal([]);
  });

  it('goes with its element, and is not there when that comes back', async () => {
    const game = await yukon();
    const box = game.parentElement!;
    await opened(game);
    game.remove();
    await game.updateComplete;
    expect(dialogOf(game)).to.equal(null);
    box.append(game);
    await painted();
    expect(dialogOf(game)).to.equal(null);
    await opened(game);
  });

  it('is asked for and given up in one breath', async () => {
    const game = await yukon();
    button(game, 'menu').click();
    game.remove();
    const box = await fixture(html`<div></div>`);
    box.append(game);
    await painted();
    expect(dialogOf(game)).to.equal(null);
  });

  it('stays open and in the language of now', async () => {
    const game = await yukon();
    const dialog = await opened(game, 'rules');
    game.lang = 'de';
    await until(() => dialog.querySelector('h3')!.textContent === 'Ziel');
    expect(isOpen(game)).to.equal(true);
    expect(dialogOf(game)).to.equal(dialog);
    expect(dialog.querySelector('h2')!.textContent).to.equal('Regeln');
  });

  it('leaves what a page has put into the element alone', async () => {
    const game = await yukon(
      html`<yukon-game controls seed="1"
        ><dialog></dialog>
        <button slot="toolbar-end">More</button></yukon-game
      >`,
    );
    await opened(game);
    expect(game.querySelector('dialog')!.open).to.equal(false);
  });

  it('is none of a diagram', async () => {
    const game = await yukon(html`<yukon-game diagram seed="1"></yukon-game>`);
    game.shadowRoot!.querySelector<HTMLElement>('[data-pile=t1]')!.focus();
    await keys('o', '?');
    await painted();
    expect(dialogOf(game)).to.equal(null);
  });
});

describe('the dialog’s pages', () => {
  for (const [where, dir] of [
    ['from left to right', 'ltr'],
    ['from right to left', 'rtl'],
  ] as const)
    for (const page of PAGES)
      it(`have no barrier and cut nothing off: ${page ?? 'menu'}, ${where}`, async () => {
        const game = await yukon(
          html`<yukon-game
            controls
            seed="1"
            save="dialogs"
            share
            dir=${dir}
            lang=${dir === 'rtl' ? 'ar' : 'en'}
          ></yukon-game>`,
        );
        await until(() => !game.shadowRoot!.querySelector('[wordless]'));
        await game.updateComplete;
        const dialog = await opened(game, page);
        expect(getComputedStyle(dialog).direction).to.equal(dir);
        await expect(game).to.be.accessible();
      });

  if (CAN.narrowWindow)
    for (const page of PAGES)
      it(`fit into 240 pixels: ${page ?? 'menu'}`, async () => {
        await executeServerCommand('viewport', { width: 240, height: 400 });
        try {
          const game = await yukon();
          const dialog = await opened(game, page);
          const { left, right } = dialog.getBoundingClientRect();
          expect(left).to.be.at.least(0);
          expect(right).to.be.at.most(240);
          expect(dialog.scrollWidth).to.be.at.most(dialog.clientWidth);
        } finally {
          await executeServerCommand('viewport', { width: 800, height: 600 });
        }
      });

  it('state the rules of the variant that lies on the table', async () => {
    const game = await yukon(html`<yukon-game controls seed="1" variant="russian"></yukon-game>`);
    const russian = (await opened(game, 'rules')).textContent;
    expect(russian).to.contain('Russian Solitaire').and.contain('in the same suit');
    dialogOf(game)!.close();
    await until(() => !dialogOf(game));
    await game.deal({ variant: 'standard' });
    expect((await opened(game, 'rules')).textContent).to.contain('in alternating colors');
  });

  it('have the words of the page, where it hands them in', async () => {
    YukonGame.setStrings('x-own', {
      commands: { ...english.commands, rules: 'Our rules' },
      help: { rulesText: (name, variant) => [{ heading: 'Ours', paragraphs: [`${name} ${variant} <i>`] }] },
    });
    const game = await yukon(html`<yukon-game controls seed="1" lang="x-own"></yukon-game>`);
    const dialog = await opened(game, 'rules');
    expect(dialog.querySelector('h2')!.textContent).to.equal('Our rules');
    expect(dialog.querySelector('h3')!.textContent).to.equal('Ours');
    expect(dialog.textContent).to.contain('yukon standard <i>');
    expect((await opened(await yukon(), 'rules')).querySelector('h3')!.textContent).to.equal('Goal');
  });

  it('show the keys that do something', async () => {
    const game = await yukon(html`<yukon-game controls seed="1" no-undo no-hints></yukon-game>`);
    const dialog = await opened(game, 'keys');
    const rows = () => [...dialog.querySelectorAll('dl div')].map((row) => row.textContent.replace(/\s+/g, ' ').trim());
    expect(rows()).to.include('Menu O');
    expect(rows().filter((row) => /Undo|Hint|stock/.test(row))).to.deep.equal([]);
    game.letterKeys = false;
    await game.updateComplete;
    expect(rows()).to.not.include('Menu O');
    expect(rows().some((row) => row.includes('Arrow keys'))).to.equal(true);
  });
});
