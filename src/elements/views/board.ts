/**
 * The table on screen: one node per pile and 52 card nodes, made once and never moved in the tree. What differs from the
 * last picture is written, nothing else; style sheets do the rest (their contract stands in src/styles/board.ts).
 */
import { nothing, render } from 'lit';
import type { Card } from '../../engine/card.js';
import type { Pile, PileId, Position } from '../../engine/position.js';
import { cardFace, type Courts } from '../../faces/face.js';
import { icon } from '../../faces/icons.js';
import { needOf, under } from '../../layout/fan.js';
import { makeCard } from '../../notation/cards.js';
import { isElement } from './is-element.js';

/** What the board shows besides where the cards lie. */
export interface Marks {
  /** Cards of the last change: they glide above the others. */
  readonly moved: ReadonlySet<Card>;
  /** Cards that the last change turned up. */
  readonly turned: ReadonlySet<Card>;
  readonly movable: ReadonlySet<Card>;
  readonly selected: ReadonlySet<Card>;
  readonly carried: ReadonlySet<Card>;
  readonly hint: ReadonlySet<Card>;
  /** The card that the keys point at inside its pile. */
  readonly cursor: ReadonlySet<Card>;
  /** Piles by the state that they show. */
  readonly targets: readonly PileId[];
  readonly hintTo: PileId | undefined;
  readonly active: readonly PileId[];
  readonly dead: readonly PileId[];
}

const CARD_MARKS = ['moved', 'turned', 'movable', 'selected', 'carried', 'hint', 'cursor'] as const;

/** What is written into an empty place; accessible names are handed in ready-made. */
export interface PlaceWords {
  readonly label: string;
  /** A rank letter, the redeal sign, or nothing. */
  readonly mark: string;
}

/** Where a card node lies now; the last picture, to compare with. */
interface Shown {
  readonly pile: PileId;
  readonly index: number;
  readonly card: Card;
  readonly up: boolean;
  readonly down: number;
  readonly above: number;
}

const element = (name: string, className: string): HTMLElement => {
  const node = document.createElement(name);
  node.className = className;
  return node;
};

/** What is only to be seen: assistive technology is told by the names of the places. */
const picture = (name: string, className: string): HTMLElement => {
  const node = element(name, className);
  node.setAttribute('aria-hidden', 'true');
  return node;
};

export class BoardView {
  /** `div.board`. */
  readonly root: HTMLElement;
  readonly #places = new Map<PileId, HTMLElement>();
  readonly #cards: readonly HTMLElement[];
  readonly #shown = new Map<HTMLElement, Shown>();
  readonly #faces = new Map<HTMLElement, string>();
  #position: Position | null = null;
  #nodeOf: ReadonlyMap<PileId, readonly HTMLElement[]> = new Map();

  constructor(piles: readonly PileId[]) {
    this.root = element('div', 'board');
    this.root.part.add('board');
    this.root.setAttribute('role', 'application');
    const probes = [0, 1, 2].map(() => picture('i', 'probe'));
    for (const pile of piles) this.#places.set(pile, placeNode(pile));
    this.#cards = Array.from({ length: 52 }, cardNode);
    const table = element('div', 'table');
    table.append(...probes, ...this.#places.values(), ...this.#cards);
    this.root.append(table);
  }

  placeNodes(): ReadonlyMap<PileId, HTMLElement> {
    return this.#places;
  }

  place(pile: PileId): HTMLElement | undefined {
    return this.#places.get(pile);
  }

  /** The nodes of a pile's top cards, the lowest first. */
  cardNodes({ from, count }: { from: PileId; count: number }): readonly HTMLElement[] {
    return this.#nodeOf.get(from)?.slice(-count) ?? [];
  }

  /** The pile of a card or place node, and the card's index in it; a place has none. */
  whereIs(node: EventTarget | null): { pile: PileId; index: number | null } | undefined {
    if (!isElement(node)) return undefined;
    const card = node.closest<HTMLElement>('.card');
    const shown = card ? this.#shown.get(card) : undefined;
    if (shown) return { pile: shown.pile, index: shown.index };
    const pile = node.closest<HTMLElement>('.place')?.dataset['pile'];
    return pile === undefined ? undefined : { pile, index: null };
  }

  /** Lays the cards of a position; null clears the table. */
  lay(position: Position | null, courts: Courts): void {
    const { root } = this;
    if (position !== this.#position) {
      this.#position = position;
      this.#nodeOf = position ? this.#assign(position) : new Map();
      for (const pile of this.#places.keys()) this.#layPile(pile, position?.piles[pile]);
      root.style.setProperty('--need', String(needOf(this.#fans())));
    }
    for (const node of this.#cards) this.#drawFace(node, courts);
  }

  /** Every card has its own node; the unnamed cards of a diagram take those that are left. */
  #assign({ piles }: Position): ReadonlyMap<PileId, readonly HTMLElement[]> {
    const known = new Set(Object.values(piles).flatMap((pile) => pile.cards));
    const left = this.#cards.filter((_, card) => !known.has(card));
    const nodes = new Map<PileId, readonly HTMLElement[]>();
    for (const [id, { cards }] of Object.entries(piles)) {
      nodes.set(
        id,
        cards.map((card) => this.#cards[card] ?? left.shift()).filter((node) => node !== undefined),
      );
    }
    for (const node of left) this.#shown.delete(node);
    for (const node of this.#cards) node.hidden = left.includes(node);
    return nodes;
  }

  #fans() {
    return Object.entries(this.#position?.piles ?? {})
      .filter(([id]) => id.startsWith('t'))
      .map(([id, { cards, hidden }]) => under(id, hidden, cards.length - 1));
  }

  #layPile(id: PileId, pile: Pile = { cards: [], hidden: 0 }): void {
    const top = under(id, pile.hidden, pile.cards.length - 1);
    const place = this.#places.get(id);
    const nodes = this.#nodeOf.get(id) ?? [];
    place?.toggleAttribute('empty', pile.cards.length === 0);
    for (const node of place ? [place, ...nodes] : nodes) {
      setProperty(node, '--pile-down', String(top.down));
      setProperty(node, '--pile-up', String(top.up));
    }
    pile.cards.forEach((card, index) => {
      const node = nodes[index];
      if (!node) return;
      const fan = under(id, pile.hidden, index);
      this.#layCard(node, { pile: id, index, card, up: index >= pile.hidden, down: fan.down, above: fan.up });
    });
  }

  #layCard(node: HTMLElement, now: Shown): void {
    const was = this.#shown.get(node);
    this.#shown.set(node, now);
    if (was?.pile !== now.pile) layIn(node, now.pile);
    if (was?.down !== now.down) setProperty(node, '--down', String(now.down));
    if (was?.above !== now.above) setProperty(node, '--up', String(now.above));
    if (was?.index !== now.index) setProperty(node, '--z', String(now.index + 1));
  }

  /** A face only where it is to be seen: a face-down card tells nothing. */
  #drawFace(node: HTMLElement, courts: Courts): void {
    const shown = this.#shown.get(node);
    const face = shown?.up && shown.card >= 0 ? `${String(shown.card)} ${Array.from(courts).join()}` : '';
    if (this.#faces.get(node) === face) return;
    this.#faces.set(node, face);
    node.dataset['card'] = face && shown ? makeCard(shown.card) : '';
    render(face && shown ? cardFace(shown.card, courts) : nothing, node);
  }

  /** Shows the states of cards and places. */
  mark(marks: Marks): void {
    for (const node of this.#cards) {
      const card = this.#shown.get(node)?.card ?? -1;
      for (const name of CARD_MARKS) toggle(node, name, marks[name].has(card));
    }
    for (const [pile, place] of this.#places) {
      toggle(place, 'target', marks.targets.includes(pile));
      toggle(place, 'hint', marks.hintTo === pile);
      toggle(place, 'active', marks.active.includes(pile));
      toggle(place, 'dead', marks.dead.includes(pile));
    }
  }

  /** Names the places and says what an empty one is for; `tabbable` is the one that Tab reaches. */
  name(words: (pile: PileId) => PlaceWords, tabbable: PileId): void {
    for (const [pile, place] of this.#places) {
      const { label, mark } = words(pile);
      if (place.getAttribute('aria-label') !== label) place.setAttribute('aria-label', label);
      const tabIndex = pile === tabbable ? 0 : -1;
      if (place.tabIndex !== tabIndex) place.tabIndex = tabIndex;
      const [span] = place.children;
      if (span instanceof HTMLElement && span.dataset['mark'] !== mark) {
        span.dataset['mark'] = mark;
        // A rank is written by the style sheet: as text it would be a name of its own.
        render(mark === 'redeal' ? icon('redeal') : nothing, span);
      }
    }
  }
}

function setProperty(node: HTMLElement, name: string, value: string): void {
  if (node.style.getPropertyValue(name) !== value) node.style.setProperty(name, value);
}

function toggle(node: Element, name: string, on: boolean): void {
  if (node.hasAttribute(name) !== on) node.toggleAttribute(name, on);
}

/** The words that tie a node to its pile's place; they never change while it lies there. */
function layIn(node: HTMLElement, pile: PileId): void {
  node.style.setProperty('--px', `var(--${pile}-x)`);
  node.style.setProperty('--py', `var(--${pile}-y)`);
}

function placeNode(pile: PileId): HTMLElement {
  const place = element('div', 'place');
  place.part.add('place');
  place.dataset['pile'] = pile;
  place.setAttribute('role', 'button');
  place.tabIndex = -1;
  place.append(picture('span', 'mark'), picture('i', 'reach'));
  layIn(place, pile);
  return place;
}

function cardNode(): HTMLElement {
  const card = picture('div', 'card');
  card.part.add('card');
  card.dataset['card'] = '';
  card.hidden = true;
  return card;
}
