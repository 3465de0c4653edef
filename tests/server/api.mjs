// The API of a running server with a database.  Usage: node api.mjs URL LELE
import { execFileSync } from 'node:child_process';
import { LELE, ask, base, daily, equal, finish, logOf, player, players, put, refused, send, test, today } from './client.mjs';

const ann = await player('Ann');
const bob = await player('Bob');

await test('a new player is known by the secret', async () => {
  const me = await ask('GET', '/api/v1/me', { secret: ann.secret });
  equal([me.status, me.body.name, me.body.id], [200, 'Ann', ann.id]);
});
await test('without a secret, or with a wrong one, nobody is known', async () => {
  await refused(ask('GET', '/api/v1/me'), 401, 'unknown-device');
  await refused(ask('GET', '/api/v1/me', { secret: ann.secret.slice(1) }), 401, 'unknown-device');
  await refused(ask('GET', '/api/v1/me', { headers: { Authorization: 'Basic x' } }), 401, 'unknown-device');
});
await test('the recovery phrase adds a device, in any spelling', async () => {
  const second = await ask('POST', '/api/v1/devices', { body: { phrase: ann.phrase.toUpperCase().replaceAll('-', '  ') } });
  equal([second.status, second.body.id, second.body.phrase], [201, ann.id, undefined]);
  equal((await ask('GET', '/api/v1/me', { secret: second.body.secret })).body.id, ann.id);
  equal((await ask('DELETE', '/api/v1/devices/this', { secret: second.body.secret })).status, 204);
  await refused(ask('GET', '/api/v1/me', { secret: second.body.secret }), 401, 'unknown-device');
  equal((await ask('GET', '/api/v1/me', { secret: ann.secret })).status, 200);
});
await test('a phrase that is none is refused', () =>
  refused(ask('POST', '/api/v1/devices', { body: { phrase: 'vivut-fuluv' } }), 404, 'not-found'));
await test('a new phrase ends the old one and every other device', async () => {
  const eve = await player();
  const other = (await ask('POST', '/api/v1/devices', { body: { phrase: eve.phrase } })).body;
  const changed = await ask('POST', '/api/v1/me/phrase', { secret: eve.secret });
  equal(changed.status, 201);
  await refused(ask('GET', '/api/v1/me', { secret: other.secret }), 401, 'unknown-device');
  await refused(ask('POST', '/api/v1/devices', { body: { phrase: eve.phrase } }), 404, 'not-found');
  equal((await ask('POST', '/api/v1/devices', { body: { phrase: changed.body.phrase } })).status, 201);
});
await test('a player can be renamed, and deleted for good', async () => {
  const gone = await player();
  equal((await ask('PUT', '/api/v1/me', { secret: gone.secret, body: { name: '数独 & <b>' } })).body.name, '数独 & <b>');
  equal((await ask('DELETE', '/api/v1/me', { secret: gone.secret })).status, 204);
  await refused(ask('GET', '/api/v1/me', { secret: gone.secret }), 401, 'unknown-device');
  await refused(ask('POST', '/api/v1/devices', { body: { phrase: gone.phrase } }), 404, 'not-found');
});
for (const name of ['', '   ', 'a\nb', 'x'.repeat(61), 7, null, undefined, '\u0000'])
  await test(`a player cannot be called ${JSON.stringify(name)?.slice(0, 20)}`, () =>
    refused(ask('PUT', '/api/v1/me', { secret: ann.secret, body: { name } }), 400, name === '\u0000' ? 'bad-json' : 'bad-field'));

await test('what one device writes another one gets', async () => {
  const one = await put(bob, 'save/g1', { write: 'a', content: 'first "game"\n' });
  const two = await put(bob, 'settings/all', { write: 'b', content: '{}' });
  const all = await ask('GET', '/api/v1/items?since=0', { secret: bob.secret });
  equal(all.body.items.map((item) => [item.kind, item.name, item.content]), [
    ['save', 'g1', 'first "game"\n'],
    ['settings', 'all', '{}'],
  ]);
  equal(all.body.more, false);
  const later = await ask('GET', `/api/v1/items?since=${one.body.revision}`, { secret: bob.secret });
  equal(later.body.items.map((item) => item.revision), [two.body.revision]);
  const another = await ask('GET', '/api/v1/items', { secret: ann.secret });
  equal(another.body.items, []);
});
await test('the same write twice is one write', async () => {
  const one = await put(bob, 'save/g2', { write: 'c' });
  const again = await put(bob, 'save/g2', { write: 'c' });
  equal([again.body.repeated, again.body.revision], [true, one.body.revision]);
});
await test('two devices that diverged keep both games', async () => {
  const start = await put(bob, 'save/g3', { write: 'd' });
  const from = { base: start.body.revision };
  equal((await put(bob, 'save/g3', { write: 'e', ...from, content: 'phone' })).body.name, 'g3');
  equal((await put(bob, 'save/g3', { write: 'f', ...from, content: 'desk' })).body.name, 'g3~f');
});
await test('a deleted item is told to the other devices', async () => {
  const start = await put(bob, 'save/g4', { write: 'g' });
  const gone = await put(bob, 'save/g4', { write: 'h', base: start.body.revision, content: null });
  const later = await ask('GET', `/api/v1/items?since=${start.body.revision}`, { secret: bob.secret });
  equal([gone.body.ignored, later.body.items.map((item) => item.content)], [false, [null]]);
});
await test('items that are none are refused', async () => {
  await refused(put(bob, 'secrets/x', {}), 404, 'not-found');
  await refused(put(bob, 'save/x', { content: 7 }), 400, 'bad-field');
  await refused(put(bob, 'save/x', { base: '1' }), 400, 'bad-field');
  await refused(put(bob, 'save/x', { write: 'w'.repeat(37) }), 400, 'bad-field');
  await refused(put(bob, `save/${'n'.repeat(64)}`, {}), 404, 'not-found');
  await refused(ask('GET', '/api/v1/items?since=-1', { secret: bob.secret }), 400, 'bad-field');
  await refused(ask('GET', '/api/v1/items?since=1e3', { secret: bob.secret }), 400, 'bad-field');
});
await test('a content above the limit is refused', () =>
  refused(put(bob, 'save/large', { content: 'x'.repeat(1 << 20).concat('y'.repeat(5000)) }), 413, 'too-large'));

const hard = daily('hard');
const board = `${today}-hard`;
await test('a finished game of the day is replayed and stands on the board', async () => {
  const sent = await send(ann, logOf(hard), { board });
  equal(sent.status, 201, JSON.stringify(sent.body));
  equal([sent.body.hints, sent.body.mistakes, sent.body.withSolution, sent.body.suspicious], [0, 0, false, false]);
  equal([sent.body.rank, sent.body.of], [1, 1]);
  const shown = await ask('GET', `/api/v1/boards/${board}`, { secret: bob.secret });
  equal(shown.body.rows.map((row) => [row.rank, row.name, row.total, row.me]), [[1, 'Ann', sent.body.total, false]]);
});
await test('a slower game stands after it', async () => {
  const sent = await send(bob, logOf(hard, [2900, 3500, 2700, 4100, 3200, 3800, 3000]), { board });
  equal([sent.status, sent.body.rank, sent.body.of], [201, 2, 2]);
});
await test('the board says how many of the others a player is faster than', async () => {
  const of = async (who, query = '') => (await ask('GET', `/api/v1/boards/${board}${query}`, { secret: who.secret })).body.mine;
  const [one, two] = [await of(ann), await of(bob, '?limit=1')];
  equal([one.rank, one.faster, two.rank, two.faster], [1, 100, 2, 0]);
  equal(await of(await player()), null);
});
await test('a game counts once, for whoever sent it, and a puzzle by its first game', async () => {
  await refused(send(ann, logOf(hard), { board }), 409, 'duplicate');
  const carl = await player();
  await refused(send(carl, logOf(hard), { board }), 409, 'log-of-another');
  await refused(send(ann, logOf(hard, [800, 1400, 600, 2000, 1100]), { board }), 409, 'puzzle-done');
});
await test('a game of another puzzle is refused', async () =>
  refused(send(await player(), logOf(daily('easy')), { board }), 422, 'other-puzzle'));
await test('a game that is not solved is refused', async () => {
  const eve = await player();
  const log = logOf(hard);
  await refused(send(eve, log.trimEnd().slice(0, log.trimEnd().lastIndexOf('\n') + 1), { board }), 422, 'not-solved');
  const empty = hard.indexOf('.');
  const solution = execFileSync(LELE, ['solve'], { input: `${hard}\n`, encoding: 'utf8' }).trim();
  await refused(send(eve, logOf(hard, [1000], { [empty]: solution[empty] === '1' ? 2 : 1 }), { board }), 422, 'not-solved');
});
await test('a log that is cut or changed is refused with the reason', async () => {
  const eve = await player();
  for (const log of ['lele-game 1\n', 'x', logOf(hard).replace('lele-game 1', 'lele-game 99'), logOf(hard).replace(' set ', ' fly ')])
    await refused(send(eve, log, { board }), 422, 'bad-log');
});
await test('a game faster than a person is refused, a doubtful one is kept off the board', async () => {
  const eve = await player();
  await refused(send(eve, logOf(hard, [100]), { board }), 422, 'impossible');
  const even = await send(eve, logOf(hard, [1000]), { board });
  equal([even.status, even.body.suspicious, even.body.rank], [201, true, null]);
  const shown = await ask('GET', `/api/v1/boards/${board}`, { secret: eve.secret });
  equal(shown.body.of, 2);
});
await test('a game of the future and one of a closed day are refused', async () => {
  const eve = await player();
  await refused(send(eve, logOf(hard), { board, finished: Date.now() + 3600_000 }), 422, 'future');
  await refused(send(eve, logOf(daily('hard', '2026-01-05')), { board: '2026-01-05-hard' }), 422, 'closed');
  await refused(send(eve, logOf(hard), { board: '2026-02-30-hard' }), 400, 'bad-field');
  await refused(send(eve, logOf(hard), { board: `${today}-nightmare` }), 400, 'bad-field');
});
await test('a player who looked at the solution is not on the board', async () => {
  const eve = await player();
  const log = logOf(hard).split('\n');
  log.splice(2, 0, '0 peek');
  const sent = await send(eve, log.join('\n'), { board });
  equal([sent.status, sent.body.withSolution, sent.body.rank], [201, true, null]);
});
await test('the board can leave out games with hints', async () => {
  const eve = await player();
  const log = logOf(hard, [700, 1300, 500, 1900, 1000]).split('\n');
  log.splice(2, 0, '10 hint 1');
  equal((await send(eve, log.join('\n'), { board })).body.hints, 1);
  const names = async (query) =>
    (await ask('GET', `/api/v1/boards/${board}${query}`, { secret: eve.secret })).body.rows.length;
  equal([await names(''), await names('?withoutHints=1')], [3, 2]);
});
await test('the calendar has what was finished on any device of the player', async () => {
  const other = (await ask('POST', '/api/v1/devices', { body: { phrase: bob.phrase } })).body;
  const calendar = (query = '') => ask('GET', `/api/v1/calendar${query}`, { secret: other.secret });
  const shown = async (query) => {
    const { days, streak, longest, of } = (await calendar(query)).body;
    equal([streak, longest, of], [1, 1, 1]);
    return days.map((day) => [day.date, day.level, day.hints, day.withSolution]);
  };
  equal(await shown(`?today=${today}`), [[today, 'hard', 0, false]]);
  equal((await send(bob, logOf(daily('easy'), [910, 1480]), { board: `${today}-easy` })).status, 201);
  equal((await send(bob, logOf(daily('easy', '2026-01-05')), {})).status, 201, 'of no board:');
  equal(await shown(`?from=${today}&to=${today}&today=${today}`), [
    [today, 'easy', 0, false],
    [today, 'hard', 0, false],
  ]);
  equal(await shown('?from=2026-01-01&to=2026-01-31'), []);
  await refused(calendar('?from=2026-02-30'), 400, 'bad-field');
  await refused(ask('GET', '/api/v1/calendar'), 401, 'unknown-device');
});
await test('the board can show friends only, and a player gets a copy of the own results', async () => {
  const [eve, cat, dan] = [await player('Eve'), await player('Cat'), await player('Dan')];
  const easy = `${today}-easy`;
  const puzzle = daily('easy');
  for (const [i, who] of [eve, cat, dan].entries())
    equal((await send(who, logOf(puzzle, [900 + i, 1500, 700, 2100, 1200, 1800]), { board: easy })).status, 201);
  const friend = (method, id) => ask(method, `/api/v1/friends/${id}`, { secret: eve.secret });
  equal((await friend('PUT', dan.id)).status, 204);
  equal((await friend('PUT', dan.id)).status, 204, 'twice:');
  const names = async () =>
    (await ask('GET', `/api/v1/boards/${easy}?friends=1`, { secret: eve.secret })).body.rows.map((row) => row.name);
  equal(await names(), ['Eve', 'Dan']);
  const { friends } = (await ask('GET', '/api/v1/friends', { secret: eve.secret })).body;
  equal(friends.map(({ id, name }) => [id, name]), [[dan.id, 'Dan']]);
  equal((await friend('DELETE', dan.id)).status, 204);
  equal(await names(), ['Eve']);
  await refused(friend('DELETE', dan.id), 404, 'not-found');
  await refused(friend('PUT', 'x'.repeat(16)), 404, 'not-found');
  await refused(friend('PUT', eve.id), 404, 'not-found');
  const { results } = (await ask('GET', '/api/v1/results', { secret: eve.secret })).body;
  equal(results.map(({ board, log }) => [board, log.startsWith('lele-game 1')]), [[easy, true]]);
  await refused(ask('GET', '/api/v1/results'), 401, 'unknown-device');
});
await test('a deleted player leaves the board', async () => {
  const board = `${today}-medium`;
  const eve = await player();
  equal((await send(eve, logOf(daily('medium')), { board })).status, 201);
  equal((await ask('DELETE', '/api/v1/me', { secret: eve.secret })).status, 204);
  equal((await ask('GET', `/api/v1/boards/${board}`, { secret: bob.secret })).body.rows, []);
});

await test('what is no JSON is refused with its place', async () => {
  for (const text of ['', '{', '[]', '"x"', '{"name":"a","name":"b"}', '{"name":"a"} x', '\xff'])
    await refused(ask('POST', '/api/v1/players', { text }), 400, 'bad-json');
  await refused(ask('POST', '/api/v1/players', { text: '{}', headers: { 'Content-Type': 'text/plain' } }), 415, 'not-json');
});
await test('errors are told in the language of the caller', async () => {
  const got = await ask('GET', '/api/v1/me', { headers: { 'Accept-Language': 'zh-CN,zh;q=0.9' } });
  equal(/认识/.test(got.body.message), true);
});
await test('a page of another site gets nothing', async () => {
  await refused(ask('GET', '/api/v1/me', { secret: ann.secret, headers: { Origin: 'https://example.org' } }), 403, 'other-origin');
  equal((await ask('GET', '/api/v1/me', { secret: ann.secret, headers: { Origin: base } })).status, 200);
});
await test('paths and methods that do not exist are told apart', async () => {
  await refused(ask('GET', '/api/v1/nothing'), 404, 'not-found');
  const wrong = await ask('PUT', '/api/v1/players', { body: {} });
  equal([wrong.status, wrong.headers.get('allow')], [405, 'POST']);
});
await test('every route is described', async () => {
  const { body } = await ask('GET', '/api/v1/openapi.json');
  equal(body.openapi, '3.0.3');
  equal(Object.keys(body.paths).length > 20, true);
  equal(body.paths['/api/v1/results'].post.requestBody.content['application/json'].schema.required, ['log', 'finished']);
  for (const methods of Object.values(body.paths))
    for (const route of Object.values(methods)) equal(Boolean(route.summary && route.responses[429]), true);
});
// A proxy keeps the numbers of the operator to itself.
const metrics = process.env.LELE_BEHIND_PROXY ? () => undefined : test;
await metrics('the monitoring gets numbers', async () => {
  const answer = await fetch(`${base}/metrics`);
  const text = await answer.text();
  equal(answer.headers.get('content-type').startsWith('text/plain; version=0.0.4'), true);
  const count = text.match(/^lele_requests_total\{method="POST",route="\/api\/v1\/players",status="201"\} (\d+)$/m);
  equal(Number(count?.[1]) >= players(), true);
  equal(/^lele_database_ready 1$/m.test(text), true);
});
await test('the database answers', async () => equal((await ask('GET', '/healthz')).body, { status: 'ok' }));

await test('secrets cannot be tried without end', async () => {
  let status = 0;
  for (let i = 0; i < 100 && status !== 429; i++) status = (await ask('GET', '/api/v1/me', { secret: `guess${i}` })).status;
  equal(status, 429);
  equal((await ask('GET', '/api/v1/me', { secret: ann.secret })).status, 200);
});

await finish();
