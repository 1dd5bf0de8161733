/** A search carried on in short slices, so that a page stays responsive and a worker hears that it is to stop. */
import type { Position } from '../engine/position.js';
import { advance, startSearch, type Answer, type Limits } from './core/search.js';

/** Milliseconds after which a slice ends; what is begun by then is finished first. */
const SLICE = 4;
/** States to expand between two looks at the clock: well under a millisecond. */
const STEP = 16;

/** Called after each slice with the number of positions looked at so far; true ends the search. */
export type Watch = (nodes: number) => boolean;

// eslint-disable-next-line no-restricted-properties -- it cuts slices and keeps `timeLimit`; no other answer depends on it
const now = (): number => performance.now();

/** What Node has for waiting until everything else has had its turn; there, messages to oneself keep timers waiting. */
const { setImmediate: afterAll } = globalThis as { setImmediate?: (run: () => void) => unknown };

/** In a page a message to oneself lets all that waits have its turn, and comes sooner than any timer. */
const turns = (): { next(): Promise<unknown>; end(): void } => {
  if (afterAll) return { next: () => new Promise<void>((resolve) => void afterAll(resolve)), end: () => undefined };
  const { port1, port2 } = new MessageChannel();
  const next = () =>
    new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(0);
    });
  return {
    next,
    end: () => {
      port1.close();
    },
  };
};

/** Searches a position; rejects only with the RangeError of {@link startSearch}. */
export async function searchInSlices(position: Position, limits: Limits, watch: Watch): Promise<Answer> {
  const search = startSearch(position, limits);
  const unknown = (why: 'time' | 'aborted'): Answer => ({ verdict: 'unknown', why, nodes: search.nodes });
  const end = now() + (limits.timeLimit ?? Infinity);
  const turn = turns();
  try {
    while (!watch(search.nodes)) {
      const pause = Math.min(now() + SLICE, end);
      do {
        const answer = advance(search, STEP);
        if (answer) return answer;
      } while (now() < pause);
      if (now() >= end) return unknown('time');
      await turn.next();
    }
    return unknown('aborted');
  } finally {
    turn.end();
  }
}
