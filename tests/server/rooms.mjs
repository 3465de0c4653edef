// Rooms of running servers on one database.  Usage: node rooms.mjs URL LELE [URL2]
// With a second server players of a room talk to both by turns.
import { execFileSync } from 'node:child_process';
import { LELE, ask, base, equal, finish, logOf, player, refused, test } from './client.mjs';

const bases = [base, (process.argv[4] ?? base).replace(/\/$/, '')];
const puzzle = '.3.......7.......1..965.8...912.7.3..4..9..2..2.4.691...5.214..3.......2.......5.';
const solution = execFileSync(LELE, ['solve'], { input: `${puzzle}\n`, encoding: 'utf8' }).trim();

let turn = 0;
/** A request to one of the servers, by turns. */
const say = (who, path, body, method = 'POST') =>
  ask(method, `/api/v1/rooms${path}`, { secret: who.secret, body, at: bases[turn++ % 2] });
const look = (who, room) => say(who, `/${room}`, undefined, 'GET');

async function until(what, holds) {
  for (let i = 0; i < 600; i++) {
    const got = await holds();
    if (got) return got;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`never: ${what}`);
}

/** The events of a room as they come; `close` ends it. */
async function stream(who, room, after = 0, at = bases[turn++ % 2]) {
  const abort = new AbortController();
  const answer = await fetch(`${at}/api/v1/rooms/${room}/stream?after=${after}`, {
    headers: { Authorization: `Bearer ${who.secret}` },
    signal: abort.signal,
  });
  const events = [];
  const ends = (async () => {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of answer.body) {
      rest += decoder.decode(chunk, { stream: true });
      const parts = rest.split('\n\n');
      rest = parts.pop();
      for (const part of parts) {
        const data = part.split('\n').find((line) => line.startsWith('data: '));
        if (data) events.push(JSON.parse(data.slice(6)));
      }
    }
  })().catch(() => undefined);
  return { answer, events, close: () => (abort.abort(), ends) };
}

const kinds = (events) => events.map(({ event }) => event.kind);

async function room(mode, players) {
  const made = await say(players[0], '', { mode, puzzle });
  equal(made.status, 201);
  for (const who of players) equal((await say(who, `/${made.body.id}/join`)).status, 200);
  return made.body.id;
}
const begin = async (owner, id) => {
  equal((await say(owner, `/${id}/start`)).status, 200);
  await until('the start', async () => (await look(owner, id)).body.puzzle);
};

const [ann, bob, cat, eve] = [await player('Ann'), await player('Bob'), await player('Cat'), await player('Eve')];
const race = await room('race', [ann, bob]);

await test('nobody has the puzzle before the start', async () => {
  const got = (await look(bob, race)).body;
  equal([got.puzzle, got.starts, got.mine, got.mode], [null, 0, false, 'race']);
  equal((await look(ann, race)).body.mine, true);
});
await test('only who made the room starts it', () => refused(say(bob, `/${race}/start`), 403, 'not-yours'));
await test('nothing happens before the start', () =>
  refused(say(bob, `/${race}/progress`, { write: 'early', filled: 1 }), 409, 'not-now'));
await test('who joins again has joined once', async () => {
  equal((await say(bob, `/${race}/join`)).body.number, 2);
});

const heard = await Promise.all([stream(ann, race, 0, bases[0]), stream(bob, race, 0, bases[1])]);
await test('everybody hears the start, and gets the puzzle then', async () => {
  await begin(ann, race);
  for (const { answer, events } of heard) {
    equal(answer.headers.get('content-type'), 'text/event-stream');
    await until('the start is heard', () => kinds(events).includes('start'));
  }
  const [one, two] = [await look(ann, race), await look(bob, race)];
  equal(one.body.puzzle, two.body.puzzle);
  equal(execFileSync(LELE, ['convert', '--to', 'line'], { input: one.body.puzzle, encoding: 'utf8' }).trim(), puzzle);
});
await test('progress is heard by the others, without a digit', async () => {
  equal((await say(bob, `/${race}/progress`, { write: 'p1', filled: 7 })).status, 200);
  const got = await until('progress', () => heard[0].events.find(({ event }) => event.kind === 'progress'));
  equal([got.player, got.event], [bob.id, { kind: 'progress', filled: 7 }]);
});
await test('the same write twice is one event', async () => {
  const once = await say(bob, `/${race}/progress`, { write: 'p2', filled: 8 });
  const twice = await say(bob, `/${race}/progress`, { write: 'p2', filled: 9 });
  equal(twice.body.number, once.body.number);
});
await test('a stranger may look, but not take part', async () => {
  equal((await look(eve, race)).status, 200);
  await refused(say(eve, `/${race}/progress`, { write: 'x', filled: 1 }), 403, 'not-joined');
  await refused(say(eve, `/${race}/results`, { log: logOf(puzzle) }), 403, 'not-joined');
  await refused(ask('GET', `/api/v1/rooms/${race}`), 401, 'unknown-device');
  await refused(ask('GET', `/api/v1/rooms/${race}/stream`), 401, 'unknown-device');
});
await test('the result of a race comes from the replay', async () => {
  await refused(say(bob, `/${race}/results`, { log: 'x' }), 422, 'bad-log');
  const other = execFileSync(LELE, ['generate', '--seed', '7'], { encoding: 'utf8' }).slice(0, 81);
  await refused(say(bob, `/${race}/results`, { log: logOf(other) }), 422, 'other-puzzle');
  await refused(say(bob, `/${race}/results`, { log: logOf(puzzle) }), 422, 'future'); // it takes more than a minute
  await refused(say(bob, `/${race}/moves`, { write: 'm', cell: 0, digit: 1 }), 409, 'not-now');
});
await test('a stream goes on after the number that it is told', async () => {
  const later = await stream(ann, race, heard[0].events.at(-1).number);
  equal((await say(ann, `/${race}/progress`, { write: 'p3', filled: 30 })).status, 200);
  await until('the event', () => later.events.length > 0);
  equal(later.events.map(({ event }) => event.filled), [30]);
  await later.close();
});
await test('streams and lists have the same events in the same order', async () => {
  const { body } = await say(bob, `/${race}/events?after=0`, undefined, 'GET');
  equal(body.more, false);
  for (const { events } of heard) {
    await until('all events', () => events.length === body.events.length);
    equal(events, body.events);
  }
});
await Promise.all(heard.map(({ close }) => close()));

const board = await room('together', [ann, bob, cat]);
await begin(ann, board);
const free = [...puzzle].flatMap((given, cell) => (given === '.' ? [cell] : []));
const move = (who, write, cell, digit) => say(who, `/${board}/moves`, { write, cell, digit });
const list = async () => (await say(ann, `/${board}/events?after=0`, undefined, 'GET')).body.events;

/** The board, as every client makes it from the events. */
const fold = (events) => {
  const values = [...puzzle];
  for (const { event } of events) if (event.kind === 'set') values[event.cell] = event.digit ? String(event.digit) : '.';
  return values.join('');
};

await test('one board is filled by several, each undoes what is theirs', async () => {
  const [a, b] = free;
  equal((await move(ann, 'a1', a, 1)).status, 200);
  equal((await move(bob, 'b1', b, 2)).status, 200);
  equal((await move(bob, 'b2', a, 3)).status, 200);
  equal((await say(ann, `/${board}/moves`, { write: 'a2', undo: true })).body.error, 'not-now', 'Bob wrote over it:');
  equal((await say(bob, `/${board}/moves`, { write: 'b3', undo: true })).status, 200);
  const sets = (await list()).filter(({ event }) => event.kind === 'set').map(({ event }) => [event.cell, event.digit]);
  equal(sets, [[a, 1], [b, 2], [a, 3], [a, 1]]);
});
await test('a given and a digit that does not exist are refused', async () => {
  await refused(move(ann, 'bad1', [...puzzle].findIndex((c) => c !== '.'), 1), 422, 'bad-cell');
  await refused(move(ann, 'bad2', free[0], 10), 422, 'bad-cell');
  await refused(move(ann, 'bad3', 81, 1), 422, 'bad-cell');
  await refused(move(ann, 'bad4', -1, 1), 422, 'bad-cell');
  await refused(move(ann, 'bad5', 'x', 1), 400, 'bad-field');
  await refused(move(eve, 'e1', free[0], 1), 403, 'not-joined');
});
await test('moves of three at once have one order for all', async () => {
  await Promise.all(
    free.map((cell, i) => move([ann, bob, cat][i % 3], `f${cell}`, cell, Number(solution[cell]))),
  ).then((answers) => answers.forEach((answer) => answer.status === 409 || equal(answer.status, 200)));
  const events = await list();
  equal(events.map(({ number }) => number), events.map((_, i) => i + 1));
  equal(fold(events), solution);
  equal(kinds(events).filter((kind) => kind === 'solved').length, 1);
});
await test('a board that is solved stays', () => refused(move(ann, 'late', free[0], 1), 409, 'not-now'));
await test('what is no room is refused', async () => {
  await refused(say(ann, '', { mode: 'war', puzzle }), 400, 'bad-field');
  await refused(say(ann, '', { mode: 'race', puzzle: 'hello' }), 400, 'bad-field');
  await refused(say(ann, '/nothing/join'), 404, 'not-found');
  await refused(look(ann, 'x'.repeat(40)), 404, 'not-found');
  await refused(ask('GET', '/api/v1/rooms/nothing/stream', { secret: ann.secret }), 404, 'not-found');
});
await test('what a deleted player said is gone', async () => {
  const gone = await player('Gone');
  const id = await room('race', [ann, gone]);
  equal((await ask('DELETE', '/api/v1/me', { secret: gone.secret })).status, 204);
  const { body } = await say(ann, `/${id}/events?after=0`, undefined, 'GET');
  equal(body.events.map(({ event }) => event.name), ['Ann']);
});

await finish();
