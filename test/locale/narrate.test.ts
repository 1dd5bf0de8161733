/** What is spoken: of piles, of moves, of changes. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { deal, legalMoves, play, type Move, type Position } from '../../src/engine.js';
import { DECK } from '../../src/engine/card.js';
import { dealDeck } from '../../src/engine/deal.js';
import { changeOf } from '../../src/engine/play.js';
import { pileIdsOf, pileOf, rulesOf } from '../../src/engine/position.js';
import {
  dealText,
  moveText,
  narrate,
  pickedText,
  pileLabel,
  readGoal,
  readMoves,
  readPile,
  readTops,
} from '../../src/locale/narrate.js';
import { cardName, pileName } from '../../src/locale/words.js';
import { walks } from '../support/arbitraries.js';
import { moveOf, tableFrom } from '../support/diagram.js';
import { ALL, STRINGS } from './languages.js';

const { en, de, el, eu, ar } = STRINGS;

/** A move played and told. */
function told(s: typeof en, position: Position, text: string, status?: 'won' | 'stuck'): string {
  const move = moveOf(text);
  return narrate(s, position, play(position, move), { move, cause: 'play', ...(status && { status }) });
}

const YUKON = tableFrom('yukon; tableau: (3d) (Kc) Ts 9h 8s 2c, Jh, (Ac) 5h, , 6s, 7d, 4s');

describe('the name of a pile', () => {
  const labelOf = (id: string) => pileLabel(en, YUKON, id);

  test('has its count, its face-down cards and its top card', () => {
    assert.equal(labelOf('t1'), 'Column 1, 6 cards, 2 face down, two of clubs on top');
    assert.equal(labelOf('t2'), 'Column 2, 1 card, jack of hearts on top');
    assert.equal(labelOf('t4'), 'Column 4, empty');
    assert.equal(labelOf('f1'), 'Foundation 1, empty');
  });

  test('tells of the stock how many cards it has, and when it is empty the redeals left', () => {
    const dealt = deal({ game: 'glenwood', seed: '1' });
    assert.equal(pileLabel(en, dealt, 's'), 'Stock, 36 cards');
    assert.equal(pileLabel(en, dealt, 'w'), 'Waste, empty');
    const last = tableFrom('glenwood; reserves: 2c; stock: (7d); waste: 4h 5h; redeals: 1; base: 3');
    assert.equal(pileLabel(en, play(last, moveOf('s>w')), 's'), 'Stock, empty, 1 redeal left');
    assert.equal(pileLabel(en, last, 'w'), 'Waste, 2 cards, five of hearts on top');
  });

  test('is that of a pile or a hole in Bear River, whatever the variant lets them take', () => {
    for (const game of ['standard', 'open', 'aces'] as const) {
      const dealt = deal({ game: 'bear-river', variant: game, seed: '1' });
      assert.match(pileLabel(en, dealt, 't5'), /^Pile 5, 3 cards/);
      assert.match(pileLabel(en, dealt, 't18'), /^Hole 18, /);
    }
  });

  test('says of cards that a diagram does not name that they lie face down', () => {
    const diagram = tableFrom('yukon; tableau: (?) (?), (?) 9h');
    assert.equal(pileLabel(en, diagram, 't1'), 'Column 1, 2 cards, 2 face down');
    assert.match(readTops(en, diagram), /^Column 1: 2 face down; Column 2: nine of hearts; Column 3: empty; /);
    assert.equal(readPile(en, diagram, 't2'), 'Column 2: 1 face down, nine of hearts');
  });
});

describe('what is read', () => {
  test('a whole pile, bottom to top', () => {
    assert.equal(
      readPile(en, YUKON, 't1'),
      'Column 1: 2 face down, ten of spades, nine of hearts, eight of spades, two of clubs',
    );
    assert.equal(readPile(en, YUKON, 't4'), 'Column 4: empty');
  });

  test('all top cards', () => {
    assert.equal(
      readTops(en, YUKON),
      'Column 1: two of clubs; Column 2: jack of hearts; Column 3: five of hearts; Column 4: empty; ' +
        'Column 5: six of spades; Column 6: seven of diamonds; Column 7: four of spades',
    );
    const glenwood = tableFrom('glenwood; reserves: 2c 3c; tableau: 9d; stock: (7d); waste: 4h; base: 3');
    assert.match(readTops(en, glenwood), /^Reserve 1: three of clubs; Reserve 2: empty; .*; Waste: four of hearts$/);
  });

  test('the goal', () => {
    const midway = tableFrom('yukon; foundations: Ac 2c 3c, Ah; tableau: Kd');
    assert.equal(
      readGoal(en, midway),
      'Foundation 1: next four of clubs; Foundation 2: next two of hearts; Foundation 3: next ace; ' +
        'Foundation 4: next ace; Score: 4',
    );
    const wrapped = tableFrom('bear-river; foundations: Qc Kc; tableau: 2c');
    assert.match(readGoal(en, wrapped), /^Base: queen; Foundation 1: next ace of clubs; Foundation 2: next queen; /);
    const open = deal({ game: 'glenwood', seed: '1' });
    assert.equal(readGoal(en, open), `${en.notices.chooseBase}; 1 redeal left; Score: 0`);
    assert.match(
      readGoal(eu, tableFrom('bear-river; foundations: Tc')),
      /^Oinarrizko karta: hamarrekoa; 1\. oinarria: /,
    );
  });

  test('a full foundation needs nothing', () => {
    const full = 'Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc';
    assert.match(readGoal(en, tableFrom(`yukon; foundations: ${full}; tableau: Kd`)), /^Foundation 1: complete; /);
  });

  test('legal moves, one for all empty piles of a kind', () => {
    const kings = tableFrom('yukon/free-aces; tableau: 2c Kd, , , Ah');
    assert.equal(
      readMoves(en, kings, legalMoves(kings)),
      '2 moves: king of diamonds to column 2; ace of hearts to foundation 1',
    );
    assert.equal(readMoves(en, kings, []), 'No move is left.');
  });
});

describe('a change', () => {
  test('the move, then the card turned up', () => {
    assert.equal(told(en, YUKON, 't1*4>t2'), 'Ten of spades and 3 more onto jack of hearts; king of clubs turned up');
  });

  test('aces that go up by themselves are said once', () => {
    assert.equal(told(en, YUKON, 't3>t5'), 'Five of hearts onto six of spades; ace of clubs to the foundations');
  });

  test('to an empty pile and to a foundation', () => {
    const kings = tableFrom('yukon/free-aces; tableau: 2c Kd, , , Ah');
    assert.equal(told(en, kings, 't1>t2'), 'King of diamonds to column 2');
    assert.equal(told(en, kings, 't4>f3'), 'Ace of hearts to foundation 3');
  });

  test('stock and waste', () => {
    const glenwood = tableFrom('glenwood; reserves: 2c; stock: (7d); redeals: 1; base: 3');
    assert.equal(told(en, glenwood, 's>w'), 'Seven of diamonds from the stock');
    const drawn = play(glenwood, moveOf('s>w'));
    assert.equal(told(en, drawn, 'w>s'), 'Waste turned over; 0 redeals left');
    const redealt = play(drawn, moveOf('w>s'));
    const back = narrate(en, redealt, drawn, { move: moveOf('w>s'), cause: 'undo' });
    assert.equal(back, 'Undone: waste turned over; 1 redeal left');
    assert.equal(moveText(en, glenwood, moveOf('s>w')), 'turn a stock card');
    assert.equal(moveText(en, drawn, moveOf('w>s')), 'turn the waste over');
  });

  test('undo and redo tell the move that was made', () => {
    const move = moveOf('t1*4>t2');
    const after = play(YUKON, move);
    const text = 'ten of spades and 3 more onto jack of hearts; king of clubs turned up';
    assert.equal(narrate(en, after, YUKON, { move, cause: 'undo' }), `Undone: ${text}`);
    assert.equal(narrate(en, YUKON, after, { move, cause: 'redo' }), `Redone: ${text}`);
  });

  test('won and stuck are said after it', () => {
    assert.equal(told(en, YUKON, 't3>t5', 'won').endsWith('to the foundations. You have won!'), true);
    assert.equal(told(de, YUKON, 't3>t5', 'stuck').endsWith('. Kein Zug mehr möglich.'), true);
  });

  test('cards that other moves sent up in the same step', () => {
    const before = tableFrom('yukon/free-aces; foundations: Ah; tableau: (Kc) 2h, 3s Ac');
    const after = play(play(before, moveOf('t1>f1')), moveOf('t2>f2'));
    const text = narrate(en, before, after, { cause: 'redo' });
    assert.equal(text, 'Redone: two of hearts, ace of clubs to the foundations; king of clubs turned up');
    const auto = narrate(en, before, after, { move: moveOf('t2>f2'), cause: 'play' });
    assert.equal(auto, 'Ace of clubs to foundation 2; two of hearts to the foundations; king of clubs turned up');
  });

  test('picked up', () => {
    assert.equal(pickedText(en, YUKON, 't1', 4), 'Picked up ten of spades and 3 more');
    assert.equal(pickedText(en, YUKON, 't2', 1), 'Picked up jack of hearts');
  });

  test('in the grammar of other languages', () => {
    assert.equal(told(de, YUKON, 't1*4>t2'), 'Pik-Zehn und 3 weitere auf den Herz-Buben; aufgedeckt: Kreuz-König');
    assert.equal(told(el, YUKON, 't1*4>t2'), 'Δέκα μπαστούνι και άλλα 3 στον βαλέ κούπα· άνοιξε: ρήγας σπαθί');
    assert.equal(
      told(eu, YUKON, 't1*4>t2'),
      'Hamarreko pika eta 3 karta gehiago txanka bihotzaren gainera; karta agerian: errege hirusta',
    );
    assert.equal(told(ar, YUKON, 't1*4>t2'), 'عشرة بستوني و3 أوراق أخرى على شاب كبة؛ كُشفت ورقة: ملك سباتي');
  });

  test('a Greek capital keeps its accent', () => {
    const aces = tableFrom('yukon/free-aces; tableau: Ah');
    assert.equal(told(el, aces, 't1>f1'), 'Άσος κούπα στη βάση 1');
  });
});

test('a new game is told with its base or with the aces that went up', () => {
  assert.equal(dealText(en, deal({ game: 'glenwood', seed: '1' })), `New game: Glenwood; ${en.notices.chooseBase}`);
  const river = deal({ game: 'bear-river', seed: '1' });
  const [base = -1] = pileOf(river, 'f1').cards;
  assert.equal(dealText(en, river), `New game: Bear River; ${cardName(en, base)} to the foundations`);
  const sorted = dealDeck('yukon', 'standard', DECK);
  assert.equal(dealText(en, sorted), 'New game: Yukon; ace of clubs to the foundations');
});

/** What is odd in any language. */
const ODD = /undefined|\bnull\b|NaN|\[object|#| {2}|^\s|\s$|[,;:]\s*[,;:]/;

for (const [name, s] of ALL)
  test(`${name}: random games are told without a slip, and name the right cards`, () => {
    fc.assert(
      fc.property(walks(30), ({ start, moves }) => {
        let position = start;
        for (const move of moves) {
          const after = play(position, move);
          const text = narrate(s, position, after, { move, cause: 'play' });
          checkChange(text, position, after, move);
          position = after;
        }
        const ids = pileIdsOf(rulesOf(position));
        const texts = [
          ...ids.flatMap((id) => [pileLabel(s, position, id), readPile(s, position, id)]),
          ...[readTops(s, position), readGoal(s, position), readMoves(s, position, legalMoves(position))],
          dealText(s, start),
        ];
        for (const text of texts) assert.doesNotMatch(text, ODD);
        for (const id of ids) {
          const { cards, hidden } = pileOf(position, id);
          const read = readPile(s, position, id);
          assert.ok(read.startsWith(pileName(s, position.game, id)));
          for (const [i, card] of cards.entries()) assert.equal(mentions(read, card), i >= hidden, read);
        }
      }),
      { numRuns: 30 },
    );

    /** Whether a text names a card; names of some cards are parts of no other. */
    function mentions(text: string, card: number): boolean {
      return text.toLowerCase().includes(cardName(s, card).toLowerCase());
    }

    function checkChange(text: string, before: Position, after: Position, move: Move): void {
      assert.doesNotMatch(text, ODD);
      const { turned } = changeOf(before, after);
      if (move.to === 's') return;
      const first = pileOf(before, move.from).cards.at(-move.count) ?? -1;
      assert.ok(mentions(text, first), text);
      for (const card of turned) assert.ok(mentions(text, card), text);
    }
  });
