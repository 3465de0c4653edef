// What the results of finished games say about the next one.
import { dayOf } from './daily';
import type { Result } from './library.svelte';

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** So many games of a kind say how long the next one takes. */
const ENOUGH = 3;
const RECENT = 20;

/** The usual minutes of the player for a level of a layout; 0 if too few games are known. */
export function ownMinutes(results: readonly Result[], layout: string, level: string): number {
  const times = results
    .filter((one) => one.layout === layout && one.level === level && !one.withSolution)
    .toSorted((a, b) => b.finished - a.finished)
    .slice(0, RECENT)
    .map(({ total }) => total);
  return times.length < ENOUGH ? 0 : Math.max(1, Math.round(median(times) / 60_000));
}

/** Days in a row with a puzzle of the day that was solved, up to `today` or the day before. */
export function dailyStreak(results: readonly Pick<Result, 'daily'>[], today: string): number {
  const days = new Set(results.filter((one) => one.daily).map(({ daily }) => dayOf(daily)));
  const at = new Date(`${today}T12:00Z`);
  const back = () => at.setUTCDate(at.getUTCDate() - 1);
  const solved = () => days.has(at.toISOString().slice(0, 10));
  if (!solved()) back();
  let count = 0;
  for (; solved(); back()) count++;
  return count;
}
