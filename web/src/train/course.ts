// The path through the techniques: chapters of units, each unit a technique of the module. A unit ends
// with a puzzle that needs its technique and nothing harder.
import type { Training } from '../store/library.svelte';

export const CHAPTERS = [
  { name: 'digits', units: ['full-house', 'hidden-single', 'naked-single'] },
  {
    name: 'candidates',
    units: [
      ...['pointing', 'claiming', 'naked-pair', 'hidden-pair', 'naked-triple', 'hidden-triple'],
    ],
  },
  { name: 'lines', units: ['x-wing', 'skyscraper', 'two-string-kite', 'swordfish'] },
  { name: 'wings', units: ['xy-wing', 'xyz-wing', 'w-wing'] },
  { name: 'unique', units: ['unique-rectangle-1', 'unique-rectangle-2', 'bug-plus-1'] },
  { name: 'colours', units: ['simple-colors-trap', 'empty-rectangle', 'finned-x-wing'] },
  { name: 'chains', units: ['remote-pair', 'x-chain', 'xy-chain', 'aic'] },
] as const satisfies readonly { name: string; units: readonly string[] }[];

export const UNITS: readonly string[] = CHAPTERS.flatMap(({ units }) => units);

/** The four parts of a unit. */
export const PARTS = ['spot', 'examples', 'drill', 'play'] as const;
export type Part = (typeof PARTS)[number];

/** So many right answers finish the drills of a unit. */
export const DRILLS = 3;

export function isDone(row: Training | undefined, part: Part): boolean {
  if (!row) return false;
  return part === 'drill' ? row.right >= DRILLS : (row.done ?? []).includes(part);
}

export const partsDone = (row: Training | undefined): number =>
  PARTS.filter((part) => isDone(row, part)).length;

/** Where to go on: the first unit that is not finished, or none. */
export const nextUnit = (known: ReadonlyMap<string, Training>): string | null =>
  UNITS.find((name) => partsDone(known.get(name)) < PARTS.length) ?? null;

/** The part of a unit to go on with. */
export const nextPart = (row: Training | undefined): Part =>
  PARTS.find((part) => !isDone(row, part)) ?? 'drill';
