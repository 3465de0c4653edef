import { expect, test } from 'vitest';
import { FURTHER } from '../store/languages';
import { FIRST, LATER } from './catalogue';
import { faultsOf, fill } from './message';

test('values are filled in, and unknown ones stay', () => {
  expect(fill('{a} of {b}', { a: 1 }, 'en')).toBe('1 of {b}');
});

test('the word that fits a number follows the rules of the language', () => {
  const days = '{n} {n|day|days}';
  expect([0, 1, 2, '1', '1,001'].map((n) => fill(days, { n }, 'en'))).toEqual([
    ...['0 days', '1 day', '2 days', '1 day', '1,001 days'],
  ]);
  expect(fill('{n}{n|个|些}', { n: 1 }, 'zh-CN')).toBe('1些');
  const polish = '{n} {n|one:dzień|few:dni|other:dni.}';
  expect([1, 3, 5].map((n) => fill(polish, { n }, 'pl'))).toEqual(['1 dzień', '3 dni', '5 dni.']);
});

/** A language that nobody speaks: longer, accented, and recognisable. */
const pseudo = (text: string) =>
  `⟦${text.replace(/\{[^{}]*\}|[a-z]/gi, (one) => (one.length > 1 ? one : (ACCENTS[one] ?? one)))} ~~⟧`;
const ACCENTS: Record<string, string> = { a: 'á', e: 'ë', i: 'ï', o: 'ö', u: 'ü', y: 'ÿ' };

test('a third language is one file with every key; what is missing or different is named', async () => {
  const english = { ...(await FIRST.en()), ...(await LATER.en()) } as Record<string, string>;
  const third = Object.fromEntries(
    Object.entries(english).map(([key, text]) => [key, pseudo(text)]),
  );
  expect(faultsOf(third, english)).toEqual([]);
  expect(faultsOf({ ...third, 'level.minutes': '{m}', other: 'x' }, english)).toEqual([
    'other is unknown',
    'level.minutes asks for other values',
  ]);
  delete third.undo;
  expect(faultsOf(third, english)).toEqual(['undo is missing']);
  for (const [tag, load] of Object.entries(FURTHER))
    expect(faultsOf((await load()).default, english), tag).toEqual([]);
});
