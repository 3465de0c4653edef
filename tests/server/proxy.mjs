// The limits per address behind a proxy.  Usage: node proxy.mjs URL LELE trusted|stranger
// The server believes X-Forwarded-For from 127.0.0.1 (trusted), or from nobody (stranger).
import { ask, equal, finish, test } from './client.mjs';

const trusted = process.argv[4] === 'trusted';
const from = async (address) =>
  (await ask('POST', '/api/v1/devices', { body: { phrase: 'x' }, headers: { 'X-Forwarded-For': address } })).status;

/** Asks until it is too often. */
async function exhaust(address) {
  for (let i = 0; i < 100; i++) if ((await from(address)) === 429) return;
  throw new Error('never too often');
}

await test(`a client has the address that the proxy adds last (${process.argv[4]})`, async () => {
  await exhaust('192.0.2.7');
  equal(await from('203.0.113.1, 192.0.2.7'), 429);
  equal(await from('192.0.2.7, 192.0.2.8'), trusted ? 404 : 429);
  equal(await from('2001:db8::1'), trusted ? 404 : 429);
});
await test('what is no address is that of the connection', async () => {
  await exhaust('nobody');
  equal(await from('192.0.2.300'), 429);
});

await finish();
