import { expect, test } from 'vitest';
import type { Result } from './library.svelte';
import { dailyStreak, ownMinutes } from './records';

const result = (values: Partial<Result>): Result => ({
  id: 'a',
  finished: 0,
  layout: 'classic',
  level: 'easy',
  rating: 1.2,
  elapsed: 0,
  penalty: 0,
  total: 0,
  hints: 0,
  mistakes: 0,
  assisted: false,
  daily: '',
  techniques: {},
  ...values,
});
const times = (...minutes: number[]) =>
  minutes.map((one, i) => result({ total: one * 60_000, finished: i }));
const days = (...dates: string[]) =>
  dates.map((date) => result({ daily: `2:easy:classic:${date}` }));

test('three games of a level tell the minutes of the next, fewer do not', () => {
  expect(ownMinutes(times(4, 6), 'classic', 'easy')).toBe(0);
  expect(ownMinutes(times(4, 6, 20), 'classic', 'easy')).toBe(6);
  expect(ownMinutes(times(0.2, 0.1, 0.2), 'classic', 'easy')).toBe(1);
});

test('other levels, other layouts and games with the solution do not count', () => {
  const games = times(4, 6, 8);
  expect(ownMinutes(games, 'classic', 'hard')).toBe(0);
  expect(ownMinutes(games, 'windoku', 'easy')).toBe(0);
  const looked = result({ total: 60_000, withSolution: true });
  expect(ownMinutes([...games, looked, looked], 'classic', 'easy')).toBe(6);
});

test('only the last twenty games count: players get faster', () => {
  const slow = times(...Array.from({ length: 30 }, () => 30));
  const fast = times(...Array.from({ length: 20 }, () => 5)).map((one) => ({
    ...one,
    finished: 100,
  }));
  expect(ownMinutes([...slow, ...fast], 'classic', 'easy')).toBe(5);
});

test('the streak of daily puzzles ends today or yesterday, over the end of a month too', () => {
  const solved = days('2026-11-30', '2026-12-01', '2026-12-02', '2026-11-28');
  expect(dailyStreak(solved, '2026-12-02')).toBe(3);
  expect(dailyStreak(solved, '2026-12-03')).toBe(3);
  expect(dailyStreak(solved, '2026-12-04')).toBe(0);
  expect(dailyStreak([...solved, ...days('2026-11-29')], '2026-12-02')).toBe(5);
  expect(dailyStreak([result({})], '2026-12-02')).toBe(0);
});
