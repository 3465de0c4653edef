// The figures of the statistics, from the results of finished games.
import type { Result } from '../store/library.svelte';

export { median } from '../store/records';

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The number of the local day. */
function dayOf(ms: number): number {
  const at = new Date(ms);
  return Math.floor((ms - at.getTimezoneOffset() * 60_000) / 86_400_000);
}

/** Days in a row with a finished game, up to today or yesterday. */
export function streakOf(results: readonly Result[], now: number): number {
  const days = new Set(results.map((one) => dayOf(one.finished)));
  const today = dayOf(now);
  let last = days.has(today) ? today : today - 1;
  let count = 0;
  while (days.has(last--)) count++;
  return count;
}

export type TechniqueTime = { name: string; time: number; count: number; each: number };

/** The time that each technique took per digit, the slowest first. */
export function techniqueTimes(results: readonly Result[]): TechniqueTime[] {
  const sums = new Map<string, { time: number; count: number }>();
  for (const result of results)
    for (const [name, { time, count }] of Object.entries(result.techniques)) {
      const sum = sums.get(name) ?? { time: 0, count: 0 };
      sums.set(name, { time: sum.time + time, count: sum.count + count });
    }
  return [...sums]
    .map(([name, sum]) => ({ name, ...sum, each: sum.time / sum.count }))
    .sort((a, b) => b.each - a.each);
}

const zeros = (count: number) => Array.from({ length: count }, () => 0);

/** Wrong digits per cell and per digit, of all boards with nine digits. */
export function errorsOf(results: readonly Result[]) {
  const cells = zeros(81);
  const digits = zeros(9);
  const made = results
    .flatMap((one) => one.errors ?? [])
    .filter(({ cell, digit }) => cell in cells && digit - 1 in digits);
  for (const { cell, digit } of made) {
    cells[cell]!++;
    digits[digit - 1]!++;
  }
  return { cells, digits, total: made.length };
}

export function csvOf(results: readonly Result[]): string {
  const head =
    'finished,layout,level,rating,elapsedMs,penaltyMs,totalMs,hints,mistakes,assisted,clock,withSolution';
  const lines = results.map((one) =>
    [
      new Date(one.finished).toISOString(),
      one.layout,
      one.level,
      one.rating,
      one.elapsed,
      one.penalty,
      one.total,
      one.hints,
      one.mistakes,
      one.assisted,
      one.timer ?? true,
      one.withSolution ?? false,
    ].join(','),
  );
  return `${[head, ...lines].join('\n')}\n`;
}
