// Builds the page into dist/: relative paths (any static host, any sub-path), a strict
// Content-Security-Policy, the list of files that the service worker keeps for offline use, and
// the compressed form of every file that gets smaller.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { expandMedia } from './src/ui/breakpoints';

// The loader of the WebAssembly module belongs to the module, not to the page.
const LELE = fileURLToPath(new URL('../src/wasm/lele', import.meta.url));

const SPLIT = fileURLToPath(new URL('../scripts/split-wasm', import.meta.url));

/** What the board needs, and other pages too. */
const SHARED = /src\/(board|play|ui|engine|text)\/[^/]*$/;

const PACKS = /\.(html|js|css|wasm|json|webmanifest|svg|txt)$/;

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

function contentSecurityPolicy(): Plugin {
  return {
    name: 'lele-csp',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
        injectTo: 'head-prepend',
      },
    ],
  };
}

/** Programs that show a preview of a link follow only whole addresses. `lele serve` fills in its own; for
 *  a host of files alone the build does, if LELE_URL is set. */
const named = (): Plugin => ({
  name: 'lele-named',
  apply: 'build',
  transformIndexHtml: (html) => {
    const site = process.env['LELE_URL']?.replace(/\/$/, '');
    return site ? html.replaceAll('content="./', `content="${site}/`) : html;
  },
});

/** Puts the conditions of breakpoints into all styles, those of components too. */
const breakpoints = (): Plugin => ({
  name: 'lele-breakpoints',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.css') ? { code: expandMedia(code), map: null } : null),
});

function filesBelow(directory: string): string[] {
  return readdirSync(directory).flatMap((name) => {
    const path = join(directory, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

/** A plugin that works on the built files; such plugins run in the order of the list. */
function afterBuild(name: string, handler: (out: string) => void): Plugin {
  let out = '';
  return {
    name,
    apply: 'build',
    configResolved: (config) => void (out = join(config.root, config.build.outDir)),
    writeBundle: { sequential: true, order: 'post', handler: () => handler(out) },
  };
}

/** Splits the module into what the start needs and the rest. */
const split = () =>
  afterBuild('lele-split', (out) => {
    const whole = join(out, 'lele.wasm');
    execFileSync(SPLIT, [whole, whole, join(out, 'lele-rest.wasm')], { stdio: 'inherit' });
  });

/** Writes the names of all built files, and a version made of their contents, into dist/sw.js. */
const offline = () =>
  afterBuild('lele-offline', (out) => {
    const worker = join(out, 'sw.js');
    const hash = createHash('sha256');
    const files = filesBelow(out)
      .filter((path) => path !== worker)
      .sort();
    for (const path of files) hash.update(readFileSync(path));
    const names = ['./', ...files.map((path) => relative(out, path).replaceAll('\\', '/'))];
    const text = readFileSync(worker, 'utf8');
    if (!text.includes("['__FILES__']")) throw new Error('sw.js has no place for the files');
    writeFileSync(
      worker,
      text
        .replace('__VERSION__', hash.digest('hex').slice(0, 16))
        .replace("['__FILES__']", JSON.stringify(names)),
    );
  });

/** Writes x.br next to x: a fifth smaller than what a server compresses with gzip on the way. */
const packed = () =>
  afterBuild('lele-packed', (out) => {
    for (const path of filesBelow(out).filter((name) => PACKS.test(name))) {
      const plain = readFileSync(path);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
      const small = brotliCompressSync(plain, { params });
      if (small.length < plain.length) writeFileSync(`${path}.br`, small);
    }
  });

export default defineConfig({
  base: './',
  plugins: [
    breakpoints(),
    svelte(),
    contentSecurityPolicy(),
    named(),
    split(),
    offline(),
    packed(),
  ],
  resolve: { alias: { $lele: LELE } },
  server: { fs: { allow: ['..'] } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Each file of the page costs the headers of an answer, so small shared parts go into one.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'shared', test: SHARED, minShareCount: 2 }],
        },
      },
    },
  },
  worker: { format: 'es' },
  test: { include: ['src/**/*.test.ts'] },
} as Parameters<typeof defineConfig>[0]);
