/** Fingers: cards that can move are dragged, everything else scrolls the page. */
import { expect } from '@open-wc/testing';
import { CAN } from '../support/abilities.js';
import { AtTable, painted, pointer, still, touch, touchLift, touchRelease, until } from '../support/at-table.js';

if (CAN.touch) {
  describe('fingers', () => {
    let table: AtTable;

    beforeEach(async () => {
      table = new AtTable();
      table.box.style.setProperty('margin-block', '100px 3000px');
      await table.open();
    });
    afterEach(() => {
      table.close();
      scrollTo(0, 0);
    });

    it('drag a card, and the page stays', async () => {
      await touchLift(table.middle('Js'), table.middle('f4'));
      expect(table.marked('carried')).to.deep.equal(['Js']);
      await touchRelease();
      await painted();
      expect(table.moves).to.deep.equal(['play t1*1>f4']);
      expect(scrollY).to.equal(0);
      const from = table.strip('Qh');
      await touchLift(from, { x: from.x, y: 20 });
      await painted();
      expect(scrollY).to.equal(0);
      expect(table.marked('carried')).to.deep.equal(['Qh']);
      await touchRelease();
      expect(table.marked('carried')).to.deep.equal([]);
    });

    if (CAN.touchScroll) {
      it('scroll the page from what cannot move, and nothing is left of the press', async () => {
        expect(table.card('Ts').hasAttribute('movable')).to.be.false;
        for (const start of [
          table.middle('Ts'),
          { x: table.board.getBoundingClientRect().right - 4, y: table.middle('t1').y + 150 },
        ]) {
          scrollTo(0, 0);
          await painted();
          await touchLift(start, { x: start.x, y: start.y - 90 });
          await until(() => scrollY > 0);
          await touchRelease();
          await still();
          expect(table.marked('carried')).to.deep.equal([]);
          expect(table.moves).to.deep.equal([]);
          expect(table.selected).to.deep.equal([]);
          expect(table.root.activeElement).to.be.null;
        }
      });
    }

    it('tap, and tap twice', async () => {
      await touch(table.middle('Qc'));
      await table.drawn();
      expect(table.selected).to.deep.equal(['Qc']);
      await touch(table.middle('Kd'));
      await table.drawn();
      expect(table.moves).to.deep.equal(['play t4*1>t3']);
      expect(table.selected).to.deep.equal([]);
      const at = table.middle('Js');
      await pointer(
        { type: 'touchstart', ...at },
        { type: 'touchend' },
        { type: 'touchstart', ...at },
        { type: 'touchend' },
      );
      expect(table.moves).to.deep.equal(['play t4*1>t3', 'play t1*1>f4']);
    });

    it('show a covered card while they stay on it, and drag it on from there', async () => {
      const at = table.strip('Qh');
      await pointer({ type: 'touchstart', ...at });
      await until(() => table.marked('peek').includes('Qh'));
      const to = table.middle('Ks');
      await pointer({ type: 'touchmove', x: at.x + 20, y: at.y }, { type: 'touchmove', ...to });
      expect(table.marked('peek')).to.deep.equal([]);
      expect(table.marked('carried')).to.deep.equal(['Qh', 'Js']);
      await pointer({ type: 'touchend' });
      expect(table.moves).to.deep.equal(['play t1*2>t2']);
    });

    it('a second one ends the drag of the first', async () => {
      await touchLift(table.middle('Js'), table.middle('f4'));
      expect(table.marked('carried')).to.deep.equal(['Js']);
      await pointer({ type: 'touchstart', id: 1, x: 5, y: 5 });
      expect(table.marked('carried')).to.deep.equal([]);
      await pointer({ type: 'touchend', id: 1 }, { type: 'touchend' });
      await painted();
      expect(table.moves).to.deep.equal([]);
      expect(table.selected).to.deep.equal([]);
    });
  });
}
