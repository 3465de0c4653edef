// A challenge: the link of a puzzle with a time to beat, the name of the challenger, and the pace
// of that game.
//
//     #/p/<code>?t=723&by=<name>&g=081522…
//
// t is in seconds. g has two digits for each tenth of the board but the last: when it was filled,
// in hundredths of the time. A page that does not know challenges opens the same link as the
// puzzle.
import type { Challenge } from '../store/autosave';

export const LONGEST_NAME = 24;
const LONGEST_TIME = 100 * 3600 - 1;
const TENTHS = 9;

const clean = (name: string) =>
  [...name.replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, LONGEST_NAME).join('');

export function challengeQuery({ time, by, pace }: Challenge): string {
  const name = clean(by);
  return [
    `?t=${time}`,
    name && `by=${encodeURIComponent(name)}`,
    pace.length === TENTHS && `g=${pace.map((part) => String(part).padStart(2, '0')).join('')}`,
  ]
    .filter(Boolean)
    .join('&');
}

const isRising = (pace: readonly number[]) => pace.every((part, i) => part >= (pace[i - 1] ?? 0));

/** Splits the rest of a route into the code and the challenge, if that is valid. */
export function readChallenge(rest: string): { code: string; challenge: Challenge | null } {
  const at = rest.indexOf('?');
  const query = new URLSearchParams(at < 0 ? '' : rest.slice(at));
  const time = Number(query.get('t') ?? NaN);
  if (!Number.isInteger(time) || time < 1 || time > LONGEST_TIME)
    return { code: rest, challenge: null };
  const written = query.get('g') ?? '';
  const pace = /^\d{18}$/.test(written) ? written.match(/../g)!.map(Number) : [];
  return {
    code: rest.slice(0, at),
    challenge: { time, by: clean(query.get('by') ?? ''), pace: isRising(pace) ? pace : [] },
  };
}

/** The pace of a game from the `times` of its final digits and its total time. */
export function paceOf(times: readonly number[], total: number): number[] {
  if (times.length === 0 || total <= 0) return [];
  const sorted = times.toSorted((a, b) => a - b);
  return Array.from({ length: TENTHS }, (_, i) => {
    const last = sorted[Math.max(0, Math.ceil(((i + 1) * sorted.length) / 10) - 1)]!;
    return Math.min(99, Math.round((100 * last) / total));
  });
}

/** The part of the board (0 to 1) that was filled after a part of the time (0 to 1). */
export function ghostAt({ pace }: Challenge, gone: number): number {
  const marks = [0, ...pace, 100];
  const parts = marks.length - 1;
  const now = 100 * gone;
  const next = marks.findIndex((mark) => mark > now);
  if (next < 0) return 1;
  const [from, to] = [marks[next - 1]!, marks[next]!];
  return (next - 1 + (now - from) / (to - from)) / parts;
}

/** The time of a finished game in seconds: at least one, the smallest time of a link. */
export const timeToBeat = (total: number) => Math.max(1, Math.floor(total / 1000));

export const won = ({ time }: Challenge, total: number) => Math.floor(total / 1000) <= time;

/** Reads "12:03", "1:02:03" or "90" (minutes) as seconds; null if it is none of these. */
export function readTime(text: string): number | null {
  const parts = text.trim().replaceAll('：', ':').split(':');
  if (parts.length > 3 || parts.some((part) => !/^\d{1,4}$/.test(part))) return null;
  const numbers = parts.map(Number);
  if (numbers.slice(1).some((part) => part > 59)) return null;
  const seconds = parts.length === 1 ? numbers[0]! * 60 : numbers.reduce((s, n) => s * 60 + n, 0);
  return seconds >= 1 && seconds <= LONGEST_TIME ? seconds : null;
}
