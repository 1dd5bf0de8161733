// Commands for tests: real, trusted input. `executeServerCommand('pointer', steps)`, `('touch-drag', …)`, `('keys', …)`.
// Chromium and Firefox are driven by Puppeteer, WebKit by WebDriver.
import { puppeteerPointer, webdriverPointer } from '../pointer.mjs';
import { puppeteerKeys, webdriverKeys } from '../keys.mjs';

const between = (from, to, part) => Math.round(from + (to - from) * part);

/** The steps of a touch that goes from one point to another. */
function touchDrag({ from, to, steps = 5 }) {
  const moves = Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return { type: 'touchmove', x: between(from[0], to[0], part), y: between(from[1], to[1], part) };
  });
  return [{ type: 'touchstart', x: from[0], y: from[1] }, ...moves, { type: 'touchend', x: to[0], y: to[1] }];
}

/** Touches that lie on the page between two commands, by session. */
const touches = new Map();

async function play(steps, { id, browser }) {
  if (browser.type === 'webdriver') await webdriverPointer(steps, (actions) => browser.driver.performActions(actions));
  else {
    const page = browser.getPage(id);
    await page.bringToFront();
    if (!touches.has(id)) touches.set(id, new Map());
    await puppeteerPointer(steps, page, touches.get(id));
  }
  return { ok: true };
}

async function press(keys, { id, browser }) {
  if (browser.type === 'webdriver') await webdriverKeys(keys, (actions) => browser.driver.performActions(actions));
  else {
    const page = browser.getPage(id);
    await page.bringToFront();
    await puppeteerKeys(keys, page);
  }
  return { ok: true };
}

/** Plugin of the test runner. */
export const inputCommands = () => ({
  name: 'input-commands',
  executeCommand({ command, payload, session }) {
    if (command === 'pointer') return play(payload, session);
    if (command === 'touch-drag') return play(touchDrag(payload), session);
    if (command === 'keys') return press(payload, session);
    return undefined;
  },
});
