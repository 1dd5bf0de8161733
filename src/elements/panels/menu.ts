/** The menu: what can be done with the game, how it is shown, and what can be taken along from it. */
import { makeLink } from '../../controllers/share.js';
import type { Settings } from '../../storage/settings.js';
import type { Kit, View } from './panel.js';

type Text = 'copyDeal' | 'copyPosition' | 'copyRecord' | 'share';
type Item = Text | 'deal' | 'solve' | 'previous' | 'rules' | 'keys' | 'statistics' | 'print';

/** What the menu remembers while it is open. */
interface Memory {
  /** The variant that is chosen for the next deal. */
  variant: string;
  /** What became of the last thing done here. */
  note: string;
  /** A text that could not be copied, to be taken by hand. */
  text: string | undefined;
}

function textOf({ game, session }: Kit, what: Text): string {
  const { variant, seed } = session.view();
  switch (what) {
    case 'copyDeal':
      return session.recordTo(0);
    case 'copyPosition':
      return game.positionText;
    case 'copyRecord':
      return session.record;
    case 'share':
      return makeLink(location.href, game.share || game.localName, { variant, seed: seed ?? '' });
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

/** Whether an item of the menu makes sense here and now. */
function isThere({ game, session }: Kit, item: Item): boolean {
  const { seed, status, position } = session.view();
  switch (item) {
    case 'deal':
      return !game.noDeal;
    case 'solve':
      return !game.noHints && status === 'playing' && position !== null;
    case 'previous':
      return !game.noDeal && session.control.hasPrevious;
    case 'statistics':
      return game.save !== null;
    case 'share':
      return game.share !== null && seed !== null;
    default:
      return true;
  }
}

function run(kit: Kit, memory: Memory, item: Item): void {
  switch (item) {
    case 'deal':
      kit.turn();
      kit.game.dealVariant(memory.variant);
      break;
    case 'solve':
      void showSolution(kit, memory);
      break;
    case 'previous':
      kit.turn();
      kit.session.send({ type: 'previous-game' });
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

/** Those of some items that make sense, a button each. */
function choicesView(kit: Kit, memory: Memory, items: readonly Item[]) {
  const { html, nothing, strings: s } = kit;
  const there = items.filter((item) => isThere(kit, item));
  const button = (item: Item) =>
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
    </li>`;
  return there.length
    ? html`<ul class="choices">
          ${there.map(button)}
        </ul>
        <hr />`
    : nothing;
}

const isOn = ({ target }: Event): boolean => target instanceof HTMLInputElement && target.checked;
const valueOf = ({ target }: Event): string => (target instanceof HTMLSelectElement ? target.value : '');

interface Choice {
  readonly setting: string;
  readonly label: string;
  /** Names by value. */
  readonly names: Readonly<Record<string, string>>;
  readonly values: readonly string[];
  readonly value: string;
  readonly choose: (value: string) => void;
}

const selectView = ({ html }: Kit, { setting, label, names, values, value, choose }: Choice) =>
  html`<label>
    ${label}
    <select
      data-setting=${setting}
      @change=${(event: Event) => {
        choose(valueOf(event));
      }}
    >
      ${values.map((each) => html`<option value=${each} .selected=${each === value}>${names[each]}</option>`)}
    </select>
  </label>`;

const variantView = (kit: Kit, memory: Memory) =>
  selectView(kit, {
    setting: 'variant',
    label: kit.strings.labels.variant,
    names: kit.strings.variants,
    values: kit.variantsOf(kit.session.game),
    value: memory.variant,
    choose: (value) => {
      memory.variant = value;
    },
  });

const FACES = ['large', 'four-color'] as const;
const SWITCHES = ['showVerdict', 'timer', 'mirrored', 'letterKeys'] as const;

function settingsView(kit: Kit) {
  const { html, game, strings: s } = kit;
  const faces = new Set(game.faces.split(/\s+/));
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
  const face = (name: (typeof FACES)[number]) =>
    box(name, s.choices[name], faces.has(name), (on) => ({
      faces: FACES.filter((each) => (each === name ? on : faces.has(each))).join(' '),
    }));
  const switches = SWITCHES.filter((name) => name !== 'showVerdict' || !game.noHints);
  return html`<fieldset>
      <legend>${s.labels.faces}</legend>
      ${FACES.map(face)}
    </fieldset>
    ${selectView(kit, {
      setting: 'autoMove',
      label: s.labels.autoMove,
      names: { ...s.choices },
      values: ['none', 'safe', 'all'],
      value: game.autoMove,
      choose: (autoMove) => {
        choose({ autoMove });
      },
    })}
    ${switches.map((name) => box(name, s.labels[name], game[name], (on) => ({ [name]: on })))}
    <hr />`;
}

const selectAll = ({ target }: Event): void => {
  if (target instanceof HTMLTextAreaElement) target.select();
};

export function openMenu(kit: Kit): View {
  const { html, nothing, game, session } = kit;
  const memory: Memory = { variant: session.view().variant, note: '', text: undefined };
  const choices = (...items: readonly Item[]) => choicesView(kit, memory, items);
  return () => {
    const { note, text } = memory;
    return html`${game.noDeal ? nothing : variantView(kit, memory)} ${choices('deal', 'previous', 'solve')}
      ${choices('rules', 'keys', 'statistics')} ${settingsView(kit)}
      ${choices('copyDeal', 'copyPosition', 'copyRecord', 'share', 'print')}
      <p role="status">${note}</p>
      ${
        text === undefined
          ? nothing
          : html`<textarea readonly rows="3" aria-label=${note} .value=${text} @focus=${selectAll}></textarea>`
      }`;
  };
}
