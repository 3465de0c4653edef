// What a board draws besides the cells of a view: the roles of a hint, and small helpers.
import type { Layout, Line, LinkSpan, StepDrawing, Tone as StepTone, UnitRole, View } from '$lele';

/** How a cell or a candidate is highlighted: as a step marks it, or as a mistake. */
export type Tone = StepTone | 'wrong' | 'clash';

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

/** What a span of links shows: all of a whole drawing, else what belongs to the links so far. */
const seenWith = (link: number, { first, last }: LinkSpan) =>
  link < 0 || (first <= link && (last < 0 || link <= last));

/** The marks come from the core, painted in their order; printed answers have the same. */
function drawStep(hint: StepDrawing, layout: Layout, link = -1): Drawing {
  const cells = new Map<number, Tone>();
  const candidates = new Map<number, Map<number, Tone>>();
  const units = new Map<number, UnitRole>();
  for (const { unit, role } of hint.units)
    for (const cell of layout.units[unit]!.cells)
      if (units.get(cell) !== 'base') units.set(cell, role);
  for (const { cell, tone, digits, how, ...span } of hint.paint) {
    if (!seenWith(link, span)) continue;
    if (how === 'over' || (how === 'under' && !cells.has(cell))) cells.set(cell, tone);
    const known = candidates.get(cell) ?? new Map<number, Tone>();
    for (const digit of digits) known.set(digit, tone);
    if (known.size > 0) candidates.set(cell, known);
  }
  return {
    cells,
    candidates,
    units,
    arrows: hint.links.slice(0, link < 0 ? undefined : link + 1).map(({ from, to, strong }, i) => ({
      from: hint.nodes[from]!,
      to: hint.nodes[to]!,
      strong,
      passed: link >= 0 && i < link,
    })),
    lines: hint.lines,
    frames: hint.frames
      .filter((frame) => seenWith(link, frame) && (link >= 0 || frame.last < 0))
      .map(({ unit }) => layout.units[unit]!.cells),
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
