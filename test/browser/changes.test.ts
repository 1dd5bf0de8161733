/** What a page changes at once, what its listeners may not change, and what solve() of an element minds. */
import { expect, html } from '@open-wc/testing';
import { GlenwoodGame, YukonGame } from '../../src/index.js';
import { dealt, hearing, NEARLY_WON, TYPES, types } from '../support/hearing.js';

/** The same with the queen of spades on another pile. */
const TWO_LEFT = NEARLY_WON.replace(' Qs; tableau: Ks', '; tableau: Ks, Qs');

describe('several changes at once', () => {
  const RECORD = 'yukon; seed: blog-42; moves: t6*5>t1 t5*5>t6';
  const AT_ONE = 'yukon; seed: blog-42; moves: t6*5>t1';

  for (const order of ['record, then cursor', 'cursor, then record'])
    it(`a record stands where its cursor says: ${order}`, async () => {
      const { game } = await hearing(html`<yukon-game seed="a"></yukon-game>`);
      for (const name of order.split(', then ')) game.setAttribute(name, name === 'record' ? RECORD : '1');
      await game.updateComplete;
      expect(game.moveCount).to.equal(1);
      expect(game.record.replace('yukon/standard', 'yukon')).to.equal(AT_ONE);
    });

  it('a cursor, bad or not, does not keep a seed from being dealt', async () => {
    const { game } = await hearing(html`<yukon-game seed="a"></yukon-game>`);
    for (const [seed, cursor] of [
      ['b', '0'],
      ['c', '3'],
      ['d', 'none'],
    ] as const) {
      game.setAttribute('seed', seed);
      game.setAttribute('cursor', cursor);
      await game.updateComplete;
      expect(game.positionText).to.equal(dealt('yukon', seed));
    }
  });

  for (const name of ['position', 'record'])
    for (const first of ['seed', name])
      it(`taking ${name} away keeps no seed from being dealt: ${first} first`, async () => {
        const text = name === 'record' ? RECORD : dealt('yukon', 'x');
        const { game } = await hearing(html`<yukon-game></yukon-game>`);
        game.setAttribute(name, text);
        await game.updateComplete;
        if (first === 'seed') game.setAttribute('seed', 'b');
        game.removeAttribute(name);
        game.setAttribute('seed', 'b');
        await game.updateComplete;
        expect(game.positionText).to.equal(dealt('yukon', 'b'));
      });

  it('a bad position or record lets the change before it stand', async () => {
    const { game, heard } = await hearing(html`<yukon-game seed="a"></yukon-game>`);
    for (const name of ['position', 'record']) {
      game.setAttribute('seed', name);
      game.setAttribute(name, 'nonsense');
      await game.updateComplete;
      expect(game.positionText).to.equal(dealt('yukon', name));
      expect(heard.filter(({ type }) => type === 'error')).to.have.length(1);
      heard.length = 0;
    }
  });

  it('seed and day are followed under a variant that there is not', async () => {
    const { game, heard } = await hearing(html`<yukon-game seed="a" variant="none"></yukon-game>`);
    heard.length = 0;
    game.setAttribute('seed', 'b');
    await game.updateComplete;
    expect(game.positionText).to.equal(dealt('yukon', 'b'));
    game.daily = true;
    await game.updateComplete;
    expect(game.seed).to.match(/^b-\d{4}-\d\d-\d\d$/);
    expect(types(heard)).to.deep.equal(['deal', 'deal']);
  });
});

describe('events', () => {
  it('have fields that nobody changes', async () => {
    const { game, heard } = await hearing(html`<yukon-game seed="blog-42"></yukon-game>`);
    const tried: string[] = [];
    for (const type of TYPES)
      game.addEventListener(`patience-${type}`, (event) => {
        for (const name of Object.keys(event))
          if (name !== 'isTrusted' && Reflect.set(event, name, 'other')) tried.push(`${type}.${name}`);
      });
    game.move('t6*5>t1');
    game.undo();
    game.move('nonsense');
    await game.deal({ seed: 'b' });
    expect(types(heard)).to.include.members(['before-move', 'move', 'deal', 'error']);
    expect(tried).to.deep.equal([]);
  });

  it('name the move of the player for a step with moves of the game, back and forth', async () => {
    const { game, heard } = await hearing(html`<yukon-game auto-move="all" position=${TWO_LEFT}></yukon-game>`);
    game.move('t2>f4');
    expect(game.score).to.equal(52);
    heard.length = 0;
    game.undo();
    game.redo();
    const move = { from: 't2', count: 1, to: 'f4' };
    expect(heard.map((event) => [event['move'], event['cause']])).to.deep.equal([
      [move, 'undo'],
      [move, 'redo'],
    ]);
  });
});

describe('solve() of an element', () => {
  it('says that it searches, until it is done', async () => {
    const { game } = await hearing(html`<yukon-game seed="blog-42"></yukon-game>`);
    expect(game.verdictState).to.equal('idle');
    const searched = game.solve({ nodeLimit: 2000 });
    expect(game.verdictState).to.equal('searching');
    await searched;
    expect(game.verdictState).to.equal('done');
  });

  it('minds its options where the answer is known, and answers for a picture', async () => {
    const { game } = await hearing(html`<yukon-game position=${NEARLY_WON}></yukon-game>`);
    expect((await game.solve()).verdict).to.equal('winnable');
    const aborted = await game.solve({ signal: AbortSignal.abort() });
    expect(aborted).to.include({ verdict: 'unknown', why: 'aborted' });
    const wrong = await game.solve({ nodeLimit: -1 }).catch((error: unknown) => error);
    expect(wrong).to.be.instanceOf(RangeError);
    game.diagram = true;
    game.position = 'yukon; tableau: (?) Kc 7h';
    await game.updateComplete;
    expect((await game.solve()).verdict).to.equal('unknown');
  });
});

it('of two versions the first stays, and one warning names both for all games', () => {
  const first = class extends HTMLElement {
    static version = '0.0.1';
  };
  const defined: string[] = [];
  const registry = Object.create(customElements) as CustomElementRegistry;
  registry.get = () => first;
  registry.define = (tag) => void defined.push(tag);
  const { warn } = console;
  const warnings: string[] = [];
  console.warn = (text: string) => void warnings.push(text);
  try {
    for (const game of [YukonGame, GlenwoodGame, YukonGame]) game.define(undefined, registry);
  } finally {
    console.warn = warn;
  }
  expect(defined).to.deep.equal([]);
  expect(warnings).to.have.length(1);
  expect(warnings[0]).to.include('0.0.1').and.to.include(YukonGame.version);
});
