// Whether a puzzle is that of the running game: its solution would be the game's.
import type { Layout, View } from '$lele';

/** `line` has a symbol for each cell, or a dot. It may have more digits than the game has givens. */
export function isRunning(view: View | null, layout: Layout, line: string): boolean {
  if (!view || view.layout !== layout.name) return false;
  if (view.status !== 'playing' && view.status !== 'paused') return false;
  return view.cells.every(({ given, value }, i) => !given || line[i] === layout.symbols[value - 1]);
}
