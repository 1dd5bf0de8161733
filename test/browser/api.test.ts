/** What a page sets, calls and hears: attributes, methods, events, bad input. */
import { expect, fixture, html } from '@open-wc/testing';
import { makePosition, parsePosition, type Move, type Position } from '../../src/engine.js';
import '../../src/index.js';
import type { YukonGame } from '../../src/yukon-game.js';
import { dealt, hearing, NEARLY_WON, types } from '../support/hearing.js';

/** A Bear River deal without a legal move. */
const DEAD = '48';

const positionOf = (text: string): Position => {
  const read = parsePosition(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

describe('what is played first', () => {
  it('deals the seed, tells it, and never writes the attribute', async () => {
    const { game, heard } = await hearing(html`<yukon-game seed="blog-42"></yukon-game>`);
    expect(game.positionText).to.equal(dealt('yukon', 'blog-42'));
    expect(game.seed).to.equal('blog-42');
    expect(types(heard)).to.deep.equal(['deal']);
    expect(heard[0]!['seed']).to.equal('blog-42');
    await game.deal();
    expect(game.getAttribute('seed')).to.equal('blog-42');
  });

  it('takes the empty seed for a seed', async () => {
    const { game } = await hearing(html`<yukon-game seed=""></yukon-game>`);
    expect(game.positionText).to.equal(dealt('yukon', ''));
    expect(game.seed).to.equal('');
  });

  it('draws a seed where none is given, and says which', async () => {
    const { game } = await hearing(html`<bear-river-game></bear-river-game>`);
    expect(game.seed).to.be.a('string');
    expect(game.positionText).to.equal(dealt('bear-river', game.seed!));
    expect(game.legalMoves).to.not.deep.equal([]);
  });

  it('plays variants', async () => {
    const { game } = await hearing(html`<yukon-game seed="1" variant="brisbane"></yukon-game>`);
    expect(game.positionText).to.equal(dealt('yukon', '1', 'brisbane'));
    expect(game.variant).to.equal('brisbane');
  });

  it('deals the visitor’s day, after the seed where there is one', async () => {
    const now = new Date();
    const two = (n: number) => String(n).padStart(2, '0');
    const today = `${String(now.getFullYear())}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
    const { game } = await hearing(html`<yukon-game daily></yukon-game>`);
    expect(game.seed).to.equal(today);
    const { game: named } = await hearing(html`<yukon-game daily seed="club"></yukon-game>`);
    expect(named.seed).to.equal(`club-${today}`);
  });

  it('prefers a record to a position, a position to content, content to a seed', async () => {
    const record = `yukon/standard; seed: 1; moves: t2*3>t3`;
    const content = html`<script type="text/patience">
      ${dealt('yukon', '3')}
    </script>`;
    const position = dealt('yukon', '2');
    const { game } = await hearing(
      html`<yukon-game seed="4" position=${position} record=${record}>${content}</yukon-game>`,
    );
    expect(game.moveCount).to.equal(1);
    expect(game.record).to.contain('t2*3>t3');
    const { game: second } = await hearing(html`<yukon-game seed="4" position=${position}>${content}</yukon-game>`);
    expect(second.positionText).to.equal(position);
    expect(second.seed).to.equal(null);
    const { game: third } = await hearing(html`<yukon-game seed="4">${content}</yukon-game>`);
    expect(third.positionText).to.equal(dealt('yukon', '3'));
  });

  it('starts a record at its cursor', async () => {
    const record = `yukon/standard; seed: 1; moves: t2*3>t3 t7>t1`;
    const { game } = await hearing(html`<yukon-game record=${record} cursor="1"></yukon-game>`);
    expect([game.moveCount, game.canRedo]).to.deep.equal([1, true]);
    game.setAttribute('cursor', '0');
    await game.updateComplete;
    expect(game.moveCount).to.equal(0);
  });

  it('settles properties that were set before the element was defined', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const late = document.createElement('late-yukon') as unknown as YukonGame;
    late.seed = 'early';
    late.autoMove = 'all';
    box.append(late);
    const { YukonGame: Class } = await import('../../src/elements/yukon-game.js');
    Class.define('late-yukon');
    // A method acts on what was set before it.
    expect(late.restart()).to.equal(true);
    expect([late.seed, late.autoMove]).to.deep.equal(['early', 'all']);
    expect(late.positionText).to.equal(dealt('yukon', 'early'));
  });
});

describe('bad input', () => {
  const bad: readonly (readonly [string, ReturnType<typeof html>, string, string])[] = [
    ['an unknown variant', html`<yukon-game seed="1" variant="klondike"></yukon-game>`, 'variant', 'variant'],
    [
      'a malformed position',
      html`<yukon-game seed="1" position="yukon; tableau: 1x"></yukon-game>`,
      'card',
      'position 1:17',
    ],
    [
      'too few cards',
      html`<yukon-game seed="1" position="yukon; tableau: Ac"></yukon-game>`,
      'cards-missing',
      'position',
    ],
    [
      'a card twice',
      html`<yukon-game seed="1" position="yukon; tableau: Ac Ac"></yukon-game>`,
      'card-twice',
      'position',
    ],
    [
      'five foundations',
      html`<yukon-game seed="1" position="yukon; foundations: Ac,,,,Ad"></yukon-game>`,
      'piles',
      'position',
    ],
    ['another game', html`<yukon-game seed="1" position="glenwood"></yukon-game>`, 'other-game', 'position'],
    [
      'a record with an illegal move',
      html`<yukon-game seed="1" record="yukon; seed: 1; moves: t1>t2"></yukon-game>`,
      'no-fit',
      'record',
    ],
    ['a cursor that is no number', html`<yukon-game seed="1" cursor="x"></yukon-game>`, 'attribute', 'cursor'],
    ['an unknown auto-move', html`<yukon-game seed="1" auto-move="some"></yukon-game>`, 'attribute', 'auto-move'],
    ['unknown faces', html`<yukon-game seed="1" faces="plain tiny"></yukon-game>`, 'attribute', 'faces'],
  ];
  for (const [what, markup, code, where] of bad)
    it(`reports ${what}, shows a sentence and plays the seed`, async () => {
      const { game, heard } = await hearing(markup);
      const errors = heard.filter(({ type }) => type === 'error');
      expect(errors.map((error) => error['code'])).to.deep.equal([code]);
      expect(String(errors[0]!['where'])).to.contain(where);
      expect(String(errors[0]!['message'])).to.match(/\w{3}/);
      expect(game.positionText).to.equal(dealt('yukon', '1'));
      expect(game.shadowRoot!.querySelector('[part~=error]')!.textContent).to.match(/\w{3}/);
    });

  it('takes an attribute that is taken away, or set to nothing, for one that was never there', async () => {
    const { game, heard } = await hearing(
      html`<yukon-game seed="1" auto-move="all" faces="large" variant="standard" cursor="0"></yukon-game>`,
    );
    for (const name of ['auto-move', 'faces', 'variant', 'cursor', 'seed']) game.removeAttribute(name);
    await game.updateComplete;
    Object.assign(game, { autoMove: undefined, faces: null, seed: undefined });
    await game.updateComplete;
    expect(types(heard)).to.not.include('error');
    expect([game.autoMove, game.faces]).to.deep.equal(['none', '']);
    expect(game.move(game.legalMoves[0]!)).to.equal(true);
  });

  it('leaves what lies there, whatever is set afterwards', async () => {
    const { game, heard } = await hearing(html`<yukon-game seed="1"></yukon-game>`);
    game.move('t2*3>t3');
    const before = game.record;
    heard.length = 0;
    for (const [name, value] of [
      ['variant', 'none'],
      ['position', 'nonsense'],
      ['record', 'yukon; seed: 1; moves: t9>t1'],
    ] as const) {
      game.setAttribute(name, value);
      await game.updateComplete;
    }
    expect(game.load('yukon; tableau: Ac').ok).to.equal(false);
    game.position = { game: 'yukon', variant: 'standard', piles: { t1: { cards: [1], hidden: 0 } } } as never;
    await game.updateComplete;
    await game.deal({ variant: 'none' });
    expect(game.record).to.equal(before);
    expect(types(heard)).to.deep.equal(heard.map(() => 'error'));
    expect(heard.length).to.equal(6);
  });

  it('refuses an illegal move in silence, and a text that is no move with an error', async () => {
    const { game, heard } = await hearing(html`<yukon-game seed="1"></yukon-game>`);
    heard.length = 0;
    expect(game.move('t1>t2')).to.equal(false);
    expect(game.move({ from: 't1', count: 1, to: 'f1' })).to.equal(false);
    expect(types(heard)).to.deep.equal([]);
    expect(game.whyNot('t1>t2')).to.deep.equal({ code: 'no-fit', message: 'It does not fit there.' });
    expect(game.whyNot('t2*3>t3')).to.equal(undefined);
    expect(game.move('t1 to t2')).to.equal(false);
    expect(game.move(null as never)).to.equal(false);
    expect(game.move(Symbol('move') as never)).to.equal(false);
    expect(types(heard)).to.deep.equal(['error', 'error', 'error']);
    expect(game.whyNot('t1 to t2')!.code).to.match(/./);
  });
});

describe('moves and events', () => {
  it('sends state before event, in order, with the right fields', async () => {
    const { game, heard } = await hearing(html`<yukon-game seed="1"></yukon-game>`);
    heard.length = 0;
    const seen: number[] = [];
    game.addEventListener('patience-move', () => seen.push(game.moveCount));
    expect(game.move('t2*3>t3')).to.equal(true);
    expect(game.undo()).to.equal(true);
    expect(game.undo()).to.equal(false);
    expect(game.redo()).to.equal(true);
    expect(game.goTo(0)).to.equal(true);
    expect(game.goTo(0)).to.equal(false);
    expect(seen).to.deep.equal([1, 0, 1, 0]);
    expect(types(heard)).to.deep.equal(['before-move', 'move', 'move', 'move', 'move']);
    expect(heard.map((event) => event['cause'])).to.deep.equal(['page', 'page', 'undo', 'redo', 'undo']);
    const move: Move = { from: 't2', count: 3, to: 't3' };
    for (const event of heard) expect(event['move']).to.deep.equal(move);
    expect((heard[1]!['cards'] as number[]).length).to.equal(3);
  });

  it('cancels a move whose listener forbids it or changes the game', async () => {
    const { game, heard } = await hearing(html`<yukon-game seed="1"></yukon-game>`);
    game.addEventListener(
      'patience-before-move',
      (event) => {
        event.preventDefault();
      },
      { once: true },
    );
    expect(game.move('t2*3>t3')).to.equal(false);
    expect(game.moveCount).to.equal(0);
    game.addEventListener('patience-before-move', () => void game.deal({ seed: '2' }), { once: true });
    expect(game.move('t2*3>t3')).to.equal(false);
    expect([game.seed, game.moveCount]).to.deep.equal(['2', 0]);
    expect(types(heard)).to.deep.equal(['deal', 'before-move', 'before-move', 'deal']);
  });

  it('lets a listener act: its events follow behind, and an undone win is not told', async () => {
    const { game, heard } = await hearing(html`<yukon-game position=${NEARLY_WON}></yukon-game>`);
    heard.length = 0;
    game.addEventListener('patience-move', () => game.undo(), { once: true });
    expect(game.move('t1>f4')).to.equal(true);
    expect(types(heard)).to.deep.equal(['before-move', 'move', 'move']);
    expect([game.status, game.score]).to.deep.equal(['playing', 51]);
    heard.length = 0;
    game.move('t1>f4');
    game.undo();
    game.redo();
    expect(types(heard)).to.deep.equal(['before-move', 'move', 'win', 'move', 'move']);
    expect(heard[2]!['moveCount']).to.equal(1);
  });

  it('tells no win of a won position, nor of a recorded one that is stepped to', async () => {
    const won = `${NEARLY_WON}; moves: t1>f4`;
    const { game, heard } = await hearing(html`<yukon-game record=${won} cursor="0"></yukon-game>`);
    game.redo();
    expect(game.status).to.equal('won');
    game.load(game.positionText);
    expect(game.status).to.equal('won');
    expect(types(heard)).to.not.include('win');
  });

  it('says stuck each time that it becomes so, at the deal too', async () => {
    const { game, heard } = await hearing(html`<bear-river-game seed=${DEAD}></bear-river-game>`);
    expect(game.status).to.equal('stuck');
    expect(types(heard)).to.deep.equal(['deal', 'stuck']);
    game.restart();
    expect(types(heard)).to.deep.equal(['deal', 'stuck', 'deal', 'stuck']);
  });

  it('plays automatic moves into the step of the player’s move', async () => {
    const text = 'yukon/free-aces; foundations: ; tableau: Kc Ac, Qh 2c, 3c';
    const rest = [...'23456789TJQK'].map((rank) => `${rank}s`).join(' ');
    const diamonds = [...'A23456789TJQK'].map((rank) => `${rank}d`).join(' ');
    const hearts = [...'A23456789TJK'].map((rank) => `${rank}h`).join(' ');
    const clubs = [...'456789TJQ'].map((rank) => `${rank}c`).join(' ');
    const position = `${text}, As ${rest}, ${diamonds}, ${hearts}, ${clubs}`;
    const { game, heard } = await hearing(html`<yukon-game position=${position} auto-move="all"></yukon-game>`);
    heard.length = 0;
    expect(game.move('t1>f1')).to.equal(true);
    expect(heard.filter(({ type }) => type === 'move').map((event) => event['cause'])).to.deep.equal([
      'page',
      'auto',
      'auto',
    ]);
    expect(game.moveCount).to.equal(1);
    expect(game.record).to.contain('t1>f1+t2>f1+t3>f1');
    heard.length = 0;
    game.undo();
    expect([game.positionText, types(heard)]).to.deep.equal([makePosition(positionOf(position)), ['move']]);
  });
});

describe('a new deal', () => {
  it('acts before it returns, and takes what is not given from the attributes', async () => {
    const { game } = await hearing(html`<yukon-game seed="1" variant="russian"></yukon-game>`);
    void game.deal({ seed: 'x' });
    expect([game.seed, game.variant]).to.deep.equal(['x', 'russian']);
    void game.deal();
    expect(game.seed).to.not.equal('1');
    expect(game.variant).to.equal('russian');
  });

  it('brings back the game that it replaced, one deep', async () => {
    const { game } = await hearing(html`<yukon-game seed="1"></yukon-game>`);
    expect(game.previousGame()).to.equal(false);
    game.move('t2*3>t3');
    const played = game.record;
    void game.deal({ seed: '2' });
    expect(game.undo()).to.equal(false);
    expect(game.previousGame()).to.equal(true);
    expect(game.record).to.equal(played);
  });

  it('follows attributes once, and the one changed last', async () => {
    const { game, heard } = await hearing(html`<yukon-game seed="1"></yukon-game>`);
    heard.length = 0;
    game.seed = '7';
    game.variant = 'alaska';
    await game.updateComplete;
    expect(types(heard)).to.deep.equal(['deal']);
    expect(game.positionText).to.equal(dealt('yukon', '7', 'alaska'));
    game.seed = '8';
    game.position = dealt('yukon', '9');
    await game.updateComplete;
    expect(game.positionText).to.equal(dealt('yukon', '9'));
  });

  it('acts on what was set before a method is called', async () => {
    const { game } = await hearing(html`<yukon-game seed="1"></yukon-game>`);
    game.seed = '5';
    expect(game.move('nowhere')).to.equal(false);
    expect(game.positionText).to.equal(dealt('yukon', '5'));
  });
});

describe('a diagram', () => {
  it('shows unknown cards and lets nothing move', async () => {
    const { game } = await hearing(
      html`<yukon-game diagram controls position="yukon; tableau: (?) (?) Qh, Ks"></yukon-game>`,
    );
    expect(game.legalMoves).to.deep.equal([]);
    expect(game.move('t1>t2')).to.equal(false);
    expect(game.shadowRoot!.querySelector('[part~=toolbar]')).to.equal(null);
    const cards = [...game.shadowRoot!.querySelectorAll<HTMLElement>('[part~=card]:not([hidden])')];
    expect(cards.map((card) => card.dataset['card']).sort()).to.deep.equal(['', '', 'Ks', 'Qh']);
  });
});

describe('two elements', () => {
  it('share nothing', async () => {
    const { game: one } = await hearing(html`<yukon-game seed="1"></yukon-game>`);
    const { game: two } = await hearing(html`<yukon-game seed="1"></yukon-game>`);
    one.move('t2*3>t3');
    expect([one.moveCount, two.moveCount]).to.deep.equal([1, 0]);
  });

  it('keep their game when moved in the document, and start alike when cloned', async () => {
    const { game } = await hearing(html`<yukon-game seed="1"></yukon-game>`);
    game.move('t2*3>t3');
    const other = await fixture<HTMLElement>(html`<section></section>`);
    other.append(game);
    await game.updateComplete;
    expect(game.moveCount).to.equal(1);
    other.append(game.cloneNode(true));
    const clone = other.lastElementChild as YukonGame;
    await clone.updateComplete;
    expect([clone.moveCount, clone.positionText]).to.deep.equal([0, dealt('yukon', '1')]);
  });
});
