// Abuse of a server, and what a player notices of it: the time of a key's sync before and during each abuse.
// Usage: node abuse.mjs LELE_SERVE SITE [long]
// The short form asserts only what does not depend on the machine: every sync is answered and nothing of it is lost,
// every abuse gets its refusal, and the memory stays bounded.  The long form has the numbers of FULL.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const [program, site, form] = process.argv.slice(2);
const SHORT = { slow: 40, body: 2 ** 26, connections: 500, secrets: 2000, guessers: 512, syncs: 20 };
const FULL = { slow: 500, body: 2 ** 30, connections: 5000, secrets: 100_000, guessers: 512, syncs: 120 };
const size = form === 'long' ? FULL : SHORT;
const PAUSE_MS = 110; // between two syncs: within the limits of one player
const MOST_MB = 128;
const GUESSERS = 16; // addresses: so few that their limits bind on a slow machine too
const PATIENCE_MS = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'lele-abuse-'));
const child = spawn(program, ['--root', site, '--listen', '127.0.0.1:0', '--database', `sqlite:${folder}/games.db`]);
const port = await new Promise((resolve, reject) => {
  child.once('exit', () => reject(new Error('the server ended')));
  child.stdout.on('data', (text) => {
    const found = /:(\d+)\//.exec(String(text));
    if (found) resolve(Number(found[1]));
  });
});
const memory = () => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) / 1024);
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

let passed = 0;
let failed = 0;
function check(sentence, right, got = '') {
  if (right) passed++;
  else failed++;
  console.log(right ? `ok     ${sentence}` : `FAILED ${sentence}: ${got}`);
}

/** An answer: its status and body. */
const ask = (method, path, { secret, body, from = '127.0.0.1' } = {}) =>
  new Promise((resolve, reject) => {
    const text = body ? JSON.stringify(body) : '';
    const headers = {
      ...(secret ? { Authorization: `Bearer ${secret}` } : {}),
      ...(body ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) } : {}),
    };
    const options = { host: '127.0.0.1', port, path: `/api/v1/${path}`, method, headers, localAddress: from, agent: false };
    const sent = request(options, (answer) => {
      let got = '';
      answer.on('data', (part) => (got += part));
      answer.on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode, body: got }));
    });
    sent.on('error', reject);
    sent.setTimeout(PATIENCE_MS, () => sent.destroy(new Error('no answer')));
    sent.end(text);
  });

const player = JSON.parse((await ask('POST', 'players', { body: { name: 'Ann' } })).body);
let revision = 0;
let number = 0;

/** One key: a write on a new connection and the changes since, as the page does. */
async function sync() {
  const body = { write: `w${++number}`, base: revision, made: number, content: `game ${number}` };
  const put = await ask('PUT', 'items/save/game', { secret: player.secret, body });
  if (put.status !== 200) throw new Error(`${put.status} ${put.body}`);
  const before = revision;
  revision = JSON.parse(put.body).revision;
  const { items } = JSON.parse((await ask('GET', `items?since=${before}`, { secret: player.secret })).body);
  if (items.length !== 1 || items[0].content !== body.content) throw new Error(`write ${number} is not there`);
}

/** Syncs at least `size.syncs` times, and until the abuse has ended. */
async function syncs(what, abuse = Promise.resolve()) {
  const times = [];
  const errors = [];
  let ended = false;
  const over = abuse.then(() => (ended = true));
  while (times.length < size.syncs || !ended) {
    const begun = performance.now();
    await sync().catch((error) => errors.push(error.message));
    times.push(performance.now() - begun);
    await sleep(PAUSE_MS);
  }
  await over;
  times.sort((a, b) => a - b);
  const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))].toFixed(1);
  console.log(`       ${what}: ${times.length} syncs, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; ${memory()} MB`);
  check(`${what}: every sync of the player is answered`, errors.length === 0, errors[0]);
}

/** A connection; `ended` is what it got when the server has closed it. */
function open(from) {
  const socket = connect({ host: '127.0.0.1', port, localAddress: from });
  let got = '';
  socket.on('data', (part) => (got += part.toString('latin1').slice(0, 4000)));
  socket.on('error', () => {});
  const ended = new Promise((resolve) => socket.once('close', () => resolve(got)));
  const there = new Promise((resolve) => socket.once('connect', resolve));
  return { socket, ended, there };
}
const address = (net, i) => `127.${net}.${1 + Math.floor(i / 200) % 200}.${1 + (i % 200)}`;

/** Heads of requests, a byte at a time, until the server ends them. */
async function slowClients() {
  const head = `GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ${'x'.repeat(4000)}`;
  const ends = Array.from({ length: size.slow }, async (_, i) => {
    const { socket, ended } = open(address(4, i));
    let at = 0;
    const timer = setInterval(() => socket.write(head[at++ % head.length]), 200);
    const got = await ended;
    clearInterval(timer);
    return got;
  });
  const got = await Promise.all(ends);
  check(`slow clients: the server ends all ${size.slow}`, got.every((text) => text === '' || text.startsWith('HTTP/1.1 408')), got[0]);
}

/** A body without an end, with its length or in chunks. */
async function greatBody(chunked) {
  const { socket, ended, there } = open('127.6.0.1');
  await there;
  const length = chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${size.body}`;
  socket.write(
    `PUT /api/v1/items/save/great HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nAuthorization: Bearer ${player.secret}\r\n${length}\r\n\r\n`,
  );
  const part = Buffer.alloc(65536, 'x');
  const piece = chunked ? Buffer.concat([Buffer.from('10000\r\n'), part, Buffer.from('\r\n')]) : part;
  let sent = 0;
  let closed = false;
  void ended.then(() => (closed = true));
  while (sent < size.body && !closed) {
    sent += part.length;
    if (!socket.write(piece)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), ended]);
    else await new Promise(setImmediate);
  }
  if (!closed) socket.end();
  const got = await ended;
  const kind = chunked ? 'in chunks' : 'with its length';
  console.log(`       a body of ${size.body} bytes ${kind}: the server took at most ${sent}`);
  check(`a great body ${kind}: refused, if the answer arrived`, got === '' || got.startsWith(chunked ? 'HTTP/1.1 411' : 'HTTP/1.1 413'), got.slice(0, 100));
  check(`a great body ${kind}: it is not kept in memory`, memory() < MOST_MB, `${memory()} MB`);
}

/** Guesses from a program of its own: what this one does beside its syncs would be counted to them. */
async function wrongSecrets() {
  const file = join(folder, 'guesses');
  const guess = (_, i) => {
    const head = `GET /api/v1/me HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${`${i}`.padStart(43, 'A')}\r\n\r\n`;
    return `${head.length}\n${head}`;
  };
  writeFileSync(file, Array.from({ length: size.secrets }, guess).join(''));
  const guesser = spawn(join(dirname(program), 'bench/load'), [port, 'send', file, size.guessers, 0, GUESSERS]);
  let said = '';
  guesser.stdout.on('data', (text) => (said += text));
  guesser.stderr.on('data', (text) => (said += text));
  await new Promise((resolve) => guesser.once('close', resolve));
  console.log(`       ${size.secrets} wrong secrets: ${said.trim()}`);
  const count = (status) => Number(new RegExp(`\\b${status}: (\\d+)`).exec(said)?.[1] ?? 0);
  check('wrong secrets: each is refused', count(401) + count(429) === size.secrets, said);
  check('wrong secrets: who tries too many is told to stop', count(429) > 0, said);
}

await syncs('before');
await syncs('slow clients', slowClients());
await syncs('great bodies', greatBody(false).then(() => greatBody(true)));
const held = Array.from({ length: size.connections }, (_, i) => open(address(5, i)));
await Promise.all(held.map(({ there }) => there));
await syncs(`${size.connections} connections`);
for (const { socket } of held) socket.destroy();
await syncs('wrong secrets', wrongSecrets());
await syncs('after');
check(`the memory stays below ${MOST_MB} MB`, memory() < MOST_MB, `${memory()} MB`);

child.removeAllListeners('exit');
const status = new Promise((resolve) => child.once('exit', resolve));
child.kill('SIGTERM');
check('the server ends cleanly', (await status) === 0);
rmSync(folder, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
