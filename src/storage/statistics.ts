/** What a visitor's games of one variant came to. Part of a panel: what stores outcomes does not need it. */
import type { Outcome } from './outcomes.js';

export interface Statistics {
  /** Deals won, or given up after a move. */
  readonly played: number;
  readonly won: number;
  /** Games won one after another, up to now and at best. */
  readonly streak: number;
  readonly bestStreak: number;
  /** Of the games won, in steps; Infinity before the first win. */
  readonly fewestMoves: number;
  /** The same in milliseconds. */
  readonly bestTime: number;
}

export const NO_STATISTICS: Statistics = {
  played: 0,
  won: 0,
  streak: 0,
  bestStreak: 0,
  fewestMoves: Infinity,
  bestTime: Infinity,
};

/** The statistics with one more game. */
export function counted(stats: Statistics, { won }: Outcome): Statistics {
  const played = stats.played + 1;
  if (!won) return { ...stats, played, streak: 0 };
  const streak = stats.streak + 1;
  return {
    played,
    won: stats.won + 1,
    streak,
    bestStreak: Math.max(stats.bestStreak, streak),
    fewestMoves: Math.min(stats.fewestMoves, won.moves),
    bestTime: Math.min(stats.bestTime, won.time),
  };
}

/** The statistics of games in any order. */
export const statisticsOf = (outcomes: readonly Outcome[]): Statistics =>
  [...outcomes].sort((a, b) => a.at - b.at).reduce(counted, NO_STATISTICS);
