// Autosave: closing, reloading or crashing the tab loses nothing.
import { App } from './app.mjs';
import { equal, ok, test, until } from './cases.mjs';

test('a reload in the middle of a game restores everything', async (env) => {
  const app = await (await App.open(env, { settings: { autoPause: false } })).start();
  await app.cell(1, 3).click();
  await app.press(
    '4',
    'ArrowRight',
    'Shift+2',
    'Shift+6',
    'ArrowDown',
    'Control+z',
    'Control+y',
    'v',
  );
  await app.cell(3, 1).click();
  await app.press('3', 'z', 'm', '2');
  await until(async () => (await app.seconds()) >= 3, 'some time');
  const start = Date.now();
  const before = {
    values: await app.values(),
    notes: await app.notes(1, 4),
    time: await app.seconds(),
  };
  await app.page.reload();
  await app.page.waitForSelector('[role=grid]');
  equal(await app.values(), before.values);
  equal(await app.notes(1, 4), before.notes, 'notes');
  equal(await app.cell(3, 1).locator('.colors').count(), 1, 'colours');
  // A busy machine is slow here; the clock must not gain more than the time that has passed.
  const gained = (await app.seconds()) - before.time;
  ok(gained >= -1, 'the clock goes on from where it was');
  ok(gained <= (Date.now() - start) / 1000 + 1, 'and not from further on');
  await app.press('b');
  equal(await app.value(3, 1), '', 'branches are restored');
  await app.press('u', 'u');
  equal(await app.cell(3, 1).locator('.colors').count(), 0, 'history is restored');
  app.clean();
});

test('a killed tab loses no move', async (env) => {
  const app = await (await App.open(env)).start();
  const context = app.page.context();
  await app.cell(1, 3).click();
  await app.press('4');
  // No unload and no visibility change: the page simply crashes.
  const session = await context.newCDPSession(app.page);
  session.send('Page.crash').catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const again = await App.open(env, { context });
  await again.page.waitForSelector('[role=grid]');
  equal(await again.value(1, 3), '4');
});

test('localStorage may be lost: the copy in the database counts', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(1, 3).click();
  await app.press('4');
  await until(
    () =>
      app.page.evaluate(() =>
        Object.entries(localStorage).some(
          ([key, text]) => key.startsWith('lele.game.') && text.includes('set r1c3 4'),
        ),
      ),
    'the move is kept',
  );
  await app.page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('lele.game.')) localStorage.removeItem(key);
  });
  await app.page.reload();
  await app.page.waitForSelector('[role=grid]');
  equal(await app.value(1, 3), '4');
});

test('two tabs with two games do not overwrite each other', async (env) => {
  const first = await (await App.open(env)).start();
  const context = first.page.context();
  const second = await App.open(env, { context });
  await second.start();
  await first.page.bringToFront();
  await first.cell(1, 3).click();
  await first.press('4');
  await second.page.bringToFront();
  await second.cell(1, 4).click();
  await second.press('6');
  for (const app of [first, second]) {
    await app.page.reload();
    await app.page.waitForSelector('[role=grid]');
  }
  equal([await first.value(1, 3), await first.value(1, 4)], ['4', '']);
  equal([await second.value(1, 3), await second.value(1, 4)], ['', '6']);
});

test('a digit of the very moment in which the page goes away is kept', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(1, 3).click();
  await Promise.all([
    app.page.waitForNavigation(),
    app.page.evaluate(() => {
      const key = { key: '4', code: 'Digit4', bubbles: true };
      document.activeElement.dispatchEvent(new KeyboardEvent('keydown', key));
      location.reload();
    }),
  ]);
  await app.page.waitForSelector('[role=grid]');
  equal(await app.value(1, 3), '4');
});

test('a move is kept before it is drawn', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(1, 3).click();
  const kept = await app.page.evaluate(() => {
    const key = { key: '4', code: 'Digit4', bubbles: true };
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', key));
    // Still the same task: no frame, no timer and no message was in between.
    return Object.entries(localStorage).some(
      ([name, text]) => name.startsWith('lele.game.') && text.includes('set r1c3 4'),
    );
  });
  equal(kept, true);
  app.clean();
});

test('a tab that is killed in the moment of a move has kept it', async (env) => {
  const app = await (await App.open(env)).start();
  const context = app.page.context();
  await app.cell(1, 3).click();
  const session = await context.newCDPSession(app.page);
  const gone = app.page.waitForEvent('crash');
  await session.send('Runtime.evaluate', {
    expression: `document.activeElement.dispatchEvent(
      new KeyboardEvent('keydown', { key: '4', code: 'Digit4', bubbles: true }))`,
  });
  session.send('Page.crash').catch(() => undefined);
  await gone;
  const again = await App.open(env, { context });
  await again.page.waitForSelector('[role=grid]');
  equal(await again.value(1, 3), '4');
});
