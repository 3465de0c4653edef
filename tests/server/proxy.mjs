// The limits per address behind a proxy.  Usage: node proxy.mjs URL LELE trusted|stranger
// The server believes X-Forwarded-For from 127.0.0.1 (trusted), or from nobody (stranger).
import { ask, equal, finish, player, refused, test } from './client.mjs';

const trusted = process.argv[4] === 'trusted';
const from = async (address) =>
  (await ask('POST', '/api/v1/devices', { body: { phrase: 'x' }, headers: { 'X-Forwarded-For': address } })).status;

/** Asks until it is too often, `most` times. */
async function isRefusedWithin(most, address) {
  for (let i = 0; i < most; i++) if ((await from(address)) === 429) return true;
  return false;
}
const exhaust = async (address) => equal(await isRefusedWithin(100, address), true, 'too often:');
/** Whether an address has the limit that is used up: what comes back while this asks is less than what a new one has. */
const shares = (address) => isRefusedWithin(8, address);

await test(`a client has the address that the proxy adds last (${process.argv[4]})`, async () => {
  await exhaust('192.0.2.7');
  equal(await shares('203.0.113.1, 192.0.2.7'), true);
  equal(await shares('192.0.2.7, 192.0.2.8'), !trusted);
  equal(await shares('2001:db8::1'), !trusted);
});
await test('what is no address is that of the connection', async () => {
  await exhaust('nobody');
  equal(await shares('192.0.2.300'), true);
});

/** A write of a player from the i-th of many addresses. */
const rename = ({ secret }, i) =>
  ask('PUT', '/api/v1/me', {
    secret,
    body: { name: `N${i}` },
    headers: { 'X-Forwarded-For': `198.51.${Math.floor(i / 200)}.${1 + (i % 200)}` },
  });

if (trusted)
  await test('a player has one limit over all addresses', async () => {
    const [busy, calm] = [await player(), await player()];
    let answers = [];
    let asked = 0;
    while (!answers.some(({ status }) => status === 429)) {
      if (asked >= 5000) throw new Error('never too often');
      answers = await Promise.all(Array.from({ length: 8 }, () => rename(busy, asked++)));
      equal(answers.map(({ status }) => status).filter((status) => ![200, 429].includes(status)), []);
    }
    equal(asked > 200, true, 'the writes at once that are allowed:');
    await refused(Promise.resolve(answers.find(({ status }) => status === 429)), 429, 'too-often');
    equal((await rename(calm, 0)).status, 200, 'another player from the first of these addresses:');
  });

await finish();
