/**
 * The table: geometry and states. This comment is the contract between the style sheets and the board view.
 *
 * TREE (all in the game element's one shadow root; everything not named here is free)
 *
 *   div.frame
 *     div.toolbar  part="toolbar"                 see toolbar.ts
 *     div.board    part="board"                   the region: state attributes, pointer and key listeners
 *       div.table                                 one card wide; its children reach out of it
 *         i.probe × 3                             first children; zero-size points at (0,0), (1 card width, 0), (0, 1 card width)
 *         div.place × n  part="place" data-pile   one per pile, card-sized, in keyboard order
 *           span.mark                             data-mark: what an empty place says, a rank letter; holds icon('redeal'), or nothing
 *           i.reach                               last child; covers the whole pile as fanned: hit-test its rectangle; has the rings
 *         div.card × 52  part="card" data-card    fixed order; child is cardFace(…) when face up, nothing when face down
 *     div.notice   part="notice"                  optional, between board and status; see toolbar.ts
 *     div.status   part="status"                  see toolbar.ts
 *   dialog         part="dialog"                  see dialog.ts
 *
 * STYLE SHEETS  SHEET of index.ts, then the text that boardCss(LAYOUTS[game]) of src/layout gives.
 *
 * CUSTOM PROPERTIES set by the view with style.setProperty (all unitless numbers unless said)
 *   on .board   --need       needOf(…): how many strips the longest tableau pile wants; lets the element grow
 *               (nothing else: what is written here styles all 52 cards anew)
 *   on .place   --px --py    the words `var(--t3-x)` and `var(--t3-y)` for pile t3; written once, never changed
 *               --pile-down --pile-up   the --down and --up of the pile's top card; both 0 for an empty or unfanned pile
 *   on .card    --px --py    as for its pile's place
 *               --down --up  face-down and face-up cards under it in its pile: under(pile, hidden, index)
 *               --pile-down --pile-up   as on its pile's place
 *               --z          its index in the pile, from 1
 *               --dx --dy    while carried: offset from where it lies, in card widths, along the board's own (unmirrored)
 *                            axes, as the probes give them; remove on release and the card glides home
 *
 * STATE ATTRIBUTES (boolean, `?x=`, unless a value is given)
 *   .board  mirrored         right-to-left XOR the `mirrored` attribute: swaps the sides
 *           data-faces       the element's `faces` text: "large four-color"
 *           carrying         while cards are carried (grabbing cursor)
 *           inert-table      diagram, won, stuck: no card offers itself
 *           pointing         the last input was by pointer: the focus that follows it draws no ring
 *           celebrate        after a win; ends by itself, remove it to skip
 *   .place  empty            no card lies there: only then is it drawn and takes the pointer itself
 *           dead             empty and never to be filled again (spent reserve, Bear River's standard piles)
 *           target           a legal target of what is held
 *           hint             the hint points here (to)
 *           active           something happens on a click: stock with cards or with a redeal
 *   .card   data-card        "Qh", or "" while face down
 *           movable          the player may pick it up: grab cursor, and touch does not scroll the page from it
 *           selected         picked up by click or key
 *           carried          under the pointer
 *           hint             the hint points here (from)
 *           peek             shown whole above all others
 *           moved            belongs to the last change: glides above the others
 *           turned           was turned up by the last change: its face unfolds
 *   Focus: .place:focus-visible draws the ring on its .reach. Focus on a card inside a pile: set `cursor` on that card.
 *
 * Nothing here needs a resize listener. Durations: --patience-duration, 0 under reduced motion.
 */
import { css } from './text.js';

export const board = css`
  :host {
    display: block;
    container-type: inline-size;
    min-width: min(240px, 100%);
    border-radius: var(--corner);
    background: radial-gradient(circle at 50% 0, #ffffff0f, #0000 75%) var(--felt);
    line-height: 1.35;
    -webkit-text-size-adjust: none;
    text-size-adjust: none;
  }
  :host([hidden]) {
    display: none;
  }
  .frame {
    position: relative;
    box-sizing: border-box;
    display: flex;
    flex-direction: column;
    height: 100%;
    max-height: inherit;
    /* Here and not on the host, where a page's rules for everything ("* { color: … }") win. Its spacing of text is a reader's. */
    color: var(--ink);
    font: 400 15px var(--font);
    line-height: inherit;
    text-align: start;
    text-indent: 0;
    text-transform: none;
    white-space: normal;
  }
  .board {
    --w: min(var(--card-size), 100cqi / var(--columns));
    --strip: 0.29;
    /* Used inside .table only, where 100cqi is a card's width. */
    /* In a low element the cards get smaller, where they turn compact by a little more: for that needs wider strips. */
    --fit: min(var(--w), max(100cqb / var(--low), min(100cqb / var(--high), (100cqb / var(--high) - 63px) * 99)));
    --fan: min(max(28px, var(--strip) * 100cqi), (100cqb - var(--rows) * 100cqi) / var(--strips));
    --natural: max(28px, var(--strip) * var(--w));
    --least: max(24px, 0.9 * var(--strip) * var(--w));
    position: relative;
    flex: 1 1 auto;
    container-type: size;
    isolation: isolate;
    height: max(
      var(--squared) * var(--w),
      var(--rows) * var(--w) + var(--strips) * var(--natural),
      var(--tableau) * var(--w) + var(--above) * var(--natural) + var(--need, 0) * var(--least)
    );
    min-height: 60px;
    direction: ltr;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
    -webkit-touch-callout: none;
    user-select: none;
    -webkit-user-select: none;
  }
  .board[data-faces~='large'] {
    --strip: 0.38;
    --high: var(--low);
  }
  /* One card wide, so that for all that lies in it 100cqi is a card's width and 100cqb the table's height. */
  .table {
    position: absolute;
    inset-block: 0;
    left: calc(50cqi - var(--fit) * var(--columns) / 2);
    width: var(--fit);
    container-type: size;
    /* Not handed down: else every card would be styled anew. */
    --need: 0;
  }
  /* What lies over the table's foot lies over no card: the columns squeeze, or all rows where they stand one above the other. */
  .frame:has(> .notice:not([data-status='won'])) .table {
    --foot: min(50px, 20cqb);
    bottom: calc(var(--foot) * var(--above) / 4);
  }
  .probe {
    position: absolute;
    left: 0;
    top: 0;
  }
  .probe + .probe {
    left: 100cqi;
  }
  .probe + .probe + .probe {
    left: 0;
    top: 100cqi;
  }
  .place,
  .card {
    --x: var(--px);
    --step: min(
      var(--fan),
      (100cqb - var(--foot, 0px) * (1 - var(--above) / 4) - var(--py) - 1.54 * 100cqi) /
        max(1, var(--pile-up, 0) + var(--pile-down, 0) * var(--down-strip))
    );
    position: absolute;
    left: 0;
    top: 0;
    box-sizing: border-box;
    width: 100cqi;
    height: 140cqi;
    border-radius: 8cqi;
    transform: translate(
      calc((var(--x) + var(--dx, 0)) * 100cqi),
      calc(var(--py) + (var(--up, 0) + var(--down, 0) * var(--down-strip)) * var(--step) + var(--dy, 0) * 100cqi)
    );
  }
  .board[mirrored] :is(.place, .card) {
    --x: calc(var(--columns) - 1 - var(--px));
  }
  .reach {
    position: absolute;
    inset: 0 0 auto;
    height: calc(140cqi + (var(--pile-up, 0) + var(--pile-down, 0) * var(--down-strip)) * var(--step));
    border-radius: inherit;
    pointer-events: none;
  }

  .place {
    display: grid;
    place-content: center;
    outline: none;
    pointer-events: none;
  }
  .place[empty] {
    pointer-events: auto;
    border: max(1.5px, 2cqi) solid color-mix(in srgb, var(--ink) 62%, #0000);
    background: #0001;
    color: color-mix(in srgb, var(--ink) 62%, #0000);
  }
  .place[dead] {
    border: max(1px, 1cqi) dashed color-mix(in srgb, var(--ink) 30%, #0000);
    background: none;
  }
  .place[active] {
    cursor: pointer;
  }
  .mark {
    display: none;
    font: 600 48cqi/1 var(--face-font);
  }
  [empty] > .mark {
    display: block;
  }
  .mark:empty::before {
    content: attr(data-mark);
  }
  .mark .icon {
    width: 50cqi;
    height: 50cqi;
  }
  .place:is([target], [hint]),
  .board:not([pointing]) .place:focus-visible {
    z-index: 800;
  }
  .place:is([target], [hint]) .reach {
    box-shadow: 0 0 0 max(2px, 3.5cqi) var(--accent);
  }
  .place:is([target], [hint]) .reach::after {
    content: '';
    position: absolute;
    inset: auto 0 14cqi;
    margin: auto;
    width: 26cqi;
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--accent);
    box-shadow: 0 0 0 1px #0008;
  }
  .place[hint] .reach {
    animation: pulse calc(var(--duration) * 4) 3 alternate;
  }
  .place[hint] .reach::after {
    border-radius: 0;
    clip-path: polygon(0 0, 100% 0, 50% 100%);
  }
  .board:not([pointing]) .place:focus-visible .reach {
    outline: 3px solid var(--accent);
    outline-offset: 3px;
    box-shadow: 0 0 0 3px #0009;
  }
`;
