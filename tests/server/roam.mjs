// Requests at random to every route that the server describes: fields that are missing, of another type, far too
// large, texts that are cut or changed.  Each gets an answer that is no failure of the server, JSON where it says so.
// Usage: node roam.mjs URL LELE OTHER [requests] [seed]     they come from many addresses, so that no limit stops them
import { request } from 'node:http';

const { hostname, port } = new URL(process.argv[2]);
const REQUESTS = Number(process.argv[5] ?? 3000);
let state = Number(process.argv[6] ?? 1);
const PATIENCE = 60_000; // an answer that takes longer never comes

/** A number below `most`, the same ones for a seed. */
function below(most) {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) % most;
}
const one = (list) => list[below(list.length)];
const chance = (percent) => below(100) < percent;

function ask(method, path, headers, body) {
  return new Promise((resolve, reject) => {
    const localAddress = `127.${below(200)}.${below(250)}.${1 + below(250)}`;
    const call = request({ hostname, port, localAddress, method, path, headers, timeout: PATIENCE }, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
      answer.on('error', reject);
    });
    call.on('timeout', () => call.destroy(new Error('no answer')));
    call.on('error', reject);
    call.end(body);
  });
}
const json = { 'Content-Type': 'application/json' };
const post = async (path, body, headers) =>
  JSON.parse((await ask('POST', path, { ...json, ...headers }, JSON.stringify(body))).text);

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const TEXTS = ['', PUZZLE, '.'.repeat(256), '\u0000', '\ud800', '\u202e', 'a'.repeat(70_000), '0'.repeat(400), '..', '%00',
  `lele-game 1\nlayout classic\ngivens ${PUZZLE}\n`, 'lele-game 1\n', '-1', '1e999', "'; --", 'puzzle', 'race', 'daily:2026-11-19'];
const NUMBERS = [0, -1, 1, 81, 256, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 1.5];
const OTHERS = [null, true, [], {}, Array(1000).fill(1), { a: { b: [] } }];
const value = () => one([TEXTS, TEXTS, NUMBERS, OTHERS].map(one));
const QUERIES = ['after=-1', 'after=99999999999999999999', 'limit=0', 'url=', 'url=%00', 'format=xml', 'maxwidth=1', '%', 'a=b&'.repeat(400)];

/** A body that is almost the one of the fields. */
function spoil(text) {
  const at = below(text.length + 1);
  return one([text.slice(0, at), `${text.slice(0, at)},${text.slice(at)}`, '['.repeat(one([10, 5000])), '{"a":'.repeat(3000),
    `${text.slice(0, at)}${String.fromCharCode(below(256))}${text.slice(at + 1)}`]);
}

const { paths } = JSON.parse((await ask('GET', '/api/v1/openapi.json', {})).text);
const routes = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, route]) => {
    const fields = Object.keys(route.requestBody?.content?.['application/json']?.schema?.properties ?? {});
    return path.endsWith('/stream') || method === 'parameters' ? [] : [{ method: method.toUpperCase(), path, fields }];
  }));
let secret = '';
const names = ['settings', 'game', 'a'.repeat(300), '%', '..', '\u0000', '李'];
const known = [];

async function prepare() {
  ({ secret } = await post('/api/v1/players', { name: 'roam' }));
  const { id } = await post('/api/v1/shares', { kind: 'puzzle', content: PUZZLE });
  const made = await post('/api/v1/rooms', { mode: 'race', puzzle: PUZZLE }, { Authorization: `Bearer ${secret}` });
  known.push(id, ...Object.values(made).filter((word) => typeof word === 'string'));
}

async function roam() {
  const { method, path, fields } = one(routes);
  const name = () => encodeURIComponent(chance(60) ? one(known) : one(names));
  const target = path.replace(/\{\w+\}/g, name) + (chance(30) ? `?${one(QUERIES)}` : '');
  const secrets = [`Bearer ${secret}`, `Bearer ${secret}`, `Bearer ${secret}`, '', 'Bearer ', `Bearer ${'x'.repeat(2000)}`];
  let body = JSON.stringify(Object.fromEntries(fields.filter(() => chance(95)).map((field) => [field, value()])));
  if (chance(15)) body = spoil(body);
  const used = chance(95) ? method : one(['PATCH', 'DELETE', 'POST']);
  const said = `${used} ${target.slice(0, 80)} ${body.slice(0, 120)}`;
  const headers = { Authorization: one(secrets), ...(fields.length > 0 ? json : {}) };
  const answer = await ask(used, target, headers, fields.length > 0 ? body : undefined).catch((error) => {
    throw new Error(`${said}: ${error.message}`);
  });
  if (answer.status >= 500) throw new Error(`${said}: ${answer.status} ${answer.text.slice(0, 200)}`);
  if (answer.headers['x-content-type-options'] !== 'nosniff') throw new Error(`${said}: without its headers`);
  if (answer.text && answer.headers['content-type']?.startsWith('application/json')) JSON.parse(answer.text);
  return answer.status;
}

const seen = new Map();
let fault = '';
try {
  for (let i = 0; i < REQUESTS; i++) {
    if (i % 100 === 0) await prepare(); // a request may have removed the player before
    const status = await roam();
    seen.set(status, (seen.get(status) ?? 0) + 1);
  }
  for (const status of [200, 201, 400, 401, 404, 405]) if (!seen.has(status)) throw new Error(`never ${status}`);
} catch (error) {
  fault = error.message;
}
console.log(`${fault ? 'FAILED' : 'ok    '} ${REQUESTS} requests at random are answered or refused`);
console.log(fault ? `  ${fault}` : `  ${[...seen].sort().map(([status, count]) => `${status}: ${count}`).join(', ')}`);
console.log(fault ? '0 passed, 1 failed' : '1 passed, 0 failed');
process.exit(fault ? 1 : 0);
