// The main flows of the page, written for any driver (firefox.mjs, webkit.mjs): start, play, hint,
// import, share link, offline, reload.  A flow waits for conditions, never for a time.
import { PUZZLE, SOLUTION } from '../web/app.mjs';
import { equal, ok, until } from '../web/cases.mjs';

export const flows = [];
const flow = (name, act) => flows.push({ name, act });

const count = (page, selector) =>
  page.run((wanted) => document.querySelectorAll(wanted).length, selector);
const text = (page, selector) =>
  page.run((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);
const shown = (page, selector) =>
  until(async () => (await count(page, selector)) > 0, `${selector} is shown`, 60_000);
const cell = (row, column) => `#cell-${(row - 1) * 9 + column - 1}`;

/** All digits in reading order, dots for empty cells. */
function values(page) {
  return page.run(() =>
    [...document.querySelectorAll('[role=grid] [data-cell]')]
      .map((one) => one.querySelector('.digit')?.textContent?.trim() || '.')
      .join(''),
  );
}

/** Errors that the page does not catch; they are collected from its start. */
async function clean(page) {
  const own = await page.run(() => window.leleErrors ?? []);
  equal([...page.errors, ...own], [], 'errors on the page:');
}

/** Opens the page in English, without the tour of the first start. */
async function open({ page, server }, hash = '') {
  await page.go(`${server.url}icon-192.png`).catch(() => undefined);
  await page.run(() => {
    localStorage.setItem('lele.tour', '1');
    localStorage.setItem('lele.settings', JSON.stringify({ language: 'en', autoPause: false }));
  });
  await page.go(server.url + hash);
  await shown(page, 'main');
  await page.run(() => {
    window.leleErrors = [];
    addEventListener('error', (event) => window.leleErrors.push(event.message));
    addEventListener('unhandledrejection', (event) => window.leleErrors.push(`${event.reason}`));
  });
}

async function go(page, hash) {
  await page.run((to) => void (location.hash = to), hash);
}

async function begin(fixture) {
  const { page } = fixture;
  await open(fixture);
  await go(page, '#/new');
  await page.type('#code', PUZZLE);
  await page.click('#code ~ .button.primary');
  await shown(page, '[role=grid] [data-cell]');
  await until(async () => (await values(page)) === PUZZLE, 'the board has the givens');
}

async function enter(page, row, column, digit) {
  await page.click(cell(row, column));
  await page.press(digit);
  await until(async () => (await text(page, `${cell(row, column)} .digit`)).trim() === digit, 'it');
}

flow('start: an easy puzzle is made in the worker and drawn', async (fixture) => {
  const { page } = fixture;
  await open(fixture);
  await page.click('.levels button');
  await shown(page, '[role=grid] [data-cell]');
  const digits = await values(page);
  equal(digits.length, 81);
  const givens = [...digits].filter((digit) => digit !== '.').length;
  ok(givens >= 17 && givens < 81, `${givens} givens`);
  await clean(page);
});

flow('play: a whole game by keyboard ends with the verdict', async (fixture) => {
  const { page } = fixture;
  await begin(fixture);
  for (let i = 0; i < 81; i++)
    if (PUZZLE[i] === '.') await enter(page, Math.floor(i / 9) + 1, (i % 9) + 1, SOLUTION[i]);
  await shown(page, 'dialog[open]');
  equal(await values(page), SOLUTION);
  await clean(page);
});

flow('play: undo and redo by key', async (fixture) => {
  const { page } = fixture;
  await begin(fixture);
  await enter(page, 1, 3, '4');
  await page.press('u');
  await until(async () => (await values(page)) === PUZZLE, 'the digit is taken back');
  await page.press('r');
  await until(async () => (await values(page))[2] === '4', 'the digit is there again');
  await clean(page);
});

flow('hint: three levels, then the step is done', async (fixture) => {
  const { page } = fixture;
  await begin(fixture);
  await page.click(cell(5, 5));
  const level = () => page.run(() => document.querySelector('.hint-panel')?.dataset.level);
  for (const wanted of ['1', '2', '3']) {
    await page.press('h');
    await until(async () => (await level()) === wanted, `level ${wanted}`);
  }
  ok(/R\dC\d/.test(await text(page, '.hint-panel')), 'a cell is named');
  equal(await count(page, '.cell.place'), 1, 'the cell is drawn');
  await page.run(() => {
    const all = [...document.querySelectorAll('.hint-panel button')];
    all.find((button) => button.textContent.trim() === 'Apply step').click();
  });
  await until(async () => (await values(page)) !== PUZZLE, 'one digit more');
  await clean(page);
});

flow('import: a text is judged and played; a wrong one is refused with words', async (fixture) => {
  const { page } = fixture;
  await open(fixture, '#/import');
  await shown(page, '#import-text');
  await page.type('#import-text', PUZZLE.slice(1));
  await until(async () => (await text(page, 'main [role=alert]')).length > 10, 'it says why');
  await page.type('#import-text', PUZZLE);
  const chips = () =>
    page.run(() => [...document.querySelectorAll('.chips li')].map((one) => one.textContent));
  await until(async () => (await chips()).includes('one solution'), 'one solution');
  ok((await chips()).includes('30 givens'), 'counted');
  await page.click('main .button.primary');
  await shown(page, '[role=grid] [data-cell]');
  equal(await values(page), PUZZLE);
  await clean(page);
});

flow('share link: a link of the page opens the same puzzle', async (fixture) => {
  const { page, server } = fixture;
  await begin(fixture);
  await page.run(() => {
    const all = [...document.querySelectorAll('button')];
    all
      .find((one) => (one.getAttribute('aria-label') ?? one.textContent).trim() === 'Share')
      .click();
  });
  await shown(page, 'dialog[open] input');
  const link = await until(
    () => page.run(() => document.querySelector('dialog[open] input').value),
    'the link',
  );
  ok(link.startsWith(`${server.url}#/p/`), link);
  await page.go(`${server.url}icon-192.png`);
  await page.run(() => localStorage.removeItem('lele.game'));
  await page.go(link);
  await shown(page, 'main .button.primary');
  await page.click('main .button.primary');
  await shown(page, '[role=grid] [data-cell]');
  equal(await values(page), PUZZLE);
  await clean(page);
});

flow('reload: a game goes on where it was', async (fixture) => {
  const { page } = fixture;
  await begin(fixture);
  await enter(page, 1, 3, '4');
  await enter(page, 1, 4, '6');
  await page.press('u');
  await until(async () => (await values(page))[3] === '.', 'taken back');
  await page.reload();
  await shown(page, '[role=grid] [data-cell]');
  await until(async () => (await values(page))[2] === '4', 'the digit is restored');
  equal((await values(page))[3], '.', 'what was taken back stays so:');
  await page.click(cell(9, 1));
  await page.press('r');
  await until(async () => (await values(page))[3] === '6', 'history is restored');
  await clean(page);
});

flow('offline: after the first load the host is not needed', async (fixture) => {
  const { page, server } = fixture;
  await begin(fixture);
  await enter(page, 1, 3, '4');
  await until(
    () =>
      page.run(
        async () =>
          (await caches.keys()).length === 1 && navigator.serviceWorker.controller !== null,
      ),
    'the files are kept',
    60_000,
  );
  await server.close();
  await page.reload();
  await shown(page, '[role=grid] [data-cell]');
  await until(async () => (await values(page))[2] === '4', 'the game is there');
  for (const name of ['new', 'settings', 'import', 'stats']) {
    await go(page, `#/${name}`);
    await shown(page, 'main h1, main h2, main section, h1');
    equal(await page.run(() => document.body.textContent.includes('could not be loaded')), false);
  }
  await clean(page);
});
