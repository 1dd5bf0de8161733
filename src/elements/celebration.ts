/** A win is celebrated on the board, for as long as nobody does anything. */

const INPUTS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Celebrates, unless the visitor wants no motion; any input ends it.
 * @returns what ends it too.
 */
export function celebrate(board: HTMLElement): () => void {
  const over = new AbortController();
  const end = (): void => {
    over.abort();
    board.removeAttribute('celebrate');
  };
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    board.setAttribute('celebrate', '');
    const { signal } = over;
    for (const type of INPUTS) addEventListener(type, end, { capture: true, passive: true, signal });
  }
  return end;
}
