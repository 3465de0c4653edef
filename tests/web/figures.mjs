// Prints what the first start costs: node tests/web/figures.mjs
//
// Bytes of the first load with Brotli and with gzip, and the time until the first puzzle takes keys on
// slow 4G (1.6 Mbit/s, 150 ms) with a processor four times slower.  The key press is measured by the
// case "a key press is on the screen".
import { startBrowser, startServer } from './browser.mjs';

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};
const ROUNDS = 5;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function firstStart(browser, url, { slow }) {
  const context = await browser.newContext({
    locale: 'en-US',
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  if (slow) {
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  const start = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  // Usable: the board takes keys.
  await page.waitForFunction(() => document.activeElement?.dataset.cell === '40', null, {
    polling: 'raf',
  });
  const time = performance.now() - start;
  await page.waitForLoadState('networkidle');
  await context.close();
  return { bytes, time };
}

const browser = await startBrowser();
for (const brotli of [true, false]) {
  const server = await startServer({ brotli });
  const { bytes } = await firstStart(browser, server.url, { slow: false });
  const times = [];
  for (let i = 0; i < ROUNDS; i++)
    times.push((await firstStart(browser, server.url, { slow: true })).time);
  const seconds = (ms) => (ms / 1000).toFixed(2);
  console.log(
    `${brotli ? 'Brotli' : 'gzip'}: first load ${(bytes / 1024).toFixed(0)} KB; slow 4G and a processor four times slower: ` +
      `playable after ${seconds(median(times))} s (${seconds(Math.min(...times))} to ${seconds(Math.max(...times))})`,
  );
  await server.close();
}
await browser.close();
