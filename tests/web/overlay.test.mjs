// The candidate hint: a layer of its own over the notes, and over a hint.
import { App } from './app.mjs';
import { equal, ok, test, until } from './cases.mjs';

// A hard puzzle: in R1C1 the candidate hint leaves 2 and 4, by two steps.
const HARD = '.3.......7.......1..965.8...912.7.3..4..9..2..2.4.691...5.214..3.......2.......5.';
const STEPS = ['R1C4', 'R1C5', 'R4C1', 'R5C1', 'R6C1'];

const texts = (cell, selector) => cell.locator(selector).allTextContents();
const litCells = async (app) => {
  const cells = await app.page.locator('.cell.lit-up').evaluateAll((all) =>
    all.map((e) => {
      const cell = Number(e.dataset.cell);
      return `R${Math.floor(cell / 9) + 1}C${(cell % 9) + 1}`;
    }),
  );
  return cells.toSorted();
};

test('the candidate hint keeps notes of both kinds and strikes what it rules out', async (env) => {
  const app = await (await App.open(env)).start(HARD);
  await app.cell(1, 3).click();
  await app.press('Shift+2', 'Shift+6', 'Shift+8');
  await app.cell(1, 1).click();
  await app.press('Control+2', 'Control+6', 'Shift+5');
  await app.press('Shift+H', 'Shift+H');
  const corner = app.cell(1, 3);
  equal(await texts(corner, '.note.over'), ['6', '8']);
  equal(await texts(corner, '.note.gone'), ['2'], 'a corner note is struck:');
  const both = app.cell(1, 1);
  equal(await texts(both, '.centre span'), ['2', '6'], 'centre notes stay:');
  equal(await texts(both, '.centre .gone'), ['6']);
  equal(await texts(both, '.corner .gone'), ['5']);
  const apart = both
    .locator('.strip .over')
    .evaluateAll((all) => all.map((e) => getComputedStyle(e, '::before').content));
  equal(await apart, ['"2"', '"4"'], 'the candidates are apart:');
  const line = await corner
    .locator('.note.gone')
    .evaluate((e) => getComputedStyle(e).textDecorationLine);
  equal(line, 'line-through');
  app.clean();
});

test('the candidate hint ends before the solution, says why, and shows it on request', async (env) => {
  const app = await (await App.open(env)).start(HARD);
  const panel = app.page.locator('.hint-panel');
  const digits = () => app.page.locator('.cell.overlay').count();
  await app.cell(9, 1).click();
  await app.press('Shift+H');
  await until(async () => (await digits()) === 14, '14 cells with one candidate');
  await panel.getByText('It stops before the techniques of level Expert').waitFor();
  await app.button('Show the whole solution').click();
  await until(async () => (await digits()) === 54, 'every cell');
  equal(await app.button('Show the whole solution').count(), 0);
  app.clean();
});

for (const theme of ['light', 'dark', 'black', 'contrast', 'paper'])
  test(`the candidate hint cannot be taken for notes: ${theme}`, async (env) => {
    const app = await (await App.open(env, { settings: { theme } })).start(HARD);
    const look = async (note) =>
      note.evaluate((e) => {
        const { color, boxShadow } = getComputedStyle(e);
        const { backgroundColor } = getComputedStyle(e.closest('.cell'));
        return { color, frame: boxShadow !== 'none', fill: backgroundColor };
      });
    await app.press('f');
    const own = await look(app.cell(1, 1).locator('.note', { hasText: '2' }));
    await app.press('Shift+H', 'Shift+H');
    await app.cell(9, 9).click();
    const hinted = await look(app.cell(1, 1).locator('.note', { hasText: '2' }));
    ok(hinted.color !== own.color, 'its own tone');
    ok(hinted.fill !== own.fill, 'a tint');
    equal([own.frame, hinted.frame], [false, true], 'a frame, for eyes that see no colour:');
  });

test('the basis lights its cells up and names each step with its conclusion', async (env) => {
  const app = await (await App.open(env)).start(HARD);
  await app.press('Shift+H', 'Shift+H');
  await app.cell(1, 1).click();
  const steps = app.page.locator('.hint-panel .basis li');
  equal(await steps.count(), 2);
  const about = app.page.locator('.hint-panel .head');
  ok((await about.textContent()).includes('R1C1: 2 4'), 'what is explained');
  equal((await texts(steps.nth(1), 'strong'))[0].trim(), 'Pointing · 1 · box 2');
  ok((await steps.nth(1).textContent()).includes('box 2'), 'the unit');
  ok((await steps.nth(1).textContent()).includes('R1C1'), 'the conclusion');
  equal(await litCells(app), STEPS);
  await app.cell(2, 2).click();
  ok((await litCells(app)).length > 0, 'another cell');
  await app.press('Escape');
  equal(await litCells(app), []);
  app.clean();
});

test('digits that exclude by the rules light up too', async (env) => {
  const app = await (await App.open(env)).start();
  await app.press('Shift+H');
  await app.cell(5, 5).click();
  equal(
    await litCells(app),
    ['R1C5', 'R2C5', 'R4C5', 'R5C1', 'R5C4', 'R5C6', 'R5C9', 'R6C5'].toSorted(),
  );
});

test('on a phone the cells light up as well, and no two buttons have one name', async (env) => {
  const app = await (await App.open(env, { viewport: 'phone', touch: true })).start(HARD);
  await app.press('Shift+H');
  const names = await app.page
    .locator('.hint-bar button:visible, .actions button:visible')
    .evaluateAll((all) => all.map((e) => e.getAttribute('aria-label') ?? e.textContent.trim()));
  equal(new Set(names).size, names.length, names.join(', '));
  await app.page.locator('.hint-bar').getByRole('button', { name: 'Up to 2' }).click();
  await app.cell(1, 1).tap();
  equal(await litCells(app), STEPS);
  ok(
    (await app.page.locator('.hint-bar .words').textContent()).includes('Locked Triple'),
    'the bar says why',
  );
  app.clean();
});

test('over "why not?" the candidate hint takes board and panel, and gives them back', async (env) => {
  const app = await (await App.open(env)).start(HARD);
  await app.cell(1, 3).click();
  await app.press('?', '4', 'Shift+H');
  equal(await app.page.locator('.cell.eliminate').count(), 0, 'no half drawing:');
  await app.button('Back to the hint').click();
  const title = await app.page.locator('.hint-panel h2').textContent();
  equal(title.trim(), 'Why not 4 in R1C3?');
  equal(await app.page.locator('.cell.overlay').count(), 0);
  equal(await app.page.locator('.cell.eliminate').count(), 1);
  app.clean();
});

test('over a hint the candidate hint takes board and panel, and gives them back', async (env) => {
  const app = await (await App.open(env)).start(HARD);
  const panel = app.page.locator('.hint-panel');
  const title = async () => (await panel.locator('h2').textContent()).trim();
  await app.press('h', 'h');
  const hint = await title();
  await app.press('Shift+H');
  equal(await title(), 'Candidates 1/3');
  equal(await app.page.locator('.cell[class*=tone-], .cell.place').count(), 0, 'no half hint:');
  ok((await app.page.locator('.cell.overlay').count()) > 0, 'the candidates');
  const used = await panel.locator('.foot').textContent();
  await app.press('h');
  equal(await title(), hint, 'a press gives the hint back:');
  equal(await app.page.locator('.cell.overlay').count(), 0);
  equal(await panel.locator('.foot').textContent(), used, 'for nothing:');
  await app.press('Shift+H');
  await app.button('Back to the hint').click();
  equal(await title(), hint);
  await app.press('Shift+H', 'Escape');
  equal(await title(), hint, 'Escape closes one after the other:');
  await app.press('Escape');
  equal(await panel.getAttribute('data-kind'), 'none');
  app.clean();
});
