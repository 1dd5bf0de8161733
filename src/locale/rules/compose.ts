/** From a variant's table to its rules in words: each word of the table has its sentence, so help and game agree. */
import type { Aces, Build, Fill, GameId, GameRules } from '../../games/index.js';
import type { Section } from './help.js';

/** The sentences that rules are put together from. `#` stands for a number or a list of numbers, or for `step`. */
export interface RuleWords {
  readonly comma: string;
  readonly headings: {
    readonly goal: string;
    readonly layout: string;
    readonly play: string;
    readonly scoring: string;
    readonly strategy: string;
  };
  /** By what the foundations start from. */
  readonly start: Readonly<Record<GameRules['start'], string>>;
  /** Foundations: after the king comes the ace. */
  readonly upWrap: string;
  /** What comes back from a foundation. */
  readonly back: Readonly<Record<GameRules['foundations']['lift'], string>>;
  /** Bear River: the piles and their number. */
  readonly piles: string;
  readonly inPiles: string;
  readonly inHoles: string;
  readonly columns: string;
  readonly down: string;
  readonly up: string;
  /** `#` reserves with `%` cards each. */
  readonly reserves: string;
  /** The other `#` cards. */
  readonly stock: string;
  /** `#`: step, `%`: suit. */
  readonly build: string;
  readonly step: Readonly<Record<Build['step'], string>>;
  readonly suit: Readonly<Record<Build['suit'], string>>;
  /** King and ace in the tableau: not neighbours; a king may lie on an ace; neighbours both ways. */
  readonly wrap: { readonly no: string; readonly down: string; readonly either: string };
  readonly cap: string;
  readonly lift: Readonly<Record<GameRules['tableau']['lift'], string>>;
  /** Where the top cards of reserves and waste go. */
  readonly tops: string;
  readonly fill: Readonly<Record<Fill, string>> & {
    /** Bear River's holes. */
    readonly hole: string;
    /** Any group, where groups move. */
    readonly group: string;
  };
  readonly redeals: string;
  readonly noRedeal: string;
  /** A face-down card turned free. */
  readonly turn: string;
  readonly aces: Readonly<Record<Aces, string>>;
  readonly scoring: string;
  /** A base card that is dealt counts already. */
  readonly dealtPoint: string;
  readonly strategy: Readonly<Record<GameId, string>>;
}

const put = (text: string, value: string | number, second: string | number = ''): string =>
  text.replace('#', String(value)).replace('%', String(second));

/** Numbers pile by pile; one number where all are the same. */
const each = (w: RuleWords, numbers: readonly number[]): string =>
  (new Set(numbers).size === 1 ? numbers.slice(0, 1) : numbers).join(w.comma);

const paragraph = (...sentences: readonly (string | false | undefined)[]): string =>
  sentences.filter(Boolean).join(' ');

const isHole = (_: unknown, i: number): boolean => i % 6 === 5;

function layout(w: RuleWords, { tableau: { piles, cap }, reserves, stock }: GameRules): string[] {
  const shown = piles.map((pile) => pile.shown);
  const hidden = piles.map((pile) => pile.hidden);
  const dealt = [...shown, ...hidden, ...(reserves ?? [])].reduce((sum, n) => sum + n, 0);
  const standard = shown.filter((_, i) => !isHole(_, i));
  return [
    cap
      ? paragraph(
          put(w.piles, piles.length),
          put(w.inPiles, each(w, standard)),
          put(w.inHoles, each(w, shown.filter(isHole))),
        )
      : paragraph(
          put(w.columns, piles.length),
          hidden.some(Boolean) && put(w.down, each(w, hidden)),
          put(w.up, each(w, shown)),
        ),
    paragraph(reserves && put(w.reserves, reserves.length, each(w, reserves)), stock && put(w.stock, 52 - dealt)),
  ];
}

function fills(w: RuleWords, { tableau: { piles, cap, lift } }: GameRules): string {
  const word = (fill: Fill): string => (fill === 'any' && lift === 'shown' ? w.fill.group : w.fill[fill]);
  const kinds = [...new Set(piles.map((pile) => pile.fill))];
  return kinds.map((fill) => (cap && fill === 'any' && kinds.length > 1 ? w.fill.hole : word(fill))).join(' ');
}

function play(w: RuleWords, rules: GameRules): string[] {
  const { start, stock, tableau } = rules;
  const { build, lift, cap, aces, piles } = tableau;
  return [
    paragraph(
      put(w.build, w.step[build.step], w.suit[build.suit]),
      w.wrap[build.wrap ? build.step : 'no'],
      cap !== undefined && put(w.cap, cap),
    ),
    paragraph(w.lift[lift], rules.reserves && w.tops, fills(w, rules)),
    paragraph(piles.some((pile) => pile.hidden) && w.turn, start === 'ace' && w.aces[aces]),
    paragraph(stock && (stock.redeals ? put(w.redeals, stock.redeals) : w.noRedeal)),
  ];
}

/** The rules of a variant: goal, layout, play, scoring, strategy. */
export function compose(w: RuleWords, game: GameId, rules: GameRules): readonly Section[] {
  const { start, foundations } = rules;
  const section = (heading: string, ...paragraphs: readonly string[]): Section => ({
    heading,
    paragraphs: paragraphs.filter(Boolean),
  });
  return [
    section(w.headings.goal, paragraph(w.start[start], foundations.wrap && w.upWrap), w.back[foundations.lift]),
    section(w.headings.layout, ...layout(w, rules)),
    section(w.headings.play, ...play(w, rules)),
    section(w.headings.scoring, paragraph(w.scoring, start === 'dealt' && w.dealtPoint)),
    section(w.headings.strategy, w.strategy[game]),
  ];
}
