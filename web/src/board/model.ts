// What a board draws besides the cells of a view: the roles of a hint, and small helpers.
import type { Hint, Inner, Layout, Line, Role, UnitRole, View } from '$lele';

/** How a cell or a candidate is highlighted. The numbered tones are for the parts of a pattern. */
export type Tone =
  | 'tone-1'
  | 'tone-2'
  | 'tone-3'
  | 'tone-4'
  | 'tone-5'
  | 'fin'
  | 'off'
  | 'cover'
  | 'place'
  | 'eliminate'
  | 'wrong';

const TONES: Record<Role, Tone> = {
  cell: 'tone-1',
  base: 'tone-1',
  cover: 'cover',
  fin: 'fin',
  'endo-fin': 'fin',
  pivot: 'tone-4',
  pincer: 'tone-1',
  corner: 'tone-1',
  extra: 'tone-3',
  'color-a': 'tone-1',
  'color-b': 'tone-2',
  'color-c': 'tone-3',
  'color-d': 'tone-5',
  'als-a': 'tone-1',
  'als-b': 'tone-2',
  'als-c': 'tone-3',
  'als-d': 'tone-4',
  'als-e': 'tone-5',
  reason: 'tone-1',
};

export type End = { cells: readonly number[]; digit: number };
export type Arrow = { from: End; to: End; strong: boolean; passed?: boolean };

export type Drawing = {
  cells: ReadonlyMap<number, Tone>;
  /** cell → digit → tone */
  candidates: ReadonlyMap<number, ReadonlyMap<number, Tone>>;
  /** cell → the unit roles it lies in */
  units: ReadonlyMap<number, UnitRole>;
  arrows: readonly Arrow[];
  lines: readonly Line[];
  /** Units to outline: those that the argument uses and no line runs along. */
  frames: readonly (readonly number[])[];
};

export const NO_DRAWING: Drawing = {
  cells: new Map(),
  candidates: new Map(),
  units: new Map(),
  arrows: [],
  lines: [],
  frames: [],
};

class Sketch {
  cells = new Map<number, Tone>();
  candidates = new Map<number, Map<number, Tone>>();

  mark(cell: number, digits: readonly number[], tone: Tone) {
    const known = this.candidates.get(cell) ?? new Map<number, Tone>();
    for (const digit of digits) known.set(digit, tone);
    if (known.size > 0) this.candidates.set(cell, known);
  }
}

const STRAIGHT = ['row', 'column', 'diagonal'];

function framesOf(hint: Hint, layout: Layout): number[][] {
  return hint.units
    .map(({ unit, role }) => ({ ...layout.units[unit]!, role }))
    .filter(({ kind, role }) => (role === 'seen' ? kind !== 'diagonal' : !STRAIGHT.includes(kind)))
    .map(({ cells }) => cells);
}

/** The patterns inside a net: all of them, or the one that the current link rests on. */
function innerOf({ inner, links }: Hint, link: number): Inner[] {
  if (link < 0) return inner;
  const { from, to } = links[link]!;
  const bare = links.every((other) => other.to !== from);
  return inner.filter(({ node }) => node === to || (bare && node === from));
}

/** The drawing of a hint, with no more than its level has given away. Of a chain, all links or
 *  those up to the current one. */
export function drawingOf(hint: Hint, layout: Layout, link = -1): Drawing {
  if (hint.kind === 'none') return NO_DRAWING;
  const sketch = new Sketch();
  const units = new Map<number, UnitRole>();
  for (const { unit, role } of hint.units)
    for (const cell of layout.units[unit]!.cells)
      if (units.get(cell) !== 'base') units.set(cell, role);
  for (const { cell } of hint.eliminate) sketch.cells.set(cell, 'eliminate');
  for (const { cell, digits, role } of hint.marks) {
    if (!sketch.cells.has(cell) || role !== 'extra') sketch.cells.set(cell, TONES[role]);
    sketch.mark(cell, digits, TONES[role]);
  }
  const inner = innerOf(hint, link);
  for (const { cells, digits } of inner)
    for (const cell of cells) {
      sketch.cells.set(cell, 'tone-3');
      sketch.mark(cell, digits, 'tone-3');
    }
  const reached = new Set(
    hint.links.slice(0, link + 1).flatMap(({ from, to }) => [hint.nodes[from], hint.nodes[to]]),
  );
  for (const node of link < 0 ? hint.nodes : reached)
    for (const cell of node!.cells) {
      if (!sketch.cells.has(cell)) sketch.cells.set(cell, 'tone-1');
      sketch.mark(cell, [node!.digit], node!.on ? 'tone-2' : 'off');
    }
  for (const { cell, digits } of hint.eliminate) sketch.mark(cell, digits, 'eliminate');
  for (const { cell, digit } of hint.place) {
    sketch.cells.set(cell, 'place');
    sketch.mark(cell, [digit], 'place');
  }
  if (hint.kind !== 'step') for (const cell of hint.cells) sketch.cells.set(cell, 'wrong');
  return {
    cells: sketch.cells,
    candidates: sketch.candidates,
    units,
    arrows: hint.links.slice(0, link < 0 ? undefined : link + 1).map(({ from, to, strong }, i) => ({
      from: hint.nodes[from]!,
      to: hint.nodes[to]!,
      strong,
      passed: link >= 0 && i < link,
    })),
    lines: hint.lines,
    frames: [
      ...framesOf(hint, layout),
      ...(link < 0 ? [] : inner).map(({ unit }) => layout.units[unit]!.cells),
    ],
  };
}

/** Whether a character of a line of cells stands for an empty one. */
export function isBlank(symbol: string | undefined): boolean {
  return !symbol || symbol === '.' || symbol === '0';
}

/** The cell that a name such as R1C1 stands for. */
export function cellOf(size: number, name: string): number | null {
  const match = /^r(\d{1,2})c(\d{1,2})$/i.exec(name);
  if (!match) return null;
  const row = Number(match[1]) - 1;
  const column = Number(match[2]) - 1;
  return row >= 0 && row < size && column >= 0 && column < size ? row * size + column : null;
}

export function namesOf(view: View, cells: Iterable<number>): string {
  return [...cells].map((cell) => view.cells[cell]!.name.toLowerCase()).join(',');
}
