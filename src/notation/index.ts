/** Texts of cards, moves, positions and recorded games: the grammar is in the README. */
export { makeCard, parseCard } from './cards.js';
export { dealFrom, type DeckOptions } from './deck.js';
export { ERRORS, type ErrorCode, type NotationError, type Place } from './errors.js';
export { makeMove, parseMove } from './moves.js';
export { makePosition, parsePosition, type ReadOptions } from './position.js';
export { makeRecord, parseRecord, type GameRecord } from './record.js';
export { parseGame, recordOf, replayRecord, verifyRecord, type Verified } from './replay.js';
