// Where the eye goes: a step of the module as a row of glances, each with the place that is looked at
// and the drawing up to there. The module says what belongs to the step; this file only puts it in order.
import type { Layout, View } from '$lele';
import { drawingOf, NO_DRAWING, type Drawing, type Tone } from '../board/model';

export type Glance = {
  /** The cells that the eye rests on. */
  eye: readonly number[];
  drawing: Drawing;
  say:
    | { key: 'unit'; unit: number }
    | { key: 'digit'; cell: number; digit: number }
    | { key: 'cells' | 'cross'; cells: readonly number[]; digits: readonly number[] }
    | { key: 'suppose' | 'so'; cells: readonly number[]; digit: number; on: boolean }
    | { key: 'end' };
};

const MOST_SINGLE = 4;

/** What has been seen so far: each glance adds to it. */
class Sight {
  #cells = new Map<number, Tone>();
  #candidates = new Map<number, Map<number, Tone>>();
  #units = new Map<number, 'base' | 'cover'>();
  #lines: Drawing['lines'] = [];
  #frames: readonly number[][] = [];

  constructor(
    readonly full: Drawing,
    readonly layout: Layout,
  ) {}

  unit(unit: number, role: 'base' | 'cover') {
    const { cells } = this.layout.units[unit]!;
    for (const cell of cells) if (!this.#units.has(cell)) this.#units.set(cell, role);
    if (role === 'base') this.#frames = [...this.#frames, [...cells]];
  }

  /** A cell as the whole drawing has it, without what follows from the step. */
  cell(cell: number) {
    const tone = this.full.cells.get(cell);
    if (tone && tone !== 'place' && tone !== 'eliminate') this.#cells.set(cell, tone);
    const tones = [...(this.full.candidates.get(cell) ?? [])];
    const kept = tones.filter(([, one]) => one !== 'place' && one !== 'eliminate');
    if (kept.length > 0) this.#candidates.set(cell, new Map(kept));
  }

  shade(cell: number, tone: Tone) {
    this.#cells.set(cell, tone);
  }

  lines(from: number) {
    this.#lines = [...this.#lines, ...this.full.lines.filter((line) => line.from === from)];
  }

  get drawing(): Drawing {
    return {
      ...NO_DRAWING,
      cells: new Map(this.#cells),
      candidates: new Map(this.#candidates),
      units: new Map(this.#units),
      lines: this.#lines,
      frames: this.#frames,
    };
  }
}

/** A single: first the digits that rule places out, one after the other, then the place. */
function single({ hint }: View, sight: Sight): Glance[] {
  const glances: Glance[] = [];
  for (const { unit } of hint.units) {
    sight.unit(unit, 'base');
    const eye = sight.layout.units[unit]!.cells;
    glances.push({ eye, drawing: sight.drawing, say: { key: 'unit', unit } });
  }
  const by = new Set(hint.reasons.filter((one) => one.by >= 0).map((one) => one.by));
  for (const cell of by) {
    const ruled = hint.reasons.filter((one) => one.by === cell);
    sight.shade(cell, 'tone-1');
    for (const one of ruled) if (one.cell !== hint.place[0]?.cell) sight.shade(one.cell, 'cover');
    sight.lines(cell);
    const say = { key: 'digit', cell, digit: ruled[0]!.digit } as const;
    glances.push({ eye: [cell], drawing: sight.drawing, say });
  }
  return glances;
}

/** A part of a drawing: only some cells, and not what follows from the step. */
function within(drawing: Drawing, seen: ReadonlySet<number>): Drawing {
  const early = (tone: Tone) => tone !== 'place' && tone !== 'eliminate';
  return {
    ...drawing,
    cells: new Map([...drawing.cells].filter(([cell, tone]) => seen.has(cell) && early(tone))),
    candidates: new Map([...drawing.candidates].filter(([cell]) => seen.has(cell))),
    frames: [],
  };
}

/** A chain: link by link. */
function chain(view: View, layout: Layout): Glance[] {
  const { nodes, links } = view.hint;
  const node = (index: number) => nodes[index]!;
  const seen = new Set<number>();
  const at = (index: number, link: number, key: 'suppose' | 'so'): Glance => {
    const { cells, digit, on } = node(index);
    for (const cell of cells) seen.add(cell);
    const drawing = within(drawingOf(view, layout, link), seen);
    const shown = link < 0 ? { ...drawing, arrows: [], lines: [] } : drawing;
    return { eye: cells, drawing: shown, say: { key, cells, digit, on } };
  };
  return links.flatMap(({ from, to }, i) =>
    i === 0 ? [at(from, -1, 'suppose'), at(to, i, 'so')] : [at(to, i, 'so')],
  );
}

/** A pattern: its units with their marks, marks outside of them, the lines that cross. */
function pattern({ hint }: View, sight: Sight): Glance[] {
  const glances: Glance[] = [];
  const digitsOf = (cells: readonly number[]) =>
    [
      ...new Set(hint.marks.filter((one) => cells.includes(one.cell)).flatMap((one) => one.digits)),
    ].toSorted((a, b) => a - b);
  const add = (eye: readonly number[], say: Glance['say']) =>
    glances.push({ eye, drawing: sight.drawing, say });
  const left = new Set(hint.marks.map(({ cell }) => cell));
  const look = (cells: number[]) => {
    for (const cell of cells) {
      sight.cell(cell);
      left.delete(cell);
    }
    add(cells, { key: 'cells', cells, digits: digitsOf(cells) });
  };
  const bases = hint.units.filter(({ role }) => role !== 'cover');
  for (const { unit } of bases) {
    const { cells } = sight.layout.units[unit]!;
    sight.unit(unit, 'base');
    add(cells, { key: 'unit', unit });
    const own = cells.filter((cell) => left.has(cell));
    if (own.length > 0) look(own);
  }
  const rest = [...left];
  if (rest.length > MOST_SINGLE) look(rest);
  else for (const cell of rest) look([cell]);
  const covers = hint.units.filter(({ role }) => role === 'cover');
  if (covers.length > 0) {
    for (const { unit } of covers) sight.unit(unit, 'cover');
    const cells = hint.marks.map(({ cell }) => cell);
    add(cells, { key: 'cross', cells, digits: digitsOf(cells) });
  }
  return glances;
}

/** The glances of the step that a hint of level 3 shows. */
export function glancesOf(view: View, layout: Layout): Glance[] {
  const { hint } = view;
  const full = drawingOf(view, layout);
  const sight = new Sight(full, layout);
  const isSingle = hint.place.length > 0 && hint.nodes.length === 0;
  const glances =
    hint.links.length > 0
      ? chain(view, layout)
      : isSingle && hint.units.length <= 1
        ? single(view, sight)
        : pattern(view, sight);
  const ends = [...hint.place, ...hint.eliminate].map(({ cell }) => cell);
  return [...glances, { eye: ends, drawing: full, say: { key: 'end' } }];
}
