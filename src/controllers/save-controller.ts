/**
 * Keeps a game, the visitor's settings and the outcomes of games under the name that the page gives, and finds them
 * again. Nothing here throws or waits: what cannot be read or stored is reported, once, and the game goes on.
 *
 * Who calls what (the session is the host, the element is around it):
 * - `read(source)` before the first game is laid, and again when `save` changes or a script that comes late changes what
 *   is wanted. It gives the settings to restore and the game to lay, if one fits.
 * - `source = …` when the page asks for something else, before that is laid.
 * - `committed(cause)` after each change of the game, before its events.
 * - `choose(settings)` when the visitor has chosen some.
 * - `pause()` when the page is hidden or the element leaves it.
 * - `forget()`, `outcomes(variant)` for page and player.
 *
 * A game is written once a task, in the microtask after the change; outcomes at once. So no tab is closed too early.
 */
import type { Game } from '../engine/game.js';
import type { Result } from '../engine/result.js';
import type { GameId } from '../games/index.js';
import { makePosition } from '../notation/position.js';
import { isBetter, makeOutcome, type Outcome } from '../storage/outcomes.js';
import { makeSaved, parseSaved, type SavedGame } from '../storage/saved-game.js';
import { sumOf, type SaveError } from '../storage/sealed.js';
import { makeSettings, parseSettings, type Settings } from '../storage/settings.js';
import { localStore, type GameStore } from '../storage/store.js';
import type { Clock } from './clock.js';
import type { Commit, GameController } from './game-controller.js';
import type { Problem } from './start.js';

/** What saving needs of the session. */
export interface SaveHost {
  readonly game: GameId;
  /** Null where nothing is to be stored. */
  readonly saveName: string | null;
  readonly control: Pick<GameController, 'game' | 'status' | 'winTold'>;
  readonly clock: Pick<Clock, 'elapsed'>;
  /** The page has laid the game with moves, to be gone through. */
  readonly recorded: boolean;
  report(problem: Problem): unknown;
}

/** What was found under a name. */
export interface Found {
  /** A game that fits what the page asks for, and that replaces none with moves. */
  readonly saved: SavedGame | undefined;
  readonly settings: Settings;
}

/** A deal on the table or in the store. */
interface Deal {
  readonly id: string;
  readonly variant: string;
  readonly touched: boolean;
}

const dealOf = ({ start }: Game, touched = false): Deal => ({
  id: sumOf(makePosition(start)),
  variant: start.variant,
  touched,
});

export class SaveController {
  /** The name that things are stored under now. */
  name: string | null = null;
  /** A sum of what the page asks for. */
  source = '';
  readonly #host: SaveHost;
  readonly #store: GameStore;
  /** The deal on the table. */
  #deal: Deal | undefined;
  /** The deal in the store, while that is another than the one on the table. */
  #stored: Deal | undefined;
  /** The saved game as this tab wrote it last. */
  #text: string | undefined;
  #waiting = false;
  /** What has been reported. */
  readonly #told = new Set<string>();

  constructor(host: SaveHost, store = localStore) {
    this.#host = host;
    this.#store = store;
  }

  /** Turns to the name that the host has now and gives what is stored there. */
  read(source: string): Found {
    this.#flush();
    this.#clear();
    this.source = source;
    this.name = this.#host.saveName;
    const saved = this.#load('game', (text) => parseSaved(text, this.#host.game));
    const deal = saved && dealOf(saved.game, saved.touched);
    const fits = saved?.source === source && !this.#deal?.touched;
    if (fits) this.#deal = deal;
    else this.#stored = deal;
    return { saved: fits ? saved : undefined, settings: this.#load('settings', parseSettings) ?? {} };
  }

  committed(cause: Commit['cause']): void {
    const { game, status } = this.#host.control;
    if (!game) return;
    const last = this.#deal;
    let deal = last;
    if (cause === 'deal') {
      deal = dealOf(game);
      if (last?.id === deal.id) deal = last;
      else this.#giveUp(last);
    } else if (deal && cause !== 'undo' && cause !== 'redo') {
      deal = { ...deal, touched: true };
      if (status === 'won') this.#count(deal, { moves: game.cursor, time: this.#host.clock.elapsed });
    }
    this.#deal = deal;
    // A mere deal does not replace another one that is stored.
    if (cause !== 'deal' || !this.#stored) this.#write();
  }

  /** Stores what the visitor has chosen, beside what was chosen before. */
  choose(chosen: Settings): void {
    this.#save('settings', makeSettings({ ...this.#load('settings', parseSettings), ...chosen }));
  }

  /** The stored outcomes of a variant's games, in no order: see src/storage/outcomes.ts. */
  outcomes(variant: string): readonly string[] {
    return this.#ask((storage) => this.#keys(storage, `${variant}/`).map((key) => storage.getItem(key) ?? '')) ?? [];
  }

  /** Removes what is stored under the name. What happens from now on is stored again. */
  forget(): void {
    this.#clear();
    this.#ask((storage) => {
      for (const key of this.#keys(storage, '')) storage.removeItem(key);
    });
  }

  /** Stores the time played, unless another tab has stored its game since. */
  pause(): void {
    this.#waiting ||= this.#text !== undefined && this.#get('game') === this.#text;
    this.#flush();
  }

  /** Under a name lie `game`, `settings` and, for the outcome of a deal, `variant/deal`. */
  #key(kind: string): string {
    return `patience-elements/${this.#host.game}/${JSON.stringify(this.name)}/${kind}`;
  }

  #keys(storage: Storage, kind: string): readonly string[] {
    return Object.keys(storage).filter((key) => key.startsWith(this.#key(kind)));
  }

  #clear(): void {
    this.#stored = this.#text = undefined;
    this.#waiting = false;
    this.#told.clear();
  }

  #load<T>(kind: string, parse: (text: string) => Result<T, SaveError>): T | undefined {
    const text = this.#get(kind);
    const parsed = text == null ? undefined : parse(text);
    if (parsed?.ok) return parsed.value;
    if (parsed) this.#tell('save', `${kind} ${parsed.error}`);
    return undefined;
  }

  #get(kind: string): string | null | undefined {
    return this.#ask((storage) => storage.getItem(this.#key(kind)));
  }

  /** What a later version has stored is not written over. */
  #save(kind: string, text: string): void {
    if (this.#told.has(`${kind} newer`)) return;
    this.#ask((storage) => {
      storage.setItem(this.#key(kind), text);
    });
  }

  #ask<T>(use: (storage: Storage) => T): T | undefined {
    if (this.name === null) return undefined;
    const done = this.#store(use);
    if (done.ok) return done.value;
    this.#tell('storage', done.error);
    return undefined;
  }

  #tell(code: 'save' | 'storage', what: string): void {
    if (!this.#told.has(what)) this.#host.report({ code, message: `Stored here: ${what}.`, where: 'save' });
    this.#told.add(what);
  }

  #write(): void {
    if (!this.#waiting)
      queueMicrotask(() => {
        this.#flush();
      });
    this.#waiting = true;
  }

  #flush(): void {
    const { control, clock, recorded } = this.#host;
    const game = this.#waiting && control.game;
    this.#waiting = false;
    // The picture of a position is no game.
    if (!game || game.start.diagram) return;
    if (this.#stored?.id !== this.#deal?.id) this.#giveUp(this.#stored);
    this.#stored = undefined;
    const touched = this.#deal?.touched ?? false;
    this.#text = makeSaved({
      source: this.source,
      game,
      elapsed: clock.elapsed,
      touched,
      told: control.winTold,
      recorded,
    });
    this.#save('game', this.#text);
  }

  #giveUp(deal: Deal | undefined): void {
    if (deal?.touched) this.#count(deal);
  }

  #count({ variant, id }: Deal, won?: Outcome['won']): void {
    const kind = `${variant}/${id}`;
    const text = makeOutcome({ at: Date.now(), won });
    if (isBetter(text, this.#get(kind) ?? null)) this.#save(kind, text);
  }
}
