// node .ci/serve.mjs: serves the project on http://localhost:8000/ (PORT and HOST choose another address).
import { readFile, realpath, stat } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { isMain } from './main.mjs';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
};

/** The policy that the strict demo pages are sent with. */
export const STRICT_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

const isStrict = (root, file) => /^demo.strict[^/\\]*\.html$/.test(path.relative(root, file));

/** The file that a path of an address names, undefined where there is none to be had: none outside, none hidden. */
async function fileOf(root, pathname) {
  const parts = decodeURIComponent(pathname)
    .split('/')
    .filter((part) => part !== '');
  if (parts.some((part) => part.startsWith('.') || /[\\\0]/.test(part))) return undefined;
  const file = await realpath(path.join(root, ...parts));
  return file === root || file.startsWith(root + path.sep) ? file : undefined;
}

const redirect = (location) => ({ status: 302, headers: { location }, body: '' });
const NOT_FOUND = { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found\n' };

const failure = ({ message }) => ({ ...NOT_FOUND, status: 500, body: `${message}\n` });

function headersOf(root, file) {
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  return { 'content-type': type, ...(isStrict(root, file) && { 'content-security-policy': STRICT_POLICY }) };
}

async function answerOf(root, { pathname, search }) {
  if (pathname === '/') return redirect('/demo/');
  const file = await fileOf(root, pathname).catch(() => undefined);
  if (!file) return NOT_FOUND;
  if (!(await stat(file)).isDirectory())
    return { status: 200, headers: headersOf(root, file), body: await readFile(file) };
  return pathname.endsWith('/')
    ? answerOf(root, { pathname: `${pathname}index.html`, search })
    : redirect(`${pathname}/${search}`);
}

const ALWAYS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

async function respond(root, { method, url }, answer) {
  if (method !== 'GET' && method !== 'HEAD') return { ...NOT_FOUND, status: 405 };
  // By hand, since `new URL` takes what follows two slashes for a host.
  const address = new URL(`http://localhost${url.startsWith('/') ? url : '/'}`);
  return answer(address) ?? (await answerOf(root, address));
}

const listen = (server, port, host) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server.address().port));
  });

/**
 * Serves the files below `root`, never cached. `answer` may answer first, or give undefined; `headers` go with
 * everything. Gives the origin and `close()`; rejects where the port is taken. Port 0 is any free one.
 *
 * @typedef {Record<string, string>} Headers
 * @typedef {{ status: number, headers: Headers, body: string | Buffer }} Answer
 * @typedef {{ root?: string, port?: number, host?: string, headers?: Headers }} Options
 * @param {Options & { answer?: (url: URL) => Answer | undefined }} [options]
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function startServer({ root = '.', port = 0, host = '127.0.0.1', headers = {}, answer } = {}) {
  const base = await realpath(root);
  const server = http.createServer(async (request, response) => {
    const found = await respond(base, request, answer ?? (() => undefined)).catch(failure);
    response.writeHead(found.status, { ...ALWAYS, ...headers, ...found.headers });
    response.end(request.method === 'HEAD' ? undefined : found.body);
  });
  const listening = await listen(server, port, host);
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://localhost:${listening}`, close };
}

function explain({ code, message }, port) {
  if (code === 'EADDRINUSE') return `Port ${port} is taken: choose another one with PORT=8080 npm start`;
  if (code === 'EACCES') return `Port ${port} may not be used: choose another one with PORT=8080 npm start`;
  return message;
}

async function main() {
  const { PORT = '8000', HOST = '127.0.0.1' } = process.env;
  const port = Number(PORT);
  if (PORT === '' || !Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT=${PORT} is no port`);
  const started = startServer({ root: process.cwd(), port, host: HOST });
  const { origin } = await started.catch((error) => Promise.reject(new Error(explain(error, port))));
  console.log(`${origin}/demo/`);
}

if (isMain(import.meta.url))
  main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
