/** What a language says in the panels that are fetched on demand: rules, keys, statistics, replay. Types only. */
import type { GameId, GameRules } from '../../games/index.js';

/** A part of a game's rules: plain text, no markup. */
export interface Section {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** What each key does, one entry a key or a group of keys. */
export interface KeyHelp {
  /** Arrow keys: from pile to pile. */
  readonly move: string;
  /** Home, End, Ctrl+arrow: to the edges. */
  readonly edges: string;
  /** Digits: to a pile by its number. */
  readonly number: string;
  /** Up and down within a pile: how many cards are taken. */
  readonly group: string;
  /** Enter or space: pick up, put down. */
  readonly act: string;
  /** Escape: let go. */
  readonly release: string;
  readonly toFoundation: string;
  /** Turn a stock card, or the waste over. */
  readonly stock: string;
  readonly undo: string;
  readonly redo: string;
  readonly hint: string;
  readonly deal: string;
  readonly restart: string;
  readonly readPile: string;
  readonly readTops: string;
  readonly readGoal: string;
  readonly readMoves: string;
  readonly menu: string;
  readonly help: string;
}

/** What is printed on keys. */
export interface KeyNames {
  readonly arrows: string;
  readonly upDown: string;
  readonly digits: string;
  readonly enter: string;
  readonly space: string;
  readonly escape: string;
  readonly shift: string;
  readonly ctrl: string;
  readonly home: string;
  readonly end: string;
}

export interface StatisticsWords {
  readonly played: string;
  readonly won: string;
  readonly streak: string;
  readonly bestStreak: string;
  readonly fewestMoves: string;
  readonly bestTime: string;
  /** Nothing is counted, since the page stores nothing. */
  readonly none: string;
}

export interface ReplayWords {
  /** Name of the panel. */
  readonly title: string;
  readonly first: string;
  readonly previous: string;
  readonly play: string;
  readonly pause: string;
  readonly next: string;
  readonly last: string;
  /** "Step 3 of 18"; both numbers formatted. */
  readonly step: (step: string, of: string) => string;
}

/** All of a language that is fetched on demand. */
export interface Help {
  /** The rules of a variant, written from its table. */
  readonly rulesText: (game: GameId, variant: string, rules: GameRules) => readonly Section[];
  readonly keys: KeyHelp;
  readonly keyNames: KeyNames;
  readonly statistics: StatisticsWords;
  readonly replay: ReplayWords;
}
