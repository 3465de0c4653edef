// The page as a player sees it: opens it, starts a game, reads the board.
import { ok, until } from './cases.mjs';

// A well-known puzzle (Wikipedia's example); singles suffice for it.
export const PUZZLE =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const SOLUTION =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** The same with two solutions. */
export const SEVERAL =
  '534..8912672195348198342567859..1423426853791713924856961537284287419635345286179';
/** The same up to its last four digits. */
export const NEARLY =
  '.34678912672195348.98342567859761423426853791713924856961537284287419635345286.7.';

/** With both diagonals it has one solution, without them 51. The numbers here and below come from a
 *  search that shares no code with the page. */
export const X_UNIQUE =
  '96...8.....21..76..17.....9.4...7.3562.9..87.....6.........5...2..8...4...5..29.6';
/** With both diagonals it has 18 solutions. */
export const X_SEVERAL =
  '96...8.....21..76..17.....9.4...7..56..9...7.....6.............2..8...4...5..2..6';

export const VIEWPORTS = {
  phone: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
  wide: { width: 1920, height: 1080 },
};

/** Counts, buttons and the focus are updated one frame after the board: waits until no frame and no
 *  timer without delay is waiting.  An animation always asks for one more frame, so the wait ends
 *  after some frames at the latest. */
function settled(page) {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 10; frames++) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      if (frames > 0 && !(window.waitingWork?.size > 0)) return;
    }
  });
}

/** Runs in the page before its scripts: keeps the set of frames and timers that settled() waits for. */
function watchWork() {
  const waiting = (window.waitingWork = new Set());
  const watch = (start, stop, name, counts) => {
    const [begin, end] = [window[start].bind(window), window[stop].bind(window)];
    window[start] = (act, ...rest) => {
      if (typeof act !== 'function' || !counts(rest)) return begin(act, ...rest);
      const id = begin(
        (...values) => {
          waiting.delete(name + id);
          act(...values);
        },
        ...rest,
      );
      waiting.add(name + id);
      return id;
    };
    window[stop] = (id) => {
      waiting.delete(name + id);
      end(id);
    };
  };
  watch('requestAnimationFrame', 'cancelAnimationFrame', 'frame', () => true);
  watch('setTimeout', 'clearTimeout', 'timer', ([delay]) => !(delay > 0));
}

/** Lets every click and tap of a case end when the page shows its effect.  A click that opens
 *  another document has nothing to wait for. */
function settleAfterClicks(page) {
  const locator = Object.getPrototypeOf(page.locator('html'));
  if (locator.settles) return;
  locator.settles = true;
  for (const name of ['click', 'tap']) {
    const act = locator[name];
    locator[name] = async function (...options) {
      await act.apply(this, options);
      await settled(this.page()).catch(() => undefined);
    };
  }
}

export class App {
  errors = [];

  constructor(page) {
    this.page = page;
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
  }

  /** options: viewport (name), lang, dark, touch, scale, settings, hash, first (as on the very first
   *  start), start (as in a new tab, which shows the start page: otherwise a game goes on), seed (fixes the
   *  random choices of the page), date (the current date) */
  static async open(
    { browser, url, cleanup },
    {
      viewport = 'desktop',
      lang = 'en-US',
      dark = false,
      touch = false,
      scale = 1,
      settings = {},
      context,
      hash = '',
      first = false,
      start = false,
      seed,
      date,
    } = {},
  ) {
    const own =
      context ??
      (await browser.newContext({
        viewport: VIEWPORTS[viewport] ?? viewport,
        locale: lang,
        colorScheme: dark ? 'dark' : 'light',
        hasTouch: touch,
        isMobile: touch,
        deviceScaleFactor: scale,
      }));
    if (!context) cleanup(() => own.close());
    const page = await own.newPage();
    settleAfterClicks(page);
    await page.addInitScript(watchWork);
    // A wait ends as soon as its condition holds; only a failing one takes this long.
    page.setDefaultTimeout(20_000);
    await page.addInitScript((values) => {
      if (!localStorage.getItem('lele.settings'))
        localStorage.setItem('lele.settings', JSON.stringify(values));
    }, settings);
    if (date) await page.clock.setFixedTime(new Date(date));
    if (seed !== undefined)
      await page.addInitScript((start) => {
        let next = start;
        crypto.getRandomValues = (array) => array.fill(next++);
      }, seed);
    if (!first) await page.addInitScript(() => localStorage.setItem('lele.tour', '1'));
    if (!first && !start) await page.addInitScript(() => sessionStorage.setItem('lele.here', '1'));
    const app = new App(page);
    await page.goto(url + hash);
    await page.waitForSelector('main');
    return app;
  }

  async start(puzzle = PUZZLE) {
    const { page } = this;
    await page.evaluate(() => (location.hash = '#/new'));
    await page.fill('#code', puzzle);
    await page.click('#code ~ .button.primary');
    await page.waitForSelector('[role=grid]');
    await page.locator('#cell-40, #cell-0').first().waitFor();
    return this;
  }

  cell(row, column, size = 9) {
    return this.page.locator(`#cell-${(row - 1) * size + column - 1}`);
  }

  async value(row, column, size = 9) {
    await this.cell(row, column, size).waitFor({ state: 'attached' }); // a missing board is not an empty cell
    const digit = this.cell(row, column, size).locator('.digit');
    return (await digit.count()) ? (await digit.textContent()).trim() : '';
  }

  async notes(row, column, kind = 'notes') {
    await this.cell(row, column).waitFor({ state: 'attached' });
    return (await this.cell(row, column).locator(`.${kind} span`).allTextContents()).join('');
  }

  /** All digits in reading order, dots for empty cells. */
  async values() {
    await this.page.locator('[role=grid] [data-cell]').first().waitFor({ state: 'attached' });
    return this.page.evaluate(() =>
      [...document.querySelectorAll('[role=grid] [data-cell]')]
        .map((cell) => cell.querySelector('.digit')?.textContent?.trim() || '.')
        .join(''),
    );
  }

  async press(...keys) {
    await this.settled();
    for (const key of keys) await this.page.keyboard.press(key);
    await this.settled();
  }

  settled() {
    return settled(this.page);
  }

  /** A button by its name, anywhere on the page. */
  button(name) {
    return this.page.getByRole('button', { name, exact: true });
  }

  dialog() {
    return this.page.locator('dialog[open]');
  }

  status(part) {
    return until(
      async () => (await this.page.locator('[role=status]').textContent()).includes(part),
      `status line says "${part}"`,
    );
  }

  seconds() {
    return this.page
      .locator('.timer')
      .textContent()
      .then((text) => {
        const parts = text.trim().split(':').map(Number);
        return parts.reduce((sum, part) => sum * 60 + part, 0);
      });
  }

  /** Enters the whole solution into the empty cells with `enter(row, column, digit)`. */
  async fill(enter, { solution = SOLUTION, leave = 0 } = {}) {
    const now = await this.values();
    const open = [...now].map((value, i) => (value === '.' ? i : -1)).filter((i) => i >= 0);
    const size = Math.sqrt(solution.length);
    for (const i of open.slice(0, open.length - leave))
      await enter(Math.floor(i / size) + 1, (i % size) + 1, solution[i]);
  }

  /** The same with the keyboard, as a player would. */
  type(options = {}) {
    return this.fill(async (row, column, digit) => {
      await this.cell(row, column).click();
      await this.press(digit);
    }, options);
  }

  async solve(options = {}) {
    await this.type(options);
    await this.dialog().waitFor();
  }

  /** Opens another page in the same tab. */
  async visit(hash) {
    await this.page.evaluate((to) => (location.hash = to), hash);
    await this.page.waitForSelector('main h2, main p, main section, main ul');
  }

  /** Resolves when the page works offline. */
  kept() {
    return until(
      () =>
        this.page.evaluate(
          async () =>
            (await caches.keys()).length === 1 && navigator.serviceWorker.controller !== null,
        ),
      'the files are kept',
      30000,
    );
  }

  clean() {
    ok(this.errors.length === 0, `errors on the page: ${this.errors.join('\n')}`);
  }
}

/** Accesses a store of the page's database, which the page must have opened before. */
function inStore(page, store, rows) {
  return page.evaluate(
    ({ name, records }) =>
      new Promise((resolve, reject) => {
        const open = indexedDB.open('lele');
        open.onerror = reject;
        open.onsuccess = () => {
          const change = open.result.transaction(name, 'readwrite');
          for (const record of records) change.objectStore(name).put(record);
          const all = change.objectStore(name).getAll();
          change.onerror = reject;
          change.oncomplete = () => {
            open.result.close();
            resolve(all.result);
          };
        };
      }),
    { name: store, records: rows },
  );
}

export const fillStore = inStore;
export const readStore = (page, store) => inStore(page, store, []);
