// A new view mostly repeats the old one: cells that did not change stay the same objects, so
// that only what changed is drawn again.
import type { Cell, View } from '$lele';

function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function sameCell(a: Cell, b: Cell): boolean {
  for (const key in a) if (!alike(a[key as keyof Cell], b[key as keyof Cell])) return false;
  return true;
}

export function shareCells(before: View | null, after: View): View {
  if (!before || before.cells.length !== after.cells.length) return after;
  for (let i = 0; i < after.cells.length; i++)
    if (sameCell(before.cells[i]!, after.cells[i]!)) after.cells[i] = before.cells[i]!;
  return after;
}
