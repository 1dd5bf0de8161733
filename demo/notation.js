// Reads what is written and shows it on the board, or says where it is wrong.
import { dealFrom, makePosition, makeRecord, parsePosition, parseRecord, verifyRecord } from '../dist/npm/engine.js';

const SAMPLES = [
  `yukon/standard
seed: blog-42
moves: {What lies under counts}
t6*5>t1 {The king of hearts is turned up.} t5*5>t6`,
  `bear-river; foundations: 5h 6h, 5c; tableau: Qd Jd Td, Ks As`,
  `glenwood/standard
seed: "any text: even \\"this\\""
moves:`,
  `glenwood
9d Jh 6h Ac Kc 3c Qd 5c 5h 3h Tc 7d 8d Js 8c 4d 6d Kd Qh 8s 5s 2h 7h Kh 4c As Ks 6s Jd 4h 6c Jc Ts
9h 5d 9s 2d Ad 9c 2s Qs 3s Qc 8h 7c 2c Th 3d Ah 7s Td 4s`,
  `yukon
foundations: Ac 2c
tableau: Kh Qs, Kh`,
];

const find = (id) => document.querySelector(`#${id}`);
const [samples, text, said, board, made] = ['samples', 'text', 'said', 'board', 'made'].map(find);

const isDeck = (written) => /^\s*[\w/-]+\s+(?:[A2-9TJQK][cdhs]\s*)+$/.test(written);

/** What a text is: a deck for dealFrom, a record, or a position. */
function read(written) {
  if (isDeck(written)) {
    const [, header, deck] = /^\s*(\S+)\s([^]*)$/.exec(written);
    const [game, variant] = header.split('/');
    const dealt = dealFrom({ game, variant, deck });
    return dealt.ok ? { ok: true, canonical: makePosition(dealt.value), about: 'A deal.' } : dealt;
  }
  if (/(?:^|[;\r\n])\s*(?:moves|seed)\s*:/.test(written)) {
    const played = verifyRecord(written);
    if (!played.ok) return played;
    const { score, won, steps } = played.value;
    const about = `A record: ${steps} steps, score ${score}${won ? ', won' : ''}.`;
    return { ok: true, canonical: makeRecord(parseRecord(written).value), about };
  }
  const position = parsePosition(written, { diagram: true });
  if (!position.ok) return position;
  const whole = parsePosition(written);
  return {
    ok: true,
    canonical: makePosition(position.value),
    isDiagram: !whole.ok,
    about: whole.ok ? 'A position to play from.' : `A diagram; to play from it: ${whole.error.message}`,
  };
}

function show() {
  const result = read(text.value);
  said.className = result.ok ? '' : 'wrong';
  said.textContent = result.ok
    ? result.about
    : `Line ${result.error.line}, column ${result.error.column}: ${result.error.message} (${result.error.code})`;
  if (!result.ok) return;
  made.textContent = result.canonical;
  const tag = `${/^[a-z-]+/.exec(result.canonical)[0]}-game`;
  const game = document.createElement(tag);
  game.controls = true;
  game.diagram = result.isDiagram ?? false;
  game.setAttribute(/moves:/.test(result.canonical) ? 'record' : 'position', result.canonical);
  board.replaceChildren(game);
}

function choose() {
  text.value = SAMPLES[samples.selectedIndex];
  show();
}

text.addEventListener('input', show);
samples.addEventListener('change', choose);
choose();
