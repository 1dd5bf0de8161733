/** What panels fetched on demand are and what they are handed. Types only: a panel brings nothing along but itself. */
import type { html, nothing, TemplateResult } from 'lit';
import type { Session } from '../../controllers/session.js';
import type { icon } from '../../faces/icons.js';
import type { rulesFor, variantsOf } from '../../games/index.js';
import type { Help } from '../../locale/help.js';
import type { Strings } from '../../locale/strings.js';
import type { clockText, numberText } from '../../locale/words.js';
import type { Settings } from '../../storage/settings.js';
import type { rove, stay, stopIn } from '../views/toolbar.js';

/** The pages of the dialog. */
export type Page = 'menu' | 'rules' | 'keys' | 'statistics';
export type PanelName = 'dialog' | 'replay';

/** What a panel needs of the element: what the page allows, what the player may set, and a voice. */
export interface PanelGame {
  readonly renderRoot: DocumentFragment | HTMLElement;
  readonly updateComplete: Promise<boolean>;
  readonly localName: string;
  readonly positionText: string;
  readonly noUndo: boolean;
  readonly noHints: boolean;
  readonly noDeal: boolean;
  readonly share: string | null;
  readonly save: string | null;
  readonly faces: string;
  readonly autoMove: string;
  readonly showVerdict: boolean;
  readonly timer: boolean;
  readonly mirrored: boolean;
  readonly letterKeys: boolean;
  /** Sets properties as the visitor chooses, and stores them where the page saves. */
  choose(settings: Settings): void;
  /** A new deal of a variant, which stays chosen. */
  dealVariant(variant: string): void;
  say(text: (s: Strings) => string): void;
}

/** Handed to a panel when it is opened. */
export interface Kit {
  readonly html: typeof html;
  readonly nothing: typeof nothing;
  readonly icon: typeof icon;
  readonly rove: typeof rove;
  readonly stay: typeof stay;
  readonly stopIn: typeof stopIn;
  readonly clockText: typeof clockText;
  readonly numberText: typeof numberText;
  readonly rulesFor: typeof rulesFor;
  readonly variantsOf: typeof variantsOf;
  readonly game: PanelGame;
  readonly session: Session;
  /** The words of now: they may change while a panel is open. */
  readonly strings: Strings;
  readonly help: Help;
  /** Aborted when the panel is closed. */
  readonly signal: AbortSignal;
  /** Shows the panel anew. */
  readonly update: () => void;
  /** The page at which the dialog is. */
  readonly page: Page;
  /** Turns to another page of the dialog, or closes it. */
  turn(page?: Page): void;
}

/** What an opened panel shows, each time that it is shown. */
export type View = () => TemplateResult;

export interface Panel {
  readonly open: (kit: Kit) => View;
  /** A style sheet that the shadow root takes on. */
  readonly sheet: string;
}
