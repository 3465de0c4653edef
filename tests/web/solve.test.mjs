// The solver's page: algorithms, steps, all solutions.
import { readFileSync } from 'node:fs';
import { App, PUZZLE, SEVERAL, SOLUTION, X_SEVERAL, X_UNIQUE } from './app.mjs';
import { equal, ok, test, until } from './cases.mjs';

const solution = (app) => app.page.locator('#solve-panel svg[role=img]').getAttribute('aria-label');

const counter = async (app, name) =>
  Number((await app.page.locator(`#solve-panel dd.${name}`).textContent()).replaceAll(',', ''));

test('solve: every algorithm finds the solution', async (env) => {
  const app = await App.open(env);
  await app.visit('#/solve');
  await app.page.fill('#solve-text', PUZZLE);
  for (const name of ['dfs', 'gbfs', 'dlx', 'dlx-parallel', 'rows', 'bitboard', 'fast']) {
    await app.page.check(`input[value=${name}]`);
    await app.button('Solve').click();
    await until(
      async () => (await app.page.locator('dd').first().textContent()) === 'one solution',
      name,
    );
    equal(await solution(app), SOLUTION, name);
    const [nodes, guesses, backtracks] = await Promise.all(
      ['nodes', 'guesses', 'backtracks'].map((name) => counter(app, name)),
    );
    // The search ran to the end: every guess that was not the solution was taken back.
    ok(nodes >= 0 && guesses >= backtracks, `${name}: ${nodes} ${guesses} ${backtracks}`);
  }
  app.clean();
});

test('solve: a typo, a conflict and several solutions are offered repairs', async (env) => {
  const app = await App.open(env);
  const offers = app.page.locator('.repairs .button');
  const repaired = async (what) => {
    await offers.first().click();
    await offers.first().waitFor({ state: 'detached' });
    await app.page.getByRole('tab', { name: 'Solve', exact: true }).click();
    await app.button('Solve').click();
    const verdict = app.page.locator('#solve-panel dd').first();
    await until(async () => (await verdict.textContent()) === 'one solution', what);
  };
  await app.visit('#/solve');
  for (const [what, text] of [
    ['a typo', `1${PUZZLE.slice(1)}`],
    ['a conflict', `${PUZZLE.slice(0, 9)}7${PUZZLE.slice(10)}`],
  ]) {
    await app.page.fill('#solve-text', text);
    await repaired(what);
  }
  await app.page.fill('#solve-text', SEVERAL);
  await app.page.getByRole('tab', { name: 'All solutions' }).click();
  await repaired('several');
  await app.page.fill('#solve-text', X_UNIQUE.replace('9', '1'));
  await app.page.getByLabel('Board', { exact: true }).selectOption('x');
  await repaired('on a diagonal board');
  equal(await app.page.getByLabel('Board', { exact: true }).inputValue(), 'x', 'the layout stays:');
  app.clean();
});

test('the start page leads to the repair of a text whose givens break the rules', async (env) => {
  const app = await App.open(env);
  await app.visit('#/new');
  await app.page.fill('#code', `${PUZZLE.slice(0, 9)}7${PUZZLE.slice(10)}`);
  await app.button('Take a look, or fix it').click();
  await app.page.locator('.repairs .button').first().click();
  await app.page.locator('main .button.primary:enabled').click();
  await app.page.waitForSelector('[role=grid]');
  equal(await app.values(), PUZZLE);
});

/** A browser that reports this number of cores. */
async function withCores(env, cores) {
  const context = await env.browser.newContext({ locale: 'en-US' });
  env.cleanup(() => context.close());
  await context.addInitScript(
    (value) => Object.defineProperty(navigator, 'hardwareConcurrency', { value }),
    cores,
  );
  return App.open(env, { context });
}

test('solve: DLX with several workers answers the same whatever their number', async (env) => {
  const answers = [];
  for (const cores of [1, 3]) {
    const app = await withCores(env, cores);
    await app.visit('#/solve');
    for (const [text, verdict] of [
      [PUZZLE, 'one solution'],
      [SEVERAL, 'several solutions'],
      [`5${'.'.repeat(35)}`, 'several solutions'],
      [`1${PUZZLE.slice(1)}`, 'no solution'],
    ]) {
      await app.page.fill('#solve-text', text);
      await app.page.check('input[value=dlx-parallel]');
      await app.button('Solve').click();
      const counters = app.page.locator('#solve-panel dd');
      await until(async () => (await counters.first().textContent()) === verdict, text);
      await app.button('Stop').waitFor({ state: 'detached' }); // the list of solutions is complete
      const guesses = await counter(app, 'guesses');
      const threads = (await counters.allTextContents()).at(2);
      equal(threads, String(cores));
      answers.push(`${text} ${await solution(app)} ${guesses}`);
    }
  }
  equal(answers.slice(0, 4), answers.slice(4));
});

// No solution exists: three cells of the last row have the same two digits.  A search in reading
// order detects that only there, below far more full grids than a test can wait for.
const HOPELESS = (() => {
  const digits = '3456789ABCDEFG';
  const line = (_, row) =>
    [0, 4, 8].map((shift) => `${digits[(row + shift) % 14]}...`).join('') + '....';
  return Array.from(digits, line).join('') + '.'.repeat(32);
})();

for (const [lang, stop, stopped] of [
  ['en-US', 'Stop', 'stopped'],
  ['zh-CN', '停止', '已停止'],
])
  test(`solve: a long search counts while it runs (${lang})`, async (env) => {
    const app = await App.open(env, { lang });
    await app.visit('#/solve');
    await app.page.fill('#solve-text', HOPELESS);
    for (const name of ['dfs', 'rows']) {
      await app.page.check(`input[value=${name}]`);
      await app.page.locator('#solve-panel .button').click();
      let before = 0;
      for (let i = 0; i < 3; i++) {
        await until(async () => (await counter(app, 'nodes')) > before, `${name} goes on`);
        before = await counter(app, 'nodes');
        ok(before % 1024 === 0, `${before} nodes, as the search tells them`);
      }
      ok((await counter(app, 'backtracks')) > 0, 'it goes back');
      ok((await counter(app, 'guesses')) > before, 'more digits than places');
      await app.button(stop).click();
      await app.page.locator('dd', { hasText: stopped }).first().waitFor();
      ok((await counter(app, 'nodes')) >= before, 'the figures stay');
    }
    app.clean();
  });

test('solve: a long search stops at once', async (env) => {
  const app = await App.open(env);
  await app.visit('#/solve');
  await app.page.fill('#solve-text', HOPELESS);
  await app.page.check('input[value=dfs]');
  await app.page.locator('#solve-panel .button').click();
  await app.button('Stop').click();
  await app.page.locator('dd', { hasText: 'stopped' }).first().waitFor();
  await app.page.fill('#solve-text', PUZZLE);
  await app.page.check('input[value=fast]');
  await app.button('Solve').click();
  await until(
    async () => (await app.page.locator('dd').first().textContent()) === 'one solution',
    'the next search runs',
  );
});

test('solve: the human solution goes step by step to the end', async (env) => {
  const app = await App.open(env);
  await app.visit('#/solve');
  await app.page.fill('#solve-text', PUZZLE);
  await app.page.getByRole('tab', { name: 'Step by step' }).click();
  await app.button('Next step').click();
  equal(await app.page.locator('.number').textContent(), 'Step 2');
  const name = app.page.locator('.step .cell-name').first();
  await name.hover();
  await app.page.locator('[role=gridcell].lit-up').waitFor(); // the text lights up its cell
  await app.button('To the end').click();
  await until(
    async () => (await app.page.locator('.step').textContent()).includes('The grid is full'),
    'done',
  );
  equal(await app.values(), SOLUTION);
  await app.page.locator('summary').click();
  await app.page.locator('details li button').nth(2).click();
  equal(await app.page.locator('.number').textContent(), 'Step 3', 'a step of the list:');
  await app.button('First step').click();
  equal(await app.values(), PUZZLE);
  app.clean();
});

const changeLanguage = async (app, to) => {
  await app.page.locator('header .icon-button').first().click();
  await app.button(to).click();
  await app.press('Escape');
};

test('solve: another language changes the words and not the step', async (env) => {
  const app = await App.open(env);
  await app.visit('#/solve');
  await app.page.fill('#solve-text', PUZZLE);
  await app.page.getByRole('tab', { name: 'Step by step' }).click();
  for (let i = 0; i < 6; i++) await app.button('Next step').click();
  const board = await app.values();
  const first = app.page.locator('details li .name').first();
  await app.page.locator('summary').click();
  equal(await first.textContent(), 'Hidden Single');
  await changeLanguage(app, '中文');
  await until(
    async () => (await app.page.locator('.number').textContent()) === '第 7 步',
    'step 7',
  );
  equal(await app.values(), board);
  ok(/排除|唯余/.test(await app.page.locator('.step').textContent()), 'told in Chinese');
  equal(await first.textContent(), '排除', 'the list too:');
  await app.button('下一步').click();
  equal(await app.page.locator('.number').textContent(), '第 8 步');
  await app.button('回到第一步').click();
  equal(await app.values(), PUZZLE);
  await app.page.getByRole('tab', { name: '全部解' }).click();
  await app.page.fill('#solve-text', SEVERAL);
  await app.page.getByText('共有 2 个解').waitFor();
  await app.button('下一个').click();
  const shown = await solution(app);
  await changeLanguage(app, 'English');
  await app.page.getByText('2 solutions in all').waitFor();
  equal(await solution(app), shown, 'the same solution:');
  app.clean();
});

test('all solutions go into a file, one a line', async (env) => {
  const app = await App.open(env);
  await searchAll(app, `123456${'.'.repeat(30)}`);
  await app.page.getByText('39,168 solutions in all').waitFor({ timeout: 60000 });
  const [file] = await Promise.all([
    app.page.waitForEvent('download'),
    app.button('Save as a file').click(),
  ]);
  const lines = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\n');
  equal(lines.length, 39168);
  equal(new Set(lines).size, 39168, 'each once:');
  ok(
    lines.every((line) => /^123456[1-6]{30}$/.test(line)),
    'full grids',
  );
});

const searchAll = async (app, text) => {
  await app.visit('#/solve');
  await app.page.fill('#solve-text', text);
  await app.page.getByRole('tab', { name: 'All solutions' }).click();
};
const found = async (app) =>
  Number((await app.page.locator('.count').textContent()).replaceAll(',', '').match(/\d+/)?.[0]);

test('all solutions: more than 100,000 stream, stop half-way and can be leafed through', async (env) => {
  const app = await App.open(env);
  await searchAll(app, '.'.repeat(36)); // 28,200,960 of them
  // As many as can be leafed through, until all are asked for.
  await until(
    async () => /^At least [\d,]+ sol/.test(await app.page.locator('.count').textContent()),
    'enough',
  );
  await app.button('Find all solutions').click();
  await until(async () => (await found(app)) > 150_000, 'more than 150,000', 60000);
  // The page responds while the workers work.
  const lag = await app.page.evaluate(
    () =>
      new Promise((resolve) => {
        const from = performance.now();
        setTimeout(() => resolve(performance.now() - from), 0);
      }),
  );
  ok(lag < 2000, `the page hung for ${lag} ms`);
  await app.button('Stop').click();
  const note = app.page.locator('.count');
  await until(async () => (await note.textContent()).startsWith('At least'), 'stopped');
  equal(await app.button('Stop').count(), 0, 'nothing goes on:');
  await app.page.getByText('only counted').waitFor();
  const first = await solution(app);
  await app.button('Next').click();
  await until(async () => (await solution(app)) !== first, 'next');
  await app.button('Previous').click();
  await until(async () => (await solution(app)) === first, 'previous');
  const jump = app.page.locator('.jump input');
  for (const [wanted, got] of [
    ['500', '500'],
    ['99999999', '100000'],
    ['-3', '1'],
  ]) {
    await jump.fill(wanted);
    await jump.press('Enter');
    equal(await jump.inputValue(), got);
  }
  ok((await app.page.locator('rect.differ').count()) > 25, 'cells that differ are shaded');
  const session = await app.page.context().newCDPSession(app.page);
  await session.send('HeapProfiler.collectGarbage');
  const heap = await app.page.evaluate(() => performance.memory.usedJSHeapSize);
  ok(heap < 120 * 2 ** 20, `${heap} bytes`);
  app.clean();
});

test('all solutions: counted to the end, in the same order with one worker and with four', async (env) => {
  const seen = [];
  for (const cores of [1, 4]) {
    const app = await withCores(env, cores);
    await searchAll(app, `123456${'.'.repeat(30)}`); // 28,200,960 / 6!
    await app.page.getByText('39,168 solutions in all').waitFor({ timeout: 60000 });
    for (const index of ['1', '20000', '39168']) {
      await app.page.locator('.jump input').fill(index);
      await app.page.locator('.jump input').press('Enter');
      seen.push(await solution(app));
    }
    equal(await app.page.locator('rect.differ').count(), 30);
    await app.page.getByLabel('The same in all').check();
    equal(await app.page.locator('rect.fixed').count(), 6);
  }
  equal(seen.slice(0, 3), seen.slice(3));
  const app = await App.open(env);
  await searchAll(app, PUZZLE);
  await app.page.getByText('Exactly one solution').waitFor();
  equal(await solution(app), SOLUTION);
  await searchAll(app, `1${PUZZLE.slice(1)}`);
  await app.page.getByText('There is no solution').waitFor();
});

test('solve: the layout of the game stays when its text is edited, and can be changed', async (env) => {
  const app = await App.open(env);
  await app.page.evaluate((code) => (location.hash = `#/new/@x/${code}`), X_UNIQUE);
  await app.page.locator('#code ~ .button.primary').click();
  await app.page.waitForSelector('[role=grid]');
  await app.page.evaluate(() => (location.hash = '#/solve'));
  const layout = app.page.getByLabel('Board', { exact: true });
  equal(await layout.inputValue(), 'x');
  await app.page.fill('#solve-text', ` ${X_UNIQUE}`);
  equal(await layout.inputValue(), 'x', 'one space more:');
  await app.button('Show the solution anyway').click();
  await app.button('Solve').click();
  const verdict = app.page.locator('#solve-panel dd').first();
  await until(async () => (await verdict.textContent()) === 'one solution', 'as X');
  await layout.selectOption('classic');
  equal(await verdict.count(), 0, 'the result was for the other layout:');
  await app.page.getByRole('tab', { name: 'All solutions' }).click();
  await app.page.getByText('51 solutions in all').waitFor();
  app.clean();
});

test('solve: DLX with several workers shows the solutions at once, one by one', async (env) => {
  const app = await App.open(env);
  await app.visit(`#/solve/@x/${X_SEVERAL}`);
  await app.page.getByText('18 solutions in all').waitFor(); // a link opens the list
  await app.page.getByRole('tab', { name: 'Solve' }).click();
  await app.page.check('input[value=dlx-parallel]');
  await app.page.getByText('18 solutions in all').waitFor();
  const index = app.page.locator('.jump input');
  equal(await index.inputValue(), '1');
  const seen = new Set([await solution(app)]);
  for (let i = 2; i <= 18; i++) {
    await app.button('Next').click();
    equal(await index.inputValue(), String(i));
    seen.add(await solution(app));
  }
  equal(seen.size, 18, 'all different:');
  await until(() => app.button('Next').isDisabled(), 'the last one');
  await app.page.reload();
  await app.page.getByRole('tab', { name: 'Solve' }).click();
  equal(await app.page.locator('input[value=dlx-parallel]').isChecked(), true, 'remembered:');
  app.clean();
});

test('the solution in a game: its cost is said, the chosen algorithm finds it, the game is over', async (env) => {
  for (const [lang, more, show, cost, fill, filled, close] of [
    ['en-US', 'More', 'Show solution', 'no best time', 'Fill it in', 'on the board', 'Close'],
    ['zh-CN', '更多', '解答', '最佳时间', '看答案', '答案已填入', '关闭'],
  ]) {
    const app = await (await App.open(env, { lang })).start();
    await app.cell(1, 3).click();
    await app.press('1'); // wrong: the solution replaces it
    await app.button(more).click();
    await app.dialog().getByRole('button', { name: show, exact: true }).click();
    await app.dialog().getByText(cost).waitFor();
    equal((await app.values())[2], '1', 'nothing has happened yet:');
    await app.dialog().locator('select').selectOption('dfs');
    await app.dialog().getByRole('button', { name: fill, exact: true }).click();
    await app.dialog().getByText(filled).waitFor();
    await app.dialog().getByRole('button', { name: close, exact: true }).last().click();
    equal(await app.values(), SOLUTION);
    await app.page.reload();
    await app.page.waitForSelector('[role=grid]');
    equal(await app.values(), SOLUTION, 'kept:');
    await app.button(more).click();
    equal(await app.dialog().getByRole('button', { name: show, exact: true }).isDisabled(), true);
    app.clean();
  }
});

test('the solution in a game with several: one is filled in, the others can be browsed', async (env) => {
  const app = await (await App.open(env, { settings: { allowMulti: true } })).start(SEVERAL);
  await app.button('More').click();
  await app.dialog().getByRole('button', { name: 'Show solution' }).click();
  await app.button('Fill it in').click();
  await app.dialog().getByText('The first solution found').waitFor();
  await app.button('Browse solutions').click();
  await app.page.getByText('2 solutions in all').waitFor();
  app.clean();
});
