import { expect, test } from 'vitest';
import { NO_WISHES, optionsOf, rangeOf } from './options';

test('a range may be open at one end or both', () => {
  expect(rangeOf([24, 30])).toBe('24-30');
  expect(rangeOf([24, ''])).toBe('24-');
  expect(rangeOf([null, 30])).toBe('-30');
  expect(rangeOf(['', null])).toBe('');
  expect(rangeOf([3, 4.5], 1)).toBe('3.0-4.5');
});

test('only what was wished for is asked of the module', () => {
  expect(optionsOf(NO_WISHES)).toEqual({ symmetry: '180' });
  expect(
    optionsOf({ ...NO_WISHES, level: 'easy', minimal: true, givens: [21, 21], boxHoles: [2, ''] }),
  ).toEqual({ level: 'easy', symmetry: '180', minimal: true, clues: '21-21', boxHoles: '2-' });
});
