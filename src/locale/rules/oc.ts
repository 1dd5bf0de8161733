/** Occitan: rules, keys, statistics, replay. */
import { compose, type RuleWords } from './compose.js';
import type { Help } from './help.js';

const words: RuleWords = {
  comma: ', ',
  headings: { goal: 'Objectiu', layout: 'Disposicion', play: 'Règlas', scoring: 'Marca', strategy: 'Estrategia' },
  start: {
    ace: 'Portatz las 52 cartas sus las quatre fondacions. Cada fondacion puja per color, de l’as al rei.',
    dealt:
      'Portatz las 52 cartas sus las quatre fondacions. Una carta es distribuida sus la primièra\u00a0: es la carta de basa, e a partir de sa valor cada fondacion puja per color.',
    chosen:
      'Portatz las 52 cartas sus las quatre fondacions. Lo primièr desplaçament causís la carta de basa\u00a0: la carta superiora d’una resèrva va sus una fondacion, e res mai se desplaça pas abans. A partir de sa valor cada fondacion puja per color.',
  },
  upWrap: 'L’as seguís lo rei.',
  back: {
    none: 'Una carta d’una fondacion i demòra.',
    top: 'La carta superiora d’una fondacion pòt tornar al tablèu, coma tota carta superiora.',
  },
  piles:
    '# pilas de cartas visiblas, en rengadas de sièis. La darrièra de cada rengada es un trauc, las autras son de pilas estandard.',
  inPiles: 'Cartas dins cada pila estandard\u00a0: #.',
  inHoles: 'Cartas dins cada trauc\u00a0: #.',
  columns: 'I a # colomnas.',
  down: 'Cartas amagadas, colomna per colomna\u00a0: #.',
  up: 'Cartas visiblas dins cada colomna\u00a0: #.',
  reserves: 'I a # resèrvas de % cartas visiblas, que se tornan pas emplenar.',
  stock: 'Las autras # cartas son la piòcha. Se reviran una a una sus la defaussa.',
  build: 'Sul tablèu las cartas se pausan # d’un en un, %.',
  step: { down: 'en davalant', either: 'en pujant o en davalant' },
  suit: {
    same: 'de la meteissa color',
    alternate: 'en alternant roge e negre',
    any: 'de quina color que siá',
    other: 'de tota color levat la lor',
  },
  wrap: {
    no: 'Lo rei e l’as se seguisson pas.',
    down: 'Un rei se pòt pausar sus un as.',
    either: 'Lo rei e l’as son vesins.',
  },
  cap: 'Cap de pila a pas jamai mai de # cartas.',
  lift: {
    top: 'Sonque las cartas superioras se desplaçan, una a una.',
    whole: 'Una colomna se desplaça sonque entièra\u00a0; sa carta superiora pòt anar sus una fondacion.',
    part: 'Una colomna se desplaça entièra, o una part superiora sus una colomna que siá pas voida\u00a0; sa carta superiora pòt anar sus una fondacion.',
    shown:
      'Tota carta visibla se desplaça amb totas las cartas que i a dessús, dins un òrdre quin que siá. Una sola carta superiora a l’encòp va sus una fondacion.',
  },
  tops: 'Las cartas superioras de las resèrvas e de la defaussa van sus una fondacion o sus una colomna.',
  fill: {
    none: 'Una pila estandard voida demòra voida.',
    any: 'Una pila voida pren tota carta superiora.',
    king: 'Una colomna voida pren sonque un rei, amb totas las cartas que i a dessús.',
    'reserve-first':
      'Una colomna voida pren la carta superiora d’una resèrva o una colomna entièra\u00a0; la de la defaussa, sonque quand totas las resèrvas son voidas. S’emplena pas jamai soleta.',
    hole: 'Un trauc void pren tota carta superiora.',
    group: 'Una colomna voida pren tota carta visibla amb totas las que i a dessús.',
  },
  redeals: 'Quand la piòcha es voida, la defaussa se pòt revirar e garda son òrdre. Redistribucions\u00a0: #.',
  noRedeal: 'La defaussa se revira pas.',
  turn: 'Una carta amagada que res cobrís pas se revira sulpic.',
  aces: {
    free: 'Los asses pujan sonque quand los desplaçatz.',
    forced: 'Un as que res cobrís pas va solet sus una fondacion.',
    strict: 'Un as que res cobrís pas va solet sus una fondacion\u00a0; un grop que comença per un as se desplaça pas.',
  },
  scoring: 'Cada carta de las fondacions val un punt, 52 al mai.',
  dealtPoint: 'La carta que i es distribuida compta ja.',
  strategy: {
    'bear-river':
      'Abans d’emplenar una pila, agachatz de quinas cartas avètz besonh\u00a0: una pila plena ne pren pas mai. Gardatz los traucs per las cartas que ne blòcan d’autras, e voidatz-los lèu.',
    glenwood:
      'Causissètz una carta de basa que las seguentas sián liuras. Voidatz lèu las resèrvas, subretot las que cobrisson de cartas de sa valor, e soscatz abans qu’una carta de la defaussa ne cobrisca una que vos caldrà.',
    yukon:
      'Reviratz d’en primièr las cartas amagadas. Çò qu’es sus una carta se desplaça amb ela\u00a0: cercatz la que ne libèra mai. Abans de voidar una colomna, agachatz quinas cartas l’emplenaràn.',
  },
};

export const help: Help = {
  rulesText: (game, _variant, rules) => compose(words, game, rules),
  keys: {
    move: 'De pila en pila',
    edges: 'Al bòrd de la taula',
    number: 'A la pila d’aqueste numèro',
    group: 'Prene mai o mens de cartas',
    act: 'Prene, pausar',
    release: 'Daissar anar',
    toFoundation: 'Sus la fondacion',
    stock: 'Revirar una carta de la piòcha o la defaussa',
    undo: 'Anullar',
    redo: 'Refar',
    hint: 'Indici',
    deal: 'Partida novèla',
    restart: 'Recomençar',
    readPile: 'Legir aquesta pila',
    readTops: 'Legir las cartas superioras',
    readGoal: 'Legir la carta de basa, las fondacions e la marca',
    readMoves: 'Legir los desplaçaments possibles',
    menu: 'Menú',
    help: 'Aquestas tòcas',
  },
  keyNames: {
    arrows: 'Sagetas',
    upDown: 'Naut, bas',
    digits: 'Chifras',
    enter: 'Entrada',
    space: 'Espaci',
    escape: 'Escap',
    shift: 'Maj',
    ctrl: 'Ctrl',
    home: 'Debuta',
    end: 'Fin',
  },
  statistics: {
    played: 'Partidas jogadas',
    won: 'Partidas ganhadas',
    streak: 'Seria actuala',
    bestStreak: 'Melhora seria',
    fewestMoves: 'Mens de desplaçaments',
    bestTime: 'Melhor temps',
    none: 'Res se compta pas aicí.',
  },
  replay: {
    title: 'Repeticion',
    first: 'A la debuta',
    previous: 'Un pas en arrièr',
    play: 'Legir',
    pause: 'Pausa',
    next: 'Un pas en avant',
    last: 'A la fin',
    step: (step, of) => `Pas ${step} de ${of}`,
  },
};
