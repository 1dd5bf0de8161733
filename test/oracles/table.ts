/** What the naive referees share: a table of card texts. Nothing here or in them is taken from src. */

/** `piles`: by id, cards from bottom to top, face down in parentheses. `base`: a rank, '' while it is not chosen. */
export interface Table {
  piles: Record<string, string[]>;
  base: string;
  redeals: number;
}

/** A naive referee: rules of one game, written from the rules' text. Moves are texts as in records. */
export interface Oracle {
  variants: readonly string[];
  /** From 52 card texts in the dealing order. */
  deal(variant: string, deck: readonly string[]): Table;
  /** All legal moves, sorted. */
  legal(variant: string, table: Table): string[];
  play(variant: string, table: Table, move: string): Table;
  /** Names of piles that are like each other. */
  alike(variant: string): string[][];
}

export const RANKS = 'A23456789TJQK';
export const rank = (card: string): number => RANKS.indexOf(card.charAt(0));
export const suit = (card: string): string => card.charAt(1);
export const red = (card: string): boolean => 'dh'.includes(suit(card));
export const top = (pile: readonly string[]): string => pile.at(-1) ?? '';
export const numbered = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => letter + String(i + 1));
export const copy = ({ piles, ...rest }: Table): Table => ({
  piles: Object.fromEntries(Object.entries(piles).map(([id, pile]) => [id, [...pile]])),
  ...rest,
});
export const moveText = (from: string, count: number, to: string): string =>
  count === 1 ? `${from}>${to}` : `${from}*${String(count)}>${to}`;
export const readMove = (move: string): { from: string; count: number; to: string } => {
  const [from = '', to = ''] = move.split('>');
  const [pile = '', count = '1'] = from.split('*');
  return { from: pile, count: Number(count), to };
};

export const score = (table: Table): number =>
  numbered('f', 4).reduce((sum, id) => sum + (table.piles[id]?.length ?? 0), 0);

/** Not won, and whatever may be played leads to the same table but for the names of like piles. */
export function stuck(oracle: Oracle, variant: string, table: Table): boolean {
  if (score(table) === 52) return false;
  const shape = ({ piles, base, redeals }: Table): string => {
    const groups = oracle.alike(variant);
    const rest = Object.keys(piles).filter((id) => !groups.flat().includes(id));
    const texts = groups.map((ids) => ids.map((id) => (piles[id] ?? []).join(' ')).sort());
    return JSON.stringify([texts, rest.map((id) => piles[id]), base, redeals]);
  };
  return oracle.legal(variant, table).every((move) => shape(oracle.play(variant, table, move)) === shape(table));
}
