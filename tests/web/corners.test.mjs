// Small and large: zoom, phones, boards with a rule, groups of radio buttons, a page that cannot start.
import { App, PUZZLE } from './app.mjs';
import { equal, ok, test, until } from './cases.mjs';

const boxOf = (app, part) => app.page.locator(part).boundingBox();

for (const [width, height] of [
  [320, 256],
  [320, 480],
])
  test(`at ${width} × ${height} the board is usable, and the page scrolls to the pad`, async (env) => {
    const viewport = { width, height };
    const app = await (await App.open(env, { viewport, touch: true })).start();
    const board = await boxOf(app, '[role=grid]');
    ok(board.width >= 240 && board.height >= 240, `a board of ${board.width}`);
    equal(await app.page.evaluate(() => document.documentElement.scrollWidth), width, 'no wider:');
    await app.cell(1, 3).tap();
    await app.page.locator('.pad [data-digit="4"]').tap();
    equal(await app.value(1, 3), '4');
    app.clean();
  });

for (const [name, viewport] of [
  ['upright', { width: 390, height: 844 }],
  ['on its side', { width: 844, height: 390 }],
])
  test(`on a phone ${name} no key moves when a hint opens`, async (env) => {
    const app = await (await App.open(env, { viewport, touch: true })).start();
    const places = async () => [
      (await boxOf(app, '[role=grid]')).y,
      (await boxOf(app, '.modes')).y,
      (await boxOf(app, '.pad')).y,
      (await boxOf(app, '.actions')).y,
    ];
    const before = await places();
    await app.press('h');
    await app.page.locator('.hint-bar').waitFor();
    equal(await places(), before);
    app.clean();
  });

test('a board with a rule of its own says its name and rule, and frames the areas', async (env) => {
  const app = await (await App.open(env)).start();
  equal(await app.page.locator('.variant').count(), 0, 'none on a plain board:');
  await app.visit('#/new');
  await app.page.getByRole('radio', { name: 'Diagonal X', exact: true }).click();
  await app.page.locator('.levels button').first().click();
  const chip = app.page.locator('.variant');
  await chip.waitFor();
  equal((await chip.textContent()).trim(), 'Diagonal X: both diagonals hold each digit once too.');
  const lit = () => app.page.locator('.cell.lit-up').count();
  await until(async () => (await lit()) === 17, 'both diagonals are framed at the start');
  await until(async () => (await lit()) === 0, 'once');
  await chip.click();
  await until(async () => (await lit()) === 17, 'and when the chip is pressed');
  app.clean();
});

test('a group of radio buttons has one tab stop, and the arrow keys choose', async (env) => {
  const app = await App.open(env);
  const stops = () =>
    app.page.$$eval('.layouts [role=radio]', (all) =>
      all.filter((one) => one.tabIndex === 0).map((one) => one.textContent.trim()),
    );
  equal(await stops(), ['Classic']);
  await app.page.getByRole('radio', { name: 'Classic', exact: true }).focus();
  await app.press('ArrowRight');
  await until(async () => (await stops()).join() === 'Diagonal X', 'the next one');
  equal(await app.page.evaluate(() => document.activeElement.textContent.trim()), 'Diagonal X');
  await app.press('ArrowLeft', 'ArrowLeft');
  await until(async () => (await stops()).join() === 'Jigsaw', 'round the end');
  await app.press('ArrowRight');
  await app.start(PUZZLE);
  const mode = app.page.getByRole('radio', { name: 'Digit', exact: true });
  await mode.focus();
  await app.press('ArrowRight');
  equal(
    await app.page.getByRole('radio', { name: 'Corner', exact: true }).getAttribute('aria-checked'),
    'true',
  );
  app.clean();
});

for (const [lang, title, again] of [
  ['en-US', 'The game did not load', 'Try again'],
  ['zh-CN', '游戏没有载入', '重新载入'],
])
  test(`a page that cannot start says so in one language, with a button (${lang})`, async (env) => {
    const context = await env.browser.newContext({ locale: lang, serviceWorkers: 'block' });
    env.cleanup(() => context.close());
    const page = await context.newPage();
    let broken = true;
    await page.route('**/*.wasm', (route) => (broken ? route.abort() : route.continue()));
    await page.goto(env.url);
    await page.getByRole('heading', { name: title }).waitFor();
    const text = await page.locator('#app').textContent();
    equal(/[\u4e00-\u9fff]/.test(text), lang === 'zh-CN', text);
    broken = false;
    await page.getByRole('button', { name: again }).click();
    await page.locator('[role=grid]').waitFor();
  });

test('an opened link says the level and the time', async (env) => {
  const app = await App.open(env);
  await app.visit(`#/p/${PUZZLE}`);
  await app.page.getByText('Beginner · About 6 minutes').waitFor();
  app.clean();
});

test('a link to this machine says that it is one', async (env) => {
  const app = await (await App.open(env)).start();
  await app.button('Share').click();
  await app.dialog().getByText('This link works on this machine only').waitFor();
});
