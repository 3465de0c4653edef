// New puzzles: levels, layouts, technique, stop, paste, own.
import { readFileSync } from 'node:fs';
import { loadLele } from '../../src/wasm/lele.js';
import { App, PUZZLE } from './app.mjs';
import { equal, ok, test, until } from './cases.mjs';

test('the tiles are the layouts of the module, by their titles', async (env) => {
  const lele = await loadLele(readFileSync('web/public/lele.wasm'));
  const names = [...lele.layouts().filter((name) => !name.endsWith('-x')), 'jigsaw'];
  for (const lang of ['en', 'zh']) {
    const app = await App.open(env, { lang });
    const tiles = await app.page.locator('.layouts [role=radio]').allTextContents();
    equal(
      tiles.map((text) => text.trim()),
      names.map((name) => lele.layoutTitle(name, lang)),
    );
  }
});

test('an easy puzzle is made in the worker and started', async (env) => {
  const app = await App.open(env);
  await app.page.locator('.levels button').nth(1).click();
  await app.page.waitForSelector('[role=grid]', { timeout: 20000 });
  ok((await app.values()).includes('.'), 'a puzzle');
  equal((await app.page.locator('header .level').textContent()).includes('Easy'), true);
  app.clean();
});

for (const [layout, size] of [
  ['Diagonal X', 9],
  ['Windoku', 9],
  ['4×4', 4],
  ['6×6', 6],
])
  test(`a puzzle on ${layout} is made, drawn and playable`, async (env) => {
    const app = await App.open(env);
    await app.page.getByRole('radio', { name: layout, exact: true }).click();
    await app.page.locator('.levels button').first().click();
    await app.page.waitForSelector('[role=grid]', { timeout: 20000 });
    equal(await app.page.locator('[role=gridcell]').count(), size * size);
    const empty = (await app.values()).indexOf('.');
    const at = [Math.floor(empty / size) + 1, (empty % size) + 1];
    await app.cell(...at, size).click();
    await app.press('1');
    equal(await app.value(...at, size), '1');
    app.clean();
  });

test('the continue card goes back to the running game', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(1, 3).click();
  await app.press('4');
  await app.visit('#/new');
  await app.page.locator('.continue').click();
  equal(await app.value(1, 3), '4');
});

test('a pasted text is judged while it is typed', async (env) => {
  const app = await App.open(env);
  const verdict = app.page.locator('.verdict');
  await app.page.fill('#code', '12345');
  ok((await verdict.textContent()).trim() !== '', 'says what is wrong');
  equal(await app.page.locator('#code ~ .button.primary:enabled').count(), 0);
  await app.page.fill('#code', `55${PUZZLE.slice(2)}`);
  ok((await verdict.textContent()).includes('R1C1'), 'names the cells that clash');
  await app.page.fill('#code', PUZZLE);
  equal(await app.page.locator('#code ~ .button.primary:enabled').count(), 1);
});

test('an own puzzle: illegal digits are refused, too few givens too, then it starts', async (env) => {
  const app = await App.open(env);
  await app.button('Enter a puzzle').click();
  await app.page.waitForSelector('.entry');
  await app.cell(1, 1).click();
  await app.press('5', 'ArrowRight', '5');
  equal(await app.value(1, 2), '', 'a second 5 in the row');
  await until(() => app.button('Confirm and play').isDisabled(), 'one given is not a puzzle');
  for (let i = 0; i < 81; i++) {
    if (PUZZLE[i] === '.') continue;
    const at = [Math.floor(i / 9) + 1, (i % 9) + 1];
    if (await app.value(...at)) continue;
    await app.cell(...at).click();
    await app.press(PUZZLE[i]);
  }
  await app.button('Confirm and play').click();
  await until(async () => (await app.page.locator('.entry').count()) === 0, 'the game begins');
  equal(await app.values(), PUZZLE);
  equal(await app.cell(1, 1).getAttribute('aria-readonly'), 'true');
});

test('making a hard puzzle shows that it works and can be stopped', async (env) => {
  const app = await App.open(env);
  // So rare that on any machine the search is still running when the dialog appears.
  await app.page.getByText('More options').click();
  await app.page.locator('.options select').nth(1).selectOption('sk-loop');
  await app.page.getByRole('button', { name: 'Make this puzzle' }).click();
  const dialog = app.dialog();
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await until(async () => (await app.dialog().count()) === 0, 'it stops');
  equal(await app.page.locator('.levels').count(), 1, 'and the page is as before');
});

test('a small grid offers the levels that it has puzzles of', async (env) => {
  const app = await App.open(env);
  const enabled = () => app.page.locator('.levels button:enabled').count();
  equal(await enabled(), 7);
  await app.page.getByRole('radio', { name: '4×4', exact: true }).click();
  equal(await enabled(), 1);
  await app.page.getByLabel('Both diagonals count too').check();
  equal(await enabled(), 2);
  await app.page.getByRole('radio', { name: '6×6', exact: true }).click();
  equal(await enabled(), 7, 'with diagonals');
  await app.page.getByLabel('Both diagonals count too').uncheck();
  equal(await enabled(), 5);
});

test('a puzzle by technique: the rating says that it needs it', async (env) => {
  const app = await App.open(env);
  await app.page.getByText('More options').click();
  await app.page.locator('.options select').nth(1).selectOption('pointing');
  await app.page.getByRole('button', { name: 'Make this puzzle' }).click();
  await app.page.waitForSelector('[role=grid]', { timeout: 60000 });
  const text = await app.page.locator('.level').textContent();
  ok(/\d\.\d/.test(text), text);
  await app.page.getByRole('tab', { name: 'Steps' }).waitFor();
  app.clean();
});

test('symmetry: the givens lie as it says', async (env) => {
  const app = await App.open(env);
  await app.page.getByText('More options').click();
  await app.page.locator('.options select').first().selectOption('180');
  await app.page.locator('.levels button').first().click();
  await app.page.waitForSelector('[role=grid]', { timeout: 60000 });
  await app.page.locator('#cell-0').waitFor();
  const given = [...(await app.values())].map((value) => value !== '.');
  equal(given, given.toReversed());
});
