/** Registers all three games. */
export { BearRiverGame } from './bear-river-game.js';
export { GlenwoodGame } from './glenwood-game.js';
export { YukonGame } from './yukon-game.js';
export type {
  PatienceBeforeMoveEvent,
  PatienceDealEvent,
  PatienceErrorEvent,
  PatienceMoveEvent,
  PatienceStuckEvent,
  PatienceVerdictEvent,
  PatienceWinEvent,
} from './controllers/events.js';
export type { Help } from './locale/help.js';
export type { Strings, StringsOverride } from './locale/strings.js';
export type { PatienceAttributes, PatienceTags } from './jsx.js';
