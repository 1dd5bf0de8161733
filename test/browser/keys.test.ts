/** The real keyboard: one tab stop, every pile reached, everything played. */
import { expect } from '@open-wc/testing';
import { AtTable, keys } from '../support/at-table.js';

describe('keys', () => {
  let table: AtTable;
  let before: HTMLButtonElement;
  let after: HTMLButtonElement;

  const here = () => (table.root.activeElement as HTMLElement | null)?.dataset['pile'];
  const press = async (...chords: string[]) => {
    await keys(...chords);
    await table.drawn();
  };

  beforeEach(async () => {
    table = await new AtTable().open();
    [before, after] = [document.createElement('button'), document.createElement('button')];
    table.game.before(before);
    table.game.after(after);
    before.focus();
  });
  afterEach(() => {
    table.close();
    scrollTo(0, 0);
  });

  it('come in and go out with one Tab each, and come back to where they were', async () => {
    await press('Tab');
    expect(here()).to.equal('t1');
    await press('ArrowRight', 'ArrowRight');
    expect(here()).to.equal('t3');
    expect(table.hasRing('t3')).to.be.true;
    await press('Tab');
    expect(document.activeElement).to.equal(after);
    await press('Shift+Tab');
    expect(here()).to.equal('t3');
    await press('Shift+Tab');
    expect(document.activeElement).to.equal(before);
  });

  it('pick up, put down and let go', async () => {
    await press('Tab', 'ArrowUp', 'Enter');
    expect(table.selected).to.deep.equal(['Qh', 'Js']);
    await press('Escape');
    expect(table.selected).to.deep.equal([]);
    await press('Enter', 'ArrowRight', 'Space');
    expect(table.moves).to.deep.equal(['play t1*2>t2']);
    expect(here()).to.equal('t2');
    await press('u');
    expect(table.moves.at(-1)).to.equal('undo t1*2>t2');
    expect(here()).to.equal('t1');
    await press('Shift+u', 'Control+z', 'Control+y');
    expect(table.moves.slice(2)).to.deep.equal(['redo t1*2>t2', 'undo t1*2>t2', 'redo t1*2>t2']);
  });

  it('keep what is held where it does not fit, and say why', async () => {
    await press('Tab', '2', 'Enter', '4', 'Enter');
    expect(table.selected).to.deep.equal(['Ks']);
    expect(table.spoken).to.not.equal('');
    await press('6', 'Enter');
    expect(table.moves).to.deep.equal(['play t2*1>t6']);
  });

  it('send a card to a foundation, and stay with its pile', async () => {
    await press('Tab', 'f', 'f');
    expect(table.moves).to.deep.equal(['play t1*1>f4']);
    expect(here()).to.equal('t1');
  });

  it('read out', async () => {
    await press('Tab');
    const heard = new Set<string>();
    for (const key of ['p', 't', 'g', 'm']) {
      await press(key);
      heard.add(table.spoken);
    }
    expect(heard.size).to.equal(4);
    expect(heard.has('')).to.be.false;
  });

  it('go as it is seen, mirrored and from right to left', async () => {
    table.game.mirrored = true;
    await table.drawn();
    await press('Tab', 'ArrowLeft');
    expect(here()).to.equal('t2');
    table.game.mirrored = false;
    table.box.dir = 'rtl';
    await table.drawn();
    await press('ArrowLeft', 'ArrowLeft', 'ArrowRight');
    expect(here()).to.equal('t3');
  });

  it('that do something do not reach the page, the others do', async () => {
    const heard: string[] = [];
    const listen = ({ key }: KeyboardEvent) => void heard.push(key);
    document.addEventListener('keydown', listen);
    table.box.style.setProperty('margin-bottom', '3000px');
    await press('Tab', 'ArrowDown', 'Space', 'Space', 'End', 'Home', 'h', 'a', 'x', 'Escape');
    document.removeEventListener('keydown', listen);
    expect(heard).to.deep.equal(['Tab', 'a', 'x', 'Escape']);
    expect(scrollY).to.equal(0);
  });
});
