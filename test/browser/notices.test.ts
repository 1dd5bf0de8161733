/** What the game says unasked: won, stuck, what it offers, what it searches; and the line below the table. */
import { expect, fixture, html } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import '../../src/index.js';
import type { BearRiverGame } from '../../src/bear-river-game.js';
import type { YukonGame } from '../../src/yukon-game.js';
import { CAN } from '../support/abilities.js';
import { keys, painted, until } from '../support/at-table.js';

const RANKS = [...'A23456789TJQK'];
const full = (suit: string): string => RANKS.map((rank) => rank + suit).join(' ');
const upTo = (rank: string, suit: string): string =>
  RANKS.slice(0, RANKS.indexOf(rank) + 1)
    .map((each) => each + suit)
    .join(' ');
const nearly = (rank: string, tableau: string): string =>
  `yukon/standard; foundations: ${['c', 'd', 'h'].map(full).join(', ')}, ${upTo(rank, 's')}; tableau: ${tableau}`;
/** One move from its win. */
const LAST = nearly('Q', 'Ks');
/** The last card lies on the last but one: nothing goes up by itself at once. */
const REST = nearly('J', 'Ks, Qs');
/** A Bear River deal without a legal move. */
const DEAD = '48';

const noticeOf = (game: Element): HTMLElement | null => game.shadowRoot!.querySelector<HTMLElement>('.notice');
const boardOf = (game: Element): HTMLElement => game.shadowRoot!.querySelector<HTMLElement>('.board')!;
const spoken = (game: Element): string => game.shadowRoot!.querySelector('.spoken')!.textContent.trim();
const offersOf = (game: Element): readonly (string | undefined)[] =>
  [...(noticeOf(game)?.querySelectorAll('button') ?? [])].map(({ dataset }) => dataset['command']);
const offer = (game: Element, command: string): HTMLElement =>
  noticeOf(game)!.querySelector<HTMLElement>(`[data-command=${command}]`)!;

describe('a win', () => {
  it('is told, celebrated until the next input, and offers the next game', async () => {
    const game = await fixture<YukonGame>(html`<yukon-game position=${LAST}></yukon-game>`);
    game.move('t1>f4');
    await game.updateComplete;
    expect(noticeOf(game)!.textContent).to.contain('You have won!');
    expect(spoken(game)).to.contain('You have won!');
    expect(offersOf(game)).to.deep.equal(['undo', 'deal']);
    expect(boardOf(game).hasAttribute('celebrate')).to.equal(true);
    await keys('Shift');
    expect(boardOf(game).hasAttribute('celebrate')).to.equal(false);
    offer(game, 'deal').click();
    await game.updateComplete;
    expect(game.status).to.equal('playing');
    expect(noticeOf(game)).to.equal(null);
  });

  it('shows what the page has put there', async () => {
    const game = await fixture<YukonGame>(
      html`<yukon-game position=${LAST}><a slot="win" href="#next">Next</a></yukon-game>`,
    );
    const link = game.querySelector('a')!;
    expect(link.getClientRects().length).to.equal(0);
    game.move('t1>f4');
    await game.updateComplete;
    expect(link.getClientRects().length).to.equal(1);
  });

  it('stands on the table, wherever the element is', async () => {
    const box = await fixture<HTMLElement>(
      html`<div>
        <p>Before</p>
        <yukon-game position=${LAST}></yukon-game>
        <p>After</p>
      </div>`,
    );
    const game = box.querySelector('yukon-game')!;
    await game.updateComplete;
    game.move('t1>f4');
    await game.updateComplete;
    const [notice, table] = [noticeOf(game)!, game].map((node) => node.getBoundingClientRect());
    expect(Math.abs(notice!.top + notice!.bottom - table!.top - table!.bottom)).to.be.lessThan(4);
    expect(Math.abs(notice!.left + notice!.right - table!.left - table!.right)).to.be.lessThan(4);
  });

  it('is celebrated once: not when it is stepped to, not when it is laid', async () => {
    const game = await fixture<YukonGame>(html`<yukon-game position=${LAST}></yukon-game>`);
    game.move('t1>f4');
    game.undo();
    expect(boardOf(game).hasAttribute('celebrate')).to.equal(false);
    game.redo();
    expect(boardOf(game).hasAttribute('celebrate')).to.equal(false);
    const { record } = game;
    game.load(record);
    await game.updateComplete;
    expect(game.status).to.equal('won');
    expect(boardOf(game).hasAttribute('celebrate')).to.equal(false);
  });

  it('is not celebrated any longer when the element leaves the page', async () => {
    const game = await fixture<YukonGame>(html`<yukon-game position=${LAST}></yukon-game>`);
    game.move('t1>f4');
    game.remove();
    expect(boardOf(game).hasAttribute('celebrate')).to.equal(false);
  });

  if (CAN.mediaFeatures)
    it('is not celebrated where no motion is wanted', async () => {
      await executeServerCommand('emulate-media-features', [{ name: 'prefers-reduced-motion', value: 'reduce' }]);
      try {
        const game = await fixture<YukonGame>(html`<yukon-game position=${LAST}></yukon-game>`);
        game.move('t1>f4');
        expect(boardOf(game).hasAttribute('celebrate')).to.equal(false);
      } finally {
        await executeServerCommand('emulate-media-features', []);
      }
    });
});

describe('no way on', () => {
  it('is told at the deal, and offers another one unless the page forbids it', async () => {
    const game = await fixture<BearRiverGame>(html`<bear-river-game seed=${DEAD}></bear-river-game>`);
    expect(noticeOf(game)!.textContent).to.contain('This deal has no move at all.');
    expect(offersOf(game)).to.deep.equal(['deal']);
    game.noDeal = true;
    await game.updateComplete;
    expect(offersOf(game)).to.deep.equal([]);
  });

  it('can be undone, and the focus goes to the table', async () => {
    const game = await fixture<BearRiverGame>(html`<bear-river-game seed="13"></bear-river-game>`);
    expect(game.move('t10>t12')).to.equal(true);
    await game.updateComplete;
    expect(noticeOf(game)!.textContent).to.contain('No move is left.');
    expect(spoken(game)).to.contain('No move is left.');
    expect(offersOf(game)).to.deep.equal(['undo', 'deal']);
    offer(game, 'undo').focus();
    await keys('Enter');
    await game.updateComplete;
    expect(game.status).to.equal('playing');
    expect((game.shadowRoot!.activeElement as HTMLElement).dataset['pile']).to.equal('t10');
  });
});

describe('the rest that plays itself', () => {
  it('is offered, said once, and played', async () => {
    const game = await fixture<YukonGame>(html`<yukon-game position=${REST}></yukon-game>`);
    expect(noticeOf(game)!.textContent).to.contain('The rest plays itself.');
    expect(offersOf(game)).to.deep.equal(['finish']);
    offer(game, 'finish').click();
    expect(game.status).to.equal('won');
    expect(game.moveCount, 'one step').to.equal(1);
  });

  it('is offered only where it reaches the win', async () => {
    const game = await fixture<YukonGame>(html`<yukon-game seed="1"></yukon-game>`);
    expect(noticeOf(game)).to.equal(null);
  });

  it('is said when it becomes so', async () => {
    const game = await fixture<YukonGame>(html`<yukon-game seed="1"></yukon-game>`);
    game.load(REST);
    await game.updateComplete;
    expect(spoken(game)).to.contain('The rest plays itself.');
    game.timer = true;
    await game.updateComplete;
    expect(spoken(game).split('The rest plays itself.').length).to.equal(2);
  });
});

describe('the search for a deal that can be won', () => {
  /** The solver has to look at more than a thousand positions of the first deal, and then finds it lost. */
  const HARD = html`<bear-river-game winnable seed="2"></bear-river-game>`;

  it('says what it does, and ends with a deal', async () => {
    const game = await fixture<BearRiverGame>(HARD);
    expect(game.position).to.equal(null);
    expect(noticeOf(game)!.textContent).to.contain('Searching for a deal');
    expect(noticeOf(game)!.hasAttribute('busy')).to.equal(true);
    await until(() => game.position !== null);
    await game.updateComplete;
    expect(noticeOf(game)).to.equal(null);
    expect(game.seed).to.match(/^2~\d+$/);
  });

  it('is stopped by its button; the first deal lies there then', async () => {
    const game = await fixture<BearRiverGame>(HARD);
    expect(offersOf(game)).to.deep.equal(['stop']);
    offer(game, 'stop').click();
    await game.updateComplete;
    expect(game.seed).to.equal('2');
    expect(noticeOf(game)).to.equal(null);
  });
});

describe('a position that waits', () => {
  it('says how Glenwood begins', async () => {
    const game = await fixture(html`<glenwood-game seed="1"></glenwood-game>`);
    expect(noticeOf(game)!.textContent).to.contain('Choose the base');
    expect(offersOf(game)).to.deep.equal([]);
  });

  it('says nothing of a diagram', async () => {
    const game = await fixture(
      html`<glenwood-game diagram position="glenwood/standard; tableau: Ks, Qh"></glenwood-game>`,
    );
    expect(noticeOf(game)).to.equal(null);
  });
});

describe('the line below the table', () => {
  const item = (game: Element, name: string): string | undefined =>
    game.shadowRoot!.querySelector(`.status [data-item=${name}]`)?.textContent.replace(/\s+/g, ' ').trim();

  it('shows a clock that runs from the first move while it is to be seen', async () => {
    const game = await fixture<YukonGame>(html`<yukon-game seed="1" timer></yukon-game>`);
    expect(item(game, 'time')).to.contain('0:00');
    game.move(game.legalMoves[0]!);
    await until(() => item(game, 'time')!.includes('0:01'));
    await until(() => item(game, 'time')!.includes('0:02'));
    game.timer = false;
    await game.updateComplete;
    expect(item(game, 'time')).to.equal(undefined);
  });

  it('leaves no timer behind', async () => {
    const game = await fixture<YukonGame>(html`<yukon-game seed="1" timer></yukon-game>`);
    const waiting = new Set<unknown>();
    const { setTimeout: set, clearTimeout: clear } = globalThis;
    const watch = (run: () => void, after: number) => {
      const id = set(() => {
        waiting.delete(id);
        run();
      }, after);
      waiting.add(id);
      return id;
    };
    const forget = (id: ReturnType<typeof set>) => {
      waiting.delete(id);
      clear(id);
    };
    Object.assign(globalThis, { setTimeout: watch, clearTimeout: forget });
    try {
      game.move(game.legalMoves[0]!);
      await game.updateComplete;
      expect(waiting.size).to.equal(1);
      game.remove();
      await game.updateComplete;
      expect(waiting.size).to.equal(0);
    } finally {
      Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
    }
  });

  it('shows the verdict where the page wants it, but not where it forbids hints', async () => {
    const game = await fixture<YukonGame>(html`<yukon-game position=${REST} show-verdict></yukon-game>`);
    const verdict = () => game.shadowRoot!.querySelector<HTMLElement>('.verdict');
    await until(() => verdict()?.dataset['verdict'] === 'winnable');
    expect(verdict()!.textContent).to.equal('Can be won');
    game.noHints = true;
    await game.updateComplete;
    expect(verdict()).to.equal(null);
    game.noHints = false;
    game.showVerdict = false;
    await painted();
    expect(verdict()).to.equal(null);
  });
});

describe('the toolbar', () => {
  it('is one tab stop, also after buttons have gone, and beside what the page puts in', async () => {
    const box = await fixture<HTMLElement>(
      html`<div>
        <yukon-game controls seed="1"><button slot="toolbar-start">Mine</button></yukon-game>
      </div>`,
    );
    const game = box.querySelector('yukon-game')!;
    await game.updateComplete;
    const stops = () =>
      [...game.shadowRoot!.querySelectorAll<HTMLElement>('.toolbar button')]
        .filter(({ tabIndex }) => tabIndex === 0)
        .map(({ dataset }) => dataset['command']);
    expect(stops()).to.deep.equal(['deal']);
    game.querySelector('button')!.focus();
    expect(stops()).to.deep.equal(['deal']);
    game.shadowRoot!.querySelector<HTMLElement>('.toolbar [data-command=deal]')!.focus();
    await keys('End', 'ArrowLeft');
    await game.updateComplete;
    expect(stops()).to.deep.equal(['hint']);
    await game.updateComplete;
    game.noHints = true;
    await game.updateComplete;
    expect(stops()).to.deep.equal(['deal']);
    game.shadowRoot!.querySelector<HTMLElement>('.toolbar [data-command=menu]')!.focus();
    game.noUndo = true;
    await game.updateComplete;
    expect(stops()).to.deep.equal(['menu']);
  });
});
