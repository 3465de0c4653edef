// Figures: key to paint, size of the first load, layout shift, strangers on the wire.
import { App, VIEWPORTS } from './app.mjs';
import { equal, ok, test, until } from './cases.mjs';

// What a key costs until its frame is painted, on the main thread.  In CPU time, which a busy
// machine does not change: wall time on a CPU four times slower is four times this.
const ON_THE_WAY = ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit'];

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
  return events.filter(({ ph }) => ph === 'X');
}

test(
  'a key press is on the screen within 16 ms on a CPU four times slower',
  async (env) => {
    const app = await (await App.open(env)).start();
    const session = await app.page.context().newCDPSession(app.page);
    await app.cell(1, 3).click();
    const keys = ['4', '1', 'Shift+2', 'ArrowRight', '6', 'ArrowLeft', '0', 'Control+z'];
    const round = async (times) => {
      for (let i = 0; i < times; i++) await app.press(...keys);
    };
    await round(6);
    const cpu = (list) => list.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
    let best = Infinity;
    // Neighbours on the machine only ever add (cold caches): the best of a few rounds counts,
    // of some more where the machine is busy.
    for (let i = 0; i < 5 || (best >= 16 && i < 15); i++) {
      const events = await traced(session, () => round(5));
      const down = events.filter(
        ({ name, args }) => name === 'EventDispatch' && args.data.type === 'keydown',
      );
      ok(down.length >= 8 * 5, 'the trace has every key');
      const frame = events.filter(({ name }) => ON_THE_WAY.includes(name));
      best = Math.min(best, (4 * (cpu(down) + cpu(frame))) / down.length);
    }
    console.log(`      four times slower ${best.toFixed(1)} ms`);
    ok(best > 0 && best < 16, `${best} ms`);
  },
  { alone: true },
);

test('the first load is under 300 KB compressed, and everything comes from one host', async (env) => {
  const context = await env.browser.newContext({ serviceWorkers: 'block' });
  env.cleanup(() => context.close());
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  const hosts = new Set();
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  session.on('Network.requestWillBeSent', ({ request }) => hosts.add(new URL(request.url).host));
  await page.goto(env.url);
  await page.waitForSelector('main');
  await page.waitForTimeout(500);
  console.log(`      ${(bytes / 1024).toFixed(0)} KB`);
  ok(bytes < 300 * 1024, `${bytes} bytes`);
  equal([...hosts], [new URL(env.url).host]);
});

const SCREENS = { ...VIEWPORTS, 'phone on its side': { width: 640, height: 360 } };

for (const [name, viewport] of Object.entries(SCREENS))
  test(`nothing jumps or hangs over the edge while a game starts and goes on (${name})`, async (env) => {
    const app = await App.open(env, { viewport, touch: name.startsWith('phone') });
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
  await app.page.evaluate(() => navigator.serviceWorker.ready);
  await until(
    () =>
      app.page.evaluate(
        async () =>
          (await caches.keys()).length === 1 && navigator.serviceWorker.controller !== null,
      ),
    'the files are kept',
    10000,
  );
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
