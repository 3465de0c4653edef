// The catalogue of a language as one file, which a translator can open:
//   npm run words [zh|en]          writes it to standard output
//   npm run words zh|en FILE       takes the words of the file back into the parts of the catalogue
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import prettier from 'prettier';
import { createServer } from 'vite';

const [lang = 'en', file] = process.argv.slice(2);
const folder = new URL(`../src/text/${lang}/`, import.meta.url);
const server = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  logLevel: 'error',
  server: { middlewareMode: true },
  appType: 'custom',
});
const { wordsOf, withWords } = await server.ssrLoadModule('/scripts/parts.ts');
const { faultsOf } = await server.ssrLoadModule('/src/text/message.ts');
await server.close();

const parts = readdirSync(folder)
  .filter((name) => !['first.ts', 'later.ts'].includes(name))
  .sort()
  .map((name) => {
    const path = fileURLToPath(new URL(name, folder));
    return { path, source: readFileSync(path, 'utf8') };
  });
const now = Object.assign({}, ...parts.map(({ source }) => wordsOf(source)));

if (file === undefined) console.log(JSON.stringify(now, null, 2));
else {
  const words = JSON.parse(readFileSync(file, 'utf8'));
  const faults = faultsOf(words, now);
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exit(1);
  }
  for (const { path, source } of parts) {
    const changed = withWords(source, words);
    if (changed === source) continue;
    const options = await prettier.resolveConfig(path);
    writeFileSync(path, await prettier.format(changed, { ...options, filepath: path }));
    console.log(path);
  }
}
