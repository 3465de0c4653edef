// The wishes for a new puzzle beyond its layout and level, as the module takes them.
import type { GenerateOptions, Level } from '$lele';

export const SYMMETRIES = [
  ...['180', '90', 'left-right', 'top-bottom', 'mirrors'],
  ...['diagonal', 'antidiagonal', 'diagonals', 'full', 'none'],
] as const;

/** The kinds of clues that the module draws. */
export const KINDS = [
  ...['killer', 'thermo', 'arrow', 'kropki', 'xv', 'whispers', 'renban', 'between', 'palindrome'],
  ...['little-killer', 'quadruple', 'knight', 'king', 'nonconsecutive', 'mixed'],
] as const;

/** Numbers as the player wrote them; '' or null says nothing. */
type Number = number | string | null;

export type Wishes = {
  level: Level | '';
  technique: string;
  symmetry: string;
  /** Clues besides the givens; '' without. */
  kind: string;
  minimal: boolean;
  givens: [Number, Number];
  rating: [Number, Number];
  rowHoles: [Number, Number];
  boxHoles: [Number, Number];
};

export const NO_WISHES: Wishes = {
  level: '',
  technique: '',
  symmetry: '180',
  kind: '',
  minimal: false,
  givens: ['', ''],
  rating: ['', ''],
  rowHoles: ['', ''],
  boxHoles: ['', ''],
};

/** "24-30", "24-" or "-30"; '' without a number. */
export function rangeOf([from, to]: readonly [Number, Number], digits = 0): string {
  const text = (value: Number) =>
    value === '' || value === null ? '' : Number(value).toFixed(digits);
  const [low, high] = [text(from), text(to)];
  return low || high ? `${low}-${high}` : '';
}

export function optionsOf(wishes: Wishes): Omit<GenerateOptions, 'seed' | 'layout'> {
  const { level, technique, symmetry, kind, minimal } = wishes;
  const texts = {
    technique,
    kind,
    symmetry,
    clues: rangeOf(wishes.givens),
    rating: rangeOf(wishes.rating, 1),
    rowHoles: rangeOf(wishes.rowHoles),
    boxHoles: rangeOf(wishes.boxHoles),
  };
  return {
    ...(level ? { level } : {}),
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    ...(minimal ? { minimal } : {}),
  };
}
