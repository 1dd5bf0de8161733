/**
 * What is known of the position on the table, and the searches that find it out. Nothing runs before it is asked for;
 * what is known moves along with the game, so staying on a winning line costs nothing.
 */
import type { VerdictState, VerdictWord } from '../context/game-context.js';
import { isStuck, isWon } from '../engine/outcome.js';
import type { Move, Position } from '../engine/position.js';
import { checkSearch } from '../solver/core/search.js';
import { ABORTED, createSolver, type Answer, type SolveOptions, type Solver } from '../solver/client.js';
import type { Commit } from './game-controller.js';

/** A proof or the lack of one; `moves` lead from the position to its win. */
interface Known {
  readonly verdict: VerdictWord;
  readonly moves?: readonly Move[];
  readonly nodes: number;
}

/** What the controller needs of the session. */
export interface SolverTable {
  readonly position: Position | null;
  /** The verdict is to be fresh after every move. */
  readonly watching: boolean;
  /** Nothing is searched for an element outside the page. */
  readonly isConnected: boolean;
  /** Called when verdict or state have changed; `known` where there is a new verdict to be told. */
  verdictChanged(known?: { readonly verdict: VerdictWord; readonly nodes: number }): void;
}

const sameMove = (a: Move, b: Move): boolean => a.from === b.from && a.to === b.to && a.count === b.count;

/** A won or stuck position needs no search. */
function plainly(position: Position): Known | undefined {
  if (position.diagram) return { verdict: 'unknown', nodes: 0 };
  if (isWon(position)) return { verdict: 'winnable', moves: [], nodes: 0 };
  return isStuck(position) ? { verdict: 'unwinnable', nodes: 0 } : undefined;
}

/** What is known before some moves, from what is known after them: a win stays one, a loss may not be. */
const earlier = ({ moves }: Known, taken: readonly Move[]): Known | undefined =>
  moves && { verdict: 'winnable', moves: [...taken, ...moves], nodes: 0 };

/** What is known after some moves: a loss stays one, a win where the moves are those of its line. */
function later({ verdict, moves }: Known, played: readonly Move[]): Known | undefined {
  if (verdict === 'unwinnable') return { verdict, nodes: 0 };
  const follows = moves && played.every((move, i) => moves[i] && sameMove(moves[i], move));
  return follows ? { verdict, moves: moves.slice(played.length), nodes: 0 } : undefined;
}

export class SolverController {
  readonly #table: SolverTable;
  /** By position value: positions of the line stay what they are, so undo finds its verdict again. */
  readonly #known = new WeakMap<Position, Known>();
  #solver: Solver | undefined;
  #watch: AbortController | undefined;
  /** The positions that somebody has asked about and that are being searched. */
  readonly #asked: Position[] = [];
  #told: VerdictWord = 'unknown';

  constructor(table: SolverTable) {
    this.#table = table;
  }

  get verdict(): VerdictWord {
    return this.#here?.verdict ?? 'unknown';
  }
  get state(): VerdictState {
    const { position } = this.#table;
    if (this.#watch || (position && this.#asked.includes(position))) return 'searching';
    return this.#here ? 'done' : 'idle';
  }
  /** A winning line from the position on the table, where one is known. */
  get line(): readonly Move[] | undefined {
    return this.#here?.moves;
  }

  get #here(): Known | undefined {
    const { position } = this.#table;
    return position ? this.#known.get(position) : undefined;
  }

  /** Takes what is known along to the new position, ends the search for the old one, and looks on where it is watched. */
  committed({ before, after, cause, moves }: Commit): void {
    this.#stopWatching();
    if (before && moves && !this.#known.has(after)) {
      const known = this.#known.get(before);
      const then = known && (cause === 'undo' ? earlier(known, moves) : later(known, moves));
      if (then) this.#known.set(after, then);
    }
    this.refresh();
  }

  /** Tells a changed verdict, and searches where it is watched and not known. */
  refresh(): void {
    const { position, watching } = this.#table;
    const plain = position && watching ? plainly(position) : undefined;
    if (position && plain) this.#known.set(position, plain);
    this.#tell();
    if (!watching || !this.#table.isConnected) this.#stopWatching();
    else if (position && !this.#here && !this.#watch) void this.#watchFor(position);
  }

  async #watchFor(position: Position): Promise<void> {
    const watch = new AbortController();
    this.#watch = watch;
    this.#table.verdictChanged();
    await this.solve(position, { signal: watch.signal });
    if (this.#watch !== watch) return;
    this.#watch = undefined;
    this.#tell();
    this.#table.verdictChanged();
  }

  #stopWatching(): void {
    this.#watch?.abort();
    this.#watch = undefined;
  }

  #tell(): void {
    const { verdict, nodes } = this.#here ?? { verdict: 'unknown' as const, nodes: 0 };
    if (verdict === this.#told) return;
    this.#told = verdict;
    this.#table.verdictChanged({ verdict, nodes });
  }

  /** Remembers a winning line that somebody else has found. */
  learn(position: Position, moves: readonly Move[]): void {
    this.#known.set(position, { verdict: 'winnable', moves, nodes: 0 });
  }

  /** Searches a position and remembers what was found. */
  async solve(position: Position, options: SolveOptions = {}): Promise<Answer> {
    // Nobody wins in a picture.
    if (position.diagram) return ABORTED;
    checkSearch(position, options);
    const known = options.signal?.aborted ? undefined : this.#known.get(position);
    if (known?.verdict === 'winnable' && known.moves)
      return { verdict: 'winnable', moves: known.moves, nodes: known.nodes };
    if (known?.verdict === 'unwinnable') return { verdict: 'unwinnable', nodes: known.nodes };
    if (!this.#table.isConnected) return ABORTED;
    const answer = await this.#search(position, options);
    this.#remember(position, answer);
    this.#table.verdictChanged();
    return answer;
  }

  async #search(position: Position, options: SolveOptions): Promise<Answer> {
    this.#asked.push(position);
    if (!this.#watch) this.#table.verdictChanged();
    try {
      this.#solver ??= createSolver();
      return await this.#solver.solve(position, options);
    } finally {
      this.#asked.splice(this.#asked.indexOf(position), 1);
    }
  }

  #remember(position: Position, answer: Answer): void {
    const { verdict, nodes } = answer;
    const aborted = answer.verdict === 'unknown' && answer.why === 'aborted';
    if (!aborted)
      this.#known.set(position, { verdict, nodes, ...(answer.verdict === 'winnable' && { moves: answer.moves }) });
    if (position === this.#table.position) this.#tell();
  }

  /** The element leaves the page: searches end, the worker goes. What is known stays known. */
  close(): void {
    this.#stopWatching();
    this.#solver?.close();
    this.#solver = undefined;
  }
}
