/**
 * Every word that the widget shows or speaks, as types. A language is one object: a missing, extra or misspelt name in
 * it does not compile. Functions get ready words: numbers come formatted, cards come named.
 */
import type { Rank, Suit } from '../engine/card.js';
import type { ReasonCode } from '../engine/reasons.js';
import type { bearRiver } from '../games/bear-river.js';
import type { glenwood } from '../games/glenwood.js';
import type { GameId } from '../games/index.js';
import type { yukon } from '../games/yukon.js';
import type { ErrorCode as NotationErrorCode } from '../notation/errors.js';
import type { Help } from './help.js';

/** The names of all variants of all games. A name means the same in every game that has it. */
export type Variant =
  keyof (typeof bearRiver)['variants'] | keyof (typeof glenwood)['variants'] | keyof (typeof yukon)['variants'];

/** Kinds of piles as players name them: Bear River's tableau has piles and holes, the other games have columns. */
export type PileKind = 'foundation' | 'column' | 'pile' | 'hole' | 'reserve' | 'stock' | 'waste';

/** What can go wrong outside the notation: an attribute, a stored game, a file fetched on demand and so on. */
export type ProblemCode =
  /** An attribute or property has a value that means nothing. */
  | 'attribute'
  /** What was stored cannot be read: damaged, or of a later version. */
  | 'save'
  /** Storing is forbidden or the store is full. */
  | 'storage'
  /** A file fetched on demand (language, rules, panel) cannot be had. */
  | 'extra'
  /** No winnable deal was found in all tries. */
  | 'no-winnable'
  /** The clipboard may not be written. */
  | 'clipboard';

export type ErrorCode = NotationErrorCode | ProblemCode;

/** Wordings by plural category, `#` standing for the number; a missing category is `other`. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Buttons of toolbar, notices and dialogs, and entries of the menu. */
export interface Commands {
  /** A new deal. */
  readonly deal: string;
  readonly restart: string;
  readonly undo: string;
  readonly redo: string;
  readonly hint: string;
  readonly menu: string;
  /** Play the rest of a game that wins by itself. */
  readonly finish: string;
  /** Show me: play the solution. */
  readonly solve: string;
  /** Stop showing, stop searching. */
  readonly stop: string;
  /** Back to the game that lay here before this one. */
  readonly previous: string;
  readonly copyDeal: string;
  readonly copyPosition: string;
  readonly copyRecord: string;
  readonly share: string;
  readonly rules: string;
  readonly keys: string;
  readonly statistics: string;
  readonly print: string;
  readonly close: string;
}

/** Names of settings and of what the status line shows. */
export interface Labels {
  /** Name of the toolbar. */
  readonly toolbar: string;
  readonly variant: string;
  readonly faces: string;
  readonly autoMove: string;
  readonly showVerdict: string;
  readonly timer: string;
  /** Layout for the left hand. */
  readonly mirrored: string;
  /** Single letters act as keys. */
  readonly letterKeys: string;
  /** The base card. */
  readonly base: string;
  /** Redeals left. */
  readonly redeals: string;
  readonly score: string;
  readonly moves: string;
  readonly time: string;
}

/** Choices within settings. */
export interface Choices {
  readonly plain: string;
  readonly large: string;
  readonly 'four-color': string;
  readonly none: string;
  readonly safe: string;
  readonly all: string;
}

export interface Verdicts {
  readonly winnable: string;
  readonly unwinnable: string;
  readonly unknown: string;
  readonly searching: string;
}

/** Whole sentences on the board or in the live region. */
export interface Notices {
  readonly won: string;
  readonly stuck: string;
  /** Stuck before the first move. */
  readonly stuckAtDeal: string;
  /** Glenwood: the first move chooses the base. */
  readonly chooseBase: string;
  /** The rest plays itself: finish is offered. */
  readonly canFinish: string;
  /** A winnable deal is being searched for. */
  readonly findingDeal: string;
  readonly noHint: string;
  /** The solution is being played. */
  readonly showing: string;
  readonly copied: string;
  /** Nothing is held any more. */
  readonly released: string;
  /** Said of a pile on which the held cards may be put. */
  readonly fits: string;
}

/** The words of one language. */
export interface Strings {
  /** For `Intl`. Digits are pinned to Latin ones, as on the cards. */
  readonly tag: string;
  /** The plural category of a number, where `Intl.PluralRules` does not know the language. */
  readonly plural?: (n: number) => Intl.LDMLPluralRule;
  /** The corner letters of ace, jack, queen and king, in this order. */
  readonly courts: string;
  /** From the ace to the king. */
  readonly ranks: readonly string[];
  /** Clubs, diamonds, hearts, spades. */
  readonly suits: readonly string[];
  /** A rank without a suit, where it is not the form of `ranks`. */
  readonly bare?: (rank: string) => string;
  /** A card in a bare label: "ten of spades". */
  readonly card: (rank: string, suit: string) => string;
  /** Where a card is put, if on another card: "onto the ten of spades". `card` is the bare label. */
  readonly onto: (card: string, rank: Rank, suit: Suit) => string;
  readonly games: Readonly<Record<GameId, string>>;
  readonly variants: Readonly<Record<Variant, string>>;
  readonly piles: Readonly<Record<PileKind, string>>;
  /** Where a card is put, if on a pile: "to column", without its number. */
  readonly to: Readonly<Record<PileKind, string>>;
  /** A name of `piles` or `to` with its number. */
  readonly nth: (name: string, number: string) => string;
  /** "Score: 12" */
  readonly pair: (label: string, value: string) => string;
  /** Between the parts of a list: ", ". */
  readonly comma: string;
  /** Between the parts of a sentence: "; ". */
  readonly semicolon: string;
  readonly empty: string;
  /** "queen of hearts on top" */
  readonly top: (card: string) => string;
  readonly cards: Forms;
  /** "2 face down" */
  readonly hidden: Forms;
  /** "and 3 more", after the name of a card. */
  readonly more: Forms;
  /** "5 moves" */
  readonly moves: Forms;
  readonly redeals: Forms;
  /** A foundation: what it needs next. */
  readonly next: (card: string) => string;
  readonly complete: string;
  /** "king of clubs turned up"; also a list of cards. */
  readonly turned: (cards: string) => string;
  /** Cards that went to the foundations by themselves. */
  readonly wentUp: (cards: string) => string;
  /** A card came from the stock to the waste. */
  readonly drawn: (card: string) => string;
  /** The waste was turned over. */
  readonly redealt: string;
  /** As moves, in a hint or in the list of legal moves. */
  readonly drawMove: string;
  readonly redealMove: string;
  /** `what` is a move in words, as before. */
  readonly undone: (what: string) => string;
  readonly redone: (what: string) => string;
  readonly hinted: (what: string) => string;
  /** Cards were picked up: "ten of spades and 3 more". */
  readonly picked: (what: string) => string;
  readonly commands: Commands;
  readonly labels: Labels;
  readonly choices: Choices;
  readonly verdicts: Verdicts;
  readonly notices: Notices;
  /** Why a move may not be made. */
  readonly reasons: Readonly<Record<ReasonCode, string>>;
  /** By code. What is not here is told in the error's own, English words: only English leaves any out. */
  readonly errors: Readonly<Partial<Record<ErrorCode, string>>>;
  /** Rules, keys, statistics and replay, where a page hands them in: our own languages fetch theirs besides. */
  readonly help?: Partial<Help>;
}

/** What a page may hand in: whole tables, which replace those of the language. */
export type StringsOverride = Partial<Strings>;
