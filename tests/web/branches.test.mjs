// Branches: mark, back, tried digits, the tree, dead ends.
import { App } from './app.mjs';
import { equal, ok, test, until } from './cases.mjs';

// Everyday techniques find nothing in it, so every digit is a guess.
const OPEN = '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1';

const tree = (app) => app.page.locator('.tree');
/** The tree is loaded when its tab is opened first. */
const openTree = async (app, tab = 'Branches') => {
  await app.page.getByRole('tab', { name: tab }).click();
  await tree(app).locator('.node').first().waitFor();
};

test('mark and back: the digit tried is taken out, named in the cell, and shown in the tree', async (env) => {
  const app = await (await App.open(env, { settings: { autoBranch: false } })).start();
  await app.cell(3, 1).click();
  await app.press('m', '2');
  ok(
    await app.cell(3, 1).evaluate((e) => e.classList.contains('guess')),
    'a digit of a branch looks different',
  );
  await app.press('b');
  equal(await app.value(3, 1), '');
  const tried = app.cell(3, 1).locator('.note.tried');
  equal(await tried.textContent(), '2');
  const line = await tried.evaluate((e) => getComputedStyle(e).textDecorationLine);
  equal(line, 'underline', 'tried is not wrong:');
  await openTree(app);
  ok((await tree(app).textContent()).includes('R3C1'), 'in the tree');
  app.clean();
});

const backIsOff = (app) => app.button('Back').first().isDisabled();

test('a guess marks its branch by itself, a digit that follows does not', async (env) => {
  const app = await (await App.open(env, { settings: { autoBranch: 'on' } })).start(OPEN);
  await app.cell(1, 2).click();
  await app.press('7');
  equal(await backIsOff(app), false, 'back to the guess:');
  await app.start();
  await app.cell(3, 1).click();
  await app.press('1');
  equal(await backIsOff(app), true, 'every digit of an easy puzzle follows:');
});

test('guesses of a newcomer mark themselves only after the first own mark, and the panel says so', async (env) => {
  const app = await (await App.open(env)).start(OPEN);
  await app.cell(1, 2).click();
  await app.press('7');
  equal(await backIsOff(app), true, 'before a mark:');
  equal(await app.page.locator('.cell.guess').count(), 0);
  await app.press('Backspace', 'm');
  const told = app.page.locator('.branches').getByText('From now on, every guess');
  await told.waitFor();
  await app.button('OK').click();
  equal(await told.count(), 0);
  await app.press('7');
  await app.cell(9, 8).click();
  await app.press('9');
  equal(await app.page.locator('.cell.choice').count(), 2, 'both guesses:');
  equal(await app.page.getByLabel('Guesses become branch points').isChecked(), true);
  app.clean();
});

test('a phone says what a mark and the way back did, until the next move', async (env) => {
  const app = await (
    await App.open(env, { viewport: { width: 390, height: 844 }, touch: true })
  ).start(OPEN);
  const bar = app.page.locator('.hint-bar');
  const action = (name) => app.page.locator(`.actions .${name}`);
  await app.cell(1, 2).tap();
  await action('mark').tap();
  await bar.getByText('Branch 1 marked.').waitFor();
  await bar.getByText('From now on, every guess').waitFor();
  await bar.getByRole('button', { name: 'Close hint' }).tap();
  await bar.waitFor({ state: 'detached' });
  await app.page.locator('.pad [data-digit="7"]').tap();
  await action('back').tap();
  await bar.getByText('7 in R1C2 tried').waitFor();
  await app.page.locator('.pad [data-digit="4"]').tap();
  await bar.waitFor({ state: 'detached' });
  app.clean();
});

test('the panel says what a mark did, whichever of its tabs is open', async (env) => {
  const app = await (await App.open(env, { settings: { autoBranch: 'on' } })).start(OPEN);
  const panel = app.page.locator('.panel');
  await app.press('m');
  await panel.getByText('Branch 1 marked.').waitFor();
  await app.page.getByRole('tab', { name: 'Hint', exact: true }).click();
  await panel.getByText('Branch 1 marked.').waitFor();
  app.clean();
});

test('with automatic branches off, a mark stays the only one', async (env) => {
  const app = await (await App.open(env, { settings: { autoBranch: 'off' } })).start(OPEN);
  await app.cell(1, 2).click();
  await app.press('m', '7');
  await app.cell(2, 1).click();
  await app.press('2');
  equal(await app.page.locator('.cell.choice').count(), 1);
  equal(await app.page.locator('.cell.guess').count(), 2, 'digits after the mark:');
});

test('the tree speaks the language of the page, and tags the guess', async (env) => {
  const settings = { autoBranch: 'off', language: 'zh' };
  const app = await (await App.open(env, { settings })).start(OPEN);
  await app.press('f', 'm');
  await openTree(app, '分支');
  const rows = tree(app).locator('.node');
  equal(
    (await rows.allTextContents()).map((text) => text.trim().split(/\s+/)),
    [['开局'], ['填满候选数', '已标记']],
  );
  await app.cell(1, 2).click();
  await app.press('7', 'b', '4');
  equal(
    (await rows.allTextContents()).map((text) => text.trim().split(/\s+/)),
    [['开局'], ['填满候选数', 'R1C2', '试过', '7'], ['R1C2=7', '分支点'], ['R1C2=4', '分支点']],
  );
  const dot = await rows.nth(3).locator('.dot').boundingBox();
  const label = await rows.nth(3).locator('.label').boundingBox();
  ok(dot.x + dot.width <= label.x, 'the diamond stands beside the label');
  app.clean();
});

test('an abandoned branch can be entered again', async (env) => {
  const app = await (await App.open(env, { settings: { autoBranch: false } })).start();
  await app.cell(3, 1).click();
  await app.press('m', '2', 'b', '1');
  await openTree(app);
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
  await openTree(app);
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
  await openTree(app);
  await app.button('Name').click();
  await app.page.getByLabel('Name of the branch').fill('试 2 <b>');
  await app.button('OK').click();
  ok((await tree(app).textContent()).includes('试 2 <b>'), 'shown as text');
});

test('branches colour their digits, and none does once the game is won', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(3, 1).click();
  await app.press('1');
  const guesses = app.page.locator('.cell.guess');
  equal(await guesses.count(), 0, 'before the mark:');
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
  await openTree(app);
  const nodes = await tree(app).locator('.node').count();
  await app.page.getByRole('button', { name: 'Delete branch' }).click();
  equal(await tree(app).locator('.node').count(), nodes - 1);
  equal(await app.value(3, 1), '', 'the branch is left');
  await app.page.getByRole('button', { name: 'Remove mark' }).click();
  await until(() => app.button('Back').first().isDisabled(), 'back is off');
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
  await openTree(app);
  await app.button('Compare').click();
  await app.page.getByText('Choose a node').waitFor();
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
