import { expect, test } from 'vitest';
import { readTechniques, writeTechniques } from './techniques';

const ROWS = [
  ...['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, offByDefault: false })),
  ...['x', 'y'].map((name) => ({ name, offByDefault: true })),
];

test.each([
  ['', 'abcde'],
  ['-b,+x', 'acdex'],
  ['none', ''],
  ['all', 'abcdexy'],
  ['all,-c', 'abdexy'],
  ['d', 'd'],
  ['x,a', 'ax'],
])('the text "%s" is the list %s', (text, names) => {
  expect([...readTechniques(text, ROWS)].sort().join('')).toBe(names);
});

test.each([
  ['abcde', ''],
  ['', 'none'],
  ['abcdexy', 'all'],
  ['c', 'c'],
  ['abde', '-c'],
  ['abcdex', '+x'],
])('the list %s is the text "%s"', (names, text) => {
  expect(writeTechniques(new Set(names), ROWS)).toBe(text);
});
