/** Room for a panel that is fetched on demand: in the dialog, and for the controls of a replay. */
import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Session } from '../controllers/session.js';
import type { Problem } from '../controllers/start.js';
import { icon } from '../faces/icons.js';
import { rulesFor, variantsOf } from '../games/index.js';
import type { Help } from '../locale/help.js';
import type { LanguageId } from '../locale/pick.js';
import type { Strings } from '../locale/strings.js';
import { clockText, numberText } from '../locale/words.js';
import { loadHelp, loadPanel } from './extras.js';
import type { Kit, Page, PanelGame, PanelName, View } from './panels/panel.js';
import { rove, stay, stopIn } from './views/toolbar.js';

/** What panels need of the element. */
export interface PanelHost extends ReactiveControllerHost, PanelGame {
  /** Takes on a panel's style sheet. */
  wear(sheet: string): void;
  readonly strings: Strings;
  /** The language of the texts that are fetched. */
  readonly language: LanguageId;
  /** The page at which the dialog is; undefined while it is closed. */
  readonly page: Page | undefined;
  /** Turns to a page of the dialog, or closes it. */
  turn(page?: Page): void;
  /** A panel could not be had. */
  extraFailed(problem: Problem): void;
}

const TOOLS = {
  html,
  nothing,
  icon,
  rove,
  stay,
  stopIn,
  clockText,
  numberText,
  rulesFor,
  variantsOf,
} satisfies Partial<Kit>;

export class PanelSlot {
  readonly #host: PanelHost;
  readonly #session: Session;
  #name: PanelName | undefined;
  #ended = new AbortController();
  #language: LanguageId | undefined;
  #help: Help | undefined;
  #view: View | undefined;

  constructor(host: PanelHost, session: Session) {
    this.#host = host;
    this.#session = session;
  }

  /** Shows a panel as soon as it is there; none ends the one that is shown. */
  show(name?: PanelName): void {
    if (name === this.#name) return;
    this.#ended.abort();
    this.#ended = new AbortController();
    this.#name = name;
    this.#view = undefined;
    if (name) void this.#fetch(name);
    this.#host.requestUpdate();
  }

  /** What the panel shows now; undefined while it is on its way, or cannot be had. */
  body(): TemplateResult | undefined {
    if (this.#name && this.#language !== this.#host.language) void this.#fetch(this.#name);
    return this.#view?.();
  }

  /** Fetches a panel and its texts in the language of now; a panel that is shown keeps its state. */
  async #fetch(name: PanelName): Promise<void> {
    const { signal } = this.#ended;
    const language = (this.#language = this.#host.language);
    const [panel, help] = await Promise.all([loadPanel(name), loadHelp(language)]);
    if (signal.aborted || language !== this.#language) return;
    if (panel.ok && help.ok) {
      this.#help = help.value;
      this.#host.wear(panel.value.sheet);
      this.#view ??= panel.value.open(this.#kit(help.value, signal));
    } else {
      if (name === 'dialog') this.#host.turn();
      const problem = panel.ok ? (help.ok ? undefined : help.error) : panel.error;
      if (problem) this.#host.extraFailed(problem);
    }
    this.#host.requestUpdate();
  }

  #kit(first: Help, signal: AbortSignal): Kit {
    const host = this.#host;
    const help = () => this.#help ?? first;
    return {
      ...TOOLS,
      game: host,
      session: this.#session,
      signal,
      get page() {
        return host.page ?? 'menu';
      },
      turn: (page) => {
        host.turn(page);
      },
      update: () => {
        host.requestUpdate();
      },
      get strings() {
        return host.strings;
      },
      get help() {
        return { ...help(), ...host.strings.help };
      },
    };
  }
}
