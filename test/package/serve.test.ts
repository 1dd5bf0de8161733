import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { startServer, STRICT_POLICY } from '../../.ci/serve.mjs';

/** Asks for a path exactly as it is written, which fetch() would tidy up. */
async function ask(origin: string, target: string, method = 'GET'): Promise<http.IncomingMessage & { text: string }> {
  const request = http.request(`${origin}/`, { path: target, method, agent: false }).end();
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  let text = '';
  for await (const part of response) text += String(part);
  return Object.assign(response, { text });
}

describe('npm start', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'serve-'));
  const root = path.join(folder, 'project');
  let server: Awaited<ReturnType<typeof startServer>>;

  before(async () => {
    mkdirSync(path.join(root, 'demo'), { recursive: true });
    mkdirSync(path.join(root, '.git'));
    for (const name of ['demo/index.html', 'demo/strict.html', 'demo/strict-words.html', 'demo/a b.js', '.git/config'])
      writeFileSync(path.join(root, name), name);
    writeFileSync(path.join(folder, 'secret.txt'), 'secret');
    symlinkSync(path.join(folder, 'secret.txt'), path.join(root, 'demo/link.txt'));
    server = await startServer({ root });
  });
  after(() => server.close());
  after(() => rmSync(folder, { recursive: true }));

  it('leads to the demos', async () => {
    const { statusCode, headers } = await ask(server.origin, '/');
    assert.deepEqual([statusCode, headers.location], [302, '/demo/']);
    assert.equal((await ask(server.origin, '/demo')).headers.location, '/demo/');
    assert.equal((await ask(server.origin, '/demo/')).text, 'demo/index.html');
  });

  it('names the types and lets nobody keep a copy', async () => {
    const script = await ask(server.origin, '/demo/a%20b.js');
    assert.equal(script.headers['content-type'], 'text/javascript; charset=utf-8');
    assert.equal(script.headers['cache-control'], 'no-store');
    assert.equal((await ask(server.origin, '/demo/')).headers['content-type'], 'text/html; charset=utf-8');
  });

  it('sends the strict policy with the strict pages alone', async () => {
    for (const page of ['/demo/strict.html', '/demo/strict-words.html', '/demo/strict.html?seed=1'])
      assert.equal((await ask(server.origin, page)).headers['content-security-policy'], STRICT_POLICY, page);
    assert.equal((await ask(server.origin, '/demo/index.html')).headers['content-security-policy'], undefined);
  });

  for (const target of [
    '/../secret.txt',
    '/demo/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/demo/link.txt',
    '/.git/config',
    '/demo/%00',
    '/none',
    '//secret.txt',
  ])
    it(`has nothing at ${target}`, async () => {
      assert.equal((await ask(server.origin, target)).statusCode, 404);
    });

  it('refuses what is no address and what is no question', async () => {
    assert.equal((await ask(server.origin, '/%zz')).statusCode, 404);
    assert.equal((await ask(server.origin, '/demo/', 'POST')).statusCode, 405);
    assert.equal((await ask(server.origin, '/demo/', 'HEAD')).text, '');
  });

  const start = async (port: string) => {
    const child = spawn(process.execPath, ['.ci/serve.mjs'], { env: { ...process.env, PORT: port }, stdio: 'pipe' });
    let said = '';
    child.stderr.on('data', (text) => (said += String(text)));
    const [code] = (await once(child, 'close')) as [number];
    return { code, said };
  };

  it('says that a port is taken', async () => {
    const { port } = new URL(server.origin);
    assert.deepEqual(await start(port), {
      code: 1,
      said: `Port ${port} is taken: choose another one with PORT=8080 npm start\n`,
    });
  });

  for (const port of ['abc', '-1', '65536', ''])
    it(`says that "${port}" is no port`, async () => {
      assert.deepEqual(await start(port), { code: 1, said: `PORT=${port} is no port\n` });
    });
});
