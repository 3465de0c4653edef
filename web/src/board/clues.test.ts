import { describe, expect, it } from 'vitest';
import type { ClueShape, Layout } from '$lele';
import { ABOVE, BELOW, clueMarkup, clueNodes, onPaper, rowOf, type Paint } from './clues';
import { roomOf } from './margin';

const LOOKS = [
  'cage',
  'arrow',
  'pill',
  'double-arrow',
  'thermometer',
  'slow-thermometer',
  'maximum',
  'odd',
  'even',
  'palindrome',
  'clone',
  'renban',
  'whispers',
  'between',
  'region-sum',
  'entropic',
  'modular',
  'nabner',
  'zipper',
  'extra-region',
];

/** Those whose fill alone is the clue. */
const FILLS = ['thermometer', 'slow-thermometer', 'odd', 'even', 'whispers'];

const shape = (wanted: Partial<ClueShape>): ClueShape => ({
  ...{ kind: 'line', layer: 'line', ink: 'line', look: 'renban', clue: 0, points: [] },
  ...wanted,
});
const layout = (clueShapes: ClueShape[], margin = { top: 0, right: 0, bottom: 0, left: 0 }) =>
  ({ size: 9, clueShapes, clueMargin: margin }) as unknown as Layout;
const name: Paint = (look, ink) => `${look}/${ink}`;

/** The relative luminance of WCAG. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

const contrast = (a: string, b: string) => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
};

describe('the colours of clues', () => {
  it.each(LOOKS)('of %s have a contrast of 3 to a dark cell', (look) => {
    const [, , line, fill] = rowOf(look);
    expect(contrast(line, '#171e27')).toBeGreaterThan(3);
    if (FILLS.includes(look)) expect(contrast(fill, '#171e27')).toBeGreaterThan(3);
  });

  it('are greys where no colours are wanted', () => {
    expect(onPaper(true)('renban', 'line')).toBe('#7a7a7a');
    expect(onPaper(true)('cage', 'line')).toBe('#000');
    expect(onPaper(false)('renban', 'line')).toBe('#e86fe8');
  });
});

describe('the elements of clues', () => {
  it('are those of the wanted layers', () => {
    const shapes = [shape({ points: [500, 500, 1500, 500], width: 250 })];
    shapes.push(shape({ layer: 'cage', kind: 'disc', points: [500, 500], size: 100 }));
    expect(clueNodes(layout(shapes), BELOW, name).map(({ tag }) => tag)).toEqual(['path']);
    expect(clueNodes(layout(shapes), ABOVE, name).map(({ tag }) => tag)).toEqual(['circle']);
  });

  it('are lines in cells, closed ones with an end', () => {
    const points = [500, 500, 1500, 500, 1500, 1500];
    const [open] = clueNodes(layout([shape({ points, width: 80 })]), BELOW, name);
    expect(open!.attributes).toMatchObject({ d: 'M0.5 0.5L1.5 0.5L1.5 1.5', fill: 'none' });
    expect(open!.attributes).toMatchObject({ stroke: 'renban/line', 'stroke-width': 0.08 });
    const loop = shape({ kind: 'loop', points, width: 24, dash: 78, gap: 47 });
    const [closed] = clueNodes(layout([loop]), BELOW, name);
    expect(closed!.attributes).toMatchObject({ 'stroke-dasharray': '0.078 0.047' });
    expect(closed!.attributes.d).toMatch(/Z$/);
  });

  it('are texts with paper below them, never smaller than is readable', () => {
    const total = shape({ kind: 'text-corner', layer: 'cage', ink: 'strong', look: 'cage' });
    const board = layout([{ ...total, points: [60, 60], size: 200, plate: true, text: '<15' }]);
    expect(clueNodes(board, ABOVE, name).map(({ tag }) => tag)).toEqual(['rect', 'text']);
    expect(clueNodes(board, ABOVE, name)[1]!.attributes['font-size']).toBe(0.2);
    expect(clueNodes(board, ABOVE, name, 0.3)[1]!.attributes['font-size']).toBe(0.3);
    expect(clueMarkup(clueNodes(board, ABOVE, name))).toContain('&lt;15</text>');
  });
});

describe('the room outside of a board', () => {
  it('makes a square of the board and its clues', () => {
    expect(roomOf({ size: 9 } as Layout)).toEqual({ left: 0, top: 0, side: 9 });
    const one = roomOf(layout([], { top: 1000, right: 0, bottom: 0, left: 0 }));
    expect(one).toEqual({ left: 0.5, top: 1, side: 10 });
  });
});
