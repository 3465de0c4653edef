// The questions of a timed run, each harder than the one before: further along the course, and with more
// of the board open.
import { UNITS } from './course';
import type { Area } from './drill';

export type Rung = { technique: string; area: Area; which: boolean };

/** So many units come again after the last one. */
const AGAIN = 8;

/** The question after so many right answers: two for each unit, and at the end of the course its last
 *  chapters again on whole boards. Every third one asks which technique applies; the first ones do
 *  not, because there is hardly any other technique to choose from. */
export function rungOf(right: number): Rung {
  const which = right >= 8 && right % 3 === 2;
  const unit = Math.floor(right / 2);
  if (unit >= UNITS.length) {
    const last = UNITS.slice(-AGAIN);
    return { technique: last[right % AGAIN]!, area: 'whole', which };
  }
  return { technique: UNITS[unit]!, area: right % 2 === 0 ? 'near' : 'half', which };
}

export const STORM_MS = 180_000;
/** What a mistake costs in a storm. */
export const MISTAKE_MS = 10_000;
