import puppeteer from 'puppeteer-core';
import type { LaunchOptions, Page, TouchHandle } from 'puppeteer-core';
import { CHROMIUM_ARGS, FIREFOX_PREFS, findBrowser } from '../../../.ci/browsers.mjs';
import { puppeteerKeys } from '../../../.ci/keys.mjs';
import { puppeteerPointer } from '../../../.ci/pointer.mjs';
import type { Driver, Engine } from './driver.js';

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

function driverOf(page: Page): Driver {
  const touches = new Map<number, TouchHandle>();
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
      return driverOf(page);
    },
    close: () => browser.close(),
  };
}
