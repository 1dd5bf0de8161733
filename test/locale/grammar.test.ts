/** Gender, case, number: the forms that each language's card names and counts take. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardAt, type Suit } from '../../src/engine/card.js';
import type { LanguageId } from '../../src/locale/pick.js';
import { cardName, count, pileName } from '../../src/locale/words.js';
import { STRINGS } from './languages.js';

const onto = (id: LanguageId, rank: number, suit: Suit): string =>
  STRINGS[id].onto(cardName(STRINGS[id], cardAt(rank, suit)), rank, suit);

/** "Onto" with each rank of one suit, from the ace to the king. */
const ONTO: Readonly<Record<LanguageId, readonly [suit: Suit, ...ranks: string[]]>> = {
  en: [
    ...([3, 'onto ace of spades', 'onto two of spades', 'onto three of spades', 'onto four of spades'] as const),
    ...['onto five of spades', 'onto six of spades', 'onto seven of spades', 'onto eight of spades'],
    ...['onto nine of spades', 'onto ten of spades', 'onto jack of spades', 'onto queen of spades'],
    'onto king of spades',
  ],
  ca: [
    ...([2, 'sobre l’as de cors', 'sobre el dos de cors', 'sobre el tres de cors', 'sobre el quatre de cors'] as const),
    ...['sobre el cinc de cors', 'sobre el sis de cors', 'sobre el set de cors', 'sobre el vuit de cors'],
    ...['sobre el nou de cors', 'sobre el deu de cors', 'sobre la sota de cors', 'sobre la reina de cors'],
    'sobre el rei de cors',
  ],
  fr: [
    ...([2, 'sur l’as de cœur', 'sur le deux de cœur', 'sur le trois de cœur', 'sur le quatre de cœur'] as const),
    ...['sur le cinq de cœur', 'sur le six de cœur', 'sur le sept de cœur', 'sur le huit de cœur'],
    ...['sur le neuf de cœur', 'sur le dix de cœur', 'sur le valet de cœur', 'sur la dame de cœur'],
    'sur le roi de cœur',
  ],
  oc: [
    ...([0, 'sus l’as de trefuèlh', 'sul dos de trefuèlh', 'sul tres de trefuèlh', 'sul quatre de trefuèlh'] as const),
    ...['sul cinc de trefuèlh', 'sul sièis de trefuèlh', 'sul sèt de trefuèlh', 'sus l’uèit de trefuèlh'],
    ...['sul nòu de trefuèlh', 'sul dètz de trefuèlh', 'sul vailet de trefuèlh', 'sus la dama de trefuèlh'],
    'sul rei de trefuèlh',
  ],
  el: [
    ...([2, 'στον άσο κούπα', 'στο δύο κούπα', 'στο τρία κούπα', 'στο τέσσερα κούπα', 'στο πέντε κούπα'] as const),
    ...['στο έξι κούπα', 'στο επτά κούπα', 'στο οκτώ κούπα', 'στο εννιά κούπα', 'στο δέκα κούπα'],
    ...['στον βαλέ κούπα', 'στην ντάμα κούπα', 'στον ρήγα κούπα'],
  ],
  eu: [
    ...([1, 'bateko diamantearen gainera', 'biko diamantearen gainera', 'hiruko diamantearen gainera'] as const),
    ...['lauko diamantearen gainera', 'bosteko diamantearen gainera', 'seiko diamantearen gainera'],
    ...['zazpiko diamantearen gainera', 'zortziko diamantearen gainera', 'bederatziko diamantearen gainera'],
    ...['hamarreko diamantearen gainera', 'txanka diamantearen gainera', 'erregina diamantearen gainera'],
    'errege diamantearen gainera',
  ],
  es: [
    ...([1, 'sobre el as de diamantes', 'sobre el dos de diamantes', 'sobre el tres de diamantes'] as const),
    ...['sobre el cuatro de diamantes', 'sobre el cinco de diamantes', 'sobre el seis de diamantes'],
    ...['sobre el siete de diamantes', 'sobre el ocho de diamantes', 'sobre el nueve de diamantes'],
    ...['sobre el diez de diamantes', 'sobre la jota de diamantes', 'sobre la reina de diamantes'],
    'sobre el rey de diamantes',
  ],
  de: [
    ...([3, 'auf das Pik-Ass', 'auf die Pik-Zwei', 'auf die Pik-Drei', 'auf die Pik-Vier'] as const),
    ...['auf die Pik-Fünf', 'auf die Pik-Sechs', 'auf die Pik-Sieben', 'auf die Pik-Acht'],
    ...['auf die Pik-Neun', 'auf die Pik-Zehn', 'auf den Pik-Buben', 'auf die Pik-Dame', 'auf den Pik-König'],
  ],
  ar: [
    ...([3, 'على آس بستوني', 'على اثنان بستوني', 'على ثلاثة بستوني', 'على أربعة بستوني'] as const),
    ...['على خمسة بستوني', 'على ستة بستوني', 'على سبعة بستوني', 'على ثمانية بستوني'],
    ...['على تسعة بستوني', 'على عشرة بستوني', 'على شاب بستوني', 'على ملكة بستوني', 'على ملك بستوني'],
  ],
};

/** The queen of each suit, clubs to spades. */
const QUEENS: Readonly<Record<LanguageId, readonly string[]>> = {
  en: ['queen of clubs', 'queen of diamonds', 'queen of hearts', 'queen of spades'],
  ca: ['reina de trèvols', 'reina de diamants', 'reina de cors', 'reina de piques'],
  fr: ['dame de trèfle', 'dame de carreau', 'dame de cœur', 'dame de pique'],
  oc: ['dama de trefuèlh', 'dama de carrèu', 'dama de còr', 'dama de pica'],
  el: ['ντάμα σπαθί', 'ντάμα καρό', 'ντάμα κούπα', 'ντάμα μπαστούνι'],
  eu: ['erregina hirusta', 'erregina diamantea', 'erregina bihotza', 'erregina pika'],
  es: ['reina de tréboles', 'reina de diamantes', 'reina de corazones', 'reina de picas'],
  de: ['Kreuz-Dame', 'Karo-Dame', 'Herz-Dame', 'Pik-Dame'],
  ar: ['ملكة سباتي', 'ملكة ديناري', 'ملكة كبة', 'ملكة بستوني'],
};

/** Cards: none, one, two, three, eleven, a hundred. */
const CARDS: Readonly<Record<LanguageId, readonly string[]>> = {
  en: ['0 cards', '1 card', '2 cards', '3 cards', '11 cards', '100 cards'],
  ca: ['0 cartes', '1 carta', '2 cartes', '3 cartes', '11 cartes', '100 cartes'],
  fr: ['0 carte', '1 carte', '2 cartes', '3 cartes', '11 cartes', '100 cartes'],
  oc: ['0 carta', '1 carta', '2 cartas', '3 cartas', '11 cartas', '100 cartas'],
  el: ['0 φύλλα', '1 φύλλο', '2 φύλλα', '3 φύλλα', '11 φύλλα', '100 φύλλα'],
  eu: ['0 karta', 'karta bat', '2 karta', '3 karta', '11 karta', '100 karta'],
  es: ['0 cartas', '1 carta', '2 cartas', '3 cartas', '11 cartas', '100 cartas'],
  de: ['0 Karten', '1 Karte', '2 Karten', '3 Karten', '11 Karten', '100 Karten'],
  ar: ['لا أوراق', 'ورقة واحدة', 'ورقتان', '3 أوراق', '11 ورقة', '100 ورقة'],
};

/** Column 3, then a card put to an empty column 3. */
const COLUMN: Readonly<Record<LanguageId, readonly [string, string]>> = {
  en: ['Column 3', 'to column 3'],
  ca: ['Columna 3', 'a la columna 3'],
  fr: ['Colonne 3', 'sur la colonne 3'],
  oc: ['Colomna 3', 'sus la colomna 3'],
  el: ['Στήλη 3', 'στη στήλη 3'],
  eu: ['3. zutabea', '3. zutabera'],
  es: ['Columna 3', 'a la columna 3'],
  de: ['Spalte 3', 'auf Spalte 3'],
  ar: ['العمود 3', 'إلى العمود 3'],
};

for (const id of Object.keys(ONTO) as LanguageId[]) {
  const s = STRINGS[id];

  test(`${id}: onto each rank, in the right case and gender`, () => {
    const [suit, ...ranks] = ONTO[id];
    assert.deepEqual(
      ranks.map((_, rank) => onto(id, rank, suit)),
      ranks,
    );
    assert.equal(ranks.length, 13);
  });

  test(`${id}: each suit as it is said in a card's name`, () => {
    assert.deepEqual(
      ([0, 1, 2, 3] as const).map((suit) => cardName(s, cardAt(11, suit))),
      QUEENS[id],
    );
  });

  test(`${id}: counted cards`, () => {
    assert.deepEqual(
      [0, 1, 2, 3, 11, 100].map((n) => count(s, s.cards, n)),
      CARDS[id],
    );
  });

  test(`${id}: a pile and its number`, () => {
    assert.deepEqual([pileName(s, 'yukon', 't3'), s.nth(s.to.column, '3')], COLUMN[id]);
  });
}

test('each suit takes its case in Basque', () => {
  assert.deepEqual(
    ([0, 1, 2, 3] as const).map((suit) => onto('eu', 12, suit)),
    [
      ...['errege hirustaren gainera', 'errege diamantearen gainera'],
      ...['errege bihotzaren gainera', 'errege pikaren gainera'],
    ],
  );
});

test('a rank alone has its article in Basque', () => {
  const { ranks, bare } = STRINGS.eu;
  assert.deepEqual(
    [0, 9, 10, 11, 12].map((rank) => bare?.(ranks[rank] ?? '')),
    ['batekoa', 'hamarrekoa', 'txanka', 'erregina', 'erregea'],
  );
});

test('Occitan needs no plural rules from the browser', () => {
  const { plural } = STRINGS.oc;
  assert.deepEqual(
    [0, 1, 2, 21].map((n) => plural?.(n)),
    ['one', 'one', 'other', 'other'],
  );
});

test('Arabic has all six numbers', () => {
  const { moves, more, redeals, hidden } = STRINGS.ar;
  const of = (forms: typeof moves) => [0, 1, 2, 3, 11, 100].map((n) => count(STRINGS.ar, forms, n));
  assert.deepEqual(of(moves), ['لا حركات', 'حركة واحدة', 'حركتان', '3 حركات', '11 حركة', '100 حركة']);
  assert.deepEqual(of(more).slice(1, 5), ['وورقة أخرى', 'وورقتان أخريان', 'و3 أوراق أخرى', 'و11 ورقة أخرى']);
  assert.equal(new Set(of(redeals)).size, 6);
  assert.equal(new Set(of(hidden)).size, 6);
});
