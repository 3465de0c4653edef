// Raw requests to a running server: connections that are kept, requests that two programs could read
// differently, limits.  Usage: node raw.mjs PORT [WORD]; with a WORD only the cases with that word.
//
// Every answer is read strictly: its head, the bytes that Content-Length announces, nothing more.
import { connect } from 'node:net';

const PORT = Number(process.argv[2]);
const ONLY = process.argv[3] ?? '';
const PATIENCE = 60_000; // a case that waits for longer has failed

const REQUIRED = {
  'content-security-policy': /^default-src 'none'; .*frame-ancestors 'none'$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'content-length': /^\d+$|^$/,
};

/** One connection.  `read(method)` gives the next answer, `end()` what is left when the server ends it. */
class Client {
  constructor(from = '127.0.0.1') {
    this.bytes = Buffer.alloc(0);
    this.ended = false;
    this.error = '';
    this.changed = () => {};
    this.socket = connect({
      port: PORT,
      host: '127.0.0.1',
      localAddress: from,
      allowHalfOpen: true,
    });
    this.socket.on('data', (data) => {
      this.bytes = Buffer.concat([this.bytes, data]);
      this.changed();
    });
    for (const name of ['end', 'close', 'error'])
      this.socket.on(name, (error) => {
        this.ended = true;
        if (name === 'error') this.error = error.code;
        this.changed();
      });
  }

  send(bytes) {
    this.socket.write(bytes, 'latin1');
    return this;
  }

  /** Waits until `find()` gives something, or the server has ended the connection. */
  async until(find) {
    const limit = Date.now() + PATIENCE;
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      if (this.ended) throw new Error(`the server ended the connection ${this.error}`);
      if (Date.now() > limit) throw new Error('no answer');
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, 1000);
        this.changed = () => (clearTimeout(timer), resolve());
      });
    }
  }

  async read(method = 'GET') {
    const end = await this.until(() => {
      const at = this.bytes.indexOf('\r\n\r\n');
      return at < 0 ? undefined : at;
    });
    const [first, ...lines] = this.bytes.subarray(0, end).toString('latin1').split('\r\n');
    const status = /^HTTP\/1\.1 (\d{3}) [A-Za-z -]+$/.exec(first)?.[1];
    if (!status) throw new Error(`not the first line of an answer: ${first}`);
    const headers = new Map();
    for (const line of lines) {
      const [, name, value] = /^([A-Za-z-]+): (.*)$/.exec(line) ?? [];
      if (!name || headers.has(name.toLowerCase()))
        throw new Error(`not a header, or twice: ${line}`);
      headers.set(name.toLowerCase(), value);
    }
    for (const [name, pattern] of Object.entries(REQUIRED))
      if (!pattern.test(headers.get(name) ?? ''))
        throw new Error(`${status} with ${name}: ${headers.get(name)}`);
    const length =
      method === 'HEAD' || status === '304' ? 0 : Number(headers.get('content-length'));
    const body = await this.until(() =>
      this.bytes.length >= end + 4 + length
        ? this.bytes.subarray(end + 4, end + 4 + length).toString()
        : undefined,
    );
    this.bytes = this.bytes.subarray(end + 4 + length);
    return { status: Number(status), headers, body };
  }

  /** The statuses of the answers to requests with these methods. */
  async statuses(...methods) {
    const found = [];
    for (const method of methods) found.push((await this.read(method)).status);
    return found.join(' ');
  }

  /** Waits for the end of the connection; returns the bytes that nobody has read. */
  async end() {
    const limit = Date.now() + PATIENCE;
    while (!this.ended && Date.now() < limit)
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, 1000);
        this.changed = () => (clearTimeout(timer), resolve());
      });
    if (!this.ended) throw new Error('the server keeps the connection');
    const rest = this.bytes.toString('latin1');
    this.close();
    return rest;
  }

  close() {
    this.socket.destroy();
  }
}

function equal(got, wanted, what = '') {
  if (got !== wanted)
    throw new Error(`${what} wanted ${JSON.stringify(wanted)}, got ${JSON.stringify(got)}`);
}

const HOST = 'Host: a\r\n';
const get = (path = '/', more = '', version = '1.1', method = 'GET') =>
  `${method} ${path} HTTP/${version}\r\n${HOST}${more}\r\n`;
const SECOND = get('/help/'); // the request that must not be answered

const cases = [];
const test = (name, run) => cases.push({ name, run });

/** Sends bytes, each part when the one before has gone out, and wants these answers, then the end. */
async function answersThenEnd(bytes, wanted, methods = wanted.map(() => 'GET')) {
  const client = new Client();
  client.send(bytes);
  equal(await client.statuses(...methods), wanted.join(' '));
  equal(await client.end(), '', 'after the last answer:');
}

/** The connection is still of use. */
async function isKept(client) {
  client.send(get('/help/'));
  equal((await client.read()).body, 'help');
  equal(client.bytes.length, 0, 'after the answer:');
  client.close();
}

test('a connection serves many requests, one after the other', async () => {
  const client = new Client();
  for (let i = 0; i < 50; i++) {
    client.send(get(i % 2 ? '/' : '/nothing'));
    equal((await client.read()).status, i % 2 ? 200 : 404);
  }
  await isKept(client);
});
test('requests sent at once are answered in their order', async () => {
  const client = new Client().send((get('/') + get('/nothing') + get('/help/')).repeat(40));
  for (let i = 0; i < 40; i++) {
    equal(await client.statuses('GET', 'GET'), '200 404');
    equal((await client.read()).body, 'help');
  }
  await isKept(client);
});
test('a request may arrive in single bytes', async () => {
  const client = new Client();
  for (const byte of get('/help/')) {
    client.send(byte);
    await new Promise((resolve) => setImmediate(resolve));
  }
  equal((await client.read()).body, 'help');
  await isKept(client);
});
test('HEAD keeps the connection and has no body', async () => {
  const client = new Client().send(
    get('/', '', '1.1', 'HEAD') + get('/nothing', '', '1.1', 'HEAD'),
  );
  const { status, headers } = await client.read('HEAD');
  equal(`${status} ${headers.get('content-length') > 2000}`, '200 true');
  equal((await client.read('HEAD')).status, 404);
  await isKept(client);
});
test('304 keeps the connection', async () => {
  const client = new Client().send(get());
  const tag = (await client.read()).headers.get('etag');
  client.send(get('/', `If-None-Match: ${tag}\r\n`));
  equal((await client.read()).status, 304);
  await isKept(client);
});
test('GET with a length of 0 has no body and keeps the connection', async () => {
  const client = new Client().send(get('/', 'Content-Length: 0\r\n'));
  equal((await client.read()).status, 200);
  await isKept(client);
});
test('Connection: close ends it after the answer', () =>
  answersThenEnd(get('/', 'Connection: close\r\n') + SECOND, [200]));
test('Connection: close ends it after HEAD', () =>
  answersThenEnd(get('/', 'Connection: close\r\n', '1.1', 'HEAD') + SECOND, [200], ['HEAD']));
test('HTTP/1.0 ends it after the answer', () =>
  answersThenEnd(get('/', '', '1.0') + SECOND, [200]));
test('HTTP/1.0 with keep-alive keeps it', async () => {
  const client = new Client().send(get('/', 'Connection: keep-alive\r\n', '1.0'));
  equal((await client.read()).status, 200);
  await isKept(client);
});
test('HTTP/1.0 needs no host', () => answersThenEnd('GET / HTTP/1.0\r\n\r\n', [200]));
test('a whole URL as the target is its path', async () => {
  const client = new Client().send(get('http://a/help/'));
  equal((await client.read()).body, 'help');
  await isKept(client);
});
test('a client that has ended its side gets all its answers', async () => {
  const client = new Client().send(get('/') + get('/help/'));
  client.socket.end();
  equal(await client.statuses('GET', 'GET'), '200 200');
  equal(await client.end(), '');
});
test('a client that has ended its side inside a request gets nothing', async () => {
  const client = new Client().send(get('/') + 'GET /hel');
  client.socket.end();
  equal((await client.read()).status, 200);
  equal(await client.end(), '');
});

// Requests that are refused: one answer, then the end; what follows is not read as a request.
const post = (more, body = '') => `POST / HTTP/1.1\r\n${HOST}${more}\r\n${body}`;
const long = (length) => 'a'.repeat(length);
const refusals = {
  'Content-Length and Transfer-Encoding': [
    400,
    post('Content-Length: 3\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'),
  ],
  'Transfer-Encoding and Content-Length': [
    400,
    post('Transfer-Encoding: chunked\r\nContent-Length: 3\r\n', '0\r\n\r\n'),
  ],
  'Content-Length twice': [400, get('/', 'Content-Length: 0\r\nContent-Length: 26\r\n')],
  'the same Content-Length twice': [400, get('/', 'Content-Length: 0\r\nContent-Length: 0\r\n')],
  'a list of lengths': [400, get('/', 'Content-Length: 0, 0\r\n')],
  'a length with a sign': [400, get('/', 'Content-Length: +0\r\n')],
  'a negative length': [400, get('/', 'Content-Length: -1\r\n')],
  'a hidden coding': [400, get('/', 'Transfer-Encoding:\x0bchunked\r\n')],
  'a coding with a space before the colon': [400, get('/', 'Transfer-Encoding : chunked\r\n')],
  'a coding of GET': [400, get('/', 'Transfer-Encoding: chunked\r\n') + '0\r\n\r\n'],
  'garbage instead of chunks': [411, post('Transfer-Encoding: chunked\r\n', 'zz\r\n\0\xff;;;\r\n')],
  'a chunk larger than a number': [
    411,
    post('Transfer-Encoding: chunked\r\n', 'fffffffffffffffff\r\nabc\r\n'),
  ],
  'good chunks': [411, post('Transfer-Encoding: chunked\r\n', '3\r\nabc\r\n0\r\n\r\n')],
  'a body of GET': [400, get('/', 'Content-Length: 5\r\n') + 'abcde'],
  'a body of GET that is a request': [
    400,
    get('/', `Content-Length: ${SECOND.length}\r\n`) + SECOND,
  ],
  'a body announced with Expect': [417, post('Content-Length: 3\r\nExpect: 100-continue\r\n')],
  'Expect without a body': [417, get('/', 'Expect: 100-continue\r\n')],
  'a folded line': [400, get('/', 'X: a\r\n Content-Length: 3\r\n')],
  'a fold after the request line': [400, 'GET / HTTP/1.1\r\n Host: a\r\n\r\n'],
  'bare LF': [400, 'GET / HTTP/1.1\nHost: a\n\n'],
  'bare LF in a header': [400, get('/', 'X: a\nY: b\r\n')],
  'bare CR': [400, get('/', 'X: a\rContent-Length: 3\r\n')],
  'an empty line of bare CRs': [400, get('/', 'X: a\r\rGET /help/ HTTP/1.0\r\n')],
  'a null byte': [400, get('/', 'X: a\0b\r\n')],
  'an empty line first': [400, '\r\n' + get()],
  'no host': [400, 'GET / HTTP/1.1\r\n\r\n'],
  'two hosts': [400, get('/', 'Host: b\r\n')],
  'a null byte in the path': [400, get('/index.html%00.png')],
  'half an escape in the path': [400, get('/index.html%')],
  'the path of a refusal': [400, get('!0')],
  'no path': [400, get('index.html')],
  'no version': [400, 'GET /\r\n\r\n'],
  'one word': [400, 'GET\r\n\r\n'],
  'a later version': [505, get('/', '', '2.0')],
  TLS: [400, '\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\x03\x03'],
  'a great body': [413, post('Content-Length: 3000000\r\n', long(200000))],
  'a body larger than a number': [
    413,
    post('Content-Length: 99999999999999999999999\r\n', long(1000)),
  ],
  'a long path': [414, get('/' + long(9000))],
  'an endless path': [414, 'GET /' + long(500000)],
  'a long header': [431, get('/', `X: ${long(17000)}\r\n`)],
  'an endless header': [431, 'GET / HTTP/1.1\r\nX: ' + long(500000)],
  'many headers': [431, get('/', 'X: a\r\n'.repeat(2000))],
  'many cookies': [431, get('/', `Cookie: ${'a=1;'.repeat(2000)}\r\n`)],
  'many parameters': [431, get('/?' + 'a&'.repeat(2000))],
};
for (const [name, [status, bytes]] of Object.entries(refusals)) {
  test(`${name}: one ${status}, then the end`, () => answersThenEnd(bytes + SECOND, [status]));
  test(`${name} after a good request`, () =>
    answersThenEnd(get('/') + bytes + SECOND, [200, status]));
}
// Bodies that are as long as the head says: the connection goes on after them.
const bodies = {
  'a body of POST': post('Content-Length: 3\r\n', 'abc'),
  'POST without a body': post(''),
  'a body that is a request': post(`Content-Length: ${SECOND.length}\r\n`, SECOND),
  'a body of 200 kB': post('Content-Length: 200000\r\n', long(200000)),
};
for (const [name, bytes] of Object.entries(bodies))
  test(`after ${name} the next request is answered`, async () => {
    const client = new Client().send(bytes + get('/help/', 'Connection: close\r\n'));
    const first = await client.read();
    const next = await client.read();
    equal([first.status, next.status, String(next.body)].join(' '), '405 200 help');
    equal(await client.end(), '');
  });
test('a body that does not end is given up', async () => {
  const client = new Client().send(post('Content-Length: 3\r\n', 'ab'));
  equal(await client.end(), '');
});
test('a refused HEAD has no body', () =>
  answersThenEnd(
    get('/', 'Content-Length: 3\r\n', '1.1', 'HEAD') + 'abc' + SECOND,
    [400],
    ['HEAD'],
  ));

test('the answer to a great body arrives while the client still sends', async () => {
  const client = new Client().send(post('Content-Length: 60000\r\n'));
  for (let i = 0; i < 60; i++) {
    client.send(long(1000));
    await new Promise((resolve) => setImmediate(resolve));
  }
  equal((await client.read()).status, 405);
  equal(await client.end(), '');
});
test('heads as large as allowed are answered by the library, again and again', async () => {
  const large = [
    get('/?' + 'a&'.repeat(255)),
    get('/', `Cookie: ${'a=1;'.repeat(255)}\r\n`),
    get('/', 'X: a\r\n'.repeat(99)),
    get('/', `Cookie: ${long(15000)}=1\r\n`),
    get('/', `X: ${long(16384 - get('/', 'X: \r\n').length)}\r\n`),
    get(
      '/?' + 'a&'.repeat(100) + long(7000),
      'X: a\r\n'.repeat(90) + `Cookie: ${'a=1;'.repeat(150)}${long(6000)}\r\n`,
    ),
  ];
  const client = new Client();
  for (let i = 0; i < 60; i++) {
    client.send(large[i % large.length]);
    equal((await client.read()).status, 200, `head ${i % large.length}:`);
  }
  await isKept(client);
});
test('a large file arrives whole, also at a client that waits before it reads', async () => {
  const bodies = [];
  for (const waits of [false, true]) {
    const client = new Client().send(get('/large.txt') + get('/help/'));
    if (waits) {
      client.socket.pause();
      await new Promise((resolve) => setTimeout(resolve, 300));
      client.socket.resume();
    }
    bodies.push((await client.read()).body);
    equal((await client.read()).body, 'help');
    await isKept(client);
  }
  equal(bodies[0].length, 3000000);
  equal(bodies[0] === bodies[1], true, 'the same bytes:');
});
test('many clients at once get their answers, although some leave early', async () => {
  async function play(number) {
    for (let round = 0; round < 5; round++) {
      const client = new Client();
      const paths = ['/', '/help/', '/large.txt', '/nothing'].slice(0, 1 + ((number + round) % 4));
      client.send(paths.map((path) => get(path)).join(''));
      const leaves = number % 3 === 0;
      if (leaves) await client.read();
      else
        equal(
          await client.statuses(...paths.map(() => 'GET')),
          paths.map((path) => (path === '/nothing' ? 404 : 200)).join(' '),
        );
      client.close();
    }
  }
  await Promise.all(Array.from({ length: 40 }, (_, number) => play(number)));
});
test('a request that drips is answered with 408', async () => {
  const client = new Client().send('GET / HTTP/1.1\r\nHost: a\r\nX: ');
  const timer = setInterval(() => client.send('x'), 200);
  try {
    equal((await client.read()).status, 408);
    equal(await client.end(), '');
  } finally {
    clearInterval(timer);
    client.close();
  }
});
test('over the limit of its address a connection is told so, until another one ends', async () => {
  const from = '127.0.0.3';
  const held = Array.from({ length: 64 }, () => new Client(from).send(get('/help/')));
  const silent = [];
  try {
    for (const client of held) equal((await client.read()).status, 200);
    const refused = new Client(from).send(get() + SECOND);
    const answer = await refused.read();
    equal(answer.status, 429);
    equal(answer.headers.get('retry-after'), '15');
    equal(answer.headers.get('cache-control'), 'no-store');
    equal(answer.body, 'Too many connections from this address / 来自此地址的连接过多\n');
    equal(await refused.end(), '', 'nothing follows the refusal:');
    const head = new Client(from).send(get('/', '', '1.1', 'HEAD'));
    equal((await head.read('HEAD')).status, 429);
    equal(await head.end(), '', 'no body follows:');
    const smuggles = new Client(from).send(get('/', 'Content-Length: 5\r\n') + 'abcde' + SECOND);
    equal((await smuggles.read()).status, 429);
    equal(await smuggles.end(), '');
    // sixteen that are silent; the next one is closed without an answer, and so are they, soon
    for (let i = 0; i < 16; i++) silent.push(new Client(from));
    const beyond = new Client(from).send(get());
    equal(await beyond.end(), '');
    for (const client of silent) equal(await client.end(), '');
    equal(held.filter((client) => client.ended).length, 0, 'those within the limit that ended:');
    equal((await new Client().send(get()).read()).status, 200, 'another address:');
    held[0].close();
    for (let status = 429; status !== 200; ) {
      // as soon as the server has noticed the end
      const client = new Client(from).send(get());
      status = (await client.read()).status;
      client.close();
    }
  } finally {
    [...held, ...silent].forEach((client) => client.close());
  }
});
test('two thousand dripping connections of one address do not keep out another', async () => {
  const drip = () => new Client().send('GET / HTTP/1.1\r\nX: ');
  const drips = Array.from({ length: 2000 }, drip);
  const held = () => drips.filter((client) => !client.ended).length;
  let attacks = true;
  const timer = setInterval(() => {
    // what the server has held until its deadline is opened again
    for (const [i, client] of drips.entries()) {
      if (!client.ended) client.send('x');
      else if (attacks && client.bytes.length > 0) drips[i] = drip();
    }
  }, 500);
  try {
    for (let i = 0; i < 20; i++) {
      const other = new Client('127.0.0.2').send(get());
      equal((await other.read()).status, 200);
      other.close();
    }
    attacks = false;
    // All were accepted before the other: those above the limit are closed already.
    // 16 wait for their refusal for a short time.
    const limit = Date.now() + 8000; // well before the deadline of a request
    let most = held();
    while (most > 64 && Date.now() < limit) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      most = held();
    }
    if (most > 64) throw new Error(`${most} connections of one address are held`);
  } finally {
    clearInterval(timer);
    drips.forEach((client) => client.close());
  }
  for (;;) {
    // the address is served again as soon as the server has noticed the end of its connections
    const client = new Client().send(get());
    const status = await client.read().then(
      (answer) => answer.status,
      () => 0,
    );
    client.close();
    if (status === 200) return;
  }
});

let passed = 0;
let failed = 0;
for (const { name, run } of cases.filter((one) => one.name.includes(ONLY))) {
  try {
    await run();
    passed++;
    console.log(`ok     ${name}`);
  } catch (error) {
    failed++;
    console.log(`FAILED ${name}\n  ${error.message}`);
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
