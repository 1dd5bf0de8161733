/** Recorded facts, and lists that tests loop over. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { GAMES, makeCard, type GameId, type Pile, type Position } from '../../src/engine.js';
import { GAME_IDS } from '../../src/games/index.js';
import type { Table } from '../oracles/index.js';

export interface Where {
  readonly game: GameId;
  readonly variant: string;
}

/** Every game in every variant. */
export const EVERYWHERE: readonly Where[] = GAME_IDS.flatMap((game) =>
  GAMES[game].variants.map((variant) => ({ game, variant })),
);

/** A game as GNOME AisleRiot plays it. */
export interface Recorded extends Where {
  /** 52 cards in the dealing order. */
  readonly deck: string;
  /** Card texts by pile. */
  readonly start: Readonly<Record<string, string>>;
  /** `played: all moves that were legal`. */
  readonly steps: readonly string[];
  readonly end: { readonly legal: readonly string[]; readonly score: number; readonly won: boolean };
}

export const recordedGames = (): readonly Recorded[] =>
  gunzipSync(readFileSync(new URL('../games/recorded.jsonl.gz', import.meta.url)))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Recorded);

const cardsOf = ({ cards, hidden }: Pile): string[] => cards.map((card, i) => makeCard(card, i < hidden));

/** A position as the naive referees see it. */
export const tableOf = ({ piles, base, redeals }: Position): Table => ({
  piles: Object.fromEntries(Object.entries(piles).map(([id, pile]) => [id, cardsOf(pile)])),
  base: base === null ? '' : 'A23456789TJQK'.charAt(base),
  redeals,
});

/** The cards of the piles that are not empty, as texts. */
export const pilesOf = ({ piles }: Position): Record<string, string> =>
  Object.fromEntries(
    Object.entries(piles)
      .filter(([, { cards }]) => cards.length > 0)
      .map(([id, pile]) => [id, cardsOf(pile).join(' ')]),
  );
