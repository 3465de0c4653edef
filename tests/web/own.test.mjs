// Own puzzles: what is said about their solutions, and what can be done with several.
import { App, NEARLY, PUZZLE, SOLUTION, X_SEVERAL, X_UNIQUE } from './app.mjs';
import { equal, ok, test, until } from './cases.mjs';

/** Starts own entry on a layout, with first givens. */
async function enter(app, line, layout) {
  await app.visit(`#/import/@${layout}/${line}`);
  await app.button('Edit').click();
  await app.page.locator('.entry').waitFor();
}
const said = (app) => app.page.locator('.entry .verdict').textContent();
const saying = (app, words) => until(async () => (await said(app)).includes(words), words);

test('own entry: an X puzzle is entered, solved and browsed without touching a setting', async (env) => {
  const app = await App.open(env);
  await app.page.getByRole('radio', { name: 'Diagonal X' }).click();
  await app.button('Enter a puzzle').click();
  await app.page.locator('.entry').waitFor();
  for (let i = 0; i < 81; i++) {
    if (X_SEVERAL[i] === '.') continue;
    await app.cell(Math.floor(i / 9) + 1, (i % 9) + 1).click();
    await app.press(X_SEVERAL[i]);
  }
  await saying(app, 'has 18 solutions');
  await app.button('Browse solutions').click();
  await app.page.getByText('18 solutions in all').waitFor();
  equal(await app.page.locator('#solve-text').inputValue(), X_SEVERAL, 'the digits came along:');
  const index = app.page.locator('.jump input');
  equal(await index.inputValue(), '1');
  await app.button('Next').click();
  equal(await index.inputValue(), '2');
  await app.button('Previous').click();
  equal(await index.inputValue(), '1');
  await app.page.goBack();
  await app.page.locator('.entry').waitFor();
  equal(await app.values(), X_SEVERAL, 'still being entered:');
  app.clean();
});

test('own entry: one solution is said, shown, and played', async (env) => {
  const app = await App.open(env);
  await enter(app, PUZZLE, 'classic');
  await saying(app, 'One solution');
  await app.button('Show solution').click();
  const board = app.page.locator('#solve-panel svg[role=img]');
  await until(async () => (await board.getAttribute('aria-label')) === SOLUTION, 'solved at once');
  await app.page.goBack();
  await app.button('Confirm and play').click();
  await until(async () => (await app.page.locator('.entry').count()) === 0, 'it begins');
  app.clean();
});

test('own entry: who looks at the solution plays a game that says so; who does not, does not', async (env) => {
  for (const looks of [true, false]) {
    const app = await App.open(env);
    await enter(app, NEARLY, 'classic');
    await saying(app, 'One solution');
    if (looks) {
      await app.button('Show solution').click();
      await app.page.locator('#solve-panel svg[role=img]').waitFor();
      await until(
        async () => !(await app.page.locator('#solve-panel').textContent()).includes('–'),
        'it is solved',
      );
      await app.page.goBack();
      await saying(app, 'You looked at a solution');
    }
    equal((await said(app)).includes('You looked'), looks);
    await app.button('Confirm and play').click();
    await until(async () => (await app.page.locator('.entry').count()) === 0, 'it begins');
    for (let i = 0; i < 81; i++) {
      if (NEARLY[i] !== '.') continue;
      await app.cell(Math.floor(i / 9) + 1, (i % 9) + 1).click();
      await app.press(SOLUTION[i]);
    }
    await app.page.getByRole('dialog').waitFor();
    const text = await app.page.getByRole('dialog').textContent();
    equal(text.includes('You looked at the solution'), looks, text);
    app.clean();
  }
});

test('own entry: several solutions are never called one, also where they are allowed', async (env) => {
  const app = await App.open(env, { settings: { allowMulti: true } });
  await enter(app, X_SEVERAL, 'x');
  await saying(app, 'has 18 solutions');
  ok(!(await said(app)).includes('One solution'), await said(app));
  await app.button('Play anyway').click();
  await until(async () => (await app.page.locator('.entry').count()) === 0, 'it begins');
  app.clean();
});

test('own entry: several solutions can be played anyway; the game says so and has no rating', async (env) => {
  const app = await App.open(env);
  await enter(app, X_SEVERAL, 'x');
  await app.button('Play anyway').click();
  await until(async () => (await app.page.locator('.entry').count()) === 0, 'it begins');
  equal(await app.cell(1, 1).getAttribute('aria-readonly'), 'true');
  equal(await app.page.locator('.level').textContent(), 'Several solutions');
  await app.page.reload();
  await app.page.waitForSelector('[role=grid]');
  equal(await app.values(), X_SEVERAL, 'kept:');
  app.clean();
});

test('own entry: several solutions become one by more givens, which can be undone', async (env) => {
  const app = await App.open(env);
  await enter(app, X_SEVERAL, 'x');
  await app.button('Make unique').click();
  await saying(app, 'One solution');
  const values = await app.values();
  ok(values !== X_SEVERAL, 'givens were added');
  ok(
    [...X_SEVERAL].every((digit, i) => digit === '.' || digit === values[i]),
    'and none was changed',
  );
  const added = [...values].filter((digit, i) => digit !== X_SEVERAL[i]).length;
  for (let i = 0; i < added; i++) await app.press('u');
  equal(await app.values(), X_SEVERAL);
  app.clean();
});

test('own entry: the count ends at a limit, and can be stopped', async (env) => {
  for (const [lang, words, stop, least] of [
    ['en-US', 'more than 100,000 solutions', 'Stop', 'at least'],
    ['zh-CN', '解多于 100,000 个', '停止', '至少'],
  ]) {
    const app = await App.open(env, { lang });
    await app.page.getByRole('radio', { name: lang === 'zh-CN' ? '对角线' : 'Diagonal X' }).click();
    await app.button(lang === 'zh-CN' ? '自己出题' : 'Enter a puzzle').click();
    await app.cell(1, 1).click();
    await app.press('5');
    await saying(app, words);
    await app.button(lang === 'zh-CN' ? '数到底' : 'Count them all').click();
    await app.button(stop).click();
    await until(async () => (await app.button(stop).count()) === 0, 'stopped');
    ok(/\d/.test(await said(app)), `${await said(app)} ${least}`);
    app.clean();
  }
});

test('own entry: the layout can be changed, and the digits stay where they are', async (env) => {
  const app = await App.open(env);
  await enter(app, X_UNIQUE, 'classic');
  await saying(app, 'has 51 solutions');
  const layout = app.page.locator('.entry select');
  await layout.selectOption('x');
  await saying(app, 'One solution');
  equal(await app.values(), X_UNIQUE);
  await layout.selectOption('4x4');
  await until(async () => (await app.page.locator('[role=gridcell]').count()) === 16, '4×4');
  await app.visit('#/saves');
  const rows = app.page.locator('ul.card > li');
  await until(async () => (await rows.count()) === 1, 'one game, not one for each layout');
  app.clean();
});

test('own entry on a small phone: everything fits, and the board keeps its size', async (env) => {
  for (const lang of ['en-US', 'zh-CN']) {
    const app = await App.open(env, { lang, viewport: 'phone', touch: true });
    await app.visit(`#/import/@x/${X_SEVERAL}`);
    await app.button(lang === 'zh-CN' ? '编辑' : 'Edit').click();
    await app.page.locator('.entry .button').nth(2).waitFor();
    await saying(app, '18');
    const { width, height } = app.page.viewportSize();
    const outside = await app.page.locator('.entry button, .entry select, .pad button').evaluateAll(
      (all, [right, bottom]) =>
        all
          .filter((one) => {
            const box = one.getBoundingClientRect();
            return box.left < 0 || box.right > right || box.bottom > bottom;
          })
          .map((one) => one.textContent),
      [width, height],
    );
    equal(outside, [], lang);
    const board = await app.page.locator('[role=grid]').boundingBox();
    ok(board.y >= 48 && board.width > 320, JSON.stringify(board));
  }
});
