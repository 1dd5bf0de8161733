/** Help and game agree: what a table says, its text says, and where tables differ, texts differ. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { GAME_IDS, GAMES, variantsOf, type GameId, type GameRules } from '../../src/games/index.js';
import type { Help } from '../../src/locale/rules/help.js';
import { ALL, HELP, STRINGS, textsIn } from './languages.js';

const textOf = (help: Help, game: GameId, rules: GameRules): string =>
  textsIn(help.rulesText(game, 'standard', rules)).join('\n');

const rulesOf = (game: GameId, variant: string): GameRules => {
  const rules = GAMES[game].variants[variant];
  assert.ok(rules);
  return rules;
};

/** A table without the order of the deal, which no player has to know. */
const told = ({ order: _, ...rules }: GameRules): string => JSON.stringify(rules);

const { yukon, glenwood, 'bear-river': river } = GAMES;
const std = { yukon: yukon.variants.standard, glenwood: glenwood.variants.standard, river: river.variants.standard };
const tableau = (rules: GameRules, change: Partial<GameRules['tableau']>): GameRules => ({
  ...rules,
  tableau: { ...rules.tableau, ...change },
});

/** Tables that differ from a game's in one word each. */
const CHANGES: readonly (readonly [GameId, GameRules])[] = [
  ['yukon', { ...std.yukon, start: 'dealt' }],
  ['yukon', { ...std.yukon, start: 'chosen' }],
  ['yukon', { ...std.yukon, foundations: { wrap: true, lift: 'none' } }],
  ['yukon', { ...std.yukon, foundations: { wrap: false, lift: 'top' } }],
  ...(['same', 'any', 'other'] as const).map(
    (suit) => ['yukon', tableau(std.yukon, { build: { suit, step: 'down', wrap: false } })] as const,
  ),
  ['yukon', tableau(std.yukon, { build: { suit: 'alternate', step: 'either', wrap: false } })],
  ['yukon', tableau(std.yukon, { build: { suit: 'alternate', step: 'down', wrap: true } })],
  ['yukon', tableau(std.yukon, { build: { suit: 'alternate', step: 'either', wrap: true } })],
  ...(['top', 'whole', 'part'] as const).map((lift) => ['yukon', tableau(std.yukon, { lift })] as const),
  ...(['free', 'strict'] as const).map((aces) => ['yukon', tableau(std.yukon, { aces })] as const),
  ['yukon', tableau(std.yukon, { piles: std.yukon.tableau.piles.map((pile) => ({ ...pile, hidden: 0 })) })],
  ...(['none', 'any', 'reserve-first'] as const).map(
    (fill) => ['yukon', tableau(std.yukon, { piles: std.yukon.tableau.piles.map((p) => ({ ...p, fill })) })] as const,
  ),
  ['yukon', tableau(std.yukon, { piles: std.yukon.tableau.piles.slice(1) })],
  ['bear-river', tableau(std.river, { cap: 4 })],
  ['bear-river', tableau(std.river, { piles: std.river.tableau.piles.map((pile) => ({ ...pile, shown: 2 })) })],
  ['bear-river', tableau(std.river, { piles: std.river.tableau.piles.map((p) => ({ ...p, fill: 'none' as const })) })],
  ['glenwood', { ...std.glenwood, stock: { redeals: 3 } }],
  ['glenwood', { ...std.glenwood, stock: { redeals: 0 } }],
  ['glenwood', { ...std.glenwood, reserves: [4, 4, 4, 4] }],
  ['glenwood', { ...std.glenwood, reserves: [3, 3, 3] }],
];

const ODD = /undefined|\bnull\b|NaN|\[object|[#%]| {2}|^\s|\s$/m;

for (const [name, strings, help] of ALL)
  describe(name, () => {
    test('every variant has all sections, and no odd text in them', () => {
      for (const game of GAME_IDS)
        for (const variant of variantsOf(game)) {
          const sections = help.rulesText(game, variant, rulesOf(game, variant));
          assert.equal(sections.length, 5);
          for (const { heading, paragraphs } of sections) {
            assert.match(heading, /\S/);
            assert.ok(paragraphs.length > 0);
            for (const text of paragraphs) assert.match(text, /[.]$/);
          }
          for (const text of textsIn(sections)) assert.doesNotMatch(text, ODD);
        }
    });

    test('two variants have the same text only if they have the same rules', () => {
      for (const game of GAME_IDS) {
        const variants = variantsOf(game).map((variant) => rulesOf(game, variant));
        const texts = new Set(variants.map((rules) => textOf(help, game, rules)));
        assert.equal(texts.size, new Set(variants.map(told)).size, game);
        assert.equal(texts.size, variants.length, game);
      }
    });

    test('a text changes with each single word of its table', () => {
      const texts = CHANGES.map(([game, rules]) => textOf(help, game, rules));
      for (const [i, [game]] of CHANGES.entries())
        assert.notEqual(texts[i], textOf(help, game, GAMES[game].variants.standard), JSON.stringify(CHANGES[i]));
      assert.equal(new Set(texts).size, texts.length);
    });

    test('numbers are those of the table', () => {
      const numbers = (game: GameId, rules: GameRules): string[] => textOf(help, game, rules).match(/\d+/g) ?? [];
      const yukonNumbers = numbers('yukon', std.yukon).join(' ');
      assert.match(yukonNumbers, /\b7 0 1 2 3 4 5 6 1 5 5 5 5 5 5\b/);
      assert.match(numbers('yukon', rulesOf('yukon', 'brisbane')).join(' '), /\b0 1 2 3 4 5 6 5 5 5 4 4 4 4\b/);
      assert.match(numbers('yukon', rulesOf('yukon', 'odessa')).join(' '), /\b7 3 3 5 5 5 5 5 3\b/);
      assert.match(numbers('bear-river', std.river).join(' '), /\b18 3 2 3\b/);
      assert.match(numbers('bear-river', rulesOf('bear-river', 'aces')).join(' '), /\b18 3 2 2 3 3\b/);
      assert.match(numbers('glenwood', std.glenwood).join(' '), /\b4 1 4 3 36 1\b/);
      assert.ok(
        !numbers('glenwood', rulesOf('glenwood', 'no-redeal'))
          .join(' ')
          .match(/\b36 \d\b(?! 52| 1)/),
      );
    });

    test('keys, statistics and replay have their words', () => {
      const { rulesText: _, ...rest } = help;
      for (const text of textsIn(rest)) {
        assert.match(text, /\S/);
        assert.doesNotMatch(text, ODD);
      }
      assert.match(help.replay.step('3', '18'), /3.*18/);
    });

    test('the help calls things by the names that the widget uses', () => {
      assert.equal(help.keys.hint, strings.commands.hint);
      assert.equal(help.keys.menu, strings.commands.menu);
      assert.equal(help.keys.deal, strings.commands.deal);
    });
  });

test('what each English sentence says, and where', () => {
  const say = (game: GameId, variant: string): string => textOf(HELP.en, game, rulesOf(game, variant));
  const expected: readonly (readonly [GameId, string, RegExp])[] = [
    ['bear-river', 'standard', /built up or down by one, in the same suit\. King and ace are neighbors\./],
    ['bear-river', 'standard', /An empty standard pile stays empty\. An empty hole takes any top card\./],
    ['bear-river', 'standard', /No pile ever holds more than 3 cards\./],
    ['bear-river', 'open', /one at a time\. An empty pile takes any top card\.\n/],
    ['bear-river', 'free-return', /may go back to the tableau/],
    ['bear-river', 'aces', /from the ace to the king\.\nA card on a foundation stays there\./],
    ['bear-river', 'aces', /Nothing joins king and ace\./],
    ['glenwood', 'standard', /built down by one, in alternating colors\. A king may go on an ace\./],
    ['glenwood', 'standard', /moves only whole/],
    ['glenwood', 'standard', /Redeals: 1\./],
    ['glenwood', 'two-redeals', /Redeals: 2\./],
    ['glenwood', 'no-redeal', /The waste is not turned over\./],
    ['glenwood', 'duchess', /or any top part of it onto a column that is not empty/],
    ['yukon', 'standard', /An ace that nothing covers goes to a foundation by itself\.\n/],
    ['yukon', 'strict-aces', /a group that begins with an ace does not move\./],
    ['yukon', 'free-aces', /Aces go up only when you move them\./],
    ['yukon', 'russian', /built down by one, in the same suit\./],
    ['yukon', 'moosehide', /built down by one, in any suit but their own\./],
    ['yukon', 'alaska', /built up or down by one, in the same suit\. Nothing joins king and ace\./],
    ['yukon', 'roslin', /built up or down by one, in alternating colors\./],
    ['yukon', 'brisbane', /built down by one, whatever their suit\..*\n.*An empty column takes any face-up card/],
    ['yukon', 'open', /An empty column takes any face-up card with all cards on it\./],
    ['yukon', 'standard', /An empty column takes only a king/],
  ];
  for (const [game, variant, text] of expected) assert.match(say(game, variant), text, variant);
  assert.doesNotMatch(say('bear-river', 'open'), /hole takes|stays empty/);
  assert.doesNotMatch(say('bear-river', 'standard'), /face-down|Aces go up/i);
  assert.doesNotMatch(say('glenwood', 'standard'), /face-down/i);
});

test('nothing in the help is left in English', () => {
  const english = new Set(textsIn(HELP.en));
  const shared = new Set(['Esc', 'Shift', 'Ctrl', 'Home', 'End', 'Enter', 'Menu', 'Pause', 'Score', ', ']);
  for (const [id, help] of Object.entries(HELP)) {
    if (id === 'en') continue;
    for (const game of GAME_IDS)
      for (const text of [...textsIn(help), ...textsIn(help.rulesText(game, 'standard', rulesOf(game, 'standard')))])
        assert.ok(shared.has(text) || !english.has(text), `${id}: ${text}`);
    for (const text of textsIn(help)) assert.doesNotMatch(text, /(?<!\p{L})(the|cards|of|from|with)(?!\p{L})/iu);
  }
});

test('French and Occitan rules have a space that does not break before colons and semicolons', () => {
  for (const id of ['fr', 'oc'] as const)
    for (const game of GAME_IDS)
      for (const variant of variantsOf(game))
        assert.doesNotMatch(textOf(HELP[id], game, rulesOf(game, variant)), /[^\u00a0][:;!?]/);
});

test('names of games and variants are there for every game and variant', () => {
  for (const s of Object.values(STRINGS))
    for (const game of GAME_IDS) {
      assert.match(s.games[game], /\S/);
      for (const variant of variantsOf(game)) assert.match({ ...s.variants }[variant] ?? '', /\S/, variant);
    }
});
