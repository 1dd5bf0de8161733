/** The solver without any element: `patience-elements/solver.js`. */
export type { Answer } from './solver/core/search.js';
export { solve } from './solver/solve.js';
export type { SolveOptions } from './solver/solve.js';
