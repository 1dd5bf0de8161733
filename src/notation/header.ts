/** The first words of a text: which game and which variant. */
import { GAME_IDS, rulesFor, type GameId, type GameRules } from '../games/index.js';
import { Refusal, type Reader } from './reader.js';

/** A game and a variant that there are. */
export interface Header {
  readonly game: GameId;
  readonly variant: string;
  readonly rules: GameRules;
}

/** Looks up the two names; an unknown one is refused at its place. */
export function headerOf(name: string, variant: string, at = 0, variantAt = at): Header {
  const game = GAME_IDS.find((id) => id === name);
  if (!game) throw new Refusal('game', at);
  const rules = rulesFor(game, variant);
  if (!rules) throw new Refusal('variant', variantAt);
  return { game, variant, rules };
}

/** Reads `yukon` or `yukon/russian`; `wanted` is the only game allowed, where it is given. */
export function readHeader(reader: Reader, wanted?: GameId): Header {
  const at = reader.at();
  const name = reader.need(/[a-z-]+/y, 'game');
  const named = reader.take(/\//y);
  const variantAt = reader.at();
  const header = headerOf(name, named ? reader.need(/[a-z-]+/y, 'variant') : 'standard', at, variantAt);
  if (wanted && wanted !== header.game) throw new Refusal('other-game', at);
  return header;
}
