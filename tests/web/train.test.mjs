// The trainer: the course and its map, animations, examples, drills by touch, timed runs, lessons from games.
import { App, fillStore, readStore } from './app.mjs';
import { equal, ok, test, until } from './cases.mjs';
import { eliminations, pairsOf, placesOf, positionOf, singlesOf, solve } from './rules.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, touch: true };

/** Drills are chosen at random; here with a fixed seed. */
async function practise(env, technique, options = {}) {
  const app = await App.open(env, { seed: 1, ...options });
  await app.visit(`#/train/${technique}/drill`);
  await app.button('Check').waitFor({ timeout: 60_000 });
  return app;
}

const training = (app) => readStore(app.page, 'training');
const row = async (app, technique) =>
  (await training(app)).find((one) => one.technique === technique) ?? {};
const title = (app) => app.page.locator('h1').textContent();
const digit = (app, value) =>
  app.page.locator('.pad').getByRole('button', { name: String(value), exact: true });
const drillCell = (app, cell) => app.page.locator(`#drill-${cell}`);

/** Marks a digit in a cell by touch. */
async function mark(app, { cell, digit: value }) {
  if ((await drillCell(app, cell).getAttribute('aria-selected')) !== 'true')
    await drillCell(app, cell).tap();
  await digit(app, value).tap();
}

/** A place for a digit that no rule forbids, and that no single fills. */
const wrongPlaces = (position) => {
  const right = singlesOf(position).map(({ cell, digit: one }) => `${cell}:${one}`);
  return placesOf(position).filter(({ cell, digit: one }) => !right.includes(`${cell}:${one}`));
};

test('the trainer: the map shows the course, where one is, and what is done', async (env) => {
  const app = await App.open(env);
  await app.visit('#/saves');
  await fillStore(app.page, 'training', [
    // As an older page wrote it.
    { technique: 'full-house', right: 1, wrong: 0, box: 1, due: Date.now() + 1e9 },
    {
      ...{ technique: 'hidden-single', right: 5, wrong: 1, box: 2, due: Date.now() + 1e9 },
      done: ['spot', 'examples', 'play'],
    },
  ]);
  await app.visit('#/train');
  const units = app.page.locator('ol li');
  await units.first().waitFor();
  equal(await units.count(), 26);
  ok((await units.first().textContent()).includes('Full House'), 'the first unit');
  ok((await units.last().textContent()).includes('AIC'), 'the last unit');
  for (const name of await units.locator('strong').allTextContents())
    ok(!/^[a-z0-9-]+$/.test(name), `the module knows ${name}`);
  equal(await app.page.locator('li.here strong').textContent(), 'Full House');
  ok((await units.nth(1).textContent()).includes('4 of 4 parts done'), 'the second is done');
  equal(await app.page.locator('li.whole').count(), 1);
  await app.page.getByRole('link', { name: 'Continue: Full House' }).click();
  await app.page.locator('.eye').waitFor();
  equal(await title(app), 'Full House');
  app.clean();
});

test('the trainer: the list has every technique, and a search for those who know names', async (env) => {
  const app = await App.open(env);
  await app.visit('#/train/list');
  const rows = app.page.locator('main li');
  ok((await rows.count()) > 100, 'techniques');
  await app.page.getByRole('searchbox').fill('w-wing');
  await until(async () => (await rows.count()) < 12, 'fewer');
  for (const text of await rows.allTextContents()) ok(/w-wing/i.test(text), text);
  await app.page.getByRole('searchbox').fill('no such thing');
  await app.page.getByText('There is no such technique.').waitFor();
  await app.page.getByRole('searchbox').fill('sk loop');
  await rows.getByRole('button').click();
  equal(await title(app), 'SK Loop');
  app.clean();
  const chinese = await App.open(env, { lang: 'zh-CN' });
  await chinese.visit('#/train/list');
  await chinese.page.getByRole('searchbox').fill('剑鱼');
  await until(async () => (await chinese.page.locator('main li').count()) < 5, '剑鱼');
  chinese.clean();
});

const place = (app) =>
  app.page.locator('.eye').evaluate((eye) => {
    const { x, y, width, height } = eye.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join();
  });

test('the trainer: a frame shows where the eye goes, by itself', async (env) => {
  const app = await App.open(env);
  await app.visit('#/train/x-wing/spot');
  const text = app.page.locator('.task h2').first();
  await app.page.locator('.eye').waitFor();
  equal(await text.textContent(), 'Look 1 of 6');
  const before = await place(app);
  await until(async () => (await place(app)) !== before, 'the eye moves');
  await until(async () => (await text.textContent()) === 'Look 6 of 6', 'up to the conclusion');
  await app.page.locator('[role=gridcell].eliminate').first().waitFor();
  await until(async () => (await row(app, 'x-wing')).done?.includes('spot'), 'this part is done');
  await app.page.locator('nav').getByText('done').waitFor({ state: 'attached' });
  app.clean();
});

test('the trainer: who wants less motion looks step by step', async (env) => {
  const context = await env.browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' });
  env.cleanup(() => context.close());
  const app = await App.open(env, { context });
  await app.visit('#/train/hidden-single/spot');
  await app.page.locator('.eye').waitFor();
  await app.button('Play').waitFor(); // it does not play by itself
  const seen = [await place(app)];
  for (let i = 0; i < 2; i++) {
    await app.button('Next step').click();
    seen.push(await place(app));
    // No way between: it is there at once.
    equal(await place(app), seen.at(-1));
  }
  equal(new Set(seen).size, 3, 'three different places:');
  await app.button('To the end').click();
  await app.page.locator('[role=gridcell].place').waitFor();
  app.clean();
});

test('the trainer: every technique shows its pattern, in both languages', async (env) => {
  const app = await App.open(env);
  await app.visit('#/train/list');
  const titles = await app.page.locator('main li strong').allTextContents();
  // One of each level, the rarest, and those whose examples need eliminated candidates.
  for (const name of [
    ...['full-house', 'locked-triple', 'swordfish', 'unique-rectangle-2', 'unique-loop-10'],
    ...['avoidable-rectangle-2', 'bug-4', 'sue-de-coq', 'tridagon', 'sk-loop', 'junior-exocet'],
    ...['dynamic-forcing-chain', 'franken-swordfish', 'finned-squirmbag', 'kraken-fish-2'],
    ...['forcing-net-verity', 'template-set'],
  ]) {
    await app.visit(`#/train/${name}/spot`);
    await app.page.locator('.eye').waitFor();
    if (await app.button('To the end').isEnabled()) await app.button('To the end').click();
    await app.page.locator('.task .cell-name').first().waitFor();
    ok((await app.page.locator('.place, .eliminate').count()) > 0, `${name} shows what follows`);
    ok(titles.includes(await title(app)), name);
  }
  app.clean();
  const chinese = await App.open(env, { lang: 'zh-CN' });
  for (const [name, wanted] of [
    ['x-wing', '二阶鱼（X-Wing）'],
    ['naked-pair', '显性数对'],
  ]) {
    await chinese.visit(`#/train/${name}/spot`);
    await chinese.page.locator('.eye').waitFor();
    equal(await title(chinese), wanted);
    const texts = await chinese.page.locator('.task .text').allTextContents();
    equal(texts.length, 3);
    for (const text of texts) ok(/[一-鿿]/.test(text), text);
  }
  chinese.clean();
});

const openCells = (app) => app.page.locator('[role=gridcell]:not(:has(.digit))').count();

test('the trainer: three worked examples, each with more of the board open', async (env) => {
  const app = await App.open(env, { seed: 1 });
  await app.visit('#/train/pointing/examples');
  const heading = app.page.locator('.task h2');
  const told = async (name) => {
    await app.button(name).click();
    return heading.textContent();
  };
  await heading.waitFor();
  equal(
    [await heading.textContent(), await told('Next step'), await told('Next step')],
    ['Where to look', 'The pattern', 'Why it works'],
  );
  await app.page.locator('.task .cell-name').first().hover();
  await app.page.locator('.lit-up').first().waitFor();
  equal(await told('To the end'), 'What follows');
  const counts = [];
  for (const number of [1, 2, 3]) {
    await app.button(`Example ${number} of 3`).click();
    await app.page.locator('[role=gridcell]').first().waitFor(); // the worker makes it
    counts.push(await openCells(app));
  }
  ok(counts[0] < counts[1] && counts[1] < counts[2], `more and more open cells: ${counts}`);
  equal((await row(app, 'pointing')).done, undefined, 'not seen to the end:');
  await app.button('To the end').click();
  await until(async () => (await row(app, 'pointing')).done?.includes('examples'), 'done');
  await app.button('Find it yourself').click();
  await app.button('Check').waitFor({ timeout: 60_000 });
  app.clean();
});

test('the trainer: a drill by touch, with the digit pad', async (env) => {
  const app = await practise(env, 'hidden-single', PHONE);
  const [single] = singlesOf(await positionOf(app));
  await drillCell(app, single.cell).tap();
  ok(/\bselected\b/.test(await drillCell(app, single.cell).getAttribute('class')), 'selected');
  for (const key of await app.page.locator('.pad button').all()) {
    const box = await key.boundingBox();
    ok(box.width >= 44 && box.height >= 44, `a thumb fits: ${JSON.stringify(box)}`);
    ok(box.y + box.height <= 844, 'the pad is on the screen');
  }
  await digit(app, single.digit).tap();
  equal((await drillCell(app, single.cell).textContent()).trim(), String(single.digit));
  await app.button('Check').tap();
  await app.page.getByText('Exactly right!').waitFor();
  await until(async () => (await row(app, 'hidden-single')).right === 1, 'remembered');
  ok((await row(app, 'hidden-single')).due > Date.now(), 'it comes back later');
  await app.button('Next').tap();
  await app.button('Check').waitFor({ timeout: 60_000 });
  app.clean();
});

test('the trainer: on a small phone the board, the pad and the button are in sight at once', async (env) => {
  const viewport = { width: 360, height: 640 };
  for (const lang of ['en-US', 'zh-CN']) {
    const app = await App.open(env, { seed: 1, viewport, lang, touch: true });
    const inSight = async (selector) => {
      await app.page.locator(selector).first().waitFor({ timeout: 60_000 });
      for (const one of await app.page.locator(selector).all()) {
        const { y, height } = await one.boundingBox();
        ok(y + height <= 640, `${lang}: ${selector} ends at ${y + height}`);
      }
    };
    await app.visit('#/train/hidden-single/drill');
    await inSight('.exercise .primary');
    await inSight('.pad button');
    const board = await app.page.locator('[role=grid]').boundingBox();
    ok(board.width >= 250, `the board is large enough: ${board.width}`);
    await app.visit('#/train/storm');
    await app.page.locator('main .button.primary').tap();
    await inSight('.pad button');
  }
});

test('the trainer: a digit first, then the cells it goes from', async (env) => {
  const app = await practise(env, 'naked-pair', PHONE);
  const [pair] = pairsOf(await positionOf(app));
  const marks = eliminations(pair);
  ok(marks.length > 0, 'something to remove');
  for (const one of new Set(marks.map((mark) => mark.digit))) {
    await digit(app, one).tap();
    equal(await digit(app, one).getAttribute('aria-pressed'), 'true');
    for (const { cell } of marks.filter((mark) => mark.digit === one))
      await drillCell(app, cell).tap();
    await digit(app, one).tap();
  }
  equal(await app.page.locator('.note.eliminate').count(), marks.length);
  await app.button('Check').tap();
  await app.page.getByText('Exactly right!').waitFor();
  app.clean();
});

test('the trainer: with the keyboard alone', async (env) => {
  const app = await practise(env, 'full-house');
  const [single] = singlesOf(await positionOf(app), 8);
  await drillCell(app, 40).focus();
  const [rows, columns] = [Math.floor(single.cell / 9) - 4, (single.cell % 9) - 4];
  await app.press(...Array(Math.abs(rows)).fill(rows < 0 ? 'ArrowUp' : 'ArrowDown'));
  await app.press(...Array(Math.abs(columns)).fill(columns < 0 ? 'ArrowLeft' : 'ArrowRight'));
  await app.press('Enter', String(single.digit));
  const label = await drillCell(app, single.cell).getAttribute('aria-label');
  ok(label.includes(`marked ${single.digit}`), label);
  await app.button('Check').press('Enter');
  await app.page.getByText('Exactly right!').waitFor();
  app.clean();
});

test('the trainer: two nudges after mistakes, then the answer with its argument', async (env) => {
  const app = await practise(env, 'hidden-single', PHONE);
  await app.button('Check').tap();
  await app.page.getByText('Mark your answer').waitFor();
  const wrong = wrongPlaces(await positionOf(app));
  const verdict = app.page.locator('.verdict');
  const heard = [];
  for (const left of ['2 more tries', '1 more try']) {
    await mark(app, wrong[heard.length]);
    await app.button('Check').tap();
    await verdict.getByText(left).waitFor();
    heard.push(await verdict.textContent());
    ok((await app.page.locator('.lit-up').count()) > 0, 'the nudge is on the board');
    equal(await app.page.locator('[role=gridcell].place').count(), 0, 'no answer yet:');
  }
  ok(/Look at (row|column|box)/.test(heard[0]), heard[0]);
  ok(/R\dC\d/.test(heard[1].replace(/R\dC\d \d/, '')), heard[1]);
  await mark(app, wrong[2]);
  await app.button('Check').tap();
  await app.page.locator('[role=gridcell].place').waitFor();
  ok(/So R\dC\d = \d/.test(await verdict.textContent()), 'the argument');
  await until(async () => (await row(app, 'hidden-single')).wrong === 1, 'remembered once');
  ok((await row(app, 'hidden-single')).due <= Date.now(), 'it comes back today');
  app.clean();
});

test('the trainer: right after a nudge counts less, and comes back tomorrow', async (env) => {
  const app = await practise(env, 'hidden-single');
  const position = await positionOf(app);
  const cells = { wrong: wrongPlaces(position)[0], right: singlesOf(position)[0] };
  for (const { cell, digit: one } of [cells.wrong, cells.right]) {
    await drillCell(app, cell).click();
    await digit(app, one).click();
    await app.button('Check').click();
  }
  await app.page.getByText('That’s it.').waitFor();
  await until(async () => (await row(app, 'hidden-single')).right === 1, 'remembered');
  const { box, due } = await row(app, 'hidden-single');
  equal(box, 0);
  ok(due > Date.now() && due < Date.now() + 86_400_001, 'tomorrow');
  app.clean();
});

test('the trainer: the answer is shown with its argument, and is due today', async (env) => {
  const app = await practise(env, 'full-house');
  await app.button('Show the answer').click();
  const cell = app.page.locator('[role=gridcell].place');
  const at = Number((await cell.getAttribute('data-cell')) ?? -1);
  const text = await app.page.locator('.verdict .text').textContent();
  ok(text.includes(`R${Math.floor(at / 9) + 1}C${(at % 9) + 1}`), text);
  await until(async () => (await row(app, 'full-house')).wrong === 1, 'remembered');
  await app.visit('#/train');
  await app.page.getByText('1 to repeat today').waitFor();
  app.clean();
});

test('the trainer: find all of them', async (env) => {
  const app = await practise(env, 'naked-pair');
  await app.page.getByText('Find all', { exact: true }).click();
  await app.page.getByText(/Find everything that follows/).waitFor();
  const all = pairsOf(await positionOf(app)).flatMap(eliminations);
  const marks = [...new Map(all.map((one) => [`${one.cell}:${one.digit}`, one])).values()];
  const [first, ...rest] = marks;
  const add = async ({ cell, digit: one }) => {
    await drillCell(app, cell).click();
    await digit(app, one).click();
  };
  await add(first);
  await app.button('Check').click();
  if (rest.length > 0) await app.page.getByText(/\d of \d found/).waitFor();
  for (const one of rest) await add(one);
  if (rest.length > 0) await app.button('Check').click();
  await app.page.getByText('Exactly right!').waitFor();
  app.clean();
});

test('the trainer: which technique applies here?', async (env) => {
  const app = await practise(env, 'x-wing', PHONE);
  await app.page.getByText('Which technique?', { exact: true }).tap();
  const choices = app.page.locator('.choices button');
  await choices.first().waitFor();
  const names = await choices.allTextContents();
  equal(names.length, 4);
  ok(names.includes('X-Wing'), `the right one is among ${names}`);
  await app.button(names.find((name) => name !== 'X-Wing')).tap();
  await app.page.locator('.verdict').getByText('2 more tries').waitFor();
  await app.button('X-Wing').tap();
  await app.page.getByText('That’s it.').waitFor();
  await app.page.locator('[role=gridcell] .eliminate').first().waitFor();
  await app.button('Next').tap();
  app.clean();
});

const open = (app) => app.page.locator('[role=gridcell]:not(:has(.digit))').count();

test('the trainer: a drill can be cut down to where the step is', async (env) => {
  const app = await practise(env, 'pointing');
  const slider = app.page.getByRole('slider', { name: 'Open cells' });
  await slider.focus();
  for (const area of ['half of it', 'only where it is']) {
    const before = await open(app);
    await app.press('ArrowRight');
    equal(await slider.getAttribute('aria-valuetext'), area);
    await until(async () => (await open(app)) < before, `fewer open cells: ${area}`);
    await slider.focus();
  }
  const near = await open(app);
  await app.press('Home');
  await until(async () => (await open(app)) > near, 'the whole board again');
  app.clean();
});

test('the trainer: a rare technique is practised on real positions, each time another one', async (env) => {
  const app = await App.open(env, { seed: 5 });
  await app.visit('#/train/sk-loop/drill');
  const boards = [];
  for (let i = 0; i < 2; i++) {
    await app.button('Check').waitFor({ timeout: 60_000 });
    boards.push(await app.page.locator('.board').textContent());
    await app.button('Show the answer').click();
    const gone = app.page.locator('[role=gridcell] .eliminate');
    await until(async () => (await gone.count()) > 5, 'a whole loop');
    await app.button('Next').click();
  }
  ok(boards[0] !== boards[1], 'two different boards');
  app.clean();
});

test('the trainer: what no hint gives unless asked is practised at once', async (env) => {
  const app = await practise(env, 'franken-swordfish', { seed: 5 });
  await app.button('Show the answer').click();
  await app.page.locator('[role=gridcell] .eliminate').first().waitFor();
  app.clean();
});

test('the trainer: a puzzle that needs the technique finishes the unit', async (env) => {
  const app = await App.open(env, { seed: 1 });
  const solution = await playUnit(app, 'full-house');
  await app.solve({ solution });
  await app.button('Back to the course: Full House').click();
  await app.page.getByText('You have solved one').waitFor();
  await until(async () => (await row(app, 'full-house')).done?.includes('play'), 'remembered');
  app.clean();
});

test('the trainer: the review goes through what is due', async (env) => {
  const app = await App.open(env, { seed: 1 });
  await app.visit('#/saves');
  const due = Date.now() - 1000;
  await fillStore(
    app.page,
    'training',
    ['full-house', 'hidden-single'].map((technique) => ({
      ...{ technique, right: 1, wrong: 0, box: 1, due },
    })),
  );
  await app.visit('#/train');
  await app.page.getByText('2 to repeat today').waitFor();
  await app.button('Start the review').click();
  for (const unit of [8, undefined]) {
    await app.button('Check').waitFor({ timeout: 60_000 });
    const [single] = singlesOf(await positionOf(app), unit);
    await drillCell(app, single.cell).click();
    await digit(app, single.digit).click();
    await app.button('Check').click();
    await app.page.getByText('Exactly right!').waitFor();
    await app.button('Next').click();
  }
  await app.page.getByText('That was today’s review.').waitFor();
  const rows = await training(app);
  equal(
    rows.map(({ box }) => box),
    [2, 2],
  );
  for (const one of rows) ok(one.due > due + 2 * 86_400_000, 'three days later');
  app.clean();
});

/** Answers a full house of a timed run, rightly or wrongly. */
async function answer(app, isRight) {
  const position = await positionOf(app);
  const right = singlesOf(position, 8);
  const one = isRight
    ? right[0]
    : (placesOf(position).find(
        ({ cell, digit: value }) => !right.some((r) => r.cell === cell && r.digit === value),
      ) ?? { cell: right[0].cell, digit: (right[0].digit % 9) + 1 });
  await drillCell(app, one.cell).tap();
  await digit(app, one.digit).tap();
}

test('the trainer: a storm lasts three minutes, and a mistake costs ten seconds', async (env) => {
  const app = await App.open(env, { seed: 1, ...PHONE });
  await app.visit('#/train/storm');
  await app.page.clock.install();
  await app.button('Start').tap();
  const time = app.page.getByRole('timer');
  await answer(app, true);
  await app.page.locator('.count').getByText('1 right').waitFor();
  const seconds = async () => {
    const [minutes, rest] = (await time.textContent()).split(':').map(Number);
    return minutes * 60 + rest;
  };
  const before = await seconds();
  await answer(app, false);
  await until(async () => (await seconds()) <= before - 10, 'ten seconds less');
  equal(await app.page.locator('.count').textContent(), '1 right');
  await app.page.clock.fastForward(180_000);
  await app.page.getByText('Score: 1').waitFor();
  await until(async () => (await readStore(app.page, 'runs')).length === 1, 'remembered');
  const [run] = await readStore(app.page, 'runs');
  equal([run.mode, run.best, run.runs], ['storm', 1, 1]);
  // The mistake is explained.
  await app.page.locator('.missed .place').first().waitFor();
  app.clean();
});

test('the trainer: a streak ends with the first mistake, and moves the rating', async (env) => {
  const app = await App.open(env, { seed: 1, ...PHONE });
  await app.visit('#/train/streak');
  const skill = async () => (await readStore(app.page, 'skills'))[0];
  await app.button('Start').tap();
  await answer(app, true);
  await app.page.locator('.count').getByText('1 right').waitFor();
  await until(async () => (await skill())?.answers === 1, 'rated');
  const up = await skill();
  equal(up.family, 'single');
  ok(up.rating > 1500 && up.deviation < 350, JSON.stringify(up));
  await answer(app, false);
  await app.page.getByText('Score: 1').waitFor();
  await until(async () => (await skill()).answers === 2, 'rated again');
  ok((await skill()).rating < up.rating, 'a mistake costs');
  await app.button('Once more').tap();
  await answer(app, true);
  await answer(app, true);
  await app.page.locator('.count').getByText('2 right').waitFor();
  await app.button('Stop').tap();
  await app.page.getByText('Your best yet!').waitFor();
  await app.visit('#/train');
  await app.page.getByText('Best: 2').waitFor();
  await app.page
    .locator('.ratings')
    .getByText(/single: \d+ ± \d+/)
    .waitFor();
  app.clean();
});

/** Starts the puzzle of a unit; returns its solution. */
async function playUnit(app, technique) {
  await app.visit(`#/train/${technique}/play`);
  await app.button('Start the puzzle').click();
  await app.page.locator('#cell-40').waitFor({ timeout: 60_000 });
  return solve(await app.values());
}

test('the trainer: a guess in an own game becomes a lesson', async (env) => {
  const app = await App.open(env, { seed: 1 });
  const solution = await playUnit(app, 'full-house');
  // A mark, a wrong digit, and back; then everything is right.
  const at = [...(await app.values())].indexOf('.');
  await app.page.locator(`#cell-${at}`).click();
  await app.press('m', String((Number(solution[at]) % 9) + 1), 'Control+z', 'Control+z');
  await app.solve({ solution });
  const lesson = app.dialog().locator('.lesson', { hasText: 'You used a guess' });
  await lesson.waitFor();
  const text = await lesson.textContent();
  await lesson.getByRole('button', { name: 'Practise it' }).click();
  await app.page.getByText('This is your own game, just before the guess.').waitFor();
  ok(text.includes(await title(app)), `${text} leads to ${await title(app)}`);
  equal((await positionOf(app))[at].digit, 0, 'before the guess:');
  // The trainer finds it in the log later, too.
  await app.visit('#/train');
  await app.page.getByText('From your own games').waitFor();
  await app.page.getByText('You used a guess').waitFor();
  await app.button('Practise it').click();
  await app.page.getByText('This is your own game, just before the guess.').waitFor();
  app.clean();
});

test('the trainer: a game without a guess has no lesson', async (env) => {
  const app = await App.open(env, { seed: 1 });
  const solution = await playUnit(app, 'full-house');
  // A wrong digit where a full house was is a slip, not a guess.
  const at = [...(await app.values())].indexOf('.');
  await app.page.locator(`#cell-${at}`).click();
  await app.press(String((Number(solution[at]) % 9) + 1));
  await app.page.locator(`#cell-${at}`).click();
  await app.press(solution[at]);
  await app.solve({ solution });
  await app.button('Back to the course: Full House').waitFor();
  await app.settled();
  equal(await app.page.getByText('You used a guess').count(), 0);
  await app.visit('#/train');
  await app.page.locator('.node').first().waitFor();
  equal(await app.page.getByText('From your own games').count(), 0);
  app.clean();
});

test('the trainer: ratings and runs are exported, and the further state stays', async (env) => {
  const app = await App.open(env);
  await app.visit('#/saves');
  const skill = {
    family: 'fish',
    rating: 1600,
    deviation: 90,
    volatility: 0.06,
    answers: 20,
    at: 5,
  };
  await fillStore(app.page, 'skills', [skill]);
  await fillStore(app.page, 'runs', [{ mode: 'storm', best: 3, runs: 2, at: 5 }]);
  await app.visit('#/settings');
  const content = {
    ...{ format: 'lele-data', version: 1, written: 1 },
    training: [{ technique: 'x-wing', right: 2, wrong: 0, box: 1, due: 9 }],
    skills: [
      { ...skill, rating: 1400, answers: 3 },
      { ...skill, family: 'wing' },
    ],
    runs: [{ mode: 'storm', best: 9, runs: 1, at: 5 }],
  };
  await app.page.locator('input[type=file]').setInputFiles({
    ...{ name: 'lele.json', mimeType: 'application/json' },
    buffer: Buffer.from(JSON.stringify(content)),
  });
  await until(async () => (await readStore(app.page, 'skills')).length === 2, 'imported');
  const skills = await readStore(app.page, 'skills');
  equal(
    skills.map(({ family, rating }) => `${family} ${rating}`),
    ['fish 1600', 'wing 1600'],
  );
  equal((await readStore(app.page, 'runs'))[0].best, 9);
  equal((await row(app, 'x-wing')).right, 2);
  app.clean();
});
