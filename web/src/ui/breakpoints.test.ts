import { expect, test } from 'vitest';
import { expandMedia, media } from './breakpoints';

test('a name stands for its condition, also inside a larger query', () => {
  expect(media('(--phone)')).toBe('(width < 600px)');
  expect(media('(not (--phone)) and (--flat)')).toBe('(not (width < 600px)) and (height < 520px)');
});

test('an unknown name is refused', () => {
  expect(() => media('(--watch)')).toThrow('no breakpoint --watch');
  expect(() => expandMedia('@media (--watch) { p { top: 0 } }')).toThrow('--watch');
});

test('only the queries of a style sheet change', () => {
  const css = 'p { top: var(--phone); width: 9px }\n@media (--tall), print { p { top: 1px } }';
  expect(expandMedia(css)).toBe(css.replace('(--tall)', '(height >= 900px)'));
});

test('a length in a query of a style sheet is refused', () => {
  for (const query of ['(max-width: 599px)', '(--phone) and (height > 40em)'])
    expect(() => expandMedia(`@media ${query} { p { top: 0 } }`)).toThrow('use a name');
});
