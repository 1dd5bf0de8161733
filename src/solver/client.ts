/** The solver of a game in a page: in a worker as soon as there is one, until then and elsewhere in slices. */
import type { Position } from '../engine/position.js';
import { checkSearch, type Answer } from './core/search.js';
import type { Reply, Request } from './messages.js';
import { makeWorker } from './make-worker.js';
import { searchInSlices } from './slices.js';
import { watchOf, type SolveOptions } from './solve.js';

export interface Solver {
  /** As {@link solve}, with the same answers. */
  solve(position: Position, options?: SolveOptions): Promise<Answer>;
  /** Ends the worker and all searches, which resolve as aborted; so does what is asked later. */
  close(): void;
}

/** A search that the worker does: hears how far it is, and how it ended; undefined where the worker failed. */
interface Job {
  readonly progress: (nodes: number) => void;
  readonly settle: (answer: Answer | undefined) => void;
}

/** What a search comes to that is given up before it has begun. */
export const ABORTED: Answer = { verdict: 'unknown', why: 'aborted', nodes: 0 };

type State = 'none' | 'starting' | 'ready' | 'failed' | 'closed';

class WorkerSolver implements Solver {
  #state: State = 'none';
  #worker: Worker | undefined;
  readonly #jobs = new Map<number, Job>();
  #lastId = 0;

  async solve(position: Position, options: SolveOptions = {}): Promise<Answer> {
    checkSearch(position, options);
    const answer = this.#state === 'ready' ? await this.#ask(position, options) : undefined;
    return answer ?? this.#solveHere(position, options);
  }

  close(): void {
    this.#end('closed', ABORTED);
  }

  /** In slices, until the worker is ready to take over. A search of one slice does not even start it. */
  async #solveHere(position: Position, options: SolveOptions): Promise<Answer> {
    const watch = watchOf(options);
    const answer = await searchInSlices(position, options, (nodes) => {
      if (nodes > 0) this.#start();
      return this.#is('closed') || watch(nodes) || this.#is('ready');
    });
    const goesOn = answer.verdict === 'unknown' && answer.why === 'aborted' && this.#is('ready') && !watch(0);
    return goesOn ? this.solve(position, options) : answer;
  }

  #is(state: State): boolean {
    return this.#state === state;
  }

  #start(): void {
    if (this.#state !== 'none') return;
    this.#worker = makeWorker();
    if (!this.#worker) {
      this.#state = 'failed';
      return;
    }
    this.#state = 'starting';
    this.#worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      this.#hear(data);
    };
    // Told here, the page and its console hear nothing of it.
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#end('failed', undefined);
    };
  }

  #hear(reply: Reply): void {
    if (reply.type === 'ready') this.#state = 'ready';
    else if (reply.type === 'progress') this.#jobs.get(reply.id)?.progress(reply.nodes);
    else this.#jobs.get(reply.id)?.settle(reply.answer);
  }

  #end(state: 'failed' | 'closed', answer: Answer | undefined): void {
    this.#state = state;
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const job of this.#jobs.values()) job.settle(answer);
  }

  #ask(position: Position, options: SolveOptions): Promise<Answer | undefined> {
    const { nodeLimit, timeLimit, signal } = options;
    if (signal?.aborted) return Promise.resolve(ABORTED);
    const id = ++this.#lastId;
    const post = (request: Request) => this.#worker?.postMessage(request);
    return new Promise((resolve) => {
      const settle = (answer: Answer | undefined) => {
        this.#jobs.delete(id);
        signal?.removeEventListener('abort', stop);
        resolve(answer);
      };
      const stop = () => {
        post({ type: 'stop', id });
        settle(ABORTED);
      };
      signal?.addEventListener('abort', stop);
      this.#jobs.set(id, { progress: watchOf(options), settle });
      post({ type: 'solve', id, position, limits: { nodeLimit, timeLimit } });
    });
  }
}

/** A solver for a game in a page. Nothing is loaded before a search takes longer than a slice. */
export const createSolver = (): Solver => new WorkerSolver();
export type { Answer, SolveOptions };
