// Shared links of a running server: pages, pictures, QR codes.  Usage: node shares.mjs URL LELE
import { execFileSync } from 'node:child_process';
import { LELE, ask, base, equal, finish, logOf, refused, test } from './client.mjs';

const puzzle = '.3.......7.......1..965.8...912.7.3..4..9..2..2.4.691...5.214..3.......2.......5.';
const make = (kind, content) => ask('POST', '/api/v1/shares', { body: { kind, content } });
const get = async (path, headers = {}) => {
  const answer = await fetch(base + path, { headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes, text: bytes.toString() };
};
/** The tags of a page: a name or property, and its content. */
const tags = (html) =>
  Object.fromEntries([...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map((m) => m.slice(1)));
const has = (text, part) => {
  if (!text.includes(part)) throw new Error(`wanted ${part} in ${text.slice(0, 2000)}`);
};

const link = (await make('puzzle', puzzle)).body;
const path = `/s/${link.id}`;

await test('a puzzle gets a short link, the same one each time', async () => {
  equal(link.url, `${base}${path}`);
  const lines = puzzle.match(/.{9}/g).join('\n');
  const again = await make('puzzle', lines);
  equal([again.status, again.body], [201, link]);
});
await test('its page has tags for chats, and leads to the puzzle', async () => {
  const page = await get(path);
  const found = tags(page.text);
  equal(page.headers.get('content-type'), 'text/html; charset=utf-8');
  equal(found['og:title'], 'A Sudoku for you');
  equal(found['og:description'], 'Hard · rating 4.0 · about 25 min');
  equal([found['og:image'], found['twitter:image']], Array(2).fill(`${base}${path}/en.png`));
  equal(found['twitter:card'], 'summary_large_image');
  has(page.text, 'href="/#/p/LnVejwnTXsMMeEXzxhhC39laGBU"');
});
await test('the page is in the language of the browser, or that of the address', async () => {
  const chinese = { 'Accept-Language': 'zh-CN' };
  equal(tags((await get(path, chinese)).text)['og:title'], '送你一道数独');
  equal(tags((await get(`${path}?lang=zh`)).text)['og:locale'], 'zh_CN');
  equal(tags((await get(`${path}?lang=en`, chinese)).text)['og:locale'], 'en_US');
});
for (const lang of ['en', 'zh'])
  await test(`the card is a picture of 1200 by 630 (${lang})`, async () => {
    const card = await get(`${path}/${lang}.png`);
    equal(card.headers.get('content-type'), 'image/png');
    equal(card.bytes.subarray(1, 4).toString(), 'PNG');
    equal([card.bytes.readUInt32BE(16), card.bytes.readUInt32BE(20)], [1200, 630]);
    equal((await get(`${path}/${lang}.png`)).bytes.equals(card.bytes), true, 'drawn again:');
  });
await test('pages of other sites may show the pictures, and caches keep them', async () => {
  const { headers } = await get(`${path}/en.png`);
  equal(headers.get('cross-origin-resource-policy'), 'cross-origin');
  equal(headers.get('cache-control'), 'public, max-age=86400');
  has((await get(`${path}/board`)).headers.get('content-security-policy'), 'frame-ancestors *');
  has((await get(path)).headers.get('content-security-policy'), "frame-ancestors 'none'");
});
await test('the QR code leads to the link', async () => {
  has((await get(`${path}/qr.svg`)).text, '<svg');
  const { bytes } = await get(`${path}/qr.png`);
  const read = execFileSync('zbarimg', ['-q', '--raw', '-'], { input: bytes, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] });
  equal(read.trim(), link.url);
});
await test('a page of others can show the board (oEmbed)', async () => {
  const got = await ask('GET', `/oembed?url=${encodeURIComponent(`${link.url}?lang=zh`)}&format=json`);
  equal([got.body.version, got.body.type, got.body.thumbnail_url], ['1.0', 'rich', `${link.url}/en.png`]);
  has(got.body.html, `src="${link.url}/board"`);
  has((await get(`${path}/board`)).text, `${path}/board.svg`);
  has((await get(`${path}/board.svg`)).text, '<svg');
  await refused(ask('GET', '/oembed?url=https://example.org/x'), 400, 'bad-field');
  await refused(ask('GET', `/oembed?url=${base}/s/0000000000000000`), 404, 'not-found');
});
await test('a game in progress keeps its digits', async () => {
  const solution = execFileSync(LELE, ['solve'], { input: `${puzzle}\n`, encoding: 'utf8' });
  const cells = [...puzzle].map((given, at) => (given !== '.' ? given : at < 5 ? `u${solution[at]}` : '123456789'));
  const sdx = Array.from({ length: 9 }, (_, row) => cells.slice(9 * row, 9 * row + 9).join(' ')).join('\n');
  const made = await make('progress', `${sdx}\n`);
  const page = (await get(`/s/${made.body.id}`)).text;
  equal(tags(page)['og:title'], 'A game in progress: 4 of 54 cells are filled');
  const [, code] = page.match(/href="\/#\/g\/(L\w+)"/);
  const back = execFileSync(LELE, ['convert', '--to', 'sdx'], { input: code, encoding: 'utf8' });
  equal(back.split(/\s+/).filter((cell) => cell.startsWith('u')).length, 4);
  // as a puzzle the same text has no digits of the player
  has((await get(`/s/${(await make('puzzle', `${sdx}\n`)).body.id}`)).text, 'href="/#/p/LnVejwnTXsMMeEXzxhhC39laGBU"');
});
await test('a result is a challenge, a replay is watched', async () => {
  const log = logOf(puzzle);
  const result = await make('result', log);
  const page = (await get(`/s/${result.body.id}`)).text;
  has(tags(page)['og:title'], 'Solved in 1:');
  has(tags(page)['og:description'], 'no hints');
  has(page, 'href="/#/p/LnVejwnTXsMMeEXzxhhC39laGBU?t=');
  const replay = (await get(`/s/${(await make('replay', log)).body.id}`)).text;
  has(replay, 'href="/#/r/');
});
await test('a result that is none is refused', async () => {
  const log = logOf(puzzle).split('\n').slice(0, 20).join('\n') + '\n';
  await refused(make('result', log), 422, 'not-solved');
  await refused(make('result', 'nothing'), 422, 'bad-log');
  equal((await make('replay', log)).status, 201);
});
await test('what is no puzzle is refused with the reason', async () => {
  const two = await make('puzzle', `55${puzzle.slice(2)}`);
  equal([two.status, two.body.error], [422, 'bad-log']);
  await refused(make('puzzle', 'hello'), 422, 'bad-log');
  await refused(make('puzzle', ''), 400, 'bad-field');
  await refused(make('poem', puzzle), 400, 'bad-field');
  await refused(make('puzzle', 'x'.repeat((64 << 10) + 1)), 400, 'bad-field');
  await refused(make('puzzle', 'x'.repeat(70_000)), 413, 'too-large');
});
await test('a link that does not exist says so, to people as a page', async () => {
  const page = await get('/s/0000000000000000', { 'Accept-Language': 'zh' });
  equal([page.status, page.headers.get('content-type')], [404, 'text/html; charset=utf-8']);
  has(page.text, '这个链接已失效');
  for (const rest of ['/en.png', '/qr.svg', '/board.svg']) await refused(ask('GET', `/s/0000000000000000${rest}`), 404, 'not-found');
  equal((await get('/s/x')).status, 404);
  equal((await get(`${path}/x`)).status, 404);
});
await test('what a host is called does not leave its place in the page', async () => {
  const answer = execFileSync('curl', ['-q', '-s', '-H', 'Host: "><b>', base + path], { encoding: 'utf8' });
  equal(answer.includes('"><b>'), false);
  has(answer, '&quot;&gt;&lt;b&gt;/s/');
});
await test('a large board has a card, without a level', async () => {
  const large = execFileSync(LELE, ['generate', '--layout', '12x12', '--difficulty', 'easy', '--seed', '1'], { encoding: 'utf8' });
  const made = await make('puzzle', large.split('\n')[0]);
  equal(made.status, 201);
  equal(tags((await get(`/s/${made.body.id}`)).text)['og:description'], '');
  equal((await get(`/s/${made.body.id}/en.png`)).bytes.readUInt32BE(16), 1200);
});

await finish();
