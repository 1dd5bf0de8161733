/** Catalan: rules, keys, statistics, replay. */
import { compose, type RuleWords } from './compose.js';
import type { Help } from './help.js';

const words: RuleWords = {
  comma: ', ',
  headings: { goal: 'Objectiu', layout: 'Disposició', play: 'Regles', scoring: 'Puntuació', strategy: 'Estratègia' },
  start: {
    ace: 'Porteu les 52 cartes a les quatre bases. Cada base puja per pal, de l’as al rei.',
    dealt:
      'Porteu les 52 cartes a les quatre bases. Es reparteix una carta a la primera: és la carta base, i des del seu valor cada base puja per pal.',
    chosen:
      'Porteu les 52 cartes a les quatre bases. Amb el primer moviment trieu la carta base: la carta superior d’una reserva va a una base, i abans no es pot moure res més. Des del seu valor cada base puja per pal.',
  },
  upWrap: 'Després del rei ve l’as.',
  back: {
    none: 'Una carta que és en una base s’hi queda.',
    top: 'La carta superior d’una base pot tornar al tauler, com qualsevol carta superior.',
  },
  piles:
    '# piles de cartes cara amunt, en files de sis. L’última de cada fila és una pila oberta, les altres són piles estàndard.',
  inPiles: 'Cartes a cada pila estàndard: #.',
  inHoles: 'Cartes a cada pila oberta: #.',
  columns: 'Hi ha # columnes.',
  down: 'Cartes cara avall, columna per columna: #.',
  up: 'Cartes cara amunt a cada columna: #.',
  reserves: 'Hi ha # reserves de % cartes cara amunt cadascuna, que no es tornen a omplir.',
  stock: 'Les altres # cartes són la pila principal. Es giren d’una en una al descart.',
  build: 'Al tauler les cartes es posen # d’un en un, %.',
  step: { down: 'baixant', either: 'pujant o baixant' },
  suit: {
    same: 'del mateix pal',
    alternate: 'alternant el color',
    any: 'de qualsevol pal',
    other: 'de qualsevol pal menys el seu',
  },
  wrap: {
    no: 'El rei i l’as no s’ajunten.',
    down: 'Un rei pot anar sobre un as.',
    either: 'El rei i l’as són veïns.',
  },
  cap: 'Cap pila no té mai més de # cartes.',
  lift: {
    top: 'Només es mouen les cartes superiors, d’una en una.',
    whole: 'Una columna només es mou sencera; la seva carta superior pot anar a una base.',
    part: 'Una columna es mou sencera, o bé una part superior seva sobre una columna que no sigui buida; la seva carta superior pot anar a una base.',
    shown:
      'Qualsevol carta cara amunt es mou amb totes les cartes que té a sobre, encara que no estiguin ordenades. A una base hi va una carta superior cada vegada.',
  },
  tops: 'Les cartes superiors de les reserves i del descart van a una base o a una columna.',
  fill: {
    none: 'Una pila estàndard buida es queda buida.',
    any: 'Una pila buida accepta qualsevol carta superior.',
    king: 'Una columna buida només accepta un rei, amb totes les cartes que té a sobre.',
    'reserve-first':
      'Una columna buida accepta la carta superior d’una reserva o una columna sencera; la carta superior del descart, només quan totes les reserves són buides. No s’omple mai sola.',
    hole: 'Una pila oberta buida accepta qualsevol carta superior.',
    group: 'Una columna buida accepta qualsevol carta cara amunt amb totes les que té a sobre.',
  },
  redeals: 'Quan la pila principal és buida, el descart es pot girar i manté l’ordre. Nous repartiments: #.',
  noRedeal: 'El descart no es gira.',
  turn: 'Una carta cara avall que queda lliure es gira de seguida.',
  aces: {
    free: 'Els asos només pugen quan els moveu.',
    forced: 'Un as que queda lliure va sol a una base.',
    strict: 'Un as que queda lliure va sol a una base; un grup que comença amb un as no es mou.',
  },
  scoring: 'Cada carta a les bases val un punt, 52 com a màxim.',
  dealtPoint: 'La carta que s’hi reparteix ja compta.',
  strategy: {
    'bear-river':
      'Abans d’omplir una pila, mireu quines cartes en necessiteu: una pila plena no n’accepta més. Guardeu les piles obertes per a cartes que en bloquegen d’altres i torneu-les a buidar aviat.',
    glenwood:
      'Trieu una carta base que tingui lliures les cartes següents. Buideu aviat les reserves, sobretot les que tapen cartes del seu valor, i penseu-hi abans que una carta del descart en tapi una que us caldrà.',
    yukon:
      'Gireu primer les cartes cara avall. El que hi ha sobre una carta es mou amb ella: busqueu la carta que n’allibera més. Abans de buidar una columna, mireu quines cartes l’ompliran.',
  },
};

export const help: Help = {
  rulesText: (game, _variant, rules) => compose(words, game, rules),
  keys: {
    move: 'De pila en pila',
    edges: 'A la vora del tauler',
    number: 'A la pila amb aquest número',
    group: 'Agafar més o menys cartes',
    act: 'Agafar, deixar',
    release: 'Deixar anar',
    toFoundation: 'A la base',
    stock: 'Girar una carta de la pila principal o el descart',
    undo: 'Desfer',
    redo: 'Refer',
    hint: 'Pista',
    deal: 'Partida nova',
    restart: 'Reiniciar',
    readPile: 'Llegir aquesta pila',
    readTops: 'Llegir les cartes superiors',
    readGoal: 'Llegir la carta base, les bases i la puntuació',
    readMoves: 'Llegir els moviments possibles',
    menu: 'Menú',
    help: 'Aquestes tecles',
  },
  keyNames: {
    arrows: 'Fletxes',
    upDown: 'Amunt, avall',
    digits: 'Xifres',
    enter: 'Retorn',
    space: 'Espai',
    escape: 'Esc',
    shift: 'Maj',
    ctrl: 'Ctrl',
    home: 'Inici',
    end: 'Fi',
  },
  statistics: {
    played: 'Partides jugades',
    won: 'Partides guanyades',
    streak: 'Ratxa actual',
    bestStreak: 'Millor ratxa',
    fewestMoves: 'Menys moviments',
    bestTime: 'Millor temps',
    none: 'Aquí no es compta res.',
  },
  replay: {
    title: 'Repetició',
    first: 'Al principi',
    previous: 'Un pas enrere',
    play: 'Reprodueix',
    pause: 'Pausa',
    next: 'Un pas endavant',
    last: 'Al final',
    step: (step, of) => `Pas ${step} de ${of}`,
  },
};
