// What the tests of the API share: cases, requests, players, games.
// Each of them is run with the arguments URL LELE: a running server with a database, and the command, which makes
// the puzzles of days and their solutions.
import { execFileSync } from 'node:child_process';

export const [URL_, LELE] = process.argv.slice(2);
export const base = URL_.replace(/\/$/, '');
let passed = 0;
let failed = 0;

export async function test(sentence, run) {
  try {
    await run();
    passed++;
    console.log(`ok     ${sentence}`);
  } catch (error) {
    failed++;
    console.log(`FAILED ${sentence}\n  ${error.message}`);
  }
}

export function equal(got, wanted, what = '') {
  const [a, b] = [JSON.stringify(got), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${what} wanted ${b}, got ${a}`);
}

/** Every answer, for the comparison with the description of the API. */
const seen = [];

/** A request as a page of the server, or with other headers. */
export async function ask(method, path, { secret, body, headers = {}, text, at = base } = {}) {
  const answer = await fetch(at + path, {
    method,
    headers: {
      ...(secret ? { Authorization: `Bearer ${secret}` } : {}),
      ...(body !== undefined || text !== undefined ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    body: text ?? (body === undefined ? undefined : JSON.stringify(body)),
  });
  const received = await answer.text();
  seen.push({ method, path: path.split('?')[0], status: answer.status, text: received });
  return { status: answer.status, headers: answer.headers, body: received ? JSON.parse(received) : null };
}

export const refused = async (answer, status, error) => {
  const got = await answer;
  equal([got.status, got.body?.error], [status, error]);
  if (!got.body.message) throw new Error('an error without a sentence');
};

let made = 0;
export const players = () => made;
export async function player(name = `Player ${made + 1}`) {
  const answer = await ask('POST', '/api/v1/players', { body: { name } });
  equal(answer.status, 201, name);
  made++;
  return answer.body;
}

export const put = (who, path, more) =>
  ask('PUT', `/api/v1/items/${path}`, {
    secret: who.secret,
    body: { write: 'w1', base: 0, made: 1, content: 'x', ...more },
  });

export const lele = (...args) => execFileSync(LELE, args, { encoding: 'utf8' }).trim().split('\n');
export const today = new Date().toISOString().slice(0, 10);
const version = today >= '2026-12-01' ? 2 : 1;
export const daily = (level, date = today) => {
  const [puzzle] = lele('generate', '--seed', `${version}:${level}:classic:${date}`);
  return puzzle.slice(0, 81);
};

/** The log of a game that fills a puzzle in reading order, a digit after each of the gaps in turn. */
export function logOf(puzzle, gaps = [900, 1500, 700, 2100, 1200, 1800, 1000], wrong = {}) {
  const solution = execFileSync(LELE, ['solve'], { input: `${puzzle}\n`, encoding: 'utf8' }).trim();
  let at = 0;
  const lines = ['lele-game 1', `puzzle refuse classic ${puzzle}`];
  [...puzzle].forEach((given, cell) => {
    if (given !== '.') return;
    at += gaps[lines.length % gaps.length];
    const digit = wrong[cell] ?? solution[cell];
    lines.push(`${at} set r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1} ${digit}`);
  });
  return `${lines.join('\n')}\n`;
}

export const send = (who, log, more = {}) =>
  ask('POST', '/api/v1/results', { secret: who.secret, body: { log, finished: Date.now(), ...more } });

/** The description must have every answer that a test got: its route, status, error and fields. */
async function compare() {
  const description = await (await fetch(`${base}/api/v1/openapi.json`)).json();
  const paths = Object.entries(description.paths).map(([path, methods]) => [
    new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
    methods,
  ]);
  for (const { method, path, status, text } of seen) {
    const row = paths.find(([pattern, methods]) => pattern.test(path) && methods[method.toLowerCase()]);
    if (!row && [404, 405].includes(status)) continue;
    const answers = row?.[1][method.toLowerCase()].responses;
    const answer = answers?.[status];
    if (!answer) throw new Error(`${method} ${path}: ${status} is not described`);
    const body = text ? JSON.parse(text) : {};
    const schema = answer.content?.['application/json']?.schema;
    if (answer['x-errors']) {
      if (!answer['x-errors'].includes(body.error)) throw new Error(`${method} ${path}: ${body.error} is not described`);
    } else if (text) {
      const missing = schema.required.filter((name) => !(name in body));
      const unknown = Object.keys(body).filter((name) => !(name in schema.properties));
      equal([missing, unknown], [[], []], `${method} ${path}:`);
    }
  }
}

/** Prints the closing line. */
export async function finish() {
  await test('the description of the API has every answer that came', compare);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
