import { webdriverKeys } from '../../../.ci/keys.mjs';
import { webdriverPointer } from '../../../.ci/pointer.mjs';
import { startWebKit, webkitCapabilities } from '../../../.ci/webkit.mjs';
import type { Driver, Engine, Heard, Size } from './driver.js';

/** Sends one command; gives its `value` or throws what the driver says, or that the signal has ended the waiting. */
type Command = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  signal?: AbortSignal,
) => Promise<unknown>;

const client =
  (base: string): Command =>
  async (method, path, body, signal) => {
    const options = { ...(body && { body: JSON.stringify(body) }), ...(signal && { signal }) };
    const response = await fetch(`${base}${path}`, { method, ...options });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

const SCRIPT = `
  const done = arguments[arguments.length - 1];
  Promise.resolve().then(() => eval_).then((value) => done({ value }), (error) => done({ error: String(error) }));
`;

async function evaluate(command: Command, expression: string): Promise<unknown> {
  const script = SCRIPT.replace('eval_', () => `(${expression})`);
  const result = (await command('POST', '/execute/async', { script, args: [] })) as { value?: unknown; error?: string };
  if (result.error !== undefined) throw new Error(result.error);
  return result.value;
}

/** WebDriver sizes the window: only afterwards is it known what its frame takes. */
async function resize(command: Command, wanted: Size): Promise<Size> {
  const outer = { ...wanted };
  let inner = wanted;
  for (let tries = 0; tries < 3; tries++) {
    await command('POST', '/window/rect', outer);
    inner = (await evaluate(command, '({ width: innerWidth, height: innerHeight })')) as Size;
    if (inner.width === wanted.width && inner.height === wanted.height) break;
    outer.width = Math.max(1, outer.width + wanted.width - inner.width);
    outer.height = Math.max(1, outer.height + wanted.height - inner.height);
  }
  return inner;
}

const FOCUSED = 'return document.querySelector(arguments[0]).shadowRoot.activeElement';
const REGION =
  'return document.querySelector(arguments[0]).shadowRoot.querySelector("[role=status]").textContent.trim()';

async function heard(command: Command, tag: string): Promise<Heard> {
  const ask = (script: string) => command('POST', '/execute/sync', { script, args: [tag] });
  const [id] = Object.values((await ask(FOCUSED)) as Record<string, string>);
  const computed = (what: string) => command('GET', `/element/${String(id)}/computed${what}`) as Promise<string>;
  return { role: await computed('role'), name: await computed('label'), said: (await ask(REGION)) as string };
}

function driverOf(command: Command): Driver {
  const perform = (actions: object[]) => command('POST', '/actions', { actions });
  return {
    goto: async (url) => void (await command('POST', '/url', { url })),
    evaluate: (expression) => evaluate(command, expression),
    pointer: (steps) => webdriverPointer(steps, perform),
    keys: (keys) => webdriverKeys(keys, perform),
    resize: (size) => resize(command, size),
    screenshot: async () => Buffer.from((await command('GET', '/screenshot')) as string, 'base64'),
    heard: (tag) => heard(command, tag),
    close: async () => void (await command('DELETE', '')),
  };
}

/** Milliseconds for a browser to come. Seconds would do: it is for those that never come. */
const PATIENCE = 60_000;

async function openSession(port: number): Promise<Driver> {
  const base = `http://127.0.0.1:${String(port)}/session`;
  const capabilities = { alwaysMatch: webkitCapabilities() };
  const opened = await client(base)('POST', '', { capabilities }, AbortSignal.timeout(PATIENCE));
  return driverOf(client(`${base}/${(opened as { sessionId: string }).sessionId}`));
}

/** WebKitGTK. Each page is a session of its own, so that none sees what another one stored. */
export async function startWebDriver(): Promise<Engine> {
  const started = [await startWebKit()];
  return {
    open() {
      // On a busy machine its browser sometimes never reports to the driver: then another driver is started.
      return openSession(started.at(-1)!.port).catch(async () => {
        const fresh = await startWebKit();
        started.push(fresh);
        return openSession(fresh.port);
      });
    },
    close() {
      for (const { stop } of started) stop();
      return Promise.resolve();
    },
  };
}
