// Whole games from a fresh profile to the card of the end, by mouse, touch and keyboard.
import { readFileSync } from 'node:fs';
import { loadLele } from '../../src/wasm/lele.js';
import { App } from './app.mjs';
import { equal, ok, test, until } from './cases.mjs';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 320, height: 480 },
];

const key = (app, digit) => app.page.locator(`.pad [data-digit="${digit}"]`);

const WAYS = {
  mouse: {
    touch: false,
    async enter(app, row, column, digit) {
      await app.cell(row, column).click();
      await key(app, digit).click();
    },
  },
  touch: {
    touch: true,
    async enter(app, row, column, digit) {
      await app.cell(row, column).tap();
      await key(app, digit).tap();
    },
  },
  keyboard: {
    touch: false,
    async enter(app, row, column, digit) {
      const at = async () =>
        Number(await app.page.locator('.cursor').first().getAttribute('data-cell'));
      const from = await at();
      const [down, right] = [row - 1 - Math.floor(from / 9), column - 1 - (from % 9)];
      const steps = [
        ...Array(Math.abs(down)).fill(down < 0 ? 'ArrowUp' : 'ArrowDown'),
        ...Array(Math.abs(right)).fill(right < 0 ? 'ArrowLeft' : 'ArrowRight'),
      ];
      for (const step of steps) await app.page.keyboard.press(step);
      await app.press(digit);
    },
  },
};

for (const viewport of SIZES)
  for (const [way, { touch, enter }] of Object.entries(WAYS))
    test(`a whole first game by ${way}, from a fresh profile to the card of the end (${viewport.width} × ${viewport.height})`, async (env) => {
      const app = await App.open(env, { first: true, viewport, touch });
      await app.page.locator('.coach').waitFor();
      await app.page.locator('#cell-40').waitFor();
      const focused = () => app.page.evaluate(() => document.activeElement?.dataset.cell);
      await until(async () => (await focused()) === '40', 'the board has the keys');
      const lele = await loadLele(readFileSync('web/public/lele.wasm'));
      const { solution } = lele.solve(await app.values());
      await app.fill((...place) => enter(app, ...place), { solution });
      await app.dialog().waitFor();
      equal(await app.values(), solution);
      ok(/No mistakes, no hints/.test(await app.dialog().textContent()), 'praised');
      const again = app.button('Play again');
      await until(() => again.evaluate((one) => one === document.activeElement), 'the big button');
      const box = await again.boundingBox();
      ok(box.y + box.height <= viewport.height, 'the big button is on the screen');
      await app.press('Enter');
      await until(async () => (await app.values()).includes('.'), 'the next game');
      equal(await app.dialog().count(), 0, 'the card is gone:');
      app.clean();
    });
