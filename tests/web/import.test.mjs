// Texts from other programs: every format, every error message, in both languages.
import { App, NEARLY, PUZZLE, SEVERAL, SOLUTION, X_SEVERAL, X_UNIQUE } from './app.mjs';
import { equal, ok, test, until } from './cases.mjs';

/** How many solutions X_SEVERAL has as a classic puzzle. */
const X_SEVERAL_CLASSIC = '31,775';

const paste = async (app, text) => {
  await app.page.evaluate(() => (location.hash = '#/import'));
  await app.page.fill('#import-text', text);
};
const chips = (app) => app.page.locator('.chips li').allTextContents();
const complaint = (app) => app.page.locator('main [role=alert]').first().textContent();

// Codes written by other programs, with the expected givens.
const SENCODES = {
  '9snK1lp7WdqL5x-8WGWaRNqjGRkiJDSU': PUZZLE,
  '3EV8RFDjspk00-eoG6OxQUz':
    '.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...',
  '1z0vFngEthUAA9_7jkiZKJI9I0n':
    '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
  '4pSnPF9ZtFDR6-5o7iszHJRZrq':
    '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....',
  'c5qtEbdOj19dL1-VLCQ871z1smM8YtmvTUy6OeC1T7Pj741aaR88ylaY9wPa': SOLUTION,
  '0-0': '.'.repeat(81),
  '1_0': `1${'.'.repeat(80)}`,
  '1-0': `${'.'.repeat(80)}1`,
  'jmaiJOw-8': `${'.'.repeat(40)}9${'.'.repeat(40)}`,
};
const OTHERS = [
  ...['.', '0', '*', '_', 'X', '-'].map((blank) => PUZZLE.replaceAll('.', blank)),
  `https://sudoku.jonasgeiler.com/#9snK1lp7WdqL5x-8WGWaRNqjGRkiJDSU`,
  `https://www.sudokuwiki.org/sudoku.htm?bd=${PUZZLE.replaceAll('.', '0')}`,
  'S9B05030t1g0758bf7x4c062k2k010905660w640l09080o0u0s33062k0811859u062ja28c03041090080y039u8401070z8782020rbu8a067r06a72u122a02080q0o5w2g0401091i0m050p191d20081g1r0709',
  'https://sudokupad.app/classic5NlQ19j9mGca3OIN1bWGk2m41TjS79',
  'https://sudokupad.app/classic53C7E6C195E98E6B8D6D34C8B3C17D2D6B6E28E419C5E8C79',
  `:0000:x:${PUZZLE}:::`,
  `#ASomebody\n#DA puzzle\n[Puzzle]\n${PUZZLE.match(/.{9}/g).join('\n')}`,
  `*-----------*\n${PUZZLE.match(/.{9}/g)
    .map(
      (row, i) => `|${row.match(/.{3}/g).join('|')}|${i === 2 || i === 5 ? '\n|---+---+---|' : ''}`,
    )
    .join('\n')}\n*-----------*`,
  `<?xml version="1.0"?><opensudoku><name>x</name><game data="${PUZZLE.replaceAll('.', '0')}"/></opensudoku>`,
  `  ${PUZZLE.match(/.{9}/g).join('\r\n')}\r\n`,
];

/** The givens, from the export in the plain format. */
const givens = (app) => app.page.locator('.export textarea').inputValue();

test('codes and links that other programs wrote are read, pasted one after the other', async (env) => {
  const app = await App.open(env);
  for (const [text, line] of [
    ...Object.entries(SENCODES),
    ...OTHERS.map((text) => [text, PUZZLE]),
  ]) {
    await paste(app, text);
    await until(async () => (await givens(app)) === line, `${text} is ${line}`);
  }
  for (const text of ['1-Z', '7-9999', `${'Z'.repeat(20)}-0`]) {
    await paste(app, text);
    await app.page.locator('main [role=alert]').waitFor();
  }
  app.clean();
});

test('every format that is written is read again', async (env) => {
  const app = await App.open(env);
  await paste(app, PUZZLE);
  const select = app.page.locator('.export select');
  const names = await select.locator('option').evaluateAll((all) => all.map((one) => one.value));
  ok(names.length >= 16, names.join(' '));
  for (const name of names) {
    await paste(app, PUZZLE);
    await select.selectOption(name);
    const text = await app.page.locator('.export textarea').inputValue();
    ok(text.length >= 20, `${name}: ${text}`);
    await select.selectOption('line');
    await paste(app, text);
    // Grids of candidates do not mark givens: single digits count.
    await until(async () => (await chips(app)).some((chip) => chip.endsWith('givens')), name);
    if (!['pm', 'pmline', 'sdx'].includes(name)) equal(await givens(app), PUZZLE, name);
  }
  app.clean();
});

const THIRD = [...SOLUTION].map((digit, i) => (i % 3 ? digit : '.')).join('');
const WRONG = [
  ['length', PUZZLE.slice(0, 79), 'Need 81 cells, read 79', '需要 81 个格，读到 79 个'],
  [
    'character',
    `${PUZZLE.slice(0, 20)}%${PUZZLE.slice(21)}`,
    'Character 21 "%" not understood',
    '第 21 个字符「%」不认识',
  ],
  ['conflict', `55${PUZZLE.slice(2)}`, 'R1C1 and R1C2 are both 5', 'R1C1 与 R1C2 都是 5'],
  ['few', `5${'.'.repeat(80)}`, 'Only 1 given;', '只有 1 个已知数'],
  ['none', `1${PUZZLE.slice(1)}`, 'This puzzle has no solution', '此题无解'],
  ['several', THIRD, 'This puzzle has 4 solutions', '此题有 4 个解'],
  [
    'no parameter',
    'https://www.sudokuwiki.org/sudoku.htm',
    'no puzzle in it',
    '没有可用的题目参数',
  ],
  [
    'host',
    `https://example.com/?bd=${PUZZLE}`,
    'example.com is not supported',
    '暂不支持 example.com',
  ],
];

for (const [lang, column] of [
  ['en-US', 2],
  ['zh-CN', 3],
])
  test(`what is wrong with a text is said, and play is not offered (${lang})`, async (env) => {
    const app = await App.open(env, { lang });
    for (const row of WRONG) {
      await paste(app, row[1]);
      await until(
        async () => (await complaint(app).catch(() => '')).includes(row[column]),
        `${row[0]}: ${row[column]}`,
      );
      equal(await app.page.locator('main .button.primary:enabled').count(), 0, row[0]);
    }
    app.clean();
  });

/** So few givens that the search does not end within the test. */
const MANY = [...SOLUTION].map((digit, i) => ((i * 7) % 81 < 17 ? digit : '.')).join('');

test('several solutions are counted to the last one', async (env) => {
  for (const [lang, counted, stop] of [
    ['en-US', 'This puzzle has 39,168 solutions.', 'Stop'],
    ['zh-CN', '此题有 39,168 个解。', '停止'],
  ]) {
    const app = await App.open(env, { lang });
    await paste(app, `123456${'.'.repeat(30)}`); // 28,200,960 / 6!
    await until(async () => (await complaint(app).catch(() => '')).includes(counted), counted);
    equal(await app.button(stop).count(), 0, 'nothing goes on:');
    app.clean();
  }
});

test('a million solutions are enough, unless all are wanted, until the player stops', async (env) => {
  for (const [lang, enough, on, running, stop, stopped] of [
    ['en-US', 'more than 1,000,000', 'Count them all', 'At least', 'Stop', /has at least ([\d,]+)/],
    ['zh-CN', '多于 1,000,000 个', '数到底', '至少', '停止', /此题至少有 ([\d,]+)/],
  ]) {
    const app = await App.open(env, { lang });
    await paste(app, MANY);
    await app.page.getByText(enough).waitFor({ timeout: 90_000 });
    await app.button(on).click();
    const line = app.page.locator('.result [aria-live=off]', {
      hasText: running,
    });
    const count = async () => Number((await line.textContent()).replace(/\D/g, ''));
    await line.waitFor();
    const before = await count();
    await until(async () => (await count()) > before, 'it goes on');
    await app.button(stop).click();
    await until(async () => stopped.test(await complaint(app).catch(() => '')), 'stopped');
    const last = Number(stopped.exec(await complaint(app))[1].replace(/\D/g, ''));
    ok(last > before, `${last} is more than ${before}`);
    equal(await app.button(stop).count(), 0, 'nothing goes on:');
    await paste(app, PUZZLE);
    await until(async () => (await app.page.locator('main [role=alert]').count()) === 0, 'another');
    app.clean();
  }
});

test('a puzzle with several solutions can be played anyway, looked through, or made one', async (env) => {
  const app = await App.open(env);
  await paste(app, SEVERAL);
  equal(await app.page.locator('main .button.primary:enabled').count(), 0, 'not just so:');
  await app.button('Play anyway').click();
  await app.page.waitForSelector('[role=grid]');
  equal(await app.values(), SEVERAL);
  // Either solution is right.
  for (const [cell, digit] of [
    [4, '7'],
    [5, '6'],
  ]) {
    await app.cell(1, cell).click();
    await app.press(digit);
  }
  for (const [cell, digit] of [
    [4, '6'],
    [5, '7'],
  ]) {
    await app.cell(4, cell).click();
    await app.press(digit);
  }
  await app.dialog().getByText('Solved!').waitFor();
  await app.press('Escape');
  await paste(app, SEVERAL);
  await app.button('Browse solutions').click();
  await app.page.getByText('2 solutions in all').waitFor();
  const sure = await App.open(env, { settings: { allowMulti: true } });
  await paste(sure, SEVERAL);
  await sure.page.locator('main .button.primary:enabled').click();
  await sure.page.waitForSelector('[role=grid]');
  equal(await sure.values(), SEVERAL, 'the setting allows it at once:');
  app.clean();
});

test('several solutions, and a typo, on a small phone on its side: every button is in sight', async (env) => {
  for (const lang of ['en-US', 'zh-CN']) {
    const app = await App.open(env, {
      lang,
      viewport: { width: 640, height: 360 },
      touch: true,
    });
    for (const text of [THIRD, `1${PUZZLE.slice(1)}`]) {
      await paste(app, text);
      await app.page.locator('.repairs').waitFor();
      await app.page.locator('main [role=alert]').waitFor();
      equal(await app.page.evaluate(() => document.documentElement.scrollWidth), 640, lang);
      const hidden = await app.page.locator('.result .button:visible').evaluateAll((all) =>
        all
          .filter((button) => {
            const { left, right, top, bottom } = button.getBoundingClientRect();
            const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return left < 0 || right > 640 || bottom > 360 || !button.contains(at);
          })
          .map((button) => button.textContent.trim()),
      );
      equal(hidden, [], lang);
    }
  }
});

test('a file, dropped or opened, is read; one that is too big is refused', async (env) => {
  const app = await App.open(env);
  await paste(app, '');
  const file = (buffer) => ({
    name: 'puzzle.sdk',
    mimeType: 'text/plain',
    buffer,
  });
  await app.page.setInputFiles('input[type=file]', file(Buffer.from(PUZZLE)));
  await until(async () => (await chips(app)).includes('30 givens'), 'the file');
  await paste(app, '');
  const drop = (content) =>
    app.page
      .locator('section', { has: app.page.locator('#import-text') })
      .evaluate((section, { text, bytes }) => {
        const data = new DataTransfer();
        if (text) data.setData('text', text);
        else data.items.add(new File([new Uint8Array(bytes)], 'big.txt'));
        section.dispatchEvent(
          new DragEvent('drop', {
            dataTransfer: data,
            bubbles: true,
            cancelable: true,
          }),
        );
      }, content);
  await drop({ text: PUZZLE });
  await until(async () => (await chips(app)).includes('30 givens'), 'the drop');
  await drop({ bytes: 17 * 2 ** 20 });
  await app.page.getByText('too big').waitFor();
  app.clean();
});

test('an imported puzzle can be edited, and an edited one is judged as it grows', async (env) => {
  const app = await App.open(env);
  await paste(app, PUZZLE);
  await app.button('Edit').click();
  await app.page.waitForSelector('[role=grid]');
  equal(await app.values(), PUZZLE);
  ok((await app.page.locator('main').textContent()).includes('30 givens'), 'counted');
  app.clean();
});

test('import tells format, givens, uniqueness and level, and plays', async (env) => {
  const app = await App.open(env);
  await paste(app, PUZZLE);
  await until(async () => (await chips(app)).includes('30 givens'), 'givens');
  ok((await chips(app)).includes('one solution'), 'unique');
  await until(async () => (await chips(app)).some((chip) => chip.startsWith('Beginner')), 'level');
  await app.page.locator('main .button.primary').click();
  await app.page.waitForSelector('[role=grid]');
  equal(await app.values(), PUZZLE);
  app.clean();
});

test('a text that is typed key by key starts one search for its typo, not one per key', async (env) => {
  const app = await App.open(env);
  const workers = [];
  app.page.on('worker', (worker) => workers.push(worker.url()));
  await app.page.evaluate(() => (location.hash = '#/import'));
  await app.page.locator('#import-text').fill(PUZZLE); // its rating hires a worker, which is kept
  await until(async () => (await chips(app)).length > 2, 'rated');
  await app.page.locator('#import-text').fill('');
  // From here on no timer of the page ends by itself.
  await app.page.clock.install();
  await app.page.clock.pauseAt(Date.now() + 3_600_000);
  const before = workers.length;
  const typo = `${PUZZLE.slice(0, 2)}5${PUZZLE.slice(3)}`;
  await app.page.locator('#import-text').pressSequentially(typo);
  equal(await app.page.locator('#import-text').inputValue(), typo);
  equal(workers.length - before, 0, 'searches while it is typed:');
  equal(await app.page.locator('.repairs').count(), 0);
  await app.page.clock.runFor(1000);
  await app.page.locator('.repairs').waitFor();
  ok(workers.length - before <= 1, `${workers.length - before} workers for one search`);
  app.clean();
});

test('a typo is found and repaired; several solutions are made one', async (env) => {
  const app = await App.open(env);
  await paste(app, `1${PUZZLE.slice(1)}`);
  await until(async () => (await chips(app)).includes('no solution'), 'no solution');
  await app.page.locator('.repairs .button').first().click();
  await until(async () => (await chips(app)).includes('one solution'), 'repaired');
  await paste(app, `${PUZZLE.slice(0, 9)}7${PUZZLE.slice(10)}`); // R2C1 and R6C1 are both 7
  await app.page.locator('.repairs .button').first().click();
  await until(async () => (await chips(app)).includes('one solution'), 'conflict repaired');
  await paste(app, SEVERAL);
  await until(async () => (await chips(app)).includes('several solutions'), 'several');
  await app.page.locator('.repairs .button').first().click();
  await until(async () => (await chips(app)).includes('one solution'), 'made unique');
});

test('every format that can be written is offered', async (env) => {
  const app = await App.open(env);
  await paste(app, PUZZLE);
  const select = app.page.locator('.export select');
  const names = await select.locator('option').evaluateAll((all) => all.map((one) => one.value));
  ok(names.length >= 12, `only ${names.join(' ')}`);
  await select.selectOption('sencode');
  equal(
    await app.page.locator('.export textarea').inputValue(),
    '9snK1lp7WdqL5x-8WGWaRNqjGRkiJDSU',
  );
});

test('a plain text takes the chosen layout, here and where it is carried', async (env) => {
  const app = await App.open(env);
  await paste(app, X_SEVERAL);
  const layout = app.page.getByLabel('Board', { exact: true });
  equal(await layout.inputValue(), 'classic');
  await app.page.getByText(`has ${X_SEVERAL_CLASSIC} solutions`).waitFor();
  await layout.selectOption({ label: 'Diagonal X' });
  await app.page.getByText('has 18 solutions').waitFor();
  await app.page.locator('.repairs .button').first().click();
  await until(async () => (await chips(app)).includes('one solution'), 'repaired as X');
  equal(await layout.inputValue(), 'x', 'a repair keeps the layout:');
  await app.page.locator('.export select').selectOption('share');
  const code = await app.page.locator('.export textarea').inputValue();
  await app.button('Solve').click();
  await app.page.locator('#solve-text').waitFor();
  equal(await layout.inputValue(), 'x', 'on the solve page:');
  await paste(app, '');
  await paste(app, X_SEVERAL);
  await app.button('Edit').click();
  await app.page.locator('.entry').waitFor();
  equal(await layout.inputValue(), 'x', 'in own entry:');
  // A code names its layout; another one can still be chosen for its givens.
  const other = await App.open(env);
  await paste(other, code);
  const theirs = other.page.getByLabel('Board', { exact: true });
  equal(await theirs.inputValue(), 'x', 'the code:');
  await theirs.selectOption('classic');
  await until(async () => (await chips(other)).includes('several solutions'), 'read as classic');
  equal(await other.page.locator('#import-text').inputValue(), (await givens(other)).trim());
  app.clean();
});

test('a text that does not fit the chosen layout is read for its own length', async (env) => {
  const app = await App.open(env);
  await paste(app, X_UNIQUE);
  const layout = app.page.getByLabel('Board', { exact: true });
  await layout.selectOption('x');
  await until(async () => (await chips(app)).includes('one solution'), 'X');
  await paste(app, '1....3...4....2.');
  await until(async () => (await layout.inputValue()) === '4x4', '4×4');
  await paste(app, `55${PUZZLE.slice(2)}`);
  await app.page.getByText('are both 5').waitFor();
  equal(await layout.inputValue(), 'x', 'a text with a mistake keeps the choice:');
  app.clean();
});

test('what people paste is read: a spreadsheet, a message around a grid, digits of a Chinese keyboard', async (env) => {
  const app = await App.open(env);
  await app.visit('#/import');
  const rows = PUZZLE.match(/.{9}/g);
  const table = rows.map((row) => [...row.replaceAll('.', ' ')].join('\t').replaceAll(' ', ''));
  const wide = [...PUZZLE].map((c) => (c === '.' ? '０' : String.fromCharCode(0xfee0 + +c + 48)));
  for (const text of [
    table.join('\n'),
    `Hi all, I am stuck here:\n\n${rows.join('\n')}\n\nAny ideas?`,
    `求助：${wide.join('')}`.slice(3),
  ]) {
    await app.page.fill('#import-text', text);
    await app.page.getByText('30 givens').waitFor();
    await app.page.getByText('one solution').waitFor();
  }
  await app.page.fill('#import-text', '\t\t1\t\n\t3\t\t\n2\t\t\t\n\t\t\t3\n');
  await app.page.getByText('4 givens').waitFor();
  await app.page.fill('#import-text', SOLUTION);
  await app.page.getByText('This grid is already full').waitFor();
  equal(await app.button('Play').isDisabled(), true);
  await app.visit('#/new');
  await app.page.fill('#code', SOLUTION);
  await app.page.getByText('This grid is already full').waitFor();
  app.clean();
});

test('a text with several puzzles offers each of them, and all for a folder', async (env) => {
  const app = await App.open(env);
  await app.visit('#/import');
  await app.page.fill('#import-text', `Easy one\n${PUZZLE}\n\nAnother one\n${NEARLY}\n`);
  await app.page.getByText('2 puzzles found').waitFor();
  await app.button('Put all into a folder').click();
  await app.page.getByLabel('Name of the folder').fill('Forum');
  await app.page.getByLabel('Name of the folder').press('Enter');
  await app.page.getByText('2 of 2 are in the folder “Forum”').waitFor();
  await app.button('Puzzle 2').click();
  await app.page.getByText(`${81 - (NEARLY.match(/\./g) ?? []).length} givens`).waitFor();
  await app.button('Play').click();
  equal(await app.values(), NEARLY);
  await app.visit('#/saves');
  await until(
    async () => (await app.page.locator('.folder', { hasText: 'Forum' }).count()) === 2,
    'both are in the folder',
  );
  app.clean();
});
