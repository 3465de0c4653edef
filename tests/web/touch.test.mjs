// Touch: long presses, taps with two fingers, and the position of the sheet on a phone.
import { App } from './app.mjs';
import { equal, ok, test, until } from './cases.mjs';

const middle = ({ x, y, width, height }) => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** Holds a finger on a place until the long press has taken effect.  Lifting the finger presses
 *  nothing, even if something else is under it by then. */
async function hold(app, { x, y }, done, what) {
  const session = await app.page.context().newCDPSession(app.page);
  await app.page.evaluate(() => {
    window.pressed = [];
    document.addEventListener('click', ({ target }) => window.pressed.push(target.outerHTML));
  });
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x, y }],
  });
  await until(done, what);
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: [],
  });
  await app.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  equal(await app.page.evaluate(() => window.pressed), [], 'pressed by letting go:');
}

const place = async (locator) => middle(await locator.boundingBox());

test('a held key of the pad writes a note; a held note asks why not', async (env) => {
  const app = await (await App.open(env, { viewport: 'phone', touch: true })).start();
  await app.cell(1, 3).tap();
  await hold(
    app,
    await place(app.page.locator('.pad [data-digit="4"]')),
    async () => (await app.notes(1, 3)) === '4',
    'a held key writes a note',
  );
  equal([await app.value(1, 3), await app.notes(1, 3)], ['', '4'], 'a note, no digit');
  const box = await app.cell(1, 4).boundingBox();
  await hold(
    app,
    { x: box.x + box.width / 6, y: box.y + box.height / 6 },
    async () => (await app.page.locator('.hint-panel').textContent()).includes('R1C4'),
    'the panel tells about R1C4 and 1',
  );
  app.clean();
});

test('a held "hint" gives the candidate hint', async (env) => {
  const app = await (await App.open(env, { viewport: 'phone', touch: true })).start();
  await hold(
    app,
    await place(app.page.locator('.actions .hint')),
    async () => (await app.page.locator('.cell .note').count()) > 0,
    'candidates are shown',
  );
  equal(await app.page.locator('.hint-panel').getAttribute('data-level'), '0', 'and no step');
});

test('a held "undo" opens the slider through all moves', async (env) => {
  const app = await (await App.open(env, { viewport: 'phone', touch: true })).start();
  await app.cell(1, 3).tap();
  await app.press('4', 'ArrowRight', '6', 'ArrowDown', 'ArrowDown', '3');
  const slider = app.page.getByRole('slider', { name: /Move 3 of 3/ });
  await hold(
    app,
    await place(app.page.locator('.actions .undo')),
    () => slider.isVisible(),
    'the slider is there',
  );
  await slider.fill('1');
  equal([await app.value(1, 3), await app.value(1, 4)], ['4', '']);
  await app.page.getByRole('slider', { name: /Move 1 of 3/ }).fill('3');
  equal([await app.value(1, 4), await app.value(3, 4)], ['6', '3']);
  app.clean();
});

test('a drag selects several cells, a second finger adds one', async (env) => {
  const app = await (await App.open(env, { viewport: 'phone', touch: true })).start();
  const session = await app.page.context().newCDPSession(app.page);
  const touch = (type, ...touchPoints) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const [a, b, c, d] = await Promise.all(
    [
      [1, 3],
      [1, 4],
      [2, 4],
      [5, 5],
    ].map(([row, column]) => place(app.cell(row, column))),
  );
  const first = (at) => ({ ...at, id: 0 });
  await touch('touchStart', first(a));
  await touch('touchMove', first(b));
  await touch('touchMove', first(c));
  await touch('touchStart', first(c), { ...d, id: 1 });
  await touch('touchEnd');
  const selected = await app.page
    .locator('[role=gridcell][aria-selected=true]')
    .evaluateAll((cells) => cells.map((cell) => Number(cell.dataset.cell)));
  equal(selected, [2, 3, 12, 40]);
});

for (const [name, viewport] of Object.entries({
  'a small phone': { width: 360, height: 640 },
  'a phone on its side': { width: 640, height: 360 },
  'a tall phone': { width: 412, height: 915 },
}))
  test(`a hint is read beside the board, never over it (${name})`, async (env) => {
    const app = await (await App.open(env, { viewport, touch: true })).start();
    const next = app.page.locator('.hint-bar:visible, .panel:visible').locator('.button.primary');
    await app.page.locator('.actions .hint').tap();
    await next.tap();
    await next.tap();
    await app.page.locator('.hint-panel[data-level="3"]').waitFor();
    const board = await app.page.locator('[role=grid]').boundingBox();
    const panel = await app.page.locator('.panel').boundingBox();
    const apart =
      panel.y >= board.y + board.height ||
      panel.x >= board.x + board.width ||
      panel.x + panel.width <= board.x;
    ok(apart, 'the panel leaves the board free');
    for (const part of ['.text', '.buttons', '.foot']) {
      const box = await app.page.locator(`.hint-panel ${part}`).boundingBox();
      ok(
        box.y >= 0 && box.y + box.height <= viewport.height + 0.5,
        `${part} is on the screen: ${JSON.stringify(box)}`,
      );
    }
    const lines = await app.page.locator('.hint-panel .text').evaluate((e) => e.clientHeight);
    ok(lines >= 3 * 20, `three lines of the argument are seen: ${lines}`);
    await app.page.locator('.fold').tap();
    ok(await app.page.locator('.pad').isVisible(), 'the pad is back');
    app.clean();
  });

for (const [name, viewport] of Object.entries({
  'a small phone': { width: 360, height: 640 },
  'a phone on its side': { width: 640, height: 360 },
  'a common phone': { width: 390, height: 844 },
}))
  test(`a hint is followed while it is read: bar and pad are both in reach (${name})`, async (env) => {
    const app = await (await App.open(env, { viewport, touch: true })).start();
    const bar = app.page.locator('.hint-bar');
    const within = async (locator) => {
      const { x, y, width, height } = await locator.boundingBox();
      const seen = await locator.evaluate(
        (element, at) => element.contains(document.elementFromPoint(at.x, at.y)),
        middle({ x, y, width, height }),
      );
      ok(
        seen && y >= 0 && y + height <= viewport.height + 0.5,
        `nothing lies over it: ${await locator.getAttribute('class')} ${y} ${height}`,
      );
    };
    await app.page.locator('.actions .hint').tap();
    await bar.locator('.primary').tap();
    await bar.locator('.primary').tap();
    // The argument may need the sheet; when it is folded, the conclusion stays visible.
    if (await app.page.locator('.fold').isVisible()) await app.page.locator('.fold').tap();
    const [, row, column, digit] = /R(\d)C(\d) = (\d)/.exec(await bar.textContent());
    for (const part of ['.hint-bar', '.modes', `.pad [data-digit="${digit}"]`, '.actions .undo'])
      await within(app.page.locator(part));
    const board = await app.page.locator('[role=grid]').boundingBox();
    const box = await bar.boundingBox();
    ok(
      box.y >= board.y + board.height || box.x >= board.x + board.width,
      'the bar leaves the board free',
    );
    await app.cell(row, column).tap();
    await app.page.locator(`.pad [data-digit="${digit}"]`).tap();
    equal(await app.value(row, column), digit);
    equal(await bar.count(), 0, 'a followed hint is gone:');
    app.clean();
  });

test('a hint of a 16×16 board leaves every key of a small phone on the screen', async (env) => {
  const app = await App.open(env, { viewport: { width: 360, height: 640 }, touch: true });
  await app.page.evaluate(() => (location.hash = '#/new'));
  await app.page.getByRole('radio', { name: '16×16', exact: true }).tap();
  await app.page.locator('.levels button').first().tap();
  await app.page.waitForSelector('[role=grid]', { timeout: 60000 });
  await app.page.locator('.actions .hint').tap();
  await app.page.locator('.hint-bar').waitFor();
  const board = await app.page.locator('[role=grid]').boundingBox();
  const bar = await app.page.locator('.hint-bar').boundingBox();
  const actions = await app.page.locator('.actions').boundingBox();
  ok(board.y >= 48 && board.y + board.height <= bar.y, 'the board is whole');
  ok(actions.y + actions.height <= 640, `the actions end at ${actions.y + actions.height}`);
  app.clean();
});

test('a double tap on a 16×16 board shows a part of it so large that its notes can be read', async (env) => {
  const app = await App.open(env, { viewport: { width: 360, height: 640 }, touch: true });
  await app.page.evaluate(() => (location.hash = '#/new'));
  await app.page.getByRole('radio', { name: '16×16', exact: true }).tap();
  await app.page.locator('.levels button').first().tap();
  await app.page.waitForSelector('[role=grid]', { timeout: 60000 });
  await app.settled();
  const lens = app.page.locator('.lens');
  const zoomed = () => lens.evaluate((one) => one.classList.contains('zoomed'));
  const scrolled = () => lens.evaluate((one) => [one.scrollLeft, one.scrollTop]);
  const session = await app.page.context().newCDPSession(app.page);
  // The times of the touches are given, so that a slow machine does not make two taps of a double one.
  let time = Date.now() / 1000 - 60;
  const touch = (type, after, ...touchPoints) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: (time += after) });
  const tap = async (at) => {
    await touch('touchStart', 0.05, at);
    await touch('touchEnd', 0.05);
  };
  const doubleTap = async (at) => {
    time += 5;
    await tap(at);
    await tap(at);
    await app.settled();
  };
  const before = (await app.values()).replaceAll('.', '').length;
  const cell = await app.page.locator('.cell:not(.given)').first().getAttribute('data-cell');
  const own = app.page.locator(`#cell-${cell}`);
  await doubleTap(await place(own));
  equal(await zoomed(), true, 'the double tap:');
  const [box, frame] = [await own.boundingBox(), await lens.boundingBox()];
  ok(box.width >= 44, `a cell is as wide as a finger: ${box.width}`);
  ok(frame.width <= 344 && frame.height <= 344, 'the board takes no more room than before');
  ok(
    box.x >= frame.x && box.x + box.width <= frame.x + frame.width && box.y >= frame.y,
    'the touched cell is in sight',
  );
  equal(await own.getAttribute('aria-selected'), 'true');
  await app.press('Control+1', 'Control+2', 'Control+a');
  const notes = await own
    .locator('.notes, .corner, .centre')
    .first()
    .evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
  ok(notes >= 9.5, `notes of ${notes} px`);
  // A finger moves the board: nothing is selected or entered by it.
  const from = await scrolled();
  const middleOf = middle(frame);
  const towards = (part) => ({
    x: middleOf.x + (from[0] > 0 ? 1 : -1) * 120 * part,
    y: middleOf.y + (from[1] > 0 ? 1 : -1) * 120 * part,
  });
  time += 5;
  await touch('touchStart', 0.1, towards(0));
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', 0.05, towards(part));
  await touch('touchEnd', 0.05);
  await until(async () => String(await scrolled()) !== String(from), 'the board has moved');
  equal(await own.getAttribute('aria-selected'), 'true', 'still selected:');
  // A tap selects what it touches.
  const other = await app.page.evaluate(() => {
    const { left, top, width, height } = document.querySelector('.lens').getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2).closest('.cell').id;
  });
  time += 5;
  await tap(middleOf);
  await until(
    async () => (await app.page.locator(`#${other}`).getAttribute('aria-selected')) === 'true',
    'the tap selects',
  );
  await doubleTap(middleOf);
  equal(await zoomed(), false, 'the second double tap:');
  // The key of the pad does the same; a hint shows the whole board.
  const key = app.button('Enlarge the board');
  await key.tap();
  equal([await zoomed(), await key.getAttribute('aria-pressed')], [true, 'true']);
  await app.page.locator('.actions .hint').tap();
  await app.page.locator('.hint-bar .primary').tap();
  await app.page.locator('.hint-bar .primary').tap();
  await until(async () => !(await zoomed()), 'a hint is seen whole');
  equal((await app.values()).replaceAll('.', '').length, before, 'no digit was entered:');
  app.clean();
});

test('boards that can be read on a phone have no lens', async (env) => {
  const app = await (await App.open(env, { viewport: 'phone', touch: true })).start();
  equal(await app.button('Enlarge the board').count(), 0);
  await app.cell(1, 3).tap();
  await app.cell(1, 3).tap();
  await app.settled();
  equal(await app.page.locator('.lens.zoomed').count(), 0);
});

// Its argument is long, it can be followed link by link, and its title fills a line.
const CONTRADICTION =
  ':0000:x:5..3.78......5.7.2...1....3..6+2.1.4.24..39+1...1.6+4+5+2+3..83..2..16.....3+2..7+2..+3.8.:558 584 589 615 635 638 741 775 853 921 922 932 937::';

for (const viewport of [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 412, height: 915 },
  { width: 640, height: 360 },
])
  test(`no button of a long hint is cut (${viewport.width} × ${viewport.height})`, async (env) => {
    for (const lang of ['en-US', 'zh-CN']) {
      const app = await App.open(env, {
        ...{ viewport, lang, touch: true },
        settings: { hintPenalty: 0, techniques: 'forcing-net-contradiction' },
      });
      await app.start(CONTRADICTION);
      await app.press('f', 'h', 'h', 'h');
      await app.page.locator('.hint-panel .trace').waitFor();
      const cut = await app.page.locator('.panel button:visible').evaluateAll((all) => {
        const panel = document.querySelector('.panel').getBoundingClientRect();
        return all
          .filter((one) => !one.closest('.hint-panel .text'))
          .filter((one) => {
            const { left, right, bottom } = one.getBoundingClientRect();
            return left < panel.left || right > panel.right || bottom > panel.bottom - 4;
          })
          .map((one) => one.textContent.trim() || one.ariaLabel);
      });
      equal(cut, [], lang);
      const text = await app.page.locator('.hint-panel .text').boundingBox();
      ok(text.height >= 40, `two lines of the argument are seen: ${text.height}`);
      app.clean();
    }
  });
