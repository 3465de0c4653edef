import { describe, expect, it } from 'vitest';
import { words as texts } from '../text/zh/course';
import { rungOf } from './ladder';
import { CHAPTERS, nextPart, nextUnit, partsDone, UNITS } from './course';
import { exerciseRating, played } from './strength';

const DAY = 86_400_000;

describe('the strength in a family', () => {
  it('sets harder exercises against the player where the technique is harder and more is open', () => {
    expect(exerciseRating(4.2, 'whole', 1)).toBeGreaterThan(exerciseRating(3.2, 'whole', 1));
    expect(exerciseRating(4.2, 'near', 1)).toBeLessThan(exerciseRating(4.2, 'half', 1));
    expect(exerciseRating(4.2, 'whole', 8)).toBeLessThan(exerciseRating(4.2, 'whole', 1));
  });

  it('moves by the result, and less after a nudge', () => {
    const score = (one: number) => played(undefined, 'fish', 1400, one, 0).rating;
    expect(score(1)).toBeGreaterThan(1500);
    expect(score(0)).toBeLessThan(1500);
    expect(score(0.5)).toBeLessThan(score(1));
    expect(score(0.5)).toBeGreaterThan(score(0));
  });

  it('becomes surer by answers and less sure by time', () => {
    let skill = played(undefined, 'fish', 1500, 1, 0);
    for (let i = 0; i < 20; i++) skill = played(skill, 'fish', 1500, i % 2, 0);
    expect(skill).toMatchObject({ family: 'fish', answers: 21 });
    expect(skill.deviation).toBeLessThan(110);
    const [now, later] = [0, 1000 * DAY].map((at) => played(skill, 'fish', 1500, 1, at));
    expect(later!.deviation).toBeGreaterThan(now!.deviation);
    expect(later!.rating).toBeGreaterThan(now!.rating);
  });
});

describe('a timed run', () => {
  it('begins with the first unit and goes along the course', () => {
    expect(rungOf(0)).toEqual({ technique: 'full-house', area: 'near', which: false });
    expect(rungOf(1)).toEqual({ technique: 'full-house', area: 'half', which: false });
    expect(rungOf(2).technique).toBe('hidden-single');
    const units = Array.from({ length: 500 }, (_, i) => UNITS.indexOf(rungOf(i).technique));
    expect(Math.min(...units)).toBe(0);
    units.slice(0, UNITS.length * 2).forEach((unit, i) => expect(unit).toBe(Math.floor(i / 2)));
    expect(rungOf(499).area).toBe('whole');
  });
});

describe('the course', () => {
  const fresh = { right: 0, wrong: 0, box: 0, due: 0 };

  it('has every unit once', () => {
    expect(new Set(UNITS).size).toBe(UNITS.length);
    expect(CHAPTERS.flatMap(({ units }) => units).length).toBe(UNITS.length);
  });

  it('says of every unit how to spot it, and of nothing else', () => {
    const named = (topic: string) =>
      Object.keys(texts).flatMap((key) => (key.startsWith(topic) ? [key.slice(topic.length)] : []));
    expect(named('spot.')).toEqual(UNITS);
    expect(named('chapter.')).toEqual(CHAPTERS.map(({ name }) => name));
  });

  it('goes on with the first unit and part that is not finished', () => {
    const whole = { ...fresh, right: 3, done: ['spot', 'examples', 'play'] };
    expect(nextUnit(new Map())).toBe('full-house');
    expect(nextUnit(new Map([['full-house', { ...whole, technique: 'full-house' }]]))).toBe(
      'hidden-single',
    );
    const all = new Map(UNITS.map((technique) => [technique, { ...whole, technique }]));
    expect(nextUnit(all)).toBe(null);
    expect(nextPart(undefined)).toBe('spot');
    expect(nextPart({ ...fresh, technique: 'x-wing', done: ['spot'] })).toBe('examples');
    expect(nextPart({ ...fresh, technique: 'x-wing', done: ['spot', 'examples'] })).toBe('drill');
    expect(partsDone({ ...fresh, right: 9, technique: 'x-wing' })).toBe(1);
  });
});
