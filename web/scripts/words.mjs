// Writes the catalogue of a language as one file: npm run words [zh|en]
import { readdirSync } from 'node:fs';
import { createServer } from 'vite';

const lang = process.argv[2] ?? 'en';
const folder = new URL(`../src/text/${lang}/`, import.meta.url);
const parts = readdirSync(folder).filter((name) => !['first.ts', 'later.ts'].includes(name));
const server = await createServer({
  root: new URL('..', import.meta.url).pathname,
  logLevel: 'error',
  server: { middlewareMode: true },
  appType: 'custom',
});
const words = {};
for (const part of parts.sort())
  Object.assign(words, (await server.ssrLoadModule(`/src/text/${lang}/${part}`)).words);
await server.close();
console.log(JSON.stringify(words, null, 2));
