/** Every state that a game can be looked at in, each in a box of its own in the test's page. */
import { GAME_IDS, type GameId } from '../../src/games/index.js';
import '../../src/index.js';
import type { BearRiverGame } from '../../src/bear-river-game.js';
import type { GlenwoodGame } from '../../src/glenwood-game.js';
import type { YukonGame } from '../../src/yukon-game.js';
import { painted, until } from './at-table.js';

export type AnyGame = BearRiverGame | GlenwoodGame | YukonGame;

const suit = (name: string): string => Array.from('A23456789TJQK', (rank) => rank + name).join(' ');
const SUITS = ['c', 'd', 'h', 's'].map(suit);

export const WON = `foundations: ${SUITS.join(', ')}`;

/** A deal, or a position, without any move left. */
const STUCK: Readonly<Record<GameId, Readonly<Record<string, string>>>> = {
  'bear-river': { seed: '48' },
  glenwood: {
    position: `glenwood/standard; foundations: 9d Td Jd, 9s Ts Js, 9c Tc Jc Qc Kc Ac 2c 3c 4c, 9h Th;
      reserves: , , Jh Qh 2h, 5c Qd 6d; tableau: 5h, 8s 7d, Ad, 8d; redeals: 0;
      waste: 8h 6h Ks 4s 4h 5s Kd 3s 4d 3d Kh As 7s 7h 2s 7c 6c 8c Ah 5d Qs 6s 3h 2d`,
  },
  yukon: { seed: '30251' },
};

/** A column as long as one gets. */
export const LONG = `yukon/standard; tableau: Ad 2d 3d 4d 6d 8d, Td Qd Ah 2h 4h 6h, 7h 8h 9h Th Jh Qh, As 2s 3s 4s 5s 6s,
  7s 9s Ts, Js Qs Ks, (Ac) (5c) (7c) (9c) (Jc) (Kc) Kh 3c 8s 5d Kd Qc Jd Tc 9d 8c 7d 6c 5h 4c 3h 2c`;

export class Scene {
  readonly box = document.createElement('div');
  readonly game: AnyGame;

  private constructor(id: GameId, attributes: Readonly<Record<string, string>>) {
    const game = document.createElement(`${id}-game`);
    for (const [name, value] of Object.entries(attributes)) game.setAttribute(name, value);
    this.game = game;
    // Cards are where they belong as soon as they are drawn.
    this.game.style.setProperty('--patience-duration', '0s');
    this.box.append(this.game);
  }

  /** A game with a toolbar in the page, drawn; what `attributes` do not say is as in most pages. */
  static async open(id: GameId, attributes: Readonly<Record<string, string>> = {}, width = '720px'): Promise<Scene> {
    const isOwn = 'seed' in attributes || 'position' in attributes || 'record' in attributes;
    const scene = new Scene(id, { controls: '', ...(!isOwn && { seed: '5' }), ...attributes });
    scene.box.style.setProperty('width', width);
    document.body.append(scene.box);
    await scene.drawn();
    return scene;
  }
  close(): void {
    this.box.remove();
  }
  async drawn(): Promise<void> {
    await this.game.updateComplete;
    await painted();
  }

  get root(): ShadowRoot {
    return this.game.shadowRoot!;
  }
  find(selector: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(selector);
  }
  /** What `selector` finds, as soon as it does. */
  async found(selector: string): Promise<HTMLElement> {
    await until(() => this.find(selector) !== null);
    return this.find(selector)!;
  }
  place(pile: string): HTMLElement {
    return this.find(`[data-pile=${pile}]`)!;
  }
  /** What has been said last. */
  get spoken(): string {
    return this.find('.spoken')!.textContent!.trim();
  }
  /** The menu, or a page of it. */
  async dialog(page?: string): Promise<HTMLElement> {
    this.game.open('menu');
    const dialog = await this.found('dialog[open]');
    if (page) {
      const before = dialog.textContent;
      this.find(`dialog [data-command=${page}]`)!.click();
      await until(() => dialog.textContent !== before);
      await this.drawn();
    }
    return dialog;
  }
}

/** How to come to a state of a game; undefined where the game knows none such. */
type Way = (id: GameId) => Promise<Scene> | undefined;

/** The record of a game's first steps. */
async function recordOf(id: GameId): Promise<string> {
  const scene = await afterMoves(id, {}, 6);
  const { record } = scene.game;
  scene.close();
  return record;
}

async function withDialog(id: GameId, page?: string): Promise<Scene> {
  const scene = await Scene.open(id, { save: 'scenes', share: '' });
  await scene.dialog(page);
  return scene;
}

async function afterMoves(id: GameId, attributes: Readonly<Record<string, string>>, moves: number): Promise<Scene> {
  const scene = await Scene.open(id, attributes);
  for (let step = 0; step < moves; step++) scene.game.move(scene.game.legalMoves[0]!);
  await scene.drawn();
  return scene;
}

async function held(id: GameId): Promise<Scene> {
  // In Glenwood the base is chosen first.
  const scene = await afterMoves(id, {}, id === 'glenwood' ? 1 : 0);
  const move = scene.game.legalMoves.find(({ from, to }) => from !== 's' && to !== 's')!;
  scene.place(move.from).click();
  await scene.drawn();
  return scene;
}

async function hinted(id: GameId): Promise<Scene> {
  const scene = await Scene.open(id, { position: await played(id) });
  await scene.game.hint();
  await scene.drawn();
  return scene;
}

/** A deal after some moves. */
async function played(id: GameId): Promise<string> {
  const scene = await afterMoves(id, {}, 3);
  const { positionText } = scene.game;
  scene.close();
  return positionText;
}

const WAYS: Readonly<Record<string, Way>> = {
  deal: (id) => (id === 'glenwood' ? undefined : Scene.open(id)),
  'base unchosen': (id) => (id === 'glenwood' ? Scene.open(id) : undefined),
  'some moves': (id) => afterMoves(id, { timer: '', 'show-verdict': '' }, 3),
  held: (id) => held(id),
  hinted: (id) => hinted(id),
  won: (id) => Scene.open(id, { position: `${id}/standard; ${WON}` }),
  stuck: (id) => Scene.open(id, STUCK[id]),
  'bad attribute': (id) => Scene.open(id, { seed: '5', position: 'nonsense' }),
  diagram: (id) => Scene.open(id, { diagram: '' }),
  replay: async (id) => {
    const scene = await Scene.open(id, { record: await recordOf(id), cursor: '3' });
    await scene.found('[part=replay]');
    return scene;
  },
  menu: (id) => withDialog(id),
  rules: (id) => withDialog(id, 'rules'),
  keys: (id) => withDialog(id, 'keys'),
  statistics: (id) => withDialog(id, 'statistics'),
};

/** All states of all games. */
export const SCENES: readonly { readonly game: GameId; readonly state: string; readonly open: () => Promise<Scene> }[] =
  GAME_IDS.flatMap((game) =>
    Object.entries(WAYS)
      .filter(([state]) => state !== (game === 'glenwood' ? 'deal' : 'base unchosen'))
      .map(([state, way]) => ({ game, state, open: () => way(game)! })),
  );
