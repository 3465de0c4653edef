// The trainer: lessons, drills that the engine grades, and repetition.
import { App, readStore } from './app.mjs';
import { equal, ok, test, until } from './cases.mjs';

/** Drills are chosen at random; here with a fixed seed. */
async function practise(env, technique, options = {}) {
  const app = await App.open(env, { seed: 1, ...options });
  await app.visit(`#/train/${technique}`);
  await app.button('Practise').click();
  await app.button('Check').waitFor({ timeout: 60_000 });
  return app;
}

test('the trainer: a lesson in four boards, from where to look to what follows', async (env) => {
  const app = await App.open(env);
  await app.visit('#/train');
  ok((await app.page.locator('main li').count()) > 30, 'techniques');
  await app.visit('#/train/x-wing');
  const title = app.page.locator('.task h2');
  const told = async (name) => {
    await app.button(name).click();
    return title.textContent();
  };
  await app.page.locator('.task .cell-name').first().hover();
  await app.page.locator('.lit-up').waitFor(); // the lesson lights up its cells
  equal(
    [
      await told('First step'),
      await told('Next step'),
      await told('Next step'),
      await told('To the end'),
    ],
    ['Where to look', 'The pattern', 'Why it works', 'What follows'],
  );
  await app.page.locator('[role=gridcell] .eliminate').first().waitFor({ state: 'detached' });
  await app.button('Play').click();
  await until(async () => (await title.textContent()) === 'Why it works', 'it plays by itself');
  app.clean();
});

test('the trainer: every technique has a lesson with a drawing, in both languages', async (env) => {
  const app = await App.open(env);
  await app.visit('#/train');
  const rows = app.page.locator('main li strong');
  const titles = await rows.allTextContents();
  // One of each level, the rarest, and those whose examples need eliminated candidates.
  for (const name of [
    ...['full-house', 'locked-triple', 'swordfish', 'unique-rectangle-2', 'unique-loop-10'],
    ...['avoidable-rectangle-2', 'bug-4', 'sue-de-coq', 'tridagon', 'sk-loop', 'junior-exocet'],
    ...['dynamic-forcing-chain', 'franken-swordfish', 'finned-squirmbag', 'kraken-fish-2'],
    ...['forcing-net-verity', 'template-set'],
  ]) {
    await app.visit(`#/train/${name}`);
    await app.page.locator('.task .cell-name').first().waitFor();
    ok((await app.page.locator('.place, .eliminate').count()) > 0, `${name} shows what follows`);
    ok(titles.includes(await app.page.locator('h1').textContent()), name);
  }
  app.clean();
  const chinese = await App.open(env, { lang: 'zh-CN' });
  for (const [name, title] of [
    ['x-wing', '二阶鱼（X-Wing）'],
    ['naked-pair', '显性数对'],
  ]) {
    await chinese.visit(`#/train/${name}`);
    await chinese.page.locator('.task .cell-name').first().waitFor();
    equal(await chinese.page.locator('h1').textContent(), title);
    ok(/[一-鿿]/.test(await chinese.page.locator('.task .text').textContent()), 'the argument');
  }
  chinese.clean();
});

test('the trainer: the answer is shown with its argument on the board', async (env) => {
  const app = await practise(env, 'hidden-single');
  await app.button('Check').click();
  await app.page.getByText('Mark your answer').waitFor();
  await app.button('Show the answer').click();
  const cell = app.page.locator('[role=gridcell].place');
  const at = Number((await cell.getAttribute('data-cell')) ?? -1);
  const text = await app.page.locator('.verdict .text').textContent();
  ok(text.includes(`R${Math.floor(at / 9) + 1}C${(at % 9) + 1} = `), text);
  app.clean();
});

test('the trainer: right answers come back later, wrong ones today', async (env) => {
  const app = await practise(env, 'full-house');
  await app.page.locator('.board button').first().click();
  await app.button('Check').click();
  await app.button('Next').waitFor();
  const text = await app.page.locator('.verdict').textContent();
  const training = () => readStore(app.page, 'training');
  await until(async () => (await training()).length > 0, 'remembered');
  const [row] = await training();
  equal(row.technique, 'full-house');
  equal(row.right + row.wrong, 1);
  equal(row.right === 1, text.includes('Exactly right'));
  equal(row.due > Date.now(), row.right === 1, 'comes back today only when wrong:');
  // An answer that was shown does not count as known.
  await app.button('Next').click();
  await app.button('Show the answer').click({ timeout: 60_000 });
  await app.button('Next').waitFor();
  await until(async () => (await training())[0].box === 0, 'weak again');
  await app.page.getByRole('link', { name: 'All techniques' }).click();
  await app.page.getByText('1 to repeat today').waitFor();
  await app.page.locator('.due').getByRole('button', { name: 'Full House' }).click();
  await app.button('Practise').waitFor();
  app.clean();
});

/** Every hidden single, found by counting: a unit has one cell for a digit. */
const singles = (app) =>
  app.page.evaluate(() => {
    const places = [...document.querySelectorAll('.board button')].map((button) => {
      const [, r, c, d] = button
        .getAttribute('aria-label')
        .match(/R(\d)C(\d) (\d)/)
        .map(Number);
      return { r, c, d, box: Math.ceil(r / 3) * 10 + Math.ceil(c / 3) };
    });
    const single = (one) =>
      ['r', 'c', 'box'].some(
        (unit) => places.filter((p) => p.d === one.d && p[unit] === one[unit]).length === 1,
      );
    const label = ({ r, c, d }) => `R${r}C${c} ${d}`;
    return { right: label(places.find(single)), wrong: label(places.find((one) => !single(one))) };
  });

test('the trainer: the engine tells right from wrong in a drill', async (env) => {
  const app = await practise(env, 'hidden-single');
  const first = await singles(app);
  await app.page.getByLabel(first.right, { exact: true }).click();
  await app.button('Check').click();
  await app.page.getByText('Exactly right').waitFor();
  await app.button('Next').click();
  await app.button('Check').waitFor({ timeout: 60_000 });
  const second = await singles(app);
  await app.page.getByLabel(second.wrong, { exact: true }).click();
  await app.button('Check').click();
  await app.page.getByText(`No: ${second.wrong} does not follow`).waitFor();
  ok(/R\dC\d/.test(await app.page.locator('.verdict .text').textContent()), 'explained');
});

const open = (app) => app.page.locator('.board .cell:not(:has(.digit))').count();

test('the trainer: a drill can be cut down to where the step is', async (env) => {
  const app = await practise(env, 'pointing');
  const slider = app.page.getByRole('slider', { name: 'Open cells' });
  await slider.focus();
  for (const area of ['half of it', 'only where it is']) {
    const before = await open(app);
    await app.press('ArrowRight');
    equal(await slider.getAttribute('aria-valuetext'), area);
    await until(async () => (await open(app)) < before, `fewer open cells: ${area}`);
  }
  const near = await open(app);
  await app.press('Home');
  await until(async () => (await open(app)) > near, 'the whole board again');
  await app.press('End');
  await until(async () => (await open(app)) === near, 'and back');
  await app.button('Show the answer').click();
  await app.page.locator('[role=gridcell] .eliminate').first().waitFor();
  app.clean();
});

test('the trainer: a rare technique is practised on real positions, each time another one', async (env) => {
  const app = await App.open(env, { seed: 5 });
  await app.visit('#/train/sk-loop');
  const boards = [];
  for (const name of ['Practise', 'Next']) {
    await app.button(name).click();
    await app.button('Check').waitFor({ timeout: 60_000 });
    boards.push(await app.page.locator('.board').textContent());
    await app.button('Show the answer').click();
    const gone = app.page.locator('[role=gridcell] .eliminate');
    await until(async () => (await gone.count()) > 5, 'a whole loop');
  }
  ok(boards[0] !== boards[1], 'two different boards');
  app.clean();
});

test('the trainer: what no hint gives unless asked is practised at once', async (env) => {
  const app = await App.open(env, { seed: 5 });
  await app.visit('#/train/franken-swordfish');
  await app.button('Practise').click();
  await app.button('Check').waitFor();
  await app.button('Show the answer').click();
  await app.page.locator('[role=gridcell] .eliminate').first().waitFor();
  app.clean();
});
