// Sharing: data leaves the page only when a button is pressed.
import { readFileSync } from 'node:fs';
import { App, NEARLY, PUZZLE, SOLUTION } from './app.mjs';
import { equal, ok, test, until } from './cases.mjs';

async function openShare(env, options = {}) {
  const app = await App.open(env, options);
  await app.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await app.start();
  await app.cell(1, 3).click();
  await app.press('4');
  await app.button('Share').click();
  await app.page.locator('dialog [role=tab]').first().waitFor();
  return app;
}

test('share: pictures are made here, as PNG and SVG, with and without own digits', async (env) => {
  const app = await openShare(env);
  await app.page.getByRole('tab', { name: 'Picture' }).click();
  const save = async (name) => {
    const [file] = await Promise.all([app.page.waitForEvent('download'), app.button(name).click()]);
    return readFileSync(await file.path());
  };
  const digits = (svg) => svg.toString().match(/<text [^>]*>\d<\/text>/g).length;
  equal(digits(await save('SVG')), 30);
  const png = await save('PNG');
  equal(png.subarray(1, 4).toString(), 'PNG');
  ok(png.readUInt32BE(16) >= 1000, 'wide enough to read');
  await app.page.getByLabel('With my digits').check();
  equal(digits(await save('SVG')), 31);
  app.clean();
});

test('share: copies go to the clipboard; platforms get the link and nothing else', async (env) => {
  const app = await openShare(env);
  const link = await app.page.locator('dialog input').first().inputValue();
  ok(await app.dialog().locator('.hero img').isVisible(), 'the picture comes first');
  ok(!(await app.page.locator('dialog .copy .button').first().isVisible()), 'codes do not');
  await app.page.locator('dialog .ways summary').click();
  const copies = app.page.locator('dialog .copy .button');
  await copies.nth(2).click();
  const clipboard = () => app.page.evaluate(() => navigator.clipboard.readText());
  equal(await clipboard(), '9snK1lp7WdqL5x-8WGWaRNqjGRkiJDSU', 'sencode:');
  await copies.first().click();
  equal(await clipboard(), link);
  await app.button('Copy with picture').click();
  equal(await clipboard(), `Try this Sudoku (Beginner 1.2) ${link}`);
  const types = await app.page.evaluate(async () =>
    (await navigator.clipboard.read()).flatMap((item) => item.types),
  );
  ok(types.includes('image/png'), `the picture too: ${types}`);
  const hrefs = await app.page.locator('dialog a').evaluateAll((all) => all.map((a) => a.href));
  equal(
    hrefs.map((href) => new URL(href).host || new URL(href).protocol),
    ['twitter.com', 'www.facebook.com', 'service.weibo.com', 'mailto:'],
  );
  for (const href of hrefs)
    ok(decodeURIComponent(href).includes(link) || href.includes(encodeURIComponent(link)), href);
  const safe = await app.page
    .locator('dialog a')
    .evaluateAll((all) => all.every((a) => a.rel.includes('noopener') && a.target === '_blank'));
  ok(safe, 'opened apart');
});

/** A browser with a sheet of its own, which takes files or does not. */
async function withSheet(env, takesFiles) {
  const app = await App.open(env);
  await app.page.evaluate((takes) => {
    navigator.share = (data) => {
      window.shared = data;
      return Promise.resolve();
    };
    navigator.canShare = (data) => takes || !data.files;
  }, takesFiles);
  await app.start();
  await app.button('Share').click();
  // The picture is made ahead, so that the sheet opens at once.
  await app.page.locator('.hero img').evaluate((one) => one.decode());
  const shared = () =>
    app.page.evaluate(async () => {
      const { files = [], ...words } = window.shared ?? {};
      const pictures = files.map(async (file) => {
        const { width, height } = await createImageBitmap(file);
        return [file.name, file.type, Math.min(width, height) > 1000];
      });
      return { ...words, pictures: await Promise.all(pictures) };
    });
  const press = async () => {
    await app.button('Share …').click();
    return shared();
  };
  return { app, press };
}

test('share: the native sheet gets title, text, link and the picture', async (env) => {
  const { app, press } = await withSheet(env, true);
  ok(await app.button('Share …').evaluate((one) => one.classList.contains('primary')), 'big');
  let shared;
  await until(async () => {
    shared = await press();
    return shared.pictures.length > 0;
  }, 'a picture');
  equal(shared.pictures, [['sudoku.png', 'image/png', true]]);
  ok(shared.url.includes('#/p/') && shared.text.includes('Beginner'), JSON.stringify(shared));
  ok(shared.title.includes('Lele'), shared.title);
  app.clean();
});

test('share: a native sheet that takes no files gets title, text and link', async (env) => {
  const { app, press } = await withSheet(env, false);
  const shared = await press();
  equal(shared.pictures, []);
  ok(shared.url.includes('#/p/') && shared.text.includes('Beginner'), JSON.stringify(shared));
  app.clean();
});

test('share: a sheet that was closed without sharing is no failure', async (env) => {
  const { app, press } = await withSheet(env, true);
  await app.page.evaluate(() => {
    navigator.share = () => Promise.reject(new DOMException('closed', 'AbortError'));
  });
  await press();
  await app.settled();
  equal(await app.dialog().locator('[role=alert]').count(), 0);
  app.clean();
});

test('share: the result is no wider than its dialog on a phone', async (env) => {
  const app = await App.open(env, { viewport: { width: 412, height: 915 }, touch: true });
  await app.start(NEARLY);
  await app.solve();
  await app.button('Share result').click();
  await app.page.locator('.squares').waitFor();
  const out = await app.page.locator('dialog .hero *').evaluateAll((all) =>
    all
      .filter((one) => {
        const { right } = one.closest('.hero').getBoundingClientRect();
        return one.getBoundingClientRect().right > right + 1;
      })
      .map((one) => one.outerHTML.slice(0, 60)),
  );
  equal(out, []);
});

test('share: the result tells time, level, hints and mistakes, and no digit of the grid', async (env) => {
  const app = await App.open(env, { lang: 'zh-CN' });
  await app.start(NEARLY);
  await app.solve();
  await app.button('分享成绩').click();
  const text = app.page.locator('dialog .text');
  await until(async () => /入门.*\d:\d\d/u.test(await text.textContent()), 'the result');
  equal(await text.locator('.squares i').count(), 4, 'squares are drawn:');
  equal(await text.locator('.squares .own').count(), 4);
  ok(!/\p{Emoji_Presentation}/u.test(await text.textContent()), 'no emoji in the page');
  const mail = await app.page.locator('dialog a[href^="mailto:"]').getAttribute('href');
  ok(decodeURIComponent(mail).includes(' 🟩🟩🟩🟩\n'), 'emoji in what is sent');
  const link = await app.page.locator('dialog input').first().inputValue();
  ok(!(await text.textContent()).includes(SOLUTION.slice(0, 9)), 'no spoiler');
  const other = await App.open(env);
  await other.page.goto(link);
  await other.page.locator('main .button.primary').click();
  await other.page.waitForSelector('[role=grid]');
  equal(await other.values(), NEARLY, 'the link has the puzzle, not the solution:');
});

const link = (app) => app.page.locator('dialog .copy input').first().inputValue();

async function accept(env, to, options) {
  const app = await App.open(env, {
    hash: to.slice(to.indexOf('#')),
    ...options,
  });
  await app.page.locator('main .button.primary').waitFor();
  return app;
}

test('challenge: a finished game sets its time, its name and its pace; the other one wins', async (env) => {
  const app = await App.open(env);
  await app.start(NEARLY);
  await app.solve();
  const mine = await app.dialog().locator('.time').textContent();
  await app.button('Share result').click();
  await app.page.getByRole('tab', { name: 'Challenge' }).click();
  await app.page.getByLabel('Your name').fill('小明 & co');
  // A machine may need less than one second, the minimum of a challenge.
  equal(await app.page.getByLabel('Limit').inputValue(), mine === '0:00' ? '0:01' : mine);
  const to = await link(app);
  ok(/\?t=\d+&by=%E5%B0%8F.*&g=\d{18}$/.test(to), to);
  ok(await app.page.locator('dialog figure svg path').getAttribute('d'), 'a QR code');
  // More time, so that the other player can win at the speed of a machine.
  await app.page.getByLabel('Limit').fill('61:07');
  const longer = await link(app);
  ok(longer.includes('?t=3667&') && !longer.includes('&g='), 'no pace for a time that is made up');
  const other = await accept(env, longer, { lang: 'zh-CN' });
  await other.page.getByText('小明 & co 向你发起挑战').waitFor();
  await other.page.getByText('1:01:07').waitFor();
  equal(await other.page.locator('[role=grid]').count(), 0, 'nothing has started:');
  await other.button('接受挑战').click();
  await other.page.locator('.challenge').waitFor();
  equal(await other.values(), NEARLY);
  ok((await other.page.locator('.challenge').textContent()).includes('还剩 1:0'), 'counts down');
  await other.page.reload();
  await other.page.locator('.challenge').waitFor(); // a reload keeps it
  await other.solve();
  await other.dialog().getByText('挑战成功！比 小明 & co 的 1:01:07 快').waitFor();
  other.clean();
});

test('challenge: the bar shows the other one on the way; who is too late has lost', async (env) => {
  const app = await App.open(env);
  await app.start(NEARLY);
  await app.button('Share').click();
  await app.page.getByRole('tab', { name: 'Challenge' }).click();
  const plain = (await link(app)).replace(/\?.*/, '');
  const pace = '102030405060708090';
  const other = await accept(env, `${plain}?t=2&by=Li&g=${pace}`);
  await other.page.getByText('Li challenges you!').waitFor();
  await other.page.getByText('0:02 to beat').waitFor();
  await other.button('Accept').click();
  const bar = other.page.locator('.challenge');
  const told = () => bar.locator('.track').getAttribute('aria-label');
  await until(async () => /You: 0%\. They were at [1-9]/.test(await told()), 'the ghost');
  await until(async () => /0:0\d over/.test(await bar.textContent()), 'time is up');
  equal(await told(), 'You: 0%. They were at 100% by now.');
  await other.status('over');
  await other.solve();
  await other
    .dialog()
    .getByText(/Challenge lost: 0:\d\d slower than the 0:02 of Li/)
    .waitFor();
  await other.press('Escape');
  await other.start();
  equal(await bar.count(), 0, 'another game is none:');
  other.clean();
});

test('challenge: a time that is none is refused; a link with nonsense is the puzzle', async (env) => {
  const app = await openShare(env);
  await app.page.getByRole('tab', { name: 'Challenge' }).click();
  equal(await app.page.getByLabel('Limit').inputValue(), '10:00');
  const good = await link(app);
  await app.page.getByLabel('Limit').fill('soon');
  await app.page.getByText('such as 12:03').waitFor();
  equal(await app.page.locator('dialog .copy input').count(), 0, 'no link:');
  const plain = good.replace(/\?.*/, '');
  for (const query of ['?t=0', '?t=-5&by=x', '?t=abc', '?by=%3Cimg%20src%3Dx%3E', '?%E0%A4%A']) {
    const other = await accept(env, plain + query);
    await other.page.getByText('Someone shared a Sudoku').waitFor();
    equal(await other.page.locator('main img').count(), 0);
  }
  const rude = await accept(env, `${plain}?t=9&by=${encodeURIComponent('<img src=x>'.repeat(40))}`);
  ok((await rude.page.locator('main h2').textContent()).length < 60, 'a name is short');
  equal(await rude.page.locator('main img').count(), 0);
  rude.clean();
});

test('share: the puzzle is printed on one clean page with its name and its code', async (env) => {
  for (const [lang, tab, name] of [
    ['en-US', 'Picture', 'Print / PDF'],
    ['zh-CN', '图片', '打印 / PDF'],
  ]) {
    const app = await App.open(env, { lang });
    await app.start();
    await app.page.locator('header .icon-button').nth(2).click();
    await app.page.getByRole('tab', { name: tab }).click();
    await app.page.evaluate(() => (window.print = () => (window.printed = true)));
    await app.button(name).click();
    await until(() => app.page.evaluate(() => window.printed), 'the print dialog');
    await app.page.emulateMedia({ media: 'print' });
    equal(await app.page.locator('#app').isVisible(), false, 'nothing else of the page:');
    const sheet = app.page.locator('.print-sheet');
    const text = await sheet.textContent();
    ok(text.includes(lang === 'zh-CN' ? '入门 1.2' : 'Beginner 1.2'), text);
    const [board, code] = await Promise.all([
      sheet.locator('img').boundingBox(),
      sheet.locator('figure svg').boundingBox(),
    ]);
    ok(board.width > 550 && code.width > 80 && code.y > board.y + board.height, 'sizes');
    // Printing notifies the page when it is done.
    const pdf = (await app.page.pdf({ preferCSSPageSize: true })).toString('latin1');
    equal(pdf.match(/\/Type \/Page\b/g).length, 1, 'pages:');
    ok(/\/MediaBox \[0 0 59[45]\S* 84[12]/.test(pdf), 'A4');
    await until(async () => (await sheet.count()) === 0, 'gone');
    app.clean();
  }
});

test('share: code, link and QR; the link opens on another profile and says what it is', async (env) => {
  const app = await App.open(env);
  await app.start();
  await app.cell(1, 3).click();
  await app.press('4');
  await app.button('Share').click();
  const link = await app.page.locator('dialog input').first().inputValue();
  ok(await app.page.locator('dialog figure svg path').getAttribute('d'), 'a QR code');
  await app.page.getByRole('tab', { name: 'Progress' }).click();
  const progress = await app.page.locator('dialog input').first().inputValue();
  await app.page.getByRole('tab', { name: 'Replay' }).click();
  const replay = await app.page.locator('dialog input').first().inputValue();
  const other = await App.open(env);
  await other.page.goto(link);
  await other.page.reload();
  await other.page.getByText('Someone shared a Sudoku').waitFor();
  await other.page.locator('main .button.primary').click();
  await other.page.waitForSelector('[role=grid]');
  equal(await other.values(), PUZZLE);
  await other.page.goto(progress);
  await other.page.getByText('in progress').waitFor();
  await other.page.locator('main .button.primary').click();
  await other.page.waitForSelector('[role=grid]');
  equal(await other.value(1, 3), '4');
  await other.page.goto(replay);
  await other.page.getByText('replay of a game').waitFor();
  await other.page.locator('main .button.primary').click();
  // A judgement of a running game would tell its mistakes.
  await other.page.getByText('Finish the game to see').waitFor();
  equal(await other.page.locator('.moves li').count(), 0, 'moves judged:');
  other.clean();
});

test('an old code in the address opens; hostile links do no harm', async (env) => {
  const app = await App.open(env, {
    hash: '#9snK1lp7WdqL5x-8WGWaRNqjGRkiJDSU',
  });
  await app.page.getByText('Someone shared a Sudoku').waitFor();
  for (const bad of [
    '#/p/%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    '#/p/%E0%A4%A',
    '#/g/AAAAAAAA',
    `#/r/${'A'.repeat(5000)}`,
    '#/nowhere/at/all',
    '#/replay/%E0%A4%A',
    '#/replay/L1AAAA',
    '#/solve/%E0%A4%A',
    '#/import/%3Csvg%20onload%3Dalert(1)%3E',
    '#/import/%E0%A4%A',
    '#/new/%E0%A4%A',
    '#/train/__proto__',
    '#/%E0%A4%A',
  ]) {
    await app.page.goto(app.page.url().replace(/#.*/, '') + bad);
    await app.page.waitForSelector('main');
    equal(await app.page.locator('img[src=x]').count(), 0);
  }
  app.clean();
});

test('share: a sheet has as many puzzles as asked, their solutions and their codes', async (env) => {
  const app = await App.open(env);
  await app.start();
  await app.button('Share').click();
  await app.page.getByRole('tab', { name: 'Picture' }).click();
  await app.page.evaluate(() => (window.print = () => (window.printed = true)));
  await app.page.getByText('Print and picture options').click();
  await app.page.getByLabel('Puzzles per page').selectOption('4');
  await app.page.getByLabel('Paper').selectOption('a5');
  await app.page.getByLabel('Solutions').selectOption('end');
  await app.page.getByLabel('Small digits').selectOption('grid');
  await app.page.getByLabel('Number').check();
  await app.page.getByLabel('Estimated time').check();
  await app.button('Print / PDF').click();
  await until(() => app.page.evaluate(() => window.printed), 'the print dialog');
  const sheet = app.page.locator('.print-sheet');
  equal(await sheet.locator('.boards article').count(), 4, 'puzzles:');
  equal(await sheet.locator('.answers > div').count(), 4, 'solutions:');
  equal(await sheet.locator('.boards figure svg').count(), 4, 'codes:');
  ok((await sheet.textContent()).includes('about'), 'minutes');
  const boards = await sheet
    .locator('.boards img')
    .evaluateAll((all) => all.map((one) => decodeURIComponent(one.src)));
  equal(new Set(boards).size, 4, 'different puzzles:');
  // 51 empty cells with nine small digits each
  equal(boards[0].match(/class="note"/g).length, 51 * 9, 'small digits:');
  const digits = await sheet
    .locator('.answers img')
    .evaluateAll((all) => all.map((one) => decodeURIComponent(one.src).match(/<text /g).length));
  equal(digits, [81, 81, 81, 81], 'digits of the solutions:');
  await app.page.emulateMedia({ media: 'print' });
  const pdf = (await app.page.pdf({ preferCSSPageSize: true })).toString('latin1');
  equal(pdf.match(/\/Type \/Page\b/g).length, 2, 'pages:');
  ok(/\/MediaBox \[0 0 (419|420)\S* 59[456]/.test(pdf), 'A5');
  app.clean();
});

/** The share dialog with the options of print open; printing only notes that it happened. */
async function openPrint(env, options = {}) {
  const zh = options.lang === 'zh-CN';
  const app = await App.open(env, options);
  await app.start();
  await app.button(zh ? '分享' : 'Share').click();
  await app.page.getByRole('tab', { name: zh ? '图片' : 'Picture' }).click();
  await app.page.evaluate(() => {
    window.prints = 0;
    window.print = () => window.prints++;
  });
  await app.page.getByText(zh ? '打印和图片的选项' : 'Print and picture options').click();
  return app;
}

test('share: a picture has as many pixels as asked', async (env) => {
  const app = await openPrint(env);
  await app.page.getByLabel('PNG: pixels per inch').fill('300');
  const [file] = await Promise.all([app.page.waitForEvent('download'), app.button('PNG').click()]);
  // the width in the head of a PNG: 120 mm at 300 dpi
  equal(readFileSync(await file.path()).readUInt32BE(16), 1417);
  app.clean();
});

/** Prints with a button; looks at the sheet as it is printed, and returns its text and its PDF. */
async function printed(app, name, look = async () => undefined) {
  const before = await app.page.evaluate(() => window.prints);
  await app.button(name).click();
  await until(
    () => app.page.evaluate((count) => window.prints === count + 1, before),
    'the print dialog',
  );
  const sheet = app.page.locator('.print-sheet');
  await app.page.emulateMedia({ media: 'print' });
  const text = await sheet.textContent();
  await look(sheet);
  // The sheet is gone when it is printed.
  const pdf = (await app.page.pdf({ preferCSSPageSize: true })).toString('latin1');
  await app.page.emulateMedia({ media: null });
  const [, width, height] = /\/MediaBox \[0 0 (\S+) ([\d.]+)/.exec(pdf);
  return {
    text,
    pages: pdf.match(/\/Type \/Page\b/g).length,
    size: [width, height].map((points) => Math.round((points / 72) * 25.4)),
  };
}

test('share: a booklet has a cover, contents, margins for binding and crop marks', async (env) => {
  const app = await openPrint(env);
  await app.page.getByLabel('Puzzles per page').selectOption('4');
  await app.page.getByLabel('Puzzles', { exact: true }).fill('6');
  await app.page.getByLabel('Title', { exact: true }).fill('Weekend');
  await app.page.getByLabel('Subtitle on the cover').fill('Volume 1');
  await app.page.getByLabel('Extra for binding').fill('8');
  await app.page.getByLabel('Solutions').selectOption('end');
  for (const box of ['Number', 'Hardest technique', 'Seed', 'Crop marks', 'Cover and contents'])
    await app.page.getByLabel(box, { exact: true }).check();
  const { text, pages, size } = await printed(app, 'Print / PDF', async (sheet) => {
    equal(await sheet.locator('.cut').count(), 5 * 8, 'marks:');
    const paddings = await sheet
      .locator('.page')
      .evaluateAll((all) => all.map((one) => parseFloat(one.style.paddingLeft)));
    equal(paddings, [33, 25, 33, 25, 33], 'left margins:');
  });
  // cover, contents, 4 puzzles, 2 puzzles, solutions
  equal(pages, 5, 'pages:');
  equal(size, [210 + 20, 297 + 20], 'A4 and what is cut off:');
  for (const words of [
    'Weekend',
    'Volume 1',
    '6 puzzles',
    'Contents',
    'Puzzles 1–6',
    '2:beginner:',
  ])
    ok(text.includes(words), `${words} in ${text}`);
  app.clean();
});

test('share: a booklet has every level in order, titles and a font of the player', async (env) => {
  for (const lang of ['en-US', 'zh-CN']) {
    const zh = lang === 'zh-CN';
    const app = await openPrint(env, { lang });
    const label = (en, chinese) => app.page.getByLabel(zh ? chinese : en, { exact: true });
    await label('Puzzles per page', '每页题数').selectOption('4');
    await label('Puzzles', '题数').fill('4');
    await label('Level of the other puzzles', '其余题目的难度').selectOption('all');
    await label('Order', '顺序').selectOption('level');
    await label('Title above each puzzle', '每题上方的标题').fill('Lele’s');
    await label('Font', '字体').fill('serif');
    await label('Cover and contents', '封面和目录').check();
    const { text } = await printed(app, zh ? '打印 / PDF' : 'Print / PDF', async (sheet) => {
      const heads = await sheet.locator('.head').allTextContents();
      equal(heads.length, 4);
      const levels = zh
        ? ['入门', '入门', '简单', '中等']
        : ['Beginner', 'Beginner', 'Easy', 'Medium'];
      for (const [i, level] of levels.entries())
        ok(heads[i].includes(level) && heads[i].includes('Lele’s'), heads[i]);
      equal(await sheet.evaluate((one) => getComputedStyle(one).fontFamily), 'serif');
    });
    ok(text.includes(zh ? '目录' : 'Contents'), text);
    app.clean();
  }
});

test('share: a paper of any size, on its side; the solutions are a second document', async (env) => {
  const app = await openPrint(env);
  await app.page.getByLabel('Paper').selectOption('own');
  await app.page.getByLabel('Width (mm)').fill('60');
  await app.page.getByLabel('Height (mm)').fill('60');
  await app.page.getByLabel('Puzzles per page').selectOption('12');
  await app.page.getByText('too small to be read').waitFor();
  ok(await app.button('Print / PDF').isDisabled(), 'boards that cannot be read are printed');
  await app.page.getByLabel('Width (mm)').fill('170');
  await app.page.getByLabel('Height (mm)').fill('240');
  await app.page.getByLabel('Landscape').check();
  await app.page.getByLabel('Puzzles per page').selectOption('2');
  await app.page.getByLabel('Solutions').selectOption('apart');
  const first = await printed(app, 'Print / PDF', async (sheet) => {
    equal(await sheet.locator('.boards article').count(), 2, 'puzzles:');
    equal(await sheet.locator('.answers').count(), 0, 'solutions:');
  });
  equal(first.pages, 1, 'pages:');
  equal(first.size, [240, 170]);
  const second = await printed(app, 'Print the solutions', async (sheet) => {
    equal(await sheet.locator('.boards').count(), 0, 'puzzles:');
    equal(await sheet.locator('.answers img').count(), 2, 'solutions:');
  });
  equal(second.pages, 1, 'pages of solutions:');
  app.clean();
});

test('share: a worksheet asks for a step; its answer has the drawing and the words of the hint', async (env) => {
  const app = await openPrint(env, { dark: true });
  await app.page.getByLabel('Puzzles per page').selectOption('2');
  await app.page.getByLabel('Worksheet').selectOption('x-wing');
  const { text, pages } = await printed(app, 'Print / PDF', async (sheet) => {
    const boards = sheet.locator('.explained .board');
    equal(await boards.count(), 2, 'drawings:');
    // An animation of the lines would be printed at its start, without them.
    const moving = await boards
      .locator('svg')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).animationName));
    ok(moving.length >= 2 && moving.every((name) => name === 'none'), moving);
    // Paper is white in a dark theme too.
    const paper = await boards.first().evaluate((one) => getComputedStyle(one).backgroundColor);
    equal(paper, 'rgb(255, 255, 255)');
    for (const words of await sheet.locator('.explained p').allTextContents())
      ok(/fits.*(row|column).*remove \d from R\dC\d/.test(words), words);
  });
  equal(pages, 2, 'pages:');
  equal(text.match(/Find a step with X-Wing\. Which candidates does it eliminate\?/g).length, 2);
  app.clean();
});
