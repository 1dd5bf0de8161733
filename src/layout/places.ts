/** Where the piles of each game lie. */
import type { GameId } from '../games/index.js';
import type { Layout } from './arrange.js';
import { bearRiver } from './bear-river.js';
import { glenwood } from './glenwood.js';
import { yukon } from './yukon.js';

export const LAYOUTS: Readonly<Record<GameId, Layout>> = { 'bear-river': bearRiver, glenwood, yukon };
