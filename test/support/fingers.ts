/** A player with fingers, or with a mouse that only clicks: points at what is seen, and nothing else. */
import { makeCard, type Move, type PileId, type Position } from '../../src/engine.js';
import type { Point, TestPage } from './pages.js';

export class Fingers {
  readonly #page: TestPage;
  readonly #tag: string;
  readonly #isTouch: boolean;

  /** `isTouch`: with a finger; else with the left button of a mouse. */
  constructor(page: TestPage, tag: string, isTouch: boolean) {
    this.#page = page;
    this.#tag = tag;
    this.#isTouch = isTouch;
  }

  async tap(at: Point): Promise<void> {
    const [x, y] = at;
    if (this.#isTouch) await this.#page.pointer([{ type: 'touchstart', x, y }, { type: 'touchend' }]);
    else await this.#page.click(at);
  }

  /** Puts a finger down, draws it to another point, and lifts it. */
  async swipe([fromX, fromY]: Point, [toX, toY]: Point): Promise<void> {
    const way = [0.1, 0.4, 0.7, 1].map((part) => ({
      type: 'touchmove' as const,
      x: fromX + (toX - fromX) * part,
      y: fromY + (toY - fromY) * part,
    }));
    await this.#page.pointer([{ type: 'touchstart', x: fromX, y: fromY }, ...way, { type: 'touchend' }]);
  }

  /** A tap on the lowest of the cards, and one on the pile where they go. */
  async playByTaps(position: Position, move: Move): Promise<void> {
    if (move.from === 's' || move.to === 's') return this.tap(await this.#seen(position, 's'));
    await this.tap(await this.#seen(position, move.from, move.count));
    await this.tap(await this.#seen(position, move.to));
  }

  /** A swipe from the lowest of the cards to the pile where they go; the stock is tapped. */
  async playBySwipes(position: Position, move: Move): Promise<void> {
    if (move.from === 's' || move.to === 's') return this.tap(await this.#seen(position, 's'));
    await this.swipe(await this.#seen(position, move.from, move.count), await this.#seen(position, move.to));
  }

  /**
   * In the middle of what is seen of a card: of its strip, or of all of it; or of an empty place. A card that is on its
   * way is waited for: where it is seen now it is no more when the finger comes.
   */
  #seen({ piles }: Position, pile: PileId, count = 1): Promise<Point> {
    const { cards, hidden } = piles[pile]!;
    const isShown = cards.length - count >= hidden && pile !== 's';
    const [card, cover] = isShown ? cards.slice(-count).map((one) => makeCard(one)) : [];
    return this.#page.evaluate(
      async (tag, place, name, above) => {
        const root = document.querySelector(tag)!.shadowRoot!;
        // Styles are settled first, so that what a change sets going is there.
        document.body.getBoundingClientRect();
        const moving = root.getAnimations().filter((one) => one instanceof CSSTransition);
        await Promise.allSettled(moving.map(({ finished }) => finished));
        const rectOf = (selector: string) => root.querySelector(selector)!.getBoundingClientRect();
        const { left, top, width, bottom } = rectOf(name ? `[data-card="${name}"]` : `[data-pile=${place}]`);
        const end = above ? rectOf(`[data-card="${above}"]`).top : bottom;
        const point = [left + width / 2, (top + end) / 2] as const;
        if (end - top < 15 || point[1] > innerHeight) throw new Error(`${name || place} cannot be pointed at`);
        return point;
      },
      this.#tag,
      pile,
      card ?? '',
      cover ?? '',
    );
  }
}
