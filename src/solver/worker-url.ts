/**
 * Where the solver's worker is. The build puts another in place of this module: a drop-in file is its own worker, the npm
 * modules have a file for it beside them.
 */
export const workerUrl = (): URL | undefined => new URL('./solver-worker.ts', import.meta.url);
