// Branches: mark, back, tried digits, the tree, dead ends.
import { App } from './app.mjs';
import { equal, ok, test } from './cases.mjs';

const tree = (app) => app.page.locator('.tree');

test('mark and back: the digit tried is taken out, struck in the cell, and shown in the tree', async (env) => {
  const app = await (await App.open(env, { settings: { autoBranch: false } })).start();
  await app.cell(3, 1).click();
  await app.press('m', '2');
  ok(
    await app.cell(3, 1).evaluate((e) => e.classList.contains('guess')),
    'a digit of a branch looks different',
  );
  await app.press('b');
  equal(await app.value(3, 1), '');
  equal(await app.cell(3, 1).locator('.note.tried').textContent(), '2');
  await app.page.getByRole('tab', { name: 'Branches' }).click();
  ok((await tree(app).textContent()).includes('R3C1'), 'in the tree');
  app.clean();
});

test('a guess marks its branch by itself', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(3, 1).click();
  await app.press('2');
  equal(await app.button('Back').first().isDisabled(), false);
});

test('an abandoned branch can be entered again', async (env) => {
  const app = await (await App.open(env, { settings: { autoBranch: false } })).start();
  await app.cell(3, 1).click();
  await app.press('m', '2', 'b', '1');
  await app.page.getByRole('tab', { name: 'Branches' }).click();
  await tree(app)
    .getByRole('button', { name: /R3C1=2/ })
    .click();
  equal(await app.value(3, 1), '2');
  await tree(app)
    .getByRole('button', { name: /R3C1=1/ })
    .click();
  equal(await app.value(3, 1), '1');
});

test('a dead branch says why', async (env) => {
  const app = await (await App.open(env, { settings: { autoBranch: false } })).start();
  // R5C5 can only be 5; with 5 in R5C2 no candidate is left for it.
  await app.cell(5, 2).click();
  await app.press('m', '5', 'ArrowRight', '6', 'b');
  await app.page.getByRole('tab', { name: 'Branches' }).click();
  const dead = app.page.locator('.tree .dead');
  await dead.first().waitFor();
  ok(
    (await dead.first().locator('.why').textContent()).includes('R5C5'),
    'the reason names the cell',
  );
});

test('a branch gets a name of any letters', async (env) => {
  const app = await (await App.open(env, { settings: { autoBranch: false } })).start();
  await app.cell(3, 1).click();
  await app.press('2', 'm');
  await app.page.getByRole('tab', { name: 'Branches' }).click();
  await app.button('Name').click();
  await app.page.getByLabel('Name of the branch').fill('试 2 <b>');
  await app.button('OK').click();
  ok((await tree(app).textContent()).includes('试 2 <b>'), 'shown as text');
});

test('only marked branches colour their digits, and none does once the game is won', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(3, 1).click();
  await app.press('1');
  const guesses = app.page.locator('.cell.guess');
  equal(await guesses.count(), 0, 'the mark that the game set itself is quiet');
  await app.press('m');
  await app.fill(
    async (row, column, digit) => {
      await app.cell(row, column).click();
      await app.press(digit);
    },
    { leave: 1 },
  );
  ok((await guesses.count()) > 40, 'digits after the mark');
  await app.cell(9, 7).click();
  await app.press('1');
  await app.dialog().waitFor();
  equal(await guesses.count(), 0);
});

test('a branch can be dropped and its mark taken away; undo goes back over a mark', async (env) => {
  const app = await (await App.open(env, { settings: { autoBranch: false } })).start();
  await app.cell(3, 1).click();
  await app.press('m', '2', 'b', '1');
  await app.page.getByRole('tab', { name: 'Branches' }).click();
  const nodes = await tree(app).locator('.node').count();
  await app.page.getByRole('button', { name: 'Delete branch' }).click();
  equal(await tree(app).locator('.node').count(), nodes - 1);
  equal(await app.value(3, 1), '', 'the branch is left');
  await app.page.getByRole('button', { name: 'Remove mark' }).click();
  equal(await app.button('Back').first().isDisabled(), true);
  app.clean();
});

test('the board is compared with another branch, cell by cell, and stays where it is', async (env) => {
  const app = await (await App.open(env, { settings: { autoBranch: false } })).start();
  await app.cell(3, 1).click();
  await app.press('m', '2');
  await app.cell(1, 3).click();
  await app.press('1', 'b');
  await app.cell(3, 1).click();
  await app.press('1');
  await app.page.getByRole('tab', { name: 'Branches' }).click();
  await app.button('Compare').click();
  await app.page.getByText('Choose the node').waitFor();
  await tree(app)
    .getByRole('button', { name: /R1C3=1/ })
    .click();
  const rows = app.page.locator('.differences li');
  equal((await rows.allTextContents()).toSorted(), ['R1C3: – · 1', 'R3C1: 1 · 2']);
  for (const at of [
    [1, 3],
    [3, 1],
  ])
    ok(await app.cell(...at).evaluate((e) => e.classList.contains('lit-up')), `${at} is lit`);
  equal([await app.value(3, 1), await app.value(1, 3)], ['1', ''], 'nothing is entered:');
  await app.button('End comparison').click();
  equal(await rows.count(), 0);
  equal(await app.page.locator('.cell.lit-up').count(), 0);
  app.clean();
});
