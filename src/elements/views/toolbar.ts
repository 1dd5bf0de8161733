/** The buttons above the table, after the ARIA toolbar pattern: one tab stop, arrows from button to button. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Action, GameView } from '../../context/game-context.js';
import { icon } from '../../faces/icons.js';
import type { Strings } from '../../locale/strings.js';

/** What a button does: an action of the game, or opening the menu. */
export type Command = Extract<Action['type'], 'deal' | 'restart' | 'undo' | 'redo' | 'hint'> | 'menu';

/** What the page forbids. */
export interface Limits {
  readonly noUndo: boolean;
  readonly noHints: boolean;
  readonly noDeal: boolean;
}

const COMMANDS: readonly Command[] = ['deal', 'restart', 'undo', 'redo', 'hint', 'menu'];

const isShown = (command: Command, { noUndo, noHints, noDeal }: Limits): boolean => {
  switch (command) {
    case 'deal':
      return !noDeal;
    case 'restart':
    case 'undo':
    case 'redo':
      return !noUndo;
    case 'hint':
      return !noHints;
    case 'menu':
      return true;
  }
};

const isIdle = (command: Command, view: GameView): boolean => {
  switch (command) {
    case 'undo':
      return !view.canUndo;
    case 'redo':
      return !view.canRedo;
    case 'restart':
      return view.moveCount === 0;
    case 'hint':
      return view.status !== 'playing';
    case 'deal':
    case 'menu':
      return false;
  }
};

/** `run` carries a command out. */
export function toolbarView(
  s: Strings,
  view: GameView,
  limits: Limits,
  run: (command: Command) => void,
  stop: Stop,
): TemplateResult {
  const shown = COMMANDS.filter((command) => isShown(command, limits));
  const at = stopIn(shown, stop);
  return html`<div
    class="toolbar"
    part="toolbar"
    role="toolbar"
    aria-label=${s.labels.toolbar}
    @keydown=${rove}
    @focusin=${stay(stop)}
  >
    <slot name="toolbar-start"></slot>
    ${COMMANDS.map((command) => {
      // A place for each, so that no button turns into another one that has the focus.
      if (!shown.includes(command)) return nothing;
      const name = s.commands[command];
      return html`<button
        type="button"
        part="button"
        data-command=${command}
        title=${name}
        aria-label=${name}
        aria-haspopup=${command === 'menu' ? 'dialog' : nothing}
        aria-disabled=${isIdle(command, view) ? 'true' : nothing}
        tabindex=${command === at ? 0 : -1}
        @click=${() => {
          run(command);
        }}
      >
        ${icon(command)}
      </button>`;
    })}
    <slot name="toolbar-end"></slot>
  </div>`;
}

const buttonsOf = (event: Event): HTMLElement[] =>
  event.currentTarget instanceof Element ? [...event.currentTarget.querySelectorAll<HTMLElement>('button')] : [];

/** The arrow keys follow what the eye sees, so right-to-left they change sides. */
export function rove(event: KeyboardEvent): void {
  const buttons = buttonsOf(event);
  const here = buttons.findIndex((button) => button === event.composedPath()[0]);
  if (here < 0) return;
  const turned = event.currentTarget instanceof Element && getComputedStyle(event.currentTarget).direction === 'rtl';
  const goals: Readonly<Record<string, number>> = {
    ArrowLeft: here + (turned ? 1 : -1),
    ArrowRight: here + (turned ? -1 : 1),
    Home: 0,
    End: buttons.length - 1,
  };
  const goal = goals[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  buttons.at(goal % buttons.length)?.focus();
}

/** The button at which Tab reaches a toolbar; `changed` has it shown anew. */
export interface Stop {
  at: string;
  readonly changed: () => void;
}

/** The same, where the button that it was is not shown: the first one. */
export const stopIn = <Name extends string>(shown: readonly Name[], { at }: Stop): Name | undefined =>
  shown.find((name) => name === at) ?? shown[0];

/** The button that has the focus is the one to which Tab comes back; what a page puts in beside them has stops of its own. */
export const stay =
  (stop: Stop) =>
  (event: FocusEvent): void => {
    const here = buttonsOf(event).find((button) => button === event.target);
    if (!here) return;
    stop.at = here.dataset['command'] ?? '';
    stop.changed();
  };
