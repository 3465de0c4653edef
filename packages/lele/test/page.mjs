// The built page in a browser: node page.mjs URL.  It prints the example of the README, and a worker solves a batch.
import assert from 'node:assert/strict';
import { startBrowser } from '../../../tests/web/browser.mjs';

const browser = await startBrowser();
const page = await browser.newPage();
const said = [];
page.on('pageerror', (error) => said.push(`error: ${error}`));
const end = new Promise((resolve) => {
  page.on('console', (message) => {
    said.push(message.text());
    if (message.text().startsWith('worker ') || message.type() === 'error') resolve();
  });
});
await page.goto(process.argv[2]);
await end;
await browser.close();
assert.equal(said[0], '534678912672195348198342567859761423426853791713924856961537284287419635345286179', said.join('\n'));
assert.ok(said.includes('worker 1000 1000'), said.join('\n'));
