import puppeteer from 'puppeteer-core';
import type { CDPSession, LaunchOptions, Page, Protocol, TouchHandle } from 'puppeteer-core';
import { CHROMIUM_ARGS, FIREFOX_PREFS, findBrowser } from '../../../.ci/browsers.mjs';
import { puppeteerKeys } from '../../../.ci/keys.mjs';
import { puppeteerPointer } from '../../../.ci/pointer.mjs';
import type { Driver, Engine, Heard } from './driver.js';

function programOf(name: string): string {
  const program = findBrowser(name);
  if (program === undefined) throw new Error(`No ${name} found: run "node .ci/browsers.mjs ${name}"`);
  return program;
}

const OPTIONS = {
  chromium: (): LaunchOptions => ({ executablePath: programOf('chromium'), args: CHROMIUM_ARGS }),
  firefox: (): LaunchOptions => ({
    browser: 'firefox',
    executablePath: programOf('firefox'),
    extraPrefsFirefox: FIREFOX_PREFS,
  }),
};

type Node = Protocol.Accessibility.AXNode;

async function inTree(client: CDPSession): Promise<Heard> {
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = ({ role, name, childIds = [] }: Node): string =>
    role?.value === 'StaticText'
      ? String(name?.value)
      : childIds.map((id) => (byId.has(id) ? textOf(byId.get(id)!) : '')).join('');
  const shown = nodes.filter(({ ignored }) => !ignored);
  const isFocused = ({ properties }: Node) => properties?.some(({ name, value }) => name === 'focused' && value.value);
  const focused = shown.findLast(isFocused);
  const region = shown.find(({ role }) => role?.value === 'status');
  return {
    role: String(focused?.role?.value),
    name: String(focused?.name?.value),
    said: region ? textOf(region).trim() : '',
  };
}

/** Firefox tells whether it knows a node of a role and a name, no more: the name is asked of the page and then looked for. */
async function byAsking(page: Page, tag: string): Promise<Heard> {
  const frame = await page.evaluateHandle((name) => document.querySelector(name)!.shadowRoot!.firstElementChild!, tag);
  const { role, name, said } = await frame.evaluate((node) => {
    const root = node.getRootNode() as ShadowRoot;
    const focused = root.activeElement!;
    const region = root.querySelector('[role=status]')!;
    return { role: focused.role ?? '', name: focused.ariaLabel ?? '', said: region.textContent!.trim() };
  });
  const known = await frame.$$(`::-p-aria([name="${name}"][role="${role}"])`);
  if (known.length !== 1) throw new Error(`${String(known.length)} nodes are a ${role} "${name}"`);
  return { role, name, said };
}

function driverOf(page: Page, name: keyof typeof OPTIONS): Driver {
  const touches = new Map<number, TouchHandle>();
  let client: CDPSession | undefined;
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    evaluate: (expression) => page.evaluate(expression),
    pointer: (steps) => puppeteerPointer(steps, page, touches),
    keys: (keys) => puppeteerKeys(keys, page),
    async resize(size) {
      await page.setViewport(size);
      return size;
    },
    screenshot: async () => Buffer.from(await page.screenshot({ type: 'png' })),
    async heard(tag) {
      if (name === 'firefox') return byAsking(page, tag);
      return inTree((client ??= await page.createCDPSession()));
    },
    close: () => page.close(),
  };
}

/** Chromium over the DevTools protocol, Firefox over WebDriver BiDi. */
export async function startPuppeteer(name: keyof typeof OPTIONS): Promise<Engine> {
  const browser = await puppeteer.launch({ ...OPTIONS[name](), defaultViewport: { width: 800, height: 600 } });
  return {
    async open() {
      const page = await browser.newPage();
      await page.bringToFront();
      return driverOf(page, name);
    },
    close: () => browser.close(),
  };
}
