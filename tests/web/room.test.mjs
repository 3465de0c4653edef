// Rooms and friends: a race of three, one board together, what a stranger and a page without a server see.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { App } from './app.mjs';
import { axeSource } from './browser.mjs';
import { equal, ok, test, until } from './cases.mjs';
import { serve } from './served.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const lele = (args, input) =>
  execFileSync(join(root, 'build', 'lele'), args, { encoding: 'utf8', input }).trim();

const visit = (app, hash) => app.page.evaluate((to) => (location.hash = to), hash);
const button = (app, name) => app.page.getByRole('button', { name, exact: true });

/** A player with a name; `hash` is the page on which the name is asked for. */
async function enter(app, name, hash) {
  await visit(app, hash);
  await app.page.getByPlaceholder('Name').fill(name);
  await button(app, 'Start').click();
  await button(app, 'I have written them down').click();
}

async function makeRoom(app, mode, level = 'Beginner') {
  await app.page.getByRole('radio', { name: mode }).check();
  await app.page.getByRole('combobox', { name: /^Puzzle/ }).selectOption({ label: level });
  await button(app, 'Make a room').click();
  await app.page.waitForURL(/#\/room\/\w+/);
  return new URL(app.page.url()).hash;
}

const members = (app) => app.page.getByRole('list', { name: 'In the room' }).getByRole('listitem');
const memberCount = (app, n) =>
  until(async () => (await members(app).count()) === n, `${n} members`);

/** Fills the puzzle of the running game with digits of its solution, except the last `left` cells. */
async function fill(app, left = 0) {
  const line = await app.page.evaluate(() => {
    const cells = [...document.querySelectorAll('[role="gridcell"]')];
    return cells.map((cell) => /\d/.exec(cell.textContent)?.[0] ?? '.').join('');
  });
  const solution = lele(['solve'], `${line}\n`);
  const open = [...line].flatMap((symbol, cell) => (symbol === '.' ? [cell] : []));
  for (const cell of open.slice(0, open.length - left)) {
    await app.cell(Math.floor(cell / 9) + 1, (cell % 9) + 1).click();
    await app.press(solution[cell]);
  }
  return { line, solution, open };
}

async function contrastOf(app) {
  await app.page.evaluate(axeSource);
  const { violations } = await app.page.evaluate(() => globalThis.axe.run());
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 120)}`);
}

async function threeIn(env, mode) {
  const { env: own, stop, start } = await serve(env);
  const [ann, bob, cat] = [
    await App.open(own),
    await App.open(own, { viewport: 'phone' }),
    await App.open(own),
  ];
  await enter(ann, 'Ann', '#/room');
  const hash = await makeRoom(ann, mode);
  await enter(bob, 'Bob', hash);
  await enter(cat, 'Cat', hash);
  for (const app of [ann, bob, cat]) await memberCount(app, 3);
  return { all: [ann, bob, cat], hash, stop, start };
}

test('room: a race of three, from the link to the places', async (env) => {
  const { all, hash, stop, start } = await threeIn(env, /^Race/);
  const [ann, bob, cat] = all;
  equal(await button(bob, 'Start').count(), 0, 'only who made the room starts it:');
  await button(ann, 'Start').click();
  await bob.page.getByText(/^Starts in \d/).waitFor();
  for (const app of all) await app.page.locator('.race').waitFor({ timeout: 20_000 });
  const lines = await Promise.all(
    all.map((app) =>
      app.page.evaluate(() =>
        [...document.querySelectorAll('[role="gridcell"]')]
          .map((cell) => cell.textContent.trim())
          .join('.'),
      ),
    ),
  );
  equal(new Set(lines).size, 1, 'puzzles:');

  // Ann sees how far Bob is; the server is gone for a while and nothing is lost.
  const { open } = await fill(bob, 30);
  const share = Math.round((100 * (open.length - 30)) / open.length);
  const track = (app) => app.page.locator('.race .track').getAttribute('aria-label');
  await until(
    async () => (await track(ann)).includes(`Bob ${share}%`),
    'the progress of Bob',
    20_000,
  );
  await stop();
  await fill(bob, 20);
  await start();
  const later = Math.round((100 * (open.length - 20)) / open.length);
  await until(
    async () => (await track(cat)).includes(`Bob ${later}%`),
    'progress after the outage',
    60_000,
  );

  await bob.page.reload();
  await bob.page.locator('.race').waitFor();
  await fill(bob);
  await until(async () => (await track(ann)).includes('Bob 100%'), 'Bob has finished', 30_000);
  await fill(ann);
  await visit(ann, hash);
  const places = [/^Bob.*Place 1/, /^Ann.*Place 2/, /^Cat.*0%/];
  const texts = async () => (await members(ann).allTextContents()).map((text) => text.trim());
  let seen = [];
  await until(async () => {
    seen = await texts();
    return places.every((place, i) => place.test(seen[i] ?? ''));
  }, 'the places').catch(() => equal(seen, places.map(String)));
  equal(await contrastOf(ann), [], 'accessibility:');
});

test('room: one board together, with a colour and an undo for each player', async (env) => {
  const { all } = await threeIn(env, /^One board/);
  const [ann, bob, cat] = all;
  await button(ann, 'Start').click();
  const board = (app) => app.page.getByRole('grid', { name: 'Board together' });
  for (const app of all) await board(app).waitFor({ timeout: 20_000 });
  const cells = (app) => board(app).getByRole('gridcell');
  const texts = (app) => cells(app).allTextContents();
  const line = (await texts(ann)).map((text) => text.trim() || '.').join('');
  const solution = lele(['solve'], `${line}\n`);
  const open = [...line].flatMap((symbol, cell) => (symbol === '.' ? [cell] : []));
  const put = async (app, cell, digit) => {
    await cells(app).nth(cell).click();
    await app.page.keyboard.press(digit);
    for (const other of all)
      await until(
        async () => (await texts(other))[cell].trim() === digit,
        `digit ${digit} in cell ${cell}`,
      );
  };
  await put(ann, open[0], solution[open[0]]);
  await put(bob, open[1], solution[open[1]]);
  const colour = (cell) =>
    cells(cat)
      .nth(cell)
      .evaluate((one) => getComputedStyle(one).backgroundColor);
  ok((await colour(open[0])) !== (await colour(open[1])), 'two players have two colours');
  ok(/Bob/.test(await cells(cat).nth(open[1]).getAttribute('aria-label')), 'and the name is told');
  await button(ann, 'Undo mine').click();
  await until(async () => (await texts(cat))[open[0]].trim() === '', 'the digit of Ann is gone');
  equal((await texts(cat))[open[1]].trim(), solution[open[1]], 'that of Bob stays:');
  equal(await contrastOf(cat), [], 'accessibility:');
  for (const [i, cell] of open.entries()) if (i !== 1) await put(all[i % 3], cell, solution[cell]);
  for (const app of all) await app.page.getByText(/^Solved together in/).waitFor();
});

test('room: friends are added by their id and removed', async (env) => {
  const { env: own } = await serve(env);
  const [ann, bob] = [await App.open(own), await App.open(own)];
  await enter(ann, 'Ann', '#/room');
  await enter(bob, 'Bob', '#/room');
  const id = await bob.page.locator('code').textContent();
  await ann.page.getByPlaceholder('Player id of a friend').fill(id);
  await button(ann, 'Add').click();
  const row = ann.page.getByRole('list', { name: 'Friends' }).getByRole('listitem');
  await row.filter({ hasText: 'Bob' }).waitFor();
  await button(ann, 'Remove Bob').click();
  await until(async () => (await row.count()) === 0, 'nobody is left');
  await ann.page.getByPlaceholder('Player id of a friend').fill('nobody');
  await button(ann, 'Add').click();
  await ann.page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
  equal(await contrastOf(ann), [], 'accessibility:');
});

test('room: a link that leads nowhere says so, also without a server', async (env) => {
  const { env: own } = await serve(env);
  const app = await App.open(own);
  await enter(app, 'Ann', '#/room/nothing');
  await app.page.getByText('There is nothing with this name.').waitFor();
  const alone = await App.open(env);
  await visit(alone, '#/room/nothing');
  await alone.page.getByText(/did not come from a server/).waitFor();
  alone.clean();
});
