// Views with every candidate as a note, for boards that explain, and without any.
import type { View } from '$lele';

export const withNotes = (view: View): View => ({
  ...view,
  cells: view.cells.map((cell) => (cell.value ? cell : { ...cell, corner: cell.candidates })),
});

const bare = <T extends View['cells'][number]>(cell: T): T =>
  cell.corner.length + cell.centre.length + cell.overlay.length === 0
    ? cell
    : { ...cell, corner: [], centre: [], overlay: [] };

/** The same view for players who play without candidates; other cells stay the same objects. */
export const withoutNotes = (view: View): View => ({ ...view, cells: view.cells.map(bare) });
