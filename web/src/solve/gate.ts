// Whether a puzzle is that of the running game: its solution would be the game's.
import type { Layout, View } from '$lele';

const extend = (
  view: View,
  layout: Layout,
  line: string,
  fixed: (cell: View['cells'][0]) => boolean,
) =>
  view.layout === layout.name &&
  view.cells.every((cell, i) => !fixed(cell) || line[i] === layout.symbols[cell.value - 1]);

/** Whether the puzzle has all digits that were entered so far: who looks at its solution has seen
 *  one of the own puzzle. */
export function isEntered(view: View | null, layout: Layout, line: string): boolean {
  return (
    view?.status === 'entering' &&
    view.cells.some(({ value }) => value !== 0) &&
    extend(view, layout, line, ({ value }) => value !== 0)
  );
}

/** `line` has a symbol for each cell, or a dot. It may have more digits than the game has givens. */
export function isRunning(view: View | null, layout: Layout, line: string): boolean {
  if (view?.status !== 'playing' && view?.status !== 'paused') return false;
  return extend(view, layout, line, ({ given }) => given);
}
