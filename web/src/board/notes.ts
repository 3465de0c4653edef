// A view with every candidate as a note, for boards that explain.
import type { View } from '$lele';

export const withNotes = (view: View): View => ({
  ...view,
  cells: view.cells.map((cell) => (cell.value ? cell : { ...cell, corner: cell.candidates })),
});
