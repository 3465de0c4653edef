// How each cell of a board looks, from everything that has an effect on it. All cells are computed
// together: the input changes with every key, but most cells do not.
import type { Cell, Layout, View } from '$lele';
import type { Drawing, Tone } from './model';

/** The contents of a cell. */
export type Content = {
  cell: Cell;
  tones: ReadonlyMap<number, Tone> | undefined;
  /** Candidates that the cell shows besides the player's notes, while a hint is drawn. */
  candidates: readonly number[];
  /** The digit whose notes are highlighted. */
  lit: number;
};

export type Face = {
  content: Content;
  /** Class names: peer, same, selected, the tone of a hint … */
  names: string;
  label: string;
  selected: boolean;
  cursor: boolean;
  invalid: boolean;
};

export type Highlight = { cells: boolean; same: boolean; notes: boolean; conflicts: boolean };

export type Scene = {
  view: View;
  layout: Layout;
  drawing: Drawing;
  highlight: Highlight;
  selected: ReadonlySet<number>;
  cursor: number;
  /** Cells that a text points at. */
  lit: ReadonlySet<number>;
  /** The locked digit of digit-first input. */
  litDigit: number;
  /** The digit that was refused: all its cells turn red. */
  refused: number;
  cellLabel: (index: number, shown: readonly number[]) => string;
};

export const NOTHING: readonly number[] = [];

/** For each cell: the cells that share a unit with it, and the cells of units besides rows,
 *  columns and boxes. */
type Shape = { peers: readonly Uint8Array[]; extra: Uint8Array };
const shapes = new WeakMap<Layout, Shape>();

function shapeOf(layout: Layout): Shape {
  let shape = shapes.get(layout);
  if (shape) return shape;
  const count = layout.size * layout.size;
  const peers = Array.from({ length: count }, () => new Uint8Array(count));
  const extra = new Uint8Array(count);
  for (const unit of layout.units)
    for (const cell of unit.cells) {
      if (unit.extra) extra[cell] = 1;
      for (const other of unit.cells) if (other !== cell) peers[cell]![other] = 1;
    }
  shapes.set(layout, (shape = { peers, extra }));
  return shape;
}

/** The small digits of a cell, if they are more than its notes. */
function shown({ cell, candidates, tones }: Content): readonly number[] {
  const { value, corner, tried, overlay } = cell;
  if (value !== 0) return NOTHING;
  if (overlay.length > 0) return overlay;
  if (candidates.length === 0 && !tones && tried.length === 0) return NOTHING;
  const all = new Set([...corner, ...candidates, ...(tones?.keys() ?? []), ...tried]);
  return [...all].sort((a, b) => a - b);
}

export function facesOf(scene: Scene): Face[] {
  const { view, layout, drawing, highlight, selected, cursor, lit } = scene;
  const { peers, extra } = shapeOf(layout);
  const totals = layout.clueTotals;
  // The cursor may still belong to the board before, which was larger.
  const single = selected.size === 1 && cursor < peers.length ? cursor : -1;
  const digit = scene.litDigit || (single >= 0 ? (view.cells[single]?.value ?? 0) : 0);
  // While a hint is drawn, only the hint highlights cells: the others are dimmed, and the selection
  // is a thin ring.
  const quiet = drawing.cells.size > 0 || drawing.units.size > 0;
  const near = !quiet && highlight.cells && single >= 0 ? peers[single]! : null;
  const same = !quiet && highlight.same ? digit : 0;
  const noted = highlight.notes && !quiet ? digit : 0;
  // The outermost open branch that is highlighted: one that the player marked, or any if branches
  // that mark themselves are on.
  const ended = view.status === 'solved' || view.status === 'shown';
  const guesses = ended ? 0 : view.settings.autoBranch ? 1 : view.tree.guess;

  function namesOf(cell: Cell, index: number, invalid: boolean): string {
    let names = extra[index] ? 'cell extra' : 'cell';
    const unit = drawing.units.get(index);
    if (unit) names += ` unit-${unit}`;
    else if (near?.[index]) names += ' peer';
    if (same !== 0 && cell.value === same && index !== single) names += ' same';
    if (lit.has(index)) names += ' lit-up';
    const tone = drawing.cells.get(index);
    if (tone) names += ` ${tone}`;
    else if (quiet && !unit && !invalid) names += ' dim';
    if (cell.given) names += ' given';
    else if (guesses > 0 && cell.branch >= guesses)
      names += cell.guess ? ' guess choice' : ' guess';
    if (cell.value === 0 && cell.overlay.length > 0) names += ' overlay';
    if (totals?.includes(index)) names += ' total';
    if (invalid) names += ' conflict';
    if (cell.value !== 0 && cell.value === scene.refused) names += ' refused';
    if (index === cursor) names += ' cursor';
    return selected.has(index) ? `${names} ${quiet ? 'picked' : 'selected'}` : names;
  }

  return view.cells.map((cell, index) => {
    const tones = drawing.candidates.get(index);
    const candidates = tones ? cell.candidates : NOTHING;
    const content = { cell, tones, candidates, lit: noted };
    const invalid = (cell.conflict && highlight.conflicts) || cell.wrong;
    return {
      content,
      names: namesOf(cell, index, invalid),
      label: scene.cellLabel(index, shown(content)),
      selected: selected.has(index),
      cursor: cursor === index,
      invalid,
    };
  });
}

export function hasNotes({ cell, tones, candidates }: Content): boolean {
  const { corner, centre, tried, overlay } = cell;
  const shown = corner.length + centre.length + tried.length + candidates.length + overlay.length;
  return tones !== undefined || shown > 0;
}

function shows({ cell, candidates }: Content, digit: number): boolean {
  const { corner, centre, overlay } = cell;
  return [corner, centre, overlay, candidates].some((digits) => digits.includes(digit));
}

/** A highlighted digit matters only in cells with notes of it. */
export function sameContent(a: Content, b: Content): boolean {
  if (a.cell !== b.cell || a.tones !== b.tones || a.candidates !== b.candidates) return false;
  return a.lit === b.lit || a.cell.value !== 0 || (!shows(a, a.lit) && !shows(a, b.lit));
}
