import type { Step } from '../../../.ci/pointer.mjs';

export type { Step };

export interface Size {
  width: number;
  height: number;
}

/** What a screen reader would have to say of a game: what has the focus, by role and name, and what the live region holds. */
export interface Heard {
  role: string;
  name: string;
  said: string;
}

/** What every engine's driver can do with one page. */
export interface Driver {
  goto(url: string): Promise<void>;
  /** Runs the text of an expression in the page; what it gives, or the promise it gives holds, must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  pointer(steps: readonly Step[]): Promise<void>;
  keys(keys: readonly string[]): Promise<void>;
  /** Gives the size that the page has got: a driven window may have a smallest width. */
  resize(size: Size): Promise<Size>;
  screenshot(): Promise<Buffer>;
  /** From the browser's own accessibility tree, as far as its driver gives it away. */
  heard(tag: string): Promise<Heard>;
  close(): Promise<void>;
}

export interface Engine {
  open(): Promise<Driver>;
  close(): Promise<void>;
}
