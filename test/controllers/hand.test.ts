/** The player's hand on each game's table: what is lifted, where it may go, what a second click does. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Hand, type HandNews } from '../../src/controllers/hand.js';
import { movableCards } from '../../src/controllers/tells.js';
import { legalMoves, makeCard, makeMove, parsePosition, type Move, type Position } from '../../src/engine.js';

/** A table that writes down what is played and what is told. */
class Table {
  readonly canPlay = true;
  readonly legal: readonly Move[];
  readonly position: Position;
  readonly played: string[] = [];
  readonly told: string[] = [];
  readonly hand = new Hand(this);

  constructor(text: string) {
    const read = parsePosition(text);
    assert.ok(read.ok, read.ok ? '' : read.error.message);
    this.position = read.value;
    this.legal = legalMoves(read.value);
  }
  playMove(move: Move): boolean {
    this.played.push(makeMove(move));
    return true;
  }
  handChanged(news: HandNews | undefined): void {
    if (news) this.told.push(news.type === 'refused' ? news.reason.code : news.type);
  }
}

const REST =
  '3c 4d 5h 6h 8h 9h Th Jd Tc Js 9d 9c Ts Td Jc 8c Qc Qh Kc Kd Ac Ah As 2d 2s 3d 3h 4h 4s 5c 5s 6c 6d 7d 7s 2c 9s Kh 5d 4c 3s';
/** t1 holds a king with a queen on it, t2 an ace of the other colour. */
const GLENWOOD = `glenwood; foundations: 7h; reserves: 7c 8d; tableau: Ks Qd, Ad, Qs, 8s; stock: ${REST} Jh 6s 2h`;

describe('in Glenwood, where whole piles move', () => {
  it('the top card of a pile stands for all of it on the tableau', () => {
    const table = new Table(GLENWOOD);
    table.hand.tap('t1', 1);
    assert.deepEqual(table.hand.targets, ['t2']);
    table.hand.tap('t2');
    assert.deepEqual(table.played, ['t1*2>t2']);
  });

  it('it can be dragged for that', () => {
    const table = new Table(GLENWOOD);
    const names = [...movableCards(table.position, table.hand)].map((card) => makeCard(card));
    assert.ok(names.includes('Qd') && names.includes('Ks'));
  });

  it('a pile that does not fit as a whole is refused for that', () => {
    const table = new Table(GLENWOOD);
    assert.equal(table.hand.play({ from: 't1', count: 1, to: 't3' }), false);
    assert.deepEqual(table.told, ['no-fit']);
  });
});

describe('a click', () => {
  it('on another pile than a target says why not and picks up there', () => {
    const table = new Table(GLENWOOD);
    table.hand.tap('t2');
    table.hand.tap('t3');
    assert.deepEqual(table.told, ['picked', 'no-fit', 'picked']);
    assert.deepEqual(table.hand.held, { from: 't3', count: 1 });
  });

  it('twice on a card plays its best move, and lets go where it has none', () => {
    const table = new Table(GLENWOOD);
    table.hand.tap('t4');
    table.hand.tap('t4', 1, true);
    assert.equal(table.hand.held, null);
    assert.deepEqual(table.played, []);
    table.hand.tap('t1');
    table.hand.tap('t1', 1, true);
    assert.deepEqual(table.played, ['t1*2>t2']);
  });

  it('on the stock turns a card', () => {
    const table = new Table(GLENWOOD);
    table.hand.tap('s');
    assert.deepEqual(table.played, ['s>w']);
  });
});
