/** A table that saves, as the session lays it, without a page around it. */
import assert from 'node:assert/strict';
import { deal, legalMoves } from '../../src/engine.js';
import { startGame } from '../../src/engine/game.js';
import { GameController, type Commit } from '../../src/controllers/game-controller.js';
import { SaveController, type Found, type SaveHost } from '../../src/controllers/save-controller.js';
import { readStatistics } from '../../src/controllers/statistics.js';
import type { Problem } from '../../src/controllers/start.js';
import type { GameId } from '../../src/games/index.js';
import { storeOf } from '../../src/storage/store.js';
import { fakeStorage } from '../storage/fake-storage.js';
import { wonGame, wonMoves } from './won-line.js';

export class FakeTable implements SaveHost {
  readonly game: GameId = 'yukon';
  saveName: string | null = 'blog';
  readonly control: GameController;
  readonly saves: SaveController;
  readonly problems: Problem[] = [];
  readonly clock = { elapsed: 0 };
  readonly recorded = false;

  constructor(storage: () => Storage) {
    this.saves = new SaveController(this, storeOf(storage));
    this.control = new GameController({
      dispatch: () => true,
      committed: ({ cause }: Commit) => {
        this.saves.committed(cause);
      },
      ending: () => ({ seed: null, variant: '', moveCount: 0, elapsed: 0, record: '' }),
    });
  }

  report(problem: Problem): void {
    this.problems.push(problem);
  }

  /** Begins with what fits, or else with the deal of a seed. */
  begin(seed: string, source = 'x'): Found {
    const found = this.saves.read(source);
    if (found.saved) this.control.lay(found.saved.game, found.saved.told);
    else this.deal(seed);
    return found;
  }
  deal(seed: string, variant = 'standard'): void {
    this.control.lay(startGame(deal({ game: this.game, variant, seed }), seed));
  }
  /** Plays any move. */
  play(): void {
    assert.ok(this.control.move(legalMoves(this.control.position!)[0]!, 'play'));
  }
  /** Deals a game that can be won and wins it. */
  win(): void {
    this.deal(wonGame.seed!);
    for (const move of wonMoves) assert.ok(this.control.move(move, 'play'));
  }
  statistics(variant = 'standard') {
    return readStatistics(this.saves, variant).statistics;
  }
}

/** A page's storage and the tables on it; `reload` gives a new table, as after a reload or in another tab. */
export function page(storage = fakeStorage()) {
  return { storage, reload: () => new FakeTable(() => storage) };
}

/** Everything that is written in microtasks is written. */
export const written = (): Promise<void> => Promise.resolve();

export const key = (kind: string, name = 'blog') => `patience-elements/yukon/${JSON.stringify(name)}/${kind}`;
