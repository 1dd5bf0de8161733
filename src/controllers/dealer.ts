/**
 * Decides which game lies on the table: the first one, what changed attributes and calls ask for, what was saved, and
 * the deal that can be won, once it is found.
 */
import { startGame, type Game } from '../engine/game.js';
import type { GameId } from '../games/index.js';
import type { SavedGame } from '../storage/saved-game.js';
import type { Settings } from '../storage/settings.js';
import type { Clock } from './clock.js';
import { DealSearch, type DealWanted } from './deal-search.js';
import type { GameController } from './game-controller.js';
import type { SaveController } from './save-controller.js';
import type { SolverController } from './solver-controller.js';
import {
  chooseStart,
  localDate,
  readCursor,
  readTable,
  readVariant,
  sourceOf,
  startOf,
  type Problem,
  type Start,
  type Wanted,
} from './start.js';

/** What `deal()` may be given; the rest is as the attributes say, but the seed, which is then a new one. */
export interface DealRequest {
  readonly seed?: string | undefined;
  readonly variant?: string | undefined;
  readonly winnable?: boolean | undefined;
}

/** The table that games are laid on. */
export interface DealerTable {
  readonly game: GameId;
  readonly control: GameController;
  readonly clock: Clock;
  readonly solver: SolverController;
  readonly saves: SaveController;
  readonly isConnected: boolean;
  readonly isDiagram: boolean;
  readonly saveName: string | null;
  /** Takes on what the visitor has chosen before. */
  restore(settings: Settings): void;
  report(problem: Problem): false;
  /** A search has begun or ended. */
  changed(): void;
}

const today = (): string => localDate(new Date());

export class Dealer {
  readonly #table: DealerTable;
  readonly #search: DealSearch;
  #wanted: Wanted | undefined;
  /** The search for a winnable deal that is under way, or that goes on once the element is in the page. */
  #searched: DealWanted | undefined;
  #recorded = false;

  constructor(table: DealerTable) {
    this.#table = table;
    this.#search = new DealSearch(table.game, table.solver);
  }

  /** Whether the page has laid a game with moves, to be gone through. */
  get recorded(): boolean {
    return this.#recorded;
  }

  /** Whether a deal that can be won is being searched. */
  get finding(): boolean {
    return this.#searched !== undefined;
  }

  /** Lays the first game: the first of what the page asks for that can be played. */
  begin(wanted: Wanted): void {
    this.#wanted = wanted;
    if (this.#restore()) return;
    const { start, problems } = chooseStart(this.#table.game, wanted, today());
    void this.#lay(start);
    for (const problem of problems) this.#table.report(problem);
  }

  /**
   * Follows changes of the attributes, in their order: the one changed last counts, and one that is bad or was taken
   * away changes nothing. A cursor only says where another one's record is to stand.
   */
  follow(wanted: Wanted, changed: readonly (keyof Wanted)[]): void {
    this.#wanted = wanted;
    // A script that comes late belongs to the first game: what was saved may fit only now.
    if (changed.at(-1) === 'script' && this.#restore()) return;
    this.#table.saves.source = this.#source;
    const games = changed.filter((name) => name !== 'cursor').reverse();
    const isLaid = games.some((name) => this.#followGame(wanted, name));
    if (changed.includes('cursor')) this.#followCursor(wanted, isLaid);
  }

  #followCursor({ cursor: wanted, record }: Wanted, isLaid: boolean): void {
    const { cursor, problem } = readCursor(wanted);
    if (problem) this.#table.report(problem);
    else if (record !== null && !isLaid) this.#table.control.goTo(cursor ?? Number.MAX_SAFE_INTEGER);
  }

  /** Lays what an attribute asks for; false where that is nothing. */
  #followGame(wanted: Wanted, changed: keyof Wanted): boolean {
    const { game } = this.#table;
    if (changed === 'position' || changed === 'record' || changed === 'script') {
      if (wanted[changed] === null) return false;
      const { cursor } = readCursor(wanted.cursor);
      const read = readTable(game, wanted[changed], changed, { ...wanted, cursor });
      if (!read.ok) return this.#table.report(read.error);
      void this.#lay({ kind: 'game', game: read.value });
      return true;
    }
    const { problem } = readVariant(game, wanted.variant);
    if (problem && changed === 'variant') return this.#table.report(problem);
    const seeded = { ...wanted, position: null, record: null, script: null };
    void this.#lay(chooseStart(game, seeded, today()).start);
    return true;
  }

  /** A new deal; has acted when it returns, but for a winnable one. Resolves when the deal lies there or was given up. */
  async deal({ seed, variant, winnable }: DealRequest = {}): Promise<void> {
    const wanted = this.#wanted;
    if (!wanted) return;
    const read = readVariant(this.#table.game, variant ?? wanted.variant);
    if (read.problem && variant !== undefined) this.#table.report(read.problem);
    else {
      // A page may count its deals: 5 is the seed `5`.
      const text = seed == null ? null : String(seed);
      await this.#lay(startOf(this.#table.game, read.variant, text, winnable ?? wanted.winnable));
    }
  }

  /** A new deal of a variant; what is dealt from now on is of the same. */
  choose(variant: string): void {
    if (this.#wanted) this.#wanted = { ...this.#wanted, variant };
    void this.deal();
  }

  restart(): boolean {
    const { game } = this.#table.control;
    if (!game) return false;
    void this.#lay({ kind: 'game', game: startGame(game.start, game.seed) });
    return true;
  }

  previousGame(): boolean {
    const isBack = this.#table.control.previousGame();
    if (isBack) this.#recorded = false;
    return isBack;
  }

  /** Reads a position or a record and lays it; what is bad is reported and returned. */
  load(text: unknown): ReturnType<typeof readTable> {
    const read = readTable(this.#table.game, text, 'load', { diagram: this.#table.isDiagram });
    if (read.ok) void this.#lay({ kind: 'game', game: read.value });
    else this.#table.report(read.error);
    return read;
  }

  async #lay(start: Start): Promise<void> {
    this.#searched = undefined;
    this.#search.stop();
    if (start.kind === 'game') this.#layGame(start.game);
    else await this.#find(start);
  }

  #layGame(game: Game, saved?: SavedGame): void {
    this.#recorded = saved ? saved.recorded : game.line.length > 0;
    this.#table.clock.reset(saved?.elapsed);
    this.#table.control.lay(game, saved?.told);
  }

  // What is saved

  get #source(): string {
    return this.#wanted ? sourceOf(this.#table.game, this.#wanted, today()) : '';
  }

  /** Follows a change of the name to save under. */
  followSave(): void {
    if (this.#table.saveName !== this.#table.saves.name) this.#restore();
  }

  /** Takes on what is saved: the settings, and the game, if it fits and none that is being played has to go. */
  #restore(): boolean {
    const { saved, settings } = this.#table.saves.read(this.#source);
    this.#table.restore(settings);
    if (!saved) return false;
    this.#searched = undefined;
    this.#search.stop();
    this.#layGame(saved.game, saved);
    return true;
  }

  /** Looks for the first winnable deal, as soon as the element is in the page. */
  async #find(wanted: DealWanted): Promise<void> {
    this.#searched = wanted;
    if (!this.#table.isConnected) return;
    const searched = this.#search.find(wanted);
    this.#table.changed();
    const found = await searched;
    if (found === undefined) return;
    this.#searched = undefined;
    if (found === 'none') {
      this.#layAnyway(wanted);
      this.#table.report({ code: 'no-winnable', message: 'No deal that can be won was found.', where: 'winnable' });
    } else {
      this.#table.solver.learn(found.position, found.moves);
      this.#layGame(startGame(found.position, found.seed));
    }
  }

  /** Gives up the search for a winnable deal; false where there was none. */
  stopFinding(): boolean {
    const wanted = this.#searched;
    if (!wanted) return false;
    this.#search.stop();
    this.#searched = undefined;
    this.#layAnyway(wanted);
    this.#table.changed();
    return true;
  }

  /** Where nothing lies on the table, the first deal that was searched does. */
  #layAnyway({ seed, variant }: DealWanted): void {
    if (!this.#table.control.position) void this.#lay(startOf(this.#table.game, variant, seed, false));
  }

  /** The element has come into the page: goes on with what it was searching. */
  connected(): void {
    if (this.#searched) void this.#find(this.#searched);
  }

  /** The element has left the page. */
  disconnected(): void {
    this.#search.stop();
  }
}
