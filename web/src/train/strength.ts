// The rating of the player in a family of techniques. Each answer is one game against the exercise, whose
// rating follows from the technique and from the position.
import type { Technique } from '$lele';
import type { Skill } from '../store/library.svelte';
import type { Area } from './drill';
import { NEW, rate, rested } from './glicko';

const DAY = 86_400_000;

/** Each further try halves what a right answer counts. */
export const SCORES = [1, 0.5, 0.25] as const;

const OPEN: Readonly<Record<Area, number>> = { whole: 0, half: -100, near: -220 };
const OTHER = 60;

/** The rating of an exercise: harder techniques have more, a small board and many places less. */
export const exerciseRating = (technique: number, area: Area, steps: number): number =>
  Math.round(600 + 220 * technique + OPEN[area] - OTHER * Math.log2(Math.max(steps, 1)));

export function played(
  before: Skill | undefined,
  family: string,
  exercise: number,
  score: number,
  now: number,
): Skill {
  const old = before ?? { family, ...NEW, answers: 0, at: now };
  const days = Math.max(0, (now - old.at) / DAY);
  const after = rate(rested(old, days), [{ rating: exercise, deviation: OTHER, score }]);
  return { ...after, family, answers: old.answers + 1, at: now };
}

/** Whether a rating says something yet. */
export const isSure = ({ deviation }: Skill): boolean => deviation < 130;

/** The name of a family does not depend on the language of the page. */
export const familyOf = (techniques: readonly Technique[], name: string): string =>
  techniques.find((one) => one.name === name)?.family ?? '';
