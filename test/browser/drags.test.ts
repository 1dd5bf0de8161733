/** Dragging with real pointers: where the cards are under them, where they go, and that a drag always ends. */
import { expect } from '@open-wc/testing';
import { CAN } from '../support/abilities.js';
import {
  AtTable,
  click,
  drag,
  keys,
  lettingGo,
  lift,
  pointer,
  release,
  until,
  type Point,
} from '../support/at-table.js';

const near = (got: Point, wanted: Point, what: string) => {
  expect(Math.hypot(got.x - wanted.x, got.y - wanted.y), `${what}: ${JSON.stringify([got, wanted])}`).to.be.below(2);
};

describe('dragging', () => {
  let table: AtTable;

  const expectAtRest = (what: string) => {
    expect(table.marked('carried'), what).to.deep.equal([]);
    expect(table.board.hasAttribute('carrying'), what).to.be.false;
    for (const card of table.root.querySelectorAll<HTMLElement>('.card')) {
      expect(card.style.getPropertyValue('--dx') + card.style.getPropertyValue('--dy'), what).to.equal('');
    }
  };

  beforeEach(async () => {
    table = await new AtTable().open();
  });
  afterEach(async () => {
    await lettingGo();
    table.close();
    scrollTo(0, 0);
  });

  it('plays a move, and says where cards may go meanwhile', async () => {
    await lift(table.strip('Qh'), table.middle('Ks'));
    await table.drawn();
    expect(table.marked('carried')).to.deep.equal(['Qh', 'Js']);
    expect(table.place('t2').hasAttribute('target')).to.be.true;
    expect(table.place('t3').hasAttribute('target')).to.be.false;
    await release();
    expect(table.moves).to.deep.equal(['play t1*2>t2']);
    await table.drawn();
    expectAtRest('after the drop');
    expect(table.root.activeElement, 'the keys go on there').to.equal(table.place('t2'));
    expect(table.hasRing('t2')).to.be.false;
    near(table.middle('Ks'), { ...table.middle('Qh'), y: table.middle('Ks').y }, 'in one column');
  });

  it('finds the nearest legal pile', async () => {
    const ace = table.middle('f1');
    await drag(table.middle('Js'), { x: ace.x + 4, y: ace.y + 4 });
    expect(table.moves).to.deep.equal(['play t1*1>f4']);
  });

  it('that ends on a wrong pile is refused in words, on nothing in silence', async () => {
    await drag(table.middle('Ks'), table.middle('Qc'));
    await table.drawn();
    expect(table.spoken).not.to.equal('');
    expect(table.moves).to.deep.equal([]);
    expectAtRest('refused');
  });

  /** How the table may lie in the page. */
  const LIES: Readonly<Record<string, () => void>> = {
    'in a scrolled page': () => {
      table.box.style.setProperty('margin-block', '400px 2000px');
      scrollTo(0, 300);
    },
    'turned and scaled': () => {
      table.box.style.setProperty('transform', 'translate(40px, 60px) rotate(20deg) scale(0.7)');
    },
    mirrored: () => {
      table.game.mirrored = true;
    },
    'in a page from right to left': () => {
      table.box.dir = 'rtl';
    },
    'seen in a mirror': () => {
      table.box.style.setProperty('transform', 'scaleX(-0.9)');
    },
    zoomed: () => {
      table.box.style.setProperty('zoom', '1.25');
      table.box.style.setProperty('width', '400px');
    },
    'in a box that scrolls': () => {
      table.box.style.setProperty('height', '260px');
      table.box.style.setProperty('overflow', 'auto');
      table.box.scrollTop = 60;
    },
    'in a dialog': () => {
      const dialog = document.createElement('dialog');
      table.box.replaceWith(dialog);
      dialog.append(table.box);
      dialog.showModal();
      table.close = () => {
        dialog.remove();
      };
    },
    small: () => {
      table.box.style.setProperty('width', '240px');
    },
  };

  for (const [how, lie] of Object.entries(LIES)) {
    it(`keeps the cards under the pointer: ${how}`, async () => {
      lie();
      await table.drawn();
      const from = table.middle('Js');
      const [goal, before] = [table.middle('Ks'), table.middle('Qc')];
      await lift(from, { x: before.x + 13, y: before.y + 17 });
      near(table.middle('Js'), { x: before.x + 13, y: before.y + 17 }, 'on the way');
      await release();
      expectAtRest('on nothing legal');
      await drag(table.middle('Js'), table.middle('f4'));
      expect(table.moves).to.deep.equal(['play t1*1>f4']);
      await table.drawn();
      await drag(table.middle('Qh'), goal);
      expect(table.moves).to.deep.equal(['play t1*1>f4', 'play t1*1>t2']);
    });
  }

  it('keeps them there when the page scrolls, the box grows and the layout shifts under way', async () => {
    table.box.style.setProperty('margin-bottom', '3000px');
    await table.drawn();
    const at = table.middle('f2');
    await lift(table.middle('Js'), at);
    scrollBy(0, 25);
    await until(() => scrollY === 25);
    await table.drawn();
    near(table.middle('Js'), at, 'scrolled');
    table.box.style.setProperty('width', '400px');
    table.box.style.setProperty('margin-inline-start', '90px');
    await table.drawn();
    await pointer({ type: 'move', x: at.x + 20, y: at.y });
    near(table.middle('Js'), { x: at.x + 20, y: at.y }, 'another size');
    const to = table.middle('f4');
    await pointer({ type: 'move', ...to });
    await release();
    expect(table.moves).to.deep.equal(['play t1*1>f4']);
  });

  const ENDS: Readonly<Record<string, () => unknown>> = {
    'Escape is pressed': () => keys('Escape'),
    ...(CAN.rightButton && {
      'the right button goes down': () => pointer({ type: 'down', button: 'right' }, { type: 'up', button: 'right' }),
    }),
    'the window loses the focus': () => window.dispatchEvent(new Event('blur')),
    'a new game is dealt': () => void table.game.deal({ seed: 'x' }),
    'the page plays a move': () => table.game.move('t4>t3'),
    'the element is taken away and put back': () => {
      table.game.remove();
      table.box.append(table.game);
    },
  };
  for (const [what, happen] of Object.entries(ENDS)) {
    it(`ends when ${what}`, async () => {
      const { length } = table.moves;
      await lift(table.middle('Js'), table.middle('f4'));
      expect(table.marked('carried')).to.deep.equal(['Js']);
      await happen();
      expectAtRest(what);
      await pointer({ type: 'move', ...table.middle('f4') }, { type: 'up' });
      expect(table.moves.slice(length).filter((move) => move.startsWith('play'))).to.deep.equal([]);
      table.game.load(table.game.getAttribute('position')!);
      await table.drawn();
      await drag(table.middle('Js'), table.middle('f4'));
      expect(table.moves.at(-1)).to.equal('play t1*1>f4');
    });
  }

  it('ends when the element goes for good', async () => {
    await lift(table.middle('Js'), table.middle('f4'));
    table.game.remove();
    await release();
    expectAtRest('removed');
  });

  it('selects no text, drags no picture, and its end is no click for the page', async () => {
    const clicks: string[] = [];
    const heard = ({ type }: Event) => void clicks.push(type);
    document.addEventListener('click', heard);
    document.addEventListener('selectstart', heard);
    table.box.append('Some text below the table.');
    await drag(table.middle('Js'), { x: table.middle('Js').x, y: table.box.getBoundingClientRect().bottom - 5 });
    await drag(table.middle('Js'), table.middle('f4'));
    expect(clicks).to.deep.equal([]);
    expect(String(getSelection())).to.equal('');
    await click(table.middle('Ks'));
    expect(clicks).to.deep.equal(['click']);
    document.removeEventListener('click', heard);
    document.removeEventListener('selectstart', heard);
  });
});
