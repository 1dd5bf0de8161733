// node demo/daily-server.mjs: takes the records of today's deal on port 8001 and believes none of them, but plays them.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { parseRecord, verifyRecord } from 'patience-elements/engine.js';

const refuse = (message) => ({ ok: false, message });

/** The dates that it is somewhere on earth at a time, written as the element's `daily` writes them. */
const datesAt = (time) => [-12, 0, 14].map((hours) => new Date(time + hours * 3_600_000).toISOString().slice(0, 10));

/** What a record is worth: `{ ok: true, seed, moves }`, or why it does not count. */
export function judge(record, time) {
  const read = parseRecord(record, { game: 'glenwood' });
  if (!read.ok) return refuse(`Line ${read.error.line}, column ${read.error.column}: ${read.error.message}`);
  const { seed, variant } = read.value;
  if (variant !== 'standard' || !datesAt(time).some((date) => seed === `club-${date}`)) return refuse('Another deal.');
  const played = verifyRecord(record);
  if (!played.ok) return refuse(`Line ${played.error.line}, column ${played.error.column}: ${played.error.message}`);
  return played.value.won ? { ok: true, seed, moves: played.value.steps } : refuse('This game is not won.');
}

const best = [];

/** Answers `POST /daily?name=…` with a record as its body. */
export const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const isRecord =
    request.method === 'POST' && pathname === '/daily' && Number(request.headers['content-length']) < 1e5;
  response.setHeader('access-control-allow-origin', '*');
  if (!isRecord) return response.writeHead(404).end();
  const result = judge(await text(request), Date.now());
  if (result.ok) best.push({ ...result, name: (searchParams.get('name') || 'Somebody').slice(0, 40) });
  const today = best.filter(({ seed }) => seed === result.seed).sort((a, b) => a.moves - b.moves);
  response.setHeader('content-type', 'application/json');
  return response.end(JSON.stringify({ ...result, best: today.slice(0, 10) }));
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) server.listen(8001);
