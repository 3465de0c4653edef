// Writes requests with finished games for bench/load: "first" and "second", each with half of them.
// Usage: node bench/results.mjs URL LELE FOLDER COUNT
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';

const [url, lele, folder, count] = process.argv.slice(2);
const PLAYERS = 240;
const run = (args, input) => execFileSync(lele, args, { input, encoding: 'utf8', maxBuffer: 1 << 28 }).trim().split('\n');
const each = Math.ceil(Number(count) / PLAYERS);
const puzzles = run(['generate', '--seed', 'bench', '-n', String(each)]).map((line) => line.slice(0, 81));
const solutions = run(['solve'], `${puzzles.join('\n')}\n`);

/** Players from several addresses, because of the limit of new players per address. */
const join = (i) =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify({ name: `P${i}` });
    const options = {
      method: 'POST',
      localAddress: `127.2.0.${1 + (i % 40)}`,
      headers: { 'Content-Type': 'application/json', 'Content-Length': body.length },
    };
    const sent = request(`${url}api/v1/players`, options, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += part));
      answer.on('end', () => (answer.statusCode === 201 ? resolve(JSON.parse(text).secret) : reject(new Error(text))));
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** No two logs are equal: the first gap says whose it is. */
function log(puzzle, solution, player) {
  const lines = ['lele-game 1', `puzzle refuse classic ${puzzle}`];
  const gaps = [900 + player, 1500, 700, 2100, 1200, 1800, 1000];
  let at = 0;
  [...puzzle].forEach((given, cell) => {
    if (given !== '.') return;
    at += gaps[lines.length % gaps.length];
    lines.push(`${at} set r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1} ${solution[cell]}`);
  });
  return `${lines.join('\n')}\n`;
}

const secrets = [];
for (let i = 0; i < PLAYERS; i++) secrets.push(await join(i));
const parts = [[], []];
let made = 0;
puzzles.forEach((puzzle, p) =>
  secrets.forEach((secret, i) => {
    const body = JSON.stringify({ log: log(puzzle, solutions[p], i), finished: Date.now() });
    const text = `POST /api/v1/results HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nAuthorization: Bearer ${secret}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    parts[made++ % 2].push(`${text.length}\n${text}`);
  }),
);
['first', 'second'].forEach((name, i) => writeFileSync(`${folder}/${name}`, parts[i].join('')));
writeFileSync(`${folder}/count`, 'x\n'.repeat(parts[0].length));
console.log(`${parts[0].length} and ${parts[1].length} games of ${PLAYERS} players`);
