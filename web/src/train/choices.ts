// The choices of "which technique applies here?": the right one, and others of the course that have no
// step in the position, as the module says.
import type { Lele } from '$lele';
import { UNITS } from './course';
import { applies, type Drill } from './drill';

const CHOICES = 4;

/** `pick` returns a random whole number below its argument. */
export function choicesOf(
  lele: Lele,
  drill: Drill,
  right: string,
  pick: (below: number) => number,
): string[] {
  const at = Math.max(UNITS.indexOf(right), 0);
  // Near ones first: they are the ones that are mixed up.
  const near = UNITS.filter((name) => name !== right).toSorted(
    (a, b) => Math.abs(UNITS.indexOf(a) - at) - Math.abs(UNITS.indexOf(b) - at),
  );
  const wrong: string[] = [];
  const pool = near.slice(0, 8);
  while (wrong.length < CHOICES - 1 && pool.length > 0) {
    const [name] = pool.splice(pick(pool.length), 1);
    if (!applies(lele, drill, name!)) wrong.push(name!);
    if (pool.length === 0 && wrong.length < CHOICES - 1) pool.push(...near.splice(8));
  }
  wrong.splice(pick(wrong.length + 1), 0, right);
  return wrong;
}

export const randomBelow = (below: number) =>
  crypto.getRandomValues(new Uint32Array(1))[0]! % Math.max(below, 1);
