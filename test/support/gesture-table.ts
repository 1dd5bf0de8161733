/** A board without a browser, with the gesture machine on it and whole gestures in one word. */
import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { Gestures, type GestureState } from '../../src/controllers/gestures.js';
import { tableFrom } from './diagram.js';
import { FakeTable, type PointerWords } from './fake-board.js';

type Where = { readonly x: number; readonly y: number };

export const TOUCH: PointerWords = { kind: 'touch' };
export const FAR: Where = { x: 900, y: 900 };

/** f1 takes the ace of t2; the group on t1 fits on t3, its top card on t4; the king of t5 fits nowhere. */
const TEXT = 'yukon/free-aces; tableau: (2c) 9h 8s 3d, 7d Ac, Ts, 4s, Kd';

/** Timers must be mocked before a gesture is made. */
export class GestureTable extends FakeTable {
  readonly gestures = new Gestures(this);

  constructor(text = TEXT) {
    super(tableFrom(text));
    this.gestures.connect();
  }

  get doing(): GestureState['type'] {
    return this.gestures.state.type;
  }
  press(pile: string, index: number, words: PointerWords = {}) {
    return this.pointer('pointerdown', this.at(pile, index), words, this.node(pile, index));
  }
  pressPlace(pile: string) {
    return this.pointer('pointerdown', this.at(pile), {}, this.places.get(pile));
  }
  pressFelt() {
    return this.pointer('pointerdown', FAR);
  }
  move(to: Where, words: PointerWords = {}) {
    return this.pointer('pointermove', to, words);
  }
  release(at: Where, words: PointerWords = {}) {
    return this.pointer('pointerup', at, words);
  }
  tap(pile: string, index: number, words: PointerWords = {}): void {
    this.press(pile, index, words);
    this.release(this.at(pile, index), words);
  }
  drag([pile, index]: readonly [string, number], to: Where, words: PointerWords = {}): void {
    this.press(pile, index, words);
    this.move(to, words);
    this.release(to, words);
  }
  contextMenu(target: unknown) {
    return this.dispatch('contextmenu', target, { button: 2 });
  }
  key(name: string) {
    return this.dispatch('keydown', this.places.get('t1'), { key: name });
  }
  /** The middle of a card on screen. */
  middle(pile: string, index: number): Where {
    const { left, top, width, height } = this.node(pile, index).getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  }

  /** Nothing on the window, no timer, no mark on a card, no pointer captured. */
  assertIdle(what = ''): void {
    assert.equal(this.doing, 'idle', what);
    assert.equal(this.listening, 0, `${what}: listens on the window`);
    assert.equal(this.captured.size, 0, `${what}: captures a pointer`);
    for (const word of ['carry', 'peek']) {
      const last = this.log.findLast((line) => line.startsWith(word));
      assert.ok(last === undefined || last === `${word} nothing`, `${what}: ${String(last)}`);
    }
    for (const [id, { cards }] of Object.entries(this.position.piles)) {
      cards.forEach((_, index) => {
        const node = this.node(id, index);
        assert.ok(!node.hasAttribute('carried'), `${what}: ${id} is carried`);
        assert.deepEqual([...node.properties], [], `${what}: ${id} is not at home`);
      });
    }
    const before = this.log.length;
    mock.timers.tick(5000);
    assert.equal(this.log.length, before, `${what}: a timer was left`);
  }
}
