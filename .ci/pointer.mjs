// Plays a list of pointer steps with real, trusted input, in CSS pixels of the viewport.

/**
 * `button` is the left one if not said; `id` tells fingers apart.
 *
 * @typedef {{
 *   type: 'move' | 'down' | 'up' | 'touchstart' | 'touchmove' | 'touchend',
 *   x?: number, y?: number, button?: 'left' | 'middle' | 'right', id?: number,
 * }} Step
 */

const BUTTONS = { left: 0, middle: 1, right: 2 };
const isTouch = ({ type }) => type.startsWith('touch');

async function mouse({ type, x, y, button = 'left' }, page) {
  if (x !== undefined && y !== undefined) await page.mouse.move(x, y);
  if (type === 'down') await page.mouse.down({ button });
  if (type === 'up') await page.mouse.up({ button });
}

async function touch({ type, x, y, id = 0 }, page, touches) {
  if (type === 'touchstart') touches.set(id, await page.touchscreen.touchStart(x, y));
  if (type === 'touchmove') await touches.get(id)?.move(x, y);
  if (type !== 'touchend') return;
  await touches.get(id)?.end();
  touches.delete(id);
}

/**
 * Steps through Puppeteer's page. `touches` keeps the fingers that lie on it from one call to the next.
 *
 * @param {readonly Step[]} steps
 * @param {import('puppeteer-core').Page} page
 * @param {Map<number, import('puppeteer-core').TouchHandle>} touches
 */
export async function puppeteerPointer(steps, page, touches) {
  for (const step of steps) await (isTouch(step) ? touch(step, page, touches) : mouse(step, page));
}

function actionsOf({ type, x, y, button = 'left' }) {
  const move =
    x === undefined || y === undefined ? [] : [{ type: 'pointerMove', duration: 0, x, y, origin: 'viewport' }];
  if (type === 'down' || type === 'touchstart') return [...move, { type: 'pointerDown', button: BUTTONS[button] }];
  if (type === 'up' || type === 'touchend') return [...move, { type: 'pointerUp', button: BUTTONS[button] }];
  return move;
}

/**
 * Steps through WebDriver's actions. WebKitGTK's driver makes a mouse of every pointer, so that is what it is given.
 *
 * @param {readonly Step[]} steps
 * @param {(sources: object[]) => Promise<unknown>} perform
 */
export async function webdriverPointer(steps, perform) {
  // In one go: each request takes WebKit's driver a fifth of a second.
  const actions = steps.flatMap(actionsOf).map((action) => ({ ...action, x: round(action.x), y: round(action.y) }));
  if (actions.length > 0)
    await perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
}

const round = (value) => (value === undefined ? undefined : Math.round(value));
