import { expect, test } from 'vitest';
import type { View } from '$lele';
import type { Result } from '../store/library.svelte';
import { factsOf } from './praise';

type Results = NonNullable<View['results']>;

const results = (values: Partial<Results> = {}): Results => ({
  ...{ elapsed: 200_000, penalty: 0, total: 200_000, level: 'medium', title: 'Medium' },
  ...{ rating: 2, hints: 0, mistakes: 0, hardest: 'naked-pair', hardestTitle: 'Naked Pair' },
  ...{ moves: 50, assisted: false, withSolution: false, shown: false, lost: false },
  ...values,
});
const earlier = (total: number, values: Partial<Result> = {}): Result => ({
  ...{ id: 'a', finished: 0, layout: 'classic', level: 'medium', rating: 2, elapsed: total },
  ...{ penalty: 0, total, hints: 0, mistakes: 0, assisted: false, daily: '', techniques: {} },
  ...values,
});
const keys = (...given: Parameters<typeof factsOf>) => factsOf(...given).map(({ key }) => key);

test('no mistakes and no hints are told as far as they are true', () => {
  const before = [earlier(1000)];
  expect(keys(results(), 'classic', [], before)).toEqual(['clean']);
  expect(keys(results({ mistakes: 1 }), 'classic', [], before)).toEqual(['alone']);
  expect(keys(results({ hints: 2 }), 'classic', [], before)).toEqual(['faultless']);
  expect(keys(results({ hints: 2, mistakes: 2 }), 'classic', [], before)).toEqual([]);
});

test('a time is compared with the best of the same layout and level', () => {
  const others = [earlier(300_000), earlier(242_000), earlier(1, { level: 'easy' })];
  expect(factsOf(results(), 'classic', [], others)).toContainEqual({ key: 'faster', ms: 42_000 });
  expect(keys(results(), 'classic', [], [...others, earlier(100_000)])).toEqual(['clean']);
  const looked = earlier(100_000, { withSolution: true });
  expect(keys(results(), 'classic', [], [...others, looked])).toContain('faster');
  expect(keys(results(), 'windoku', [], others)).toContain('firstLevel');
});

test('the hardest technique that no earlier game has is the first of its kind', () => {
  const others = [earlier(1, { techniques: { 'x-wing': { time: 1, count: 1 } } })];
  expect(factsOf(results(), 'classic', ['x-wing', 'naked-pair'], others)).toContainEqual({
    key: 'firstTechnique',
    technique: 'naked-pair',
  });
  expect(keys(results(), 'classic', ['x-wing'], others)).not.toContain('firstTechnique');
});

test('without other results only this game is told about', () => {
  expect(keys(results(), 'classic', ['x-wing'], null)).toEqual(['clean']);
});

test('nothing is praised after many hints, with the solution, or in a lost game', () => {
  for (const values of [{ hints: 171 }, { withSolution: true }, { shown: true }, { lost: true }])
    expect(keys(results(values), 'classic', ['x-wing'], [])).toEqual([]);
});
