// Settings: applied at once, saved, previewed, in both languages.
import { readFileSync } from 'node:fs';
import { App, PUZZLE, readStore } from './app.mjs';
import { equal, ok, test, until } from './cases.mjs';

const toggle = (app, name) => app.page.getByRole('switch', { name });

test('a setting works at once, in the preview and in the game, and survives a reload', async (env) => {
  const app = await (await App.open(env)).start();
  await app.page.evaluate(() => (location.hash = '#/settings'));
  const preview = app.page.locator('.preview .cell.peer');
  await app.page.locator('.preview .board').waitFor();
  ok((await preview.count()) > 0, 'the preview shows the row');
  await toggle(app, 'Highlight row, column and box').click();
  equal(await preview.count(), 0, 'and at once no more');
  await app.page.reload();
  await app.page.waitForSelector('.preview .board');
  equal(await toggle(app, 'Highlight row, column and box').isChecked(), false);
  await app.page.evaluate(() => (location.hash = '#/'));
  await app.cell(5, 5).click();
  equal(await app.page.locator('.cell.peer').count(), 0);
  app.clean();
});

test('the language changes every word at once, the texts of the core too', async (env) => {
  const app = await (await App.open(env)).start();
  await app.button('Menu').click();
  await app.dialog().getByRole('button', { name: '中文' }).click();
  await app.page.keyboard.press('Escape');
  const tongue = () => app.page.evaluate(() => document.documentElement.lang);
  await until(async () => (await tongue()) === 'zh-CN', 'the language');
  ok((await app.page.locator('.controls').textContent()).includes('撤销'), 'the buttons');
  await app.press('h');
  ok(/[\u4e00-\u9fff]/.test(await app.page.locator('.hint-panel .text').textContent()), 'the hint');
});

test('themes change the colours; a preset sets many keys; reset brings the defaults back', async (env) => {
  const app = await App.open(env, { hash: '#/settings' });
  const page = () => app.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const seen = new Set();
  for (const theme of ['light', 'dark', 'black', 'contrast', 'paper']) {
    await app.page.selectOption('#setting-theme', theme);
    seen.add(await page());
  }
  equal(seen.size, 5, 'five different pages');
  await app.button('Child').click();
  equal(await app.page.inputValue('#setting-checking'), 'strict');
  await app.button('Reset all').click();
  equal(await app.page.inputValue('#setting-checking'), 'rules');
});

test('every setting of the table has a label in both languages', async (env) => {
  for (const lang of ['en-US', 'zh-CN']) {
    const app = await App.open(env, { lang, hash: '#/settings' });
    await app.page.waitForSelector('.row');
    const text = await app.page.locator('.list').textContent();
    ok(!/\b(setting|group|unit|preset)\./.test(text), `no bare key in ${lang}`);
    app.clean();
  }
});

test('a broken store of settings is no harm', async (env) => {
  const context = await env.browser.newContext();
  env.cleanup(() => context.close());
  await context.addInitScript(() =>
    localStorage.setItem('lele.settings', '{"theme":7,"digitSize":"x'),
  );
  const app = await App.open(env, { context });
  await app.start();
  app.clean();
});

test('left-handed players get the pad on the left; the keypad turns to 789', async (env) => {
  const app = await (
    await App.open(env, { settings: { handed: 'left', keypadOrder: '789' } })
  ).start();
  const board = await app.page.locator('[role=grid]').boundingBox();
  const pad = await app.page.locator('.pad').boundingBox();
  ok(pad.x + pad.width <= board.x, 'the pad is left of the board');
  equal(await app.page.locator('.pad .key').first().getAttribute('data-digit'), '7');
});

test('the timer can be hidden; symbols can be Chinese', async (env) => {
  const app = await (
    await App.open(env, {
      settings: { displayTimer: false, symbols: 'chinese' },
    })
  ).start();
  equal(await app.page.locator('.timer').count(), 0);
  equal(await app.value(1, 1), '五');
});

test("Sudoku Explainer's rating stands beside the level where the player wants it", async (env) => {
  const plain = await (await App.open(env)).start();
  ok(await plain.page.locator('.level .rating').isVisible(), 'our rating');
  equal(await plain.page.locator('.se-rating').count(), 0, 'off at first');
  const app = await (await App.open(env, { settings: { seRating: true } })).start();
  await app.page.locator('.se-rating', { hasText: 'SE 1.2' }).waitFor();
  app.clean();
});

test('the trial depth stands beside the level where the player wants it', async (env) => {
  const plain = await (await App.open(env)).start();
  equal(await plain.page.locator('.te-rating').count(), 0, 'off at first');
  const app = await (await App.open(env, { settings: { teRating: true } })).start();
  await app.page.locator('.te-rating', { hasText: 'T&E 0' }).waitFor();
  app.clean();
});

test('search finds a setting by its words', async (env) => {
  const app = await App.open(env, { hash: '#/settings' });
  await app.page.fill('[type=search]', 'penalty');
  equal(await app.page.locator('.list .row').count(), 1);
});

test('techniques are left out of hints, and those that hints leave out are added', async (env) => {
  const app = await App.open(env, { hash: '#/settings' });
  const group = app.page.locator('details', { hasText: 'Techniques used in hints' });
  const box = (name) => group.getByRole('checkbox', { name: new RegExp(`^${name} \\d`) });
  const stored = () =>
    app.page.evaluate(() => JSON.parse(localStorage.getItem('lele.settings')).techniques);
  await group.locator('summary').click();
  ok(await box('Naked Single').isChecked(), 'a usual one');
  ok(!(await box('Franken Swordfish').isChecked()), 'one that hints leave out');
  equal(await group.getByText('Brute Force').count(), 0, 'no technique:');
  await box('Naked Single').uncheck();
  await box('Franken Swordfish').check();
  await box('Squirmbag').check();
  await until(
    async () => (await stored()) === '-naked-single,+squirmbag,+franken-swordfish',
    'kept',
  );
  await box('Squirmbag').uncheck();
  await box('Naked Single').check();
  await until(async () => (await stored()) === '+franken-swordfish', 'one more');
  await app.start();
  await app.press('h', 'h');
  await app.page.locator('.hint-panel').getByText('Single').first().waitFor();
  app.clean();
});

test('the number of hints can be chosen where hints are limited', async (env) => {
  const app = await App.open(env, { hash: '#/settings' });
  const number = app.page.locator('#setting-hints');
  await until(() => number.isDisabled(), 'not limited');
  await app.page.getByRole('switch', { name: 'Limit the hints' }).click();
  await until(() => number.isEnabled(), 'limited');
});

test('a sound is heard and the phone buzzes only where the settings say so', async (env) => {
  for (const on of [true, false]) {
    const app = await App.open(env, {
      settings: { sounds: on, vibration: on },
    });
    await app.page.evaluate(() => {
      window.heard = [];
      navigator.vibrate = (pattern) => window.heard.push(`buzz ${pattern}`);
      const make = AudioContext.prototype.createOscillator;
      AudioContext.prototype.createOscillator = function () {
        window.heard.push('tone');
        return make.call(this);
      };
    });
    await app.start();
    await app.cell(1, 3).click();
    await app.press('4');
    await app.press('5');
    const heard = await app.page.evaluate(() => window.heard);
    if (on) {
      ok(heard.includes('tone'), 'a digit is heard');
      ok(heard.includes('buzz 40'), 'a conflict is felt');
    } else equal(heard, []);
    app.clean();
  }
});

test('corner notes in a row; spoken detail adds the candidates', async (env) => {
  const settings = { noteStyle: 'order', verbosity: 2 };
  const app = await (await App.open(env, { settings })).start();
  await app.cell(1, 3).click();
  await app.press('Shift+1', 'Shift+4');
  equal((await app.notes(1, 3, 'corner')).replace(/\s/g, ''), '14');
  const label = await app.cell(1, 4).getAttribute('aria-label');
  ok(label.includes('can be 2 6'), label);
});

test('the system decides: dark, more contrast, less motion', async (env) => {
  const app = await (await App.open(env)).start();
  const theme = () => app.page.evaluate(() => document.documentElement.dataset.theme);
  const page = () => app.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await page();
  await app.page.emulateMedia({ colorScheme: 'dark' });
  ok((await page()) !== light, 'dark follows');
  await app.page.emulateMedia({ contrast: 'more' });
  await until(async () => (await theme()) === 'contrast', 'more contrast follows');
  await app.page.emulateMedia({
    contrast: 'no-preference',
    reducedMotion: 'reduce',
  });
  await app.cell(1, 3).click();
  await app.press('4');
  const time = await app
    .cell(1, 3)
    .locator('.digit')
    .evaluate((e) => parseFloat(getComputedStyle(e).animationDuration));
  ok(time < 0.001, `nothing moves: ${time} s`);
});

test('a hidden page pauses the game and goes on when it is back', async (env) => {
  const app = await (await App.open(env)).start();
  const hide = (hidden) =>
    app.page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await app.page.locator('.paused').waitFor();
  await hide(false);
  await app.page.locator('.paused').waitFor({ state: 'detached' });
  app.clean();
});

test('a limit of mistakes ends the game; restart begins anew, or it goes on without a limit', async (env) => {
  const app = await (await App.open(env, { settings: { mistakeLimit: '3' } })).start();
  const mistakes = app.page.locator('.mistakes');
  await app.cell(1, 3).click();
  await app.press('1', '2');
  ok((await mistakes.textContent()).includes('2/3'), 'two of three are counted');
  equal(await app.dialog().count(), 0);
  await app.cell(1, 4).click();
  await app.press('2');
  await app.dialog().waitFor();
  ok((await app.dialog().textContent()).includes('Game over'), 'the third ends it');
  await app.press('Escape');
  await app.press('6');
  equal(await app.value(1, 4), '2', 'no more digits:');
  await app.dialog().waitFor();
  await app.dialog().getByRole('button', { name: 'Restart' }).click();
  ok((await mistakes.textContent()).includes('0/3'), 'a new attempt');
  equal(await app.value(1, 4), '');
  await app.cell(1, 3).click();
  await app.press('1', '2');
  await app.cell(1, 4).click();
  await app.press('2');
  await app.dialog().getByRole('button', { name: 'Play on without a limit' }).click();
  await app.press('6');
  equal(await app.value(1, 4), '6', 'it goes on:');
  equal(await mistakes.count(), 0);
  app.clean();
});

test('hints name no technique when the player wants to find the name himself', async (env) => {
  const app = await (await App.open(env, { settings: { showTechniqueNames: false } })).start();
  const text = () => app.page.locator('.hint-panel').textContent();
  await app.press('h');
  ok(/Look at (row|column|box) \d\./.test(await text()), await text());
  ok(!/single|full house/i.test(await text()), await text());
  await app.press('h');
  ok(/Look at \d in .*R\dC\d/.test(await text()), await text());
  ok(!/single|full house/i.test(await text()), await text());
});

test('cells can be named by letter and number', async (env) => {
  const app = await (await App.open(env, { settings: { cellNames: 'a1' } })).start();
  await app.cell(1, 3).click();
  await app.press('4');
  await app.status('A3');
  await app.press('h', 'h', 'h');
  const names = await app.page.locator('.hint-panel .cell-name').allTextContents();
  ok(names.length > 0 && names.every((name) => /^[A-I][1-9]$/.test(name)), names.join());
});

test('keys of finished digits can be switched off', async (env) => {
  const app = await (await App.open(env, { settings: { disableSolved: true } })).start();
  const key = (digit) => app.page.locator(`.pad [data-digit="${digit}"]`);
  await app.fill(
    async (row, column, digit) => {
      if (digit !== '5') return;
      await app.cell(row, column).click();
      await app.press('5');
    },
    { leave: 0 },
  );
  equal([await key(5).isDisabled(), await key(4).isDisabled()], [true, false]);
  await app.press('x');
  equal(await key(5).isDisabled(), false, 'notes of it may still be taken away:');
});

test('a puzzle with several solutions is played where the settings allow it', async (env) => {
  const several = `${'.'.repeat(6)}${PUZZLE.slice(6, 60)}${'.'.repeat(21)}`;
  const app = await App.open(env, { settings: { allowMulti: true } });
  await app.start(several);
  equal(await app.values(), several);
});

test('everything goes into a file, away, and comes back from the file', async (env) => {
  const app = await (await App.open(env, { settings: { digitSize: 120 } })).start();
  await app.cell(1, 3).click();
  await app.press('4');
  await app.visit('#/saves');
  await app.button('Put in a folder').click();
  await app.page.getByLabel('Name of the folder').fill('Hard ones');
  await app.page.keyboard.press('Enter');
  await app.page.locator('.folder').waitFor();
  await app.visit('#/settings');
  const [file] = await Promise.all([
    app.page.waitForEvent('download'),
    app.button('Export').click(),
  ]);
  const data = JSON.parse(readFileSync(await file.path(), 'utf8'));
  equal([data.games.length, data.settings.digitSize], [1, 120]);

  await app.page.getByRole('button', { name: /^Delete/ }).click();
  await app.page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  equal(await app.page.getByRole('alertdialog').count(), 0, 'asked, and left alone:');
  await app.page.getByRole('button', { name: /^Delete/ }).click();
  await app.button('Delete all').click();
  await app.page.getByText('Everything has been deleted').waitFor();
  equal(await app.page.inputValue('#setting-digitSize'), '100');
  for (const store of ['games', 'slots', 'results', 'training', 'folders', 'skills', 'runs'])
    equal(await readStore(app.page, store), [], store);
  await app.page.reload();
  await app.visit('#/');
  equal(await app.page.locator('.continue, [role=grid]').count(), 0, 'no game is left:');

  await app.visit('#/settings');
  await app.page.locator('input[type=file]').setInputFiles(await file.path());
  await app.page.getByText('1 record imported').waitFor();
  equal(await app.page.inputValue('#setting-digitSize'), '120');
  equal((await readStore(app.page, 'games')).length, 1);
  await app.page.locator('input[type=file]').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"other"}'),
  });
  await app.page.getByText('was not exported by Lele').waitFor();
  app.clean();
});

test('a preset shows that it is chosen, until something differs from it', async (env) => {
  const app = await App.open(env, { hash: '#/settings' });
  const pressed = () => app.page.locator('.presets [aria-pressed=true]').allTextContents();
  const names = async () => (await pressed()).map((name) => name.trim());
  for (const name of ['Pen and paper', 'Coach', 'Child', 'Standard']) {
    await app.button(name).click();
    equal(await names(), [name]);
  }
  await toggle(app, 'Highlight row, column and box').click();
  equal(await names(), []);
});

test('each highlight can be switched off, and notes can be left to the player', async (env) => {
  const seen = async (settings) => {
    const app = await (await App.open(env, { settings })).start();
    await app.cell(1, 4).click();
    await app.press('Shift+2');
    await app.cell(1, 3).click();
    await app.press('2');
    const count = (selector) => app.page.locator(selector).count();
    const calm = {
      same: (await count('.cell.same')) > 0,
      lit: (await count('.note.lit')) > 0,
      note: (await app.notes(1, 4)) === '2',
    };
    await app.press('5');
    return { ...calm, conflict: (await count('.cell.conflict')) > 0 };
  };
  equal(await seen({}), {
    same: true,
    lit: false,
    note: false,
    conflict: true,
  });
  equal(
    await seen({
      highlightSame: false,
      highlightNotes: false,
      highlightConflicting: false,
      autoRemoveNotes: false,
    }),
    { same: false, lit: false, note: true, conflict: false },
  );
  equal((await seen({ autoRemoveNotes: false })).lit, true);
});

test('digits and notes grow as they are told; letters stand for digits', async (env) => {
  const size = async (settings) => {
    const app = await (await App.open(env, { settings })).start();
    await app.cell(1, 3).click();
    await app.press('Shift+4');
    const px = (selector) =>
      app.page.$eval(selector, (e) => Math.round(parseFloat(getComputedStyle(e).fontSize) * 10));
    return [await px('#cell-0 .digit'), await px('#cell-2 .note'), await app.value(1, 1)];
  };
  const [digit, note, symbol] = await size({});
  equal(symbol, '5');
  const [larger, smaller, letter] = await size({
    digitSize: 120,
    noteSize: 80,
    symbols: 'letters',
  });
  ok(Math.abs(larger - digit * 1.2) <= 1, `digits ${digit} → ${larger}`);
  ok(Math.abs(smaller - note * 0.8) <= 1, `notes ${note} → ${smaller}`);
  equal(letter, 'E');
});

test('one press leaves all techniques out, takes all, or only one', async (env) => {
  const app = await App.open(env, { hash: '#/settings' });
  const group = app.page.locator('details', { hasText: 'Techniques used in hints' });
  const stored = () =>
    app.page.evaluate(() => JSON.parse(localStorage.getItem('lele.settings')).techniques);
  const checked = () => group.locator('input:checked').count();
  await group.locator('summary').click();
  const all = await group.locator('input').count();
  await group.getByRole('button', { name: 'None', exact: true }).click();
  equal([await checked(), await stored()], [0, 'none']);
  await group.getByRole('button', { name: 'All', exact: true }).click();
  equal([await checked(), await stored()], [all, 'all']);
  await group.getByRole('button', { name: 'Only X-Wing', exact: true }).click();
  equal([await checked(), await stored()], [1, 'x-wing']);
  await group.getByRole('button', { name: 'The usual ones' }).click();
  equal(await stored(), '');
  app.clean();
});

test('Save keeps the changes of a visit, Cancel takes them back; both return to the game', async (env) => {
  const app = await (await App.open(env)).start();
  const stored = () => app.page.evaluate(() => JSON.parse(localStorage.getItem('lele.settings')));
  const change = async (button) => {
    await app.visit('#/settings');
    await app.page.selectOption('#setting-checking', 'off');
    await toggle(app, 'Show the timer').click();
    equal((await stored()).checking, 'off', 'at once:');
    await app.button(button).click();
    await app.page.locator('[role=grid]').waitFor();
  };
  await change('Cancel');
  equal([(await stored()).checking, (await stored()).displayTimer], ['rules', true]);
  equal(await app.page.locator('.timer').count(), 1, 'timers:');
  await change('Save');
  equal([(await stored()).checking, (await stored()).displayTimer], ['off', false]);
  equal(await app.page.locator('.timer').count(), 0, 'timers:');
  app.clean();
});

test('without candidates there are no notes and no tools for them; without hints no hints', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(1, 3).click();
  await app.press('Shift+4');
  equal(await app.notes(1, 3), '4');
  await app.visit('#/settings');
  await toggle(app, 'Use notes and candidates').click();
  await app.button('Save').click();
  await app.button('Reveal').waitFor();
  equal(await app.button('Candidates').count(), 0, 'the candidate hint:');
  await app.visit('#/settings');
  await toggle(app, 'Use hints').click();
  await app.button('Save').click();
  equal(await app.notes(1, 3), '', 'notes:');
  for (const name of ['Corner', 'Centre'])
    equal(await app.page.getByRole('radio', { name }).count(), 0, `${name}:`);
  equal(await app.page.getByRole('tab').allTextContents(), ['Branches']);
  equal(await app.button('Hint').count(), 0, 'hint buttons:');
  equal(await app.button('Fill notes').count(), 0, 'tools:');
  await app.press('h', 'Shift+h', 'f', 'Shift+7');
  equal(await app.page.locator('[role=grid] .note, .hint-panel').count(), 0, 'keys do nothing:');
  await app.button('More').click();
  const tools = await app.dialog().textContent();
  for (const name of ['Candidates', 'Reveal', 'Check', 'notes', 'steps'])
    ok(!tools.includes(name), `no ${name}`);
  app.clean();
});

test('the three settings of older pages become one choice', async (env) => {
  const app = await App.open(env, {
    settings: {
      conflictMode: 'block',
      mistakeCheck: 'rules',
      highlightConflicting: true,
    },
    hash: '#/settings',
  });
  equal(await app.page.inputValue('#setting-checking'), 'block');
  app.clean();
});
