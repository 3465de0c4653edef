// What help costs: paid once, shown before, and the solution of a running game.
import { App, NEARLY, PUZZLE, readStore, SOLUTION } from './app.mjs';
import { equal, ok, test, until } from './cases.mjs';

const POINTING =
  '.3.......7.......1..965.8...912.7.3..4..9..2..2.4.691...5.214..3.......2.......5.';
const used = (app) => app.page.locator('.hint-panel .foot p').textContent();

test('a hint that was closed is read again for nothing', async (env) => {
  const app = await (await App.open(env)).start();
  const button = app.page.locator('.actions .hint');
  ok((await button.textContent()).includes('+5 s'), 'the price is on the button');
  await app.press('h', 'h');
  ok((await used(app)).includes('used 2'), 'two levels');
  await app.press('Escape');
  ok(!(await button.textContent()).includes('+5 s'), 'it costs nothing now');
  await app.press('h');
  equal(await app.page.locator('.hint-panel').getAttribute('data-level'), '2', 'the level:');
  ok((await used(app)).includes('used 2'), 'still two');
  app.clean();
});

test('the list of steps shows counts; a step of it is a hint, paid once', async (env) => {
  const app = await (await App.open(env)).start(POINTING);
  const tab = (name) => app.page.getByRole('tab', { name, exact: true });
  await tab('Steps').click();
  const group = app.page.locator('details', { hasText: 'Hidden Single' }).first();
  await group.locator('summary').click();
  ok(!/R\dC\d/.test(await app.page.locator('.panel').textContent()), 'no cell is named');
  await group.getByRole('button', { name: 'Hidden Single, number 2' }).click();
  await app.page.locator('.hint-panel[data-level="3"]').waitFor();
  ok((await used(app)).includes('used 1'), 'one hint');
  await app.press('Escape');
  await tab('Steps').click();
  await group.locator('summary').click();
  await group.getByRole('button', { name: 'Hidden Single, number 2' }).click();
  await app.page.locator('.hint-panel[data-level="3"]').waitFor();
  ok((await used(app)).includes('used 1'), 'the same step is free');
  app.clean();
});

test('a step that was applied is not listed again', async (env) => {
  const app = await (await App.open(env, { settings: { techniques: 'pointing' } })).start(POINTING);
  await app.page.getByRole('tab', { name: 'Steps', exact: true }).click();
  const count = app.page.locator('details .count');
  equal(await count.textContent(), '6');
  await app.page.locator('details summary').click();
  await app.page.getByRole('button', { name: 'Pointing, number 1' }).click();
  await app.button('Apply step').click();
  await app.page.getByRole('tab', { name: 'Steps', exact: true }).click();
  await until(async () => (await count.textContent()) === '5', 'one step less');
  app.clean();
});

test('imported candidates are notes, and no undo takes them away', async (env) => {
  const app = await (
    await App.open(env)
  ).start(
    'S9B05030t1g0758bf7x4c062k2k010905660w640l09080o0u0s33062k0811859u062ja28c03041090080y039u8401070z8782020rbu8a067r06a72u122a02080q0o5w2g0401091i0m050p191d20081g1r0709',
  );
  equal(await app.notes(1, 3), '124');
  await until(() => app.button('Undo').isDisabled(), 'the start');
  await app.cell(1, 3).click();
  await app.press('4');
  await app.press('Control+z');
  equal(await app.notes(1, 3), '124');
  app.clean();
});

test('a badge counts the hints that are left; the last press says that none is', async (env) => {
  const app = await (
    await App.open(env, {
      viewport: { width: 390, height: 844 },
      touch: true,
      settings: { hintsLimited: true, hints: 1 },
    })
  ).start();
  const button = app.page.locator('.actions .hint');
  const badge = button.locator('b');
  equal(await badge.textContent(), '1');
  await button.tap();
  await until(async () => (await badge.textContent()) === '0', 'none left');
  await app.page.locator('.hint-bar').getByRole('button', { name: 'Close hint' }).tap();
  await app.cell(1, 3).tap();
  await app.page.locator('.pad [data-digit="4"]').tap();
  await app.settled();
  await button.tap();
  await app.page.locator('.hint-bar .bad').waitFor();
  ok(/No hints left/.test(await app.page.locator('.hint-bar').textContent()), 'it says why');
});

test('at the limit every way to help says that none is left', async (env) => {
  const settings = { hintsLimited: true, hints: 1 };
  for (const key of ['Shift+H', 'Control+h']) {
    const app = await (await App.open(env, { settings })).start();
    await app.press('h', 'Escape');
    await app.cell(1, 3).click();
    await app.press('4', key);
    await app.page.locator('.hint-panel .problem').getByText('No hints left').waitFor();
    await app.button('More').click();
    await app.dialog().getByText('What you were told can be read again for free').waitFor();
    app.clean();
  }
});

test('every button that tells something says what it costs', async (env) => {
  const app = await (await App.open(env)).start(NEARLY);
  await app.press('h');
  await app.button('Another step').getByText('+5 s').waitFor();
  await app.press('Escape');
  await app.type({ solution: SOLUTION.replace(/9$/, '1') });
  const panel = app.page.locator('.hint-panel');
  const button = (name) => panel.getByRole('button', { name, exact: true });
  for (const name of ['Check', 'Undo to the mistake'])
    await button(name).getByText('+5 s').waitFor();
  // The conflict is red already, so a hint about it is free.
  equal(await button('Hint').getByText('+5 s').count(), 0);
  await app.press('F9');
  await app.dialog().getByRole('button', { name: 'Undo to the mistake (+5 s)' }).waitFor();
  app.clean();
});

test('the solution of the running game is shown after a warning, and the result says so', async (env) => {
  const app = await (await App.open(env)).start(NEARLY);
  await app.visit('#/solve');
  const gate = app.page.locator('.gate');
  for (const tab of ['Solve', 'Step by step', 'All solutions']) {
    await app.page.getByRole('tab', { name: tab }).click();
    await gate.waitFor();
  }
  equal(await app.page.locator('#solve-panel .board').count(), 0, 'boards:');
  await gate.getByRole('button', { name: 'Show the solution anyway' }).click();
  await gate.waitFor({ state: 'detached' });
  await app.page.locator('#solve-panel [role=img], #solve-panel svg').first().waitFor();
  await app.page.evaluate(() => (location.hash = '#/'));
  await app.solve();
  await app.dialog().getByText('You looked at the solution').waitFor();
  equal(await app.dialog().locator('.praise').count(), 0, 'praise:');
  equal(await app.dialog().getByText('Best time').count(), 0, 'best time:');
  await until(async () => (await readStore(app.page, 'results')).length === 1, 'a result');
  equal((await readStore(app.page, 'results'))[0].withSolution, true);
  app.clean();
});

test('another puzzle is solved without a warning, and no result is marked', async (env) => {
  const app = await (await App.open(env)).start(NEARLY);
  await app.visit('#/solve');
  await app.page.fill('#solve-text', PUZZLE);
  await app.button('Solve').waitFor();
  equal(await app.page.locator('.gate').count(), 0, 'gates:');
  await app.page.evaluate(() => (location.hash = '#/'));
  await app.solve();
  await app.dialog().locator('.praise').waitFor();
  await until(async () => (await readStore(app.page, 'results')).length === 1, 'a result');
  equal((await readStore(app.page, 'results'))[0].withSolution, false);
});

test('the clock stands still while the board cannot be seen', async (env) => {
  for (const timerRunsInMenus of [false, true]) {
    const app = await App.open(env, { settings: { timerRunsInMenus } });
    await app.page.clock.install();
    await app.start();
    const passes = async (open, close) => {
      const before = await app.seconds();
      await open();
      await app.page.clock.runFor(60_000);
      await close();
      await app.page.clock.runFor(1000);
      return (await app.seconds()) - before >= 60;
    };
    const hash = (to) => app.page.evaluate((to) => (location.hash = to), to);
    for (const page of ['settings', 'stats', 'solve', 'saves', 'new'])
      equal(
        await passes(
          () => app.visit(`#/${page}`),
          async () => {
            await hash('#/');
            await app.page.locator('.timer').waitFor();
          },
        ),
        timerRunsInMenus,
        `time on the page ${page}:`,
      );
    for (const name of ['Menu', 'Share'])
      equal(
        await passes(
          async () => {
            await app.button(name).click();
            await app.dialog().waitFor();
            if (!timerRunsInMenus)
              ok(
                await app.page.locator('.hidden [role=grid], [role=grid].hidden').count(),
                'no digit is in sight',
              );
          },
          async () => {
            await app.page.keyboard.press('Escape');
            await app.dialog().waitFor({ state: 'detached' });
          },
        ),
        timerRunsInMenus,
        `time in the dialog ${name}:`,
      );
    ok(
      await passes(
        () => undefined,
        () => undefined,
      ),
      'it runs while the board is seen',
    );
    app.clean();
  }
});

test('the clock says that it has reached its limit', async (env) => {
  const app = await App.open(env);
  await app.page.clock.install();
  await app.start();
  await app.page.clock.fastForward(99 * 3600 * 1000);
  await app.page.clock.runFor(1000);
  equal(await app.page.locator('.timer.limited').count(), 0, 'at 99 hours:');
  await app.page.clock.fastForward(3600 * 1000);
  await app.page.clock.runFor(1000);
  await app.page.locator('.timer.limited').waitFor();
  await app.page.locator('.notice').getByText('The clock has reached its limit').waitFor();
});
