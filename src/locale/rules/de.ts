/** German: rules, keys, statistics, replay. */
import { compose, type RuleWords } from './compose.js';
import type { Help } from './help.js';

const words: RuleWords = {
  comma: ', ',
  headings: { goal: 'Ziel', layout: 'Auslage', play: 'Regeln', scoring: 'Punkte', strategy: 'Strategie' },
  start: {
    ace: 'Bringen Sie alle 52 Karten auf die vier Ablagestapel. Jeder steigt farbgleich auf, vom Ass bis zum König.',
    dealt:
      'Bringen Sie alle 52 Karten auf die vier Ablagestapel. Auf den ersten wird eine Karte gegeben, die Grundkarte. Von ihrem Wert an steigt jeder Ablagestapel farbgleich auf.',
    chosen:
      'Bringen Sie alle 52 Karten auf die vier Ablagestapel. Mit dem ersten Zug wählen Sie die Grundkarte: Die oberste Karte einer Reserve kommt auf einen Ablagestapel, vorher bewegt sich nichts anderes. Von ihrem Wert an steigt jeder Ablagestapel farbgleich auf.',
  },
  upWrap: 'Auf den König folgt das Ass.',
  back: {
    none: 'Karten auf Ablagestapeln bleiben dort.',
    top: 'Die oberste Karte eines Ablagestapels darf ins Tableau zurück, wie jede oberste Karte.',
  },
  piles:
    '# Stapel liegen offen in Reihen zu sechs. Der letzte jeder Reihe ist ein Lochstapel, die anderen sind Standardstapel.',
  inPiles: 'Karten je Standardstapel: #.',
  inHoles: 'Karten je Lochstapel: #.',
  columns: 'Es gibt # Spalten.',
  down: 'Verdeckte Karten, Spalte für Spalte: #.',
  up: 'Offene Karten je Spalte: #.',
  reserves: 'Es gibt # Reserven mit je % offenen Karten, die nicht aufgefüllt werden.',
  stock: 'Die anderen # Karten bilden den Talon. Sie werden einzeln aufgedeckt und auf den Hilfsstapel gelegt.',
  build: 'Im Tableau wird # um eins gelegt, %.',
  step: { down: 'abwärts', either: 'auf- oder abwärts' },
  suit: {
    same: 'in gleicher Kartenfarbe',
    alternate: 'abwechselnd rot und schwarz',
    any: 'in beliebiger Kartenfarbe',
    other: 'in jeder Kartenfarbe außer der eigenen',
  },
  wrap: {
    no: 'König und Ass sind keine Nachbarn.',
    down: 'Ein König darf auf ein Ass.',
    either: 'König und Ass sind Nachbarn.',
  },
  cap: 'Kein Stapel hat je mehr als # Karten.',
  lift: {
    top: 'Nur oberste Karten bewegen sich, immer eine.',
    whole: 'Eine Spalte bewegt sich nur als Ganzes; ihre oberste Karte darf auf einen Ablagestapel.',
    part: 'Eine Spalte bewegt sich als Ganzes, oder ein oberer Teil davon auf eine Spalte, die nicht leer ist; ihre oberste Karte darf auf einen Ablagestapel.',
    shown:
      'Jede offene Karte bewegt sich mit allen Karten, die auf ihr liegen, in beliebiger Ordnung. Auf einen Ablagestapel kommt immer nur eine oberste Karte.',
  },
  tops: 'Die obersten Karten von Reserven und Hilfsstapel kommen auf einen Ablagestapel oder eine Spalte.',
  fill: {
    none: 'Ein leerer Standardstapel bleibt leer.',
    any: 'Auf einen leeren Stapel darf jede oberste Karte.',
    king: 'Auf eine leere Spalte darf nur ein König, mit allen Karten, die auf ihm liegen.',
    'reserve-first':
      'Auf eine leere Spalte darf die oberste Karte einer Reserve oder eine ganze Spalte; die oberste Karte des Hilfsstapels erst, wenn alle Reserven leer sind. Von selbst füllt sie sich nie.',
    hole: 'Auf einen leeren Lochstapel darf jede oberste Karte.',
    group: 'Auf eine leere Spalte darf jede offene Karte mit allen Karten, die auf ihr liegen.',
  },
  redeals:
    'Ist der Talon leer, darf der Hilfsstapel umgedreht werden und behält seine Reihenfolge. Neuverteilungen: #.',
  noRedeal: 'Der Hilfsstapel wird nicht umgedreht.',
  turn: 'Eine verdeckte Karte, die frei wird, wird sofort aufgedeckt.',
  aces: {
    free: 'Asse steigen nur auf, wenn Sie sie bewegen.',
    forced: 'Ein Ass, das frei wird, kommt von selbst auf einen Ablagestapel.',
    strict:
      'Ein Ass, das frei wird, kommt von selbst auf einen Ablagestapel; eine Gruppe, die mit einem Ass beginnt, bewegt sich nicht.',
  },
  scoring: 'Jede Karte auf den Ablagestapeln zählt einen Punkt, höchstens 52.',
  dealtPoint: 'Die Karte, die dorthin gegeben wird, zählt schon.',
  strategy: {
    'bear-river':
      'Bevor Sie einen Stapel füllen, sehen Sie nach, welche Karten Sie daraus brauchen: Ein voller Stapel nimmt keine mehr. Heben Sie die Lochstapel für Karten auf, die andere blockieren, und leeren Sie sie bald wieder.',
    glenwood:
      'Wählen Sie eine Grundkarte, deren nächste Karten frei liegen. Leeren Sie die Reserven früh, vor allem über Karten desselben Werts, und überlegen Sie, bevor eine Karte vom Hilfsstapel eine andere zudeckt, die Sie bald brauchen.',
    yukon:
      'Decken Sie zuerst die verdeckten Karten auf. Was auf einer Karte liegt, bewegt sich mit: Suchen Sie die Karte, die am meisten frei macht. Bevor Sie eine Spalte leeren, sehen Sie nach, welche Karten sie füllen sollen.',
  },
};

export const help: Help = {
  rulesText: (game, _variant, rules) => compose(words, game, rules),
  keys: {
    move: 'Von Stapel zu Stapel',
    edges: 'Zum Rand des Tischs',
    number: 'Zum Stapel mit dieser Nummer',
    group: 'Mehr oder weniger Karten nehmen',
    act: 'Aufnehmen, ablegen',
    release: 'Loslassen',
    toFoundation: 'Auf den Ablagestapel',
    stock: 'Talonkarte aufdecken oder Hilfsstapel umdrehen',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    hint: 'Tipp',
    deal: 'Neues Spiel',
    restart: 'Neu starten',
    readPile: 'Diesen Stapel vorlesen',
    readTops: 'Alle obersten Karten vorlesen',
    readGoal: 'Grundkarte, Ablagestapel und Punkte vorlesen',
    readMoves: 'Mögliche Züge vorlesen',
    menu: 'Menü',
    help: 'Diese Tasten',
  },
  keyNames: {
    arrows: 'Pfeiltasten',
    upDown: 'Auf, ab',
    digits: 'Ziffern',
    enter: 'Eingabe',
    space: 'Leertaste',
    escape: 'Esc',
    shift: 'Umschalt',
    ctrl: 'Strg',
    home: 'Pos1',
    end: 'Ende',
  },
  statistics: {
    played: 'Gespielt',
    won: 'Gewonnen',
    streak: 'Aktuelle Serie',
    bestStreak: 'Beste Serie',
    fewestMoves: 'Wenigste Züge',
    bestTime: 'Beste Zeit',
    none: 'Hier wird nichts gezählt.',
  },
  replay: {
    title: 'Wiedergabe',
    first: 'Zum Anfang',
    previous: 'Ein Schritt zurück',
    play: 'Abspielen',
    pause: 'Pause',
    next: 'Ein Schritt vor',
    last: 'Zum Ende',
    step: (step, of) => `Schritt ${step} von ${of}`,
  },
};
