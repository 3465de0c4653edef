// The first minute: the first start, later starts, and the next game.
import { readFileSync } from 'node:fs';
import { loadLele } from '../../src/wasm/lele.js';
import { App, PUZZLE, fillStore } from './app.mjs';
import { equal, ok, test, until } from './cases.mjs';

/** The easiest level, as the module rates the board of the page. */
async function levelOf(app) {
  const lele = await loadLele(readFileSync('web/public/lele.wasm'));
  return lele.rate((await app.values()).slice(0, 81)).level;
}

/** The digit that solves a cell of the board on the page. */
async function solved(app) {
  const lele = await loadLele(readFileSync('web/public/lele.wasm'));
  return lele.solve(await app.values()).solution;
}

for (const [viewport, touch] of [
  ['desktop', false],
  [{ width: 390, height: 844 }, true],
  [{ width: 320, height: 568 }, true],
])
  test(`the first start is a puzzle for beginners with three marks (${viewport.width ?? viewport})`, async (env) => {
    const app = await App.open(env, { first: true, viewport, touch });
    const coach = app.page.locator('.coach');
    await coach.waitFor();
    equal(await app.page.locator('dialog').count(), 0, 'nothing modal:');
    equal(await levelOf(app), 'beginner');
    const solution = await solved(app);
    ok((await coach.textContent()).includes('each digit once'), 'the rule in one line');
    const marked = app.page.locator('.cell.lit-up');
    equal(await marked.count(), 1, 'one cell is marked:');
    // The whole board and the marks are on the screen at once.
    const { width, height } = app.page.viewportSize();
    for (const part of ['[role=grid]', '.coach', '.pad', '.actions']) {
      const box = await app.page.locator(part).boundingBox();
      ok(box.x >= 0 && box.x + box.width <= width + 0.5, `${part} fits`);
      ok(box.y >= 0 && box.y + box.height <= height + 0.5, `${part} is on the screen`);
    }
    const cell = Number(await marked.getAttribute('data-cell'));
    await marked.click();
    await coach.getByText('Which digit is missing').waitFor();
    equal(await app.page.locator('.cell.lit-up').count(), 0, 'the mark of the cell is gone:');
    await app.page.locator(`.pad [data-digit="${solution[cell]}"]`).click();
    await coach.getByText('Hint shows you').waitFor();
    await app.page.locator('.actions .hint').click();
    await coach.waitFor({ state: 'detached' });
    await app.page.reload();
    await app.page.locator('#cell-0').waitFor();
    equal(await coach.count(), 0, 'and does not come back:');
    app.clean();
  });

test('the marks go on after a reload and can be skipped', async (env) => {
  const app = await App.open(env, { first: true, lang: 'zh-CN' });
  const coach = app.page.locator('.coach');
  await coach.waitFor();
  await app.page.locator('.lit-up').click();
  await coach.getByText('还缺哪个数字').waitFor();
  await app.page.reload();
  await coach.getByText('还缺哪个数字').waitFor();
  await coach.getByRole('button', { name: '跳过' }).click();
  equal(await coach.count(), 0);
  await app.page.reload();
  await app.page.locator('#cell-0').waitFor();
  equal(await coach.count(), 0);
  app.clean();
});

test('a first start by a link shows the link, not a puzzle', async (env) => {
  const app = await App.open(env, { first: true, hash: '#9snK1lp7WdqL5x-8WGWaRNqjGRkiJDSU' });
  await app.page.getByText('Someone shared a Sudoku').waitFor();
  equal(await app.page.locator('.coach, dialog').count(), 0);
});

test('the keys reach the board at once, in the first game and in a new one', async (env) => {
  const app = await App.open(env, { first: true });
  await app.page.locator('#cell-40').waitFor();
  const focused = () => app.page.evaluate(() => document.activeElement.dataset.cell);
  await until(async () => (await focused()) === '40', 'the middle of the board');
  await app.page.getByRole('button', { name: 'New game: Beginner' }).click();
  await app.page.locator('.coach').waitFor({ state: 'detached' });
  await app.press('ArrowUp');
  equal(await app.page.locator('.cursor').getAttribute('data-cell'), '31');
});

test('a later start offers to go on; a reload goes on', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(1, 3).click();
  await app.press('4');
  await app.page.reload();
  equal(await app.value(1, 3), '4', 'reloaded:');
  await app.page.close();
  const later = await App.open(env, { context: app.page.context(), start: true });
  const card = later.page.locator('.continue');
  await card.waitFor();
  ok(/Continue your game.*50 cells to go/s.test(await card.textContent()), 'what is left');
  equal(await later.page.locator('[role=grid]').count(), 0);
  await card.click();
  equal(await later.value(1, 3), '4');
  later.clean();
});

test('a game is closed from the menu, to the start page, and kept', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(1, 3).click();
  await app.press('4');
  await app.button('Menu').click();
  await app.button('Close game').click();
  await app.page.locator('.continue').waitFor();
  equal(await app.page.locator('dialog').count(), 0);
  await app.page.locator('.continue').click();
  equal(await app.value(1, 3), '4');
});

test('each level says how it feels and how long it takes, and its techniques on demand', async (env) => {
  const app = await App.open(env);
  const levels = app.page.locator('.levels button');
  equal(await levels.count(), 7);
  const lele = await loadLele(readFileSync('web/public/lele.wasm'));
  const titles = lele.techniques('en').map(({ title }) => title);
  const named = (text) => titles.some((title) => text.includes(title));
  for (const text of await levels.allTextContents()) {
    ok(/About \d+ (minutes|hours)/.test(text), text);
    ok(!named(text), `no technique: ${text}`);
  }
  await app.button('Show the techniques').click();
  for (const text of await levels.allTextContents()) ok(named(text), text);
  // The numbers are those of the core: the middle one of nine puzzles is near.
  for (const [i, level] of ['beginner', 'easy', 'medium', 'hard'].entries()) {
    const minutes = Array.from({ length: 9 }, (_, n) => {
      const generator = lele.generator({ seed: `minutes ${n}`, level, layout: 'classic' });
      let puzzle = null;
      while (!puzzle) ({ puzzle } = generator.next(1));
      generator.free();
      return lele.minutes(puzzle.line);
    }).sort((a, b) => a - b);
    const shown = Number(/About (\d+)/.exec(await levels.nth(i).textContent())[1]);
    ok(shown >= minutes[0] && shown <= minutes[8], `${level}: ${shown} in ${minutes}`);
  }
});

const played = (n, extra = {}) =>
  Array.from({ length: n }, (_, i) => ({
    ...{ id: `r${i}`, finished: Date.parse('2026-11-10T12:00Z') + i, layout: 'classic' },
    ...{ level: 'easy', rating: 1.5, elapsed: 240_000, penalty: 0, total: 240_000, hints: 0 },
    ...{ mistakes: 0, assisted: false, daily: '', techniques: {} },
    ...extra,
  }));

test('own times take the place of predicted ones, and the daily card counts days', async (env) => {
  const app = await App.open(env, { date: '2026-11-19T12:00Z' });
  await fillStore(app.page, 'results', [
    ...played(3),
    ...['17', '18'].map((day) => ({
      ...played(1, { level: 'medium', daily: `1:medium:classic:2026-11-${day}` })[0],
      id: `d${day}`,
    })),
  ]);
  await app.page.reload();
  const easy = app.page.locator('.levels button').nth(1);
  await until(
    async () => (await easy.textContent()).includes('You: about 4 minutes'),
    'the own time',
  );
  const daily = app.page.locator('.daily');
  ok((await daily.textContent()).includes('2 days in a row'), await daily.textContent());
  await fillStore(app.page, 'results', [
    { ...played(1, { daily: '1:easy:classic:2026-11-19' })[0], id: 'd19' },
  ]);
  await app.page.reload();
  await until(
    async () => (await daily.textContent()).includes('Solved. 3 days in a row'),
    'solved today',
  );
});

test('one touch makes another game of the same kind; the last one can be taken back', async (env) => {
  const app = await App.open(env);
  await app.page.getByRole('radio', { name: '6×6', exact: true }).click();
  await app.page.locator('.levels button').nth(1).click();
  await app.page.locator('#cell-0').waitFor();
  const before = await app.values();
  const empty = before.indexOf('.');
  await app.cell(Math.floor(empty / 6) + 1, (empty % 6) + 1, 6).click();
  await app.press('1');
  const played = await app.values();
  await app.page.getByRole('button', { name: 'New game: Easy' }).click();
  await until(async () => (await app.values()) !== played, 'another board');
  equal(await app.page.locator('[role=gridcell]').count(), 36, 'the same layout:');
  ok((await app.page.locator('header .level').textContent()).includes('Easy'), 'the same level');
  await app.page.getByRole('button', { name: 'Back to it' }).click();
  equal(await app.values(), played);
  app.clean();
});

test('the level in the header offers other levels, restart and everything else', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(1, 3).click();
  await app.press('4');
  await app.page.locator('header .level').click();
  await app.dialog().locator('.levels button').first().waitFor();
  await app.dialog().getByRole('button', { name: 'Restart' }).click();
  await app.dialog().getByRole('button', { name: 'Restart' }).click();
  equal(await app.values(), PUZZLE, 'from the start:');
  await app.page.locator('header .level').click();
  await app.dialog().locator('.levels button').first().click();
  await until(async () => (await app.values()) !== PUZZLE, 'another puzzle');
  ok((await app.page.locator('header .level').textContent()).includes('Beginner'), 'of that level');
  await app.page.locator('header .level').click();
  await app.dialog().getByRole('button', { name: 'All boards and options' }).click();
  await app.page.locator('.layouts').waitFor();
  app.clean();
});

test('icons have names: a tooltip each, and a label where there is room', async (env) => {
  const app = await (await App.open(env)).start();
  const nameless = () =>
    app.page.$$eval('button', (all) =>
      all
        .filter((one) => one.checkVisibility() && one.querySelector('svg'))
        .filter((one) => !one.innerText.trim() && !one.title)
        .map((one) => one.outerHTML.slice(0, 120)),
    );
  equal(await nameless(), []);
  const label = app.page.locator('header').getByText('Share', { exact: true });
  ok(await label.isVisible(), 'a label at 1280');
  await app.page.setViewportSize({ width: 390, height: 844 });
  ok(!(await label.isVisible()), 'none on a phone');
  equal(await nameless(), []);
});

test('more options: givens, empty cells, symmetry, minimal, level and rating hold', async (env) => {
  const lele = await loadLele(readFileSync('web/public/lele.wasm'));
  const app = await App.open(env);
  const make = async (fill) => {
    await app.visit('#/new');
    await app.page.getByText('More options').click();
    await fill();
    const before = await app.page.locator('.level').count();
    equal(before, 0);
    await app.button('Make this puzzle').click();
    await app.page.locator('#cell-0').waitFor({ timeout: 60_000 });
    return app.values();
  };
  const field = (name) => app.page.getByLabel(name, { exact: true });
  const few = await make(async () => {
    await app.page.locator('.options select').first().selectOption('none');
    await field('Number of givens, from').fill('26');
    await field('Number of givens, to').fill('27');
    await field('Empty cells in each box, from').fill('2');
  });
  const givens = few.replaceAll('.', '').length;
  ok(givens >= 26 && givens <= 27, `${givens} givens`);
  const half = await make(async () => {
    await app.page.locator('.options select').first().selectOption('none');
    await field('Empty cells in each row, from').fill('4');
    await field('Empty cells in each row, to').fill('4');
  });
  for (let row = 0; row < 9; row++)
    equal(half.slice(row * 9, row * 9 + 9).replace(/[^.]/g, '').length, 4, `row ${row + 1}:`);
  const rated = await make(async () => {
    await app.page.getByLabel('Difficulty').selectOption('medium');
    await field('Rating, from').fill('2');
    await field('Rating, to').fill('3');
    await app.page.getByLabel('Minimal').check();
    await app.page.locator('.options select').first().selectOption('none');
  });
  const { level, rating } = lele.rate(rated);
  equal(level, 'medium');
  ok(rating >= 2 && rating <= 3, `rating ${rating}`);
  const without = [...rated].flatMap((digit, i) =>
    digit === '.' ? [] : [`${rated.slice(0, i)}.${rated.slice(i + 1)}`],
  );
  for (const text of without)
    equal(lele.solve(text, { limit: 2 }).solutions, 2, 'each given is needed:');
  app.clean();
});
