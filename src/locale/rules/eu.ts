/** Basque: rules, keys, statistics, replay. */
import { compose, type RuleWords } from './compose.js';
import type { Help } from './help.js';

const words: RuleWords = {
  comma: ', ',
  headings: { goal: 'Xedea', layout: 'Antolaera', play: 'Arauak', scoring: 'Puntuazioa', strategy: 'Estrategia' },
  start: {
    ace: 'Eraman 52 kartak lau oinarrietara. Oinarri bakoitza gorantz eraikitzen da sail berean, batekotik erregera.',
    dealt:
      'Eraman 52 kartak lau oinarrietara. Karta bat lehenengora banatzen da: oinarrizko karta da, eta haren baliotik oinarri bakoitza gorantz eraikitzen da sail berean.',
    chosen:
      'Eraman 52 kartak lau oinarrietara. Lehen mugimenduarekin oinarrizko karta hautatzen duzu: biltegi bateko goiko karta oinarri batera doa, eta ordura arte ez da beste ezer mugitzen. Haren baliotik oinarri bakoitza gorantz eraikitzen da sail berean.',
  },
  upWrap: 'Erregearen ondoren batekoa dator.',
  back: {
    none: 'Oinarrietako kartak bertan geratzen dira.',
    top: 'Oinarri bateko goiko karta mahaira itzul daiteke, edozein goiko karta bezala.',
  },
  piles:
    '# pila daude gora begira, seiko errenkadetan. Errenkada bakoitzeko azkena zuloa da, besteak pila arruntak dira.',
  inPiles: 'Kartak pila arrunt bakoitzean: #.',
  inHoles: 'Kartak zulo bakoitzean: #.',
  columns: '# zutabe daude.',
  down: 'Behera begirako kartak, zutabez zutabe: #.',
  up: 'Gora begirako kartak zutabe bakoitzean: #.',
  reserves: '# biltegi daude, bakoitza gora begirako % kartarekin, eta ez dira berriro betetzen.',
  stock: 'Beste # kartak sorta dira. Banan-banan iraultzen dira hondarrera.',
  build: 'Mahaian kartak mailaz maila # jartzen dira, %.',
  step: { down: 'beherantz', either: 'gorantz edo beherantz' },
  suit: {
    same: 'sail berean',
    alternate: 'koloreak txandakatuz',
    any: 'edozein sailetan',
    other: 'edozein sailetan, berean izan ezik',
  },
  wrap: {
    no: 'Erregea eta batekoa ez dira elkartzen.',
    down: 'Errege bat bateko baten gainean jar daiteke.',
    either: 'Erregea eta batekoa auzoak dira.',
  },
  cap: 'Inongo pilak ez du inoiz # karta baino gehiago.',
  lift: {
    top: 'Goiko kartak bakarrik mugitzen dira, banan-banan.',
    whole: 'Zutabea osorik bakarrik mugitzen da; bere goiko karta oinarri batera joan daiteke.',
    part: 'Zutabea osorik mugitzen da, edo bere goiko zati bat hutsik ez dagoen zutabe batera; bere goiko karta oinarri batera joan daiteke.',
    shown:
      'Gora begirako edozein karta gainean dituen karta guztiekin mugitzen da, segida kontuan hartu gabe. Oinarri batera goiko karta bakarra doa aldi bakoitzean.',
  },
  tops: 'Biltegietako eta hondarreko goiko kartak oinarri batera edo zutabe batera doaz.',
  fill: {
    none: 'Pila arrunt huts bat hutsik geratzen da.',
    any: 'Pila huts batek edozein goiko karta hartzen du.',
    king: 'Zutabe huts batek erregea bakarrik hartzen du, gainean dituen karta guztiekin.',
    'reserve-first':
      'Zutabe huts batek biltegi bateko goiko karta edo zutabe osoa hartzen du; hondarreko goiko karta, biltegi guztiak hutsik daudenean bakarrik. Ez da inoiz bere kasa betetzen.',
    hole: 'Zulo huts batek edozein goiko karta hartzen du.',
    group: 'Zutabe huts batek gora begirako edozein karta hartzen du, gainean dituen karta guztiekin.',
  },
  redeals: 'Sorta hutsik dagoenean, hondarra irauli daiteke, eta bere ordena gordetzen du. Birbanaketak: #.',
  noRedeal: 'Hondarra ez da iraultzen.',
  turn: 'Aske geratzen den behera begirako karta berehala iraultzen da.',
  aces: {
    free: 'Batekoak zuk eramaten dituzunean bakarrik igotzen dira.',
    forced: 'Aske geratzen den batekoa bere kasa doa oinarri batera.',
    strict: 'Aske geratzen den batekoa bere kasa doa oinarri batera; batekoarekin hasten den taldea ez da mugitzen.',
  },
  scoring: 'Oinarrietako karta bakoitzak puntu bat balio du, 52 gehienez.',
  dealtPoint: 'Hara banatzen den kartak dagoeneko balio du.',
  strategy: {
    'bear-river':
      'Pila bat bete aurretik, begiratu haren zein karta behar dituzun: beteta dagoen pilak ez du gehiago hartzen. Gorde zuloak beste batzuk trabatzen dituzten kartentzat, eta hustu laster.',
    glenwood:
      'Hautatu hurrengo kartak aske dituen oinarrizko karta. Hustu goiz biltegiak, batez ere balio bereko kartak estaltzen dituztenak, eta pentsatu hondarreko karta batek laster beharko duzun beste bat estali aurretik.',
    yukon:
      'Irauli lehenik behera begirako kartak. Karta baten gainean dagoena harekin mugitzen da: bilatu gehien askatzen duena. Zutabe bat hustu aurretik, begiratu zein kartak beteko duten.',
  },
};

export const help: Help = {
  rulesText: (game, _variant, rules) => compose(words, game, rules),
  keys: {
    move: 'Pilaz pila',
    edges: 'Mahaiaren ertzera',
    number: 'Zenbaki hori duen pilara',
    group: 'Karta gehiago edo gutxiago hartu',
    act: 'Hartu, utzi',
    release: 'Askatu',
    toFoundation: 'Oinarrira',
    stock: 'Sortako karta bat edo hondarra irauli',
    undo: 'Desegin',
    redo: 'Berregin',
    hint: 'Iradokizuna',
    deal: 'Joko berria',
    restart: 'Berrabiarazi',
    readPile: 'Pila hau irakurri',
    readTops: 'Goiko kartak irakurri',
    readGoal: 'Oinarrizko karta, oinarriak eta puntuazioa irakurri',
    readMoves: 'Mugimendu posibleak irakurri',
    menu: 'Menua',
    help: 'Tekla hauek',
  },
  keyNames: {
    arrows: 'Gezi-teklak',
    upDown: 'Gora, behera',
    digits: 'Zifrak',
    enter: 'Sartu',
    space: 'Zuriunea',
    escape: 'Ihes',
    shift: 'Maius',
    ctrl: 'Ktrl',
    home: 'Hasiera',
    end: 'Amaiera',
  },
  statistics: {
    played: 'Jokatuak',
    won: 'Irabaziak',
    streak: 'Oraingo bolada',
    bestStreak: 'Bolada onena',
    fewestMoves: 'Mugimendu gutxien',
    bestTime: 'Denbora onena',
    none: 'Hemen ez da ezer zenbatzen.',
  },
  replay: {
    title: 'Errepikapena',
    first: 'Hasierara',
    previous: 'Urrats bat atzera',
    play: 'Erreproduzitu',
    pause: 'Pausatu',
    next: 'Urrats bat aurrera',
    last: 'Amaierara',
    step: (step, of) => `${step}. urratsa, guztira ${of}`,
  },
};
