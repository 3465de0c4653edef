// Measurements: key to paint, size of the first load, layout shift, requests to other hosts.
import { App, VIEWPORTS } from './app.mjs';
import { startServer } from './browser.mjs';
import { equal, ok, test, until } from './cases.mjs';

// The cost of a key until its frame is painted, on the main thread.  It is CPU time, which does not
// depend on the load of the machine: wall time on a CPU four times slower is four times this.
const ON_THE_WAY = ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize'];

async function traced(session, act) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    categories: 'devtools.timeline',
    transferMode: 'ReportEvents',
  });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return events.filter(({ ph }) => ph === 'X').sort((a, b) => a.ts - b.ts);
}

/** The cost of each press, in order: its event, and the work up to its frame. */
function costs(events) {
  const presses = [];
  let end = 0;
  let shown = true;
  for (const { name, ts, dur, tdur = 0, args } of events) {
    const key = name === 'EventDispatch' && args.data.type === 'keydown';
    if (key) {
      end = ts + dur;
      shown = false;
      presses.push(tdur / 1000);
      continue;
    }
    // Layout during the event is already part of its time; work after the frame (an animation, the
    // save) does not count.
    if (!ON_THE_WAY.includes(name) || ts < end || shown) continue;
    presses[presses.length - 1] += tdur / 1000;
    shown = name === ON_THE_WAY.at(-1);
  }
  return presses;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

test(
  'a key press is on the screen within 16 ms on a CPU four times slower',
  async (env) => {
    const app = await (await App.open(env)).start();
    const session = await app.page.context().newCDPSession(app.page);
    await app.cell(1, 3).click();
    // No chords: one press is one event.
    const keys = ['4', '1', 'x', '2', 'z', 'ArrowRight', '6', 'ArrowLeft', '0', 'u'];
    const painted = () =>
      app.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    const round = async (times) => {
      for (let i = 0; i < times; i++)
        for (const key of keys) {
          await app.page.keyboard.press(key);
          await painted();
        }
    };
    await round(6);
    // Other processes can only add time (cold caches), so the best of a few rounds counts.
    let best = { middle: Infinity };
    for (let i = 0; i < 6 && !(i > 0 && best.middle < 16); i++) {
      const found = costs(await traced(session, () => round(15)));
      equal(found.length, keys.length * 15, 'presses in the trace:');
      const each = keys.map((_, at) => 4 * median(found.filter((_, j) => j % keys.length === at)));
      const middle = median(each);
      if (middle < best.middle) best = { middle, each };
    }
    const slowest = Math.max(...best.each);
    console.log(
      `      four times slower ${best.middle.toFixed(1)} ms, the slowest key ${slowest.toFixed(1)}`,
    );
    // The goal is 16.  CPU time of the same build varies by two fifths with the clock rate of a
    // shared machine, so the case fails only beyond that.
    ok(
      best.middle > 0 && best.middle < 24,
      keys.map((key, i) => `${key} ${best.each[i].toFixed(1)}`).join(', '),
    );
  },
  { alone: true },
);

for (const [coding, brotli] of [
  ['Brotli', true],
  ['gzip', false],
])
  test(`the first load is under 300 KB with ${coding}, a game too, and everything comes from one host`, async (env) => {
    const server = await startServer({ brotli });
    env.cleanup(() => server.close());
    const context = await env.browser.newContext({ serviceWorkers: 'block', locale: 'en-US' });
    env.cleanup(() => context.close());
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    const hosts = new Set();
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    session.on('Network.requestWillBeSent', ({ request }) => hosts.add(new URL(request.url).host));
    const loaded = async (what, load) => {
      bytes = 0;
      await load();
      await page.waitForLoadState('networkidle');
      console.log(`      ${coding}, ${what}: ${(bytes / 1024).toFixed(0)} KB`);
      ok(bytes > 100 * 1024 && bytes < 300 * 1024, `${what}: ${bytes} bytes`);
    };
    await loaded('first load', async () => {
      await page.goto(server.url);
      await page.waitForSelector('main');
    });
    await page.keyboard.press('Escape');
    await new App(page).start();
    await loaded('a game', async () => {
      await page.reload();
      await page.waitForSelector('[role=grid]');
    });
    equal([...hosts], [new URL(server.url).host]);
  });

/** Its hints need the second part of the module. */
const HARD = '57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..';

test('the second part of the module comes with the first key, and what needs it asks again if it did not', async (env) => {
  const context = await env.browser.newContext({ serviceWorkers: 'block', locale: 'en-US' });
  env.cleanup(() => context.close());
  const page = await context.newPage();
  let asked = 0;
  await page.route('**/lele-rest.wasm', (route) => {
    asked++;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.goto(env.url);
  await page.waitForSelector('[role=grid]');
  await page.waitForLoadState('networkidle');
  equal(asked, 0, 'requests before the first key:');
  await page.keyboard.press('ArrowRight');
  await until(() => asked === 1, 'the second part is asked for');
  const app = await new App(page).start(HARD);
  for (let level = 0; level < 3; level++) await app.press('h');
  await page.locator('.hint-panel[data-kind="step"]').waitFor();
  ok(asked > 1, 'a hard puzzle did without the second part');
  equal(
    app.errors.filter((text) => !text.includes('ERR_FAILED')),
    [],
  );
});

const SCREENS = {
  ...VIEWPORTS,
  'phone on its side': { width: 640, height: 360 },
};

for (const [name, viewport] of Object.entries(SCREENS))
  test(`nothing jumps or hangs over the edge while a game starts and goes on (${name})`, async (env) => {
    const app = await App.open(env, {
      viewport,
      touch: name.startsWith('phone'),
    });
    await app.page.evaluate(() => {
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (!entry.hadRecentInput) window.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await app.start();
    await app.cell(1, 3).click();
    await app.press('f', '4', 'Shift+H', 'Escape', 'h', 'h', 'h');
    await app.page.waitForTimeout(700);
    ok(
      (await app.page.evaluate(() => window.shift)) < 0.01,
      `shift ${await app.page.evaluate(() => window.shift)}`,
    );
    const over = await app.page.evaluate(() => [
      document.documentElement.scrollWidth - innerWidth,
      document.documentElement.scrollHeight - innerHeight,
    ]);
    ok(over[0] <= 0 && over[1] <= 0, `the page is larger than the screen by ${over}`);
  });

test('the built page forbids foreign and inline scripts, and runs so', async (env) => {
  const app = await (await App.open(env)).start();
  const policy = await app.page.getAttribute('meta[http-equiv=Content-Security-Policy]', 'content');
  ok(policy.includes("default-src 'none'") && !policy.includes('unsafe-inline'), policy);
  const ran = await app.page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.broken = true';
    document.body.append(script);
    return window.broken === true;
  });
  equal(ran, false, 'an inline script runs:');
});

test('after the first load the page starts without a network', async (env) => {
  const app = await (await App.open(env)).start();
  await app.cell(1, 3).click();
  await app.press('4');
  await app.kept();
  await app.page.context().setOffline(true);
  await app.page.reload();
  await app.page.waitForSelector('[role=grid]');
  equal(await app.value(1, 3), '4');
  await app.page.evaluate(() => (location.hash = '#/settings'));
  await app.page.waitForSelector('.preview .board');
});

test('a 16 × 16 game on a phone: made, fits, played with a tap and a letter', async (env) => {
  const app = await App.open(env, { viewport: 'phone', touch: true });
  await app.page.getByRole('radio', { name: '16×16', exact: true }).click();
  await app.page.locator('.levels button').first().click();
  await app.page.waitForSelector('[role=grid]', { timeout: 60000 });
  equal(await app.page.locator('[role=gridcell]').count(), 256);
  const board = await app.page.locator('[role=grid]').boundingBox();
  ok(board.x >= 0 && board.x + board.width <= 360, 'the board fits the width');
  const actions = await app.page.locator('.actions').boundingBox();
  ok(actions.y + actions.height <= 640, 'the buttons fit the height');
  const empty = (await app.values()).indexOf('.');
  const at = [Math.floor(empty / 16) + 1, (empty % 16) + 1];
  await app.cell(...at, 16).tap();
  await app.page.locator('.pad [data-digit="16"]').tap();
  equal(await app.value(...at, 16), 'G');
  await app.press('a');
  equal(await app.value(...at, 16), 'A');
  app.clean();
});
