/** Positions as texts: a header, then groups of piles, each pile from bottom to top. */
import { rulesFor, type GameId } from '../games/index.js';
import { RANKS } from '../engine/card.js';
import { FOUNDATIONS, pileIdsOf, pileOf, rulesOf, type Pile, type Position } from '../engine/position.js';
import type { Result } from '../engine/result.js';
import { makeCard, readCard } from './cards.js';
import { gameNamed } from './deck.js';
import { positionOfDraft, type Draft } from './draft.js';
import type { NotationError } from './errors.js';
import { BLANKS, readText, type Reader } from './reader.js';

/** The groups of piles in the order in which they are written. A pile's id begins with the same letter. */
const GROUPS = ['foundations', 'reserves', 'tableau', 'stock', 'waste'];
/** After a comma a line break goes on with the group, unless another group's name comes. */
const COMMA = /,(?:\s*(?![a-z\s]))?/y;
const WORD = /[a-z-]+/y;

export interface ReadOptions {
  /** The only game that the text may be of; any where it is not given. */
  readonly game?: GameId | undefined;
  /** A picture of a position: unknown and missing cards are allowed, and nothing moves. */
  readonly diagram?: boolean | undefined;
}

/**
 * Reads a header, `yukon` or `yukon/russian`, and groups. `readOther` is asked first: true where it has read a group that
 * is no position's.
 */
export function readDraft(
  reader: Reader,
  { game: wanted, diagram = false }: ReadOptions = {},
  readOther?: (name: string, at: number, draft: Draft) => boolean,
): Draft {
  const { at: start } = reader;
  reader.space = BLANKS;
  const game = gameNamed(reader, reader.need(WORD, 'game'), start);
  if (wanted && wanted !== game) reader.refuse('other-game', start);
  const named = reader.take(/\//y);
  const { at: variantAt } = reader;
  const variant = named ? reader.need(WORD, 'variant') : 'standard';
  const rules = rulesFor(game, variant) ?? reader.refuse('variant', variantAt);
  const draft: Draft = { game, variant, rules, diagram, cards: [], redeals: rules.stock?.redeals ?? 0 };
  const seen = new Set<string>();
  while (reader.take(/[;\s]*$/y) === undefined) {
    reader.need(/[;\n\r][;\s]*/y, 'end');
    const { at } = reader;
    const name = reader.need(WORD, 'group');
    reader.need(/:/y, 'group');
    if (seen.has(name)) reader.refuse('group-twice', at);
    seen.add(name);
    if (!readOther?.(name, at, draft)) readGroup(reader, draft, name, at);
  }
  return draft;
}

/** Reads what follows the name of a position's group. */
function readGroup(reader: Reader, draft: Draft, name: string, nameAt: number): void {
  const { at } = reader;
  if (name === 'redeals') {
    const redeals = Number(reader.need(/\d/y, 'redeals'));
    if (redeals > draft.redeals) reader.refuse('many-redeals', at);
    draft.redeals = redeals;
  } else if (name === 'base') draft.base = { at, rank: RANKS.indexOf(reader.need(/[A2-9TJQK]/y, 'base')) };
  else {
    const piles = GROUPS.includes(name) ? pileIdsOf(draft.rules).filter((id) => id[0] === name[0]) : [];
    if (!piles.length) reader.refuse('group', nameAt);
    for (const pile of piles) {
      for (let card; (card = readCard(reader));) draft.cards.push({ ...card, down: card.down || pile === 's', pile });
      if (!reader.take(COMMA)) return void reader.need(/(?=[;\n\r]|$)/y, 'card');
    }
    reader.refuse('piles');
  }
}

/** The position of a text, what the rules force already done. */
export const parsePosition = (text: string, options?: ReadOptions): Result<Position, NotationError> =>
  readText(text, (reader) => positionOfDraft(reader, readDraft(reader, options)));

const makePile = ({ cards, hidden }: Pile): string => cards.map((card, i) => makeCard(card, i < hidden)).join(' ');

/** The one canonical text of a position. */
export function makePosition(position: Position): string {
  const rules = rulesOf(position);
  const { game, variant, base, redeals } = position;
  const groups = GROUPS.map((name) => {
    const piles = pileIdsOf(rules).filter((id) => id[0] === name[0]);
    return piles.length && `${name}: ${piles.map((id) => makePile(pileOf(position, id))).join(', ')}`;
  });
  const said = base !== null && rules.start !== 'ace' && FOUNDATIONS.every((id) => !pileOf(position, id).cards.length);
  return [`${game}/${variant}`, ...groups, rules.stock && `redeals: ${redeals}`, said && `base: ${RANKS.charAt(base)}`]
    .filter(Boolean)
    .join('; ');
}
