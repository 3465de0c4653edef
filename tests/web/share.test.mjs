// Sharing: what leaves the page, and only when a button is pressed.
import { readFileSync } from 'node:fs';
import { App, NEARLY, PUZZLE, SOLUTION } from './app.mjs';
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
  await app.start(NEARLY);
  await app.solve();
  await app.button('分享成绩').click();
  const text = app.page.locator('dialog .text');
  await until(async () => /入门.*\d:\d\d.* 🟩{4}$/u.test(await text.textContent()), 'the result');
  const link = await app.page.locator('dialog input').first().inputValue();
  ok(!(await text.textContent()).includes(SOLUTION.slice(0, 9)), 'no spoiler');
  const other = await App.open(env);
  await other.page.goto(link);
  await other.page.locator('main .button.primary').click();
  await other.page.waitForSelector('[role=grid]');
  equal(await other.values(), NEARLY, 'the link has the puzzle, not the solution:');
});

test('share: code, link and QR; the link opens on another profile and says what it is', async (env) => {
  const app = await App.open(env);
  await app.start();
  await app.cell(1, 3).click();
  await app.press('4');
  await app.button('Share').click();
  const link = await app.page.locator('dialog input').first().inputValue();
  ok(await app.page.locator('dialog figure svg path').getAttribute('d'), 'a QR code');
  await app.page.getByRole('tab', { name: 'Progress' }).click();
  const progress = await app.page.locator('dialog input').first().inputValue();
  await app.page.getByRole('tab', { name: 'Replay' }).click();
  const replay = await app.page.locator('dialog input').first().inputValue();
  const other = await App.open(env);
  await other.page.goto(link);
  await other.page.reload();
  await other.page.getByText('Someone shared a Sudoku').waitFor();
  await other.page.locator('main .button.primary').click();
  await other.page.waitForSelector('[role=grid]');
  equal(await other.values(), PUZZLE);
  await other.page.goto(progress);
  await other.page.getByText('in progress').waitFor();
  await other.page.locator('main .button.primary').click();
  await other.page.waitForSelector('[role=grid]');
  equal(await other.value(1, 3), '4');
  await other.page.goto(replay);
  await other.page.getByText('replay of a game').waitFor();
  await other.page.locator('main .button.primary').click();
  await other.page.getByText('What justified each digit').waitFor();
  ok((await other.page.locator('.moves li').count()) === 1, 'one move');
  other.clean();
});

test('an old code in the address opens; hostile links do no harm', async (env) => {
  const app = await App.open(env, { hash: '#9snK1lp7WdqL5x-8WGWaRNqjGRkiJDSU' });
  await app.page.getByText('Someone shared a Sudoku').waitFor();
  for (const bad of [
    '#/p/%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    '#/p/%E0%A4%A',
    '#/g/AAAAAAAA',
    `#/r/${'A'.repeat(5000)}`,
    '#/nowhere/at/all',
    '#/replay/%E0%A4%A',
    '#/replay/L1AAAA',
    '#/solve/%E0%A4%A',
    '#/import/%3Csvg%20onload%3Dalert(1)%3E',
    '#/import/%E0%A4%A',
    '#/new/%E0%A4%A',
    '#/train/__proto__',
    '#/%E0%A4%A',
  ]) {
    await app.page.goto(app.page.url().replace(/#.*/, '') + bad);
    await app.page.waitForSelector('main');
    equal(await app.page.locator('img[src=x]').count(), 0);
  }
  app.clean();
});
