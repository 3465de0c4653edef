// The commands for programs of others, on a server that was started with --api and without a database.
// Usage: node tools.mjs URL LELE URL_WITHOUT
// URL_WITHOUT is a server without --api.
import { execFileSync } from 'node:child_process';
import { LELE, ask, base, equal, finish, refused, test } from './client.mjs';

const without = process.argv[4].replace(/\/$/, '');
const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const run = (name, body, more) => ask('POST', `/api/v1/${name}`, { body, ...more });
const printed = (args, input) => execFileSync(LELE, args, { input, encoding: 'utf8' }).trimEnd().split('\n');

const SAME = [
  ['solve', { puzzle }, ['solve', '--json']],
  ['solve', { puzzle: `${puzzle}\n${'.'.repeat(81)}`, all: true, limit: 3 }, ['solve', '--json', '--all', '--limit', '3']],
  ['rate', { puzzle }, ['rate', '--json']],
  ['rate', { puzzle, scale: 'se' }, ['rate', '--json', '--scale', 'se']],
  ['hint', { puzzle, level: 1 }, ['hint', '--json', '--level', '1']],
  ['steps', { puzzle, all: true, technique: 'hidden-single' }, ['steps', '--all', '--technique', 'hidden-single']],
  ['generate', { seed: 'one', difficulty: 'medium', number: 2 }, ['generate', '--json', '--seed', 'one', '--difficulty', 'medium', '-n', '2']],
];
for (const [name, body, args] of SAME)
  await test(`${name} answers as the command line: ${args.slice(1).join(' ')}`, async () => {
    const got = await run(name, body);
    equal(got.status, 200, JSON.stringify(got.body));
    equal(got.body.results, printed(args, body.puzzle ? `${body.puzzle}\n` : '').map((line) => JSON.parse(line)));
  });
await test('convert answers as the command line', async () => {
  equal((await run('convert', { puzzle, to: 'grid' })).body.text.trimEnd().split('\n'), printed(['convert', '--to', 'grid'], `${puzzle}\n`));
});
await test('a picture is SVG, or PNG of the wanted size', async () => {
  const draw = (body) =>
    fetch(`${base}/api/v1/picture`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  const svg = await draw({ puzzle });
  equal([svg.status, svg.headers.get('content-type'), (await svg.text()).includes('<svg')], [200, 'image/svg+xml', true]);
  const png = await draw({ puzzle, to: 'png', dpi: 75 });
  const bytes = Buffer.from(await png.arrayBuffer());
  equal([png.headers.get('content-type'), bytes.subarray(1, 4).toString()], ['image/png', 'PNG']);
  equal(bytes.readUInt32BE(16) > 300 && bytes.readUInt32BE(16) < 400, true, `width ${bytes.readUInt32BE(16)}`);
});
await test('a puzzle that cannot be read is told in its place', async () => {
  const { status, body } = await run('solve', { puzzle: `${puzzle}\nnonsense` });
  equal([status, body.results.length, Boolean(body.results[1].error)], [200, 2, true]);
  await refused(run('convert', { puzzle: 'nonsense' }), 422, 'bad-puzzle');
  await refused(run('picture', { puzzle: 'nonsense' }), 422, 'bad-puzzle');
});
await test('what the command refuses is refused with its sentence, in the language of the caller', async () => {
  await refused(run('solve', { puzzle, layout: 'zzz' }), 400, 'bad-option');
  const zh = await run('solve', { puzzle, layout: 'zzz' }, { headers: { 'Accept-Language': 'zh' } });
  equal(/命令不接受：--layout 需要/.test(zh.body.message), true, zh.body.message);
});
await test('a field that is unknown, missing or of another kind is refused', async () => {
  for (const body of [{}, { puzzle: 7 }, { puzzle: '' }, { puzzle, all: 'yes' }, { puzzle, limit: -1 }, { puzzle, limit: 1e9 }, { puzzle, output: '/tmp/x' }, { puzzle, layout: 'x'.repeat(400) }, { puzzle, threads: 64 }])
    await refused(run('solve', body), 400, 'bad-field');
  await refused(run('picture', { puzzle, to: 'pdf' }), 400, 'bad-field');
  await refused(run('solve', { puzzle: 'x'.repeat(40000) }), 413, 'too-large');
  await refused(ask('POST', '/api/v1/solve', { text: '{"puzzle":' }), 400, 'bad-json');
});
await test('an option cannot begin a file name or another option', async () => {
  await refused(run('convert', { puzzle, from: '--output=/tmp/lele-tools-test' }), 400, 'bad-option');
  await refused(run('generate', { seed: 'a/b' }), 400, 'bad-option');
});
await test('a page of another site gets nothing', () =>
  refused(run('solve', { puzzle }, { headers: { Origin: 'https://example.org' } }), 403, 'other-origin'));
await test('a command is ended after ten seconds, and others go on meanwhile', async () => {
  const long = run('generate', { difficulty: 'extreme', number: 1000 });
  equal((await run('solve', { puzzle })).status, 200);
  await refused(long, 422, 'too-hard');
});
await test('without a database there are no players, but the server is well', async () => {
  await refused(ask('POST', '/api/v1/players', { body: { name: 'Ann' } }), 404, 'not-found');
  await refused(ask('GET', '/api/v1/me', { secret: 'x' }), 404, 'not-found');
  equal((await fetch(`${base}/s/abc`)).status, 404);
  equal((await ask('GET', '/healthz')).body, { status: 'ok' });
  equal((await fetch(`${base}/metrics`)).status, 200);
  const { paths } = (await ask('GET', '/api/v1/openapi.json')).body;
  equal(['/api/v1/players' in paths, '/api/v1/solve' in paths, '/api/v1/rooms/{room}/stream' in paths], [false, true, false]);
});
await test('without --api there are no commands', async () => {
  const { status } = await fetch(`${without}/api/v1/solve`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ puzzle }) });
  equal(status, 404);
  const { paths } = await (await fetch(`${without}/api/v1/openapi.json`)).json();
  equal(['/api/v1/players' in paths, '/api/v1/solve' in paths], [true, false]);
});
await test('an address cannot ask without end', async () => {
  let status = 0;
  for (let i = 0; i < 200 && status !== 429; i++) status = (await run('solve', { puzzle: 'x' })).status;
  equal(status, 429);
});

await finish();
