// Commands for tests: the page around them. `executeServerCommand('viewport', { width, height })`,
// `('emulate-media-features', [{ name, value }])`, `('screenshot', { name })`, `('a11y-tree')`,
// `('a11y-count', { tag, nodes: [[role, name]] })`.
// What a browser's driver cannot do is answered `{ unsupported: true }`; test/support/abilities.ts lists it.
import { mkdir, writeFile } from 'node:fs/promises';

const UNSUPPORTED = { unsupported: true };
const driven = ({ browser }) => browser.type === 'webdriver';
const pageOf = ({ id, browser }) => browser.getPage(id);

/** Answers the size that it has become: a window under WebDriver has a smallest width. */
async function viewport({ width, height }, session) {
  if (!driven(session)) {
    await pageOf(session).setViewport({ width, height });
    return { width, height };
  }
  const { driver } = session.browser;
  const inside = () => driver.execute('return [innerWidth, innerHeight]');
  // WebDriver sets the window: ask twice, since only then is it known what its frame takes.
  let [outerWidth, outerHeight] = [width, height];
  for (let tries = 0; tries < 3; tries++) {
    await driver.setWindowRect(null, null, outerWidth, outerHeight);
    const [innerWidth, innerHeight] = await inside();
    if (innerWidth === width && innerHeight === height) break;
    outerWidth = Math.max(1, outerWidth + width - innerWidth);
    outerHeight = Math.max(1, outerHeight + height - innerHeight);
  }
  const [innerWidth, innerHeight] = await inside();
  return { width: innerWidth, height: innerHeight };
}

const isChromium = (session) => !driven(session) && session.browser.name.startsWith('Chrom');

/** One CDP session a page: emulation ends with the session that asked for it. */
const sessions = new WeakMap();

async function cdp(session) {
  const page = pageOf(session);
  if (!sessions.has(page)) sessions.set(page, await page.createCDPSession());
  return sessions.get(page);
}

async function emulate(features, session) {
  if (!isChromium(session)) return UNSUPPORTED;
  await (await cdp(session)).send('Emulation.setEmulatedMedia', { features });
  return { ok: true };
}

async function screenshot({ name }, session) {
  const take = async () => Buffer.from(await pageOf(session).screenshot({ type: 'png' }));
  const picture = driven(session) ? Buffer.from(await session.browser.driver.takeScreenshot(), 'base64') : await take();
  await mkdir('shots', { recursive: true });
  await writeFile(`shots/${name}-${session.browser.name.toLowerCase()}.png`, picture);
  return { bytes: picture.length };
}

function treeOf(nodes) {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const seen = (node) => {
    const children = node.childIds.flatMap((id) => (byId.has(id) ? seen(byId.get(id)) : []));
    if (node.ignored || node.role?.value === 'InlineTextBox') return children;
    const properties = Object.fromEntries(node.properties.map(({ name, value }) => [name, value.value]));
    return [{ role: node.role.value, name: node.name?.value ?? '', properties, children }];
  };
  return seen(nodes[0]);
}

async function tree(session) {
  if (!isChromium(session)) return UNSUPPORTED;
  const { nodes } = await (await cdp(session)).send('Accessibility.getFullAXTree');
  return treeOf(nodes);
}

const BEARERS = 'return [...document.querySelector(arguments[0]).shadowRoot.querySelectorAll("[role], button")]';

/** How many nodes of a game's accessibility tree, as the browser itself computes it, have each role and name. */
async function count({ tag, nodes }, session) {
  if (driven(session)) {
    const { driver } = session.browser;
    const found = [];
    for (const reference of await driver.execute(BEARERS, tag)) {
      const [id] = Object.values(reference);
      found.push(`${await driver.getElementComputedRole(id)} ${await driver.getElementComputedLabel(id)}`);
    }
    return nodes.map((node) => found.filter((other) => other === node.join(' ')).length);
  }
  const frame = await pageOf(session).evaluateHandle(
    (name) => document.querySelector(name).shadowRoot.firstElementChild,
    tag,
  );
  const counts = [];
  for (const [role, name] of nodes) counts.push((await frame.$$(`::-p-aria([name="${name}"][role="${role}"])`)).length);
  return counts;
}

/** Plugin of the test runner. */
export const pageCommands = () => ({
  name: 'page-commands',
  executeCommand({ command, payload, session }) {
    if (command === 'viewport') return viewport(payload, session);
    if (command === 'emulate-media-features') return emulate(payload, session);
    if (command === 'screenshot') return screenshot(payload, session);
    if (command === 'a11y-tree') return tree(session);
    if (command === 'a11y-count') return count(payload, session);
    return undefined;
  },
});
