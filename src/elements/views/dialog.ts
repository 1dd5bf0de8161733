/** The one dialog of an element: a title, a close button, and what a panel shows. Opened with showModal(). */
import { html, type TemplateResult } from 'lit';
import { icon } from '../../faces/icons.js';

export interface DialogParts {
  readonly title: string;
  readonly closeName: string;
  /** Undefined while it is fetched. */
  readonly body: TemplateResult | string | undefined;
  /** Called once it is closed, however that was done. */
  readonly closed: () => void;
}

/** Whether a pointer is outside the box of the dialog that it is said to be on: on what lies behind. */
function isBehind({ target, currentTarget, clientX: x, clientY: y }: MouseEvent): boolean {
  if (target !== currentTarget || !(target instanceof Element)) return false;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

/** Where the pointer went down: a text that is selected to beyond the edge is no click behind the dialog. */
let wentDownBehind = false;

const close = ({ currentTarget }: Event): void => {
  if (currentTarget instanceof Element) currentTarget.closest('dialog')?.close();
};

export const dialogView = ({ title, closeName, body, closed }: DialogParts): TemplateResult =>
  html`<dialog
    part="dialog"
    aria-labelledby="title"
    aria-busy=${String(body === undefined)}
    @close=${closed}
    @keydown=${(event: Event) => {
      event.stopPropagation();
    }}
    @pointerdown=${(event: PointerEvent) => {
      wentDownBehind = isBehind(event);
    }}
    @click=${(event: MouseEvent) => {
      if (wentDownBehind && isBehind(event)) close(event);
    }}
  >
    <header>
      <h2 id="title" tabindex="-1" autofocus>${title}</h2>
      <button type="button" part="button" title=${closeName} aria-label=${closeName} @click=${close}>
        ${icon('close')}
      </button>
    </header>
    ${body}
  </dialog>`;
