import { describe, expect, test } from 'vitest';
import type { Result } from '../store/library.svelte';
import { csvOf, errorsOf, mean, median, streakOf, techniqueTimes } from './figures';

const NOON = new Date(2026, 4, 20, 12).getTime();
const daysAgo = (days: number) => new Date(2026, 4, 20 - days, 21).getTime();

const result = (values: Partial<Result>): Result => ({
  id: 'a',
  finished: NOON,
  layout: 'classic',
  level: 'easy',
  rating: 1.2,
  elapsed: 60_000,
  penalty: 5_000,
  total: 65_000,
  hints: 1,
  mistakes: 2,
  assisted: true,
  daily: '',
  techniques: {},
  ...values,
});

test('the median of an even number of values lies between the middle two', () => {
  expect(median([9, 1, 4])).toBe(4);
  expect(median([10, 1, 4, 6])).toBe(5);
  expect(mean([1, 2, 6])).toBe(3);
});

describe('a streak', () => {
  const streak = (...days: number[]) =>
    streakOf(
      days.map((day) => result({ finished: daysAgo(day) })),
      NOON,
    );

  test('counts days, not games, back from today', () => expect(streak(0, 0, 1, 2, 4)).toBe(3));
  test('is not over before today is', () => expect(streak(1, 2)).toBe(2));
  test('ends with a day without a game', () => expect(streak(2, 3)).toBe(0));
});

test('the time per digit of a technique is over all games, the slowest first', () => {
  const times = techniqueTimes([
    result({ techniques: { quick: { time: 10, count: 2 }, slow: { time: 30, count: 1 } } }),
    result({ techniques: { quick: { time: 20, count: 1 } } }),
  ]);
  expect(times.map(({ name, each }) => [name, each])).toEqual([
    ['slow', 30],
    ['quick', 10],
  ]);
});

test('errors are counted per cell and digit; those of larger boards are not', () => {
  const { cells, digits, total } = errorsOf([
    result({ errors: [{ cell: 3, digit: 9 }] }),
    result({
      errors: [
        { cell: 3, digit: 1 },
        { cell: 200, digit: 1 },
        { cell: 0, digit: 16 },
      ],
    }),
    result({}),
  ]);
  expect([total, cells[3], digits[0], digits[8]]).toEqual([2, 2, 1, 1]);
});

test('a line of the CSV file is a result; an older one had a clock and no solution', () => {
  const [head, line, end] = csvOf([result({ finished: 0 })]).split('\n');
  expect(head!.split(',').length).toBe(12);
  expect(line).toBe(
    '1970-01-01T00:00:00.000Z,classic,easy,1.2,60000,5000,65000,1,2,true,true,false',
  );
  expect(end).toBe('');
});
