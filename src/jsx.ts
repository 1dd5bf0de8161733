/**
 * What JSX may write on the tags, for every library that has an interface `IntrinsicElements`:
 * @example
 * import type { PatienceTags } from 'patience-elements';
 * declare module 'react' {
 *   namespace JSX {
 *     interface IntrinsicElements extends PatienceTags {}
 *   }
 * }
 */
import type { BearRiverGame } from './elements/bear-river-game.js';
import type { GlenwoodGame } from './elements/glenwood-game.js';
import type { YukonGame } from './elements/yukon-game.js';
import type { Position } from './engine/position.js';

/** Attributes by their HTML names. */
export interface PatienceAttributes {
  seed?: string | null;
  variant?: string | null;
  daily?: boolean;
  winnable?: boolean;
  position?: string | Position | null;
  record?: string | null;
  cursor?: number | string | null;
  controls?: boolean;
  diagram?: boolean;
  'auto-move'?: 'none' | 'safe' | 'all';
  'show-verdict'?: boolean;
  faces?: string;
  mirrored?: boolean;
  timer?: boolean;
  save?: string | null;
  share?: string | null;
  'no-undo'?: boolean;
  'no-hints'?: boolean;
  'no-deal'?: boolean;
}

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

/** The same as properties. */
type PatienceProperties = {
  [Name in keyof PatienceAttributes as Camel<Name>]: PatienceAttributes[Name];
};

type EventName = Extract<keyof GlobalEventHandlersEventMap, `patience-${string}`>;

/** `onpatience-move` for React and Preact, `on:patience-move` for Solid. */
type Listeners = {
  [Name in EventName as `on${Name}` | `on:${Name}`]?: (event: GlobalEventHandlersEventMap[Name]) => void;
};

/** What every element takes, in the words of the different libraries. */
interface AnyElement<Element> {
  children?: unknown;
  class?: string;
  className?: string;
  dir?: string;
  hidden?: boolean;
  id?: string;
  key?: string | number | bigint | null;
  lang?: string;
  ref?: { current: Element | null } | ((element: Element | null) => unknown) | null;
  slot?: string;
  style?: string | object;
  title?: string;
}

type Tag<Element> = PatienceAttributes & PatienceProperties & Listeners & AnyElement<Element>;

export interface PatienceTags {
  'bear-river-game': Tag<BearRiverGame>;
  'glenwood-game': Tag<GlenwoodGame>;
  'yukon-game': Tag<YukonGame>;
}
