// The puzzles of the day: their levels and their seeds. The date makes the puzzle.
import type { Level } from '$lele';

export const DAILY: readonly Level[] = ['easy', 'medium', 'hard'];

/** The first day whose puzzles are seeds of each version: a day keeps its puzzles for good. */
const VERSIONS = [
  [2, '2026-12-01'],
  [1, ''],
] as const;

const two = (value: number) => String(value).padStart(2, '0');

/** The local day as 2026-12-01. */
export const dateOf = (date: Date) =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

export const dailySeed = (date: string, level: Level) =>
  `${VERSIONS.find(([, first]) => date >= first)![0]}:${level}:classic:${date}`;

/** The day of a seed: its last part. */
export const dayOf = (seed: string) => seed.slice(seed.lastIndexOf(':') + 1);
