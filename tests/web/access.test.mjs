// Accessibility: axe on every screen in every theme, roles, labels, one status line.
import { App, NEARLY, PUZZLE, SEVERAL } from './app.mjs';
import { axeSource } from './browser.mjs';
import { equal, ok, test, until } from './cases.mjs';

/** All rules. */
async function axe(app, where) {
  if (!(await app.page.evaluate(() => 'axe' in window))) await app.page.evaluate(axeSource);
  const violations = await app.page.evaluate(async () => {
    // Every rule, the experimental one about visible labels too.
    const rules = { 'label-content-name-mismatch': { enabled: true } };
    const options = { resultTypes: ['violations'], elementRef: false, rules };
    const { violations } = await window.axe.run(document, options);
    return violations.map(({ id, nodes }) => {
      const places = nodes
        .slice(0, 3)
        .map(({ target, any }) => `${target} ${any[0]?.message ?? ''}`);
      return `${id}: ${places.join(' | ')}`;
    });
  });
  ok(violations.length === 0, `${where}: ${violations.join('\n')}`);
}

export const SCREENS = {
  welcome: async () => undefined,
  settings: async (app) => {
    await app.page.evaluate(() => (location.hash = '#/settings'));
    await app.page.waitForSelector('.preview .board');
  },
  game: async (app) => {
    await app.start();
    await app.cell(1, 4).click();
    await app.press('Shift+2', 'Shift+6', 'ArrowRight', 'ArrowRight', 'Control+2', 'Control+8');
    await app.cell(1, 3).click();
    await app.press('5');
  },
  hint: async (app) => {
    await app.press('Control+z', 'h', 'h', 'h');
  },
  'wrong entry': async (app) => {
    await app.press('Escape');
    await app.cell(1, 3).click();
    await app.press('1', 'h');
    await app.page.locator('.hint-panel h2.bad').waitFor();
  },
  overlay: async (app) => {
    await app.press('Escape', 'Control+z', 'Shift+H', 'Shift+H');
  },
  'why not': async (app) => {
    await app.press('Escape');
    await app.cell(1, 3).click();
    await app.press('?', '2');
    await app.page.locator('.hint-panel .chain').waitFor();
  },
  steps: async (app) => {
    await app.press('Escape');
    await app.page.getByRole('tab').nth(2).click();
    await app.page.locator('.panel details').first().waitFor({ timeout: 60000 });
    await app.page.locator('.panel summary').first().click();
  },
  branches: async (app) => {
    await app.press('Escape');
    await app.cell(3, 1).click();
    await app.press('m', '2', 'b', '1');
    await app.page.getByRole('tab').nth(1).click();
  },
  colours: async (app) => {
    await app.cell(2, 2).click();
    await app.press('v', '1', 'ArrowRight', '4', '7', 'ArrowLeft');
  },
  popup: async (app) => {
    await app.press('z');
    await app.page.evaluate(() => {
      const values = JSON.parse(localStorage.getItem('lele.settings'));
      const newValue = JSON.stringify({ ...values, popup: true });
      dispatchEvent(new StorageEvent('storage', { key: 'lele.settings', newValue }));
    });
    await app.cell(5, 5).click();
    await app.page.locator('.popup').waitFor();
  },
  menu: async (app) => app.page.locator('header .icon-button').first().click(),
  shortcuts: async (app) => {
    await app.press('Escape');
    await app.press('F1');
    await app.dialog().waitFor();
  },
  tools: async (app) => {
    await app.press('Escape');
    await app.page.locator('.actions button').last().click();
  },
  verdict: async (app) => {
    await app.press('Escape', 'F9');
    await app.dialog().waitFor();
  },
  paused: async (app) => {
    await app.press('Escape', 'p');
    await app.page.locator('.paused').waitFor();
  },
};

/** The setting "auto" is light or dark, like the system. */
const THEMES = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  'as the system: dark': { theme: 'auto', dark: true },
  black: { theme: 'black' },
  contrast: { theme: 'contrast' },
  'contrast, dark': { theme: 'contrast', dark: true },
  paper: { theme: 'paper' },
  'light, in Chinese': { theme: 'light', lang: 'zh-CN' },
  'dark, in Chinese': { theme: 'dark', lang: 'zh-CN' },
};

for (const [title, { theme, lang, dark = theme === 'dark' }] of Object.entries(THEMES))
  test(`axe finds nothing on any screen (${title})`, async (env) => {
    const app = await App.open(env, {
      settings: {
        theme,
        animations: false,
        autoBranch: false,
        mistakeLimit: '10',
      },
      dark,
      lang,
    });
    await app.page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [name, go] of Object.entries(SCREENS)) {
      await go(app);
      await axe(app, `${title}, ${name}`);
    }
    app.clean();
  });

const BROKEN = '13..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const visit = async (app, hash) => {
  await app.page.evaluate((to) => (location.hash = to), hash);
  await app.page.waitForSelector('main');
};

/** Every page besides play, with content; after a finished game, so that none is empty. */
export const PAGES = {
  share: async (app) => {
    await app.page.locator('header .icon-button').nth(2).click();
    await app.page.locator('dialog [role=tab]').first().waitFor();
  },
  'share the result': (app) => app.page.locator('dialog [role=tab]').nth(2).click(),
  picture: (app) => app.page.locator('dialog [role=tab]').last().click(),
  'import, empty': async (app) => {
    await visit(app, '#/import');
    await app.page.locator('.nothing').waitFor();
  },
  import: async (app) => {
    await visit(app, '#/import');
    await app.page.fill('#import-text', BROKEN);
    await app.page.locator('.repairs').waitFor();
  },
  'import, several': (app) => app.page.fill('#import-text', SEVERAL),
  'import, unique': async (app) => {
    await app.page.fill('#import-text', PUZZLE);
    await app.page.locator('.chips .good').nth(1).waitFor();
  },
  'import, broken': async (app) => {
    await app.page.fill('#import-text', `55${PUZZLE.slice(2)}`);
    await app.page.locator('.boxed').waitFor();
  },
  solve: async (app) => {
    await visit(app, '#/solve');
    await app.page.fill('#solve-text', PUZZLE);
    await app.page.locator('#solve-panel .button').click();
    await app.page.locator('#solve-panel dl').waitFor();
  },
  'solve step by step': async (app) => {
    await app.page.getByRole('tab').nth(1).click();
    await app.page.locator('.controls button').nth(3).click();
    await app.page.locator('summary').click();
  },
  'all solutions': async (app) => {
    await app.page.fill('#solve-text', `123456${'.'.repeat(30)}`);
    await app.page.getByRole('tab').nth(2).click();
    await app.page.locator('.legend input').check({ timeout: 20000 });
  },
  saves: async (app) => {
    await visit(app, '#/saves');
    const slot = app.page.locator('ol > li').first();
    await slot.locator('.button').click();
    await app.press('Enter');
    await slot.locator('.danger').waitFor();
    await slot.locator('.button').first().click();
    await app.page.locator('[role=alertdialog]').waitFor();
  },
  'saves, renaming': async (app) => {
    await app.page.locator('.ask .button').last().click();
    await app.page.locator('ol > li').first().locator('.buttons .button').nth(2).click();
    await app.page.locator('.ask input').waitFor();
  },
  daily: (app) => visit(app, '#/daily'),
  statistics: async (app) => {
    await visit(app, '#/stats');
    await app.page.locator('figure').waitFor();
    await app.page.locator('.map').waitFor();
  },
  trainer: async (app) => {
    await visit(app, '#/train');
    await app.page.locator('.node').first().waitFor();
  },
  techniques: (app) => visit(app, '#/train/list'),
  'how to spot a technique': async (app) => {
    await visit(app, '#/train/x-wing/spot');
    await app.page.locator('.eye').waitFor();
  },
  'worked example': async (app) => {
    await visit(app, '#/train/xy-wing/examples');
    await app.page.locator('.which').waitFor();
  },
  drill: async (app) => {
    await visit(app, '#/train/naked-pair/drill');
    await app.page.locator('#drill-40').click({ timeout: 60_000 });
    await app.page.locator('.pad button').first().click();
  },
  'drill, answered': async (app) => {
    await app.page.locator('.row .button').last().click();
    await app.page.locator('.verdict .text').waitFor();
  },
  'drill, which technique': async (app) => {
    await app.page.locator('fieldset label').last().click();
    await app.page.locator('.choices').waitFor();
  },
  'puzzle of a unit': (app) => visit(app, '#/train/x-wing/play'),
  'timed run': async (app) => {
    await visit(app, '#/train/storm');
    await app.page.locator('.run .primary').click();
    await app.page.locator('.pad').waitFor();
  },
  'timed run, over': async (app) => {
    await app.page.locator('.bar .button').click();
    await app.page.locator('.run').waitFor();
  },
  replay: async (app) => {
    await visit(app, '#/replay');
    await app.page.locator('.moves li').first().waitFor();
  },
  help: (app) => visit(app, '#/help'),
  tour: async (app) => {
    await app.page.locator('main .button').last().click();
    await app.dialog().waitFor();
  },
  'opened link': async (app) => {
    await app.press('Escape');
    await visit(app, '#/p/9snK1lp7WdqL5x-8WGWaRNqjGRkiJDSU');
  },
  'opened, no puzzle': (app) => visit(app, `#/p/${SEVERAL}`),
  'broken link': (app) => visit(app, '#/p/nonsense'),
  'own entry, several': async (app) => {
    await visit(app, `#/import/${SEVERAL}`);
    await app.page.locator('.result .row .button').nth(1).click();
    await app.page.locator('.entry .verdict [role=alert]').waitFor();
  },
  'solution of a game': async (app) => {
    await app.page.locator('.entry .buttons .button').last().click();
    await app.page.locator('.modes').waitFor();
    await app.page.locator('.actions button').last().click();
    await app.dialog().locator('.tools button').nth(7).click();
    await app.dialog().locator('select').waitFor();
  },
};

const OTHER_PAGES = [
  ...['light', 'dark', 'black', 'contrast', 'paper'].map((theme) => [theme, {}]),
  ['light', { lang: 'zh-CN' }],
  ['dark', { lang: 'zh-CN' }],
];

for (const [theme, more] of OTHER_PAGES)
  test(`axe finds nothing on any other page (${theme}${more.lang ? ', in Chinese' : ''})`, async (env) => {
    const app = await App.open(env, {
      settings: { theme, animations: false },
      dark: theme === 'dark',
      seed: 1,
      ...(theme === 'black' ? { viewport: 'phone', touch: true, lang: 'zh-CN' } : more),
    });
    await app.page.emulateMedia({ reducedMotion: 'reduce' });
    await app.start(NEARLY);
    await app.cell(1, 1).click();
    await app.press('2', 'Backspace');
    await app.solve();
    await app.press('Escape');
    const problems = [];
    for (const [name, go] of Object.entries(PAGES)) {
      await go(app);
      await axe(app, `${theme}, ${name}`).catch((error) => problems.push(error.message));
    }
    ok(problems.length === 0, problems.join('\n'));
    app.clean();
  });

test('axe finds nothing on a phone, in Chinese, at the end of a game', async (env) => {
  const app = await App.open(env, {
    viewport: 'phone',
    touch: true,
    lang: 'zh-CN',
    settings: { animations: false },
  });
  await axe(app, 'welcome');
  await app.start();
  await axe(app, 'game');
  await app.press('h', 'h');
  await axe(app, 'sheet');
  await app.press('Escape');
  await app.fill(async (row, column, digit) => {
    await app.cell(row, column).click();
    await app.press(digit);
  });
  await app.dialog().waitFor();
  await axe(app, 'result');
});

test('the grid has its roles, one tab stop, and words for every cell', async (env) => {
  const app = await (await App.open(env)).start();
  const grid = app.page.getByRole('grid');
  equal(
    [await grid.getAttribute('aria-rowcount'), await grid.getAttribute('aria-colcount')],
    ['9', '9'],
  );
  equal(await grid.locator('[role=gridcell][tabindex="0"]').count(), 1);
  const label = (row, column) => app.cell(row, column).getAttribute('aria-label');
  ok((await label(1, 1)).includes('given 5'), await label(1, 1));
  await app.cell(1, 3).click();
  await app.press('Shift+1', 'Shift+4');
  ok((await label(1, 3)).includes('notes 1 4'), await label(1, 3));
});

test('the status line tells what happened, in one sentence', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(1, 3).click();
  await app.press('4');
  await app.status('R1C3');
  await app.press('Alt+k');
  await app.status('R1C3');
  await app.press('Alt+r');
  await app.status('1');
  await app.press('Alt+Shift+7');
  await app.status('R2C2');
  equal(await app.value(1, 3), '4', 'a question enters nothing:');
});

test('single-key shortcuts can be switched off', async (env) => {
  const app = await (await App.open(env, { settings: { shortcuts: false } })).start();
  await app.cell(1, 3).click();
  await app.press('h', 'p', 'm');
  equal(await app.page.locator('.hint-panel').getAttribute('data-level'), '0');
  equal(await app.page.locator('.paused').count(), 0);
  await app.press('4');
  equal(await app.value(1, 3), '4', 'digits still work');
});

test('the shortcuts sheet lists every key and gives the focus back', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(1, 3).click();
  await app.press('F1');
  ok((await app.dialog().locator('kbd').count()) > 40, 'keys');
  await app.press('Escape');
  const focused = () => app.page.evaluate(() => document.activeElement.id);
  await until(async () => (await focused()) === 'cell-2', 'the focus is on the cell');
});

test('with forced colours the selection and the digits can be told apart', async (env) => {
  const app = await App.open(env);
  await app.page.emulateMedia({ forcedColors: 'active' });
  await app.start();
  await app.cell(1, 3).click();
  const fill = (row, column) =>
    app.cell(row, column).evaluate((e) => getComputedStyle(e).backgroundColor);
  ok((await fill(1, 3)) !== (await fill(5, 5)), 'the selected cell differs');
});
