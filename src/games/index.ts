/** All games by id. Data only: this floor imports nothing. */
import { bearRiver } from './bear-river.js';
import { glenwood } from './glenwood.js';
import type { GameDefinition, GameRules } from './rules.js';
import { yukon } from './yukon.js';

export const GAME_IDS = ['bear-river', 'glenwood', 'yukon'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** Every game; `variants` has `standard` first. */
export const GAMES: { readonly [id in GameId]: GameDefinition & { readonly id: id } } = {
  'bear-river': bearRiver,
  glenwood,
  yukon,
};

/** The names of a game's variants, `standard` first. */
export const variantsOf = (game: GameId): readonly string[] => Object.keys(GAMES[game].variants);

/** The rules of a variant, or undefined where the game or the variant is unknown. */
export function rulesFor(game: string, variant: string): GameRules | undefined {
  if (!Object.hasOwn(GAMES, game)) return undefined;
  const { variants } = GAMES[game as GameId];
  return Object.hasOwn(variants, variant) ? variants[variant] : undefined;
}

export type { Aces, Build, DealOrder, Fill, GameDefinition, GameRules, Lift, Start, TableauPile } from './rules.js';
