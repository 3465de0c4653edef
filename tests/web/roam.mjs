// Random keys, presses, pages, sizes and reloads, to find unexpected errors.
// Usage: node tests/web/roam.mjs [first seed] [games] [steps]      (of the built page)
//
// It reports errors of the page, a page without content, a page wider than its window, and digits
// that a reload changes.  A seed fixes the actions but not their timing.
import { App, VIEWPORTS } from './app.mjs';
import { startBrowser, startServer } from './browser.mjs';

const [seed = 1, games = 5, steps = 200] = process.argv.slice(2).map(Number);

const KEYS = [
  ...'1234567890nvzxcfhurbmpsgwaqkitedol? ',
  ...['Up', 'Down', 'Left', 'Right'].map((way) => `Arrow${way}`),
  ...['Control+1', 'Shift+2', 'Shift+H', 'Control+z', 'Control+y', 'Control+Shift+z'],
  ...['Escape', 'Enter', 'Tab', 'Shift+Tab', 'Backspace', 'Delete', 'Home', 'End', 'F9'],
];
const PAGES = [
  ...[
    '',
    'new',
    'saves',
    'stats',
    'train',
    'train/x-wing',
    'train/storm',
    'settings',
    'help',
    'daily',
    'import',
    'solve',
  ],
  ...['replay', 'nonsense'],
];
const SIZES = [
  ...Object.values(VIEWPORTS),
  { width: 640, height: 360 },
  { width: 320, height: 568 },
];
const PUZZLES = [
  undefined,
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
];
/** Tenths of a second within which a page must be ready. */
const PATIENCE = 80;
const PRESSED = 'button, summary, select, input[type=checkbox], [role=tab]';

/** Pseudo-random numbers from 0 to `below` - 1, from a seed. */
function dice(state) {
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

async function press(app, roll) {
  const all = app.page.locator(PRESSED).filter({ visible: true });
  const count = await all.count();
  if (count === 0) return 'nothing to press';
  const one = all.nth(roll(count));
  const name = await one.evaluate((node) => node.ariaLabel ?? node.textContent.trim());
  if ((await one.evaluate((node) => node.tagName)) === 'SELECT') {
    const values = await one.locator('option').evaluateAll((list) => list.map((o) => o.value));
    await one.selectOption(values[roll(values.length)], { timeout: 300 });
  } else await one.click({ timeout: 300 });
  return `press ${name.slice(0, 40)}`;
}

async function reload(app, roll, complain) {
  const playing = await app.page.evaluate(() => /^(#\/)?$/.test(location.hash));
  const covered = (await app.dialog().count()) > 0;
  const before = playing && !covered ? await app.values() : '';
  await app.page.reload();
  await app.page.waitForSelector('main');
  for (let i = 0; before.length > 0 && (await app.values()) !== before; i++) {
    if (i === PATIENCE)
      return (complain(`a reload changed ${before} to ${await app.values()}`), 'reload');
    await app.page.waitForTimeout(100);
  }
  return 'reload';
}

/** The actions, each with its frequency in percent. */
const WISHES = [
  [45, async (app, roll) => (await app.page.keyboard.press(KEYS[roll(KEYS.length)]), 'key')],
  [
    17,
    async ({ page }, roll) => {
      const cell = page.locator(`#cell-${roll(81)}`);
      await cell.click({ timeout: 300, button: roll(10) === 0 ? 'right' : 'left' });
      return 'cell';
    },
  ],
  [28, press],
  [
    5,
    async ({ page }, roll) => {
      const to = PAGES[roll(PAGES.length)];
      await page.evaluate((hash) => (location.hash = `#/${hash}`), to);
      return `page ${to}`;
    },
  ],
  [2, async ({ page }, roll) => (await page.setViewportSize(SIZES[roll(SIZES.length)]), 'size')],
  [3, reload],
];

function wish(roll) {
  let at = roll(100);
  return WISHES.find(([share]) => (at -= share) < 0)[1];
}

const lookWrong = () => [
  ...(document.documentElement.scrollWidth > innerWidth + 1 ? ['wider than its window'] : []),
  ...(document.querySelector('main') ? [] : ['without content']),
];

async function roam(env, game) {
  const roll = dice(game);
  const app = await App.open(env, {
    seed: game,
    viewport: SIZES[roll(SIZES.length)],
    lang: ['zh-CN', 'en-US'][roll(2)],
    touch: roll(3) === 0,
    settings: { popup: roll(3) === 0, autoBranch: roll(2) === 0, allowMulti: roll(3) === 0 },
  });
  await app.start(PUZZLES[roll(PUZZLES.length)]);
  const done = [];
  let complaints = 0;
  const complain = (what) => {
    complaints++;
    console.log(`seed ${game}: ${what}\n    after ${done.slice(-10).join(' | ')}`);
  };
  for (let i = 0; i < steps; i++) {
    // A control that is covered, disabled or removed cannot be pressed; that is not an error.
    done.push(await wish(roll)(app, roll, complain).catch(() => '-'));
    app.errors.splice(0).forEach(complain);
    let wrong;
    for (let j = 0; j < PATIENCE && (wrong = await app.page.evaluate(lookWrong)).length > 0; j++)
      await app.page.waitForTimeout(100);
    wrong.forEach(complain);
  }
  return complaints;
}

const server = await startServer();
const browser = await startBrowser();
const closing = [];
const env = { browser, url: server.url, cleanup: (close) => closing.push(close) };
let complaints = 0;
for (let game = seed; game < seed + games; game++) {
  complaints += await roam(env, game);
  while (closing.length > 0) await closing.pop()();
}
await browser.close();
await server.close();
console.log(`${games} games, ${complaints} complaints`);
process.exit(complaints > 0 ? 1 : 0);
