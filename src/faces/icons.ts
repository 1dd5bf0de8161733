/** The toolbar's drawings: one line each on a 24 × 24 grid, in the text's colour. */
import { html } from 'lit';
import type { TemplateResult } from 'lit';

const PATHS = {
  deal: 'M12 5v14M5 12h14',
  restart: 'M5 5v14M19 6l-9 6 9 6z',
  undo: 'M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3',
  redo: 'M15 5l5 5-5 5M20 10H10a5 5 0 0 0 0 10h3',
  hint: 'M9 21h6M9 17.5h6M9 17.5c0-3-3.5-4-3.5-8a6.5 6.5 0 0 1 13 0c0 4-3.5 5-3.5 8',
  menu: 'M4 7h16M4 12h16M4 17h16',
  finish: 'M5 12l7-7 7 7M5 19l7-7 7 7',
  redeal: 'M19 12a7 7 0 1 1-2.5-5.4M17 2.5v4.5h-4.5',
  close: 'M6 6l12 12M18 6 6 18',
} as const;

export type IconName = keyof typeof PATHS;

/** An icon; the button around it must have a name of its own. */
export const icon = (name: IconName): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]} /></svg>`;
