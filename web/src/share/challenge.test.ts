import { describe, expect, it } from 'vitest';
import {
  challengeQuery,
  ghostAt,
  paceOf,
  readChallenge,
  readTime,
  timeToBeat,
  won,
} from './challenge';

const PACE = [5, 10, 15, 20, 30, 40, 50, 60, 80];

describe('the link of a challenge', () => {
  it('comes back as it was written, whatever the name is', () => {
    for (const by of ['', 'Li', '小明 & co?=#/%', '🙂🙂', '%E0%A4%A', '<b>'])
      for (const pace of [[], PACE]) {
        const challenge = { time: 723, by, pace };
        const rest = `Labc${challengeQuery(challenge)}`;
        expect(readChallenge(rest)).toEqual({ code: 'Labc', challenge });
      }
  });

  it('cuts a name that is too long, between characters', () => {
    const { challenge } = readChallenge(
      `L${challengeQuery({ time: 1, by: '🙂'.repeat(99), pace: [] })}`,
    );
    expect(challenge?.by).toBe('🙂'.repeat(24));
    expect(readChallenge('L?t=5&by=a%00%0A%E2%80%AEb').challenge?.by).toBe('a b');
  });

  it('is only a puzzle when its time is none', () => {
    for (const rest of [
      'L',
      'L?',
      'L?t=',
      'L?t=0',
      'L?t=-3',
      'L?t=1e9',
      'L?t=1.5',
      'L?t=x',
      'L?by=a',
    ])
      expect(readChallenge(rest)).toEqual({ code: rest, challenge: null });
  });

  it('has no ghost when its pace is none', () => {
    for (const pace of ['', '1', '05101520304050608x', '051015203040506010', '0510152030405060809'])
      expect(readChallenge(`L?t=9&g=${pace}`).challenge?.pace).toEqual([]);
  });
});

describe('the ghost', () => {
  it('goes as the game went', () => {
    const challenge = { time: 100, by: '', pace: PACE };
    expect(ghostAt(challenge, 0)).toBe(0);
    expect(ghostAt(challenge, 0.05)).toBeCloseTo(0.1);
    expect(ghostAt(challenge, 0.45)).toBeCloseTo(0.65);
    expect(ghostAt(challenge, 0.9)).toBeCloseTo(0.95);
    expect(ghostAt(challenge, 1)).toBe(1);
    expect(ghostAt(challenge, 7)).toBe(1);
  });

  it('never goes back', () => {
    for (const pace of [
      [],
      PACE,
      [0, 0, 0, 0, 0, 0, 0, 0, 0],
      [99, 99, 99, 99, 99, 99, 99, 99, 99],
    ]) {
      let before = 0;
      for (let i = 0; i <= 200; i++) {
        const now = ghostAt({ time: 1, by: '', pace }, i / 200);
        expect(now).toBeGreaterThanOrEqual(before);
        before = now;
      }
      expect(before).toBe(1);
    }
  });

  it('is made of the times of the digits', () => {
    const times = Array.from({ length: 50 }, (_, i) => (i + 1) * 1000);
    expect(paceOf(times, 50_000)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90]);
    expect(paceOf([3000], 6000)).toEqual(Array(9).fill(50));
    expect(paceOf([], 6000)).toEqual([]);
    expect(paceOf([9000], 6000).every((part) => part <= 99)).toBe(true);
  });
});

it('a time is minutes and seconds, or minutes alone', () => {
  for (const [text, seconds] of [
    ['12:03', 723],
    [' 0:59 ', 59],
    ['1:02:03', 3723],
    ['90', 5400],
    ['3：20', 200],
  ] as const)
    expect(readTime(text)).toBe(seconds);
  for (const text of ['', '0', '0:00', '1:60', 'x', '1:2:3:4', '-1:00', '99999'])
    expect(readTime(text)).toBe(null);
});

it('a finished game sets its own time, however short it was', () => {
  for (const total of [0, 400, 999, 1000, 61_999]) {
    const challenge = { time: timeToBeat(total), by: '', pace: [] };
    expect(readChallenge(`L${challengeQuery(challenge)}`).challenge).toEqual(challenge);
    expect(won(challenge, total)).toBe(true);
  }
  expect(timeToBeat(61_999)).toBe(61);
});

it('the time as the clock shows it is what counts', () => {
  const challenge = { time: 60, by: '', pace: [] };
  expect(won(challenge, 60_999)).toBe(true);
  expect(won(challenge, 61_000)).toBe(false);
});
