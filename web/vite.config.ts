// Builds the page into dist/: relative paths (any static host, any sub-path), a strict
// Content-Security-Policy, and the list of files that the service worker keeps for offline use.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

// The loader of the WebAssembly module belongs to the module, not to the page.
const LELE = fileURLToPath(new URL('../src/wasm/lele', import.meta.url));

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

function filesBelow(directory: string): string[] {
  return readdirSync(directory).flatMap((name) => {
    const path = join(directory, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

/** Writes the names of all built files, and a version made of their contents, into dist/sw.js. */
function offline(): Plugin {
  let out = '';
  return {
    name: 'lele-offline',
    apply: 'build',
    configResolved: (config) => void (out = join(config.root, config.build.outDir)),
    closeBundle() {
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
    },
  };
}

export default defineConfig({
  base: './',
  plugins: [svelte(), contentSecurityPolicy(), offline()],
  resolve: { alias: { $lele: LELE } },
  server: { fs: { allow: ['..'] } },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  test: { include: ['src/**/*.test.ts'] },
} as Parameters<typeof defineConfig>[0]);
