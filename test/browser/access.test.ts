/**
 * What assistive technology is given: named piles as buttons in the table's order, pictures hidden from it.
 *
 * The other form, 52 card nodes that their piles own (aria-owns), was tried beside it on the platform's own interface
 * (AT-SPI) in Chromium, Firefox and WebKitGTK. All three follow owners that change, but WebKitGTK loses the role of a list
 * that owns; each move would write two owners anew, and 52 nodes more would stand between a listener and the next pile.
 * Named buttons come out alike in all three: same roles, names and order.
 */
import { expect } from '@open-wc/testing';
import { CAN } from '../support/abilities.js';
import { GAME_IDS, type GameId } from '../../src/games/index.js';
import { Scene, SCENES } from '../support/scenes.js';
import { countNodes, pageTree, treeText, type Named } from '../support/tree.js';

const TOOLBAR = `
  toolbar "Game controls"
    button "New game"
    button "Restart" disabled
    button "Undo" disabled
    button "Redo" disabled
    button "Hint"
    button "Menu" hasPopup=dialog
`.trim();

/** What is in the page while a new game of seed 5 lies on the table. */
const TREES = {
  'bear-river': `
  ${TOOLBAR}
  application "Bear River"
    button "Foundation 1, 1 card, five of clubs on top"
    button "Foundation 2, empty"
    button "Foundation 3, empty"
    button "Foundation 4, empty"
    button "Pile 1, 3 cards, six of spades on top"
    button "Pile 2, 3 cards, four of clubs on top"
    button "Pile 3, 3 cards, three of clubs on top"
    button "Pile 4, 3 cards, two of hearts on top"
    button "Pile 5, 3 cards, seven of diamonds on top"
    button "Hole 6, 2 cards, nine of hearts on top"
    button "Pile 7, 3 cards, ace of spades on top"
    button "Pile 8, 3 cards, king of diamonds on top"
    button "Pile 9, 3 cards, five of hearts on top"
    button "Pile 10, 3 cards, ten of diamonds on top"
    button "Pile 11, 3 cards, two of clubs on top"
    button "Hole 12, 2 cards, four of spades on top"
    button "Pile 13, 3 cards, king of hearts on top"
    button "Pile 14, 3 cards, seven of clubs on top"
    button "Pile 15, 3 cards, eight of hearts on top"
    button "Pile 16, 3 cards, three of diamonds on top"
    button "Pile 17, 3 cards, two of spades on top"
    button "Hole 18, 2 cards, five of diamonds on top"
  Base five Score 1 Moves 0
  status "" live=polite`,
  glenwood: `
  ${TOOLBAR}
  application "Glenwood"
    button "Foundation 1, empty"
    button "Foundation 2, empty"
    button "Foundation 3, empty"
    button "Foundation 4, empty"
    button "Reserve 1, 3 cards, ten of spades on top"
    button "Reserve 2, 3 cards, three of clubs on top"
    button "Reserve 3, 3 cards, queen of spades on top"
    button "Reserve 4, 3 cards, eight of diamonds on top"
    button "Column 1, 1 card, two of hearts on top"
    button "Column 2, 1 card, three of spades on top"
    button "Column 3, 1 card, ace of clubs on top"
    button "Column 4, 1 card, seven of diamonds on top"
    button "Stock, 36 cards"
    button "Waste, empty"
  paragraph ""
    Choose the base: one of the four reserve top cards goes to a foundation.
  Stock 36 Waste 0 Redeals 1 Score 0 Moves 0
  status "" live=polite`,
  yukon: `
  ${TOOLBAR}
  application "Yukon"
    button "Foundation 1, empty"
    button "Foundation 2, empty"
    button "Foundation 3, empty"
    button "Foundation 4, empty"
    button "Column 1, 1 card, five of clubs on top"
    button "Column 2, 6 cards, 1 face down, three of diamonds on top"
    button "Column 3, 7 cards, 2 face down, queen of hearts on top"
    button "Column 4, 8 cards, 3 face down, three of hearts on top"
    button "Column 5, 9 cards, 4 face down, two of spades on top"
    button "Column 6, 10 cards, 5 face down, five of spades on top"
    button "Column 7, 11 cards, 6 face down, five of diamonds on top"
  Score 0 Moves 0
  status "" live=polite`,
} satisfies Readonly<Record<GameId, string>>;

/** The buttons of a tree's board, each in the order of the table. */
const namedIn = (tree: string): readonly Named[] =>
  [...tree.matchAll(/^\s+button "(\w+ ?\d*, [^"]*)"/gm)].map(([, name]) => ['button', name!]);

/** The lines of the tree from one on. */
const from = (tree: string, start: string): string => tree.slice(tree.indexOf(start));

describe('the accessibility tree', () => {
  let scene: Scene;
  const open = async (game: GameId, state: string) => {
    scene = await SCENES.find((one) => one.game === game && one.state === state)!.open();
  };
  afterEach(() => {
    scene.close();
  });

  for (const game of GAME_IDS) {
    it(`names every pile, the table and its controls, as the browser computes it: ${game}`, async function () {
      this.timeout(60_000);
      scene = await Scene.open(game);
      const piles = namedIn(TREES[game]);
      expect(piles.map(([, name]) => name)).to.deep.equal(
        [...scene.root.querySelectorAll('.place')].map((place) => place.ariaLabel),
      );
      // One pile of each kind: asking takes a browser its time.
      const kinds = new Map(piles.map((pile) => [/^\w+/.exec(pile[1])![0], pile]));
      const nodes: readonly Named[] = [
        ...kinds.values(),
        ['application', scene.game.strings.games[game]],
        ['toolbar', 'Game controls'],
        ['button', 'Menu'],
      ];
      expect(await countNodes(`${game}-game`, nodes)).to.deep.equal(nodes.map(() => 1));
    });

    it(`has one tab stop on the table and one in the toolbar: ${game}`, async () => {
      scene = await Scene.open(game);
      const stops = (where: string) => scene.root.querySelectorAll(`${where} [tabindex="0"]`).length;
      expect([stops('.board'), stops('.toolbar')]).to.deep.equal([1, 1]);
      scene.place('t2').focus();
      await scene.drawn();
      expect([stops('.board'), stops('.toolbar')]).to.deep.equal([1, 1]);
      expect(scene.place('t2').tabIndex).to.equal(0);
    });
  }

  it('holds the live region before there is anything to say, and the same one then', async () => {
    scene = await Scene.open('yukon');
    const regions = scene.root.querySelectorAll('[aria-live], [role=status], [role=alert]');
    expect(regions.length).to.equal(1);
    expect(regions[0]!.textContent).to.equal('');
    scene.place('t2').click();
    await scene.drawn();
    expect(scene.spoken).to.equal('Picked up three of diamonds');
    expect(scene.find('.spoken')).to.equal(regions[0]);
  });

  if (CAN.accessibilityTree) {
    for (const game of GAME_IDS)
      it(`of a new game of ${game}, all of it`, async () => {
        scene = await Scene.open(game);
        expect(await pageTree()).to.equal(treeText(TREES[game]));
      });

    it('says where what is held may go', async () => {
      await open('yukon', 'deal');
      scene.place('t2').click();
      await scene.drawn();
      const tree = await pageTree();
      const fits = namedIn(tree).filter(([, name]) => name.endsWith(', fits'));
      const { legalMoves } = scene.game;
      const goals = new Set(legalMoves.filter(({ from, count }) => from === 't2' && count === 1).map(({ to }) => to));
      expect(fits.length).to.equal(goals.size);
      expect(from(tree, 'Score')).to.equal(
        treeText(`
        Score 0 Moves 0
        status "" live=polite
          Picked up three of diamonds`),
      );
    });

    it('of a won game offers what comes next', async () => {
      await open('yukon', 'won');
      expect(from(await pageTree(), 'paragraph')).to.equal(
        treeText(`
        paragraph ""
          You have won!
        button "New game"
        Score 52 Moves 0
        status "" live=polite`),
      );
    });

    it('of a deal without a move says so', async () => {
      await open('bear-river', 'stuck');
      expect(from(await pageTree(), 'paragraph')).to.equal(
        treeText(`
        paragraph ""
          This deal has no move at all.
        button "New game"
        Base queen Score 1 Moves 0
        status "" live=polite`),
      );
    });

    it('of a diagram has piles and no controls', async () => {
      await open('glenwood', 'diagram');
      const tree = await pageTree();
      expect(tree).to.match(/^application "Glenwood"/);
      expect(namedIn(tree)).to.deep.equal(namedIn(TREES.glenwood));
    });

    it('of a replay has its controls', async () => {
      await open('yukon', 'replay');
      const tree = await pageTree();
      expect(tree).to.match(/toolbar "\w+.*"\n(  button ".*\n){5}/);
      expect(tree.match(/^toolbar/gm)!.length).to.equal(2);
    });

    for (const state of ['menu', 'rules', 'keys', 'statistics'])
      it(`is a dialog and nothing else while one is open: ${state}`, async () => {
        await open('yukon', state);
        const tree = await pageTree();
        expect(tree).to.match(/^dialog "[A-Z]\w+" modal\n/);
        expect(tree.match(/^\S/gm)!.length).to.equal(1);
        expect(tree).to.match(/heading "[A-Z]\w+" focused/);
        expect(tree).to.not.match(/banner|contentinfo/);
      });
  }
});
