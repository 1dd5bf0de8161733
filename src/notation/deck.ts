/** Decks as texts: 52 cards in the order in which they are dealt. */
import { GAME_IDS, rulesFor, type GameId } from '../games/index.js';
import { dealDeck } from '../engine/deal.js';
import type { Position } from '../engine/position.js';
import type { Result } from '../engine/result.js';
import { readCard, type WrittenCard } from './cards.js';
import { checkDeck } from './draft.js';
import type { NotationError } from './errors.js';
import { readText, type Reader } from './reader.js';

export interface DeckOptions {
  readonly game: string;
  /** `standard` where none is given. */
  readonly variant?: string | undefined;
  /** `7d 9c …`, each card once, in the dealing order of the game. */
  readonly deck: string;
}

/** The game of that name; an unknown one is refused. */
export const gameNamed = (reader: Reader, name: string, at: number): GameId =>
  GAME_IDS.find((id) => id === name) ?? reader.refuse('game', at);

/** The deal of a deck, what the rules force already done. An unknown game or variant is an error like any other. */
export const dealFrom = ({ game, variant = 'standard', deck }: DeckOptions): Result<Position, NotationError> =>
  readText(deck, (reader) => {
    const id = gameNamed(reader, game, 0);
    if (!rulesFor(id, variant)) reader.refuse('variant', 0);
    const cards: WrittenCard[] = [];
    for (let card; (card = readCard(reader));) cards.push(card);
    reader.need(/$/y, 'card');
    checkDeck(reader, cards);
    return dealDeck(
      id,
      variant,
      cards.map(({ card }) => card),
    );
  });
