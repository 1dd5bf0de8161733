/** Positions as texts: a header, then groups of piles, each pile from bottom to top. */
import type { GameId } from '../games/index.js';
import { RANKS } from '../engine/card.js';
import { FOUNDATIONS, pileIdsOf, pileOf, rulesOf, type Pile, type PileId, type Position } from '../engine/position.js';
import type { Result } from '../engine/result.js';
import { makeCard, readCard } from './cards.js';
import { positionOfDraft, type Draft } from './draft.js';
import type { NotationError } from './errors.js';
import { readHeader } from './header.js';
import { readText, Refusal, type Reader } from './reader.js';

/** The groups of piles in the order in which they are written, each with the letter that its piles' ids begin with. */
const GROUPS: Readonly<Record<string, string>> = {
  foundations: 'f',
  reserves: 'r',
  tableau: 't',
  stock: 's',
  waste: 'w',
};
const SEPARATOR = /[;\n\r\u2028\u2029][;\s]*/y;
/** After a comma a line break goes on with the group, unless another group's name comes. */
const COMMA = /,(?:\s*(?![a-z\s]))?/y;
/** Where a group ends. */
const END = /(?=[;\n\r\u2028\u2029]|$)/y;

export interface ReadOptions {
  /** The only game that the text may be of; any where it is not given. */
  readonly game?: GameId | undefined;
  /** A picture of a position: unknown and missing cards are allowed, and nothing moves. */
  readonly diagram?: boolean | undefined;
}

export const readDraft = (reader: Reader, { game, diagram = false }: ReadOptions = {}): Draft => ({
  ...readHeader(reader, game),
  diagram,
  cards: [],
});

/** Reads group after group; `read` is told each name and where it stands, and says whether that group was the last. */
export function readGroups(reader: Reader, read: (name: string, at: number) => boolean): void {
  const seen = new Set<string>();
  for (;;) {
    reader.need(END, 'end');
    if (!reader.take(SEPARATOR)) return;
    const at = reader.at();
    const name = reader.take(/[a-z]+/y);
    if (name === undefined) {
      reader.need(/$/y, 'group');
      return;
    }
    if (seen.has(name)) throw new Refusal('group-twice', at);
    seen.add(name);
    reader.need(/:/y, 'group');
    if (read(name, at)) return;
  }
}

/** Reads what follows the name of a position's group. */
export function readGroup(reader: Reader, draft: Draft, name: string, nameAt: number): void {
  const at = reader.at();
  if (name === 'redeals') {
    draft.redeals = Number(reader.need(/\d/y, 'redeals'));
    if (draft.redeals > (draft.rules.stock?.redeals ?? 0)) throw new Refusal('many-redeals', at);
  } else if (name === 'base') {
    const text = reader.need(/[A2-9TJQK]/y, 'base');
    draft.base = { at, rank: RANKS.findIndex((rank) => rank === text) };
  } else {
    const ids = pileIdsOf(draft.rules).filter((id) => id[0] === GROUPS[name]);
    if (!ids.length) throw new Refusal('group', nameAt);
    readPiles(reader, draft, ids);
  }
}

function readPiles(reader: Reader, draft: Draft, ids: readonly PileId[]): void {
  for (const pile of ids) {
    for (let card; (card = readCard(reader));) draft.cards.push({ ...card, down: card.down || pile === 's', pile });
    if (!reader.take(COMMA)) {
      reader.need(END, 'card');
      return;
    }
  }
  throw new Refusal('piles', reader.at());
}

/** The position of a text, what the rules force already done. */
export const parsePosition = (text: string, options?: ReadOptions): Result<Position, NotationError> =>
  readText(text, (reader) => {
    const draft = readDraft(reader, options);
    readGroups(reader, (name, at) => {
      readGroup(reader, draft, name, at);
      return false;
    });
    return positionOfDraft(draft, reader.at());
  });

const makePile = ({ cards, hidden }: Pile): string => cards.map((card, i) => makeCard(card, i < hidden)).join(' ');

/** The one canonical text of a position. */
export function makePosition(position: Position): string {
  const rules = rulesOf(position);
  const { game, variant, base, redeals } = position;
  const groups = Object.entries(GROUPS).map(([name, letter]) => {
    const piles = pileIdsOf(rules).filter((id) => id[0] === letter);
    return piles.length && `${name}: ${piles.map((id) => makePile(pileOf(position, id))).join(', ')}`;
  });
  const said = base !== null && rules.start !== 'ace' && FOUNDATIONS.every((id) => !pileOf(position, id).cards.length);
  return [
    `${game}/${variant}`,
    ...groups,
    rules.stock && `redeals: ${String(redeals)}`,
    said && `base: ${RANKS[base] ?? ''}`,
  ]
    .filter(Boolean)
    .join('; ');
}
