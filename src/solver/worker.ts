/** The worker's side: messages in, searches in slices, messages out. */
import { WORKER_NAME, type Reply, type Request } from './messages.js';
import { searchInSlices } from './slices.js';

/** What is used of a worker's global scope. */
export interface WorkerScope {
  readonly name?: string;
  postMessage?: (message: Reply) => void;
  addEventListener?: (type: 'message', listener: (event: { readonly data: Request }) => void) => void;
}

/** Answers the messages of the page that made this worker; does nothing elsewhere (another's worker, Node). */
export function answerMessages(scope: WorkerScope): void {
  if (scope.name !== WORKER_NAME) return;
  const running = new Set<number>();
  const post = (reply: Reply) => scope.postMessage?.(reply);
  scope.addEventListener?.('message', ({ data }) => {
    const { id } = data;
    if (data.type === 'stop') {
      running.delete(id);
      return;
    }
    running.add(id);
    void searchInSlices(data.position, data.limits, (nodes) => {
      post({ type: 'progress', id, nodes });
      return !running.has(id);
    }).then((answer) => {
      running.delete(id);
      post({ type: 'answer', id, answer });
    });
  });
  post({ type: 'ready' });
}
