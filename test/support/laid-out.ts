/** A game's table as the style sheets lay it out, computed in Node from their own formulas. */
import { boardCss } from '../../src/layout/board-css.js';
import { WIDE_FROM } from '../../src/layout/arrange.js';
import { LAYOUTS } from '../../src/layout/places.js';
import type { Fan } from '../../src/layout/fan.js';
import type { GameId } from '../../src/games/index.js';
import { board } from '../../src/styles/board.js';
import { tokens } from '../../src/styles/tokens.js';
import { declarationsOf, evaluate, substitute } from './css-value.js';

export interface Table {
  /** A card's width and the table's height and left edge, in px. */
  readonly card: number;
  readonly height: number;
  readonly left: number;
  /** From the table's left edge and top, in px: a card of a pile whose top card lies on `top`. */
  readonly at: (pile: string, under: Fan, top: Fan, mirrored?: boolean) => { x: number; y: number };
}

export interface Room {
  readonly width: number;
  /** The board's height where the page sets one; else as high as it needs. */
  readonly height?: number;
  readonly need?: number;
  readonly viewport?: number;
  readonly large?: boolean;
}

/** Both numbers of a `translate(x, y)`. */
function translation(text: string): [string, string] {
  const inside = text.slice('translate('.length, -1);
  let depth = 0;
  const comma = Array.from(inside).findIndex((c) => {
    depth += c === '(' ? 1 : c === ')' ? -1 : 0;
    return c === ',' && depth === 0;
  });
  return [inside.slice(0, comma), inside.slice(comma + 1)];
}

export function layOut(game: GameId, { width, height, need = 0, viewport = 800, large = false }: Room): Table {
  const css = boardCss(LAYOUTS[game]);
  const wide = css.slice(css.indexOf('@container'));
  const narrow = declarationsOf(css.slice(0, css.indexOf('@container')), '.board');
  const values = new Map([
    ...narrow,
    ...(width >= WIDE_FROM ? declarationsOf(wide.slice(wide.indexOf('{') + 1), '.board') : []),
    ...declarationsOf(tokens.replaceAll('var(--patience-card-size, ', 'calc('), '.board'),
    ...declarationsOf(board, '.board'),
    ...(large ? declarationsOf(board, ".board[data-faces~='large']") : []),
    ['--need', String(need)],
  ]);
  if (large) values.set('--high', values.get('--low')!);
  const outer = { px: 1, vh: viewport / 100, cqi: width / 100, cqb: Number.NaN };
  const boardHeight = height ?? evaluate(substitute(values.get('height')!, values), outer);
  const inBoard = { ...outer, cqb: boardHeight / 100 };
  const table = declarationsOf(board, '.table');
  const card = evaluate(substitute(table.get('width')!, values), inBoard);
  const inTable = { ...inBoard, cqi: card / 100 };
  const shared = declarationsOf(board, '.place, .card');
  const mirror = declarationsOf(board, '.board[mirrored] :is(.place, .card)');
  const [x, y] = translation(shared.get('transform')!);
  return {
    card,
    height: boardHeight,
    left: evaluate(substitute(table.get('left')!, values), inBoard),
    at(pile, under, top, mirrored = false) {
      const own = new Map([
        ...values,
        ...shared,
        ...(mirrored ? mirror : []),
        ['--px', `var(--${pile}-x)`],
        ['--py', `var(--${pile}-y)`],
        ['--down', String(under.down)],
        ['--up', String(under.up)],
        ['--pile-down', String(top.down)],
        ['--pile-up', String(top.up)],
      ]);
      return { x: evaluate(substitute(x, own), inTable), y: evaluate(substitute(y, own), inTable) };
    },
  };
}
