/** The naive referees by game. */
import { bearRiver } from './bear-river.js';
import { glenwood } from './glenwood.js';
import type { Oracle } from './table.js';
import { yukon } from './yukon.js';

export const ORACLES = { 'bear-river': bearRiver, glenwood, yukon } satisfies Record<string, Oracle>;
export { score, stuck, type Oracle, type Table } from './table.js';
