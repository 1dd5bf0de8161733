/** Clicks with a real mouse: everything can be done without dragging. */
import { expect } from '@open-wc/testing';
import { CAN } from '../support/abilities.js';
import { AtTable, click, doubleClick, lettingGo, pointer, until } from '../support/at-table.js';

const GLENWOOD = `glenwood/standard
  foundations: 7h
  reserves: 7c 8d Qs, 9s Kh 2c, 5d 4c 3s, Jh Ad 6s
  tableau: 2h, Ks, Qd, 8s
  stock: 3c 4d 5h 6h 8h 9h Th Jd Tc Js 9d 9c Ts Td Jc 8c Qc Qh Kc Kd Ac Ah As 2d 2s 3d 3h 4h 4s 5c 5s 6c 6d 7d 7s
  redeals: 1`;

describe('clicks', () => {
  let table: AtTable;
  const open = async (position?: string) => {
    table = await new AtTable(position).open();
  };

  afterEach(async () => {
    await lettingGo();
    table.close();
  });

  it('pick cards up and put them down', async () => {
    await open();
    await click(table.strip('Qh'));
    await table.drawn();
    expect(table.selected).to.deep.equal(['Qh', 'Js']);
    expect(table.place('t2').hasAttribute('target')).to.be.true;
    await click(table.middle('Ks'));
    await table.drawn();
    expect(table.moves).to.deep.equal(['play t1*2>t2']);
    expect(table.selected).to.deep.equal([]);
  });

  it('let go on the same card and on the felt', async () => {
    await open();
    const jack = table.middle('Js');
    await click(jack);
    // Far enough away to be no double click.
    await click({ x: jack.x + 15, y: jack.y });
    await table.drawn();
    expect(table.selected).to.deep.equal([]);
    await click(table.middle('Qc'));
    const { right, bottom } = table.board.getBoundingClientRect();
    await click({ x: right - 3, y: bottom - 3 });
    await table.drawn();
    expect(table.selected).to.deep.equal([]);
    expect(table.moves).to.deep.equal([]);
  });

  it('put onto an empty pile', async () => {
    await open();
    await click(table.middle('Kd'));
    await click(table.middle('t6'));
    expect(table.moves).to.deep.equal(['play t3*1>t6']);
  });

  it('on a wrong pile say why not', async () => {
    await open();
    await click(table.middle('Ks'));
    await click(table.middle('Qc'));
    await table.drawn();
    expect(table.spoken).to.not.equal('');
    expect(table.moves).to.deep.equal([]);
  });

  it('twice on a card play its best move', async () => {
    await open();
    await doubleClick(table.middle('Js'));
    await table.drawn();
    expect(table.moves).to.deep.equal(['play t1*1>f4']);
    expect(table.selected).to.deep.equal([]);
  });

  it('on the stock turn a card each, however fast, while the last one is still on its way', async () => {
    await open();
    const { GlenwoodGame } = await import('../../src/glenwood-game.js');
    const game = new GlenwoodGame();
    table.game.replaceWith(game);
    game.setAttribute('position', GLENWOOD);
    game.style.setProperty('--patience-duration', '5s');
    await game.updateComplete;
    const { left, top, width, height } = game.shadowRoot!.querySelector('[data-pile=s]')!.getBoundingClientRect();
    const at = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    await doubleClick(at);
    await doubleClick(at);
    expect(game.position!.piles['w']!.cards.length).to.equal(4);
  });

  it('give the focus to the pile, without a ring', async () => {
    await open();
    await click(table.middle('Js'));
    await table.drawn();
    expect(table.root.activeElement).to.equal(table.place('t1'));
    expect(table.hasRing('t1')).to.be.false;
  });

  it('of the page or of assistive technology on a pile are as good', async () => {
    await open();
    table.place('t4').click();
    table.place('t3').click();
    expect(table.moves).to.deep.equal(['play t4*1>t3']);
  });

  if (CAN.rightButton) {
    it('with the right button show a covered card while it is down; only cards have no context menu', async () => {
      await open();
      const menus: boolean[] = [];
      const menu = (event: Event) => {
        menus.push(event.defaultPrevented);
        // What a browser shows then would lie over the page.
        event.preventDefault();
      };
      window.addEventListener('contextmenu', menu);
      await pointer({ type: 'move', ...table.strip('Qd') }, { type: 'down', button: 'right' });
      expect(table.marked('peek')).to.deep.equal(['Qd']);
      await pointer({ type: 'up', button: 'right' });
      expect(table.marked('peek')).to.deep.equal([]);
      const { right, bottom } = table.board.getBoundingClientRect();
      await click({ x: right - 3, y: bottom - 3 }, 'right');
      await click({ x: right - 3, y: table.box.getBoundingClientRect().bottom - 3 }, 'right');
      await until(() => menus.length === 3);
      expect(menus).to.deep.equal([true, false, false]);
      expect(table.selected).to.deep.equal([]);
      window.removeEventListener('contextmenu', menu);
    });
  }
});
