// Offline, and with a newer build: nothing is lost, and any static host works.
import { App, PUZZLE } from './app.mjs';
import { updatable } from './browser.mjs';
import { equal, ok, test, until } from './cases.mjs';

test('every page opens without a network after the first load', async (env) => {
  const app = await (await App.open(env)).start();
  await app.kept();
  await app.page.context().setOffline(true);
  await app.page.reload();
  await app.page.waitForSelector('[role=grid]');
  for (const page of ['new', 'settings', 'daily', 'import', 'saves', 'solve', 'train', 'stats']) {
    await app.page.evaluate((name) => (location.hash = `#/${name}`), page);
    await app.page.waitForSelector('h1');
    await app.page.waitForSelector('main');
    equal(await app.page.getByText('could not be loaded').count(), 0, page);
  }
  await app.page.evaluate(() => (location.hash = '#/daily'));
  await app.page.locator('.levels button').first().click();
  await app.page.waitForSelector('[role=grid]', { timeout: 30000 });
  ok((await app.values()) !== PUZZLE, 'the puzzle of the day is made here');
  app.clean();
});

const buildOf = (app) => app.page.evaluate(() => document.body.dataset.build ?? '1');

test('a newer build is announced; taking it loses nothing, in no tab', async (fixture) => {
  const { env, publish } = await updatable(fixture);
  const app = await (await App.open(env, { settings: { autoPause: false } })).start();
  await app.kept();
  const second = await App.open(env, { context: app.page.context() });
  await second.start();
  await second.cell(1, 4).click();
  await second.press('6');
  await app.page.bringToFront();
  await app.cell(1, 3).click();
  await app.press('4');
  publish();
  await app.page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await app.page.locator('.notice').waitFor({ timeout: 40_000 });
  // The update waits for the player: the game continues with the old build, offline too.
  equal(await buildOf(app), '1');
  await app.cell(3, 1).click();
  await app.press('m', '1');
  await app.button('Update').click();
  await until(async () => (await buildOf(app).catch(() => '')) === '2', 'the new build', 40_000);
  await app.page.waitForSelector('[role=grid]');
  equal([await app.value(1, 3), await app.value(3, 1)], ['4', '1']);
  equal(await app.page.locator('.notice').count(), 0);
  await app.press('b');
  equal(await app.value(3, 1), '', 'branches too:');
  await until(async () => (await buildOf(second).catch(() => '')) === '2', 'the other tab', 40_000);
  await second.page.waitForSelector('[role=grid]');
  equal([await second.value(1, 3), await second.value(1, 4)], ['', '6'], 'its own game:');
  await app.page.context().setOffline(true);
  await app.page.reload();
  await app.page.waitForSelector('[role=grid]');
  equal(await buildOf(app), '2', 'the new build is kept:');
});

test('the notice of a newer build hides nothing for long, and stays in the menu', async (fixture) => {
  const { env, publish } = await updatable(fixture);
  const app = await (await App.open(env)).start();
  const { page } = app;
  await app.kept();
  publish();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await page.locator('.notice').waitFor({ timeout: 40_000 });
  await until(
    () => page.evaluate(() => document.querySelector('.notice').getAnimations().length === 0),
    'the notice rests',
  );
  const covered = await page.evaluate(() => {
    const notice = document.querySelector('.notice').getBoundingClientRect();
    return [...document.querySelectorAll('header *, main')]
      .filter((one) => one.children.length === 0 || one.matches('button, main'))
      .map((one) => ({ name: one.outerHTML.slice(0, 60), at: one.getBoundingClientRect() }))
      .filter(({ at }) => at.width > 1 && at.left < notice.right && at.right > notice.left)
      .filter(({ at }) => at.top < notice.bottom && at.bottom > notice.top)
      .map(({ name }) => name);
  });
  equal(covered, [], 'it covers:');
  // A narrow header has no room: the notice disappears by itself, and the menu keeps the update.
  await page.setViewportSize({ width: 360, height: 640 });
  await app.button('Later').click();
  await page.evaluate(() => (location.hash = '#/new'));
  await page.reload();
  await page.locator('.notice').waitFor({ timeout: 40_000 });
  await page.locator('.notice').waitFor({ state: 'detached', timeout: 20000 });
  await app.button('Menu').click();
  await app.dialog().getByRole('button', { name: 'Update' }).click();
  await until(async () => (await buildOf(app).catch(() => '')) === '2', 'the new build', 40_000);
});

test('"later" keeps the old build until all tabs are closed', async (fixture) => {
  const { env, publish } = await updatable(fixture);
  const app = await (await App.open(env)).start();
  const context = app.page.context();
  await app.kept();
  publish();
  await app.page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await app.page.locator('.notice').waitFor({ timeout: 40_000 });
  await app.button('Later').click();
  await app.cell(1, 3).click();
  await app.press('4');
  await app.page.reload();
  await app.page.waitForSelector('[role=grid]');
  equal(await buildOf(app), '1');
  await app.page.goto('about:blank');
  await app.page.close();
  const again = await until(
    async () => {
      const page = await App.open(env, { context });
      if ((await buildOf(page)) === '2') return page;
      await page.page.close();
      return null;
    },
    'the new build at a later start',
    20000,
  );
  await again.page.waitForSelector('[role=grid]');
  equal(await again.value(1, 3), '4');
});
