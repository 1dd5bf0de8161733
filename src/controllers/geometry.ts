/**
 * Where things are on the board, in its own measure: card widths along its own axes, from its own corner. All comes from
 * rectangles on screen, so it is right under scrolling, zoom, and ancestors that are scaled, turned or mirrored.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle on screen, as `getBoundingClientRect` gives it. */
export type Rect = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** An upright box on the board, one card wide: its centre and its height. */
export interface Box extends Point {
  readonly height: number;
}

/** From the screen (client px) to the board. */
export interface Frame {
  readonly toBoard: (point: Point) => Point;
  /** The box of a card or pile from the rectangle that bounds it on screen. */
  readonly boxOf: (rect: Rect) => Box;
}

export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const centreOf = ({ left, top, width, height }: Rect): Point => ({ x: left + width / 2, y: top + height / 2 });

/**
 * The frame of a board whose points (0, 0), (1, 0) and (0, 1) lie at `origin`, `right` and `down` on screen. Where these
 * lie in one line (a board that is not shown), every number it gives is 0.
 */
export function frameOf(origin: Point, right: Point, down: Point): Frame {
  const u = minus(right, origin);
  const v = minus(down, origin);
  const scale = 1 / (u.x * v.y - u.y * v.x || Infinity);
  const toBoard = (point: Point): Point => {
    const { x, y } = minus(point, origin);
    return { x: (x * v.y - y * v.x) * scale, y: (y * u.x - x * u.y) * scale };
  };
  const { abs } = Math;
  // A box of 1 × h is |u| + h |v| wide and high on screen, each axis for itself; the longer one of v is the more exact.
  const boxOf = (rect: Rect): Box => ({
    ...toBoard(centreOf(rect)),
    height: scale && (abs(v.y) > abs(v.x) ? (rect.height - abs(u.y)) / abs(v.y) : (rect.width - abs(u.x)) / abs(v.x)),
  });
  return { toBoard, boxOf };
}

/** How near two boxes are: the area that they share, or else the gap between them as a negative number. */
export function nearness(a: Box, b: Box): number {
  const { abs, hypot, min } = Math;
  const x = 1 - abs(a.x - b.x);
  const y = min((a.height + b.height) / 2 - abs(a.y - b.y), a.height, b.height);
  return x > 0 && y > 0 ? x * y : -hypot(min(x, 0), min(y, 0));
}

const ORIGIN: Point = { x: 0, y: 0 };

/** The frame of a board as it lies now, from its three probes (see src/styles/board.ts). Reads layout. */
export function readFrame(board: ParentNode): Frame {
  const probes = board.querySelectorAll('.probe');
  const [origin = ORIGIN, right = ORIGIN, down = ORIGIN] = Array.from(probes, (probe) =>
    centreOf(probe.getBoundingClientRect()),
  );
  return frameOf(origin, right, down);
}
