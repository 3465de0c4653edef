// Puzzles with clues: drawn below and above the lines of the board, listed with their rules, named
// for screen readers, and in pictures to share.
import { App, PUZZLE } from './app.mjs';
import { equal, ok, test, until } from './cases.mjs';

// The well-known puzzle with true clues of many kinds.
const CLUES =
  'classic+cage:11:r1c3r1c4r2c4;cage:10:r2c2r2c3r3c1;difference:1:r4c4r5c4;ratio:2:r2c8r2c9;' +
  'pair-sum:10:r8c1r8c2;less::r9c7r9c8;odd::r5c9;thermometer::r6c2r6c3r5c3r4c3;' +
  'sandwich:13:r4c1r4c2r4c3r4c4r4c5r4c6r4c7r4c8r4c9';

async function open(env, options) {
  const app = await App.open(env, options);
  await app.page.evaluate(() => (location.hash = '#/import'));
  await app.page.fill('#import-text', `${CLUES} ${PUZZLE}`);
  await app.button(options?.lang === 'zh-CN' ? '开始' : 'Play').click();
  await app.page.locator('.clues.above').waitFor();
  return app;
}

test('clues are drawn, listed with their rules, and light their cells', async (env) => {
  const app = await open(env);
  const texts = () => app.page.locator('.clues.above text').allTextContents();
  await until(async () => (await texts()).join(' ') === '11 10 X 13', 'totals, X, a sandwich');
  equal(await app.page.locator('.clues.below circle').count(), 2, 'a bulb and an odd cell');
  const label = await app.cell(1, 3).getAttribute('aria-label');
  ok(label.includes('killer cage 11, first of 3 cells'), label);

  // The number of the sandwich has room beside the board.
  const board = await app.page.locator('.board').boundingBox();
  const room = await app.page.locator('.game-board').boundingBox();
  ok(board.width < room.width * 0.95 && board.x > room.x + 10, 'there is no room outside');

  await app.button(/^Rules/).click();
  const kinds = app.page.locator('.clue-rules li');
  equal(await kinds.count(), 8, 'kinds of clues');
  await kinds.filter({ hasText: 'killer cage' }).locator('button').click();
  equal(await app.page.locator('.lit-up').count(), 6, 'cells of both cages');
  await app.button(/^Rules/).click();
  equal(await app.page.locator('.lit-up').count(), 0, 'cells after the list is closed');
  await app.clean();
});
