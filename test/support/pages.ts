// Tests of the built files in real browsers, written once for all three engines.
// TEST_BROWSERS=chromium,firefox,webkit chooses them; without it, Chromium.
import { after, afterEach, before, describe } from 'node:test';
import { startPuppeteer } from './drivers/puppeteer.js';
import { startWebDriver } from './drivers/webdriver.js';
import type { Driver, Engine, Heard, Size, Step } from './drivers/driver.js';

export type { Heard, Size, Step };

export const BROWSERS = ['chromium', 'firefox', 'webkit'] as const;
export type BrowserName = (typeof BROWSERS)[number];

/** What a page said (`debug` … `error`), an `exception` that nobody caught, or a `violation` of its security policy. */
export interface Message {
  kind: 'debug' | 'log' | 'info' | 'warn' | 'error' | 'exception' | 'violation';
  text: string;
}

const COMPLAINTS = new Set<Message['kind']>(['error', 'exception', 'violation']);

export type Point = readonly [x: number, y: number];

/** One page in one browser. */
export class TestPage {
  constructor(
    readonly browser: BrowserName,
    private readonly driver: Driver,
  ) {}

  async goto(url: string): Promise<void> {
    await this.driver.goto(url);
  }

  /** Runs a function in the page, with JSON values in and out; it sees nothing of the test around it. */
  async evaluate<Args extends unknown[], Value>(
    script: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value> {
    // The compiler may wrap named functions in a call of __name.
    const call = `((__name) => (${String(script)})(...${JSON.stringify(args)}))((named) => named)`;
    // As text, since Firefox's protocol loses a value that occurs twice.
    const text = await this.driver.evaluate(`Promise.resolve(${call}).then((value) => JSON.stringify(value))`);
    return (text === undefined || text === null ? undefined : JSON.parse(text as string)) as Value;
  }

  /** The middle of what a selector finds; `>>>` goes into a shadow root: `yukon-game >>> [data-pile=t3]`. */
  async middle(selector: string): Promise<Point> {
    return this.evaluate((path) => {
      let found: Element | null = null;
      for (const part of path.split('>>>')) found = (found ? found.shadowRoot! : document).querySelector(part.trim());
      if (!found) throw new Error(`Nothing is ${path}`);
      const { left, top, width, height } = found.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    }, selector);
  }

  async pointer(steps: readonly Step[]): Promise<void> {
    await this.driver.pointer(steps);
  }

  async click([x, y]: Point): Promise<void> {
    await this.pointer([{ type: 'move', x, y }, { type: 'down' }, { type: 'up' }]);
  }

  async drag([fromX, fromY]: Point, [x, y]: Point): Promise<void> {
    const half = { x: (fromX + x) / 2, y: (fromY + y) / 2 };
    await this.pointer([
      { type: 'move', x: fromX, y: fromY },
      { type: 'down' },
      { type: 'move', ...half },
      { type: 'move', x, y },
      { type: 'up' },
    ]);
  }

  /** Names as in KeyboardEvent.key, with the keys to hold: `Enter`, `u`, `Shift+u`, `Control+ArrowLeft`. */
  async keys(...keys: string[]): Promise<void> {
    await this.driver.keys(keys);
  }

  /** Gives the size that the page has got: WebKit's window has a smallest width. */
  async resize(size: Size): Promise<Size> {
    return this.driver.resize(size);
  }

  /** What has the focus in a game, and what its live region says, as assistive technology is told. */
  async heard(tag: string): Promise<Heard> {
    return this.driver.heard(tag);
  }

  async screenshot(): Promise<Buffer> {
    return this.driver.screenshot();
  }

  /** What the page has said since it was last asked. What was asked for no longer fails the test. */
  async messages(): Promise<Message[]> {
    return this.evaluate(() => {
      const all = (globalThis as unknown as Record<symbol, Message[] | undefined>)[Symbol.for('watched messages')];
      return all?.splice(0) ?? [];
    });
  }

  /** Closes the page; throws if it complained of something that the test has not asked for. */
  async close(): Promise<void> {
    const complaints = (await this.messages()).filter(({ kind }) => COMPLAINTS.has(kind));
    await this.driver.close();
    if (complaints.length > 0) throw new Error(complaints.map(({ kind, text }) => `${kind}: ${text}`).join('\n'));
  }
}

const start = (name: BrowserName): Promise<Engine> => (name === 'webkit' ? startWebDriver() : startPuppeteer(name));

function chosenBrowsers(): BrowserName[] {
  const names = (process.env.TEST_BROWSERS ?? 'chromium').split(',');
  return names.map((name) => {
    const known = BROWSERS.find((browser) => browser === name);
    if (known === undefined) throw new Error(`TEST_BROWSERS: unknown ${name}; known are ${BROWSERS.join(', ')}`);
    return known;
  });
}

/** Opens a page; it is closed after the test. */
export type OpenPage = (url: string) => Promise<TestPage>;

/** Defines the same tests for each chosen browser. A page that complains unasked fails its test. */
export function describeInBrowsers(title: string, tests: (open: OpenPage, browser: BrowserName) => void): void {
  for (const name of chosenBrowsers())
    describe(`${title} (${name})`, () => {
      let engine: Engine;
      const pages: TestPage[] = [];
      before(async () => {
        engine = await start(name);
      });
      after(() => engine.close());
      afterEach(async () => {
        for (const page of pages.splice(0)) await page.close();
      });
      tests(async (url) => {
        const page = new TestPage(name, await engine.open());
        pages.push(page);
        await page.goto(url);
        return page;
      }, name);
    });
}
