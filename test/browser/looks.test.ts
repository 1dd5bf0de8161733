/** What can be said of looks in numbers: nothing is cut off or covered, and what can be picked is large enough to be. */
import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { GAME_IDS, type GameId } from '../../src/games/index.js';
import { LONG, Scene, SCENES } from '../support/scenes.js';

const WIDTHS = [240, 320, 390, 639, 768, 1280] as const;
const EPSILON = 0.6;

const rectOf = (node: Element): DOMRect => node.getBoundingClientRect();

/** The cards of each pile that lies on the table, bottom to top. */
function pilesOf({ root, game }: Scene): readonly (readonly HTMLElement[])[] {
  const nodes = [...root.querySelectorAll<HTMLElement>('.card:not([hidden])')];
  const at = (card: HTMLElement) => card.style.getPropertyValue('--px');
  const z = (card: HTMLElement) => Number(card.style.getPropertyValue('--z'));
  return Object.keys(game.position!.piles).map((pile) =>
    nodes.filter((card) => at(card) === `var(--${pile}-x)`).sort((a, b) => z(a) - z(b)),
  );
}

/** Complaints of a table as it is drawn. */
function complaints(scene: Scene, least: number): readonly string[] {
  const board = rectOf(scene.find('.board')!);
  const notice = scene.find('.notice:not([data-status=won])');
  const found: string[] = [];
  for (const pile of pilesOf(scene)) {
    const fanned = /^var\(--[tr]/.test(pile[0]?.style.getPropertyValue('--px') ?? '');
    pile.forEach((card, i) => {
      const [{ top, left, right, bottom }, name] = [rectOf(card), card.dataset['card']];
      const next = pile[i + 1];
      const isIn = (rect: DOMRect) =>
        left >= rect.left - EPSILON &&
        right <= rect.right + EPSILON &&
        top >= rect.top - EPSILON &&
        bottom <= rect.bottom + EPSILON;
      if (!isIn(board)) found.push(`${String(name)} is not on the board`);
      if (fanned && next && name && rectOf(next).top - top < least - EPSILON)
        found.push(`${name} shows ${(rectOf(next).top - top).toFixed(1)} px`);
      if (
        !next &&
        notice &&
        bottom > rectOf(notice).top + EPSILON &&
        left < rectOf(notice).right &&
        right > rectOf(notice).left
      )
        found.push(`${String(name)} lies under the notice by ${(bottom - rectOf(notice).top).toFixed(1)} px`);
    });
  }
  const places = [...scene.root.querySelectorAll<HTMLElement>('.place')];
  for (const [i, one] of places.entries())
    for (const other of places.slice(i + 1)) {
      const [a, b] = [rectOf(one), rectOf(other)];
      if (
        a.left < b.right - EPSILON &&
        b.left < a.right - EPSILON &&
        a.top < b.bottom - EPSILON &&
        b.top < a.bottom - EPSILON
      )
        found.push(`${one.dataset['pile']!} and ${other.dataset['pile']!} overlap`);
    }
  return found;
}

describe('the table', () => {
  let scene: Scene;
  afterEach(() => {
    scene.close();
  });
  before(() => executeServerCommand('viewport', { width: 1300, height: 900 }));
  after(() => executeServerCommand('viewport', { width: 800, height: 600 }));

  const STATES = ['deal', 'base unchosen', 'held', 'won', 'stuck', 'diagram', 'bad attribute'];
  for (const { game, state, open } of SCENES.filter((one) => STATES.includes(one.state)))
    it(`fits its element, and all that can be picked can be seen: ${game}, ${state}`, async () => {
      scene = await open();
      const found: Record<string, readonly string[]> = {};
      for (const width of WIDTHS) {
        scene.box.style.setProperty('width', `${String(width)}px`);
        await scene.drawn();
        // Where something is told over its foot, the table is a little lower.
        found[width] = complaints(scene, scene.find('.notice') ? 18 : 24);
      }
      expect(found).to.deep.equal(Object.fromEntries(WIDTHS.map((width) => [width, []])));
    });

  for (const faces of ['plain', 'large', 'four-color'])
    it(`keeps the strips of its longest column: ${faces}`, async () => {
      scene = await Scene.open('yukon', { position: LONG, faces });
      for (const width of WIDTHS) {
        scene.box.style.setProperty('width', `${String(width)}px`);
        await scene.drawn();
        expect(complaints(scene, 24), String(width)).to.deep.equal([]);
      }
    });

  for (const game of GAME_IDS satisfies readonly GameId[])
    it(`squeezes where the page sets its height: ${game}`, async () => {
      scene = await Scene.open(game, game === 'yukon' ? { position: LONG } : {});
      for (const height of [200, 320, 500])
        for (const width of WIDTHS) {
          scene.box.style.setProperty('width', `${String(width)}px`);
          scene.game.style.setProperty('height', `${String(height)}px`);
          await scene.drawn();
          // So low that what is told has nowhere else to stand.
          const told = complaints(scene, 0).filter((one) => height > 200 || !one.includes('under the notice'));
          expect(told, `${String(width)} × ${String(height)}`).to.deep.equal([]);
          expect(rectOf(scene.game).height).to.be.closeTo(height, 1);
        }
    });
});
