import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dealFrom } from '../../src/engine.js';
import { assertError } from './place.js';

describe('dealFrom', () => {
  const deck = 'cdhs'.replaceAll(/./g, (suit) => 'A23456789TJQK'.replaceAll(/./g, `$&${suit} `));
  const deals = (text: string): ReturnType<typeof dealFrom> => dealFrom({ game: 'yukon', deck: text });

  test('takes 52 cards, each once, white space free', () => {
    assert.ok(deals(deck).ok);
    assert.deepEqual(deals(`\n${deck.replaceAll(' ', '\r\n\t')}`), deals(deck));
    assertError(deals, `¦`, 'cards-missing');
    assertError(deals, `${deck.slice(3)}¦`, 'cards-missing');
    assertError(deals, `${deck}¦Ac`, 'card-twice');
    assertError(deals, deck.replace('2c', '¦Ac'), 'card-twice');
    assertError(deals, deck.replace('2c', '¦1c'), 'card');
    assertError(deals, deck.replace('2c', '2c¦,'), 'card');
    assertError(deals, deck.replace('2c', '¦(?)'), 'unknown');
    assert.ok(!deals(undefined as unknown as string).ok);
  });

  test('an unknown game or variant is a result too', () => {
    const code = (game: string, variant: string): string | undefined => {
      const result = dealFrom({ game, variant, deck });
      return result.ok ? undefined : result.error.code;
    };
    assert.deepEqual(
      [code('klondike', 'standard'), code('yukon', 'x'), code('yukon', 'russian')],
      ['game', 'variant', undefined],
    );
  });
});
