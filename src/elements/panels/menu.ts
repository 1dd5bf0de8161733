/** The menu: what can be done with the game, how it is shown, and what can be taken along from it. */
import type { Settings } from '../../storage/settings.js';
import type { Kit, View } from './panel.js';

type Text = 'copyDeal' | 'copyPosition' | 'copyRecord' | 'share';
type Item = Text | 'solve' | 'previous' | 'rules' | 'keys' | 'statistics' | 'print';

/** What the menu remembers while it is open. */
interface Memory {
  /** The variant that is chosen for the next deal. */
  variant: string;
  /** What became of the last thing done here. */
  note: string;
  /** A text that could not be copied, to be taken by hand. */
  text: string | undefined;
}

/** The address of this page with the deal on the table in it. */
function addressOf({ game: { share, localName }, session }: Kit): string {
  const { variant, seed } = session.view();
  const url = new URL(location.href);
  url.hash = `${encodeURIComponent(share || localName)}=${variant}:${encodeURIComponent(seed ?? '')}`;
  return url.href;
}

function textOf(kit: Kit, what: Text): string {
  const { session } = kit;
  switch (what) {
    case 'copyDeal':
      return session.recordTo(0);
    case 'copyPosition':
      return kit.game.positionText;
    case 'copyRecord':
      return session.record;
    case 'share':
      return addressOf(kit);
  }
}

async function copy(kit: Kit, memory: Memory, what: Text): Promise<void> {
  const { strings: s } = kit;
  const text = textOf(kit, what);
  memory.text = undefined;
  try {
    await navigator.clipboard.writeText(text);
    memory.note = s.notices.copied;
  } catch {
    memory.text = text;
    memory.note = s.errors.clipboard ?? '';
  }
  kit.update();
  await kit.game.updateComplete;
  kit.game.renderRoot.querySelector<HTMLElement>('dialog textarea')?.focus();
}

/** Searches a way to the win and shows it, move by move; closing the menu ends the search. */
async function showSolution(kit: Kit, memory: Memory): Promise<void> {
  const { session, signal } = kit;
  memory.note = kit.strings.verdicts.searching;
  kit.update();
  const isFound = await session.adviser.showSolution(signal);
  if (signal.aborted) return;
  if (isFound) kit.turn();
  memory.note = kit.strings.verdicts[session.solver.verdict];
  kit.update();
}

/** What the menu offers, in groups. */
function itemsOf({ game, session }: Kit): readonly (readonly Item[])[] {
  const { seed, status, position } = session.view();
  const isThere = (item: Item): boolean => {
    switch (item) {
      case 'solve':
        return !game.noHints && status === 'playing' && position !== null;
      case 'previous':
        return !game.noDeal && session.control.hasPrevious;
      case 'statistics':
        return game.save != null;
      case 'share':
        return game.share !== null && seed !== null;
      default:
        return true;
    }
  };
  const groups: readonly (readonly Item[])[] = [
    ['previous', 'solve'],
    ['rules', 'keys', 'statistics'],
    ['copyDeal', 'copyPosition', 'copyRecord', 'share', 'print'],
  ];
  return groups.map((items) => items.filter(isThere));
}

function run(kit: Kit, memory: Memory, item: Item): void {
  const { session } = kit;
  switch (item) {
    case 'solve':
      void showSolution(kit, memory);
      break;
    case 'previous':
      kit.turn();
      session.send({ type: 'previous-game' });
      break;
    case 'rules':
    case 'keys':
    case 'statistics':
      kit.turn(item);
      break;
    case 'print':
      kit.turn();
      print();
      break;
    default:
      void copy(kit, memory, item);
  }
}

const isOn = (event: Event): boolean => event.target instanceof HTMLInputElement && event.target.checked;
const valueOf = (event: Event): string => (event.target instanceof HTMLSelectElement ? event.target.value : '');

function variantView(kit: Kit, memory: Memory) {
  const { html, game, session, strings: s } = kit;
  const names = s.variants as Readonly<Record<string, string>>;
  return html`<label>
      ${s.labels.variant}
      <select
        data-setting="variant"
        @change=${(event: Event) => {
          memory.variant = valueOf(event);
        }}
      >
        ${kit
          .variantsOf(session.game)
          .map((name) => html`<option value=${name} ?selected=${name === memory.variant}>${names[name]}</option>`)}
      </select>
    </label>
    <footer role="none">
      <button
        type="button"
        part="button"
        data-command="deal"
        @click=${() => {
          kit.turn();
          game.dealVariant(memory.variant);
        }}
      >
        ${s.commands.deal}
      </button>
    </footer>`;
}

const SWITCHES = ['showVerdict', 'timer', 'mirrored', 'letterKeys'] as const;

function settingsView(kit: Kit) {
  const { html, game, strings: s } = kit;
  const faces = game.faces.split(/\s+/);
  const choose = (settings: Settings): void => {
    game.choose(settings);
    kit.update();
  };
  const box = (name: string, label: string, on: boolean, set: (on: boolean) => Settings) =>
    html`<label class="switch">
      <input
        type="checkbox"
        data-setting=${name}
        .checked=${on}
        @change=${(event: Event) => {
          choose(set(isOn(event)));
        }}
      />
      ${label}
    </label>`;
  const face = (name: 'large' | 'four-color') =>
    box(name, s.choices[name], faces.includes(name), (on) => ({
      faces: [...faces.filter((other) => other === 'large' || other === 'four-color'), name]
        .filter((other) => other !== name || on)
        .join(' '),
    }));
  const switches = SWITCHES.filter((name) => name !== 'showVerdict' || !game.noHints);
  return html`<fieldset>
      <legend>${s.labels.faces}</legend>
      ${face('large')} ${face('four-color')}
    </fieldset>
    <label>
      ${s.labels.autoMove}
      <select
        data-setting="autoMove"
        @change=${(event: Event) => {
          choose({ autoMove: valueOf(event) });
        }}
      >
        ${(['none', 'safe', 'all'] as const).map(
          (name) => html`<option value=${name} ?selected=${name === game.autoMove}>${s.choices[name]}</option>`,
        )}
      </select>
    </label>
    ${switches.map((name) => box(name, s.labels[name], game[name], (on) => ({ [name]: on })))}`;
}

function choicesView(kit: Kit, memory: Memory, items: readonly Item[]) {
  const { html, nothing, strings: s } = kit;
  return items.length
    ? html`<ul class="choices">
        ${items.map(
          (item) =>
            html`<li>
              <button
                type="button"
                part="button"
                data-command=${item}
                @click=${() => {
                  run(kit, memory, item);
                }}
              >
                ${s.commands[item]}
              </button>
            </li>`,
        )}
      </ul>`
    : nothing;
}

const selectAll = ({ target }: Event): void => {
  if (target instanceof HTMLTextAreaElement) target.select();
};

export function openMenu(kit: Kit): View {
  const { html, nothing, game, session } = kit;
  const memory: Memory = { variant: session.view().variant, note: '', text: undefined };
  return () => {
    const [play = [], read = [], take = []] = itemsOf(kit);
    return html`${game.noDeal ? nothing : variantView(kit, memory)} ${choicesView(kit, memory, play)}
      <hr />
      ${choicesView(kit, memory, read)}
      <hr />
      ${settingsView(kit)}
      <hr />
      ${choicesView(kit, memory, take)}
      <p role="status">${memory.note}</p>
      ${
        memory.text === undefined
          ? nothing
          : html`<textarea
              readonly
              rows="3"
              aria-label=${memory.note}
              .value=${memory.text}
              @focus=${selectAll}
            ></textarea>`
      }`;
  };
}
