// Replay, statistics, the puzzles of the day, help, the tour.
import { readFileSync } from 'node:fs';
import { App, NEARLY, PUZZLE, fillStore, readStore } from './app.mjs';
import { equal, ok, test, until } from './cases.mjs';

const RESULT = {
  id: '',
  finished: Date.parse('2026-11-15T12:00'),
  layout: 'classic',
  level: 'easy',
  rating: 2,
  elapsed: 60_000,
  penalty: 0,
  total: 60_000,
  hints: 0,
  mistakes: 0,
  assisted: false,
  daily: '',
  techniques: {},
};

test('a puzzle that is still being entered can be looked at again', async (env) => {
  const app = await App.open(env);
  await app.visit('#/new');
  await app.button('Enter a puzzle').click();
  await app.page.waitForSelector('[role=grid]');
  await app.cell(1, 1).click();
  await app.press('7');
  await app.visit('#/replay');
  await app.page.locator('input[type=range]').waitFor();
  equal((await app.values())[0], '7');
  app.clean();
});

test('a finished game can be replayed, analysed and counted', async (env) => {
  const app = await App.open(env);
  await app.start();
  await app.solve();
  await app.dialog().getByRole('button', { name: 'Replay' }).click();
  await app.page.getByText('The reason for each digit').waitFor();
  equal(await app.page.locator('.moves li').count(), 51);
  ok((await app.page.locator('.moves').textContent()).includes('Hidden Single'), 'a technique');
  await app.page.getByLabel('Position').fill('0');
  await until(async () => (await app.values()) === PUZZLE, 'the start');
  await app.page.locator('.moves li button').nth(2).click();
  equal([...(await app.values())].filter((digit) => digit !== '.').length, 33, 'after the third:');
  await app.visit('#/stats');
  await until(
    async () => (await app.page.locator('.numbers strong').first().textContent()) === '1',
    'one game',
  );
  ok((await app.page.locator('table').first().textContent()).includes('Beginner'), 'level');
  await app.button('Delete statistics').click();
  await app.button('Delete').click();
  await app.page.getByText('Finish a game').waitFor();
  app.clean();
});

test('the end of a game is told once; the board can be looked at', async (env) => {
  const app = await App.open(env);
  await app.start(NEARLY);
  await app.solve();
  await app.button('See the board').click();
  await app.page.locator('dialog').waitFor({ state: 'detached' });
  await app.visit('#/stats');
  await app.button('Back to the board').click();
  await app.page.waitForSelector('[role=grid]');
  await app.page.waitForTimeout(300);
  equal(await app.page.locator('dialog').count(), 0, 'not told again:');
});

test('statistics: played and won, a chart, files, and filters', async (env) => {
  const app = await App.open(env);
  for (let round = 0; round < 2; round++) {
    await app.start(NEARLY);
    // A wrong digit that is undone counts as a mistake of this cell and this digit.
    if (round === 1) {
      await app.cell(1, 1).click();
      await app.press('2', 'Backspace');
    }
    await app.solve();
    await app.press('Escape');
  }
  await app.start();
  await app.page.evaluate(() => (location.hash = '#/stats'));
  const row = app.page.locator('table').first().locator('tbody tr').first();
  await until(async () => (await row.count()) > 0, 'a row');
  const cells = await row.locator('th, td').allTextContents();
  equal(cells.slice(0, 3), ['Beginner', '3', '2'], 'played and won:');
  const map = await app.page.locator('.map svg').getAttribute('aria-label');
  equal(map, '1 wrong digits, most often in R1C1, most often the digit 2');
  equal((await app.page.locator('polyline').getAttribute('points')).split(' ').length, 2);
  const [file] = await Promise.all([app.page.waitForEvent('download'), app.button('CSV').click()]);
  const [head, ...lines] = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\n');
  equal(lines.length, 2);
  equal(
    head.split(',').filter((key) => !/^[a-z][A-Za-z]*$/.test(key)),
    [],
  );
  app.clean();
});

const SPLIT = {
  'en-US': {
    levels: ['Easy', '5', '5', '1:00', '3:00', '2:00'],
    kinds: [
      ['without hints', '3', '0.0', '1:00', '1:40', '2:00'],
      ['with hints', '2', '2.5', '3:00', '5:00', '5:00'],
      ['clock hidden', '1', '0.0', '2:00', '2:00', '2:00'],
    ],
    alone: ['Easy', '–', '3', '1:00', '1:40', '2:00'],
    only: 'Only games without hints',
  },
  'zh-CN': {
    levels: ['简单', '5', '5', '1:00', '3:00', '2:00'],
    kinds: [
      ['未用提示', '3', '0.0', '1:00', '1:40', '2:00'],
      ['用了提示', '2', '2.5', '3:00', '5:00', '5:00'],
      ['隐藏计时', '1', '0.0', '2:00', '2:00', '2:00'],
    ],
    alone: ['简单', '–', '3', '1:00', '1:40', '2:00'],
    only: '只看没用提示的',
  },
};

for (const [lang, told] of Object.entries(SPLIT))
  test(`statistics: best, mean, median and hints, with help and without (${lang})`, async (env) => {
    const app = await App.open(env, { lang, date: '2026-11-16T12:00' });
    await app.visit('#/saves');
    await app.page.locator('ol > li').first().waitFor();
    const games = [
      [60, 0],
      [120, 0],
      [120, 0],
      [180, 1],
      [420, 4],
    ];
    await fillStore(
      app.page,
      'results',
      games.map(([seconds, hints], i) => ({
        ...RESULT,
        id: String(i),
        total: seconds * 1000,
        hints,
        assisted: hints > 0,
        ...(i === 1 ? { timer: false } : {}),
        errors:
          i === 0
            ? [
                { cell: 80, digit: 9 },
                { cell: 80, digit: 9 },
                { cell: 0, digit: 1 },
              ]
            : [],
      })),
    );
    await app.visit('#/stats');
    const tables = app.page.locator('table');
    const row = (table, at) =>
      tables.nth(table).locator('tbody tr').nth(at).locator('th, td').allTextContents();
    await tables.first().waitFor();
    equal(await row(0, 0), told.levels);
    for (const [i, kind] of told.kinds.entries()) equal(await row(1, i), kind);
    equal((await app.page.locator('.numbers strong').allTextContents())[2], '1.0', 'hints a game:');
    const map = app.page.locator('.map');
    const label = await map.locator('svg').getAttribute('aria-label');
    ok(label.includes('R9C9') && /9$|9 /.test(label), label);
    equal(await map.locator('li span').allTextContents(), [...'100000002']);
    const dark = (at) =>
      map
        .locator('rect')
        .nth(at)
        .evaluate((one) => one.style.fillOpacity);
    equal([await dark(80), await dark(1)], ['1', '0'], 'the darker, the oftener:');
    await app.page.getByLabel(told.only).check();
    await until(async () => (await row(0, 0))[2] === '3', 'the filter');
    equal(await row(0, 0), told.alone);
    equal(await tables.nth(1).locator('tbody tr').count(), 2);
    app.clean();
  });

test('the puzzle of a day is the same for everyone', async (env) => {
  const boards = [];
  for (let i = 0; i < 2; i++) {
    const app = await App.open(env, { date: '2026-11-16T12:00' });
    await app.visit('#/daily');
    await app.page.locator('.levels button').first().click();
    await app.page.waitForSelector('[role=grid]', { timeout: 30000 });
    boards.push(await app.values());
  }
  equal(boards[0], boards[1]);
});

test('the calendar goes back to other months; what was solved is marked', async (env) => {
  const app = await App.open(env, { date: '2026-11-16T12:00' });
  await app.page.evaluate(() => (location.hash = '#/daily'));
  const month = app.page.locator('.head h2');
  const now = await month.textContent();
  await until(() => app.button('Month after').isDisabled(), 'no puzzles of the future');
  await app.button('Month before').click();
  ok((await month.textContent()) !== now, 'another month');
  await app.page.locator('.days button').nth(14).click();
  await app.page.locator('.levels button').first().click();
  await app.page.waitForSelector('[role=grid]', { timeout: 30000 });
  // Solved on another day in another game: the calendar shows the result.
  await app.visit('#/saves');
  await app.page.locator('ul.card > li').waitFor();
  const [game] = await readStore(app.page, 'games');
  equal(game.meta.daily, '1:easy:classic:2026-10-15');
  await fillStore(app.page, 'results', [
    { ...RESULT, id: 'one', daily: '1:easy:classic:2026-10-15', total: 83_000 },
  ]);
  await app.page.evaluate(() => (location.hash = '#/daily'));
  await app.button('Month before').click();
  await until(async () => (await app.page.locator('.dots .on').count()) === 1, 'marked');
  await app.page.locator('.days button').nth(14).click();
  await app.page.getByText('1:23').waitFor();
  app.clean();
});
test('a day keeps the version of its seeds: 1 up to November 2026, 2 from December on', async (env) => {
  const app = await App.open(env, { date: '2026-12-01T12:00' });
  const playFirst = async () => {
    await app.page.locator('.levels button').first().click();
    await app.page.waitForSelector('[role=grid]', { timeout: 30000 });
    await app.visit('#/saves');
    await app.page.locator('ul.card > li').first().waitFor();
    return (await readStore(app.page, 'games')).map(({ meta }) => meta.daily).sort();
  };
  await app.page.evaluate(() => (location.hash = '#/daily'));
  equal((await playFirst()).join(), '2:easy:classic:2026-12-01');
  await app.page.evaluate(() => (location.hash = '#/daily'));
  await app.button('Month before').click();
  await app.page.locator('.days button').last().click();
  equal((await playFirst()).join(), '1:easy:classic:2026-11-30,2:easy:classic:2026-12-01');
  app.clean();
});

test('help has the rules and the tour', async (env) => {
  const app = await App.open(env, { lang: 'zh-CN' });
  await app.visit('#/help');
  await app.page.getByText('规则').first().waitFor();
  await app.button('快速导览').click();
  for (let i = 0; i < 3; i++) await app.button('下一张').click();
  await app.button('完成').click();
  equal(await app.page.locator('dialog').count(), 0);
});

test('the tour goes forth and back by keys, and can be skipped', async (env) => {
  const app = await App.open(env);
  await app.visit('#/help');
  await app.button('A quick tour').click();
  await app.dialog().waitFor();
  const focused = () => app.page.evaluate(() => document.activeElement.textContent.trim());
  equal(await focused(), 'Next', 'the keyboard is on the way on:');
  const title = app.dialog().locator('h3');
  const seen = [await title.textContent()];
  await app.press('Enter');
  seen.push(await title.textContent());
  await app.press('ArrowRight');
  seen.push(await title.textContent());
  await app.press('ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  seen.push(await title.textContent());
  equal(new Set(seen).size, 4, 'four cards:');
  await app.dialog().getByRole('button', { name: 'Done' }).click();
  equal(await app.page.locator('dialog').count(), 0);
  await app.button('A quick tour').click();
  await app.button('Skip').click();
  equal(await app.page.locator('dialog').count(), 0);
  await app.button('A quick tour').click();
  await app.dialog().waitFor();
  await app.press('Escape');
  equal(await app.page.locator('dialog').count(), 0);
  app.clean();
});

test('a page opens at its top, however far the last one was scrolled', async (env) => {
  const app = await App.open(env, { viewport: 'phone', touch: true });
  for (const hash of ['#/settings', '#/train', '#/settings', '#/train', '#/train/x-wing']) {
    await app.page.evaluate((to) => (location.hash = to), hash);
    const parts = { '#/settings': '.preview', '#/train': 'main li', '#/train/x-wing': '.board' };
    await app.page.locator(parts[hash]).first().waitFor();
    await until(() => app.page.evaluate(() => scrollY === 0), `${hash} is at its top`);
    await app.page.evaluate(() => scrollTo(0, 500));
  }
  app.clean();
});

test('no page is wider than a phone', async (env) => {
  const app = await App.open(env, { viewport: 'phone', touch: true });
  for (const hash of [
    '#/new',
    '#/daily',
    '#/import',
    '#/saves',
    '#/solve',
    '#/train',
    '#/stats',
  ].concat(['#/settings', '#/help'])) {
    await app.visit(hash);
    await app.page.locator('main').waitFor();
    // A phone zooms out to fit a page that is too wide, and the width of the window would follow.
    equal(await app.page.evaluate(() => document.documentElement.scrollWidth), 360, hash);
  }
  app.clean();
});
