// Kills the server, or PostgreSQL, again and again while players write, and looks for what was lost or doubled.
// Usage: node faults.mjs LELE_SERVE DATABASE SITE KILLS [POSTGRES_FOLDER]
// DATABASE is sqlite:FILE or postgres://…; with a folder of tests/store/postgres every second kill is PostgreSQL's.
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';

const [program, database, site, kills, folder] = process.argv.slice(2);
const postgres = fileURLToPath(new URL('../store/postgres', import.meta.url));
const PLAYERS = 6;
let port = 0;
let child;

const start = () =>
  new Promise((resolve, reject) => {
    child = spawn(program, ['--root', site, '--listen', `127.0.0.1:${port}`, '--database', database]);
    let said = '';
    child.stderr.on('data', (text) => (said += text));
    child.once('exit', () => reject(new Error(`the server ended: ${said}`)));
    child.stdout.on('data', (text) => {
      port ||= Number(/:(\d+)\//.exec(String(text))?.[1] ?? 0);
      if (port) resolve();
    });
  });
const again = async (act) => {
  for (let i = 0; ; i++)
    try {
      return await act();
    } catch (error) {
      if (i === 300) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
};

async function killServer() {
  child.removeAllListeners('exit');
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
  await again(start);
}
async function killPostgres() {
  process.kill(Number(readFileSync(`${folder}/data/postmaster.pid`, 'utf8').split('\n')[0]), 'SIGKILL');
  await again(async () => execFileSync(postgres, ['start', folder], { stdio: 'ignore' }));
}

/** Each player has an address of its own, so that the limits per address do not slow the test down. */
const ask = (method, path, secret, body, host = '127.0.0.1') =>
  new Promise((resolve, reject) => {
    const headers = { ...(secret ? { Authorization: `Bearer ${secret}` } : {}), 'Content-Type': 'application/json' };
    const text = body ? JSON.stringify(body) : '';
    if (body) headers['Content-Length'] = Buffer.byteLength(text);
    const options = { host: '127.0.0.1', port, path: `/api/v1/${path}`, method, headers, localAddress: host, agent: false };
    const sent = request(options, (answer) => {
      let received = '';
      answer.on('data', (part) => (received += part));
      answer.on('error', reject);
      answer.on('end', () => {
        // 503: nothing was written; 429: too fast.  Both are sent again, like what got no answer.
        if (!answer.complete || answer.statusCode >= 300) reject(new Error(`${answer.statusCode} ${received}`));
        else resolve(JSON.parse(received));
      });
    });
    sent.on('error', reject);
    sent.setTimeout(20_000, () => sent.destroy(new Error('no answer')));
    sent.end(text);
  });

let ends = false;
let acknowledged = 0;
/** Writes the numbers 1, 2, … into two items by turns until the end; each is sent until it is acknowledged. */
async function write(player) {
  player.revisions = [0, 0];
  player.last = [0, 0];
  for (let n = 1; !ends; n++) {
    const which = n % 2;
    const body = { write: `w${n}`, base: player.revisions[which], made: n, content: String(n) };
    const got = await again(() => ask('PUT', `items/save/g${which}`, player.secret, body, player.host));
    if (got.name !== `g${which}`) throw new Error(`write ${n} went to ${got.name}: it was done twice`);
    player.revisions[which] = got.revision;
    player.last[which] = n;
    acknowledged++;
    await new Promise((resolve) => setTimeout(resolve, 40 * Math.random()));
  }
}

await start();
const players = [];
for (let i = 0; i < PLAYERS; i++)
  players.push({ ...(await ask('POST', 'players', null, { name: `P${i}` })), host: `127.0.0.${i + 2}` });
const work = Promise.all(players.map(write));
for (let i = 0; i < Number(kills); i++) {
  await new Promise((resolve) => setTimeout(resolve, 100 + 400 * Math.random()));
  await (folder && i % 2 === 1 ? killPostgres() : killServer());
}
ends = true;
await work;

let wrong = 0;
for (const player of players) {
  const { items } = await again(() => ask('GET', 'items?since=0', player.secret));
  // A write that was done twice would have a later revision than its acknowledgement says.
  const found = items.map(({ name, content, revision }) => `${name}=${content}@${revision}`).sort();
  // A short run may end before an item was written at all.
  const wanted = player.last.flatMap((n, which) => (n > 0 ? [`g${which}=${n}@${player.revisions[which]}`] : []));
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    wrong++;
    console.log(`${player.id}: wanted ${wanted}, found ${found}`);
  }
}
child.removeAllListeners('exit');
child.kill('SIGTERM');
console.log(`${kills} kills, ${acknowledged} acknowledged writes of ${PLAYERS} players`);
console.log(wrong === 0 ? 'ok     no acknowledged write is lost, none is doubled' : 'FAILED writes are lost or doubled');
process.exitCode = wrong === 0 ? 0 : 1;
