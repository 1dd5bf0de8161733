/** The language made for tests: whatever is not in its letters was written outside the tables. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, legalMoves } from '../../src/engine.js';
import { GAME_IDS } from '../../src/games/index.js';
import { strings as english } from '../../src/locale/en.js';
import { dealText, pileLabel, readGoal, readMoves, readTops } from '../../src/locale/narrate.js';
import { directionOf } from '../../src/locale/pick.js';
import { pseudoStrings, pseudoText } from '../../src/locale/pseudo.js';
import { textsIn } from './languages.js';

const strings = pseudoStrings(english);

test('every letter is another one, and texts are longer', () => {
  assert.equal(pseudoText('Undo (2 cards) — #'), 'Ûñđöö (2 çååŕđš) — #');
  const longer = (a: string, b: string) => a.length - b.length;
  const pairs = textsIn(english).map((text, i) => [textsIn({ ...strings, plural: 0 })[i] ?? '', text] as const);
  for (const [pseudo, text] of pairs.slice(1)) {
    assert.ok(longer(pseudo, text) >= 0);
    assert.doesNotMatch(pseudo, /[A-WYZa-wyz]/);
  }
  const sum = pairs.reduce((total, [pseudo, text]) => total + longer(pseudo, text), 0);
  assert.ok(sum > 0.25 * textsIn(english).join('').length);
});

test('words put together are not changed twice', () => {
  const once = pseudoText('ten of spades');
  assert.equal(pseudoText(once), once);
  assert.equal(strings.top(once), pseudoText('ten of spades on top'));
});

test('all that is spoken is in its letters', () => {
  for (const game of GAME_IDS) {
    const position = deal({ game, seed: '1' });
    const texts = [
      ...Object.keys(position.piles).map((id) => pileLabel(strings, position, id)),
      ...[readTops(strings, position), readGoal(strings, position), dealText(strings, position)],
      readMoves(strings, position, legalMoves(position)),
    ];
    for (const text of texts) assert.doesNotMatch(text, /[A-WYZa-wyz]/);
  }
});

test('one of the two runs from right to left', () => {
  assert.equal(directionOf(pseudoStrings(english, 'ar-XB').tag), 'rtl');
  assert.equal(directionOf(strings.tag), 'ltr');
});
