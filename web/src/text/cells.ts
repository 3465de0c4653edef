// Names of cells in texts: the core writes R1C1; a setting changes them to A1 (row letter, column).
import { settings } from '../store/settings.svelte';

const ROWS = 'ABCDEFGHIJKLMNOP';

export function named(text: string): string {
  if (settings.cellNames === 'rc') return text;
  return text.replace(
    /\bR(\d{1,2})C(\d{1,2})/g,
    (whole, row: string, column: string) => (ROWS[Number(row) - 1] ?? whole) + column,
  );
}
