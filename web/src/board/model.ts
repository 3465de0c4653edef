// What a board draws besides the cells of a view: the roles of a hint, and small helpers.
import type { Inner, Layout, Line, Role, StepDrawing, UnitRole, View } from '$lele';

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
  | 'wrong'
  | 'clash';

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
  excluded: 'cover',
};

type WhyNot = NonNullable<View['whyNot']>;

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

function framesOf(hint: StepDrawing, layout: Layout): number[][] {
  return hint.units
    .map(({ unit, role }) => ({ ...layout.units[unit]!, role }))
    .filter(({ kind, role }) => (role === 'seen' ? kind !== 'diagonal' : !STRAIGHT.includes(kind)))
    .map(({ cells }) => cells);
}

/** The patterns inside a net: all of them, or the one that the current link rests on. */
function innerOf({ inner, links }: StepDrawing, link: number): Inner[] {
  if (link < 0) return inner;
  const { from, to } = links[link]!;
  const bare = links.every((other) => other.to !== from);
  return inner.filter(({ node }) => node === to || (bare && node === from));
}

/** The drawing of a hint, with no more than its level has given away. Of a chain, all links or
 *  those up to the current one. */
export function drawingOf({ hint, cells }: View, layout: Layout, link = -1): Drawing {
  if (hint.kind === 'none') return NO_DRAWING;
  const drawing = drawStep(hint, layout, link);
  if (hint.kind === 'step') return drawing;
  // A given that is part of a conflict is not wrong, but it has the digit.
  const tones = hint.cells.map((cell) => [cell, cells[cell]!.given ? 'clash' : 'wrong'] as const);
  return { ...drawing, cells: new Map([...drawing.cells, ...tones]) };
}

/** The steps of an answer to "why not?", all of them or one, and the candidate that they exclude.
 *  The last one shows which digit excludes it. */
export function whyDrawingOf(whyNot: WhyNot, layout: Layout, at: number): Drawing {
  const { cell, digit, other, steps } = whyNot;
  const drawings = (at < 0 ? steps : steps.slice(at, at + 1)).map((s) => drawStep(s, layout));
  const cells = new Map(drawings.flatMap((one) => [...one.cells]));
  const candidates = new Map(drawings.flatMap((one) => [...one.candidates]));
  // A step may rest on digits of the steps before it.
  for (const { cell, digit } of steps.slice(0, Math.max(at, 0)).flatMap((step) => step.place)) {
    if (!cells.has(cell)) cells.set(cell, 'cover');
    candidates.set(cell, new Map(candidates.get(cell)).set(digit, 'place'));
  }
  const seen = other >= 0 && (at < 0 || at === steps.length - 1);
  if (seen && !cells.has(other)) cells.set(other, 'tone-1');
  if (whyNot.reason !== 'possible') {
    cells.set(cell, 'eliminate');
    candidates.set(cell, new Map(candidates.get(cell)).set(digit, 'eliminate'));
  }
  return {
    cells,
    candidates,
    units: new Map(drawings.flatMap((one) => [...one.units])),
    arrows: drawings.flatMap((one) => one.arrows),
    lines: [
      ...drawings.flatMap((one) => one.lines),
      ...(seen ? [{ from: other, to: cell, digit, kind: 'reach' as const }] : []),
    ],
    frames: drawings.flatMap((one) => one.frames),
  };
}

function drawStep(hint: StepDrawing, layout: Layout, link = -1): Drawing {
  const sketch = new Sketch();
  const units = new Map<number, UnitRole>();
  for (const { unit, role } of hint.units)
    for (const cell of layout.units[unit]!.cells)
      if (units.get(cell) !== 'base') units.set(cell, role);
  for (const { cell } of hint.eliminate) sketch.cells.set(cell, 'eliminate');
  for (const { cell, digits, role } of hint.marks) {
    const own = role !== 'extra' && role !== 'excluded';
    if (!sketch.cells.has(cell) || own) sketch.cells.set(cell, TONES[role]);
    // The digits of an excluded mark are not among the candidates.
    if (role !== 'excluded') sketch.mark(cell, digits, TONES[role]);
  }
  for (const { cell, kind } of hint.reasons) if (kind !== 'seen') sketch.cells.set(cell, 'fin');
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
