// The setting `techniques` as a set of names. The core reads the same text: '' is the usual list,
// "-x-wing,+squirmbag" changes it, "x-wing,swordfish" are exactly these, "none" and "all" are clear.
import type { Technique } from '$lele';

export type Row = Pick<Technique, 'name' | 'offByDefault'>;

const usual = (rows: readonly Row[]) =>
  rows.filter((row) => !row.offByDefault).map(({ name }) => name);

export function readTechniques(text: string, rows: readonly Row[]): Set<string> {
  const words = text.split(',').filter((word) => word !== '' && word !== 'none');
  const relative = text === '' || /^[-+]/.test(text);
  const on = new Set(relative ? usual(rows) : []);
  for (const word of words) {
    if (word === 'all') for (const { name } of rows) on.add(name);
    else if (word.startsWith('-')) on.delete(word.slice(1));
    else on.add(word.replace(/^\+/, ''));
  }
  return on;
}

/** The shortest text: the list itself, or its difference from the usual one. */
export function writeTechniques(on: ReadonlySet<string>, rows: readonly Row[]): string {
  const names = rows.map(({ name }) => name);
  const chosen = names.filter((name) => on.has(name));
  if (chosen.length === 0) return 'none';
  if (chosen.length === names.length) return 'all';
  const base = new Set(usual(rows));
  const changes = [
    ...names.filter((name) => base.has(name) && !on.has(name)).map((name) => `-${name}`),
    ...names.filter((name) => !base.has(name) && on.has(name)).map((name) => `+${name}`),
  ];
  return changes.length <= chosen.length ? changes.join(',') : chosen.join(',');
}
