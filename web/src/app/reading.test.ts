import { beforeEach, expect, test, vi } from 'vitest';

// A module that reads two layouts: texts of four characters, and of nine.
const imported = vi.hoisted(() => vi.fn());
class Refused extends Error {
  constructor(readonly problem: { code: string }) {
    super(problem.code);
  }
}
vi.mock('$lele', () => ({ LeleError: Refused }));
vi.mock('../engine/core', () => ({ lele: () => ({ import: imported }) }));
vi.mock('../text/i18n.svelte', () => ({ lang: () => 'en' }));
vi.mock('../text/layouts', () => ({ CLASSIC: 'classic' }));
vi.mock('./router.svelte', () => ({ decoded: decodeURIComponent }));

const { puzzleRest, readPuzzle, readRest } = await import('./reading');

beforeEach(() => {
  imported.mockReset();
  imported.mockImplementation((text: string, { layout }: { layout?: string }) => {
    const own = text.length === 4 ? 'small' : 'large';
    if (layout !== undefined && layout !== own && layout !== `${own}-x`)
      throw new Refused({ code: 'LENGTH' });
    if (text.includes('!')) throw new Refused({ code: 'CHARACTER' });
    return { layout: layout ?? own };
  });
});

test('a puzzle in an address keeps its layout, whatever both consist of', () => {
  for (const layout of ['', 'x', 'jigsaw:1122', 'a/b@c'])
    for (const text of ['53..7', '@x/1', 'https://host/?bd=12#%', '#A\n1 2', ''])
      expect(readRest(puzzleRest(text, layout))).toEqual({ text, layout });
  expect(puzzleRest('53..7', 'classic')).toBe('53..7');
  expect(readRest('53..7')).toEqual({ text: '53..7', layout: '' });
});

test('a text is read for the chosen layout, and for its own length where that does not fit', () => {
  expect(readPuzzle('1...', 'small-x')?.import?.layout).toBe('small-x');
  expect(readPuzzle('1........', 'small-x')?.import?.layout).toBe('large');
  expect(readPuzzle('1...', '')?.import?.layout).toBe('small');
  expect(readPuzzle('  ', 'small-x')).toBe(null);
});

test('a fault of the text itself is reported for the chosen layout', () => {
  expect(readPuzzle('1!..', 'small-x')).toEqual({ import: null, error: 'CHARACTER' });
  expect(imported).toHaveBeenCalledTimes(1);
});

test('the same text is read once', () => {
  const first = readPuzzle('12..', 'small');
  expect(readPuzzle('12..', 'small')).toBe(first);
  expect(imported).toHaveBeenCalledTimes(1);
  readPuzzle('12..', 'small-x');
  expect(imported).toHaveBeenCalledTimes(2);
});
