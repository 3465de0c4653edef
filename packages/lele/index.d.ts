import type * as module from './lele.js';
import type { GenerateOptions, Generated, Lang, Lele, Rating, Repair, SeRating, Step } from './lele.js';

export { LeleError } from './lele.js';
export type { Generated, Rating, Repair, SeRating, Step, View } from './lele.js';

type Wishes = { layout?: string; techniques?: string; lang?: Lang };

/** The only solution as a line; null if there is none or more than one. */
export function solve(puzzle: string, options?: { layout?: string; algorithm?: string }): string | null;
/** The number of solutions, at most `limit` (default 2; 0: no limit). */
export function count(puzzle: string, options?: { limit?: number; layout?: string }): number;
/** Classic puzzles, 81 cells a line; `counts` are numbers of solutions, at most `limit`. A puzzle without a solution stays. */
export function solveMany(puzzles: string, options?: { limit?: number }): { solutions: string; counts: Uint32Array };
export function solveMany(puzzles: string[], options?: { limit?: number }): { solutions: string[]; counts: Uint32Array };
export function solveMany(puzzles: Uint8Array, options?: { limit?: number }): { solutions: Uint8Array; counts: Uint32Array };
export function rate(puzzle: string, options?: Wishes): Rating;
export function rateSe(puzzle: string, options?: { effort?: number; lang?: Lang }): SeRating;
export function steps(puzzle: string, options?: Wishes & { all?: boolean }): Step[];
/** The easiest next step, explained; null if there is none. */
export function hint(puzzle: string, options?: Wishes): Step | null;
export function explain(puzzle: string, options?: Wishes): Step[];
export function repair(puzzle: string, options?: { layout?: string; lang?: Lang }): Repair[];
export function convert(puzzle: string, to: string, options?: { layout?: string }): string;
export function canonical(puzzle: string): { line: string; automorphisms: number };
export function generate(options?: Partial<GenerateOptions> & { count?: number }): Generator<Generated>;
export const Game: {
  new (puzzle: string, options?: { layout?: string; lang?: Lang }): module.Game;
  load(save: string, options?: { lang?: Lang }): module.Game;
};
/** The module itself, for everything else. */
export const lele: Lele;
