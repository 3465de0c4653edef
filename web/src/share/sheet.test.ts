import { describe, expect, it } from 'vitest';
import {
  answersOnPage,
  CODES,
  DEFAULTS,
  fontOf,
  geometryOf,
  inOrder,
  inPages,
  isReadable,
  MOST_MARGIN,
  PAPERS,
  paperOf,
  PER_PAGE,
  pixelsOf,
  sectionsOf,
  SOLUTIONS,
  type PaperName,
  type Printed,
} from './sheet';

describe('a printed sheet', () => {
  const all = PER_PAGE.flatMap((perPage) =>
    (['a4', 'letter', 'a5'] as const).flatMap((paper) =>
      SOLUTIONS.flatMap((solutions) =>
        CODES.flatMap((code) =>
          [false, true].map((large) => ({ ...DEFAULTS, perPage, paper, solutions, code, large })),
        ),
      ),
    ),
  );

  it('tells whether its boards can be read', () => {
    const twelve = { ...DEFAULTS, perPage: 12 as const };
    expect(isReadable(twelve, 9)).toBe(true);
    expect(isReadable(twelve, 16)).toBe(true);
    expect(isReadable({ ...twelve, paper: 'a6' }, 9)).toBe(true);
    expect(isReadable({ ...twelve, paper: 'a6' }, 16)).toBe(false);
    expect(isReadable({ ...twelve, paper: 'a6', large: true, solutions: 'foot' }, 9)).toBe(false);
    const own = { ...DEFAULTS, paper: 'own' as const, width: 60, height: 60 };
    expect(isReadable({ ...own, perPage: 2 }, 9)).toBe(true);
    expect(isReadable({ ...own, perPage: 12 }, 9)).toBe(false);
  });

  it.each(all)('has room for its boards: $perPage $paper $solutions $code $large', (options) => {
    const { columns, rows, gap, head, board, answer, foot, width, height } = geometryOf(options);
    expect(columns * rows).toBe(options.perPage);
    expect(columns * board + (columns - 1) * gap).toBeLessThanOrEqual(width + 1e-9);
    const strips = Math.ceil(options.perPage / 6) * (foot > 0 ? foot + 6 : 0);
    expect(rows * (head + board) + (rows - 1) * gap + strips + 10).toBeLessThan(height);
    expect(4 * (answer + 10)).toBeLessThan(height - 10);
    expect(3 * answer + 10).toBeLessThanOrEqual(width + 1e-9);
    expect(board).toBeGreaterThan(options.paper === 'a5' ? 11 : 26);
    expect(width).toBeLessThan(PAPERS[options.paper].width);
  });

  const papers = Object.keys(PAPERS) as PaperName[];
  const others = PER_PAGE.flatMap((perPage) =>
    papers.flatMap((paper) =>
      [false, true].flatMap((landscape) =>
        ['', 'x-wing'].map((worksheet) => ({
          ...{ ...DEFAULTS, perPage, paper, landscape, worksheet },
          solutions: 'end' as const,
        })),
      ),
    ),
  );

  it.each(others)(
    'fits $paper, $perPage to a page, landscape $landscape, worksheet "$worksheet"',
    (options) => {
      const place = geometryOf(options);
      const { columns, rows, gap, head, board, answer, drawn, width, height, scale } = place;
      const { width: across, height: down, margin } = paperOf(options);
      expect(across > down).toBe(options.landscape);
      expect(width).toBeCloseTo(across - 2 * margin);
      expect(columns * rows).toBe(options.perPage);
      expect(columns * board + (columns - 1) * gap).toBeLessThanOrEqual(width + 1e-9);
      expect(rows * (head + board) + (rows - 1) * gap + 10 * scale).toBeLessThan(height);
      expect(board).toBeGreaterThan(Math.min(width, height) / 15);
      const each = answersOnPage(options);
      const lines = options.worksheet ? each : each / 3;
      const side = options.worksheet ? drawn : answer;
      expect(lines * (side + 10 * scale)).toBeLessThan(height - 9 * scale);
      expect(side).toBeLessThan(width);
    },
  );

  it('takes any size, and no margin that leaves no room', () => {
    const own = { ...DEFAULTS, paper: 'own' as const };
    expect(paperOf({ ...own, width: 170, height: 240 })).toMatchObject({ width: 170, height: 240 });
    expect(paperOf({ ...own, width: 5, height: 9999 })).toMatchObject({ width: 60, height: 2000 });
    expect(paperOf(own)).toMatchObject({ width: 210, height: 297 });
    const { margin, binding } = paperOf({ ...DEFAULTS, margin: 500, binding: 500 });
    expect([margin, binding]).toEqual([210 * MOST_MARGIN, 210 * MOST_MARGIN]);
    expect(geometryOf({ ...DEFAULTS, margin: 500, binding: 500 }).board).toBeGreaterThan(0);
  });

  it('has its margins inside where a rule for pages cannot say them', () => {
    expect(paperOf(DEFAULTS)).toMatchObject({ exact: false, bleed: 0 });
    expect(paperOf({ ...DEFAULTS, binding: 8 })).toMatchObject({ exact: true, binding: 8 });
    expect(paperOf({ ...DEFAULTS, cropMarks: true })).toMatchObject({ exact: true, bleed: 10 });
    expect(geometryOf({ ...DEFAULTS, binding: 8 }).width).toBeCloseTo(
      geometryOf(DEFAULTS).width - 8,
    );
  });

  it('has as many pixels as asked, within limits', () => {
    const pixels = [null, 300, 1, 99999].map((dpi) => pixelsOf({ ...DEFAULTS, dpi }));
    expect(pixels).toEqual([1134, 1417, 94, 5669]);
  });

  it('names the pages on which its levels begin', () => {
    const levels = ['Easy', 'Easy', 'Easy', 'Hard', 'Hard'];
    const puzzles = levels.map(
      (level, i) =>
        ({
          number: i + 1,
          name: '',
          rated: { rank: 1, level, rating: 1, technique: '' },
        }) as Printed,
    );
    const found = sectionsOf(puzzles, 2, 2).map(({ title, first, last, page }) =>
      [title, first.number, last.number, page].join(' '),
    );
    expect(found).toEqual(['Easy 1 3 3', 'Hard 4 5 4']);
  });

  it('has its easy puzzles first, those that are not rated last, or all as they come', () => {
    const puzzles = [null, 4, 0, 4, 1].map((rank, i) => ({
      name: String(i),
      rated: rank === null ? null : { rank, level: '', rating: 1, technique: '' },
    })) as Printed[];
    const names = (order: 'level' | 'input') =>
      inOrder(puzzles, { ...DEFAULTS, order }).map(({ name, number }) => `${number}:${name}`);
    expect(names('level')).toEqual(['1:2', '2:4', '3:1', '4:3', '5:0']);
    expect(names('input')).toEqual(['1:0', '2:1', '3:2', '4:3', '5:4']);
  });

  it('has letters of a family that was asked for, and nothing else of that text', () => {
    const fonts = ['', 'serif', ' LXGW WenKai ', '霞鹜文楷', `a"; x: url(b)'<`].map((font) =>
      fontOf({ ...DEFAULTS, font }),
    );
    expect(fonts).toEqual([
      '',
      'serif',
      "'LXGW WenKai', sans-serif",
      "'霞鹜文楷', sans-serif",
      "'a x urlb', sans-serif",
    ]);
  });

  it('has larger boards where there are fewer', () => {
    const sides = PER_PAGE.map((perPage) => geometryOf({ ...DEFAULTS, perPage }).board);
    expect([...sides].sort((a, b) => b - a)).toEqual(sides);
  });

  it('has every puzzle on one of its pages', () => {
    expect(inPages([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(inPages([], 4)).toEqual([]);
  });
});
