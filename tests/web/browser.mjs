// A static server for web/dist, like any host, and Debian's Chromium.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('../../web/dist', import.meta.url));
const require = createRequire(new URL('../../web/package.json', import.meta.url));
const { chromium } = require('playwright-core');
export const axeSource = require('axe-core').source;

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

// Served below a sub-path: the page must not assume that it is at the root of its host.
const PREFIX = '/some/where/';

// Each case loads the whole page twice, once for its worker, so compressed files are cached.
const packed = new Map();
function pack(file) {
  if (!packed.has(file)) packed.set(file, gzipSync(readFileSync(file)));
  return packed.get(file);
}

/** The best form that the browser takes, as `lele serve` sends it: the build has files for Brotli. */
function best(file, request, brotli) {
  const ready = `${file}.br`;
  if (brotli && request.headers['accept-encoding']?.includes('br') && existsSync(ready))
    return { coding: 'br', body: readFileSync(ready) };
  return { coding: 'gzip', body: pack(file) };
}

/** `change` may return a different text for a file, like a newer build; without `brotli` a host that
 *  has gzip only. */
export async function startServer({ change = () => undefined, brotli = true } = {}) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://host').pathname);
    const inside = path.startsWith(PREFIX) ? path.slice(PREFIX.length) : null;
    const file = inside === null ? '' : join(root, normalize(`/${inside || 'index.html'}`));
    if (!file || !existsSync(file) || statSync(file).isDirectory())
      return response.writeHead(404).end();
    const changed = change(inside || 'index.html', file);
    const { coding, body } =
      changed === undefined
        ? best(file, request, brotli)
        : { coding: 'gzip', body: gzipSync(changed) };
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-encoding': coding,
      'cache-control': 'no-store',
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}${PREFIX}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A separate host whose build can be replaced by a newer one. */
export async function updatable(env) {
  let build = 1;
  const newer = {
    'sw.js': (text) => text.replace(/VERSION = '(\w+)'/, "VERSION = '$1next'"),
    'index.html': (text) => text.replace('<body>', '<body data-build="2">'),
  };
  const server = await startServer({
    change: (name, file) => (build === 1 ? undefined : newer[name]?.(readFileSync(file, 'utf8'))),
  });
  env.cleanup(() => server.close());
  return { env: { ...env, url: server.url }, publish: () => (build = 2) };
}

// The shell is the same browser without windows, which take half the time of a short case.
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

const OPTIONS = {
  executablePath: BROWSERS.find(existsSync),
  headless: true,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export const startBrowser = () => chromium.launch(OPTIONS);

/** A browser whose profile is in a folder, so that the next one finds what it has kept. */
export const startKept = (profile) =>
  chromium.launchPersistentContext(profile, { ...OPTIONS, locale: 'en-US' });
