/** Spanish: rules, keys, statistics, replay. */
import { compose, type RuleWords } from './compose.js';
import type { Help } from './help.js';

const words: RuleWords = {
  comma: ', ',
  headings: { goal: 'Objetivo', layout: 'Disposición', play: 'Reglas', scoring: 'Puntuación', strategy: 'Estrategia' },
  start: {
    ace: 'Lleva las 52 cartas a las cuatro bases. Cada base sube por palo, del as al rey.',
    dealt:
      'Lleva las 52 cartas a las cuatro bases. Se reparte una carta a la primera: es la carta base, y desde su valor cada base sube por palo.',
    chosen:
      'Lleva las 52 cartas a las cuatro bases. Con el primer movimiento eliges la carta base: la carta superior de una reserva va a una base, y antes no se mueve nada más. Desde su valor cada base sube por palo.',
  },
  upWrap: 'Después del rey viene el as.',
  back: {
    none: 'Las cartas de las bases se quedan ahí.',
    top: 'La carta superior de una base puede volver a la mesa, como cualquier carta superior.',
  },
  piles:
    '# montones de cartas boca arriba, en filas de seis. El último de cada fila es un hueco, los demás son montones estándar.',
  inPiles: 'Cartas en cada montón estándar: #.',
  inHoles: 'Cartas en cada hueco: #.',
  columns: 'Hay # columnas.',
  down: 'Cartas boca abajo, columna por columna: #.',
  up: 'Cartas boca arriba en cada columna: #.',
  reserves: 'Hay # reservas de % cartas boca arriba cada una, que no se vuelven a llenar.',
  stock: 'Las otras # cartas son el mazo. Se giran de una en una al descarte.',
  build: 'En la mesa las cartas se ponen # de uno en uno, %.',
  step: { down: 'bajando', either: 'subiendo o bajando' },
  suit: {
    same: 'del mismo palo',
    alternate: 'alternando el color',
    any: 'de cualquier palo',
    other: 'de cualquier palo menos el suyo',
  },
  wrap: {
    no: 'El rey y el as no se unen.',
    down: 'Un rey puede ir sobre un as.',
    either: 'El rey y el as son vecinos.',
  },
  cap: 'Ningún montón tiene nunca más de # cartas.',
  lift: {
    top: 'Solo se mueven las cartas superiores, de una en una.',
    whole: 'Una columna solo se mueve entera; su carta superior puede ir a una base.',
    part: 'Una columna se mueve entera, o una parte superior suya sobre una columna que no esté vacía; su carta superior puede ir a una base.',
    shown:
      'Cualquier carta boca arriba se mueve con todas las que tiene encima, aunque no estén ordenadas. A una base va una carta superior cada vez.',
  },
  tops: 'Las cartas superiores de las reservas y del descarte van a una base o a una columna.',
  fill: {
    none: 'Un montón estándar vacío se queda vacío.',
    any: 'Un montón vacío admite cualquier carta superior.',
    king: 'Una columna vacía solo admite un rey, con todas las cartas que tiene encima.',
    'reserve-first':
      'Una columna vacía admite la carta superior de una reserva o una columna entera; la carta superior del descarte, solo cuando todas las reservas están vacías. Nunca se llena sola.',
    hole: 'Un hueco vacío admite cualquier carta superior.',
    group: 'Una columna vacía admite cualquier carta boca arriba con todas las que tiene encima.',
  },
  redeals: 'Cuando el mazo está vacío, el descarte se puede girar y mantiene su orden. Nuevos repartos: #.',
  noRedeal: 'El descarte no se gira.',
  turn: 'Una carta boca abajo que queda libre se gira enseguida.',
  aces: {
    free: 'Los ases solo suben cuando los mueves.',
    forced: 'Un as que queda libre va por sí mismo a una base.',
    strict: 'Un as que queda libre va por sí mismo a una base; un grupo que empieza por un as no se mueve.',
  },
  scoring: 'Cada carta de las bases vale un punto, 52 como máximo.',
  dealtPoint: 'La carta que se reparte allí ya cuenta.',
  strategy: {
    'bear-river':
      'Antes de llenar un montón, mira qué cartas necesitas de él: un montón lleno no admite más. Guarda los huecos para cartas que bloquean otras y vuelve a vaciarlos pronto.',
    glenwood:
      'Elige una carta base cuyas siguientes estén libres. Vacía pronto las reservas, sobre todo las que tapan cartas de su valor, y piénsalo antes de que una carta del descarte tape otra que necesitarás.',
    yukon:
      'Gira primero las cartas boca abajo. Lo que hay sobre una carta se mueve con ella: busca la que libera más. Antes de vaciar una columna, mira qué cartas la llenarán.',
  },
};

export const help: Help = {
  rulesText: (game, _variant, rules) => compose(words, game, rules),
  keys: {
    move: 'De montón en montón',
    edges: 'Al borde de la mesa',
    number: 'Al montón con este número',
    group: 'Tomar más o menos cartas',
    act: 'Tomar, dejar',
    release: 'Soltar',
    toFoundation: 'A la base',
    stock: 'Girar una carta del mazo o el descarte',
    undo: 'Deshacer',
    redo: 'Rehacer',
    hint: 'Pista',
    deal: 'Partida nueva',
    restart: 'Reiniciar',
    readPile: 'Leer este montón',
    readTops: 'Leer las cartas superiores',
    readGoal: 'Leer la carta base, las bases y la puntuación',
    readMoves: 'Leer los movimientos posibles',
    menu: 'Menú',
    help: 'Estas teclas',
  },
  keyNames: {
    arrows: 'Flechas',
    upDown: 'Arriba, abajo',
    digits: 'Cifras',
    enter: 'Intro',
    space: 'Espacio',
    escape: 'Esc',
    shift: 'Mayús',
    ctrl: 'Ctrl',
    home: 'Inicio',
    end: 'Fin',
  },
  statistics: {
    played: 'Partidas jugadas',
    won: 'Partidas ganadas',
    streak: 'Racha actual',
    bestStreak: 'Mejor racha',
    fewestMoves: 'Menos movimientos',
    bestTime: 'Mejor tiempo',
    none: 'Aquí no se cuenta nada.',
  },
  replay: {
    title: 'Repetición',
    first: 'Al principio',
    previous: 'Un paso atrás',
    play: 'Reproducir',
    pause: 'Pausa',
    next: 'Un paso adelante',
    last: 'Al final',
    step: (step, of) => `Paso ${step} de ${of}`,
  },
};
