/** English: rules, keys, statistics, replay. */
import type { Help } from './help.js';
import { compose, type RuleWords } from './compose.js';

const words: RuleWords = {
  comma: ', ',
  headings: { goal: 'Goal', layout: 'Layout', play: 'Rules', scoring: 'Scoring', strategy: 'Strategy' },
  start: {
    ace: 'Bring all 52 cards to the four foundations. Each is built up in suit, from the ace to the king.',
    dealt:
      'Bring all 52 cards to the four foundations. One card is dealt to the first: its rank is the base, from which each foundation is built up in suit.',
    chosen:
      'Bring all 52 cards to the four foundations. Your first move chooses the base: the top card of one of the reserves goes to a foundation, and nothing else may move before. From its rank each foundation is built up in suit.',
  },
  upWrap: 'After the king comes the ace.',
  back: {
    none: 'A card on a foundation stays there.',
    top: 'The top card of a foundation may go back to the tableau, like any other top card.',
  },
  piles: '# piles lie face up in rows of six. The last pile of each row is a hole, the others are standard piles.',
  inPiles: 'Cards in each standard pile: #.',
  inHoles: 'Cards in each hole: #.',
  columns: 'There are # columns.',
  down: 'Face-down cards, column by column: #.',
  up: 'Face-up cards in each column: #.',
  reserves: 'There are # reserves of % face-up cards each, which are not refilled.',
  stock: 'The other # cards are the stock. They are turned one at a time to the waste.',
  build: 'In the tableau, cards are built # by one, %.',
  step: { down: 'down', either: 'up or down' },
  suit: {
    same: 'in the same suit',
    alternate: 'in alternating colors',
    any: 'whatever their suit',
    other: 'in any suit but their own',
  },
  wrap: {
    no: 'Nothing joins king and ace.',
    down: 'A king may go on an ace.',
    either: 'King and ace are neighbors.',
  },
  cap: 'No pile ever holds more than # cards.',
  lift: {
    top: 'Only top cards move, one at a time.',
    whole: 'A column moves only whole; its top card may go to a foundation.',
    part: 'A column moves whole, or any top part of it onto a column that is not empty; its top card may go to a foundation.',
    shown:
      'Any face-up card moves together with all cards on it, in whatever order they are. To a foundation goes one top card at a time.',
  },
  tops: 'The top cards of reserves and waste go to a foundation or onto a column.',
  fill: {
    none: 'An empty standard pile stays empty.',
    any: 'An empty pile takes any top card.',
    king: 'An empty column takes only a king, with all cards on it.',
    'reserve-first':
      'An empty column takes the top card of a reserve or a whole column; the top card of the waste only once all reserves are empty. It is never filled by itself.',
    hole: 'An empty hole takes any top card.',
    group: 'An empty column takes any face-up card with all cards on it.',
  },
  redeals: 'When the stock is empty, the waste may be turned over and keeps its order. Redeals: #.',
  noRedeal: 'The waste is not turned over.',
  turn: 'A face-down card that nothing covers is turned up at once.',
  aces: {
    free: 'Aces go up only when you move them.',
    forced: 'An ace that nothing covers goes to a foundation by itself.',
    strict: 'An ace that nothing covers goes to a foundation by itself; a group that begins with an ace does not move.',
  },
  scoring: 'Each card on the foundations scores one point, 52 at most.',
  dealtPoint: 'The card that is dealt there counts already.',
  strategy: {
    'bear-river':
      'Before you fill a pile, see which cards you need from it: a full pile takes no more. Keep the holes for cards that block others, and empty them again soon.',
    glenwood:
      'Choose a base whose next cards lie free. Empty the reserves early, above all one that covers cards of the base rank, and think before a waste card covers another that you need soon.',
    yukon:
      'Turn up the face-down cards first. What lies on a card hardly matters, since it moves along: look for the card that frees most. Before you empty a column, see which cards will fill it.',
  },
};

export const help: Help = {
  rulesText: (game, _variant, rules) => compose(words, game, rules),
  keys: {
    move: 'From pile to pile',
    edges: 'To the edge of the table',
    number: 'To the pile with this number',
    group: 'Take more or fewer cards of a pile',
    act: 'Pick up, put down',
    release: 'Let go',
    toFoundation: 'To the foundation',
    stock: 'Turn a stock card or the waste over',
    undo: 'Undo',
    redo: 'Redo',
    hint: 'Hint',
    deal: 'New game',
    restart: 'Restart',
    readPile: 'Read this pile',
    readTops: 'Read all top cards',
    readGoal: 'Read base, foundations and score',
    readMoves: 'Read the legal moves',
    menu: 'Menu',
    help: 'These keys',
  },
  keyNames: {
    arrows: 'Arrow keys',
    upDown: 'Up, down',
    digits: 'Digits',
    enter: 'Enter',
    space: 'Space',
    escape: 'Esc',
    shift: 'Shift',
    ctrl: 'Ctrl',
    home: 'Home',
    end: 'End',
  },
  statistics: {
    played: 'Played',
    won: 'Won',
    streak: 'Current streak',
    bestStreak: 'Best streak',
    fewestMoves: 'Fewest moves',
    bestTime: 'Best time',
    none: 'Nothing is counted here.',
  },
  replay: {
    title: 'Replay',
    first: 'To the start',
    previous: 'One step back',
    play: 'Play',
    pause: 'Pause',
    next: 'One step on',
    last: 'To the end',
    step: (step, of) => `Step ${step} of ${of}`,
  },
};
