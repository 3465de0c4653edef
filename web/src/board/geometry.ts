// Positions on a board, in units of one cell: borders of regions, places of notes, arrows.

export type Point = { x: number; y: number };

/** The columns and rows of the small grid of notes in a cell that holds the digits 1..size. */
export function noteGrid(size: number): { columns: number; rows: number } {
  const columns = Math.ceil(Math.sqrt(size));
  return { columns, rows: Math.ceil(size / columns) };
}

/** The centre of a note, as fractions of its cell. */
export function notePlace(size: number, digit: number): Point {
  const { columns, rows } = noteGrid(size);
  const column = (digit - 1) % columns;
  const row = Math.floor((digit - 1) / columns);
  return { x: spread(column, columns), y: spread(row, rows) };
}

/** Notes keep a small distance from the border of their cell. */
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

/** Thick lines between cells of different regions, as one path; lines that continue each other
 *  are joined. */
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

/** How much an arrow may bend, as a fraction of its length: the smallest bends first, to both
 *  sides. */
const BENDS = [0.07, -0.07, 0.15, -0.15, 0.24, -0.24, 0.34, -0.34] as const;
const MAX_BEND = 1.3;

type Curve = { from: Point; control: Point; to: Point };

function along({ from, control, to }: Curve, t: number): Point {
  const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
  return { x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y };
}

/** How much of the curve covers things that should stay free, or leaves the board. */
function cost(curve: Curve, size: number, busy: (point: Point) => number): number {
  let sum = 0;
  for (let i = 1; i < 24; i++) {
    const point = along(curve, i / 24);
    const inside = Math.min(point.x, point.y, size - point.x, size - point.y);
    sum += busy(point) + (inside < 0.04 ? 8 : 0);
  }
  return sum;
}

/** A bent line from one note to another that ends a little before both. Of several bends it
 *  takes the one that covers least. Notes that touch get no line. */
export function arrowPath(
  from: Point,
  to: Point,
  gap: number,
  size = Infinity,
  busy: (point: Point) => number = () => 0,
): string {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy);
  if (length <= 2 * gap) return '';
  const [ux, uy] = [dx / length, dy / length];
  let best: Curve | null = null;
  let least = Infinity;
  for (const share of BENDS) {
    const bend = Math.sign(share) * Math.min(MAX_BEND, Math.abs(share) * length);
    const control = {
      x: (from.x + to.x) / 2 - 2 * uy * bend,
      y: (from.y + to.y) / 2 + 2 * ux * bend,
    };
    const curve = { from: toward(from, control, gap), control, to: toward(to, control, gap) };
    const price = cost(curve, size, busy) + Math.abs(share) * 4;
    if (price < least - 1e-9) [best, least] = [curve, price];
  }
  const { from: a, control: c, to: b } = best!;
  return `M${point(a)}Q${point(c)} ${point(b)}`;
}

/** The point at `distance` from one point towards another. */
export function toward(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = distance / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** The distance of a point from the line between two others; infinite for points before its
 *  start or after its end. */
export function offLine(at: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const along = ((at.x - from.x) * dx + (at.y - from.y) * dy) / length;
  if (along < 1e-6 || along > length - 1e-6) return Infinity;
  return Math.abs(dx * (from.y - at.y) - (from.x - at.x) * dy) / length;
}

/** A straight line through several places, with a gap around each of them. */
export function brokenLine(places: readonly { at: Point; room: number }[]): string {
  let path = '';
  for (let i = 1; i < places.length; i++) {
    const [a, b] = [places[i - 1]!, places[i]!];
    if (Math.hypot(b.at.x - a.at.x, b.at.y - a.at.y) > a.room + b.room)
      path += `M${point(toward(a.at, b.at, a.room))}L${point(toward(b.at, a.at, b.room))}`;
  }
  return path;
}

/** The outline of a set of cells, clockwise, one closed path per connected part. */
export function outlinePath(size: number, cells: Iterable<number>): string {
  const inside = new Set(cells);
  const edges = new Map<string, Point[]>();
  const edge = (x0: number, y0: number, x1: number, y1: number) => {
    const key = `${x0} ${y0}`;
    const ends = edges.get(key);
    if (ends) ends.push({ x: x1, y: y1 });
    else edges.set(key, [{ x: x1, y: y1 }]);
  };
  for (const cell of inside) {
    const [x, y] = [cell % size, Math.floor(cell / size)];
    if (y === 0 || !inside.has(cell - size)) edge(x, y, x + 1, y);
    if (x === size - 1 || !inside.has(cell + 1)) edge(x + 1, y, x + 1, y + 1);
    if (y === size - 1 || !inside.has(cell + size)) edge(x + 1, y + 1, x, y + 1);
    if (x === 0 || !inside.has(cell - 1)) edge(x, y + 1, x, y);
  }
  let path = '';
  for (const [start, ends] of edges)
    while (ends.length > 0) {
      path += `M${start}`;
      for (let at = ends.pop(); at; at = edges.get(`${at.x} ${at.y}`)?.pop())
        path += `L${at.x} ${at.y}`;
      path += 'Z';
    }
  return path;
}

const round = (value: number) => Math.round(value * 1000) / 1000;
const point = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
