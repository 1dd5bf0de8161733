/** Decks as texts: 52 cards in the order in which they are dealt. */
import { dealDeck } from '../engine/deal.js';
import type { Position } from '../engine/position.js';
import type { Result } from '../engine/result.js';
import { readCard, type WrittenCard } from './cards.js';
import { checkDeck } from './draft.js';
import type { NotationError } from './errors.js';
import { headerOf } from './header.js';
import { readText } from './reader.js';

export interface DeckOptions {
  readonly game: string;
  /** `standard` where none is given. */
  readonly variant?: string | undefined;
  /** `7d 9c …`, each card once, in the dealing order of the game. */
  readonly deck: string;
}

/** The deal of a deck, what the rules force already done. An unknown game or variant is an error like any other. */
export const dealFrom = ({ game, variant = 'standard', deck }: DeckOptions): Result<Position, NotationError> =>
  readText(deck, (reader) => {
    const header = headerOf(game, variant);
    reader.joinLines();
    const cards: WrittenCard[] = [];
    for (let card; (card = readCard(reader));) cards.push(card);
    reader.need(/$/y, 'card');
    checkDeck(cards, reader.at());
    return dealDeck(
      header.game,
      header.variant,
      cards.map(({ card }) => card),
    );
  });
