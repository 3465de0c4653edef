// Rooms of four with an event a second each: how long an event takes to the other players.
// Usage: node bench/rooms.mjs URL PID ROOMS SECONDS [URL…]     (PID of the server, for its processor time and memory)
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

const [url, pid, roomCount, seconds, ...more] = process.argv.slice(2);
const urls = [url, ...more];
const ROOMS = Number(roomCount);
const PLAYERS = Math.min(400, 4 * ROOMS);
const agents = new Map();
const from = (i) => `127.3.${1 + Math.floor(i / 200)}.${1 + (i % 200)}`;

function ask(method, path, i, body, { stream, kept = true, at = urls[i % urls.length] } = {}) {
  const text = body ? JSON.stringify(body) : '';
  const headers = {
    ...(players[i] ? { Authorization: `Bearer ${players[i].secret}` } : {}),
    ...(body ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) } : {}),
  };
  const key = `${from(i)} ${at}`;
  if (!agents.has(key)) agents.set(key, new Agent({ keepAlive: true, maxSockets: 4, localAddress: from(i) }));
  return new Promise((resolve, reject) => {
    const options = { method, headers, localAddress: from(i), agent: kept ? agents.get(key) : false };
    const sent = request(`${at}api/v1/${path}`, options, (answer) => {
      if (stream) return resolve(answer.on('data', stream));
      let got = '';
      answer.on('data', (part) => (got += part));
      answer.on('end', () => (answer.statusCode < 300 ? resolve(got ? JSON.parse(got) : null) : reject(new Error(`${answer.statusCode} ${got}`))));
    });
    sent.on('error', reject);
    sent.end(text);
  });
}

const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const players = [];
for (let i = 0; i < PLAYERS; i++) players.push(await ask('POST', 'players', i, { name: `P${i}` }));
const rooms = [];
const times = [];
let heard = 0;
let measuring = false;
for (let r = 0; r < ROOMS; r++) {
  const members = [0, 1, 2, 3].map((k) => (4 * r + k) % PLAYERS);
  const { id } = await ask('POST', 'rooms', members[0], { mode: 'race', puzzle });
  for (const i of members) await ask('POST', `rooms/${id}/join`, i);
  await ask('POST', `rooms/${id}/start`, members[0]);
  const room = { id, members, posted: 0 };
  rooms.push(room);
  for (const i of members)
    await ask('GET', `rooms/${id}/stream?after=5`, i, null, {
      kept: false,
      stream: (part) => {
        const events = String(part).split('progress').length - 1;
        if (!measuring || events === 0) return;
        heard += events;
        times.push(performance.now() - room.posted);
      },
    });
}
const cpu = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ').slice(13, 15).reduce((sum, part) => sum + Number(part), 0) / 100;
const memory = () => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024);
console.log(`${ROOMS} rooms, ${4 * ROOMS} streams, ${memory()} MB`);
await new Promise((resolve) => setTimeout(resolve, 6000)); // the countdown
measuring = true;
let posts = 0;
let failures = 0;
const before = cpu();
const begun = performance.now();
const underWay = [];
for (let s = 0; s < Number(seconds); s++)
  for (let r = 0; r < ROOMS; r++) {
    const due = begun + 1000 * (s + r / ROOMS);
    while (performance.now() < due) await new Promise((resolve) => setTimeout(resolve, 1));
    const room = rooms[r];
    room.posted = performance.now();
    posts++;
    underWay.push(
      ask('POST', `rooms/${room.id}/progress`, room.members[s % 4], { write: `w${s}`, filled: s % 50 }).catch((error) => {
        if (failures++ === 0) console.log(error.message);
      }),
    );
  }
await Promise.all(underWay);
// Until all are heard; on the way nobody needs a minute.
for (const limit = Date.now() + 60_000; heard < 4 * (posts - failures) && Date.now() < limit; )
  await new Promise((resolve) => setTimeout(resolve, 20));
times.sort((a, b) => a - b);
const at = (part) => times[Math.min(times.length - 1, Math.floor(part * times.length))]?.toFixed(1);
console.log(
  `${posts} events, ${failures} refused, ${heard} of ${4 * posts} heard; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms; ` +
    `${((1000 * (cpu() - before)) / posts).toFixed(2)} ms of processor for each, ${memory()} MB`,
);
process.exit(0);
