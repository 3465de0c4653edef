// Where things are on a board, in units of one cell: region borders, note places, arrows.

export type Point = { x: number; y: number };

/** Columns and rows of the little grid of notes inside a cell that holds digits 1..size. */
export function noteGrid(size: number): { columns: number; rows: number } {
  const columns = Math.ceil(Math.sqrt(size));
  return { columns, rows: Math.ceil(size / columns) };
}

/** The middle of a note, as fractions of its cell. */
export function notePlace(size: number, digit: number): Point {
  const { columns, rows } = noteGrid(size);
  const column = (digit - 1) % columns;
  const row = Math.floor((digit - 1) / columns);
  return { x: spread(column, columns), y: spread(row, rows) };
}

/** Notes keep a small margin to the border of their cell. */
function spread(index: number, count: number): number {
  const margin = 0.03;
  return margin + ((1 - 2 * margin) * (index + 0.5)) / count;
}

/** The note under a point of a cell (fractions of the cell). */
export function noteAt(size: number, { x, y }: Point): number | null {
  const { columns, rows } = noteGrid(size);
  const column = Math.min(columns - 1, Math.max(0, Math.floor(x * columns)));
  const row = Math.min(rows - 1, Math.max(0, Math.floor(y * rows)));
  const digit = row * columns + column + 1;
  return digit <= size ? digit : null;
}

/** Thin lines between all cells, as one path. */
export function gridPath(size: number): string {
  let path = '';
  for (let i = 1; i < size; i++) path += `M0 ${i}H${size}M${i} 0V${size}`;
  return path;
}

/** Thick lines between cells of different regions, runs joined, as one path. */
export function regionPath(size: number, region: readonly number[]): string {
  let path = '';
  for (let line = 1; line < size; line++) {
    path += runs(size, (i) => region[(line - 1) * size + i] !== region[line * size + i])
      .map(([from, to]) => `M${from} ${line}H${to}`)
      .join('');
    path += runs(size, (i) => region[i * size + line - 1] !== region[i * size + line])
      .map(([from, to]) => `M${line} ${from}V${to}`)
      .join('');
  }
  return path;
}

function runs(count: number, differs: (index: number) => boolean): [number, number][] {
  const found: [number, number][] = [];
  let start = -1;
  for (let i = 0; i <= count; i++) {
    const edge = i < count && differs(i);
    if (edge && start < 0) start = i;
    if (!edge && start >= 0) {
      found.push([start, i]);
      start = -1;
    }
  }
  return found;
}

/** A slightly bent line from one note to another that stops short of both. */
export function arrowPath(from: Point, to: Point, gap: number): string {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy);
  if (length <= 2 * gap) return '';
  const ux = dx / length;
  const uy = dy / length;
  // Straight along rows and columns would run through digits and hide other links.
  const bend = Math.min(0.5, length * 0.09);
  const a = { x: from.x + ux * gap, y: from.y + uy * gap };
  const b = { x: to.x - ux * gap, y: to.y - uy * gap };
  const middle = { x: (a.x + b.x) / 2 - uy * bend, y: (a.y + b.y) / 2 + ux * bend };
  return `M${round(a.x)} ${round(a.y)}Q${round(middle.x)} ${round(middle.y)} ${round(b.x)} ${round(b.y)}`;
}

const round = (value: number) => Math.round(value * 1000) / 1000;
