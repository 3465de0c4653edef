// Hints: the ladder, the drawing, wrong entries first, overlay, why not, reveal, all steps.
import { App } from './app.mjs';
import { equal, ok, test, until } from './cases.mjs';

const panel = (app) => app.page.locator('.hint-panel');
const level = async (app) => Number(await panel(app).getAttribute('data-level'));

test('a hint climbs from a nudge to the whole argument and then does the step', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(5, 5).click();
  await app.press('h');
  equal(await level(app), 1);
  equal(await app.page.locator('.cell.place').count(), 0, 'a nudge gives no digit away');
  await app.press('h');
  equal(await level(app), 2);
  await panel(app).getByRole('button', { name: 'Tell me why' }).click();
  equal(await level(app), 3);
  const before = await app.values();
  equal(await app.page.locator('.cell.place').count(), 1, 'the cell is drawn');
  await panel(app).getByRole('button', { name: 'Apply step' }).click();
  const after = await app.values();
  equal([...after].filter((value, i) => value !== before[i]).length, 1, 'one digit more');
  equal(await panel(app).getAttribute('data-kind'), 'none', 'the hint is used up');
});

test('cell names in a hint light their cell and move the cursor there', async (env) => {
  const app = await (await App.open(env)).start();
  await app.press('h', 'h', 'h');
  const name = panel(app).locator('.cell-name').first();
  const [, row, column] = /R(\d+)C(\d+)/.exec(await name.textContent());
  await name.hover();
  ok(await app.cell(+row, +column).evaluate((e) => e.classList.contains('lit-up')), 'lit');
  await name.click();
  equal(await app.cell(+row, +column).getAttribute('aria-selected'), 'true');
});

test('any change puts a hint away; the next one starts with a nudge', async (env) => {
  const app = await (await App.open(env)).start();
  await app.press('h', 'h');
  await app.cell(1, 3).click();
  await app.press('4');
  equal(await panel(app).getAttribute('data-kind'), 'none');
  await app.press('h');
  equal(await level(app), 1);
});

test('a wrong entry comes before any step, and one press goes back to before it', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(1, 3).click();
  await app.press('1', 'h');
  equal(await panel(app).getAttribute('data-kind'), 'wrong');
  ok((await panel(app).textContent()).includes('R1C3'), 'names the cell');
  await panel(app).getByRole('button', { name: 'Undo to the mistake' }).click();
  equal(await app.value(1, 3), '');
});

test('two equal digits in a row are told before anything else', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(1, 3).click();
  await app.press('5', 'h');
  equal(await panel(app).getAttribute('data-kind'), 'conflict');
});

test('the candidate overlay has three levels and shows the basis of a cell', async (env) => {
  const app = await (await App.open(env)).start();
  const shown = () => app.page.locator('.cell .note').count();
  await app.press('Shift+H');
  const first = await shown();
  await app.press('Shift+H');
  const second = await shown();
  await app.press('Shift+H');
  const third = await shown();
  ok(first > 0 && second > first && third >= second, `more and more: ${first} ${second} ${third}`);
  await app.page.locator('.cell:has(.note)').first().click();
  await panel(app).locator('.basis').waitFor();
  ok((await panel(app).locator('.basis').textContent()).trim() !== '', 'says why');
  await app.press('Shift+H');
  equal(await shown(), 0, 'a fourth press clears it');
});

test('the candidate overlay starts at the level that the settings say', async (env) => {
  const shown = async (level, presses) => {
    const app = await (await App.open(env, { settings: { minHintLevelEachStep: level } })).start();
    for (let i = 0; i < presses; i++) await app.press('Shift+H');
    return app.page.locator('.cell .note').count();
  };
  const [first, second] = [await shown(1, 1), await shown(1, 2)];
  ok(second > first, `${first} ${second}`);
  equal(await shown(2, 1), second);
});

test('why not this digit: the reason is given for a key and for a note', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(1, 3).click();
  await app.press('?', '5');
  ok((await panel(app).textContent()).includes('R1C3'), 'asked by key');
  equal(await app.value(1, 3), '', 'nothing was entered');
  await app.press('Escape');
  await app.press('f');
  const box = await app.cell(3, 1).boundingBox();
  await app.page.keyboard.down('Alt');
  await app.page.mouse.click(box.x + box.width / 6, box.y + box.height / 6);
  await app.page.keyboard.up('Alt');
  ok((await panel(app).textContent()).includes('R3C1'), 'asked by Alt+click on a note');
});

test('reveal fills the selected cell', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(5, 5).click();
  await app.press('Control+h');
  equal(await app.value(5, 5), '5');
});

test('each hint costs time and is counted; the limit is kept and visible', async (env) => {
  const app = await (await App.open(env, { settings: { hintsLimited: true, hints: 2 } })).start();
  const before = await app.seconds();
  await app.press('h', 'h');
  ok((await app.seconds()) >= before + 10, 'two presses cost ten seconds');
  ok((await panel(app).locator('.foot').textContent()).includes('2'), 'counted');
  await app.cell(1, 3).click();
  await app.press('4', 'h');
  equal(await level(app), 0, 'no third one');
  ok((await panel(app).locator('.problem').textContent()).includes('No hints left'), 'it says why');
});

test('all open steps are counted, easiest first; the cells of a chosen one light up', async (env) => {
  const app = await (await App.open(env)).start();
  await app.page.getByRole('tab', { name: 'Steps' }).click();
  const groups = app.page.locator('.panel details');
  await until(async () => (await groups.count()) > 0, 'steps are found', 15000);
  await groups.first().locator('summary').click();
  await groups.first().locator('li button').first().click();
  const name = panel(app).locator('.cell-name').first();
  const [, row, column] = /R(\d+)C(\d+)/.exec(await name.textContent());
  await name.hover();
  ok(await app.cell(+row, +column).evaluate((e) => e.classList.contains('lit-up')), 'lit');
});

test('a chain is drawn with arrows between its candidates', async (env) => {
  const app = await App.open(env);
  // A well-known hard puzzle (AI Escargot): chains are needed from the start.
  await app.start(
    '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
  );
  await app.press('f');
  for (let i = 0; i < 60; i++) {
    await app.press('h', 'h', 'h');
    if ((await app.page.locator('.board svg .line.double').count()) > 0) return app.clean();
    await panel(app).getByRole('button', { name: 'Apply step' }).click();
  }
  throw new Error('no step had links');
});

/** The worked example of a technique whose position needs no other technique first, as the
 *  command prints it. */
const WORKED = {
  'x-wing':
    ':0000:x:.+8+7.+6+93+1493+6+41+85+2+71...7+3+96+8+3+19+78+6+245+4.+8+1+3.67+97+6.9.+4+8+3+1+6+9.8.+71+53.7+13+9.+4+8+68.+36.+1+79+2:::',
};

test('a fish is drawn with its base and cover lines, its candidates and what goes', async (env) => {
  const app = await App.open(env, { settings: { techniques: 'x-wing' } });
  await app.start(WORKED['x-wing']);
  const lines = (kind) => app.page.locator(`.board svg .line.${kind}`).count();
  await app.press('f', 'h');
  equal(await lines('strong'), 0, 'a nudge draws no line');
  equal(await app.page.locator('.cell.unit-seen').count(), 9, 'a nudge points at one unit');
  await app.press('h');
  equal([await lines('strong'), await lines('weak'), await lines('reach')], [2, 2, 0]);
  equal(await app.page.locator('.note.tone-1').count(), 4);
  equal(await app.page.locator('.note.eliminate').count(), 0, 'nothing is struck before level 3');
  await app.press('h');
  equal(await lines('reach'), 1, 'a line leads to what goes');
  equal(await app.page.locator('.note.eliminate').count(), 1);
  app.clean();
});

test('a hint that finds nothing says so once, in a sentence, and the page goes on', async (env) => {
  const app = await (await App.open(env, { settings: { techniques: 'bug-plus-1' } })).start();
  await app.press('h');
  await until(
    async () => (await app.page.locator('.problem').count()) === 1,
    'the panel says that there is no step',
  );
  const text = (await app.page.locator('.problem').textContent()).trim();
  ok(/^[A-Z].*\.$/.test(text), text);
  await app.cell(1, 3).click();
  await app.press('4');
  equal(await app.value(1, 3), '4');
  app.clean();
});

test('another step is given instead; "apply all" goes on with the same technique', async (env) => {
  const app = await (await App.open(env)).start();
  await app.press('h', 'h');
  const first = await panel(app).locator('.text').textContent();
  await panel(app).getByRole('button', { name: 'Another step' }).click();
  await until(
    async () => (await panel(app).locator('.text').textContent()) !== first,
    'another step is shown',
  );
  await app.press('h', 'h');
  const before = [...(await app.values())].filter((value) => value !== '.').length;
  await panel(app).getByRole('button', { name: 'Apply all such steps' }).click();
  const after = [...(await app.values())].filter((value) => value !== '.').length;
  ok(after > before + 1, `${before} digits became ${after}`);
  app.clean();
});

test('while a hint is drawn nothing else is set off, and Escape takes it away', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(5, 1).click();
  ok((await app.page.locator('.cell.same').count()) > 0, 'the same digit is set off');
  await app.press('h', 'h', 'h');
  equal(await app.page.locator('.cell.same, .cell.peer').count(), 0);
  equal(await app.page.locator('.board > svg .frame').count(), 1, 'the unit has an outline');
  await app.press('Escape');
  equal(await app.page.locator('.board > svg .frame').count(), 0);
  equal(await panel(app).getAttribute('data-kind'), 'none');
});

for (const viewport of ['desktop', 'tablet'])
  test(`a long argument gets the room of the pad, and gives it back (${viewport})`, async (env) => {
    const app = await (await App.open(env, { viewport })).start();
    const high = async () => (await app.page.locator('.panel').boundingBox()).height;
    const grow = app.button('More room to read');
    equal(await grow.count(), 0, 'nothing to read yet:');
    await app.press('h', 'h', 'h');
    const before = await app.page.locator('.panel').boundingBox();
    await grow.click();
    equal(await app.page.locator('.pad').isVisible(), false, 'the panel lies over the pad:');
    const after = await app.page.locator('.panel').boundingBox();
    ok(after.height * after.width > 1.5 * before.height * before.width, 'there is more room');
    const board = await app.page.locator('[role=grid]').boundingBox();
    const beside = after.x >= board.x + board.width || after.y >= board.y + board.height;
    ok(beside, 'and the board stays in sight');
    await grow.click();
    equal(await high(), before.height);
    await grow.click();
    await app.page.keyboard.press('Escape');
    await app.page.locator('.pad').waitFor();
    equal(await high(), before.height, 'the hint is put away, the pad is back:');
    await app.page.getByRole('tab', { name: 'Branches' }).click();
    await grow.click();
    equal(await app.page.locator('.pad').isVisible(), false, 'a tree may have the room too:');
    app.clean();
  });

for (const [name, viewport] of [
  ['upright', { width: 360, height: 640 }],
  ['on its side', { width: 640, height: 360 }],
])
  test(`a long argument is read on the whole of a phone (${name})`, async (env) => {
    const app = await (await App.open(env, { viewport, touch: true })).start();
    await app.press('h', 'h', 'h');
    if (!(await app.page.locator('.panel').isVisible()))
      await app.page.locator('.hint-bar .more, .hint-bar button').first().click();
    const box = () => app.page.locator('.panel').boundingBox();
    await app.page.locator('.panel').waitFor();
    const before = await box();
    await app.button('More room to read').click();
    await until(async () => {
      const after = await box();
      return after.width * after.height > 1.7 * before.width * before.height;
    }, 'the sheet is larger');
    const after = await box();
    ok(after.y + after.height <= viewport.height + 1, 'and on the screen');
    await app.page.locator('.panel .fold').click();
    await until(async () => {
      const again = await box();
      return again.width * again.height < 1.2 * before.width * before.height;
    }, 'a step back');
    await app.page.locator('.panel .fold').click();
    await app.page.locator('.panel').waitFor({ state: 'hidden' });
    app.clean();
  });

test('a chain is followed link by link, there and back', async (env) => {
  const settings = { techniques: 'xy-chain', hintPenalty: 0 };
  const app = await App.open(env, { settings });
  await app.start(
    ':0000:x:+23+456+78+1+9+61+9..2+5+3+77+5+8+1+3+9+4+2+6+14+397+8+2+6+58+9.+6.+53.+1+5.6.+1+3+9.+8+3...+916+54+9613+54+7+82+4.57.+6+19+3:::',
  );
  await app.press('f', 'h', 'h', 'h');
  const trace = panel(app).getByRole('group', { name: 'Follow the chain' });
  const drawn = () => app.page.locator('.board svg path.line').count();
  const count = Number(/All (\d+) links/.exec(await trace.textContent())[1]);
  const all = await drawn();
  ok(count >= 4 && all >= count, `${count} links, ${all} drawn`);
  for (let i = 1; i <= count; i++) {
    await app.button('Next link').click();
    ok((await trace.textContent()).includes(`${i}/${count} · R`), await trace.textContent());
    ok((await app.page.locator('.cell.lit-up').count()) > 0, 'the cell it leads to is lit');
    if (i === 1) ok((await drawn()) < all, 'the others are not drawn yet');
  }
  await app.button('Next link').click();
  ok((await trace.textContent()).includes('All'), 'after the last all are seen again');
  await app.button('Previous link').click();
  ok((await trace.textContent()).includes(`${count}/${count}`), 'and before the first the last');
  app.clean();
});

test('a net that needs less than its pattern is told as a proof, with the cells of its premises lit', async (env) => {
  const app = await App.open(env, {
    settings: { techniques: 'dynamic-forcing-chain-plus' },
  });
  await app.start(
    ':0000:x:........3..1..56.+9.9..4..7......9.5.7...+5.+9.8.5.4.2....8..2..9...35..1..6........:114 195 242 344 347 358 361 365 441 442 644 649 653 663 714 795 814 843 895::',
  );
  await app.press('f', 'h', 'h', 'h');
  const text = await panel(app).locator('.text').last().textContent();
  ok(text.includes('All that is needed here'), text);
  equal(
    await panel(app).getByRole('group', { name: 'Follow the chain' }).count(),
    0,
    'no link to follow:',
  );
  const lit = await app.page
    .locator('[role=gridcell][class*="tone-"]')
    .evaluateAll((all) => all.map(({ id }) => Number(id.slice(5))));
  ok(lit.length > 0, 'cells are lit');
  for (const cell of [39, 41]) ok(lit.includes(cell), `the premise of cell ${cell} is lit`);
  app.clean();
});

const AIC =
  ':0000:x:+51.....+8.93.1+85.+2.6+8..7..5+1+72+8.+1.4+6+5+36+14+5+8+297+4+5+9+762+8+1+38+75..1.4+21.+382.+5+7.+2.+6+5.+713+8:413 416 617 619 914 986::';

test('level 2 of a chain lights its cells, and no link yet', async (env) => {
  const app = await App.open(env, { settings: { techniques: 'aic' } });
  await app.start(AIC);
  await app.press('f', 'h', 'h');
  const named = (await panel(app).locator('.text .cell-name').allTextContents()).sort();
  const lit = await app.page
    .locator('.cell.tone-1')
    .evaluateAll((all) => all.map(({ id }) => Number(id.slice(5))));
  const names = lit.map((i) => `R${Math.floor(i / 9) + 1}C${(i % 9) + 1}`).sort();
  ok(named.length >= 4, `${named} are named`);
  equal(names, named, 'the cells that the sentence names are lit:');
  equal(await app.page.locator('.board svg path.line').count(), 0, 'no link:');
  await app.press('h');
  ok(
    (await app.page.locator('.board svg path.line').count()) > 0,
    'the links come with the reason',
  );
  app.clean();
});

test('the last level keeps the argument', async (env) => {
  const app = await (await App.open(env)).start();
  await app.press('h', 'h', 'h');
  const argument = await panel(app).locator('.text').textContent();
  await app.press('h');
  equal(await level(app), 4);
  equal(await panel(app).locator('.text').textContent(), argument);
  ok(argument.includes('R1C6'), argument);
});

for (const [name, options] of [
  ['desktop', { viewport: 'desktop' }],
  ['phone', { viewport: { width: 390, height: 844 }, touch: true }],
  ['small phone', { viewport: 'phone', touch: true }],
])
  test(`the conclusion of a long argument is in sight (${name})`, async (env) => {
    const app = await App.open(env, {
      ...options,
      settings: { techniques: 'aic' },
    });
    await app.start(AIC);
    await app.press('f');
    for (const presses of [3, 1]) {
      await app.press(...Array(presses).fill('h'));
      const text = panel(app).locator('.text');
      const end = panel(app).locator('.conclusion');
      const whole = () => text.evaluate((e) => e.scrollHeight <= e.clientHeight + 1);
      // Where the whole argument is seen, its own end is enough.
      await until(async () => (await end.count()) === 1 || (await whole()), 'an end in sight');
      const last = (await end.count()) === 1 ? end : text;
      ok((await last.textContent()).includes('R3C6'), 'what goes');
      const [box, inner] = [
        await app.page.locator('.panel').boundingBox(),
        await last.boundingBox(),
      ];
      ok(inner.height > 0 && inner.y >= box.y, 'below the head');
      ok(inner.y + inner.height <= box.y + box.height, 'without scrolling');
    }
    equal(await panel(app).locator('.conclusion').count(), 1, 'the last level is the conclusion:');
    app.clean();
  });

/** The contrast of the digit in a cell, by the formula of WCAG. */
function contrastOf(cell) {
  const light = (color) => {
    const [r, g, b] = color
      .match(/[\d.]+/g)
      .slice(0, 3)
      .map((part) => Number(part) / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const { color, backgroundColor } = getComputedStyle(cell);
  const [high, low] = [light(color), light(backgroundColor)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

for (const theme of ['light', 'dark', 'black', 'contrast', 'paper'])
  test(`beside a hint the selection steps back and the rest is dimmed, readable (${theme})`, async (env) => {
    const app = await (await App.open(env, { settings: { theme } })).start();
    await app.cell(5, 5).click();
    equal(await app.page.locator('.cell.selected').count(), 1);
    await app.press('h', 'h', 'h');
    equal(await app.page.locator('.cell.selected').count(), 0, 'no fill:');
    equal(await app.cell(5, 5).getAttribute('aria-selected'), 'true', 'but it is selected:');
    const dim = app.page.locator('.cell.dim');
    ok((await dim.count()) > 40, 'what is not part of the pattern is dimmed');
    equal(await app.page.locator('.cell.dim:is(.place, .tone-1, .unit-seen)').count(), 0);
    const least = Math.min(
      ...(await Promise.all((await dim.all()).map((one) => one.evaluate(contrastOf)))),
    );
    ok(least >= 4.5, `contrast ${least}`);
    await app.press('Escape');
    equal(await dim.count(), 0);
    equal(await app.page.locator('.cell.selected').count(), 1, 'the selection is back:');
  });

const red = (app) =>
  app.page
    .locator('.cell.refused')
    .evaluateAll((all) => all.map(({ id }) => Number(id.slice(5))).join());

for (const [viewport, place] of [
  ['desktop', '.hint-panel .problem'],
  ['phone', '.hint-bar .bad'],
])
  for (const [lang, sentence] of [
    ['en-US', 'R1C3 cannot be 5: R1C1 is already 5 in this row.'],
    ['zh-CN', 'R1C3 不能填 5：同一行的 R1C1 已经是 5。'],
  ])
    test(`a refused digit says who has it, and all of them turn red (${viewport}, ${lang})`, async (env) => {
      const settings = { conflictMode: 'block' };
      const touch = viewport === 'phone';
      const app = await (await App.open(env, { viewport, lang, touch, settings })).start();
      await app.cell(1, 3).click();
      await app.press('5');
      equal(await app.value(1, 3), '');
      equal((await app.page.locator(place).textContent()).trim(), sentence);
      ok(await app.page.locator(place).isVisible(), 'in sight');
      equal((await app.page.locator('[role=alert]').first().textContent()).trim(), sentence);
      equal(await red(app), '0,14,71', 'the three 5s of the board:');
      await app.cell(1, 4).click();
      equal(await red(app), '', 'until another cell is chosen:');
      app.clean();
    });

for (const viewport of ['desktop', 'tablet', 'phone'])
  test(`own entry says why a digit is refused, and flashes its equals (${viewport})`, async (env) => {
    const app = await App.open(env, { viewport });
    await app.visit('#/new');
    await app.page.locator('button.own, .others button.button').last().click();
    await app.page.waitForSelector('[role=grid]');
    for (const [row, column] of [
      [1, 1],
      [4, 2],
      [1, 3],
    ]) {
      await app.cell(row, column).click();
      await app.press('5');
    }
    const said = app.page.locator('.entry .problem');
    equal((await said.textContent()).trim(), 'R1C3 cannot be 5: R1C1 is already 5 in this row.');
    ok(await said.isVisible(), 'in sight');
    equal(await red(app), '0,28');
    equal(await app.value(1, 3), '');
    await app.press('4');
    equal(await said.count(), 0, 'a digit that fits takes it away:');
    app.clean();
  });

test('a refused digit is told on every tab of the panel', async (env) => {
  const app = await (await App.open(env, { settings: { conflictMode: 'block' } })).start();
  for (const tab of ['Branches', 'Steps', 'Hint']) {
    await app.page.getByRole('tab', { name: tab }).click();
    await app.cell(1, 3).click();
    await app.press('5');
    const said = app.page.locator('.panel .problem');
    equal((await said.textContent()).trim(), 'R1C3 cannot be 5: R1C1 is already 5 in this row.');
    ok(await said.isVisible(), tab);
  }
  app.clean();
});

test('the hint about a conflict marks both digits, also where conflicts are not shown', async (env) => {
  const app = await (await App.open(env, { settings: { conflictMode: 'off' } })).start();
  await app.cell(1, 3).click();
  await app.press('5', 'h');
  ok(/\bwrong\b/.test(await app.cell(1, 3).getAttribute('class')), 'the digit of the player');
  ok(/\bclash\b/.test(await app.cell(1, 1).getAttribute('class')), 'the given');
  equal(await app.page.locator('.cell.dim').count(), 79);
  app.clean();
});

test('a wrong entry is disproved step by step, and the conclusion says of which digit', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(1, 3).click();
  await app.press('2', 'h', 'h');
  equal(await panel(app).getAttribute('data-kind'), 'wrong');
  const end = 'So R1C3 is not 2 (R1C9 is 2, same row).';
  equal((await panel(app).locator('.conclusion').textContent()).trim(), end);
  const steps = await panel(app).locator('.text p').allTextContents();
  ok(steps.length > 1 && steps.at(-1).endsWith('So R1C9 = 2.'), steps.join('\n'));
  for (const cited of steps.join(' ').matchAll(/[(,d] ?(R\dC\d) = (\d)/g)) {
    const [, name, digit] = cited;
    const given = await app.value(Number(name[1]), Number(name[3]));
    const told = steps.some((step) => step.endsWith(`So ${name} = ${digit}.`));
    ok(given === digit || told, `${name} = ${digit} is on the board or a step`);
  }
  app.clean();
});

test('a conflict is the fault of the player’s digit, not of the given', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(1, 3).click();
  await app.press('5', 'h');
  const text = await panel(app).textContent();
  ok(text.includes('R1C3 is 5 like the given R1C1 in row 1: change R1C3.'), text);
  equal(await app.page.locator('.cell.wrong').count(), 1, 'one cell has the frame of a mistake:');
});

test('why not: the steps in order, one conclusion in sight, and their drawing', async (env) => {
  const app = await App.open(env);
  await app.start(
    '.3.......7.......1..965.8...912.7.3..4..9..2..2.4.691...5.214..3.......2.......5.',
  );
  await app.cell(1, 3).click();
  await app.press('?', '4');
  equal((await panel(app).locator('h2').textContent()).trim(), 'Why not 4 in R1C3?');
  const steps = panel(app).locator('.chain li');
  equal(await steps.count(), 4);
  const end = 'So R1C3 is not 4 (R8C3 is 4, same column).';
  equal((await panel(app).locator('.conclusion').textContent()).trim(), end);
  equal((await panel(app).textContent()).split('R1C3 is not 4').length - 1, 1, 'once:');
  ok((await steps.last().textContent()).includes('So R8C3 = 4.'), 'the last step gives the 4');
  const [box, conclusion] = [panel(app), panel(app).locator('.conclusion')];
  const [outer, inner] = [await box.boundingBox(), await conclusion.boundingBox()];
  ok(inner.y + inner.height <= outer.y + outer.height, 'without scrolling');
  equal(await app.cell(1, 3).locator('.note.eliminate').textContent(), '4', 'struck on the board:');
  equal(await app.cell(3, 2).locator('.note.place').textContent(), '1', 'the first step is drawn:');
  const marks = () => app.cell(8, 3).getAttribute('class');
  ok(/\bdim\b/.test(await marks()), 'what comes later is not');
  const lines = () => app.page.locator('.board svg path.line').count();
  const before = await lines();
  await steps.last().getByRole('button').first().click();
  equal(await app.cell(8, 3).locator('.note.place').textContent(), '4', 'and then the last:');
  ok((await lines()) > before, 'with the arrow of the conclusion');
  equal(await app.cell(3, 2).locator('.note.place').textContent(), '1', 'with what it rests on:');
  app.clean();
});

const LAST = '534678912672195348198342567859761423426853791713924856961537284287419635345286.7.';
for (const conflictMode of ['highlight', 'off'])
  for (const viewport of ['desktop', 'phone'])
    test(`a full board with a mistake says so at once, and help begins there (${conflictMode}, ${viewport})`, async (env) => {
      const settings = { conflictMode, mistakeCheck: 'off' };
      const touch = viewport === 'phone';
      const app = await (await App.open(env, { viewport, touch, settings })).start(LAST);
      await app.cell(9, 7).click();
      await app.press('9');
      await app.cell(9, 9).click();
      await app.press('1');
      const told = app.page.locator(touch ? '.hint-bar' : '.hint-panel');
      ok((await told.textContent()).includes('The board is full, but there are mistakes.'));
      await app.status('The board is full');
      ok(await app.button('Hint').first().isEnabled(), 'a hint is possible');
      if (!touch) {
        const reveal = panel(app).getByRole('button', { name: 'Reveal' });
        ok(await reveal.isEnabled(), 'so is to reveal the right digit');
      }
      await app.press('h');
      equal(await panel(app).getAttribute('data-kind'), 'conflict');
      ok((await app.page.locator('.cell.wrong').count()) > 0, 'the cell is red');
      await app.press('Escape', 'Control+h', 'Control+h');
      equal(await app.value(9, 7), '1', 'reveal puts the first one right:');
      await app.press('Control+h', 'Control+h');
      await app.dialog().waitFor();
      app.clean();
    });

test('inside a guess the hint goes on from it, if the player wants that', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(1, 3).click();
  await app.press('m', '2', 'h');
  equal(await panel(app).getAttribute('data-kind'), 'wrong', 'wrong entries first:');
  const choice = panel(app).getByLabel('Hints point out wrong digits first');
  await choice.uncheck();
  equal(await panel(app).getAttribute('data-kind'), 'none');
  await app.press('h', 'h', 'h');
  const text = await panel(app).locator('.text').textContent();
  ok(text.startsWith('As long as R1C3 = 2 is assumed: '), text);
  await app.press('Escape', 'u', '1', 'h');
  equal(await panel(app).getAttribute('data-kind'), 'contradiction');
  const why = await panel(app).locator('.text').textContent();
  ok(
    why.includes('R1C3 = 1 leads to a contradiction') && why.includes('So R1C3 = 1 is wrong.'),
    why,
  );
  await panel(app).getByRole('button', { name: 'Back to the branch' }).click();
  equal(await app.value(1, 3), '');
  await choice.check();
  app.clean();
});
