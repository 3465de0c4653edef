import type { Cell, View } from '$lele';
import { describe, expect, it } from 'vitest';
import { shareCells } from './share';

const cell = (value: number, corner: number[] = []) => ({ name: 'R1C1', value, corner }) as Cell;
const view = (...cells: Cell[]) => ({ cells }) as View;

describe('a new view', () => {
  it('keeps the objects of cells that did not change', () => {
    const before = view(cell(1), cell(0, [2, 3]));
    const after = shareCells(before, view(cell(1), cell(0, [2, 3])));
    expect(after.cells[0]).toBe(before.cells[0]);
    expect(after.cells[1]).toBe(before.cells[1]);
  });

  it('takes the new cell when a digit or a note differs', () => {
    const before = view(cell(1), cell(0, [2, 3]));
    const after = shareCells(before, view(cell(2), cell(0, [2, 4])));
    expect(after.cells.map((one) => [one.value, one.corner])).toEqual([
      [2, []],
      [0, [2, 4]],
    ]);
  });

  it('shares nothing with a board of another size', () => {
    const fresh = cell(1);
    expect(shareCells(view(cell(1), cell(1)), view(fresh)).cells[0]).toBe(fresh);
  });
});
