// The last minute: the card beside the board, what it praises, the chip, the next puzzle.
import { App, NEARLY, SOLUTION, fillStore } from './app.mjs';
import { equal, ok, test, until } from './cases.mjs';

const SIZES = [
  ['1280×800', { viewport: 'desktop' }],
  ['390×844', { viewport: { width: 390, height: 844 }, touch: true }],
  ['360×640', { viewport: 'phone', touch: true }],
  ['320×568', { viewport: { width: 320, height: 568 }, touch: true }],
  ['844×390', { viewport: { width: 844, height: 390 }, touch: true }],
];

const result = (id, values = {}) => ({
  ...{ id, finished: 1, layout: 'classic', level: 'beginner', rating: 1.2, elapsed: 3_600_000 },
  ...{ penalty: 0, total: 3_600_000, hints: 0, mistakes: 0, assisted: false, daily: '' },
  ...{ techniques: {}, errors: [] },
  ...values,
});

for (const [name, options] of SIZES)
  test(`the card of the end leaves the board in sight (${name})`, async (env) => {
    const app = await (await App.open(env, options)).start(NEARLY);
    await app.solve();
    await app.dialog().evaluate((one) => Promise.all(one.getAnimations().map((a) => a.finished)));
    const card = await app.dialog().boundingBox();
    const board = await app.page.locator('[role=grid]').boundingBox();
    const { width, height } = app.page.viewportSize();
    ok(card.x >= 0 && card.x + card.width <= width, 'within the width');
    ok(card.y + card.height <= height, 'within the height');
    const beside = card.x >= board.x + board.width || card.y >= board.y + board.height;
    ok(beside, `${JSON.stringify(card)} covers ${JSON.stringify(board)}`);
    ok(await app.button('Play again').isVisible(), 'one big button');
    const out = await app
      .dialog()
      .locator('.foot .button')
      .evaluateAll((all) =>
        all
          .filter((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            const seen = one.contains(document.elementFromPoint((left + right) / 2, bottom - 4));
            return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || !seen;
          })
          .map((one) => one.textContent),
      );
    equal(out, [], 'every button is in sight without scrolling:');
    equal(await app.dialog().locator('.foot .button').count(), 6);
    equal(
      await app.page.evaluate(() => document.querySelector('dialog:modal')),
      null,
      'not modal:',
    );
    equal(await app.values(), SOLUTION);
    app.clean();
  });

test('the wave runs before the card, and an undo in between keeps the card away', async (env) => {
  const app = await (await App.open(env)).start(NEARLY);
  await app.type({ leave: 1 });
  const last = (await app.values()).indexOf('.');
  await app.cell(Math.floor(last / 9) + 1, (last % 9) + 1).click();
  await app.press(SOLUTION[last]);
  await app.page.locator('.cell.win').first().waitFor();
  equal(await app.dialog().count(), 0, 'no card over the wave:');
  await app.press('Control+z');
  await app.press('Control+y');
  await app.dialog().waitFor();
  equal(await app.dialog().count(), 1);
});

test('facts are praised: clean, faster, the first of a level; nothing after many hints', async (env) => {
  const app = await App.open(env);
  const praise = () => app.dialog().locator('.praise').textContent();
  await app.start(NEARLY);
  await app.solve();
  await app.dialog().locator('.praise').waitFor();
  ok(/No mistakes, no hints\..*Your first Beginner puzzle/.test(await praise()), await praise());
  await app.press('Escape');
  await fillStore(app.page, 'results', [result('slow')]);
  await app.page.evaluate(() => indexedDB.databases());
  await app.start(NEARLY);
  await app.solve();
  await app.dialog().locator('.praise').waitFor();
  ok(/No mistakes, no hints\./.test(await praise()), await praise());
  ok(!/Your first/.test(await praise()), 'not the first any more');
  await app.press('Escape');
  await app.start();
  for (let i = 0; i < 10; i++) await app.press('Control+h');
  await app.solve();
  await app.dialog().locator('dl').waitFor();
  ok(/Best time/.test(await app.dialog().locator('dl').textContent()), 'the results were read');
  equal(await app.dialog().locator('.praise').count(), 0, 'no praise after ten reveals:');
  app.clean();
});

test('the first technique without help is named', async (env) => {
  const app = await App.open(env);
  // Needs a naked pair; Wikipedia's example needs singles only.
  const hard = '4.....938.32.941...953..24.37.6.9..4529..16736.47.3.9.957..83....39..4..24..3.7.9';
  const solved =
    '461572938732894156895316247378629514529481673614753892957248361183967425246135789';
  await app.start(hard);
  await app.solve({ solution: solved });
  await app.dialog().locator('.praise').waitFor();
  ok(
    /Your first .* without help/.test(await app.dialog().locator('.praise').textContent()),
    'a technique',
  );
});

test('closed, a chip stays; it opens the card again, and the panel offers the replay', async (env) => {
  const app = await (await App.open(env)).start(NEARLY);
  await app.solve();
  await app.button('See the board').click();
  const chip = app.page.locator('.ended');
  ok(/^\s*Solved \d+:\d\d/.test(await chip.textContent()), await chip.textContent());
  const panel = app.page.locator('.hint-panel');
  ok(!(await panel.textContent()).includes('Stuck'), 'nobody is stuck');
  await panel.getByRole('button', { name: 'Replay and analysis' }).waitFor();
  await panel.getByRole('button', { name: /Hardest step/ }).click();
  await app.page.locator('.moves li').first().waitFor();
  await app.visit('#/');
  await chip.click();
  await app.dialog().waitFor();
  await app.press('Escape');
  await chip.waitFor();
  app.clean();
});

test('sound and vibration are off, asked for once, and then as answered', async (env) => {
  const app = await (await App.open(env)).start(NEARLY);
  const settings = () => app.page.evaluate(() => JSON.parse(localStorage['lele.settings']));
  await app.solve();
  const ask = app.dialog().locator('.ask');
  await ask.waitFor();
  const { sounds, vibration } = { sounds: false, vibration: false, ...(await settings()) };
  equal([sounds, vibration], [false, false]);
  await ask.getByRole('button', { name: 'Yes, please' }).click();
  equal((await settings()).sounds, true);
  await app.press('Escape');
  await app.start(NEARLY);
  await app.solve();
  await app.button('Play again').waitFor();
  equal(await ask.count(), 0, 'once:');
});

test('a daily puzzle ends with the days in a row, the week and the next level', async (env) => {
  const app = await App.open(env, { date: '2026-11-19T12:00Z' });
  await fillStore(app.page, 'results', [
    result('d18', { level: 'easy', daily: '1:easy:classic:2026-11-18' }),
  ]);
  await app.visit('#/daily');
  await app.page.locator('.levels button').first().click();
  await app.page.locator('#cell-0').waitFor();
  const { loadLele } = await import('../../src/wasm/lele.js');
  const { readFileSync } = await import('node:fs');
  const lele = await loadLele(readFileSync('web/public/lele.wasm'));
  await app.solve({ solution: lele.solve(await app.values()).solution });
  const daily = app.dialog().locator('.daily');
  await daily.waitFor();
  ok((await daily.textContent()).includes('2 days in a row'), await daily.textContent());
  equal(await daily.locator('li.done').count(), 2, 'two days of the week:');
  await daily.getByRole('button', { name: 'Today, Medium' }).click();
  await until(
    async () => (await app.page.locator('header .level').textContent()).includes('Medium'),
    'the next one',
  );
  app.clean();
});
