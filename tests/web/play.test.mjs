// Playing: every way to enter, select and undo; time; the three verdicts; the end.
import { App, NEARLY, PUZZLE, SOLUTION, fillStore } from './app.mjs';
import { equal, ok, test, until } from './cases.mjs';

async function tabTo(page, probe, most = 60) {
  for (let i = 0; i < most; i++) {
    if (await page.evaluate(probe)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${probe}`);
}

test('a whole game with the keyboard alone, from the empty page to the result', async (env) => {
  const app = await App.open(env);
  const { page } = app;
  await tabTo(page, () => document.activeElement?.id === 'code');
  await page.keyboard.type(PUZZLE);
  await page.waitForSelector('#code ~ .button.primary');
  await tabTo(page, () => document.activeElement?.matches('#code ~ .button.primary'));
  await app.press('Enter');
  await page.waitForSelector('[role=grid]');
  await tabTo(page, () => document.activeElement?.getAttribute('role') === 'gridcell');
  await app.press('Control+Home');
  for (let i = 0; i < 81; i++) {
    if (PUZZLE[i] === '.') await app.press(SOLUTION[i]);
    await app.press(i % 9 === 8 ? 'ArrowDown' : 'ArrowRight');
    if (i % 9 === 8) await app.press('Home');
  }
  const dialog = app.dialog();
  await dialog.waitFor();
  ok((await dialog.textContent()).includes('Solved'), 'the dialog says that it is solved');
  equal(await page.evaluate(() => document.activeElement?.textContent?.trim()), 'Play again');
  await app.press('Escape');
  equal(await app.values(), SOLUTION);
  app.clean();
});

test('a whole game by touch on a phone', async (env) => {
  const app = await App.open(env, { viewport: 'phone', touch: true });
  await app.start();
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const keys = {};
  for (let digit = 1; digit <= 9; digit++)
    keys[digit] = middle(await app.page.locator(`.pad [data-digit="${digit}"]`).boundingBox());
  await app.fill(async (row, column, digit) => {
    await app.page.touchscreen.tap(...middle(await app.cell(row, column).boundingBox()));
    await app.page.touchscreen.tap(...keys[digit]);
  });
  await app.dialog().waitFor();
  ok((await app.dialog().textContent()).includes('Solved'), 'solved');
  app.clean();
});

test('the end is told again each time the grid is finished', async (env) => {
  const app = await (await App.open(env)).start();
  const enter = async (row, column, digit) => {
    await app.cell(row, column).click();
    await app.press(digit);
  };
  const told = async (why) => {
    await until(async () => await app.dialog().isVisible(), why);
    ok((await app.dialog().textContent()).includes('Solved'), why);
    await app.press('Escape');
    await app.dialog().waitFor({ state: 'detached' });
  };
  await app.fill(enter, { leave: 1 });
  const last = await app.values();
  // A wrong digit that is undone does not end the game.
  await enter(9, 7, '2');
  await app.press('Control+z');
  equal(await app.values(), last);
  equal(await app.dialog().count(), 0);
  await app.fill(enter);
  await told('the last digit ends the game');
  await app.press('Control+z');
  equal(await app.values(), last, 'undo is for looking back:');
  equal(await app.dialog().count(), 0);
  await app.press('Control+y');
  await told('forward again to the full grid');
  await app.press('Control+z');
  await app.fill(enter);
  await told('a digit for a game that is over');
  equal(await app.values(), last, 'the game stays as it was finished:');
  app.clean();
});

test('givens cannot be changed by any means', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(1, 1).click();
  await app.press('4', 'Backspace', 'Shift+2', 'Delete');
  await app.cell(1, 1).click({ button: 'right' });
  await app.page.locator('.pad [data-digit="7"]').click();
  equal(await app.value(1, 1), '5');
  equal(await app.cell(1, 1).getAttribute('aria-readonly'), 'true');
  equal(await app.values(), PUZZLE);
});

test('a digit is entered, replaced, and taken away by the same digit, Backspace or a right click', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(1, 3).click();
  await app.press('1');
  equal(await app.value(1, 3), '1');
  await app.press('4');
  equal(await app.value(1, 3), '4');
  await app.press('4');
  equal(await app.value(1, 3), '', 'the same digit again');
  await app.press('2', 'Backspace');
  equal(await app.value(1, 3), '', 'Backspace');
  await app.press('2', '0');
  equal(await app.value(1, 3), '', '0');
  await app.press('2');
  await app.cell(1, 3).click({ button: 'right' });
  equal(await app.value(1, 3), '', 'right click');
});

test('notes of two kinds: by mode, by Shift and Ctrl, filled and cleared', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(1, 3).click();
  await app.press('Shift+1', 'Shift+4');
  equal(await app.notes(1, 3), '14');
  await app.press('Shift+1');
  equal(await app.notes(1, 3), '4', 'toggled');
  await app.press('Control+2', 'Control+4');
  equal(await app.notes(1, 3, 'centre'), '24');
  await app.press('c', '1');
  equal(await app.notes(1, 3, 'centre'), '124', 'centre mode');
  await app.press('z');
  await app.page.getByRole('radio', { name: 'Corner' }).click();
  await app.cell(1, 4).click();
  await app.page.locator('.pad [data-digit="2"]').click();
  equal(await app.notes(1, 4), '2', 'corner mode by the pad');
  await app.button('Fill notes').click();
  equal(await app.notes(3, 1), '12');
  await app.press('z');
  await app.cell(1, 3).click();
  await app.press('1');
  equal(await app.notes(3, 1), '2', 'a digit takes its notes away from its row, column and box');
  await app.press('Control+z');
  equal(await app.notes(3, 1), '12', 'and undo brings them back');
  await app.button('More').click();
  await app.button('Clear notes').click();
  equal(await app.notes(3, 1), '');
});

test('cells get colours, several at once, and lose them', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(1, 3).click();
  await app.press('v', '1', '2');
  const wedges = await app
    .cell(1, 3)
    .locator('.colors')
    .evaluateAll((all) => all.map((e) => [e.style.background, e.style.maskImage]));
  ok(wedges[0][0].includes('--color-1') && wedges[1][0].includes('--color-2'), 'two colours');
  ok(wedges[0][1] && wedges[0][1] !== wedges[1][1], 'each in a wedge of its own');
  await app.press('Backspace');
  equal(await app.cell(1, 3).locator('.colors').count(), 0);
});

test('selecting several cells: drag, Ctrl+click, Shift+arrow, all, all alike', async (env) => {
  const app = await (await App.open(env)).start();
  const count = () => app.page.locator('[role=gridcell][aria-selected=true]').count();
  const { page } = app;
  const centre = async (row, column) => {
    const box = await app.cell(row, column).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await centre(1, 3)));
  await page.mouse.down();
  await page.mouse.move(...(await centre(1, 4)), { steps: 4 });
  await page.mouse.up();
  equal(await count(), 2, 'drag');
  await app.press('Shift+8');
  equal([await app.notes(1, 3), await app.notes(1, 4)], ['8', '8'], 'both get the note');
  await app.cell(9, 1).click({ modifiers: ['Control'] });
  equal(await count(), 3, 'Ctrl adds');
  await app.cell(9, 1).click({ modifiers: ['Control'] });
  equal(await count(), 2, 'Ctrl takes away');
  await app.cell(5, 5).click();
  await app.press('Shift+ArrowRight', 'Shift+ArrowDown');
  equal(await count(), 3, 'Shift+arrow');
  await app.press('Control+a');
  equal(await count(), 81);
  await app.press('Escape');
  equal(await count(), 0, 'Esc');
  await app.cell(1, 1).dblclick();
  equal(await count(), PUZZLE.split('5').length - 1, 'a double click takes all alike');
});

test('digits first: a locked digit goes into every cell that is touched', async (env) => {
  const app = await (await App.open(env, { settings: { inputFirst: 'digit' } })).start();
  await app.page.locator('.pad [data-digit="2"]').click();
  equal(await app.page.locator('.pad [data-digit="2"]').getAttribute('aria-pressed'), 'true');
  await app.cell(1, 4).click();
  await app.cell(3, 1).click();
  equal([await app.value(1, 4), await app.value(3, 1)], ['2', '2']);
  await app.press('Escape');
  await app.cell(2, 2).click();
  equal(await app.value(2, 2), '', 'Esc frees it');
});

test('a double click on a key of the pad locks its digit; another key takes the lock, itself frees it', async (env) => {
  const app = await (await App.open(env)).start();
  const key = (digit) => app.page.locator(`.pad [data-digit="${digit}"]`);
  await app.cell(1, 4).click();
  await key(2).dblclick();
  equal(await app.value(1, 4), '2', 'the first click has entered it');
  equal(await key(2).getAttribute('aria-pressed'), 'true');
  await app.cell(3, 1).click();
  equal(await app.value(3, 1), '2');
  await key(4).click();
  await app.cell(1, 3).click();
  equal([await app.value(1, 3), await app.value(3, 1)], ['4', '2']);
  await key(4).click();
  await app.cell(2, 2).click();
  equal(await app.value(2, 2), '', 'nothing is locked any more');
});

test('with the popup pad a digit is chosen at the cell', async (env) => {
  const app = await (await App.open(env, { settings: { popup: true } })).start();
  await app.cell(9, 1).click();
  const popup = app.page.locator('.popup');
  await popup.getByRole('button', { name: '3', exact: true }).click();
  equal(await app.value(9, 1), '3');
  equal(await popup.count(), 0);
});

test('a double click on the last note of a cell places it', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(5, 5).click();
  await app.press('Shift+5');
  await app.cell(1, 3).click();
  await app.cell(5, 5).dblclick();
  equal(await app.value(5, 5), '5');
});

test('row, column, box and the same digit are set off; a conflict is marked', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(5, 5).click();
  equal(await app.page.locator('.cell.peer').count(), 20);
  await app.cell(1, 1).click();
  ok(await app.cell(8, 9).evaluate((e) => e.classList.contains('same')), 'the same digit');
  await app.cell(1, 3).click();
  await app.press('5');
  for (const [row, column] of [
    [1, 1],
    [1, 3],
  ])
    equal(await app.cell(row, column).getAttribute('aria-invalid'), 'true', `R${row}C${column}`);
  ok((await app.cell(1, 3).getAttribute('aria-label')).includes('conflict'), 'in words too');
  await app.press('Control+z');
  equal(await app.page.locator('[aria-invalid]').count(), 0, 'undo takes the mark away');
});

test('in block mode an illegal digit is refused and the old one stays', async (env) => {
  const app = await (await App.open(env, { settings: { conflictMode: 'block' } })).start();
  await app.cell(1, 3).click();
  await app.press('4', '5');
  equal(await app.value(1, 3), '4');
  await until(
    async () => (await app.page.locator('[role=alert]').allTextContents()).join('') !== '',
    'an alert',
  );
});

test('the pad counts what is left of each digit', async (env) => {
  const app = await (await App.open(env)).start();
  const label = () => app.page.locator('.pad [data-digit="5"]').getAttribute('aria-label');
  equal(await label(), 'Digit 5, 6 left');
  await app.cell(5, 5).click();
  await app.press('5');
  equal(await label(), 'Digit 5, 5 left');
});

test('undo and redo follow the moves and never lose the focus', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(1, 3).click();
  await app.press('4', 'ArrowRight', '6');
  await app.press('Control+z', 'u');
  equal(await app.values(), PUZZLE);
  equal(await app.page.evaluate(() => document.activeElement.getAttribute('role')), 'gridcell');
  await app.press('Control+y', 'r');
  equal([await app.value(1, 3), await app.value(1, 4)], ['4', '6']);
  await app.button('Undo').click();
  equal(await app.value(1, 4), '');
  await app.button('Redo').click();
  equal(await app.value(1, 4), '6');
  await until(() => app.button('Redo').isDisabled(), 'nothing left to redo');
});

test('arrows wrap around; Home, End, Ctrl+arrow and page keys jump', async (env) => {
  const app = await (await App.open(env)).start();
  const at = () => app.page.evaluate(() => Number(document.activeElement.dataset.cell));
  await app.cell(1, 1).click();
  await app.press('ArrowLeft');
  equal(await at(), 8);
  await app.press('Home');
  equal(await at(), 0);
  await app.press('Control+ArrowRight');
  equal(await at(), 2, 'next empty cell');
  await app.press('PageDown');
  equal(await at(), 29, 'one box down');
  await app.press('Control+End');
  equal(await at(), 80);
  await app.press('w');
  equal(await at(), 71);
});

test('pause hides the board and stops the clock', async (env) => {
  const app = await (await App.open(env)).start();
  await until(async () => (await app.seconds()) >= 1, 'the clock runs');
  await app.press('p');
  await app.page.locator('.paused').waitFor();
  equal(await app.page.locator('[role=grid]').isVisible(), false);
  const then = await app.seconds();
  await app.page.waitForTimeout(1300);
  equal(await app.seconds(), then, 'stands still');
  await app.press('5');
  await app.page.locator('.paused').getByRole('button', { name: 'Resume' }).click();
  equal(await app.values(), PUZZLE, 'keys do nothing while paused');
  await until(async () => (await app.seconds()) > then, 'goes on');
});

test('restart clears what was entered and asks before', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(1, 3).click();
  await app.press('4', 'v', '1');
  await app.button('More').click();
  await app.button('Restart').click();
  await app.dialog().getByRole('button', { name: 'Restart' }).click();
  equal(await app.values(), PUZZLE);
});

test('restart keeps the clock, or sets it back where the settings say so', async (env) => {
  const seconds = async (keeps) => {
    const app = await (
      await App.open(env, {
        settings: { restartKeepsTimer: keeps, hintPenalty: 60 },
      })
    ).start();
    await app.press('h');
    await app.button('More').click();
    await app.button('Restart').click();
    await app.dialog().getByRole('button', { name: 'Restart' }).click();
    const [minutes] = (await app.page.locator('.timer').textContent()).trim().split(':');
    return Number(minutes);
  };
  equal([await seconds(true), await seconds(false)], [1, 0]);
});

test('submit says unfinished, then wrong, then the end comes by itself', async (env) => {
  const app = await (await App.open(env)).start();
  await app.button('Submit').click();
  ok((await app.dialog().textContent()).includes('51'), 'says how many cells are empty');
  await app.press('Escape');
  await app.type({ leave: 1 });
  // The last empty cell is R9C7, a 1: a wrong digit fills the board.
  await app.cell(9, 7).click();
  await app.press('2');
  await app.button('Submit').click();
  const dialog = app.dialog();
  ok((await dialog.textContent()).includes('errors'), 'there are errors');
  await dialog.getByRole('button', { name: /Show the errors/ }).click();
  equal(await app.cell(9, 7).getAttribute('aria-invalid'), 'true');
  await app.cell(9, 7).click();
  await app.press('1');
  await app.dialog().waitFor();
  const text = await app.dialog().textContent();
  for (const part of [
    'Solved',
    'Difficulty',
    'Hardest technique',
    'Hints',
    'Mistakes',
    'Play again',
  ])
    ok(text.includes(part), `the result names ${part}`);
  app.clean();
});

test('the side buttons of a mouse undo and redo', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(1, 3).click();
  await app.press('4');
  const side = (button) =>
    app.page.evaluate(
      (value) => dispatchEvent(new MouseEvent('mouseup', { button: value })),
      button,
    );
  await side(3);
  equal(await app.value(1, 3), '');
  await side(4);
  equal(await app.value(1, 3), '4');
});

test('the result adds the penalty of every hint to the time', async (env) => {
  const app = await (await App.open(env)).start();
  await app.press('h', 'h');
  await app.press('Escape');
  await app.fill(async (row, column, digit) => {
    await app.cell(row, column).click();
    await app.press(digit);
  });
  await app.dialog().waitFor();
  const text = await app.dialog().textContent();
  ok(text.includes('0:10 penalty'), text);
  ok(/Hints\s*2/.test(text), text);
  app.clean();
});

test('the end of a game names the best time of such puzzles and the mean', async (env) => {
  const app = await App.open(env);
  const before = (id, total) => ({
    id,
    finished: 1,
    layout: 'classic',
    level: 'beginner',
    rating: 1,
    elapsed: total,
    penalty: 0,
    total,
    hints: 0,
    mistakes: 0,
    assisted: false,
    daily: '',
    techniques: {},
    errors: [],
  });
  const line = app.dialog().locator('dl div', { hasText: 'Best time' });
  await app.visit('#/saves');
  await fillStore(app.page, 'results', [before('slow', 3_600_000)]);
  await app.start(NEARLY);
  await app.solve();
  await line.waitFor();
  const first = await line.textContent();
  ok(first.includes('★') && /mean 30:\d\d/.test(first), `the best one so far: ${first}`);
  await app.press('Escape');
  await fillStore(app.page, 'results', [before('quick', 0)]);
  await app.start(NEARLY);
  await app.solve();
  await line.waitFor();
  const second = await line.textContent();
  ok(!second.includes('★') && second.includes('0:00 ·'), `another one was quicker: ${second}`);
  app.clean();
});

test('keys that are pressed less often do what the sheet says', async (env) => {
  const app = await (await App.open(env)).start();
  const selected = () =>
    app.page.$$eval('.cell[aria-selected=true]', (cells) => cells.map((cell) => cell.dataset.cell));
  await app.cell(5, 5).click();
  await app.press('PageUp');
  equal(await selected(), ['13'], 'PageUp, one box:');
  await app.press('PageDown', 'PageDown');
  equal(await selected(), ['67'], 'PageDown:');
  await app.press(' ');
  equal(await selected(), [], 'Space takes the cell out:');
  await app.press(' ');
  equal(await selected(), ['67'], 'and in again:');

  await app.cell(1, 3).click();
  await app.press('Numpad4');
  equal(await app.value(1, 3), '4', 'the other block of digits:');
  await app.press('Control+z', 'Control+Shift+z');
  equal(await app.value(1, 3), '4', 'undone and done again:');

  await app.cell(1, 4).click();
  await app.press('n', '2');
  equal(await app.notes(1, 4), '2', 'N changes to notes:');
  await app.press('n', '6');
  equal(await app.value(1, 4), '6', 'and back:');

  await app.press('l', '9');
  await app.cell(2, 7).click();
  equal(await app.value(2, 7), '9', 'a locked digit goes where the mouse goes:');
  await app.press('Escape');
  await app.cell(2, 8).click();
  equal(await app.value(2, 8), '', 'Escape frees it:');

  await app.press('Alt+c');
  await app.status('olumn 8');
  await app.press('Alt+b');
  await app.status('ox 3');
  app.clean();
});

test('the right mouse button deletes, notes what is under it, or does nothing', async (env) => {
  const results = { delete: ['', ''], note: ['4', '5'], none: ['4', ''] };
  for (const [rightClick, expected] of Object.entries(results)) {
    const app = await (await App.open(env, { settings: { rightClick } })).start();
    await app.cell(1, 3).click();
    await app.press('4');
    await app.cell(1, 3).click({ button: 'right' });
    // The note 5 is in the middle of an empty cell.
    await app.cell(5, 5).click({ button: 'right' });
    equal([await app.value(1, 3), await app.notes(5, 5)], expected, rightClick);
  }
});

test('a page that fails says so, and the way on is open', async (env) => {
  for (const [lang, words] of [
    ['en-US', ['Something went wrong on this page', 'Reload', 'New game']],
    ['zh-CN', ['页面出了问题', '重新载入', '新游戏']],
  ]) {
    const app = await (await App.open(env, { lang })).start();
    await app.cell(1, 3).click();
    await app.press('4');
    await app.page.evaluate(() => {
      const real = Intl.DateTimeFormat;
      Intl.DateTimeFormat = function (...how) {
        if (location.hash === '#/daily') throw new Error('a fault made for this case');
        return new real(...how);
      };
      location.hash = '#/daily';
    });
    const alert = app.page.getByRole('alert').filter({ hasText: words[0] });
    await alert.waitFor();
    await app.button(words[2]).click();
    await app.page.locator('.levels').waitFor();
    equal(await alert.count(), 0);
    await app.page.evaluate(() => (location.hash = '#/daily'));
    await alert.waitFor();
    await app.button(words[1]).click();
    await app.page.locator('.month, [aria-live=polite]').first().waitFor();
    await app.visit('#/');
    await app.page.waitForSelector('[role=grid]');
    equal(await app.value(1, 3), '4', 'the game is as it was:');
    ok(
      app.errors.every((error) => error.includes('made for this case')),
      app.errors.join(),
    );
  }
});

test('a popup pad that was open does not follow into a smaller board', async (env) => {
  const app = await App.open(env, { settings: { popup: true } });
  await app.start();
  await app.cell(9, 3).click();
  await app.page.getByRole('dialog').waitFor();
  await app.visit('#/new');
  await app.page.getByRole('radio', { name: '6×6', exact: true }).click();
  await app.button('Enter a puzzle').click();
  await app.page.waitForSelector('[role=grid]');
  equal(await app.page.locator('[data-cell]').count(), 36);
  equal(await app.page.getByRole('dialog').count(), 0);
  app.clean();
});
