/** The dialog of an element: which page of it is open, where the focus is in it, and how it ends. */
import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { Session } from '../controllers/session.js';
import { errorText } from '../locale/words.js';
import { PanelSlot, type PanelHost } from './panel-slot.js';
import type { Page } from './panels/panel.js';
import { dialogView } from './views/dialog.js';

export class DialogController implements ReactiveController {
  readonly #host: PanelHost;
  readonly #slot: PanelSlot;
  /** The dialog and the page that were shown last. */
  #dialog: HTMLDialogElement | null = null;
  #page: Page | undefined;
  #shown: Page | undefined;

  constructor(host: PanelHost, session: Session) {
    this.#host = host;
    this.#slot = new PanelSlot(host, session, this.turn);
    host.addController(this);
  }

  /** Opens a page, or turns to it; none closes the dialog. */
  readonly turn = (page?: Page): void => {
    this.#page = page;
    this.#slot.show(page);
    // The focus goes back while the dialog is still there.
    if (!page) this.#dialog?.close();
  };

  hostDisconnected(): void {
    this.turn();
  }

  hostUpdated(): void {
    const dialog = this.#host.renderRoot.querySelector('dialog');
    if (dialog && dialog !== this.#dialog) dialog.showModal();
    if (this.#page && this.#page !== this.#shown) dialog?.querySelector('h2')?.focus();
    this.#dialog = dialog;
    this.#shown = this.#page;
  }

  view(): TemplateResult | typeof nothing {
    if (!this.#page) return nothing;
    const { strings: s } = this.#host;
    const { problem } = this.#slot;
    return dialogView({
      title: s.commands[this.#page],
      closeName: s.commands.close,
      body: problem ? html`<p role="alert">${errorText(s, problem)}</p>` : this.#slot.body(),
      closed: () => {
        this.turn();
      },
    });
  }
}
