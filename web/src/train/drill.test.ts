import { describe, expect, it } from 'vitest';
import { conclusions, found, grade, gradeAll, schedule, type Step } from './drill';

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

describe('finding all steps', () => {
  const steps = [step(['r4c5-79']), step([], ['r1c2=5']), step(['r4c5-7', 'r9c9-1'])];

  it('is right only when no conclusion is missing', () => {
    expect(gradeAll(steps, new Set(['R4C5:7', 'R4C5:9', 'R1C2:5', 'R9C9:1'])).kind).toBe('right');
    expect(gradeAll(steps, new Set(['R4C5:7', 'R4C5:9', 'R1C2:5']))).toMatchObject({
      kind: 'part',
      missing: ['R9C9:1'],
    });
    expect(gradeAll(steps, new Set(['R1C2:5', 'R2C2:2'])).kind).toBe('wrong');
    expect(gradeAll(steps, new Set()).kind).toBe('nothing');
  });

  it('counts the steps that are marked whole', () => {
    expect(found(steps, new Set(['R4C5:7', 'R1C2:5']))).toBe(1);
    expect(found(steps, new Set(['R4C5:7', 'R9C9:1', 'R1C2:5']))).toBe(2);
  });
});

describe('repetition', () => {
  const DAY = 86_400_000;
  const fresh = { box: 0, right: 0, wrong: 0, due: 0 };

  it('comes back later each time it is right, and at once when it is missed', () => {
    const once = schedule(fresh, 'known', 0);
    const twice = schedule(once, 'known', once.due);
    expect([once.due, twice.due - once.due]).toEqual([DAY, 3 * DAY]);
    expect(schedule(twice, 'missed', 5)).toMatchObject({ box: 0, wrong: 1, due: 5 });
  });

  it('does not grow by more answers on one day', () => {
    let card = schedule(fresh, 'known', 0);
    for (let i = 1; i < 10; i++) card = schedule(card, 'known', i);
    expect(card).toMatchObject({ box: 1, right: 10, due: DAY });
  });

  it('is due tomorrow after a nudge, and stays where it was', () => {
    expect(schedule(fresh, 'helped', 7)).toMatchObject({ box: 0, right: 1, due: 7 + DAY });
    const known = { box: 4, right: 9, wrong: 0, due: 20 * DAY };
    expect(schedule(known, 'helped', 0)).toMatchObject({ box: 4, due: DAY });
    expect(schedule({ ...known, due: 0 }, 'helped', DAY)).toMatchObject({ box: 4, due: 2 * DAY });
  });
});
