/** The one dialog of an element, and its pages. Real: opened with showModal(); the focus goes back when it ends. */
import { dialog } from '../../styles/dialog.js';
import { panel } from '../../styles/panel.js';
import { openKeys, openRules, openStatistics } from './help.js';
import { openMenu } from './menu.js';
import type { Kit, Page, View } from './panel.js';

export const sheet = dialog + panel;

const PAGES: { readonly [page in Page]: (kit: Kit) => View } = {
  menu: openMenu,
  rules: openRules,
  keys: openKeys,
  statistics: openStatistics,
};

/** Whether a pointer is outside the box of the dialog that it is said to be on: on what lies behind. */
function isBehind({ target, currentTarget, clientX: x, clientY: y }: MouseEvent): boolean {
  if (target !== currentTarget || !(target instanceof Element)) return false;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

/** Shows the dialog as soon as it is in the page, and closes it before it is taken out, so that the focus goes back. */
function keepOpen({ game, signal }: Kit): () => void {
  const find = () => game.renderRoot.querySelector('dialog');
  signal.addEventListener('abort', () => {
    find()?.close();
  });
  return () => {
    if (signal.aborted) return;
    const there = find();
    if (there && !there.open) there.showModal();
    there?.querySelector('h2')?.focus();
    there?.scrollTo(0, 0);
  };
}

export function open(kit: Kit): View {
  const { html, icon, game } = kit;
  const appear = keepOpen(kit);
  let shown: Page | undefined;
  let view: View | undefined;
  // A text that is selected to beyond the edge is no click on what lies behind.
  let wentDownBehind = false;
  const close = (): void => {
    // The event may come when the next dialog is open already.
    if (!kit.signal.aborted) kit.turn();
  };
  return () => {
    const { page, strings: s } = kit;
    if (page !== shown) {
      shown = page;
      view = PAGES[page](kit);
      void game.updateComplete.then(appear);
    }
    return html`<dialog
      part="dialog"
      aria-labelledby="title"
      @close=${close}
      @keydown=${(event: Event) => {
        event.stopPropagation();
      }}
      @pointerdown=${(event: MouseEvent) => {
        wentDownBehind = isBehind(event);
      }}
      @click=${(event: MouseEvent) => {
        if (wentDownBehind && isBehind(event)) close();
      }}
    >
      <header role="none">
        <h2 id="title" tabindex="-1">${s.commands[page]}</h2>
        <button type="button" part="button" title=${s.commands.close} aria-label=${s.commands.close} @click=${close}>
          ${icon('close')}
        </button>
      </header>
      ${view?.()}
    </dialog>`;
  };
}
