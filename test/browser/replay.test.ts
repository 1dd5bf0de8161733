/** A recorded game: its controls, its comments, playing it back, and playing on from any step. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../src/index.js';
import { YukonGame } from '../../src/yukon-game.js';
import { click, keys, painted, until } from '../support/at-table.js';

const START = 'Look first: nothing is free yet.';
const SECOND = 'It turns a card up. <b>Good</b>';
const RECORD = `yukon/standard; seed: 1; moves: {${START}} t2*3>t3 t4*2>t5 {${SECOND}} t7>t6 t2*2>t5`;
/** A move that may be made after the first step and is not the recorded second one. */
const OTHER = 't7>t6';

const barOf = (game: Element): HTMLElement | null => game.shadowRoot!.querySelector<HTMLElement>('.replay');
const control = (game: Element, name: string): HTMLElement =>
  barOf(game)!.querySelector<HTMLElement>(`[data-command=${name}]`)!;
const middle = (node: Element) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
};
const stepOf = (game: Element): string => barOf(game)!.querySelector('span')!.textContent;
const commentOf = (game: Element): string | undefined =>
  game.shadowRoot!.querySelector('[part=comment]')?.textContent.trim();
const spoken = (game: Element): string => game.shadowRoot!.querySelector('.spoken')!.textContent.trim();

async function replay(markup = html`<yukon-game record=${RECORD} cursor="0"></yukon-game>`): Promise<YukonGame> {
  const box = await fixture<HTMLElement>(html`<div lang="en">${markup}</div>`);
  const game = box.querySelector('yukon-game')!;
  await until(() => barOf(game) !== null);
  return game;
}

describe('the controls of a recorded game', () => {
  it('step through it, and say where it stands', async () => {
    const game = await replay();
    expect(stepOf(game)).to.equal('Step 0 of 4');
    for (const [name, step] of [
      ['next', 1],
      ['next', 2],
      ['previous', 1],
      ['last', 4],
      ['first', 0],
    ] as const) {
      await click(middle(control(game, name)));
      await game.updateComplete;
      expect(game.moveCount, name).to.equal(step);
      expect(stepOf(game)).to.equal(`Step ${String(step)} of 4`);
    }
    expect(control(game, 'previous').ariaDisabled).to.equal('true');
    expect(control(game, 'next').ariaDisabled).to.equal(null);
  });

  it('have one tab stop, arrows between them, and keep the focus at the ends', async () => {
    const game = await replay();
    control(game, 'play').focus();
    await keys('ArrowRight', 'Enter', 'Enter');
    expect(game.moveCount).to.equal(2);
    await keys('End', 'Enter');
    expect(game.moveCount).to.equal(4);
    expect(game.shadowRoot!.activeElement).to.equal(control(game, 'last'));
    await keys('Home', ' ');
    expect(game.moveCount).to.equal(0);
    expect(barOf(game)!.querySelectorAll('[tabindex="0"]').length).to.equal(1);
    await game.updateComplete;
    expect(barOf(game)!.querySelectorAll('[tabindex="0"]').length).to.equal(1);
    expect(control(game, 'first').tabIndex).to.equal(0);
  });

  it('are there for a record as content, and for one that is loaded', async () => {
    const content = await replay(
      html`<yukon-game
        ><script type="text/patience">
          ${RECORD}
        </script></yukon-game
      >`,
    );
    expect(stepOf(content)).to.equal('Step 4 of 4');
    const game = await fixture<YukonGame>(html`<yukon-game seed="2"></yukon-game>`);
    expect(game.load(RECORD).ok).to.equal(true);
    await until(() => barOf(game) !== null);
  });

  it('are not there for what a player has played, for a position, a diagram, or without undo', async () => {
    const played = await fixture<YukonGame>(html`<yukon-game seed="1"></yukon-game>`);
    played.move(played.legalMoves[0]!);
    played.undo();
    const none = `yukon/standard; seed: 1; moves:`;
    const games = [
      played,
      await fixture<YukonGame>(html`<yukon-game record=${none}></yukon-game>`),
      await fixture<YukonGame>(html`<yukon-game diagram record=${RECORD}></yukon-game>`),
      await fixture<YukonGame>(html`<yukon-game no-undo record=${RECORD}></yukon-game>`),
    ];
    // The one that has them shows when the others would.
    await replay();
    for (const game of games) expect(barOf(game)).to.equal(null);
  });

  it('speak the language of the page, and point the same way in all', async () => {
    const game = await replay(html`<yukon-game lang="ar" dir="rtl" record=${RECORD}></yukon-game>`);
    // The controls may come before the words.
    await until(() => /\p{Script=Arabic}/u.test(control(game, 'next').ariaLabel ?? ''));
    expect(getComputedStyle(barOf(game)!).direction).to.equal('rtl');
    expect(middle(control(game, 'first')).x).to.be.lessThan(middle(control(game, 'last')).x);
    const arabic = control(game, 'next').ariaLabel;
    game.lang = 'en';
    await until(() => control(game, 'next').ariaLabel !== arabic);
    expect(stepOf(game)).to.equal('Step 4 of 4');
  });

  it('have no barrier', async () => {
    const game = await replay();
    await expect(game).to.be.accessible();
  });
});

describe('the comments of a recorded game', () => {
  it('are shown at their step as text, and spoken behind the move', async () => {
    const game = await replay();
    expect(commentOf(game)).to.equal(START);
    expect(spoken(game), 'nothing unasked').to.equal('');
    control(game, 'next').click();
    await game.updateComplete;
    expect(commentOf(game)).to.equal(undefined);
    control(game, 'next').click();
    await game.updateComplete;
    expect(commentOf(game)).to.equal(SECOND);
    expect(spoken(game).endsWith(SECOND)).to.equal(true);
    expect(spoken(game).length).to.be.greaterThan(SECOND.length + 10);
    control(game, 'first').click();
    await game.updateComplete;
    expect(spoken(game).endsWith(START)).to.equal(true);
  });

  it('are in the page’s language, whatever the widget speaks', async () => {
    const game = await replay(html`<yukon-game lang="tlh" record=${RECORD} cursor="0"></yukon-game>`);
    const comment = game.shadowRoot!.querySelector<HTMLElement>('[part=comment]')!;
    expect([comment.lang, comment.dir]).to.deep.equal(['tlh', 'auto']);
  });

  it('tell of many steps at once only the last one', async () => {
    const game = await replay();
    control(game, 'last').click();
    await game.updateComplete;
    expect(spoken(game)).to.not.contain(SECOND);
    expect(spoken(game).match(/Redone/g)).to.deep.equal(['Redone']);
  });
});

describe('a recorded game that plays', () => {
  it('goes on by itself to its end, and again from the start', async () => {
    const game = await replay(html`<yukon-game record=${RECORD} cursor="2"></yukon-game>`);
    const causes: string[] = [];
    game.addEventListener('patience-move', ({ cause }) => causes.push(cause));
    control(game, 'play').click();
    expect(game.moveCount, 'the first step at once').to.equal(3);
    await game.updateComplete;
    expect(barOf(game)!.querySelector('[data-command=play]')).to.equal(null);
    await until(() => game.moveCount === 4);
    await game.updateComplete;
    expect(control(game, 'play').ariaLabel).to.equal('Play');
    expect(causes).to.deep.equal(['redo', 'redo']);
    control(game, 'play').click();
    expect(game.moveCount).to.equal(1);
  });

  /** Whether the game goes no further though the clock does. */
  async function staysAt(game: YukonGame, step: number): Promise<void> {
    const other = new YukonGame();
    Object.assign(other, { record: RECORD, cursor: 0 });
    document.body.append(other);
    await until(() => barOf(other) !== null);
    control(other, 'play').click();
    await until(() => other.moveCount === 3);
    other.remove();
    expect(game.moveCount).to.equal(step);
  }

  it('is stopped by its button', async () => {
    const game = await replay();
    control(game, 'play').click();
    await game.updateComplete;
    control(game, 'pause').click();
    await game.updateComplete;
    expect(control(game, 'play').ariaLabel).to.equal('Play');
    await staysAt(game, 1);
  });

  it('is stopped by Escape on the table', async () => {
    const game = await replay();
    game.shadowRoot!.querySelector<HTMLElement>('[data-pile=t1]')!.focus();
    control(game, 'play').click();
    await keys('Escape');
    await staysAt(game, 1);
  });

  it('is stopped by a step back', async () => {
    const game = await replay();
    control(game, 'play').click();
    game.undo();
    await staysAt(game, 0);
  });

  it('is stopped by a deal', async () => {
    const game = await replay();
    control(game, 'play').click();
    await game.deal({ seed: '5' });
    await staysAt(game, 0);
    expect(barOf(game)).to.equal(null);
  });

  it('is stopped when it leaves the page, and does not go on when it comes back', async () => {
    const game = await replay();
    const box = game.parentElement!;
    control(game, 'play').click();
    game.remove();
    box.append(game);
    await staysAt(game, 1);
    expect(barOf(game)).to.not.equal(null);
  });
});

describe('playing on from a recorded game', () => {
  it('gives up the rest of its line, from any step', async () => {
    const game = await replay(html`<yukon-game record=${RECORD} cursor="1"></yukon-game>`);
    expect(game.move(OTHER)).to.equal(true);
    await game.updateComplete;
    expect(stepOf(game)).to.equal('Step 2 of 2');
    expect(game.canRedo).to.equal(false);
    control(game, 'first').click();
    await game.updateComplete;
    expect(commentOf(game)).to.equal(START);
    expect(game.canRedo).to.equal(true);
  });

  it('ends with the next deal', async () => {
    const game = await replay();
    await game.deal({ seed: '5' });
    await painted();
    expect(barOf(game)).to.equal(null);
    expect(commentOf(game)).to.equal(undefined);
  });
});
