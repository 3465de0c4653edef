import { describe, expect, it } from 'vitest';
import { conclusions, grade, schedule, type Step } from './drill';

const step = (eliminate: string[], place: string[] = []): Step => ({
  technique: 'x-wing',
  place,
  eliminate,
  text: '',
});

describe('grading', () => {
  const steps = [step(['r4c5-79', 'r6c5-7']), step([], ['r1c2=5'])];

  it('reads every conclusion of a step', () => {
    expect(conclusions(steps[0]!)).toEqual(['R4C5:7', 'R4C5:9', 'R6C5:7']);
    expect(conclusions(steps[1]!)).toEqual(['R1C2:5']);
  });

  it('is right when all of one step is marked', () => {
    expect(grade(steps, new Set(['R1C2:5'])).kind).toBe('right');
    expect(grade(steps, new Set(['R4C5:7', 'R4C5:9', 'R6C5:7'])).kind).toBe('right');
  });

  it('names what is missing of the nearest step', () => {
    const result = grade(steps, new Set(['R4C5:7', 'R6C5:7']));
    expect(result).toMatchObject({ kind: 'part', missing: ['R4C5:9'] });
  });

  it('names what no step concludes', () => {
    expect(grade(steps, new Set(['R1C2:5', 'R9C9:1']))).toMatchObject({
      kind: 'wrong',
      wrong: ['R9C9:1'],
    });
    expect(grade(steps, new Set())).toEqual({ kind: 'nothing' });
  });
});

describe('repetition', () => {
  const fresh = { box: 0, right: 0, wrong: 0, due: 0 };

  it('comes back later each time it is right, and at once when it is wrong', () => {
    const once = schedule(fresh, true, 0);
    const twice = schedule(once, true, 0);
    expect(twice.due).toBeGreaterThan(once.due);
    expect(schedule(twice, false, 5)).toMatchObject({ box: 0, wrong: 1, due: 5 });
  });
});
