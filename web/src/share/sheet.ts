// The choices of a printed sheet, and where its boards are: the same as those of `lele print`.
import type { Layout, View } from '$lele';

export const PER_PAGE = [1, 2, 4, 6, 9, 12] as const;
export const SOLUTIONS = ['none', 'end', 'foot', 'apart'] as const;
export const CODES = ['play', 'solution', 'none'] as const;
export const NOTES = ['none', 'grid', 'candidates', 'player'] as const;
/** Families that every device has. */
export const GENERIC: readonly string[] = ['sans-serif', 'serif', 'monospace'];
export const ORDERS = ['level', 'input'] as const;
export const LEVELS = ['same', 'all'] as const;
export const HEADS = ['number', 'level', 'rating', 'technique', 'minutes', 'seed', 'time'] as const;

export type PerPage = (typeof PER_PAGE)[number];
export type Head = (typeof HEADS)[number];

/** The width and height in millimetres. */
export const PAPERS = {
  a4: { title: 'A4', width: 210, height: 297 },
  letter: { title: 'Letter', width: 215.9, height: 279.4 },
  a5: { title: 'A5', width: 148, height: 210 },
  a3: { title: 'A3', width: 297, height: 420 },
  a6: { title: 'A6', width: 105, height: 148 },
  b5: { title: 'B5', width: 176, height: 250 },
  legal: { title: 'Legal', width: 215.9, height: 355.6 },
  tabloid: { title: 'Tabloid', width: 279.4, height: 431.8 },
} as const;
export type PaperName = keyof typeof PAPERS;

/** The sides of a paper of one's own, in millimetres, and the most puzzles of a booklet. */
export const LEAST_SIDE = 60;
export const MOST_SIDE = 2000;
export const MOST_PUZZLES = 100;
/** A margin takes at most this share of the shorter side. */
export const MOST_MARGIN = 0.3;

export type SheetOptions = {
  perPage: PerPage;
  /** How many puzzles there are; null: one page of them. */
  count: number | null;
  /** Of the puzzles besides that of the game: its level, or all levels in turn. */
  levels: (typeof LEVELS)[number];
  /** Easy puzzles first, or as they come. */
  order: (typeof ORDERS)[number];
  paper: PaperName | 'own';
  /** Of a paper of one's own, in millimetres. */
  width: number | null;
  height: number | null;
  landscape: boolean;
  /** In millimetres; null: by the paper. */
  margin: number | null;
  /** What is added where pages are bound: left of odd pages, right of even ones. */
  binding: number | null;
  cropMarks: boolean;
  /** Above each page and on the cover; empty: the name of the game. */
  title: string;
  subtitle: string;
  /** Above each puzzle; empty: nothing. */
  name: string;
  /** A family that the device has; empty: the usual one. */
  font: string;
  /** A cover and a contents page. */
  cover: boolean;
  solutions: (typeof SOLUTIONS)[number];
  code: (typeof CODES)[number];
  notes: (typeof NOTES)[number];
  heads: Head[];
  large: boolean;
  contrast: boolean;
  /** A technique: exercises for it instead of puzzles; empty: none. */
  worksheet: string;
  /** Pixels per inch of a PNG. */
  dpi: number | null;
};

export const DEFAULTS: SheetOptions = {
  perPage: 1,
  count: null,
  levels: 'same',
  order: 'level',
  paper: 'a4',
  width: null,
  height: null,
  landscape: false,
  margin: null,
  binding: null,
  cropMarks: false,
  title: '',
  subtitle: '',
  name: '',
  font: '',
  cover: false,
  solutions: 'none',
  code: 'play',
  notes: 'none',
  heads: ['level', 'rating', 'time'],
  large: false,
  contrast: false,
  worksheet: '',
  dpi: null,
};

/** The value, or the limit that it is beyond. */
const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

export const LEAST_DPI = 20;
export const MOST_DPI = 1200;
export const USUAL_DPI = 240;

/** How many pixels wide a picture is: as `--paper fit`, a square of 120 mm. */
export function pixelsOf({ dpi }: SheetOptions): number {
  return Math.round((within(dpi || USUAL_DPI, LEAST_DPI, MOST_DPI) / 25.4) * 120);
}

/** How hard a puzzle is; the words are empty where it is not rated. */
/** `rank`: of the level, from 0. */
export type Rated = { rank: number; level: string; rating: number; technique: string };

/** One puzzle of a sheet. The first one is that of the game. */
export type Printed = {
  layout: Layout;
  number: number;
  /** What stands for the level of a puzzle that is not rated. */
  name: string;
  rated: Rated | null;
  seed: string;
  givens: string;
  values: string;
  /** The small digits of each cell. */
  notes: readonly (readonly number[])[];
  solution: string;
  minutes: number;
  link: string;
  /** Of a worksheet: the step as the hint draws and tells it. */
  exercise: Exercise | null;
};

/** `asked`: the question below the board. */
export type Exercise = { view: View; asked: string; text: string };

/** The sheet in millimetres, with its margins, and what is cut off around it. */
export type Paper = {
  width: number;
  height: number;
  margin: number;
  binding: number;
  bleed: number;
  /** Margins that a page rule cannot say are part of the page. */
  exact: boolean;
};

export function paperOf(options: SheetOptions): Paper {
  const { paper, landscape, cropMarks } = options;
  const side = (wanted: number | null, usual: number) =>
    within(wanted || usual, LEAST_SIDE, MOST_SIDE);
  const { width: x, height: y } =
    paper === 'own'
      ? {
          width: side(options.width, PAPERS.a4.width),
          height: side(options.height, PAPERS.a4.height),
        }
      : PAPERS[paper];
  const [width, height] = landscape ? [y, x] : [x, y];
  const shorter = Math.min(width, height);
  const margin = within(options.margin ?? Math.round(shorter * 0.07), 0, shorter * MOST_MARGIN);
  const binding = within(options.binding ?? 0, 0, shorter * MOST_MARGIN);
  const bleed = cropMarks ? 10 : 0;
  return { width, height, margin, binding, bleed, exact: binding > 0 || bleed > 0 };
}

const COLUMNS: Record<PerPage, number> = { 1: 1, 2: 1, 4: 2, 6: 2, 9: 3, 12: 3 };

/** The title of a sheet and the space below it. */
const HEADER = 16;
const CODE: Record<PerPage, number> = { 1: 26, 2: 20, 4: 20, 6: 15, 9: 12, 12: 12 };
/** The question below the board of an exercise. */
const QUESTION = 16;

export type Geometry = {
  columns: number;
  rows: number;
  gap: number;
  /** The height above a board. */
  head: number;
  /** The side of a board, of a QR code, of a solution at the foot and on a page of its own. */
  board: number;
  code: number;
  foot: number;
  answer: number;
  /** The side of the drawing of an explained answer; its words are beside it or below. */
  drawn: number;
  width: number;
  height: number;
  /** Of letters and of all fixed lengths: paper smaller than A5 has smaller ones. */
  scale: number;
};

/** Everything in millimetres: everything on a page has its room. */
export function geometryOf(options: SheetOptions): Geometry {
  const { perPage, solutions, large, worksheet } = options;
  const { width, height, margin, binding } = paperOf(options);
  const wide = width > height;
  const across = COLUMNS[perPage];
  const columns = wide ? perPage / across : across;
  const rows = perPage / columns;
  const inner = { width: width - 2 * margin - binding, height: height - 2 * margin };
  const short = Math.min(inner.width, inner.height);
  const scale = Math.min(1, short / 128, Math.max(inner.width, inner.height) / 180);
  const code = options.code === 'none' || worksheet ? 0 : CODE[perPage] * scale;
  const gap = (perPage > 6 ? 4 : perPage <= 2 ? 6 : 8) * scale;
  const feetInRow = wide ? 12 : 6;
  const feet = solutions === 'foot' && !worksheet ? Math.ceil(perPage / feetInRow) : 0;
  const footRoom = (inner.width - (feetInRow - 1) * 3) / feetInRow;
  const foot = feet > 0 ? Math.min((perPage > 4 ? 16 : 24) * scale, footRoom) : 0;
  const single = perPage === 1;
  const head = Math.max((single ? 8 : large ? 15 : 11) * scale, single || !code ? 0 : code + 1);
  // The title; the code and the blanks of a single puzzle; the solutions at the foot.
  const blanks = single ? 20 * scale + code : 0;
  const furniture =
    (HEADER + 3) * scale + blanks + (feet > 0 ? 6 * scale + feet * (foot + 8 * scale) : 0);
  const question = worksheet ? (perPage > 4 ? 0.7 : 1) * QUESTION * scale * (large ? 1.4 : 1) : 0;
  const free = (inner.height - furniture - gap * (rows - 1)) / rows - head - question;
  const most = single ? inner.width * 0.92 : (inner.width - gap * (columns - 1)) / columns;
  const board = Math.max(0, Math.min(most, free));
  const page = inner.height - HEADER * scale;
  const answer = Math.min((inner.width - 10) / 3, page / (wide ? 2 : 4) - 11 * scale);
  const drawn = Math.min(inner.width * 0.56, page / (wide ? 1 : 2) - 14 * scale);
  return { columns, rows, gap, head, board, code, foot, answer, drawn, ...inner, scale };
}

/** The smallest cell that can be read, in millimetres. */
const LEAST_CELL = 1.4;

/** Whether boards with so many rows can be read. */
export function isReadable(options: SheetOptions, size: number): boolean {
  return geometryOf(options).board >= LEAST_CELL * size;
}

/** How many answers a page has. */
export function answersOnPage(options: SheetOptions): number {
  const { width, height } = paperOf(options);
  if (options.worksheet) return width > height ? 1 : 2;
  return width > height ? 6 : 12;
}

/** The puzzles in the order in which they are printed, with their numbers. Those that are not rated
 *  are the last ones. */
export function inOrder(
  puzzles: readonly Omit<Printed, 'number'>[],
  { order }: SheetOptions,
): Printed[] {
  const rank = ({ rated }: Omit<Printed, 'number'>) => rated?.rank ?? Infinity;
  const sorted =
    order === 'level'
      ? puzzles.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
      : puzzles;
  return sorted.map((one, i) => ({ ...one, number: i + 1 }));
}

/** The families for the words of a sheet, as a style names them: no other text gets into it. */
export function fontOf({ font }: SheetOptions): string {
  const name = font.replace(/[^\p{L}\p{N} -]/gu, '').trim();
  if (!name) return '';
  return GENERIC.includes(name) ? name : `'${name}', sans-serif`;
}

/** A list in parts of at most `size`. */
export function inPages<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, i) =>
    all.slice(i * size, (i + 1) * size),
  );
}

export type Section = { title: string; first: Printed; last: Printed; page: number };

/** Puzzles of one level, one after the other, as the contents page names them. `before`: the pages
 *  in front of the first puzzle. */
export function sectionsOf(
  puzzles: readonly Printed[],
  perPage: number,
  before: number,
): Section[] {
  const sections: Section[] = [];
  for (const [i, puzzle] of puzzles.entries()) {
    const title = puzzle.rated?.level || puzzle.name;
    const last = sections.at(-1);
    if (last?.title === title) last.last = puzzle;
    else
      sections.push({
        title,
        first: puzzle,
        last: puzzle,
        page: before + 1 + Math.floor(i / perPage),
      });
  }
  return sections;
}
