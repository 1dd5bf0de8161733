/** Games for tests of what is stored: played, undone in part, with comments and automatic moves. */
import fc from 'fast-check';
import { deal, legalMoves } from '../../src/engine.js';
import { goTo, playAlong, playOn, positionOf, startGame, type Game } from '../../src/engine/game.js';
import type { SavedGame } from '../../src/storage/saved-game.js';
import { anyText, anywhere, choose } from '../support/arbitraries.js';

const ACTS = ['play', 'play', 'play', 'comment', 'along', 'goTo'] as const;

interface Act {
  readonly what: (typeof ACTS)[number];
  readonly choice: number;
  readonly comment: string;
}

const act: fc.Arbitrary<Act> = fc.record({ what: fc.constantFrom(...ACTS), choice: fc.nat(9999), comment: anyText });

function next(game: Game, { what, choice, comment }: Act): Game {
  const move = choose(legalMoves(positionOf(game)), choice);
  if (what === 'goTo') return goTo(game, choice % (game.line.length + 1));
  if (!move) return game;
  if (what === 'along' && game.cursor > 0) return playAlong(game, move);
  return playOn(game, what === 'comment' ? { moves: [move], comment } : { moves: [move] });
}

/** A game from a seed, or from the position that some moves of it led to. */
export const games: fc.Arbitrary<Game> = fc
  .record({ where: anywhere, seed: anyText, loaded: fc.boolean(), acts: fc.array(act, { maxLength: 30, size: 'max' }) })
  .map(({ where, seed, loaded, acts }) => {
    const dealt = startGame(deal({ ...where, seed }), seed);
    return acts.reduce(next, loaded ? startGame(positionOf(acts.reduce(next, dealt))) : dealt);
  });

export const savedGames: fc.Arbitrary<SavedGame> = fc
  .record({
    source: fc.constantFrom('0', '1dq3f5z', 'zik0zj'),
    game: games,
    elapsed: fc.nat(999_999_999),
    touched: fc.boolean(),
    told: fc.boolean(),
    recorded: fc.boolean(),
  })
  .map((saved) => ({ ...saved }));
