/** What page and worker say to each other. */
import type { Position } from '../engine/position.js';
import type { Answer, Limits } from './core/search.js';

/** The name of the worker: a script that is loaded in any other place answers no messages. */
export const WORKER_NAME = 'patience-elements';

export type Request =
  | { readonly type: 'solve'; readonly id: number; readonly position: Position; readonly limits: Limits }
  | { readonly type: 'stop'; readonly id: number };

export type Reply =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly id: number; readonly nodes: number }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer };
