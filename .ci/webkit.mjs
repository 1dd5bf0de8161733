// WebKit under WebDriver: WebKitGTK's own small browser, driven by WebKitWebDriver, on a screen of its own (Xvfb).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { findBrowser } from './browsers.mjs';

function freePort() {
  const server = net.createServer().listen(0, '127.0.0.1');
  return once(server, 'listening').then(() => {
    const { port } = server.address();
    return new Promise((resolve) => server.close(() => resolve(port)));
  });
}

const answers = (port) =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(socket.end() && true));
    socket.once('error', () => resolve(false));
  });

async function startScreen(start) {
  const args = ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'];
  const screen = start('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(screen.stdio[3], 'data');
  return `:${String(number).trim()}`;
}

async function startDriver(start, display) {
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1', NO_PROXY: '*', no_proxy: '*' };
  // Its sandbox cannot be made inside most containers.
  env.WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS = '1';
  start('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env });
  for (let tries = 0; tries < 200; tries++) {
    if (await answers(port)) return port;
    await wait(50);
  }
  throw new Error('WebKitWebDriver did not start');
}

/**
 * Starts a screen and a driver; gives the driver's port and `stop()`. They also end with this process.
 *
 * @returns {Promise<{ port: number, stop: () => void }>}
 */
export async function startWebKit() {
  const children = [];
  const start = (command, args, options) => {
    const child = spawn(command, args, options);
    children.push(child);
    return child;
  };
  const stop = () => {
    for (const child of children.splice(0).reverse()) child.kill();
  };
  process.once('exit', stop);
  const port = await startDriver(start, await startScreen(start));
  return { port, stop };
}

/** What to ask of the driver for a session. */
export const webkitCapabilities = () => ({
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': { binary: findBrowser('webkit'), args: ['--automation'] },
});
