/**
 * The search. States wait in layers, one for each number of moves from the start, sorted by value. A sweep goes through
 * the layers and expands the best of each, their children joining the next layer: a beam search, which finds wins
 * far from the start. What one sweep leaves, later sweeps take up, so nothing is dropped or done twice; when
 * no state is left, every state that can be reached has been looked at, and without a win the position is lost.
 */
import { isWon as isWonPosition } from '../../engine/outcome.js';
import { samePosition, type Move, type Position } from '../../engine/position.js';
import { settle } from '../../engine/settle.js';
import { code, count, LIFT, PILES, state, under, words } from './board.js';
import { isDead } from './dead.js';
import { decode } from './keys.js';
import { replay } from './line.js';
import { findMoves, found, lastSteps, make, makeSafe, type Step } from './moves.js';
import { setUp, use, type Setup } from './setup.js';
import { MOVE, NEXT, PARENT, States } from './states.js';
import { value, VALUES } from './value.js';

/** What is known of a position: `moves` lead from it to the win; `unwinnable` is a proof; `why` it is not known. */
export type Answer =
  | { readonly verdict: 'winnable'; readonly moves: readonly Move[]; readonly nodes: number }
  | { readonly verdict: 'unwinnable'; readonly nodes: number }
  | { readonly verdict: 'unknown'; readonly why: 'nodes' | 'time' | 'memory' | 'aborted'; readonly nodes: number };

export interface Limits {
  /** How many positions to look at, at most: default {@link NODE_LIMIT}. */
  readonly nodeLimit?: number | undefined;
  /** Milliseconds. Only where it is given an answer depends on time. */
  readonly timeLimit?: number | undefined;
}

/** Positions to look at before giving up where no limit is asked for: a few seconds. */
export const NODE_LIMIT = 200_000;
/** Set in a stored move: what it leads to needs no look whether it is lost at once. */
const ALIVE = 1 << 13;
/** States kept at most: 36 bytes each and 8 in the table that finds them. */
const STATE_LIMIT = 1_300_000;
export interface Search {
  readonly position: Position;
  readonly nodeLimit: number;
  readonly setup: Setup;
  readonly states: States;
  /** For each value its first state + 1, the others linked to it; then the smallest value that may have one. */
  readonly layers: Int32Array[];
  layer: number;
  /** States that are lost at once are looked at too: the start is one. */
  hopeless: boolean;
  /** States that wait. */
  open: number;
  /** States that were looked at. */
  nodes: number;
  /** The state that is won; -1 while there is none. */
  won: number;
}

/** The board as it is before each move of the state that is expanded, and those moves. */
const before = new Uint8Array(state.length);
const moves = new Uint16Array(found.length);

const isWon = (): boolean => (count[0] ?? 0) + (count[1] ?? 0) + (count[2] ?? 0) + (count[3] ?? 0) === 52;

/** @throws RangeError for a diagram, a position that the rules move on by themselves, a limit that is no limit. */
export function checkSearch(position: Position, { nodeLimit = 0, timeLimit = 0 }: Limits): void {
  if (position.diagram || !samePosition(settle(position), position))
    throw new RangeError('Not a position to play from');
  if (!(nodeLimit >= 0 && timeLimit >= 0)) throw new RangeError('A limit must be a number from 0');
}

/**
 * A search that has not begun yet.
 * @throws RangeError as {@link checkSearch}.
 */
export function startSearch(position: Position, limits: Limits = {}): Search {
  checkSearch(position, limits);
  const search: Search = {
    position,
    nodeLimit: limits.nodeLimit ?? NODE_LIMIT,
    setup: setUp(position),
    states: new States(),
    layers: [],
    layer: 0,
    hopeless: false,
    open: 0,
    nodes: 0,
    won: -1,
  };
  makeSafe();
  keep(search, -1, 0, 0, 0);
  return search;
}

/** Takes up the state on the board, unless it is known. `alive`: it is not lost at once, needs no look. */
function keep(search: Search, parent: number, move: number, layer: number, alive: number): void {
  const { states, layers } = search;
  const id = states.add(parent, move | alive);
  if (id < 0) return;
  if (isWon()) search.won = id;
  const to = (layers[layer] ??= new Int32Array(VALUES + 1));
  const v = value();
  states.page(id)[states.at(id) + NEXT] = to[v] ?? 0;
  to[v] = id + 1;
  if (v < (to[VALUES] ?? 0)) to[VALUES] = v;
  search.open++;
}

/** Takes the best state of the layer and puts it on the board; -1 where there is none. */
function take({ states, layers, layer }: Search): number {
  const from = layers[layer];
  if (!from) return -1;
  let v = from[VALUES] ?? 0;
  while (v < VALUES && from[v] === 0) v++;
  from[VALUES] = v;
  const id = (from[v] ?? 0) - 1;
  if (v === VALUES) return -1;
  from[v] = states.page(id)[states.at(id) + NEXT] ?? 0;
  decode(states.page(id), states.at(id));
  return id;
}

/** Whether the state, which is on the board, is lost at once. */
const isLost = ({ states, hopeless }: Search, id: number): boolean =>
  words[LIFT] === 3 && !hopeless && (states.page(id)[states.at(id) + MOVE] ?? 0) < ALIVE && isDead();

/** Expands the state on the board. */
function expand(search: Search, id: number): void {
  value();
  before.set(state);
  const n = findMoves();
  moves.set(found);
  for (let i = 0; i < n && search.won < 0; i++) {
    const move = moves[i] ?? 0;
    const c = move & 63;
    const place = move >> 6;
    // A move that can be taken back at once leaves a live state alive: after it, c may leave for where it was, and then
    // everything is as before.
    const alive = code[c] !== 0 && (under[c] ?? 0) < PILES && place < PILES ? ALIVE : 0;
    make(c, place);
    keep(search, id, move, search.layer + 1, alive);
    state.set(before);
  }
}

/**
 * The first card and place on the way to the best state within so many moves; undefined where that is the start. Who
 * follows it and asks again never goes round: each time the best in reach gets better, or as good and nearer.
 */
export function bestStep(search: Search, depth: number): Step | undefined {
  search.hopeless = isLost(search, 0);
  for (; search.layer < depth; search.layer++)
    for (let id = take(search); id >= 0; id = take(search)) if (!isLost(search, id)) expand(search, id);
  let best = 0;
  let least = Infinity;
  for (let id = 0; id < search.states.count; id++) {
    decode(search.states.page(id), search.states.at(id));
    const v = value();
    if (v >= least || isLost(search, id)) continue;
    best = id;
    least = v;
  }
  return wayTo(search, best)[0];
}

/** The cards and places of the way to a state, its start's own safe moves first. */
function wayTo(search: Search, id: number): Step[] {
  const { states } = search;
  const ids: number[] = [];
  for (let at = id; at > 0; at = states.page(at)[states.at(at) + PARENT] ?? 0) ids.push(at);
  setUp(search.position);
  makeSafe();
  const steps = lastSteps();
  for (const at of ids.reverse()) {
    const page = states.page(at);
    const record = states.at(at);
    const parent = page[record + PARENT] ?? 0;
    const move = (page[record + MOVE] ?? 0) & (ALIVE - 1);
    decode(states.page(parent), states.at(parent));
    make(move & 63, move >> 6);
    steps.push(...lastSteps());
  }
  return steps;
}

/** The moves to the win, each of them played by the engine. */
function winOf(search: Search): readonly Move[] {
  const { moves: line, end } = replay(search.position, wayTo(search, search.won));
  if (!isWonPosition(end)) throw new Error('The search is wrong: its line does not win');
  return line;
}

/** Looks at up to so many states; undefined while there is no verdict. */
export function advance(search: Search, nodes: number): Answer | undefined {
  const unknown = (why: 'nodes' | 'memory') => ({ verdict: 'unknown', why, nodes: search.nodes }) as const;
  use(search.setup);
  for (let rest = nodes; ;) {
    if (search.won >= 0) return { verdict: 'winnable', moves: winOf(search), nodes: search.nodes };
    if (search.open === 0) return { verdict: 'unwinnable', nodes: search.nodes };
    if (search.nodes >= search.nodeLimit) return unknown('nodes');
    if (search.states.count >= STATE_LIMIT) return unknown('memory');
    if (rest <= 0) return undefined;
    if (search.layer >= search.layers.length) search.layer = 0;
    const id = take(search);
    if (id < 0) {
      search.layer++;
      continue;
    }
    rest--;
    search.open--;
    search.nodes++;
    if (isLost(search, id)) continue;
    expand(search, id);
    search.layer++;
  }
}
