// Runs every flow in one browser, each in a browser profile of its own, and counts the results.
import { startServer } from '../web/browser.mjs';
import { flows } from './flows.mjs';

const [engine, ...words] = process.argv.slice(2);
const { start } = await import(`./${engine}.mjs`);
const wanted = flows.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
const driver = await start();
console.log(`${engine}: ${driver.version}`);
let failed = 0;

function limited(work) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('took longer than five minutes')), 300_000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

for (const { name, act } of wanted) {
  const begin = performance.now();
  const server = await startServer();
  const page = await driver.open();
  let problem = null;
  try {
    await limited(act({ page, server }));
  } catch (error) {
    problem = error;
    problem.stack += `\nthe page shows: ${await page.run(() => `${location} ${document.body?.innerText}`).catch(() => 'nothing')}`;
  }
  await page.close().catch(() => undefined);
  await server.close().catch(() => undefined); // an offline case has closed it already
  const time = `${((performance.now() - begin) / 1000).toFixed(1)}s`;
  console.log(problem ? `FAIL  ${name} (${time})\n${problem.stack}\n` : `ok    ${name} (${time})`);
  if (problem) failed++;
}
await driver.close();
console.log(`${wanted.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 && wanted.length > 0 ? 0 : 1);
