/** Pages that mean no good, or do not know better: values of every kind, parts that throw, another document. */
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../src/index.js';
import type { YukonGame } from '../../src/yukon-game.js';

const yukon = async (markup = html`<yukon-game seed="1" controls></yukon-game>`): Promise<YukonGame> => {
  const game = await fixture<YukonGame>(markup);
  await game.updateComplete;
  return game;
};

/** Whether a game can still be dealt and played, and its picture follows. */
async function expectAlive(game: YukonGame): Promise<void> {
  await game.updateComplete;
  await game.deal({ seed: '1' });
  expect([game.seed, game.move('t2*3>t3')]).to.deep.equal(['1', true]);
  await game.updateComplete;
  expect(game.shadowRoot!.querySelectorAll('[part~=card]').length).to.equal(52);
}

const TRAP = new Proxy(
  {},
  {
    has() {
      throw new Error('trap');
    },
  },
);
const REVOKED = (() => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
})();

describe('values of every kind', () => {
  for (const name of ['autoMove', 'faces', 'share', 'save', 'seed', 'variant', 'record', 'position', 'cursor'] as const)
    for (const value of [null, undefined])
      it(`${name} = ${String(value)} is as if it was never set`, async () => {
        const game = await yukon();
        const errors: Event[] = [];
        game.addEventListener('patience-error', (event) => errors.push(event));
        Object.assign(game, { [name]: value });
        await expectAlive(game);
        expect(errors).to.deep.equal([]);
      });

  for (const name of ['auto-move', 'faces', 'share', 'save'])
    it(`takes it that ${name} is removed`, async () => {
      const game = await yukon(
        html`<yukon-game seed="1" auto-move="safe" faces="large" share save="hostile"></yukon-game>`,
      );
      const errors: Event[] = [];
      game.addEventListener('patience-error', (event) => errors.push(event));
      game.removeAttribute(name);
      await expectAlive(game);
      expect(errors).to.deep.equal([]);
      game.forget();
    });

  it('are texts to text properties', async () => {
    const game = await yukon();
    Object.assign(game, { faces: 4, share: 5, save: null, autoMove: {} });
    expect([game.faces, game.share, game.save, game.autoMove as string]).to.deep.equal([
      '4',
      '5',
      null,
      '[object Object]',
    ]);
    await expectAlive(game);
  });

  it('throw where they are set, if they are no text at all, and do no harm', async () => {
    const game = await yukon();
    for (const name of ['autoMove', 'faces', 'share', 'save', 'seed', 'variant', 'record'])
      expect(() => Object.assign(game, { [name]: REVOKED }), name).to.throw(TypeError);
    await expectAlive(game);
  });

  for (const [what, value] of [
    ['a proxy that throws', TRAP],
    ['a revoked proxy', REVOKED],
    ['a symbol', Symbol('position')],
    ['a getter that throws', Object.defineProperty({}, 'game', { get: () => REVOKED, enumerable: true })],
    [
      'cards that are none',
      { game: 'yukon', variant: 'standard', piles: { t1: { cards: [Symbol('Ac')], hidden: {} } } },
    ],
  ] as const)
    it(`a position that is ${what} is refused`, async () => {
      const game = await yukon();
      const errors: string[] = [];
      game.addEventListener('patience-error', ({ where }) => errors.push(where));
      game.position = value as never;
      await game.updateComplete;
      expect(game.load(value as never).ok).to.equal(false);
      expect(errors.map((where) => where.split(' ')[0])).to.deep.equal(['position', 'load']);
      const first = document.createElement('yukon-game');
      first.position = value as never;
      game.after(first);
      await expectAlive(first);
      await expectAlive(game);
    });

  it('a number is a seed', async () => {
    const game = await yukon();
    await game.deal({ seed: 5 as never });
    expect(game.seed).to.equal('5');
    await game.deal(null);
    expect(game.seed).to.match(/^\d+$/);
  });

  it('a long text of line breaks is soon refused', async () => {
    const game = await yukon();
    // Each doubling of a text that is read more than once would take four times as long: this one would take hours.
    expect(game.load('\n'.repeat(2_000_000)).ok).to.equal(false);
  });
});

describe('parts of the page', () => {
  it('that throw harm neither the game nor the other parts', async () => {
    const game = await yukon(html`<yukon-game seed="1"><i slot="status"></i></yukon-game>`);
    const part = game.querySelector('i')!;
    const told: unknown[] = [];
    const moves: Event[] = [];
    const scores: number[] = [];
    const follow = (callback: (view: { moveCount: number }) => void) => {
      const request = new Event('context-request', { bubbles: true, composed: true });
      const context = Symbol.for('patience-elements/game/1');
      part.dispatchEvent(Object.assign(request, { context, contextTarget: part, callback, subscribe: true }));
    };
    let calls = 0;
    follow(() => {
      if (++calls > 1) throw new Error('expected');
    });
    follow(({ moveCount }) => scores.push(moveCount));
    game.addEventListener('patience-move', (event) => moves.push(event));
    const reportError = window.reportError.bind(window);
    window.reportError = (error) => void told.push(error);
    expect(game.move('t2*3>t3')).to.equal(true);
    window.reportError = reportError;
    expect([moves.length, scores.at(-1), told.length > 0]).to.deep.equal([1, 1, true]);
  });
});

describe('another document', () => {
  it('shows a game that moves into it, and back again, as before', async () => {
    const game = await yukon();
    game.move('t2*3>t3');
    const { record } = game;
    const height = game.offsetHeight;
    const frame = document.createElement('iframe');
    Object.assign(frame.style, { width: '1000px', height: '900px' });
    game.after(frame);
    const inner = frame.contentDocument!;
    inner.documentElement.lang = 'de';
    inner.body.append(game);
    await game.updateComplete;
    expect(game.shadowRoot!.adoptedStyleSheets.length).to.be.greaterThan(1);
    const card = game.shadowRoot!.querySelector('[part~=card]')!;
    expect(inner.defaultView!.getComputedStyle(card).position).to.equal('absolute');
    expect(game.record).to.equal(record);
    document.body.append(game);
    await game.updateComplete;
    expect(getComputedStyle(card).position).to.equal('absolute');
    expect(game.offsetHeight).to.be.closeTo(height, 60);
    game.remove();
  });

  it('shows a game that begins in it, in its language', async () => {
    const frame = await fixture<HTMLIFrameElement>(html`<iframe width="1000" height="900"></iframe>`);
    const inner = frame.contentDocument!;
    inner.documentElement.lang = 'de';
    const game = document.createElement('yukon-game');
    game.seed = '1';
    inner.body.append(game);
    await expectAlive(game);
    const card = game.shadowRoot!.querySelector('[part~=card]')!;
    expect(inner.defaultView!.getComputedStyle(card).position).to.equal('absolute');
    await waitUntil(() => game.language === 'de', 'its words are there');
  });
});

describe('style sheets of a page for everything', () => {
  it('change neither letters nor colors of a game, nor its shape', async () => {
    const game = await yukon(html`<yukon-game seed="1" controls timer></yukon-game>`);
    const looks = () =>
      ['.frame', '[part~=status]', '[part~=button]', '[part~=card]'].map((selector) => {
        const { color, font, textAlign, textIndent, textTransform, whiteSpace } = getComputedStyle(
          game.shadowRoot!.querySelector(selector)!,
        );
        return [selector, color, font, textAlign, textIndent, textTransform, whiteSpace].join(' | ');
      });
    const before = looks();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: 62.5% } * { color: #333; font: italic 900 30px/1.35 cursive; text-align: right;
      text-indent: 2em; text-transform: uppercase; white-space: nowrap; border: 1px solid; padding: 1px; box-sizing: content-box }
      div, span, button, svg { display: none !important }`);
    document.adoptedStyleSheets.push(sheet);
    const after = looks();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    expect(after).to.deep.equal(before);
  });
});
