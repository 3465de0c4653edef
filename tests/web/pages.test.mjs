// Import, solve, saves, share, links, replay, daily, statistics, trainer, help, offline.
import { App, PUZZLE, SOLUTION } from './app.mjs';
import { equal, ok, test, until } from './cases.mjs';

// Two solutions: the digits of a deadly rectangle of the solution are left out.
const SEVERAL = (() => {
  const cells = [...SOLUTION];
  for (const cell of deadlyRectangle(SOLUTION)) cells[cell] = '.';
  return cells.join('');
})();

function deadlyRectangle(grid) {
  for (let a = 0; a < 81; a++)
    for (let b = a + 1; b < 81; b++) {
      const [r1, c1, r2, c2] = [Math.floor(a / 9), a % 9, Math.floor(b / 9), b % 9];
      const [p, q] = [r1 * 9 + c2, r2 * 9 + c1];
      const sameBand = Math.floor(r1 / 3) === Math.floor(r2 / 3);
      const sameStack = Math.floor(c1 / 3) === Math.floor(c2 / 3);
      if (
        r1 !== r2 &&
        c1 !== c2 &&
        sameBand !== sameStack &&
        grid[a] === grid[b] &&
        grid[p] === grid[q]
      )
        return [a, b, p, q];
    }
  throw new Error('no deadly rectangle');
}

const visit = async (app, hash) => {
  await app.page.evaluate((to) => (location.hash = to), hash);
  await app.page.waitForSelector('main h2, main p, main section, main ul');
};

const paste = async (app, text) => {
  await visit(app, '#/import');
  await app.page.fill('#import-text', text);
};

const chips = (app) => app.page.locator('.chips li').allTextContents();

test('import tells format, givens, uniqueness and level, and plays', async (fixture) => {
  const app = await App.open(fixture);
  await paste(app, PUZZLE);
  await until(async () => (await chips(app)).includes('30 givens'), 'givens');
  ok((await chips(app)).includes('one solution'), 'unique');
  await until(async () => (await chips(app)).some((chip) => chip.startsWith('Beginner')), 'level');
  await app.page.locator('main .button.primary').click();
  await app.page.waitForSelector('[role=grid]');
  equal(await app.values(), PUZZLE);
  app.clean();
});

test('a typo is found and repaired; several solutions are made one', async (fixture) => {
  const app = await App.open(fixture);
  await paste(app, `1${PUZZLE.slice(1)}`);
  await until(async () => (await chips(app)).includes('no solution'), 'no solution');
  await app.page.locator('.repairs .button').first().click();
  await until(async () => (await chips(app)).includes('one solution'), 'repaired');
  await paste(app, `${PUZZLE.slice(0, 9)}7${PUZZLE.slice(10)}`); // R2C1 and R6C1 are both 7
  await app.page.locator('.repairs .button').first().click();
  await until(async () => (await chips(app)).includes('one solution'), 'conflict repaired');
  await paste(app, SEVERAL);
  await until(async () => (await chips(app)).includes('several solutions'), 'several');
  await app.page.locator('.repairs .button').first().click();
  await until(async () => (await chips(app)).includes('one solution'), 'made unique');
});

test('every format that can be written is offered', async (fixture) => {
  const app = await App.open(fixture);
  await paste(app, PUZZLE);
  const select = app.page.locator('.export select');
  const names = await select.locator('option').evaluateAll((all) => all.map((one) => one.value));
  ok(names.length >= 12, `only ${names.join(' ')}`);
  await select.selectOption('sencode');
  equal(
    await app.page.locator('.export textarea').inputValue(),
    '9snK1lp7WdqL5x-8WGWaRNqjGRkiJDSU',
  );
});

const solution = (app) => app.page.locator('#solve-panel svg[role=img]').getAttribute('aria-label');

test('solve: every algorithm finds the solution', async (fixture) => {
  const app = await App.open(fixture);
  await visit(app, '#/solve');
  await app.page.fill('#solve-text', PUZZLE);
  for (const name of ['dfs', 'gbfs', 'dlx', 'dlx-parallel', 'rows', 'bitboard', 'fast']) {
    await app.page.check(`input[value=${name}]`);
    await app.page.locator('#solve-panel .button').click();
    await until(
      async () => (await app.page.locator('dd').first().textContent()) === 'one solution',
      name,
      15000,
    );
    equal(await solution(app), SOLUTION, name);
  }
  app.clean();
});

/** A browser that says it has so many cores. */
async function withCores(fixture, cores) {
  const context = await fixture.browser.newContext({ locale: 'en-US' });
  fixture.cleanup(() => context.close());
  await context.addInitScript(
    (value) => Object.defineProperty(navigator, 'hardwareConcurrency', { value }),
    cores,
  );
  return App.open(fixture, { context });
}

test('solve: DLX with several workers answers the same whatever their number', async (fixture) => {
  const answers = [];
  for (const cores of [1, 3]) {
    const app = await withCores(fixture, cores);
    await visit(app, '#/solve');
    for (const [text, verdict] of [
      [PUZZLE, 'one solution'],
      [SEVERAL, 'several solutions'],
      [`5${'.'.repeat(35)}`, 'several solutions'],
      [`1${PUZZLE.slice(1)}`, 'no solution'],
    ]) {
      await app.page.fill('#solve-text', text);
      await app.page.check('input[value=dlx-parallel]');
      await app.page.locator('#solve-panel .button').click();
      const counters = app.page.locator('#solve-panel dd');
      await until(async () => (await counters.first().textContent()) === verdict, text, 20000);
      const [, , guesses, threads] = await counters.allTextContents();
      equal(threads, String(cores));
      answers.push(`${text} ${await solution(app)} ${guesses}`);
    }
  }
  equal(answers.slice(0, 4), answers.slice(4));
});

test('solve: a long search stops at once', async (fixture) => {
  const app = await App.open(fixture);
  await visit(app, '#/solve');
  // Nothing fits: three cells of the last row have the same two digits.  A search in reading order
  // sees that only there, under more full grids than anybody can wait for.
  const digits = '3456789ABCDEFG';
  const line = (_, row) =>
    [0, 4, 8].map((shift) => `${digits[(row + shift) % 14]}...`).join('') + '....';
  const hopeless = Array.from(digits, line).join('') + '.'.repeat(32);
  await app.page.fill('#solve-text', hopeless);
  await app.page.check('input[value=dfs]');
  await app.page.locator('#solve-panel .button').click();
  await app.page.waitForTimeout(400);
  await app.button('Stop').click();
  equal(await app.page.locator('dd').first().textContent(), 'stopped');
  await app.page.fill('#solve-text', PUZZLE);
  await app.page.check('input[value=fast]');
  await app.button('Solve').click();
  await until(
    async () => (await app.page.locator('dd').first().textContent()) === 'one solution',
    'the next search runs',
  );
});

test('solve: the human solution goes step by step to the end', async (fixture) => {
  const app = await App.open(fixture);
  await visit(app, '#/solve');
  await app.page.fill('#solve-text', PUZZLE);
  await app.page.getByRole('tab', { name: 'Step by step' }).click();
  await app.button('Next step').click();
  equal(await app.page.locator('.number').textContent(), 'Step 2');
  const name = app.page.locator('.step .cell-name').first();
  await name.hover();
  equal(
    await app.page.locator('[role=gridcell].lit-up').count(),
    1,
    'the text lights up its cell:',
  );
  await app.button('To the end').click();
  await until(
    async () => (await app.page.locator('.step').textContent()).includes('The grid is full'),
    'done',
    20000,
  );
  equal(await app.values(), SOLUTION);
  await app.button('First step').click();
  equal(await app.values(), PUZZLE);
  app.clean();
});

const searchAll = async (app, text) => {
  await visit(app, '#/solve');
  await app.page.fill('#solve-text', text);
  await app.page.getByRole('tab', { name: 'All solutions' }).click();
  await app.button('Find all solutions').click();
};
const found = async (app) =>
  Number((await app.page.locator('.count').textContent()).replaceAll(',', '').match(/\d+/)?.[0]);

test('all solutions: more than 100,000 stream, stop half-way and can be leafed through', async (fixture) => {
  const app = await App.open(fixture);
  await searchAll(app, '.'.repeat(36)); // 28,200,960 of them
  await until(async () => (await found(app)) > 150_000, 'more than 150,000', 60000);
  // The page answers while the workers work.
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
  const stopped = await found(app);
  await app.page.waitForTimeout(300);
  equal(await found(app), stopped, 'nothing goes on:');
  await app.page.getByText('only counted').waitFor();
  const first = await solution(app);
  await app.button('Next').click();
  ok((await solution(app)) !== first, 'next');
  await app.button('Previous').click();
  equal(await solution(app), first, 'previous:');
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

test('all solutions: counted to the end, in the same order with one worker and with four', async (fixture) => {
  const seen = [];
  for (const cores of [1, 4]) {
    const app = await withCores(fixture, cores);
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
  const app = await App.open(fixture);
  await searchAll(app, PUZZLE);
  await app.page.getByText('Exactly one solution').waitFor();
  equal(await solution(app), SOLUTION);
  await searchAll(app, `1${PUZZLE.slice(1)}`);
  await app.page.getByText('There is no solution').waitFor();
});

test('five slots: save, rename, overwrite asks, load, delete', async (fixture) => {
  const app = await App.open(fixture);
  await app.start();
  await app.cell(1, 3).click();
  await app.press('4');
  await visit(app, '#/saves');
  const slots = app.page.locator('ol > li');
  await until(async () => (await slots.count()) === 5, 'five slots');
  await slots.nth(1).getByRole('button', { name: 'Save' }).click();
  await slots.nth(1).getByRole('button', { name: 'Rename' }).click();
  await app.page.getByLabel('Name of the save').fill('周末 weekend 🙂');
  await app.page.getByLabel('Name of the save').press('Enter');
  await until(async () => (await slots.nth(1).textContent()).includes('周末 weekend 🙂'), 'name');
  ok(/\d\d:\d\d:\d\d \d{4}\/\d\d\/\d\d/.test(await slots.nth(1).textContent()), 'time');
  await slots.nth(1).getByRole('button', { name: 'Save' }).click();
  ok((await slots.nth(1).textContent()).includes('Overwrite it?'), 'asks');
  await app.button('Cancel').click();
  await app.page.evaluate(() => (location.hash = '#/'));
  await app.cell(1, 4).click();
  await app.press('6');
  await visit(app, '#/saves');
  await slots.nth(1).getByRole('button', { name: 'Load' }).click();
  await app.page.waitForSelector('[role=grid]');
  equal([await app.value(1, 3), await app.value(1, 4)], ['4', '']);
  await visit(app, '#/saves');
  await until(
    async () => (await app.page.locator('ul.card > li').count()) === 2,
    'a copy, two games',
  );
  await slots.nth(1).getByRole('button', { name: 'Delete' }).click();
  await until(async () => !(await slots.nth(1).textContent()).includes('周末'), 'deleted');
  app.clean();
});

test('everything goes into one file and comes back on another profile', async (fixture) => {
  const app = await App.open(fixture);
  await app.start();
  await visit(app, '#/saves');
  await app.page.locator('ol > li').first().getByRole('button', { name: 'Save' }).click();
  const [file] = await Promise.all([
    app.page.waitForEvent('download'),
    app.button('Export everything as a file').click(),
  ]);
  const other = await App.open(fixture);
  await visit(other, '#/saves');
  await other.page.locator('input[type=file]').setInputFiles(await file.path());
  await until(
    async () =>
      (await other.page.locator('[role=status]').first().textContent()).includes('2 records'),
    'two records',
  );
  await other.page.locator('ol > li').first().getByRole('button', { name: 'Load' }).click();
  equal(await other.values(), PUZZLE);
  await visit(other, '#/saves');
  await other.page.locator('input[type=file]').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"no":1}'),
  });
  await until(
    async () =>
      (await other.page.locator('.message').first().textContent()).includes('nothing was changed'),
    'refused',
  );
});

test('damaged records are put aside and the rest goes on', async (fixture) => {
  const app = await App.open(fixture);
  await app.start();
  await visit(app, '#/saves');
  await app.page.locator('ul.card > li').first().waitFor();
  await app.page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const open = indexedDB.open('lele');
        open.onsuccess = () => {
          const change = open.result.transaction(['games', 'slots'], 'readwrite');
          change.objectStore('games').put({ id: 'bad', save: 7 });
          change.objectStore('slots').put({ slot: 3, name: 5 });
          change.oncomplete = () => {
            open.result.close();
            resolve();
          };
          change.onerror = reject;
        };
      }),
  );
  await app.page.reload();
  await app.page.waitForSelector('main');
  await visit(app, '#/saves');
  await until(
    async () => (await app.page.locator('main').textContent()).includes('2 damaged records'),
    'reported',
  );
  equal(await app.page.locator('ul.card > li').count(), 1);
});

test('a store of the first version is upgraded and keeps its games', async (fixture) => {
  const context = await fixture.browser.newContext({ locale: 'en-US' });
  fixture.cleanup(() => context.close());
  const page = await context.newPage();
  await page.goto(`${fixture.url}manifest.webmanifest`);
  await page.evaluate(
    ({ save, values }) =>
      new Promise((resolve) => {
        const open = indexedDB.open('lele', 1);
        open.onupgradeneeded = () =>
          open.result
            .createObjectStore('games', { keyPath: 'id' })
            .createIndex('updated', 'updated');
        open.onsuccess = () => {
          const change = open.result.transaction('games', 'readwrite');
          change.objectStore('games').put({
            id: 'old',
            save,
            version: 3,
            updated: 1,
            meta: {
              layout: 'classic',
              level: 'beginner',
              rating: 1.2,
              status: 'playing',
              elapsed: 5000,
              progress: 0.1,
              values,
            },
          });
          change.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
    { save: `lele-game 1\npuzzle refuse classic ${PUZZLE}\n1000 set r1c3 4\n`, values: PUZZLE },
  );
  const app = await App.open(fixture, { context });
  await visit(app, '#/saves');
  await app.page.locator('ul.card > li').getByRole('button', { name: 'Open' }).click();
  await app.page.waitForSelector('[role=grid]');
  equal(await app.value(1, 3), '4');
});

test('two tabs keep two games apart', async (fixture) => {
  const context = await fixture.browser.newContext({ locale: 'en-US' });
  fixture.cleanup(() => context.close());
  const one = await App.open(fixture, { context });
  await one.start();
  const two = await App.open(fixture, { context });
  await two.start(SEVERAL.replace('.', SOLUTION[SEVERAL.indexOf('.')]));
  await one.cell(1, 3).click();
  await one.press('4');
  const before = await two.values();
  await two.page.reload();
  await two.page.waitForSelector('[role=grid]');
  equal(await two.values(), before);
  await one.page.reload();
  await one.page.waitForSelector('[role=grid]');
  equal(await one.value(1, 3), '4');
});

test('share: code, link and QR; the link opens on another profile and says what it is', async (fixture) => {
  const app = await App.open(fixture);
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
  const other = await App.open(fixture);
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

test('an old code in the address opens; hostile links do no harm', async (fixture) => {
  const app = await App.open(fixture, { hash: '#9snK1lp7WdqL5x-8WGWaRNqjGRkiJDSU' });
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

test('a finished game can be replayed, analysed and counted', async (fixture) => {
  const app = await App.open(fixture);
  await app.start();
  await app.fill(async (row, column, digit) => {
    await app.cell(row, column).click();
    await app.press(digit);
  });
  await app.dialog().waitFor();
  await app.button('Replay and analysis').click();
  await app.page.getByText('What justified each digit').waitFor();
  equal(await app.page.locator('.moves li').count(), 51);
  ok((await app.page.locator('.moves').textContent()).includes('Hidden Single'), 'a technique');
  await app.page.getByLabel('Position').fill('0');
  await until(async () => (await app.values()) === PUZZLE, 'the start');
  await app.page.locator('.moves li button').nth(2).click();
  equal([...(await app.values())].filter((digit) => digit !== '.').length, 33, 'behind the third:');
  await visit(app, '#/stats');
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

test('the end of a game is told once; the board can be looked at', async (fixture) => {
  const app = await App.open(fixture);
  await app.start();
  await app.fill(async (row, column, digit) => {
    await app.cell(row, column).click();
    await app.press(digit);
  });
  await app.dialog().waitFor();
  await app.button('See the board').click();
  await app.page.waitForTimeout(300);
  equal(await app.page.locator('dialog').count(), 0, 'closed:');
  await visit(app, '#/stats');
  await app.button('Back to the board').click();
  await app.page.waitForSelector('[role=grid]');
  await app.page.waitForTimeout(300);
  equal(await app.page.locator('dialog').count(), 0, 'not told again:');
});

test('the puzzle of a day is the same for everyone', async (fixture) => {
  const boards = [];
  for (let i = 0; i < 2; i++) {
    const app = await App.open(fixture);
    await visit(app, '#/daily');
    await app.page.locator('.levels button').first().click();
    await app.page.waitForSelector('[role=grid]', { timeout: 30000 });
    boards.push(await app.values());
  }
  equal(boards[0], boards[1]);
});

test('the trainer: a lesson, a drill the engine grades, an explanation', async (fixture) => {
  const app = await App.open(fixture);
  await visit(app, '#/train');
  ok((await app.page.locator('main li').count()) > 30, 'techniques');
  await visit(app, '#/train/hidden-single');
  await app.page.locator('[role=gridcell].place').first().waitFor();
  await app.page.locator('.task .cell-name').first().hover();
  equal(await app.page.locator('.lit-up').count(), 1, 'the lesson lights up its cells:');
  await app.button('Practise').click();
  await app.button('Check').waitFor({ timeout: 30000 });
  await app.button('Check').click();
  await app.page.getByText('Mark your answer').waitFor();
  await app.button('Show the answer').click();
  const right = await app.page.locator('.board .solution').first().getAttribute('aria-label');
  ok(/^R\dC\d \d$/.test(right), right);
  ok((await app.page.locator('.task .text').textContent()).includes(right.slice(0, 4)), 'told');
  app.clean();
});

const stored = (app, store) =>
  app.page.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const open = indexedDB.open('lele');
        open.onsuccess = () => {
          const all = open.result.transaction(name).objectStore(name).getAll();
          all.onsuccess = () => {
            open.result.close();
            resolve(all.result);
          };
          all.onerror = reject;
        };
      }),
    store,
  );

test('the trainer: right answers come back later, wrong ones today', async (fixture) => {
  const app = await App.open(fixture);
  await visit(app, '#/train/full-house');
  await app.button('Practise').click();
  await app.button('Check').waitFor({ timeout: 30000 });
  // A full house: the only candidate of its unit; try until the engine says yes or no.
  await app.page.locator('.board button').first().click();
  await app.button('Check').click();
  await app.button('Next').waitFor();
  const text = await app.page.locator('.verdict').textContent();
  const [row] = await until(async () => {
    const rows = await stored(app, 'training');
    return rows.length > 0 && rows;
  }, 'remembered');
  equal(row.technique, 'full-house');
  equal(row.right + row.wrong, 1);
  equal(row.right === 1, text.includes('Exactly right'));
  equal(row.due > Date.now(), row.right === 1, 'comes back today only when wrong:');
  // The answer that was asked for is not an answer that was known.
  await app.button('Next').click();
  await app.button('Check').waitFor({ timeout: 30000 });
  await app.button('Show the answer').click();
  await app.button('Next').waitFor();
  await until(async () => (await stored(app, 'training'))[0].box === 0, 'weak again');
  await app.page.getByRole('link', { name: 'All techniques' }).click();
  await app.page.getByText('1 to repeat today').waitFor();
  await app.page.locator('.due').getByRole('button', { name: 'Full House' }).click();
  await app.button('Practise').waitFor();
  app.clean();
});

test('the trainer: the engine tells right from wrong in a drill', async (fixture) => {
  const app = await App.open(fixture);
  await visit(app, '#/train/hidden-single');
  const drill = async () => {
    await app.button('Check').waitFor({ timeout: 30000 });
    // Every hidden single, found here by counting: one cell of a unit for a digit.
    return app.page.evaluate(() => {
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
      return {
        right: label(places.find(single)),
        wrong: label(places.find((one) => !single(one))),
      };
    });
  };
  await app.button('Practise').click();
  const first = await drill();
  await app.page.getByLabel(first.right, { exact: true }).click();
  await app.button('Check').click();
  await app.page.getByText('Exactly right').waitFor();
  await app.button('Next').click();
  const second = await drill();
  await app.page.getByLabel(second.wrong, { exact: true }).click();
  await app.button('Check').click();
  await app.page.getByText(`No: ${second.wrong} does not follow`).waitFor();
  ok(/R\dC\d/.test(await app.page.locator('.verdict .text').textContent()), 'explained');
});

test('help has the rules and the tour', async (fixture) => {
  const app = await App.open(fixture, { lang: 'zh-CN' });
  await visit(app, '#/help');
  await app.page.getByText('规则').first().waitFor();
  await app.button('快速导览').click();
  for (let i = 0; i < 3; i++) await app.button('下一张').click();
  await app.button('开始玩').click();
  equal(await app.page.locator('dialog').count(), 0);
});

test('the tour comes by itself at the very first start, and only then', async (fixture) => {
  const app = await App.open(fixture, { tour: true });
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
  await app.dialog().getByRole('button', { name: 'Play' }).click();
  equal(await app.page.locator('dialog').count(), 0);
  await app.page.reload();
  await app.page.waitForSelector('main');
  equal(await app.page.locator('dialog').count(), 0, 'once:');
  app.clean();
});

test('the tour can be skipped, and does not come over a link', async (fixture) => {
  const link = '#9snK1lp7WdqL5x-8WGWaRNqjGRkiJDSU';
  const guest = await App.open(fixture, { tour: true, hash: link });
  await guest.page.getByText('Someone shared a Sudoku').waitFor();
  equal(await guest.page.locator('dialog').count(), 0);
  const app = await App.open(fixture, { tour: true });
  await app.dialog().waitFor();
  await app.button('Skip').click();
  equal(await app.page.locator('dialog').count(), 0);
  const other = await App.open(fixture, { tour: true });
  await other.dialog().waitFor();
  await other.press('Escape');
  equal(await other.page.locator('dialog').count(), 0);
});
