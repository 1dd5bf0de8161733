// Presses keys: a list of names as in KeyboardEvent.key ('Enter', 'ArrowLeft', 'u'), each with the keys to hold before
// it: 'Shift+u', 'Control+ArrowLeft'.

/** WebDriver's code points of the keys that write nothing (W3C WebDriver, "Keyboard actions"). */
const CODES = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Insert: '\uE016',
  Delete: '\uE017',
  Meta: '\uE03D',
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`F${index + 1}`, String.fromCharCode(0xe031 + index)]),
  ),
};

const parts = (chord) => {
  const words = chord === '+' ? ['+'] : chord.split('+');
  return { held: words.slice(0, -1), key: words.at(-1) === 'Space' ? ' ' : words.at(-1) };
};

/**
 * Through Puppeteer's page. With Shift the letter itself is the upper-case one, as on a keyboard.
 *
 * @param {readonly string[]} keys
 * @param {import('puppeteer-core').Page} page
 */
export async function puppeteerKeys(keys, page) {
  for (const chord of keys) {
    const { held, key } = parts(chord);
    for (const name of held) await page.keyboard.down(name);
    await page.keyboard.press(held.includes('Shift') && key.length === 1 ? key.toUpperCase() : key);
    for (const name of held.reverse()) await page.keyboard.up(name);
  }
}

/**
 * Through WebDriver's actions.
 *
 * @param {readonly string[]} keys
 * @param {(sources: object[]) => Promise<unknown>} perform
 */
export async function webdriverKeys(keys, perform) {
  const actions = keys.flatMap((chord) => {
    const { held, key } = parts(chord);
    const all = [...held, key].map((name) => CODES[name] ?? name);
    return [
      ...all.map((value) => ({ type: 'keyDown', value })),
      ...all.reverse().map((value) => ({ type: 'keyUp', value })),
    ];
  });
  if (actions.length > 0) await perform([{ type: 'key', id: 'keyboard', actions }]);
}
