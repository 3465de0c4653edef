import { expect, test } from 'vitest';
import { GROUPS, PRESETS, SETTINGS } from '../store/settings.svelte';
import { FIRST, LATER, TOPICS, type Words } from './catalogue';
import { valuesOf } from './message';

type Part = { words: Record<string, string> };

const LANGS = ['zh', 'en'] as const;
const FILES = import.meta.glob<Part>(['./*/*.ts', '!./*/{first,later}.ts'], { eager: true });
const SOURCES = import.meta.glob<string>(['../**/*.{ts,svelte}', '!./**', '!../**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** Files that are shown without the words of later.ts. */
const EARLY =
  /^\.\.\/(App|main|(app|board|dialogs|new|play|settings|ui)\/|pages\/(New|Settings|table)\b)/;

const partOf = (lang: string, part: string) => FILES[`./${lang}/${part}.ts`]!.words;
const keysOf = (words: Words) => Object.keys(words).sort();
const topicOf = (key: string) => (key.includes('.') ? key.slice(0, key.indexOf('.')) : '');

test('both languages have the same parts with the same keys', () => {
  const parts = Object.keys(TOPICS).sort();
  for (const lang of LANGS) {
    const found = Object.keys(FILES).flatMap(
      (path) => path.match(`\\./${lang}/(.*)\\.ts`)?.[1] ?? [],
    );
    expect(found.sort()).toEqual(parts);
  }
  for (const part of parts)
    expect(Object.keys(partOf('en', part)), part).toEqual(Object.keys(partOf('zh', part)));
});

test('a text asks for the same values in both languages', () => {
  for (const part of Object.keys(TOPICS))
    for (const [key, text] of Object.entries(partOf('zh', part)))
      expect(valuesOf(partOf('en', part)[key]!), key).toEqual(valuesOf(text));
});

test('a topic is in one part, and keys without a topic are common', () => {
  const all = Object.values(TOPICS).flat();
  expect(new Set(all).size).toBe(all.length);
  for (const [part, topics] of Object.entries(TOPICS)) {
    const found = new Set(Object.keys(partOf('zh', part)).map(topicOf));
    expect([...found].sort(), part).toEqual([...(part === 'common' ? [''] : []), ...topics].sort());
  }
});

test('first.ts and later.ts together load every part once', async () => {
  const parts = Object.keys(TOPICS);
  for (const lang of LANGS) {
    const loaded = [...keysOf(await FIRST[lang]()), ...keysOf(await LATER[lang]())];
    const written = parts.flatMap((part) => Object.keys(partOf(lang, part)));
    expect(loaded.sort()).toEqual(written.sort());
  }
});

/** Keys that a file names whole, or puts together: `level.${name}`. */
function usesOf(source: string): (key: string) => boolean {
  const whole = new Set(Array.from(source.matchAll(/(['"`])([\w.-]+)\1/g), ([, , key]) => key!));
  const made = Array.from(source.matchAll(/`(\w+\.(?:[^`{}]|\$\{[^{}]*\})*)`/g), ([, text]) =>
    text!.split(/\$\{[^}]*\}/).map((piece) => piece.replaceAll('.', '\\.')),
  ).map((pieces) => new RegExp(`^${pieces.join('.+')}$`));
  return (key) => whole.has(key) || made.some((pattern) => pattern.test(key));
}

test('every word is used', async () => {
  const uses = Object.values(SOURCES).map(usesOf);
  const keys = [...keysOf(await FIRST.zh()), ...keysOf(await LATER.zh())];
  expect(keys.filter((key) => !uses.some((use) => use(key)))).toEqual([]);
});

test('what is shown without the later words uses none of them', async () => {
  const later = keysOf(await LATER.zh()).filter((key) => topicOf(key) !== '');
  const early = Object.entries(SOURCES).filter(([path]) => EARLY.test(path));
  expect(early.length).toBeGreaterThan(50);
  for (const [path, source] of early) expect(later.filter(usesOf(source)), path).toEqual([]);
});

test('settings, their choices, groups and presets have their words and no others', async () => {
  const keys = keysOf(await FIRST.zh());
  const wanted = Object.entries(SETTINGS).flatMap(([key, setting]) => [
    `setting.${key}`,
    ...('values' in setting ? setting.values.map((value) => `setting.${key}.${value}`) : []),
  ]);
  const of = (topic: string) => keys.filter((key) => topicOf(key) === topic);
  expect(of('setting')).toEqual(wanted.sort());
  expect(of('group')).toEqual(GROUPS.map((group) => `group.${group}`).sort());
  expect(of('preset')).toEqual(
    Object.keys(PRESETS)
      .map((name) => `preset.${name}`)
      .sort(),
  );
});
