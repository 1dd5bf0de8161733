/** Makes the solver's worker, as far as the page's policy lets it. */
import { WORKER_NAME } from './messages.js';
import { workerUrl } from './worker-url.js';

/** What is used of Trusted Types, which TypeScript does not know. */
interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

declare global {
  var trustedTypes: Policies | undefined;
}

let policy: ReturnType<Policies['createPolicy']> | undefined;

/** The URL as pages that enforce Trusted Types want it; one policy of our own, made when it is first needed. */
function trusted(url: string): string {
  policy ??= globalThis.trustedTypes?.createPolicy('patience-elements', { createScriptURL: (text) => text });
  return policy?.createScriptURL(url) ?? url;
}

/** A script of another origin makes no worker; one of our own that imports it may. */
const importing = (url: URL): string =>
  URL.createObjectURL(new Blob([`import ${JSON.stringify(url.href)};`], { type: 'text/javascript' }));

/** A worker that may still fail to load; undefined where there can be none. */
export function makeWorker(): Worker | undefined {
  try {
    const url = workerUrl();
    if (!url || typeof Worker === 'undefined') return undefined;
    const script = url.origin === location.origin ? url.href : importing(url);
    return new Worker(trusted(script), { type: 'module', name: WORKER_NAME });
  } catch {
    return undefined;
  }
}
