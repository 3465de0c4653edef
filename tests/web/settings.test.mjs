// Settings: at once, kept, previewed, in both languages.
import { App } from './app.mjs';
import { equal, ok, test, until } from './cases.mjs';

const toggle = (app, name) => app.page.getByRole('switch', { name });

test('a setting works at once, in the preview and in the game, and survives a reload', async (env) => {
  const app = await (await App.open(env)).start();
  await app.page.evaluate(() => (location.hash = '#/settings'));
  const preview = app.page.locator('.preview .cell.peer');
  await app.page.locator('.preview .board').waitFor();
  ok((await preview.count()) > 0, 'the preview shows the row');
  await toggle(app, 'Highlight row, column and box').click();
  equal(await preview.count(), 0, 'and at once no more');
  await app.page.reload();
  await app.page.waitForSelector('.preview .board');
  equal(await toggle(app, 'Highlight row, column and box').isChecked(), false);
  await app.page.evaluate(() => (location.hash = '#/'));
  await app.cell(5, 5).click();
  equal(await app.page.locator('.cell.peer').count(), 0);
  app.clean();
});

test('the language changes every word at once, the texts of the core too', async (env) => {
  const app = await (await App.open(env)).start();
  await app.button('Menu').click();
  await app.dialog().getByRole('button', { name: '中文' }).click();
  await app.page.keyboard.press('Escape');
  equal(await app.page.evaluate(() => document.documentElement.lang), 'zh-CN');
  ok((await app.page.locator('.controls').textContent()).includes('撤销'), 'the buttons');
  await app.press('h');
  ok(/[\u4e00-\u9fff]/.test(await app.page.locator('.hint-panel .text').textContent()), 'the hint');
});

test('themes change the colours; a preset sets many keys; reset brings the defaults back', async (env) => {
  const app = await App.open(env, { hash: '#/settings' });
  const page = () => app.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const seen = new Set();
  for (const theme of ['light', 'dark', 'black', 'contrast', 'paper']) {
    await app.page.selectOption('#setting-theme', theme);
    seen.add(await page());
  }
  equal(seen.size, 5, 'five different pages');
  await app.button('Child').click();
  equal(await app.page.inputValue('#setting-conflictMode'), 'block');
  await app.button('Reset all').click();
  equal(await app.page.inputValue('#setting-conflictMode'), 'highlight');
});

test('every setting of the table has a label in both languages', async (env) => {
  for (const lang of ['en-US', 'zh-CN']) {
    const app = await App.open(env, { lang, hash: '#/settings' });
    await app.page.waitForSelector('.row');
    const text = await app.page.locator('.list').textContent();
    ok(!/\b(setting|group|unit|preset)\./.test(text), `no bare key in ${lang}`);
    app.clean();
  }
});

test('a broken store of settings is no harm', async (env) => {
  const context = await env.browser.newContext();
  env.cleanup(() => context.close());
  await context.addInitScript(() =>
    localStorage.setItem('lele.settings', '{"theme":7,"digitSize":"x'),
  );
  const app = await App.open(env, { context });
  await app.start();
  app.clean();
});

test('left-handed players get the pad on the left; the keypad turns to 789', async (env) => {
  const app = await (
    await App.open(env, { settings: { handed: 'left', keypadOrder: '789' } })
  ).start();
  const board = await app.page.locator('[role=grid]').boundingBox();
  const pad = await app.page.locator('.pad').boundingBox();
  ok(pad.x + pad.width <= board.x, 'the pad is left of the board');
  equal(await app.page.locator('.pad .key').first().getAttribute('data-digit'), '7');
});

test('the timer can be hidden; symbols can be Chinese', async (env) => {
  const app = await (
    await App.open(env, {
      settings: { displayTimer: false, symbols: 'chinese' },
    })
  ).start();
  equal(await app.page.locator('.timer').count(), 0);
  equal(await app.value(1, 1), '五');
});

test('search finds a setting by its words', async (env) => {
  const app = await App.open(env, { hash: '#/settings' });
  await app.page.fill('[type=search]', 'penalty');
  equal(await app.page.locator('.list .row').count(), 1);
});

test('a sound is heard and the phone buzzes only where the settings say so', async (env) => {
  for (const on of [true, false]) {
    const app = await App.open(env, { settings: { sounds: on, vibration: on } });
    await app.page.evaluate(() => {
      window.heard = [];
      navigator.vibrate = (pattern) => window.heard.push(`buzz ${pattern}`);
      const make = AudioContext.prototype.createOscillator;
      AudioContext.prototype.createOscillator = function () {
        window.heard.push('tone');
        return make.call(this);
      };
    });
    await app.start();
    await app.cell(1, 3).click();
    await app.press('4');
    await app.press('5');
    const heard = await app.page.evaluate(() => window.heard);
    if (on) {
      ok(heard.includes('tone'), 'a digit is heard');
      ok(heard.includes('buzz 40'), 'a conflict is felt');
    } else equal(heard, []);
    app.clean();
  }
});

test('corner notes in a row; spoken detail adds the candidates', async (env) => {
  const settings = { noteStyle: 'order', verbosity: 2 };
  const app = await (await App.open(env, { settings })).start();
  await app.cell(1, 3).click();
  await app.press('Shift+1', 'Shift+4');
  equal((await app.notes(1, 3, 'corner')).replace(/\s/g, ''), '14');
  const label = await app.cell(1, 4).getAttribute('aria-label');
  ok(label.includes('can be 2 6'), label);
});

test('the system decides: dark, more contrast, less motion', async (env) => {
  const app = await (await App.open(env)).start();
  const theme = () => app.page.evaluate(() => document.documentElement.dataset.theme);
  const page = () => app.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await page();
  await app.page.emulateMedia({ colorScheme: 'dark' });
  ok((await page()) !== light, 'dark follows');
  await app.page.emulateMedia({ contrast: 'more' });
  await until(async () => (await theme()) === 'contrast', 'more contrast follows');
  await app.page.emulateMedia({ contrast: 'no-preference', reducedMotion: 'reduce' });
  await app.cell(1, 3).click();
  await app.press('4');
  const time = await app
    .cell(1, 3)
    .locator('.digit')
    .evaluate((e) => parseFloat(getComputedStyle(e).animationDuration));
  ok(time < 0.001, `nothing moves: ${time} s`);
});

test('a hidden page pauses the game and goes on when it is back', async (env) => {
  const app = await (await App.open(env)).start();
  const hide = (hidden) =>
    app.page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await app.page.locator('.paused').waitFor();
  await hide(false);
  await app.page.locator('.paused').waitFor({ state: 'detached' });
  app.clean();
});
