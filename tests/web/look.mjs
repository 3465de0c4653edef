// Takes a picture of every screen of the game, in real games, at every size, theme and language.
import { mkdirSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { App, VIEWPORTS, X_SEVERAL } from './app.mjs';
import { startBrowser, startServer } from './browser.mjs';
import { PAGES } from './look-pages.mjs';

const SIZES = {
  ...VIEWPORTS,
  side: { width: 640, height: 360 },
  tall: { width: 412, height: 915 },
};

/** The worked example of a technique, as the command prints it. */
function example(technique) {
  const lele = fileURLToPath(new URL('../../build/lele', import.meta.url));
  const lines = execFileSync(lele, ['techniques', '--json', technique], {
    encoding: 'utf8',
  });
  const [row] = [JSON.parse(lines)].flat();
  return row.example;
}

/** A hint of one technique at a level, on its worked example. */
const hint = (technique, level) => ({
  settings: { techniques: technique },
  async act(app) {
    await app.start(example(technique));
    await app.press('f', ...Array(level).fill('h'));
  },
});

async function own(app, layout, keys) {
  await app.page.evaluate(() => (location.hash = '#/new'));
  await app.page.getByRole('radio', { name: layout, exact: true }).click();
  await app.page.locator('.levels button').nth(keys).click();
  await app.page.waitForSelector('[role=grid]', { timeout: 60000 });
}

async function middle(app) {
  await app.start();
  await app.press('f');
  for (const [row, column, digit] of [
    [5, 5, '5'],
    [7, 5, '3'],
    [9, 5, '8'],
    [1, 3, '4'],
    [4, 2, '5'],
    [3, 1, '1'],
  ]) {
    await app.cell(row, column).click();
    await app.press(digit);
  }
  await app.cell(4, 8).click();
  await app.press('Control+2', 'Control+7');
  await app.cell(2, 2).click();
  await app.press('v', '1', 'ArrowRight', '4', 'ArrowDown', '2', '7', '5', 'z');
  await app.cell(9, 1).click();
  await app.press('2');
}

const overlay = (level) => ({
  async act(app) {
    await app.start();
    await app.press(...Array(level).fill('Shift+H'));
    await app.page.locator('.cell:has(.note)').nth(2).click();
  },
});

const visit = (hash, ready) => async (app) => {
  await app.page.evaluate((to) => (location.hash = to), hash);
  await app.page.waitForSelector(ready);
};

async function solve(app) {
  await app.start();
  await app.fill(async (row, column, digit) => {
    await app.cell(row, column).click();
    await app.press(digit);
  });
  await app.dialog().waitFor();
  await app.page.waitForTimeout(900);
}

const SCREENS = {
  welcome: { act: async () => undefined },
  fresh: { act: (app) => app.start() },
  middle: { act: middle },
  colours: {
    act: async (app) => {
      await middle(app);
      await app.press('v');
    },
  },
  'hint-1': hint('x-wing', 1),
  'hint-2': hint('x-wing', 2),
  'hint-3': hint('x-wing', 3),
  'hint-applied': {
    ...hint('x-wing', 3),
    async act(app) {
      await hint('x-wing', 3).act(app);
      await app.page.locator('.hint-panel .primary').click();
    },
  },
  single: hint('hidden-single', 3),
  pointing: hint('pointing', 3),
  claiming: {
    ...hint('claiming', 3),
    act: async (app) => {
      await app.start(example('claiming'));
      await app.press('h', 'h', 'h');
    },
  },
  pair: hint('naked-pair', 3),
  swordfish: hint('swordfish', 3),
  finned: hint('finned-x-wing', 3),
  kite: hint('two-string-kite', 3),
  'xy-wing': hint('xy-wing', 3),
  'w-wing': hint('w-wing', 3),
  rectangle: hint('unique-rectangle-1', 3),
  colors: hint('simple-colors-trap', 3),
  chain: hint('xy-chain', 3),
  aic: hint('aic', 3),
  als: hint('als-xz', 3),
  forcing: hint('cell-forcing-chain', 3),
  dynamic: hint('dynamic-forcing-chain', 3),
  contradiction: hint('forcing-net-contradiction', 3),
  nested: hint('nested-forcing-chain', 3),
  squirmbag: hint('finned-squirmbag', 3),
  kraken: hint('kraken-fish-2', 3),
  wrong: {
    act: async (app) => {
      await app.start();
      await app.cell(1, 3).click();
      await app.press('1', 'h', 'h');
    },
  },
  missing: {
    act: async (app) => {
      await app.start();
      await app.press('f');
      await app.cell(1, 3).click();
      await app.press('Shift+4', 'h');
    },
  },
  'overlay-1': overlay(1),
  'overlay-2': overlay(2),
  'overlay-3': overlay(3),
  check: {
    act: async (app) => {
      await app.start();
      await app.cell(1, 3).click();
      await app.press('2');
      await app.page.locator('.actions button').last().click();
      await app.page.getByRole('button', { name: 'Check', exact: true }).click();
    },
  },
  'why-not': {
    act: async (app) => {
      await app.start();
      await app.cell(1, 3).click();
      await app.press('?', '2');
    },
  },
  branches: {
    act: async (app) => {
      await app.start();
      await app.cell(3, 1).click();
      await app.press('m', '2', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight', '1', 'b', '1');
      await app.cell(1, 3).click();
      await app.press('m', '2', 'b', '4');
      await app.page.evaluate(() => document.activeElement?.blur());
      await openTab(app, 1);
    },
  },
  steps: {
    // A change of language rebuilds the list with all entries closed.
    async ready(app) {
      await app.page.locator('.panel details').first().waitFor({ timeout: 20000 });
      await app.page.locator('.panel details:not([open]) summary').first().click();
    },
    act: async (app) => {
      await app.start();
      await openTab(app, 2);
    },
  },
  paused: {
    act: async (app) => {
      await middle(app);
      await app.press('p');
    },
  },
  over: { act: solve },
  'verdict-unfinished': {
    act: async (app) => {
      await middle(app);
      await app.press('F9');
      await app.dialog().waitFor();
    },
  },
  'verdict-errors': {
    act: async (app) => {
      await app.start();
      await app.type({ leave: 1 });
      await app.cell(9, 7).click();
      await app.press('2', 'F9');
      await app.dialog().waitFor();
    },
  },
  restart: {
    act: async (app) => {
      await middle(app);
      await app.page.locator('header .icon-button').first().click();
      await app.page.getByRole('button', { name: 'Restart', exact: true }).click();
    },
  },
  menu: {
    act: async (app) => {
      await app.start();
      await app.page.locator('header .icon-button').first().click();
    },
  },
  tools: {
    act: async (app) => {
      await app.start();
      await app.page.locator('.actions button').last().click();
    },
  },
  new: {
    act: async (app) => {
      await middle(app);
      await app.page.evaluate(() => (location.hash = '#/new'));
      await app.page.locator('.levels').waitFor();
    },
  },
  'new-options': {
    full: true,
    act: async (app) => {
      await visit('#/new', '.levels')(app);
      await app.page.locator('details summary').first().click();
    },
  },
  'new-bad': {
    full: true,
    act: async (app) => {
      await visit('#/new', '.levels')(app);
      await app.page.fill('#code', '55..7');
    },
  },
  making: {
    act: async (app) => {
      await visit('#/new', '.levels')(app);
      // A technique so rare that the search is still running when the picture is taken.
      await app.page.locator('details summary').first().click();
      const technique = app.page.locator('details select:has(option[value="sk-loop"])');
      await technique.selectOption('sk-loop');
      await app.page.locator('details .primary').click();
      await app.dialog().waitFor();
    },
  },
  settings: { act: visit('#/settings', '.preview .board') },
  'settings-all': { full: true, act: visit('#/settings', '.preview .board') },
  'settings-techniques': {
    full: true,
    act: async (app) => {
      await visit('#/settings', '.preview .board')(app);
      await app.page.locator('details summary').click();
    },
  },
  'first-start': {
    first: true,
    act: (app) => app.page.locator('.coach').waitFor(),
  },
  level: {
    act: async (app) => {
      await app.start();
      await app.page.locator('header .level').click();
      await app.dialog().locator('.levels').waitFor();
    },
  },
  shortcuts: {
    act: async (app) => {
      await app.start();
      await app.press('F1');
      await app.dialog().waitFor();
    },
  },
  popup: {
    settings: { popup: true },
    act: async (app) => {
      await app.start();
      await app.cell(5, 5).click();
    },
  },
  digitFirst: {
    settings: { inputFirst: 'digit' },
    act: async (app) => {
      await app.start();
      await app.press('f');
      await app.page.locator('.pad [data-digit="6"]').click();
    },
  },
  left: { settings: { handed: 'left' }, act: (app) => app.start() },
  '16x16': { act: (app) => own(app, '16×16', 0) },
  '16x16-hint': {
    act: async (app) => {
      await own(app, '16×16', 0);
      await app.page.locator('#cell-40, #cell-0').first().waitFor();
      await app.cell(1, 1, 16).click();
      // F and H are digits here.
      await app.page.locator('.actions .hint').click();
      const next = app.page.locator('.hint-bar:visible, .panel:visible').locator('.button.primary');
      await next.first().click();
      await next.first().click();
    },
  },
  net: {
    settings: { hintPenalty: 0 },
    act: async (app) => {
      await app.start(
        '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
      );
      await app.press('f');
      for (let i = 0; i < 60; i++) {
        await app.press('h', 'h', 'h');
        const count = await app.page.locator('.board svg path.line').count();
        if (count > 16) break;
        await app.page.locator('.hint-panel .primary').last().click();
      }
    },
  },
  lost: {
    settings: { mistakeLimit: '1' },
    act: async (app) => {
      await app.start();
      await app.cell(1, 3).click();
      await app.press('1');
      await app.dialog().waitFor();
    },
  },
  compare: {
    act: async (app) => {
      await app.start();
      await app.cell(3, 1).click();
      await app.press('m', '2', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight', '1', 'b', '1');
      await openTab(app, 1);
      await app.page.getByRole('button', { name: 'Compare', exact: true }).click();
      await app.page.locator('.tree .node').nth(2).click();
    },
  },
  jigsaw: { act: (app) => own(app, 'Jigsaw', 0) },
  x: { act: (app) => own(app, 'Diagonal X', 1) },
  windoku: { act: (app) => own(app, 'Windoku', 1) },
  '4x4': { act: (app) => own(app, '4×4', 0) },
  entry: {
    act: async (app) => {
      await app.page.evaluate(() => (location.hash = '#/new'));
      await app.page.locator('button.own, .others button.button').last().click();
      await app.page.waitForSelector('[role=grid]');
      await app.press('5', 'ArrowRight', '3');
    },
  },
  'entry-several': {
    act: async (app) => {
      await app.page.evaluate((line) => (location.hash = `#/import/@x/${line}`), X_SEVERAL);
      await app.page.locator('.result .row .button').nth(1).click();
      await app.page.locator('.entry .verdict [role=alert]').waitFor();
    },
  },
  ...PAGES,
};

/** On a phone the panel is a sheet that the tools open. */
async function openTab(app, index) {
  const tab = app.page.getByRole('tab').nth(index);
  if (await tab.isVisible()) return tab.click();
  await app.page.locator('.actions button').last().click();
  await app.page.getByRole('button', { name: ['', 'Branches', 'All steps'][index] }).click();
}

function options(words) {
  const found = {
    views: Object.keys(SIZES),
    themes: ['light', 'dark'],
    langs: ['en', 'zh'],
  };
  const names = [];
  for (let i = 0; i < words.length; i++)
    if (words[i].startsWith('--')) found[words[i].slice(2)] = words[++i].split(',');
    else names.push(words[i]);
  return { ...found, names };
}

/** Changes theme and language in the page, as if another tab had done so. */
function use(app, changed) {
  return app.page.evaluate((values) => {
    const now = {
      ...JSON.parse(localStorage.getItem('lele.settings')),
      ...values,
    };
    const newValue = JSON.stringify(now);
    localStorage.setItem('lele.settings', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'lele.settings', newValue }));
  }, changed);
}

const [folder, ...words] = process.argv.slice(2);
if (!folder) throw new Error('usage: scripts/look FOLDER [screen...]');
mkdirSync(folder, { recursive: true });
const { views, themes, langs, names } = options(words);
const server = await startServer();
const browser = await startBrowser();

// A screen is reached once by touch and once by mouse; then the window is resized.
const TOUCHED = ['phone', 'tall', 'side'];
const jobs = Object.keys(SCREENS)
  .filter((one) => !names.length || names.includes(one))
  .flatMap((name) =>
    [true, false].map((touch) => ({
      name,
      touch,
      sizes: views.filter((view) => TOUCHED.includes(view) === touch),
    })),
  )
  .filter(({ sizes }) => sizes.length > 0);

async function take({ name, touch, sizes }) {
  const open = [];
  const { settings = {}, act, host, ready, full = false, first = false } = SCREENS[name];
  try {
    const usual = { browser, url: server.url, cleanup: (close) => open.push(close) };
    const { env, extra } = host ? await host(usual) : { env: usual };
    const app = await App.open(env, {
      viewport: SIZES[sizes[0]],
      // The scripted steps use English names.
      lang: 'en-US',
      touch,
      scale: touch ? 2 : 1,
      settings: { hintPenalty: 0, ...settings },
      first,
    });
    await act(app, extra);
    for (const view of sizes) {
      await app.page.setViewportSize(SIZES[view]);
      for (const theme of themes)
        for (const lang of langs) {
          await use(app, { theme, language: lang });
          await app.page.waitForTimeout(250);
          await ready?.(app);
          const path = join(folder, `${name}.${view}.${theme}.${lang}.png`);
          await app.page.screenshot({ path, fullPage: full });
        }
    }
    if (app.errors.length) console.log(name, touch, app.errors.join(' '));
  } catch (error) {
    console.log(`${name} ${touch ? 'touch' : 'mouse'}: ${error.message.split('\n')[0]}`);
  }
  for (const close of open) await close().catch(() => undefined);
}

await Promise.all(
  [1, 2].map(async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) await take(job);
  }),
);
await browser.close();
await server.close();
