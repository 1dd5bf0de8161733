/** French: rules, keys, statistics, replay. */
import { compose, type RuleWords } from './compose.js';
import type { Help } from './help.js';

const words: RuleWords = {
  comma: ', ',
  headings: { goal: 'But du jeu', layout: 'Mise en place', play: 'Règles', scoring: 'Score', strategy: 'Stratégie' },
  start: {
    ace: 'Amenez les 52 cartes sur les quatre fondations. Chacune monte par enseigne, de l’as au roi.',
    dealt:
      'Amenez les 52 cartes sur les quatre fondations. Une carte est distribuée sur la première\u00a0: c’est la carte de base. Chaque fondation monte par enseigne à partir de sa valeur.',
    chosen:
      'Amenez les 52 cartes sur les quatre fondations. Votre premier coup choisit la carte de base\u00a0: la carte du dessus d’une réserve va sur une fondation, et rien d’autre ne se déplace avant. Chaque fondation monte par enseigne à partir de sa valeur.',
  },
  upWrap: 'L’as suit le roi.',
  back: {
    none: 'Une carte posée sur une fondation y reste.',
    top: 'La carte du dessus d’une fondation peut revenir au tableau, comme toute carte du dessus.',
  },
  piles:
    '# piles de cartes face visible, en rangées de six. La dernière de chaque rangée est un trou, les autres sont des piles standard.',
  inPiles: 'Cartes dans chaque pile standard\u00a0: #.',
  inHoles: 'Cartes dans chaque trou\u00a0: #.',
  columns: 'Il y a # colonnes.',
  down: 'Cartes face cachée, colonne par colonne\u00a0: #.',
  up: 'Cartes face visible dans chaque colonne\u00a0: #.',
  reserves: 'Il y a # réserves de % cartes face visible, qui ne sont pas remplies à nouveau.',
  stock: 'Les # autres cartes forment la pioche. Elles se retournent une à une sur la défausse.',
  build: 'Au tableau, les cartes se posent # de un en un, %.',
  step: { down: 'en descendant', either: 'en montant ou en descendant' },
  suit: {
    same: 'dans la même enseigne',
    alternate: 'en alternant rouge et noir',
    any: 'quelle que soit l’enseigne',
    other: 'dans toute enseigne sauf la leur',
  },
  wrap: {
    no: 'Le roi et l’as ne se suivent pas.',
    down: 'Un roi peut se poser sur un as.',
    either: 'Le roi et l’as sont voisins.',
  },
  cap: 'Aucune pile n’a jamais plus de # cartes.',
  lift: {
    top: 'Seules les cartes du dessus se déplacent, une à une.',
    whole: 'Une colonne ne se déplace qu’entière\u00a0; sa carte du dessus peut aller sur une fondation.',
    part: 'Une colonne se déplace entière, ou toute partie du dessus sur une colonne qui n’est pas vide\u00a0; sa carte du dessus peut aller sur une fondation.',
    shown:
      'Toute carte face visible se déplace avec toutes les cartes posées dessus, quel que soit leur ordre. Une seule carte du dessus à la fois va sur une fondation.',
  },
  tops: 'Les cartes du dessus des réserves et de la défausse vont sur une fondation ou sur une colonne.',
  fill: {
    none: 'Une pile standard vide reste vide.',
    any: 'Une pile vide prend toute carte du dessus.',
    king: 'Une colonne vide ne prend qu’un roi, avec toutes les cartes posées dessus.',
    'reserve-first':
      'Une colonne vide prend la carte du dessus d’une réserve ou une colonne entière\u00a0; celle de la défausse seulement quand toutes les réserves sont vides. Elle ne se remplit jamais toute seule.',
    hole: 'Un trou vide prend toute carte du dessus.',
    group: 'Une colonne vide prend toute carte face visible avec toutes les cartes posées dessus.',
  },
  redeals:
    'Quand la pioche est vide, la défausse peut être retournée\u00a0; elle garde son ordre. Redistributions\u00a0: #.',
  noRedeal: 'La défausse ne se retourne pas.',
  turn: 'Une carte face cachée que rien ne couvre est aussitôt retournée.',
  aces: {
    free: 'Les as ne montent que si vous les déplacez.',
    forced: 'Un as que rien ne couvre va tout seul sur une fondation.',
    strict:
      'Un as que rien ne couvre va tout seul sur une fondation\u00a0; un groupe qui commence par un as ne se déplace pas.',
  },
  scoring: 'Chaque carte des fondations vaut un point, 52 au plus.',
  dealtPoint: 'La carte qui y est distribuée compte déjà.',
  strategy: {
    'bear-river':
      'Avant de remplir une pile, voyez de quelles cartes vous y avez besoin\u00a0: une pile pleine n’en prend plus. Gardez les trous pour les cartes qui en bloquent d’autres, et videz-les vite.',
    glenwood:
      'Choisissez une carte de base dont les suivantes sont libres. Videz tôt les réserves, surtout celles qui couvrent des cartes de même valeur, et réfléchissez avant qu’une carte de la défausse en couvre une qui servira bientôt.',
    yukon:
      'Retournez d’abord les cartes cachées. Ce qui couvre une carte se déplace avec elle\u00a0: cherchez celle qui en libère le plus. Avant de vider une colonne, voyez quelles cartes la rempliront.',
  },
};

export const help: Help = {
  rulesText: (game, _variant, rules) => compose(words, game, rules),
  keys: {
    move: 'De pile en pile',
    edges: 'Au bord de la table',
    number: 'À la pile de ce numéro',
    group: 'Prendre plus ou moins de cartes',
    act: 'Prendre, poser',
    release: 'Lâcher',
    toFoundation: 'Sur la fondation',
    stock: 'Retourner une carte de la pioche ou la défausse',
    undo: 'Annuler',
    redo: 'Rétablir',
    hint: 'Indice',
    deal: 'Nouvelle partie',
    restart: 'Recommencer',
    readPile: 'Lire cette pile',
    readTops: 'Lire les cartes du dessus',
    readGoal: 'Lire la carte de base, les fondations et le score',
    readMoves: 'Lire les coups possibles',
    menu: 'Menu',
    help: 'Ces touches',
  },
  keyNames: {
    arrows: 'Flèches',
    upDown: 'Haut, bas',
    digits: 'Chiffres',
    enter: 'Entrée',
    space: 'Espace',
    escape: 'Échap',
    shift: 'Maj',
    ctrl: 'Ctrl',
    home: 'Début',
    end: 'Fin',
  },
  statistics: {
    played: 'Parties jouées',
    won: 'Parties gagnées',
    streak: 'Série en cours',
    bestStreak: 'Meilleure série',
    fewestMoves: 'Le moins de coups',
    bestTime: 'Meilleur temps',
    none: 'Rien n’est compté ici.',
  },
  replay: {
    title: 'Relecture',
    first: 'Au début',
    previous: 'Un coup en arrière',
    play: 'Lecture',
    pause: 'Pause',
    next: 'Un coup en avant',
    last: 'À la fin',
    step: (step, of) => `Coup ${step} sur ${of}`,
  },
};
