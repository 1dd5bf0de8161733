/** What the page gets from the solver: verdicts, hints, solutions, deals that can be won. */
import { expect, fixture, html } from '@open-wc/testing';
import { deal, isWon, makePosition, play } from '../../src/engine.js';
import { findWinnable } from '../../src/solver/winnable.js';
import '../../src/index.js';
import type { YukonGame } from '../../src/yukon-game.js';

/** Bear River deals are decided at once: one that can be won, one that cannot, one without a move. */
const [WINNABLE, UNWINNABLE, DEAD] = ['4', '3', '48'];

const make = async (markup: ReturnType<typeof html>): Promise<YukonGame> => {
  const game = await fixture<YukonGame>(markup);
  await game.updateComplete;
  return game;
};

/** Waits until something of a game is so. */
const until = async (game: YukonGame, isSo: () => boolean): Promise<void> => {
  while (!isSo())
    await new Promise((resolve) => {
      game.addEventListener('patience-verdict', resolve, { once: true });
    });
};

describe('the verdict', () => {
  it('is not sought unless it is asked for', async () => {
    const game = await make(html`<bear-river-game seed=${WINNABLE}></bear-river-game>`);
    expect([game.verdict, game.verdictState]).to.deep.equal(['unknown', 'idle']);
  });

  it('is told with an event, and stays along the known line', async () => {
    const game = await make(html`<bear-river-game seed=${WINNABLE} show-verdict></bear-river-game>`);
    await until(game, () => game.verdict === 'winnable');
    const told: string[] = [];
    game.addEventListener('patience-verdict', (event) => told.push(event.verdict));
    const solution = await game.solve();
    if (solution.verdict !== 'winnable') throw new Error('not winnable');
    for (const move of solution.moves) {
      expect(game.move(move)).to.equal(true);
      expect([game.verdict, game.verdictState]).to.deep.equal(['winnable', 'done']);
    }
    expect(game.status).to.equal('won');
    expect(told).to.deep.equal([]);
    game.undo();
    expect(game.verdict).to.equal('winnable');
  });

  it('says what cannot be won, and says so of all that follows', async () => {
    const game = await make(html`<bear-river-game seed=${UNWINNABLE} show-verdict></bear-river-game>`);
    await until(game, () => game.verdict === 'unwinnable');
    const [move] = game.legalMoves;
    game.move(move!);
    expect([game.verdict, game.verdictState]).to.deep.equal(['unwinnable', 'done']);
  });

  it('follows the attribute', async () => {
    const game = await make(html`<bear-river-game seed=${DEAD}></bear-river-game>`);
    game.showVerdict = true;
    await until(game, () => game.verdict === 'unwinnable');
    expect(game.verdictState).to.equal('done');
  });
});

describe('solve()', () => {
  it('answers twice at once, and gives a line that wins', async () => {
    const game = await make(html`<bear-river-game seed=${WINNABLE}></bear-river-game>`);
    const answers = await Promise.all([game.solve(), game.solve()]);
    for (const answer of answers) {
      if (answer.verdict !== 'winnable') throw new Error(answer.verdict);
      expect(isWon(answer.moves.reduce(play, game.position!))).to.equal(true);
    }
  });

  it('answers at once for a won and for a stuck position', async () => {
    const won = [...'cdhs'].map((suit) => [...'A23456789TJQK'].map((rank) => rank + suit).join(' ')).join(', ');
    const game = await make(html`<yukon-game position="yukon; foundations: ${won}"></yukon-game>`);
    expect(await game.solve()).to.deep.include({ verdict: 'winnable', moves: [] });
    const stuck = await make(html`<bear-river-game seed=${DEAD}></bear-river-game>`);
    expect((await stuck.solve()).verdict).to.equal('unwinnable');
  });

  it('settles when it is aborted, when the game goes on, and when the element is removed', async () => {
    const game = await make(html`<yukon-game seed="hard"></yukon-game>`);
    const abort = new AbortController();
    const aborted = game.solve({ signal: abort.signal });
    abort.abort();
    expect((await aborted).verdict).to.be.a('string');
    const left = game.solve();
    const hinted = game.hint();
    game.remove();
    await Promise.all([left, hinted]);
    expect(await game.solve()).to.deep.include({ verdict: 'unknown', why: 'aborted' });
  });
});

describe('hint()', () => {
  it('leads on along the line to the win', async () => {
    const game = await make(html`<bear-river-game seed=${WINNABLE}></bear-river-game>`);
    while (game.status === 'playing') {
      const move = await game.hint();
      expect(move).to.not.equal(null);
      expect(game.move(move!)).to.equal(true);
    }
    expect(game.status).to.equal('won');
    expect(await game.hint()).to.equal(null);
  });

  it('is shown on the board and said, until something changes', async () => {
    const game = await make(html`<bear-river-game seed=${WINNABLE}></bear-river-game>`);
    const move = (await game.hint())!;
    await game.updateComplete;
    const root = game.shadowRoot!;
    expect(root.querySelector(`[data-pile=${move.to}]`)!.hasAttribute('hint')).to.equal(true);
    expect(root.querySelector('.spoken')!.textContent).to.match(/^Hint: \w/);
    game.move(move);
    await game.updateComplete;
    expect(root.querySelector('.board [hint]')).to.equal(null);
  });
});

describe('winnable deals', () => {
  it('are the first that the solver wins, the same for everybody', async () => {
    const dealt = (seed: string) => deal({ game: 'bear-river', seed });
    const found = (await findWinnable(UNWINNABLE!, dealt))!;
    expect(found.seed).to.equal(`${UNWINNABLE!}~1`);
    const game = await make(html`<bear-river-game seed=${UNWINNABLE} winnable></bear-river-game>`);
    await new Promise<void>((resolve) => {
      if (game.position) resolve();
      else
        game.addEventListener(
          'patience-deal',
          () => {
            resolve();
          },
          { once: true },
        );
    });
    expect(game.seed).to.equal(found.seed);
    expect(makePosition(game.position!)).to.equal(makePosition(found.position));
    expect(game.getAttribute('seed')).to.equal(UNWINNABLE);
  });

  it('leave what lies there until they are found', async () => {
    const game = await make(html`<bear-river-game seed="1"></bear-river-game>`);
    const before = game.positionText;
    const waiting = game.deal({ seed: UNWINNABLE, winnable: true });
    expect(game.positionText).to.equal(before);
    await waiting;
    expect(game.seed).to.equal(`${UNWINNABLE!}~1`);
  });
});

describe('automatic moves', () => {
  it('that are safe send up the ace, but not the two that a red ace may want to lie on', async () => {
    const named = ['Ks', '2c', 'Ac', 'Qh'];
    const rest = [...'cdhs']
      .flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit))
      .filter((card) => !named.includes(card));
    const game = await make(
      html`<yukon-game
        auto-move="safe"
        position="yukon/free-aces; tableau: Ks, 2c Ac, Qh, ${rest.join(' ')}"
      ></yukon-game>`,
    );
    expect(game.move('t3>t1')).to.equal(true);
    expect(game.record).to.contain('t3>t1+t2>f1');
    expect([game.score, game.moveCount]).to.deep.equal([1, 1]);
  });
});

describe('finish()', () => {
  const UP = (...tops: string[]) =>
    [...'cdhs']
      .map((suit, i) =>
        [...'A23456789TJQK']
          .slice(0, 'A23456789TJQK'.indexOf(tops[i]!) + 1)
          .map((rank) => rank + suit)
          .join(' '),
      )
      .join(', ');

  it('plays on by itself where that wins, as one step', async () => {
    const game = await make(
      html`<yukon-game position="yukon; foundations: ${UP('J', 'K', 'K', 'J')}; tableau: Kc Qs, Ks Qc"></yukon-game>`,
    );
    const causes: string[] = [];
    game.addEventListener('patience-move', (event) => causes.push(event.cause));
    expect(game.finish()).to.equal(true);
    expect([game.status, game.moveCount]).to.deep.equal(['won', 1]);
    expect(causes).to.deep.equal(['auto', 'auto', 'auto', 'auto']);
    expect(game.finish()).to.equal(false);
  });

  it('does nothing where it does not win', async () => {
    const game = await make(html`<yukon-game seed="1"></yukon-game>`);
    expect(game.finish()).to.equal(false);
    expect(game.moveCount).to.equal(0);
  });
});
