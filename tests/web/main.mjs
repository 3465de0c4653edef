// Runs every case of *.test.mjs, two at a time, and counts the results.
import { readdirSync } from 'node:fs';
import { startBrowser, startServer } from './browser.mjs';
import { cases } from './cases.mjs';

const words = process.argv.slice(2);
const folder = new URL('.', import.meta.url);
for (const file of readdirSync(folder)
  .filter((name) => name.endsWith('.test.mjs'))
  .sort())
  await import(new URL(file, folder).href);

const wanted = cases.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
const server = await startServer();
const browser = await startBrowser();
let failed = 0;

async function run({ name, act, alone }) {
  const start = performance.now();
  const open = [];
  let problem = null;
  let timer;
  try {
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error('took longer than five minutes')), 300_000);
    });
    const fixture = { browser, url: server.url, cleanup: (close) => open.push(close) };
    await Promise.race([act(fixture), late]);
  } catch (error) {
    problem = error;
  }
  clearTimeout(timer);
  for (const close of open) await close().catch(() => undefined);
  const time = `${((performance.now() - start) / 1000).toFixed(1)}s${alone ? ' alone' : ''}`;
  if (problem) console.log(`FAIL  ${name} (${time})\n${problem.stack ?? problem}\n`);
  else console.log(`ok    ${name} (${time})`);
  return !problem;
}

// Measurements run alone, so that other cases do not slow them down.  A case that failed beside
// another one is run once more alone, with its first failure in the log: the tests check the page,
// not the scheduling of two cases.
const queue = wanted.filter(({ alone }) => !alone);
const alone = wanted.filter((one) => one.alone);
await Promise.all(
  [1, 2].map(async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      if (!(await run(next))) alone.push({ ...next, alone: true });
  }),
);
for (const one of alone) if (!(await run(one))) failed++;

await browser.close();
await server.close();
console.log(`${wanted.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
