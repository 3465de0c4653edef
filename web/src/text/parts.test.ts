import { expect, test } from 'vitest';
import { withWords, wordsOf } from '../../scripts/parts';

const SOURCES = import.meta.glob<string>(['./{zh,en}/*.ts', '!./*/{first,later}.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const FILES = import.meta.glob<{ words: Record<string, string> }>(
  ['./{zh,en}/*.ts', '!./*/{first,later}.ts'],
  { eager: true },
);
const all = Object.entries(SOURCES);

test('the one file of a language has every word of its parts', () => {
  expect(all.length).toBeGreaterThan(30);
  for (const [path, source] of all) expect(wordsOf(source), path).toEqual(FILES[path]!.words);
});

test('words that were not changed leave the parts as they are', () => {
  for (const [path, source] of all) expect(withWords(source, wordsOf(source)), path).toBe(source);
});

test('changed words come back, whatever is in them', () => {
  for (const [path, source] of all) {
    const other = Object.fromEntries(
      Object.entries(wordsOf(source)).map(([key, text]) => [key, `„${text}“ 'it' "is" \\n \`$\{`]),
    );
    expect(wordsOf(withWords(source, other)), path).toEqual(other);
  }
});

test('keys that a part does not have change nothing', () => {
  const [, source] = all[0]!;
  expect(withWords(source, { 'no.such': 'word' })).toBe(source);
});
