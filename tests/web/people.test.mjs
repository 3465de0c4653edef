// The page on a server that keeps players: games on two devices, a board of the day, short links.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { App, fillStore } from './app.mjs';
import { equal, ok, test, until } from './cases.mjs';
import { serve } from './served.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const say = (app, part) => app.page.locator('#devices + .card').getByText(part);
const synced = (app) => say(app, 'Synced').waitFor();
const openSaves = async (app) => {
  await app.page.evaluate(() => (location.hash = '#/saves'));
  await app.page.locator('#devices').waitFor();
};

async function signUp(app, name) {
  await openSaves(app);
  await app.page.getByPlaceholder('Name').fill(name);
  await app.page.getByRole('button', { name: 'Start', exact: true }).click();
  const phrase = await app.page.locator('.phrase').textContent();
  await app.page.getByRole('button', { name: 'I have written them down' }).click();
  await synced(app);
  return phrase;
}

async function signIn(app, phrase) {
  await openSaves(app);
  await app.page.getByLabel('I have a recovery phrase').check();
  await app.page.getByPlaceholder('Recovery phrase').fill(phrase);
  await app.page.getByRole('button', { name: 'Sign in' }).click();
  await synced(app);
}

/** A whole round: "Synced" may still be there from the one before. */
const syncNow = async (app) => {
  await openSaves(app);
  await synced(app);
  const asked = app.page.waitForResponse((answer) => answer.url().includes('/items?since='));
  await app.page.getByRole('button', { name: 'Sync now' }).click();
  await asked;
  await synced(app);
};

const stored = (app, store) =>
  app.page.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const open = indexedDB.open('lele');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const all = open.result.transaction(name).objectStore(name).getAll();
          all.onsuccess = () => {
            open.result.close();
            resolve(all.result);
          };
        };
      }),
    store,
  );

test('people: a game goes on on another device', async (env) => {
  const { env: own } = await serve(env);
  const desk = await App.open(own);
  await desk.start();
  await desk.cell(1, 3).click();
  await desk.press('4');
  const phrase = await signUp(desk, 'Ann');
  const phone = await App.open(own, { viewport: 'phone' });
  await signIn(phone, phrase.toUpperCase());
  await until(async () => (await stored(phone, 'games')).length === 1, 'the game is there');
  const [game] = await stored(phone, 'games');
  ok(/ set r1c3 4/.test(game.save), 'with its digit');
  ok(await phone.page.getByText('Player: Ann').isVisible(), 'the name came too');
  desk.clean();
  phone.clean();
});

/** What a reader of QR codes sees in the card of the devices. */
async function readQr(app) {
  const picture = await app.page.locator('#devices + .card figure svg').screenshot();
  return execFileSync('zbarimg', ['-q', '--raw', '-'], {
    input: picture,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  }).trim();
}

test('people: a QR code signs in another device, and no address that a server sees has the phrase', async (env) => {
  const { env: own } = await serve(env);
  const desk = await App.open(own, { scale: 2 });
  const phrase = await signUp(desk, 'Ann');
  await desk.page.getByRole('button', { name: 'Phrase and QR code' }).click();
  equal(await desk.page.locator('.phrase').textContent(), phrase, 'the phrase again:');
  const link = new URL(await readQr(desk));
  equal([link.origin + link.pathname, link.hash], [own.url, `#/device/${phrase}`]);
  const phone = await App.open(own, { viewport: 'phone' });
  const asked = [];
  phone.page.on('request', (request) => asked.push(request.url(), request.headers().referer ?? ''));
  await phone.page.goto(link.href);
  const field = phone.page.getByPlaceholder('Recovery phrase');
  await field.waitFor();
  equal(await field.inputValue(), phrase);
  equal(new URL(phone.page.url()).hash, '#/saves', 'the phrase leaves the address:');
  equal(await phone.page.getByText('Player: Ann').count(), 0, 'before the player says so:');
  await phone.page.getByRole('button', { name: 'Sign in' }).click();
  await synced(phone);
  ok(await phone.page.getByText('Player: Ann').isVisible(), 'the phone is of the player');
  ok(
    asked.some((url) => url.endsWith('/api/v1/devices')),
    'the server was asked',
  );
  equal(
    asked.filter((url) => url.split('#')[0].includes(phrase)),
    [],
  );
  desk.clean();
  phone.clean();
});

test('people: the link of a QR code does not move a device that has another player', async (env) => {
  const { env: own } = await serve(env);
  const desk = await App.open(own);
  const phrase = await signUp(desk, 'Ann');
  const phone = await App.open(own);
  await signUp(phone, 'Bob');
  await phone.page.evaluate((to) => (location.hash = to), `#/device/${phrase}`);
  await phone.page.getByText('this device belongs to Bob').waitFor();
  ok(await phone.page.getByText('Player: Bob').isVisible(), 'still Bob');
  await phone.page.getByRole('button', { name: 'Sign out on this device' }).click();
  await phone.page.getByRole('button', { name: 'Sign in' }).click();
  await phone.page.getByText('Player: Ann').waitFor();
  desk.clean();
  phone.clean();
});

test('people: the copy of everything has the player, the games and the friends', async (env) => {
  const { env: own } = await serve(env);
  const app = await App.open(own);
  await app.start();
  await app.cell(1, 3).click();
  await app.press('4');
  await signUp(app, 'Ann');
  const [file] = await Promise.all([
    app.page.waitForEvent('download'),
    app.page.getByRole('button', { name: 'Save a copy of everything' }).click(),
  ]);
  equal(file.suggestedFilename(), 'lele-player.json');
  const { player, items, results, friends } = JSON.parse(readFileSync(await file.path(), 'utf8'));
  equal([player.name, results, friends], ['Ann', [], []]);
  const saves = items.filter(({ kind }) => kind === 'save');
  equal(saves.length, 1);
  ok(saves[0].content.includes(' set r1c3 4'), 'the game with its digit');
  app.clean();
});

test('people: without a connection nothing is lost, and it goes up when the server is back', async (env) => {
  const { env: own, start, stop } = await serve(env);
  const desk = await App.open(own);
  await desk.start();
  const phrase = await signUp(desk, 'Ann');
  await stop();
  await desk.page.getByRole('button', { name: 'Sync now' }).click();
  await say(desk, 'Offline').waitFor();
  await desk.page.evaluate(() => (location.hash = '#/play'));
  await desk.cell(1, 3).click();
  await desk.press('4');
  await start();
  await openSaves(desk);
  await desk.page.getByRole('button', { name: 'Sync now' }).click();
  await synced(desk);
  const phone = await App.open(own);
  await signIn(phone, phrase);
  await until(
    async () => / set r1c3 4/.test((await stored(phone, 'games'))[0]?.save ?? ''),
    'the digit is there',
  );
});

/** Opens the saved game on the board of a second device. */
async function openSaved(app) {
  await openSaves(app);
  await app.page
    .locator('#library ~ *')
    .getByRole('button', { name: /Open|Load/ })
    .first()
    .click();
  await app.cell(1, 4).waitFor();
}

async function enter(app, row, column, digit) {
  await app.page.evaluate(() => (location.hash = '#/play'));
  await app.cell(row, column).click();
  await app.press(digit);
  await until(async () => (await app.value(row, column)) === digit, 'the digit is on the board');
}

const idsOf = async (app) => (await stored(app, 'games')).map(({ id }) => id).sort();
const hasMove = (move) => (game) => game.save.includes(` set ${move}`);

test('people: a game that was played on two devices is there twice', async (env) => {
  const { env: own } = await serve(env);
  const desk = await App.open(own);
  await desk.start();
  const phrase = await signUp(desk, 'Ann');
  const phone = await App.open(own);
  await signIn(phone, phrase);
  const [game] = await stored(phone, 'games');
  await openSaved(phone);
  await enter(phone, 1, 4, '6');
  await enter(desk, 1, 3, '4');
  await syncNow(phone);
  await syncNow(desk);
  const saves = await stored(desk, 'games');
  equal(saves.length, 2);
  // Whose game keeps the id depends on who synchronises first.
  const [one, other] = [saves.find(hasMove('r1c3 4')), saves.find(hasMove('r1c4 6'))];
  ok(one && other && one.id !== other.id, 'each with its move');
  ok([one.id, other.id].includes(game.id), 'one of them is the game that there was');
  for (const app of [phone, desk, phone, desk]) await syncNow(app);
  equal(await idsOf(phone), await idsOf(desk));
  equal((await idsOf(phone)).length, 2, 'games after more rounds:');
  await enter(desk, 1, 4, '2');
  await syncNow(desk);
  const kept = (await stored(desk, 'games')).filter(hasMove('r1c4 2'));
  equal(
    kept.map(({ id }) => id),
    [one.id],
    'the game of this device goes on:',
  );
});

test('people: a game that is open on two devices and goes on on one stays one game', async (env) => {
  const { env: own } = await serve(env);
  const desk = await App.open(own);
  await desk.start();
  const phrase = await signUp(desk, 'Ann');
  const phone = await App.open(own);
  await signIn(phone, phrase);
  const [{ id }] = await stored(phone, 'games');
  await openSaved(phone);
  await syncNow(phone);
  for (const [column, digit] of [
    ['3', '4'],
    ['4', '6'],
    ['6', '8'],
  ]) {
    await enter(desk, 1, Number(column), digit);
    await syncNow(desk);
    await syncNow(phone);
    await syncNow(desk);
  }
  equal(await idsOf(desk), [id]);
  equal(await idsOf(phone), [id]);
  ok(hasMove('r1c6 8')((await stored(desk, 'games'))[0]), 'with the last digit');
  // The phone leaves the game: then the one of the desk takes its place.
  await phone.start();
  await syncNow(phone);
  await until(
    async () => hasMove('r1c6 8')((await stored(phone, 'games')).find((one) => one.id === id)),
    'the state of the desk is here',
  );
  desk.clean();
  phone.clean();
});

/** Another player's result of a puzzle of the day, sent as the page sends it. */
async function sendResult(url, name, date, level) {
  const lele = (args, input) =>
    execFileSync(join(root, 'build', 'lele'), args, {
      encoding: 'utf8',
      input,
    }).trim();
  const version = date >= '2026-12-01' ? 2 : 1;
  const puzzle = lele(['generate', '--seed', `${version}:${level}:classic:${date}`]).slice(0, 81);
  const solution = lele(['solve'], `${puzzle}\n`);
  const lines = ['lele-game 1', `puzzle refuse classic ${puzzle}`];
  let at = 0;
  [...puzzle].forEach((given, cell) => {
    if (given !== '.') return;
    at += [900, 1500, 700, 2100, 1200, 1800, 1000][cell % 7];
    lines.push(`${at} set r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1} ${solution[cell]}`);
  });
  const post = (path, body, secret) =>
    fetch(`${url}api/v1/${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(secret ? { Authorization: `Bearer ${secret}` } : {}),
      },
      body: JSON.stringify(body),
    });
  const { secret } = await (await post('players', { name })).json();
  const log = `${lines.join('\n')}\n`;
  const board = `${date}-${level}`;
  equal((await post('results', { log, finished: Date.now(), board }, secret)).status, 201);
}

test('people: the page of the day shows the board', async (env) => {
  const { env: own } = await serve(env);
  const app = await App.open(own);
  await app.page.evaluate(() => (location.hash = '#/daily'));
  await app.page.getByText('Hard').first().waitFor();
  equal(await app.page.locator('#board-panel').count(), 0, 'without a player:');
  await signUp(app, 'Ann');
  const date = await app.page.evaluate(() => {
    const two = (value) => String(value).padStart(2, '0');
    const now = new Date();
    return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  });
  await sendResult(own.url, 'Bob', date, 'hard');
  await app.page.evaluate(() => (location.hash = '#/daily'));
  const row = app.page.locator('#board-panel li');
  await row.waitFor();
  ok((await row.textContent()).includes('Bob'), 'the other player');
  await app.page.getByRole('tab', { name: 'Easy' }).click();
  await app.page.getByText('Nobody is on the leaderboard yet.').waitFor();
  app.clean();
});

const RESULT = {
  ...{
    finished: 1,
    layout: 'classic',
    level: 'hard',
    rating: 3,
    elapsed: 60_000,
    penalty: 0,
  },
  ...{ total: 60_000, hints: 0, mistakes: 0, assisted: false, techniques: {} },
};

/** The local days of today and yesterday in the page. */
const days = (app) =>
  app.page.evaluate(() => {
    const two = (value) => String(value).padStart(2, '0');
    const now = new Date();
    return [0, 1].map((ago) => {
      const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - ago);
      return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
    });
  });

test('people: the calendar shows what another device has solved, also while it is open', async (env) => {
  const { env: own } = await serve(env);
  const desk = await App.open(own);
  const phrase = await signUp(desk, 'Ann');
  const phone = await App.open(own, { viewport: 'phone' });
  await signIn(phone, phrase);
  const [today, yesterday] = await days(desk);
  const version = yesterday >= '2026-12-01' ? 2 : 1;
  await fillStore(desk.page, 'results', [
    {
      ...RESULT,
      id: 'yesterday',
      daily: `${version}:hard:classic:${yesterday}`,
    },
  ]);
  await desk.visit('#/daily');
  await desk.page.locator('.levels button').first().click();
  await desk.page.locator('#cell-0').waitFor();
  await phone.visit('#/daily');
  const now = phone.page.locator('.days .today');
  await now.waitFor();
  equal(await now.locator('.on').count(), 0, 'before:');
  const puzzle = await desk.values();
  const lele = (args, input) =>
    execFileSync(join(root, 'build', 'lele'), args, {
      encoding: 'utf8',
      input,
    });
  await desk.solve({ solution: lele(['solve'], `${puzzle}\n`).trim() });
  await syncNow(desk);
  // What the page does when its connection comes back.
  await phone.page.evaluate(() => window.dispatchEvent(new Event('online')));
  await until(async () => (await now.locator('.on').count()) === 1, 'the day has a mark');
  await phone.page.locator('.calendar').getByText('2 days in a row').waitFor();
  const secret = await phone.page.evaluate(
    () => JSON.parse(localStorage.getItem('lele.player')).secret,
  );
  const answer = await fetch(`${own.url}api/v1/calendar?today=${today}`, {
    headers: { Authorization: `Bearer ${secret}` },
  });
  const calendar = await answer.json();
  equal(
    calendar.days.map(({ date, level }) => [date, level]),
    [[today, 'easy']],
    'replayed by the server:',
  );
  desk.clean();
  phone.clean();
});

test('people: a short link with a picture is made when the player asks for it', async (env) => {
  const { env: own } = await serve(env);
  const app = await App.open(own);
  await app.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await app.start();
  await app.button('Share').click();
  await app.page.locator('dialog .ways summary').click();
  await app.page.getByRole('button', { name: 'Make a short link' }).click();
  const link = await app.page.locator('a.short').textContent();
  const stranger = await env.browser.newContext({ locale: 'en-US' });
  env.cleanup(() => stranger.close());
  const page = await stranger.newPage();
  await page.goto(link);
  equal(await page.locator('h1').textContent(), 'A Sudoku for you');
  const wide = await page
    .locator('img')
    .first()
    .evaluate((img) => img.decode().then(() => img.naturalWidth));
  equal(wide, 1200);
  await page.locator('a.play').click();
  await page.waitForURL(/#\/p\/L/);
  app.clean();
});

test('people: a page from another host offers none of it', async (env) => {
  const app = await App.open(env);
  await app.page.evaluate(() => (location.hash = '#/saves'));
  await app.page.locator('#library').waitFor();
  await app.page.waitForLoadState('networkidle');
  equal(await app.page.locator('#devices').count(), 0);
  app.clean();
});
