/** The controls of a recorded game: to its ends, step by step, played back, and where it stands. */
import type { Kit, View } from './panel.js';

const PATHS = {
  first: 'M6 5v14M18 5l-8 7 8 7z',
  previous: 'M15 5l-7 7 7 7',
  play: 'M8 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  next: 'M9 5l7 7-7 7',
  last: 'M18 5v14M6 5l8 7-8 7z',
} as const;
type Control = keyof typeof PATHS;

/** The icons point as the steps go, which is the same in every language. */
export const sheet = `
  .replay {
    justify-content: center;
    gap: 2px 12px;
    padding-block: 6px 0;
  }
  .replay > div {
    display: flex;
    direction: ltr;
  }
`;

function run({ session }: Kit, name: Control): void {
  const { control, send, autoplay } = session;
  switch (name) {
    case 'first':
      send({ type: 'go-to', step: 0 });
      break;
    case 'previous':
      send({ type: 'undo' });
      break;
    case 'play':
      if (!control.canRedo) send({ type: 'go-to', step: 0 });
      autoplay.start('redo', () => send({ type: 'redo' }) && control.canRedo);
      break;
    case 'pause':
      autoplay.stop();
      break;
    case 'next':
      send({ type: 'redo' });
      break;
    case 'last':
      send({ type: 'go-to', step: control.game?.line.length ?? 0 });
  }
}

function isIdle({ session }: Kit, name: Control): boolean {
  const { canUndo, canRedo } = session.control;
  if (name === 'first' || name === 'previous') return !canUndo;
  return (name === 'next' || name === 'last') && !canRedo;
}

function buttonView(kit: Kit, name: Control, tabindex: number) {
  const { html, nothing, help } = kit;
  return html`<button
    type="button"
    part="button"
    data-command=${name}
    title=${help.replay[name]}
    aria-label=${help.replay[name]}
    aria-disabled=${isIdle(kit, name) ? 'true' : nothing}
    tabindex=${tabindex}
    @click=${() => {
      run(kit, name);
    }}
  >
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]} /></svg>
  </button>`;
}

export function open(kit: Kit): View {
  const { html, rove, stay, stopIn, session } = kit;
  const stop = { at: 'play', changed: kit.update };
  return () => {
    const { strings: s, help } = kit;
    const { autoplay, control } = session;
    const number = (n: number): string => kit.numberText(s, n);
    const toggle = autoplay.what === 'redo' ? 'pause' : 'play';
    const controls: readonly Control[] = ['first', 'previous', toggle, 'next', 'last'];
    // One button that starts and stops.
    if (stop.at === 'play' || stop.at === 'pause') stop.at = toggle;
    const at = stopIn(controls, stop);
    return html`<div class="toolbar replay" part="replay">
      <div role="toolbar" aria-label=${help.replay.title} @keydown=${rove} @focusin=${stay(stop)}>
        ${controls.map((name) => buttonView(kit, name, name === at ? 0 : -1))}
      </div>
      <span>${help.replay.step(number(control.moveCount), number(control.game?.line.length ?? 0))}</span>
    </div>`;
  };
}
