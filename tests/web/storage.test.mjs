// Storage that fails: nothing is lost silently, and nothing that cannot be read is deleted.
import { readFileSync } from 'node:fs';
import { App, fillStore, NEARLY, readStore } from './app.mjs';
import { equal, ok, test, until } from './cases.mjs';

/** A profile in which `fault` runs before the page. */
async function faulty(env, fault, lang = 'en-US') {
  const context = await env.browser.newContext({ locale: lang });
  env.cleanup(() => context.close());
  await context.addInitScript(fault);
  return context;
}

/** Reading works, writing does not; the test itself still sets up the page. */
const noWrites = () => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    if (!['lele.settings', 'lele.tour', 'lele.here'].includes(key))
      throw new DOMException('full', 'QuotaExceededError');
    return setItem.call(this, key, value);
  };
};
/** As in a browser whose quota is used up: small values fit, a game does not. */
const noRoom = () => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    if (value.length > 200) throw new DOMException('full', 'QuotaExceededError');
    return setItem.call(this, key, value);
  };
};
const noDatabase = () => {
  IDBFactory.prototype.open = () => {
    throw new DOMException('denied', 'SecurityError');
  };
};
/** Only the page itself is refused, not what the test does. */
const noStorage = () => {
  for (const name of ['localStorage', 'sessionStorage']) {
    const real = window[name];
    Object.defineProperty(window, name, {
      get() {
        if (new Error().stack.includes('/assets/'))
          throw new DOMException('denied', 'SecurityError');
        return real;
      },
    });
  }
};
const noLocks = () => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });

test('where nothing can be kept, the player hears it at once and can take the game along', async (env) => {
  for (const [lang, words, button, close] of [
    ['en-US', 'this game is lost', 'Export this game', 'Close'],
    ['zh-CN', '关闭或刷新页面，这一局就会丢失', '导出这一局', '关闭'],
  ]) {
    const context = await faulty(env, noWrites, lang);
    await context.addInitScript(noDatabase);
    const app = await App.open(env, { context });
    await app.start();
    const notice = app.page.locator('.notice', { hasText: words });
    await notice.waitFor();
    equal(
      await app.page.locator('.visually-hidden[role=alert]').textContent(),
      await notice.locator('span').first().textContent(),
    );
    await app.cell(1, 3).click();
    await app.press('4');
    const [file] = await Promise.all([
      app.page.waitForEvent('download'),
      app.button(button).click(),
    ]);
    const other = await App.open(env);
    await other.visit('#/saves');
    await other.page.locator('input[type=file]').setInputFiles(await file.path());
    await other.page.getByText('1 record imported').waitFor();
    await other.page.locator('ul.card > li').getByRole('button', { name: 'Open' }).click();
    await other.page.waitForSelector('[role=grid]');
    equal(await other.value(1, 3), '4', 'the game as it was:');
    const asked = app.page.waitForEvent('dialog');
    app.page.reload().catch(() => undefined);
    const question = await asked;
    equal(question.type(), 'beforeunload', 'leaving asks first:');
    await question.dismiss();
    await notice.getByRole('button', { name: close }).click();
    await notice.waitFor({ state: 'detached' });
    app.clean();
  }
});

test('one of the two stores is enough: nothing is said, and a reload goes on', async (env) => {
  for (const fault of [noWrites, noRoom, noDatabase, noStorage]) {
    const app = await App.open(env, { context: await faulty(env, fault) });
    await app.start();
    await app.cell(1, 3).click();
    await app.press('4');
    if (fault !== noDatabase)
      await until(
        async () => (await readStore(app.page, 'games'))[0]?.save.includes('set r1c3 4'),
        'written',
      );
    equal(await app.page.locator('.notice').count(), 0, fault.name);
    await app.page.reload();
    await app.page.waitForSelector('[role=grid]');
    equal(await app.value(1, 3), '4', fault.name);
  }
});

/** A game with one move, left; `change` then damages its copies. */
async function damaged(env, change, lang) {
  const app = await (await App.open(env, { lang })).start();
  await app.cell(1, 3).click();
  await app.press('4');
  await until(
    async () => (await readStore(app.page, 'games'))[0]?.save.includes('set r1c3 4'),
    'written',
  );
  // Leaving the page saves once more, so the damage is done from another file of the host.
  await app.page.goto(`${env.url}icon.svg`);
  await change(app.page);
  await app.page.goto(env.url);
  return app;
}
const nonsense = (page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('lele.game.')) {
        const game = JSON.parse(localStorage.getItem(key));
        localStorage.setItem(key, JSON.stringify({ ...game, save: 'nonsense', version: 1e9 }));
      }
  });
const nonsenseToo = async (page) => {
  await nonsense(page);
  const [game] = await readStore(page, 'games');
  await fillStore(page, 'games', [{ ...game, save: 'more nonsense' }]);
};

test('a copy that cannot be read does not beat a good one, and is put aside', async (env) => {
  for (const change of [
    nonsense,
    (page) =>
      page.evaluate(() => {
        for (const key of Object.keys(localStorage))
          if (key.startsWith('lele.game.')) localStorage.setItem(key, '{"id": nonsense');
      }),
  ]) {
    const app = await damaged(env, change);
    await app.page.waitForSelector('[role=grid]');
    equal(await app.value(1, 3), '4');
    await app.page.locator('.notice', { hasText: 'put aside' }).waitFor();
    const broken = await readStore(app.page, 'broken');
    equal([broken.length, broken[0].store], [1, 'localStorage']);
    ok(broken[0].record.includes('nonsense'), broken[0].record);
    await app.page.reload();
    await app.page.waitForSelector('[role=grid]');
    equal([await app.value(1, 3), await app.page.locator('.notice').count()], ['4', 0]);
  }
});

test('a game that cannot be read is reported with the reason, kept, and can be saved as a file', async (env) => {
  for (const [lang, words, button] of [
    ['en-US', 'The last game cannot be read', 'Save as a file'],
    ['zh-CN', '上次的对局读不出来', '存为文件'],
  ]) {
    const app = await damaged(env, nonsenseToo, lang);
    await app.page.waitForSelector('.levels');
    await app.page.locator('.notice', { hasText: words }).waitFor();
    const [file] = await Promise.all([
      app.page.waitForEvent('download'),
      app.button(button).click(),
    ]);
    const text = readFileSync(await file.path(), 'utf8');
    ok(text.includes('"nonsense"') && text.includes('more nonsense'), text);
    await app.page.locator('.notice .icon-button').click();
    await app.start();
    await app.page.locator('.notice').waitFor({ state: 'detached' });
    const [kept, broken] = [
      await readStore(app.page, 'games'),
      await readStore(app.page, 'broken'),
    ];
    ok(
      kept.some(({ save }) => save === 'more nonsense'),
      'the copy in the database',
    );
    ok(broken[0].record.includes('"nonsense"'), 'the copy of localStorage');
  }
});

test('an old game leaves localStorage only when the database has it', async (env) => {
  const app = await (await App.open(env)).start();
  await until(async () => (await readStore(app.page, 'games')).length === 1, 'written');
  const [game] = await readStore(app.page, 'games');
  await fillStore(app.page, 'games', [{ ...game, id: 'both', version: 7 }]);
  await app.page.evaluate((record) => {
    for (const id of ['both', 'only', 'newer'])
      localStorage.setItem(
        `lele.game.${id}`,
        JSON.stringify({ ...record, id, version: 7, updated: 1 }),
      );
    localStorage.setItem('lele.game.bad', 'nonsense');
  }, game);
  await fillStore(app.page, 'games', [{ ...game, id: 'newer', version: 6 }]);
  await app.start();
  const left = () =>
    app.page.evaluate(() =>
      ['both', 'only', 'newer', 'bad'].filter((id) => localStorage.getItem(`lele.game.${id}`)),
    );
  await until(async () => !(await left()).includes('both'), 'one is removed');
  equal(await left(), ['only', 'newer', 'bad']);
});

const RESULT = {
  id: 'r',
  finished: 1_700_000_000_000,
  layout: 'classic',
  level: 'easy',
  rating: 1.5,
  elapsed: 60_000,
  penalty: 0,
  total: 60_000,
  hints: 0,
  mistakes: 0,
  assisted: false,
  daily: '',
  techniques: { 'naked-single': { time: 1000, count: 1 } },
};

test('imported data are checked in full depth, and data that are already there too', async (env) => {
  const app = await App.open(env);
  await app.visit('#/saves');
  const bad = [
    { ...RESULT, id: 'null', techniques: { x: null } },
    { ...RESULT, id: 'text', techniques: { x: { time: '1', count: 1 } } },
    { ...RESULT, id: 'none', techniques: { x: { time: 1, count: 0 } } },
    { ...RESULT, id: 'errors', errors: [{ cell: 3, digit: null }] },
    { ...RESULT, id: 'hints', hints: null },
    { ...RESULT, id: 'future', finished: 1e300 },
    { ...RESULT, id: 'long', total: 1e300 },
    { ...RESULT, id: 'negative', elapsed: -5 },
  ];
  const content = { format: 'lele-data', version: 1, written: 1, results: [...bad, RESULT] };
  await app.page.locator('input[type=file]').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(content)),
  });
  await app.page.getByText('1 record imported. 8 damaged records were left out.').waitFor();
  equal(
    (await readStore(app.page, 'results')).map(({ id }) => id),
    ['r'],
  );
  await fillStore(app.page, 'results', bad);
  await app.visit('#/stats');
  await until(async () => (await readStore(app.page, 'broken')).length === 8, 'put aside');
  equal(
    (await readStore(app.page, 'results')).map(({ id }) => id),
    ['r'],
  );
  app.clean();
});

test('a result that cannot be stored is reported, and the end of the game is shown as ever', async (env) => {
  const context = await faulty(env, noDatabase);
  const app = await (await App.open(env, { context })).start(NEARLY);
  await app.solve();
  await app.dialog().locator('.praise').waitFor();
  await app.page.locator('.notice').getByText('The result could not be saved').waitFor();
  app.clean();
});

test('settings that cannot be stored are reported once, and work', async (env) => {
  const context = await faulty(env, () => {
    const { setItem } = Storage.prototype;
    let first = true; // the settings of the test itself
    Storage.prototype.setItem = function (key, value) {
      if (key === 'lele.settings' && !first) throw new DOMException('full', 'QuotaExceededError');
      first &&= key !== 'lele.settings';
      return setItem.call(this, key, value);
    };
  });
  const app = await App.open(env, { context, hash: '#/settings' });
  const notice = app.page.locator('.notice').getByText('Your settings could not be saved');
  await app.page.selectOption('#setting-theme', 'dark');
  await notice.waitFor();
  equal(await app.page.evaluate(() => document.documentElement.dataset.theme), 'dark');
  await app.page.locator('.notice').getByRole('button', { name: 'Close' }).click();
  await app.page.selectOption('#setting-theme', 'light');
  await app.settled();
  equal(await notice.count(), 0, 'said again:');
  app.clean();
});

test('without locks two tabs with the same game do not overwrite each other', async (env) => {
  const context = await faulty(env, noLocks);
  const one = await (await App.open(env, { context })).start();
  await one.cell(1, 3).click();
  await one.press('4');
  const two = await App.open(env, { context });
  await two.page.waitForSelector('[role=grid]');
  // The tab that opened the game last has it; the other one goes on with a copy and says so.
  await one.page.getByText('open in another tab').waitFor();
  await two.cell(1, 4).click();
  await two.press('6');
  await one.page.bringToFront();
  await one.cell(3, 1).click();
  await one.press('1');
  for (const tab of [one, two]) {
    await tab.page.reload();
    await tab.page.waitForSelector('[role=grid]');
  }
  const digits = (tab) => Promise.all([tab.value(1, 3), tab.value(1, 4), tab.value(3, 1)]);
  equal(
    [await digits(one), await digits(two)],
    [
      ['4', '', '1'],
      ['4', '6', ''],
    ],
  );
  await until(async () => (await readStore(one.page, 'games')).length === 2, 'both are kept');
  one.clean();
});
