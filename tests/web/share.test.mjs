// Sharing: what leaves the page, and only when a button is pressed.
import { readFileSync } from 'node:fs';
import { App, PUZZLE, SOLUTION } from './app.mjs';
import { equal, ok, test, until } from './cases.mjs';

async function openShare(env, options = {}) {
  const app = await App.open(env, options);
  await app.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await app.start();
  await app.cell(1, 3).click();
  await app.press('4');
  await app.button('Share').click();
  await app.page.locator('dialog [role=tab]').first().waitFor();
  return app;
}

test('share: pictures are made here, as PNG and SVG, with and without own digits', async (env) => {
  const app = await openShare(env);
  await app.page.getByRole('tab', { name: 'Picture' }).click();
  const save = async (name) => {
    const [file] = await Promise.all([app.page.waitForEvent('download'), app.button(name).click()]);
    return readFileSync(await file.path());
  };
  const digits = (svg) => svg.toString().match(/<text [^>]*>\d<\/text>/g).length;
  equal(digits(await save('SVG')), 30);
  const png = await save('PNG');
  equal(png.subarray(1, 4).toString(), 'PNG');
  ok(png.readUInt32BE(16) >= 1000, 'wide enough to read');
  await app.page.getByLabel('With my digits').check();
  equal(digits(await save('SVG')), 31);
  app.clean();
});

test('share: copies go to the clipboard; platforms get the link and nothing else', async (env) => {
  const app = await openShare(env);
  const link = await app.page.locator('dialog input').first().inputValue();
  const copies = app.page.locator('dialog .copy .button');
  await copies.nth(2).click();
  const clipboard = () => app.page.evaluate(() => navigator.clipboard.readText());
  equal(await clipboard(), '9snK1lp7WdqL5x-8WGWaRNqjGRkiJDSU', 'sencode:');
  await copies.first().click();
  equal(await clipboard(), link);
  await app.button('Copy text and link').click();
  equal(await clipboard(), `Try this Sudoku (Beginner 1.2) ${link}`);
  const hrefs = await app.page.locator('dialog a').evaluateAll((all) => all.map((a) => a.href));
  equal(
    hrefs.map((href) => new URL(href).host || new URL(href).protocol),
    ['twitter.com', 'www.facebook.com', 'service.weibo.com', 'mailto:'],
  );
  for (const href of hrefs)
    ok(decodeURIComponent(href).includes(link) || href.includes(encodeURIComponent(link)), href);
  const safe = await app.page
    .locator('dialog a')
    .evaluateAll((all) => all.every((a) => a.rel.includes('noopener') && a.target === '_blank'));
  ok(safe, 'opened apart');
});

test('share: the native sheet gets title, text and link where there is one', async (env) => {
  const app = await App.open(env);
  await app.page.evaluate(() => {
    navigator.share = (data) => {
      window.shared = data;
      return Promise.resolve();
    };
  });
  await app.start();
  await app.button('Share').click();
  await app.button('Share …').click();
  const shared = await app.page.evaluate(() => window.shared);
  ok(shared.url.includes('#/p/') && shared.text.includes('Beginner'), JSON.stringify(shared));
});

test('share: the result tells time, level, hints and mistakes, and no digit of the grid', async (env) => {
  const app = await App.open(env, { lang: 'zh-CN' });
  await app.start();
  await app.fill(async (row, column, digit) => {
    await app.cell(row, column).click();
    await app.press(digit);
  });
  await app.dialog().waitFor();
  await app.button('分享成绩').click();
  const text = app.page.locator('dialog .text');
  await until(async () => /入门.*\d:\d\d/.test(await text.textContent()), 'the result');
  const link = await app.page.locator('dialog input').first().inputValue();
  ok(!(await text.textContent()).includes(SOLUTION.slice(0, 9)), 'no spoiler');
  const other = await App.open(env);
  await other.page.goto(link);
  await other.page.locator('main .button.primary').click();
  await other.page.waitForSelector('[role=grid]');
  equal(await other.values(), PUZZLE, 'the link has the puzzle, not the solution:');
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

test('statistics: played and won, a chart, files, and filters', async (env) => {
  const app = await App.open(env);
  for (let round = 0; round < 2; round++) {
    await app.start();
    await app.fill(async (row, column, digit) => {
      await app.cell(row, column).click();
      await app.press(digit);
    });
    await app.dialog().waitFor();
    await app.press('Escape');
  }
  await app.start();
  await app.page.evaluate(() => (location.hash = '#/stats'));
  const row = app.page.locator('table').first().locator('tbody tr').first();
  await until(async () => (await row.count()) > 0, 'a row');
  const cells = await row.locator('th, td').allTextContents();
  equal(cells.slice(0, 3), ['Beginner', '3', '2'], 'played and won:');
  equal((await app.page.locator('polyline').getAttribute('points')).split(' ').length, 2);
  const [file] = await Promise.all([app.page.waitForEvent('download'), app.button('CSV').click()]);
  equal(
    readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\n').length,
    3,
  );
  app.clean();
});

test('the calendar goes back to other months; what was solved is marked', async (env) => {
  const app = await App.open(env);
  await app.page.evaluate(() => (location.hash = '#/daily'));
  const month = app.page.locator('.head h2');
  const now = await month.textContent();
  equal(await app.button('Month after').isDisabled(), true, 'no puzzles of the future:');
  await app.button('Month before').click();
  ok((await month.textContent()) !== now, 'another month');
  await app.page.locator('.days button').nth(14).click();
  await app.page.locator('.levels button').first().click();
  await app.page.waitForSelector('[role=grid]', { timeout: 30000 });
  const puzzle = await app.values();
  // The solver of the page knows the solution.
  await app.page.evaluate(() => (location.hash = '#/solve'));
  await app.page.fill('#solve-text', puzzle);
  await app.button('Solve').click();
  await until(
    async () => (await app.page.locator('dd').first().textContent()) === 'one solution',
    'solved',
    15000,
  );
  const solution = await app.page.locator('#solve-panel svg[role=img]').getAttribute('aria-label');
  await app.button('Back to the board').click();
  await app.page.waitForSelector('[role=grid]');
  await app.fill(
    async (row, column, digit) => {
      await app.cell(row, column).click();
      await app.press(digit);
    },
    { solution },
  );
  await app.dialog().waitFor();
  await app.press('Escape');
  await app.page.evaluate(() => (location.hash = '#/daily'));
  await app.button('Month before').click();
  await until(async () => (await app.page.locator('.dots .on').count()) === 1, 'marked');
  app.clean();
});
