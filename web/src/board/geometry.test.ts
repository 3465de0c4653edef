import { describe, expect, it } from 'vitest';
import { arrowPath, gridPath, noteAt, noteGrid, notePlace, regionPath } from './geometry';

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

  it('knows that the place behind the last digit is empty', () => {
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

  it('draws no arrow between notes that touch', () => {
    expect(arrowPath({ x: 0, y: 0 }, { x: 0.2, y: 0 }, 0.15)).toBe('');
  });

  it('stops short of both ends', () => {
    const [, x0, , x1] = /^M([\d.]+) ([-\d.]+)Q[-\d.]+ [-\d.]+ ([\d.]+)/.exec(
      arrowPath({ x: 0, y: 0 }, { x: 4, y: 0 }, 0.25),
    )!;
    expect([Number(x0), Number(x1)]).toEqual([0.25, 3.75]);
  });
});
