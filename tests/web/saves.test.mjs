// Slots, the library, one file for everything, damaged and old stores, several tabs.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { App, NEARLY, PUZZLE, SEVERAL, SOLUTION, fillStore, readStore } from './app.mjs';
import { equal, ok, test, until } from './cases.mjs';

test('five slots: save, rename, overwrite asks, load, delete', async (env) => {
  const app = await App.open(env);
  await app.start();
  await app.cell(1, 3).click();
  await app.press('4');
  await app.visit('#/saves');
  const slots = app.page.locator('ol > li');
  await until(async () => (await slots.count()) === 5, 'five slots');
  const name = app.page.getByLabel('Name', { exact: true });
  // The name is asked for in place: the field has the focus, Enter saves.
  await slots.nth(1).getByRole('button', { name: 'Save' }).click();
  equal(await name.evaluate((field) => field === document.activeElement), true, 'focus:');
  await app.page.keyboard.type('draft');
  await app.press('Enter');
  await until(async () => (await slots.nth(1).textContent()).includes('draft'), 'saved');
  await slots.nth(1).getByRole('button', { name: 'Rename' }).click();
  await name.fill('周末 weekend 🙂');
  await name.press('Enter');
  await until(async () => (await slots.nth(1).textContent()).includes('周末 weekend 🙂'), 'name');
  ok(/\d\d:\d\d:\d\d \d{4}\/\d\d\/\d\d/.test(await slots.nth(1).textContent()), 'time');
  await slots.nth(1).getByRole('button', { name: 'Save' }).click();
  await slots.nth(1).getByText('Overwrite it?').waitFor();
  await app.button('Cancel').click();
  await app.page.evaluate(() => (location.hash = '#/'));
  await app.cell(1, 4).click();
  await app.press('6');
  await app.visit('#/saves');
  await slots.nth(1).getByRole('button', { name: 'Load' }).click();
  await app.page.waitForSelector('[role=grid]');
  equal([await app.value(1, 3), await app.value(1, 4)], ['4', '']);
  await app.visit('#/saves');
  await until(
    async () => (await app.page.locator('ul.card > li').count()) === 2,
    'a copy, two games',
  );
  await slots.nth(1).getByRole('button', { name: 'Delete' }).click();
  await until(async () => !(await slots.nth(1).textContent()).includes('周末'), 'deleted');
  app.clean();
});

test('what was deleted, overwritten or dissolved comes back', async (env) => {
  const { app, rows } = await withGames(env, 3);
  const undo = app.button('Undo');
  await putInto(rows.nth(1), 'Sunday');
  await rows.nth(1).locator('.folder', { hasText: 'Sunday' }).waitFor();
  const before = await rows.allTextContents();
  await rows.nth(1).getByRole('button', { name: 'Delete' }).focus();
  await app.press('Enter');
  await until(async () => (await rows.count()) === 2, 'deleted');
  // The button that had the focus no longer exists: the undo button gets it.
  await until(() => undo.evaluate((button) => button === document.activeElement), 'focus');
  await app.press('Enter');
  await until(async () => (await rows.count()) === 3, 'it is back');
  equal(await rows.allTextContents(), before);
  equal(await undo.count(), 0);
  await app.page.reload();
  await until(async () => (await rows.count()) === 3, 'it stays');

  await app.page.getByLabel('Folder', { exact: true }).selectOption({ label: 'Sunday (1)' });
  await app.button('Remove the folder (its games stay)').click();
  await until(async () => (await rows.locator('.folder').count()) === 0, 'dissolved');
  await undo.click();
  await until(async () => (await rows.locator('.folder').count()) === 1, 'the folder is back');

  await rows.nth(0).getByRole('button', { name: 'Open' }).click();
  await app.page.waitForSelector('[role=grid]');
  await app.visit('#/saves');
  const slot = app.page.locator('ol > li').first();
  await slot.getByRole('button', { name: 'Save' }).click();
  await app.page.getByLabel('Name', { exact: true }).fill('first');
  await app.page.getByLabel('Name', { exact: true }).press('Enter');
  await slot.getByText('first').waitFor();
  await app.page.evaluate(() => (location.hash = '#/'));
  await app.cell(1, 3).click();
  await app.press('4');
  await app.visit('#/saves');
  const progress = async () => /\d+% done/.exec(await slot.textContent())?.[0];
  const saved = await progress();
  await slot.getByRole('button', { name: 'Save' }).click();
  await slot.getByRole('button', { name: 'Overwrite' }).click();
  await until(async () => (await progress()) !== saved, 'overwritten');
  await undo.click();
  await until(async () => (await progress()) === saved, 'the save is back');
  await slot.getByRole('button', { name: 'Delete' }).click();
  await slot.getByText('empty').waitFor();
  await undo.click();
  await slot.getByText('first').waitFor();
  app.clean();
});

test('a long library is shown in parts', async (env) => {
  const { app, rows } = await withGames(env, 205);
  equal(await rows.count(), 100);
  await app.button('Show 105 more').click();
  await until(async () => (await rows.count()) === 200, 'two parts');
  await app.button('Show 5 more').click();
  await until(async () => (await rows.count()) === 205, 'all');
  equal(await app.page.getByRole('button', { name: /^Show/ }).count(), 0);
  app.clean();
});

test('everything goes into one file and comes back on another profile', async (env) => {
  const app = await App.open(env);
  await app.start();
  await app.visit('#/saves');
  const slot = app.page.locator('ol > li').first();
  await slot.getByRole('button', { name: 'Save' }).click();
  await app.press('Enter');
  await slot.getByRole('button', { name: 'Load' }).waitFor();
  const [file] = await Promise.all([
    app.page.waitForEvent('download'),
    app.button('Export everything as a file').click(),
  ]);
  const other = await App.open(env);
  await other.visit('#/saves');
  await other.page.locator('input[type=file]').setInputFiles(await file.path());
  await until(
    async () =>
      (await other.page.locator('[role=status]').first().textContent()).includes('2 records'),
    'two records',
  );
  await other.page.locator('ol > li').first().getByRole('button', { name: 'Load' }).click();
  await until(async () => (await other.values()) === PUZZLE, 'the game is there');
  await other.visit('#/saves');
  await other.page.locator('input[type=file]').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"no":1}'),
  });
  await until(
    async () =>
      (await other.page.locator('.message').first().textContent()).includes('Nothing was changed'),
    'refused',
  );
});

/** `lele play` with a library of its own; `lines` are what the player types. */
function terminal(env) {
  const home = mkdtempSync(join(tmpdir(), 'lele-play-'));
  env.cleanup(async () => rmSync(home, { recursive: true }));
  const program = fileURLToPath(new URL('../../build/lele', import.meta.url));
  return {
    home,
    play: (args, lines = '') =>
      execFileSync(program, ['play', ...args], {
        input: lines,
        encoding: 'utf8',
        env: { ...process.env, XDG_DATA_HOME: home, LELE_LANG: 'en' },
      }),
  };
}

test('games and slots go to the terminal and come back from there', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(1, 3).click();
  await app.press('4');
  await app.visit('#/saves');
  const slot = app.page.locator('ol > li').nth(1);
  await slot.getByRole('button', { name: 'Save' }).click();
  await app.press('Enter');
  await slot.getByRole('button', { name: 'Load' }).waitFor();
  const [file] = await Promise.all([
    app.page.waitForEvent('download'),
    app.button('Export everything as a file').click(),
  ]);
  const { home, play } = terminal(env);
  const taken = play(['--import', await file.path()]);
  ok(taken.startsWith('2 taken'), taken);
  const said = play([], 'load 2\nr1c3\nr1c4\n6\nsave 4\nquit\n');
  ok(/row 1 column 3, 4, yours/.test(said), said);
  play(['--export', join(home, 'all.json')]);
  const other = await App.open(env);
  await other.visit('#/saves');
  await other.page.locator('input[type=file]').setInputFiles(join(home, 'all.json'));
  await other.page.getByText(/\d records imported/).waitFor();
  await other.page.locator('ol > li').nth(3).getByRole('button', { name: 'Load' }).click();
  await other.page.waitForSelector('[role=grid]');
  await until(async () => (await other.value(1, 4)) === '6', 'the move of the terminal');
  equal(await other.value(1, 3), '4', 'the move of the page:');
});

test('a slot goes into a file of its own, and its game comes back elsewhere', async (env) => {
  const app = await (await App.open(env)).start();
  await app.visit('#/saves');
  const slot = app.page.locator('ol > li').first();
  await slot.getByRole('button', { name: 'Save' }).click();
  await app.press('Enter');
  const [file] = await Promise.all([
    app.page.waitForEvent('download'),
    slot.getByRole('button', { name: 'Export' }).click(),
  ]);
  const other = await App.open(env);
  await other.visit('#/saves');
  await other.page.locator('input[type=file]').setInputFiles(await file.path());
  await other.page.getByText('1 record imported').waitFor();
  await other.page.locator('ul.card > li').getByRole('button', { name: 'Open' }).click();
  await other.page.waitForSelector('[role=grid]');
  equal(await other.values(), PUZZLE);
});

test('damaged records are put aside and the rest goes on', async (env) => {
  const app = await App.open(env);
  await app.start();
  await app.visit('#/saves');
  await app.page.locator('ul.card > li').first().waitFor();
  await fillStore(app.page, 'games', [{ id: 'bad', save: 7 }]);
  await fillStore(app.page, 'slots', [{ slot: 3, name: 5 }]);
  await app.page.reload();
  await app.page.waitForSelector('main');
  await app.visit('#/saves');
  await until(
    async () => (await app.page.locator('main').textContent()).includes('2 damaged records'),
    'reported',
  );
  equal(await app.page.locator('ul.card > li').count(), 1);
});

/** A profile with the database of an older page, with one game. */
async function oldStore(env, version, stores) {
  const context = await env.browser.newContext({ locale: 'en-US' });
  env.cleanup(() => context.close());
  const page = await context.newPage();
  await page.goto(`${env.url}manifest.webmanifest`);
  await page.evaluate(
    ({ save, values, version, stores }) =>
      new Promise((resolve) => {
        const open = indexedDB.open('lele', version);
        open.onupgradeneeded = () => {
          for (const [name, keyPath, index] of stores) {
            const store = open.result.createObjectStore(name, keyPath ? { keyPath } : {});
            if (index) store.createIndex(index, index);
          }
        };
        open.onsuccess = () => {
          const change = open.result.transaction('games', 'readwrite');
          change.objectStore('games').put({
            id: 'old',
            save,
            version: 3,
            updated: 1,
            meta: {
              layout: 'classic',
              level: 'beginner',
              rating: 1.2,
              status: 'playing',
              elapsed: 5000,
              progress: 0.1,
              values,
            },
          });
          change.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
    {
      save: `lele-game 1\npuzzle refuse classic ${PUZZLE}\n1000 set r1c3 4\n`,
      values: PUZZLE,
      version,
      stores,
    },
  );
  return App.open(env, { context });
}

test('a store of the first version is upgraded and keeps its games', async (env) => {
  const app = await oldStore(env, 1, [['games', 'id', 'updated']]);
  await app.visit('#/saves');
  await app.page.locator('ul.card > li').getByRole('button', { name: 'Open' }).click();
  await app.page.waitForSelector('[role=grid]');
  equal(await app.value(1, 3), '4');
});

test('a store without ratings is upgraded and keeps what was learned', async (env) => {
  const app = await oldStore(env, 3, [
    ['games', 'id', 'updated'],
    ['slots', 'slot'],
    ['results', 'id', 'finished'],
    ['training', 'technique'],
    ['folders', 'id'],
    ['broken', ''],
  ]);
  await app.visit('#/saves');
  equal(await app.page.locator('ul.card > li').count(), 1);
  const known = { technique: 'full-house', right: 4, wrong: 0, box: 5, due: 1 };
  await fillStore(app.page, 'training', [known]);
  await app.visit('#/train');
  await app.page.getByText('1 of 4 parts done').waitFor();
  await app.page.getByText('1 to repeat today').waitFor();
  equal(await readStore(app.page, 'training'), [known]);
  for (const store of ['skills', 'runs']) equal(await readStore(app.page, store), [], store);
  app.clean();
});

const putInto = async (row, name, words = ['Put in a folder', 'Name of the folder']) => {
  await row.getByRole('button', { name: words[0] }).click();
  await row.getByLabel(words[1]).fill(name);
  await row.getByLabel(words[1]).press('Enter');
  await row.locator('.folder', { hasText: name }).waitFor();
};

test('a store without folders is upgraded: its games can be put into some', async (env) => {
  const app = await oldStore(env, 2, [
    ['games', 'id', 'updated'],
    ['slots', 'slot'],
    ['results', 'id', 'finished'],
    ['training', 'technique'],
    ['broken', ''],
  ]);
  await app.visit('#/saves');
  const row = app.page.locator('ul.card > li');
  equal(await row.count(), 1);
  await putInto(row, 'Old ones');
  await app.page.reload();
  await row.locator('.folder', { hasText: 'Old ones' }).waitFor();
  await row.getByRole('button', { name: 'Open' }).click();
  await app.page.waitForSelector('[role=grid]');
  await app.cell(1, 4).click();
  await app.press('6');
  await app.visit('#/saves');
  await row.locator('.folder', { hasText: 'Old ones' }).waitFor(); // a move keeps the folder
  app.clean();
});

const games = (count) =>
  Array.from({ length: count }, (_, i) => ({
    id: `game-${i}`,
    save: `lele-game 1\npuzzle refuse classic ${PUZZLE}\n`,
    version: 1,
    updated: 1000 - i,
    away: false,
    meta: {
      layout: 'classic',
      level: i % 2 ? 'easy' : 'hard',
      rating: 2,
      status: 'playing',
      elapsed: 1000,
      progress: 0,
      values: PUZZLE,
    },
  }));

async function withGames(env, count, options) {
  const app = await App.open(env, options);
  await app.visit('#/saves');
  await app.page.locator('ol > li').first().waitFor();
  await fillStore(app.page, 'games', games(count));
  await app.page.reload();
  await app.page.locator('ul.card > li').first().waitFor();
  return { app, rows: app.page.locator('ul.card > li') };
}

test('folders: games are put in, found there, and taken out again', async (env) => {
  for (const [lang, words] of [
    [
      'en-US',
      ['Put in a folder', 'Name of the folder', 'Folder', 'Rename the folder', 'in no folder'],
    ],
    ['zh-CN', ['放进文件夹', '文件夹名称', '文件夹', '给文件夹改名', '不在文件夹里']],
  ]) {
    const { app, rows } = await withGames(env, 4, { lang });
    const choose = app.page.getByLabel(words[2], { exact: true });
    equal(await choose.count(), 0, 'no folders, nothing to choose:');
    for (const [at, name] of [
      [0, '周末 weekend'],
      [1, '周末 weekend'],
      [2, '<b>x</b>'],
    ])
      await putInto(rows.nth(at), name, words);
    const names = async () =>
      (await choose.locator('option').allTextContents()).map((name) => name.trim());
    equal((await names()).slice(1), ['<b>x</b> (1)', '周末 weekend (2)', words[4]]);
    for (const [name, count] of [
      ['周末 weekend (2)', 2],
      ['<b>x</b> (1)', 1],
      [words[4], 1],
    ]) {
      await choose.selectOption({ label: name });
      await until(async () => (await rows.count()) === count, `${name}: ${count}`);
    }
    await choose.selectOption({ index: 0 });
    await app.page.getByRole('searchbox').fill('周末');
    await until(async () => (await rows.count()) === 2, 'a search finds folders');
    await app.page.getByRole('searchbox').fill('');
    await choose.selectOption({ label: '周末 weekend (2)' });
    await app.button(words[3]).click();
    await app.page.getByLabel(words[1]).fill('Sunday');
    await app.page.getByLabel(words[1]).press('Enter');
    await until(
      async () => (await rows.locator('.folder').first().textContent()) === 'Sunday',
      're',
    );
    equal(await rows.count(), 2, 'the folder is still chosen:');
    await app.page.locator('.tools .button').last().click();
    await until(async () => (await rows.count()) === 4, 'dissolved: all games again');
    equal(await rows.locator('.folder').allTextContents(), ['<b>x</b>']);
    await putInto(rows.nth(2), 'y', words);
    await rows.nth(2).locator('.danger').click();
    await until(async () => (await rows.count()) === 3, 'deleted');
    equal(await choose.count(), 0, 'its folder went with it:');
    app.clean();
  }
});

test('folders go into the file and come back; a file of an older page has none', async (env) => {
  const { app, rows } = await withGames(env, 3);
  await putInto(rows.nth(0), 'Hard ones');
  await putInto(rows.nth(1), 'Easy ones');
  const [download] = await Promise.all([
    app.page.waitForEvent('download'),
    app.button('Export everything as a file').click(),
  ]);
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
  const importing = async (to, content) => {
    await to.page.locator('input[type=file]').setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(content)),
    });
    await to.page.getByText('3 records imported').waitFor();
  };
  const other = await App.open(env);
  await other.visit('#/saves');
  await importing(other, file);
  equal(await other.page.locator('.folder').allTextContents(), ['Hard ones', 'Easy ones']);
  // A folder chosen here has priority over the one in the file.
  await putInto(other.page.locator('ul.card > li').nth(0), 'Mine');
  const newer = file.games.map((game) => ({ ...game, updated: game.updated + 5000 }));
  await importing(other, { ...file, games: newer });
  equal(await other.page.locator('.folder').allTextContents(), ['Mine', 'Easy ones']);
  const third = await App.open(env);
  await third.visit('#/saves');
  await importing(third, { ...file, folders: undefined });
  equal(await third.page.locator('.folder').count(), 0);
  third.clean();
});

test('two tabs keep two games apart', async (env) => {
  const context = await env.browser.newContext({ locale: 'en-US' });
  env.cleanup(() => context.close());
  const one = await App.open(env, { context });
  await one.start();
  const two = await App.open(env, { context });
  await two.start(SEVERAL.replace('.', SOLUTION[SEVERAL.indexOf('.')]));
  await one.cell(1, 3).click();
  await one.press('4');
  const before = await two.values();
  await two.page.reload();
  await two.page.waitForSelector('[role=grid]');
  equal(await two.values(), before);
  await one.page.reload();
  await one.page.waitForSelector('[role=grid]');
  equal(await one.value(1, 3), '4');
});

test('the library is searched by level, layout and state', async (env) => {
  const app = await App.open(env);
  await app.start();
  await app.page.evaluate(() => (location.hash = '#/import'));
  await app.page.fill('#import-text', '1....3...4....2.');
  await app.page.locator('main .button.primary').click();
  await app.page.locator('#cell-15').waitFor();
  equal(await app.page.locator('[role=gridcell]').count(), 16);
  await app.page.evaluate(() => (location.hash = '#/saves'));
  const rows = app.page.locator('ul.card > li');
  await until(async () => (await rows.count()) === 2, 'two games');
  for (const [words, count] of [
    ['beginner', 2],
    ['4×4', 1],
    ['  4×4 ', 1],
    [PUZZLE.slice(0, 9), 1],
    ['no such thing', 0],
    ['', 2],
  ]) {
    await app.page.getByRole('searchbox').fill(words);
    await until(async () => (await rows.count()) === count, `"${words}": ${count}`);
  }
  for (const [state, count] of [
    ['solved', 0],
    ['open', 2],
    ['all', 2],
  ]) {
    await app.page.getByLabel('Which games').selectOption(state);
    await until(async () => (await rows.count()) === count, `${state}: ${count}`);
  }
  app.clean();
});

test('without a database the game goes on, and saves say so', async (env) => {
  const context = await env.browser.newContext({ locale: 'en-US' });
  env.cleanup(() => context.close());
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  const app = await App.open(env, { context });
  await app.start();
  await app.cell(1, 3).click();
  await app.press('4');
  await app.page.evaluate(() => (location.hash = '#/saves'));
  await app.page.getByText('cannot be read').waitFor();
  await app.page.reload();
  await app.page.evaluate(() => (location.hash = '#/'));
  await app.page.waitForSelector('[role=grid]');
  equal(await app.value(1, 3), '4', 'localStorage still has it:');
});

test('a second tab with the same game goes on with a copy, and says so', async (env) => {
  const one = await (await App.open(env)).start();
  await one.cell(1, 3).click();
  await one.press('4');
  const two = await App.open(env, { context: one.page.context() });
  await two.page.getByText('open in another tab').waitFor();
  equal(await two.value(1, 3), '4', 'as it was:');
  await two.cell(1, 4).click();
  await two.press('6');
  await one.page.bringToFront();
  await one.cell(3, 1).click();
  await one.press('1');
  for (const tab of [one, two]) {
    await tab.page.reload();
    await tab.page.waitForSelector('[role=grid]');
    equal(await tab.page.locator('.notice').count(), 0, 'its own game now:');
  }
  const digits = (tab) => Promise.all([tab.value(1, 3), tab.value(1, 4), tab.value(3, 1)]);
  equal(
    [await digits(one), await digits(two)],
    [
      ['4', '', '1'],
      ['4', '6', ''],
    ],
  );
  // The list is read when the page opens, and the other tab takes up to a second to write.
  await until(async () => (await readStore(one.page, 'games')).length === 2, 'both are kept');
  await one.visit('#/saves');
  await until(async () => (await one.page.locator('ul.card > li').count()) === 2, 'two games');
  one.clean();
});

test('a star keeps a game among the favourites, through a folder and a reload', async (env) => {
  const app = await (await App.open(env)).start();
  await app.button('Menu').click();
  const star = app.dialog().getByRole('button', { name: 'Favourite' });
  await star.click();
  await until(async () => (await star.getAttribute('aria-pressed')) === 'true', 'pressed');
  await app.press('Escape');
  await app.start(NEARLY);
  await app.visit('#/saves');
  const rows = app.page.locator('ul.card > li');
  await until(async () => (await rows.count()) === 2, 'two games');
  await putInto(rows.nth(1), 'Kept');
  await app.page.reload();
  await app.page.getByLabel('Which games').selectOption('star');
  await until(async () => (await rows.count()) === 1, 'one of them has a star');
  ok((await rows.first().textContent()).includes('Kept'), 'and its folder');
  await rows.first().getByRole('button', { name: 'Favourite' }).click();
  await until(async () => (await rows.count()) === 0, 'no star any more');
  app.clean();
});
