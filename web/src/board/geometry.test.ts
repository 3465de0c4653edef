import { describe, expect, it } from 'vitest';
import {
  arrowPath,
  brokenLine,
  gridPath,
  noteAt,
  noteGrid,
  notePlace,
  offLine,
  outlinePath,
  regionPath,
} from './geometry';

describe('notes inside a cell', () => {
  it.each([
    [4, 2, 2],
    [6, 3, 2],
    [9, 3, 3],
    [10, 4, 3],
    [12, 4, 3],
    [16, 4, 4],
  ])('a board of size %i has %i × %i places', (size, columns, rows) => {
    expect(noteGrid(size)).toEqual({ columns, rows });
  });

  it('finds every note again at its own place', () => {
    for (const size of [4, 6, 8, 9, 10, 12, 16])
      for (let digit = 1; digit <= size; digit++)
        expect(noteAt(size, notePlace(size, digit))).toBe(digit);
  });

  it('knows that the place after the last digit is empty', () => {
    expect(noteAt(10, { x: 0.99, y: 0.99 })).toBeNull();
  });
});

describe('lines', () => {
  it('joins the border of two regions into one run', () => {
    // A 4 × 4 board of two halves has one thick line, from edge to edge.
    const region = Array.from({ length: 16 }, (_, cell) => (cell < 8 ? 0 : 1));
    expect(regionPath(4, region)).toBe('M0 2H4');
  });

  it('follows a jigsaw step by step', () => {
    const region = [0, 0, 1, 0, 1, 1, 0, 1, 1];
    expect(regionPath(3, region)).toBe('M1 1H2M1 1V3M2 0V1');
  });

  it('draws size - 1 lines each way', () => {
    expect(gridPath(9).match(/M/g)).toHaveLength(16);
  });

  it('knows what lies beside a line, and what before or after it', () => {
    const [from, to] = [
      { x: 1, y: 1 },
      { x: 5, y: 1 },
    ];
    expect(offLine({ x: 3, y: 1.5 }, from, to)).toBeCloseTo(0.5);
    for (const at of [from, to, { x: 0, y: 1 }, { x: 6, y: 1.2 }])
      expect(offLine(at, from, to)).toBe(Infinity);
  });

  it('draws no arrow between notes that touch', () => {
    expect(arrowPath({ x: 0, y: 0 }, { x: 0.2, y: 0 }, 0.15)).toBe('');
  });

  it('stops short of both ends', () => {
    const [x0, y0, , , x1, y1] = arrowPath({ x: 0, y: 0 }, { x: 4, y: 0 }, 0.25)
      .match(/-?[\d.]+/g)!
      .map(Number);
    expect(Math.hypot(x0!, y0!)).toBeCloseTo(0.25, 2);
    expect(Math.hypot(x1! - 4, y1!)).toBeCloseTo(0.25, 2);
  });

  it('bends away from what is in its way', () => {
    // Something fills the board below the line from left to right.
    const control = (busy: (point: { x: number; y: number }) => number) =>
      Number(
        /Q[-\d.]+ ([-\d.]+)/.exec(arrowPath({ x: 0, y: 4 }, { x: 8, y: 4 }, 0.2, 9, busy))![1],
      );
    expect(control(({ y }) => (y > 4 ? 1 : 0))).toBeLessThan(4);
    expect(control(({ y }) => (y < 4 ? 1 : 0))).toBeGreaterThan(4);
  });

  it('leaves the board by no bend', () => {
    const numbers = arrowPath({ x: 0.2, y: 0.5 }, { x: 0.2, y: 8.5 }, 0.2, 9).match(/[-\d.]+/g)!;
    expect(Number(numbers[2])).toBeGreaterThan(0.2);
  });

  it('breaks where it passes a note', () => {
    const places = [0, 2, 3].map((x) => ({ at: { x, y: 1 }, room: 0.25 }));
    expect(brokenLine(places)).toBe('M0.25 1L1.75 1M2.25 1L2.75 1');
  });

  it('goes once round a set of cells', () => {
    // An L of three cells on a 3 × 3 board.
    expect(outlinePath(3, [0, 3, 4])).toBe('M0 0L1 0L1 1L2 1L2 2L1 2L0 2L0 1L0 0Z');
  });

  it('outlines parts that do not touch apart', () => {
    expect(outlinePath(3, [0, 8]).match(/Z/g)).toHaveLength(2);
  });
});
