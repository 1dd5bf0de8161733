// Compiled only: what JSX takes and what it refuses.
import type { PatienceTags } from '../../src/jsx.js';
import type { YukonGame } from '../../src/yukon-game.js';

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- JSX is looked up there
  namespace JSX {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- this is how a page's author extends it
    interface IntrinsicElements extends PatienceTags {}
  }
}

const board: { current: YukonGame | null } = { current: null };

export const taken = [
  <yukon-game seed="blog-42" controls auto-move="safe" onpatience-move={(event) => event.moveCount} ref={board} />,
  <yukon-game autoMove="all" position="yukon/standard" on:patience-win={(event) => event.record} key={1} />,
  <glenwood-game class="wide" lang="ca" noUndo cursor={3} record="" />,
  <bear-river-game save="bear" faces="large four-color" style={{ width: '20em' }}>
    Fallback
  </bear-river-game>,
];

export const refused = [
  // @ts-expect-error a word that is not there
  <yukon-game auto-move="always" />,
  // @ts-expect-error no such attribute
  <yukon-game colour="red" />,
  // @ts-expect-error an event has no such field
  <yukon-game onpatience-move={(event) => void event.detail} />,
  // @ts-expect-error no such game
  <klondike-game />,
];
