// A browser that is killed at random moments while the page writes: what the device had kept and what the server had
// acknowledged are there afterwards, once.  LELE_KILLS sets another number of kills.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, PUZZLE, SOLUTION } from './app.mjs';
import { startKept } from './browser.mjs';
import { equal, ok, test, until } from './cases.mjs';
import { serve } from './served.mjs';

const KILLS = Number(process.env.LELE_KILLS ?? 4);
const open = [...PUZZLE].flatMap((symbol, cell) => (symbol === '.' ? [cell] : []));

/** Ends the browser with this profile and all its processes at once; how many browsers that were. */
function kill(profile) {
  let killed = 0;
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    let words = '';
    try {
      words = readFileSync(`/proc/${id}/cmdline`, 'utf8');
    } catch {
      continue; // it has ended
    }
    if (!words.includes(`--user-data-dir=${profile}\0`) || words.includes('--type=')) continue;
    killed++;
    try {
      process.kill(-Number(id), 'SIGKILL'); // the browser leads a group of its own
    } catch {
      process.kill(Number(id), 'SIGKILL');
    }
  }
  return killed;
}

const kept = (app) =>
  app.page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const asked = indexedDB.open('lele');
        asked.onerror = () => reject(asked.error);
        asked.onsuccess = () => {
          const all = asked.result.transaction('games').objectStore('games').getAll();
          all.onsuccess = () => {
            asked.result.close();
            resolve(all.result);
          };
        };
      }),
  );
const digitsOf = (save = '') => [...save.matchAll(/ set (r\dc\d \d)/g)].map(([, move]) => move);

test('people: a browser that is killed while it writes loses and doubles nothing', async (env) => {
  const { env: own } = await serve(env);
  const profile = mkdtempSync(join(tmpdir(), 'lele-profile-'));
  env.cleanup(async () => {
    kill(profile);
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });
  const reopen = async () => App.open(own, { context: await startKept(profile) });
  const player = async (app) =>
    app.page.evaluate(() => JSON.parse(localStorage.getItem('lele.player')));

  let app = await reopen();
  await app.start();
  await app.page.evaluate(() => (location.hash = '#/saves'));
  await app.page.getByPlaceholder('Name').fill('Ann');
  await app.button('Start').click();
  await app.button('I have written them down').click();
  await app.page.getByText('Synced').waitFor();
  const { secret } = await player(app);
  const onServer = async () => {
    const answer = await fetch(`${own.url}api/v1/items?since=0`, {
      headers: { Authorization: `Bearer ${secret}` },
    });
    const { items } = await answer.json();
    return items.filter(({ kind, content }) => kind === 'save' && content !== null);
  };
  // The browser keeps who is signed in when it likes; from here on it has.
  await app.page.context().close();

  let next = 0;
  for (let round = 0; round < KILLS; round++) {
    app = await reopen();
    await app.page.evaluate(() => (location.hash = '#/play'));
    for (let i = 0; i < 3; i++) {
      const cell = open[next++ % open.length];
      await app.cell(Math.floor(cell / 9) + 1, (cell % 9) + 1).click();
      await app.press(SOLUTION[cell]);
    }
    await app.page.evaluate(() => (location.hash = '#/saves'));
    await app.page.getByRole('button', { name: 'Sync now' }).click();
    await new Promise((resolve) => setTimeout(resolve, 300 * Math.random()));
    const here = (await kept(app)).flatMap(({ save }) => digitsOf(save));
    const there = (await onServer()).flatMap(({ content }) => digitsOf(content));
    ok(kill(profile) > 0, 'a browser is killed');
    app = await reopen();
    const games = await kept(app);
    equal(games.length, 1, 'games on the device:');
    for (const digit of here) ok(digitsOf(games[0].save).includes(digit), `${digit} was kept`);
    await app.page.evaluate(() => (location.hash = '#/saves'));
    await app.page.getByText('Synced').waitFor();
    const saves = await until(async () => {
      const now = await onServer();
      const all = now.flatMap(({ content }) => digitsOf(content));
      return here.every((digit) => all.includes(digit)) && now;
    }, 'what was kept goes to the server');
    equal(saves.length, 1, 'games on the server:');
    for (const digit of there)
      ok(digitsOf(saves[0].content).includes(digit), `${digit} was acknowledged`);
    await app.page.context().close();
  }
});
