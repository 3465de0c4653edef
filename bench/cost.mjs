// What requests cost a server: processor time, bytes of the answer, bytes written and bytes kept; and what follows
// for a day of players.
// Usage: node bench/cost.mjs BUILD_DIR [sqlite:FILE | postgres://… FOLDER]
// FOLDER is that of PostgreSQL's data, whose processes are counted too.  Processor time does not depend on how busy
// the machine is, apart from its caches; nothing here is a time on a clock.  COUNT is the number of requests of each
// kind, RATE how many are sent in a second: at a higher one more of them share a commit.  ALONE=1 runs the server
// before all other programs of the machine (chrt, which root may do), so that nothing empties its caches.  ROOMS is
// the number of rooms, SITE the folder of the page instead of web/dist.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [build, given, folder] = process.argv.slice(2);
const COUNT = Number(process.env.COUNT ?? 2400);
const RATE = Number(process.env.RATE ?? 300);
const PLAYERS = 240;
const ADDRESSES = 128;
const GAME_BYTES = 3000; // a saved game with some hundred moves
const room = mkdtempSync(join(tmpdir(), 'lele-cost-'));
const database = given ?? `sqlite:${room}/games.db`;
const run = (program, args, input) => execFileSync(program, args, { input, encoding: 'utf8', maxBuffer: 1 << 28 }).trim();
const lele = (args, input) => run(join(build, 'lele'), args, input);

const options = ['--root', process.env.SITE ?? 'web/dist', '--listen', '127.0.0.1:0', '--per-address', '4096', '--database', database];
const first_ = process.env.ALONE ? ['chrt', '-r', '1'] : [];
const [program, ...args] = [...first_, join(build, 'lele-serve'), ...options];
const server = spawn(program, args);
const url = await new Promise((resolve, reject) => {
  server.once('exit', () => reject(new Error('the server ended')));
  server.stdout.on('data', (text) => resolve(/http:\S+/.exec(String(text))[0]));
});
const port = new URL(url).port;

/** The server, and the processes of the database, which come and go. */
function processes() {
  const inFolder = (pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === folder;
    } catch {
      return false;
    }
  };
  return [server.pid, ...(folder ? readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && inFolder(pid)) : [])];
}
/** Milliseconds of processor, bytes written to the disk and page faults of each process. */
function used() {
  const rows = new Map();
  for (const pid of processes()) {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ');
    const io = readFileSync(`/proc/${pid}/io`, 'utf8');
    rows.set(pid, [10 * (Number(fields[11]) + Number(fields[12])), Number(/^write_bytes: (\d+)/m.exec(io)[1]), Number(fields[7])]);
  }
  return rows;
}
const since = (before) => {
  const total = [0, 0, 0];
  for (const [pid, row] of used()) row.forEach((value, i) => (total[i] += value - (before.get(pid)?.[i] ?? 0)));
  return total;
};
function kept() {
  const sizes = 'import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); print(c.execute("pragma page_count").fetchone()[0] * c.execute("pragma page_size").fetchone()[0])';
  return Number(
    database.startsWith('sqlite:')
      ? run('python3', ['-c', sizes, database.slice(7)])
      : run('psql', ['-X', '-A', '-t', '-c', 'select pg_database_size(current_database())', database]),
  );
}

const join_ = (i) =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify({ name: `P${i}` });
    const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
    const sent = request(`${url}api/v1/players`, { method: 'POST', localAddress: `127.2.0.${1 + (i % 40)}`, headers }, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += part));
      answer.on('end', () => (answer.statusCode === 201 ? resolve(JSON.parse(text).secret) : reject(new Error(text))));
    });
    sent.on('error', reject);
    sent.end(body);
  });
const secrets = [];
for (let i = 0; i < PLAYERS; i++) secrets.push(await join_(i));

function request_(method, path, secret, body) {
  const text = body ? JSON.stringify(body) : '';
  const type = body ? `Content-Type: application/json\r\nContent-Length: ${text.length}\r\n` : '';
  const whole = `${method} ${path} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip, br\r\nAuthorization: Bearer ${secret}\r\n${type}\r\n${text}`;
  return `${whole.length}\n${whole}`;
}
const today = new Date().toISOString().slice(0, 10);
const board = `${today}-hard`;
const daily = lele(['generate', '--seed', `${today >= '2026-12-01' ? 2 : 1}:hard:classic:${today}`]).slice(0, 81);
const puzzles = [daily, ...lele(['generate', '--seed', 'bench', '-n', String(Math.ceil(COUNT / PLAYERS))]).split('\n').map((line) => line.slice(0, 81))];
const solutions = lele(['solve'], `${puzzles.join('\n')}\n`).split('\n');

/** No two logs are equal: the first gap says whose it is. */
function log(which, player) {
  const lines = ['lele-game 1', `puzzle refuse classic ${puzzles[which]}`];
  const gaps = [900 + player, 1500, 700, 2100, 1200, 1800, 1000];
  let at = 0;
  [...puzzles[which]].forEach((digit, cell) => {
    if (digit !== '.') return;
    at += gaps[lines.length % gaps.length];
    lines.push(`${at} set r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1} ${solutions[which][cell]}`);
  });
  return `${lines.join('\n')}\n`;
}
const result = (i, which) => {
  const finished = Date.now();
  return request_('POST', '/api/v1/results', secrets[i], which === 0 ? { log: log(0, i), finished, board } : { log: log(which, i), finished });
};
const game = (i) => ({ write: `w${i}`, base: 0, made: i + 1, content: `${i} `.padEnd(GAME_BYTES, '12 set r1c1 5 ') });

/** Sends requests and returns what one cost. */
function measure(name, requests) {
  const file = join(room, 'requests');
  writeFileSync(file, requests.join(''));
  const [before, size] = [used(), kept()];
  const said = run(join(build, 'bench/load'), [port, 'send', file, '64', String(RATE), String(ADDRESSES)]);
  const [cpu, written, faults] = since(before);
  const [, rate, megabytes] = /^([\d.]+) answers\/s, ([\d.]+) MB\/s/.exec(said);
  const statuses = said.replace(/^.*ms; */s, '');
  const of = requests.length;
  const row = { name, cpu: cpu / of, answer: (1e6 * megabytes) / rate, written: written / of, kept: (kept() - size) / of };
  console.log(`| ${name} | ${row.cpu.toFixed(2)} ms | ${row.answer.toFixed(0)} | ${row.written.toFixed(0)} | ${row.kept.toFixed(0)} | ${(faults / of).toFixed(0)} | ${statuses} |`);
  return row;
}
const many = (make) => Array.from({ length: COUNT }, (_, i) => make(i));

console.log('| request | processor | answer, bytes | written, bytes | kept, bytes | page faults | answers |\n|---|---|---|---|---|---|---|');
const page = measure('the page', many((i) => request_('GET', '/', secrets[i % PLAYERS])));
const first = measure('a state of a game, new', secrets.map((_, i) => request_('PUT', '/api/v1/items/settings/all', secrets[i], game(0))));
const state = measure('a state of a game, again', many((i) => request_('PUT', '/api/v1/items/settings/all', secrets[i % PLAYERS], game(i + 1))));
const changes = measure('what has changed: nothing', many((i) => request_('GET', `/api/v1/items?since=${COUNT}`, secrets[i % PLAYERS])));
const results = measure('a result', many((i) => result(i % PLAYERS, 1 + Math.floor(i / PLAYERS))));
measure('a result on a board', secrets.map((_, i) => result(i, 0)));
const read = measure(`a board of ${PLAYERS}`, many((i) => request_('GET', `/api/v1/boards/${board}`, secrets[i % PLAYERS])));
measure('the calendar', many((i) => request_('GET', '/api/v1/calendar', secrets[i % PLAYERS])));

const [before, size] = [used(), kept()];
const ROOMS = Number(process.env.ROOMS ?? 40);
const SECONDS = 10;
const said = run('node', ['bench/rooms.mjs', url, String(server.pid), String(ROOMS), String(SECONDS)]);
const perEvent = Number(/([\d.]+) ms of processor for each/.exec(said)[1]);
const written = since(before)[1] / (ROOMS * SECONDS);
console.log(`| an event of a room of four | ${perEvent.toFixed(2)} ms${folder ? ' in the server' : ''} | | ${written.toFixed(0)} | ${((kept() - size) / (ROOMS * SECONDS)).toFixed(0)} | | ${said.split('\n').at(-1).replace(/;.*/s, '')} |`);

// A day of one player: what the page does while it is open, and a game of twenty minutes with a state every 20 seconds.
const day = [
  [2, page],
  [3, first],
  [57, state],
  [60, changes],
  [3, results],
  [10, read],
];
const sum = (field) => day.reduce((total, [times, row]) => total + times * row[field], 0);
const writes = 63;
const BUSY_SECONDS = 4 * 3600; // in which half of the requests of a day come
const players = (0.5 * BUSY_SECONDS * 2 * 1000) / (0.5 * sum('cpu')); // two cores, half of each
console.log(`
A day of a player: ${day.map(([times, { name }]) => `${times} × ${name}`).join(', ')}:
${sum('cpu').toFixed(1)} ms of processor, ${(sum('answer') / 1000).toFixed(0)} kB sent, ${(sum('written') / 1000).toFixed(0)} kB written, ${(3 * first.kept + 3 * results.kept).toFixed(0)} bytes that stay.
Half of two cores in the four hours with half of the requests: ${Math.round(players / 1000)},000 players;
their writes: ${Math.round((writes * players * 0.5) / BUSY_SECONDS)}/s and ${((sum('written') * players * 0.5) / BUSY_SECONDS / 1e6).toFixed(0)} MB/s; what stays: ${(((3 * first.kept + 3 * results.kept) * players) / 1e9).toFixed(1)} GB a day.
A million players: ${Math.round((writes * 1e6 * 0.5) / BUSY_SECONDS)} writes/s, ${((0.5 * sum('cpu') * 1e6) / 1000 / BUSY_SECONDS).toFixed(1)} cores busy, ${(((3 * first.kept + 3 * results.kept) * 1e6) / 1e9).toFixed(1)} GB a day;
with 1 % of them in rooms of four at once, 2,500 events/s, ${((2500 * perEvent) / 1000).toFixed(1)} cores more.`);

server.removeAllListeners('exit');
const ended = new Promise((resolve) => server.once('exit', resolve));
server.kill('SIGTERM');
await ended;
rmSync(room, { recursive: true, force: true });
