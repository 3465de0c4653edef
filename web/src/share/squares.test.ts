import { describe, expect, it } from 'vitest';
import { EMOJI, inTenths, squareOf } from './squares';

describe('squares of a game', () => {
  it('cuts the moves into ten parts that hold each move once', () => {
    const moves = Array.from({ length: 51 }, (_, i) => i);
    const parts = inTenths(moves);
    expect(parts.length).toBe(10);
    expect(parts.flat()).toEqual(moves);
    expect(parts.every((part) => part.length === 5 || part.length === 6)).toBe(true);
    expect(inTenths([1, 2, 3])).toEqual([[1], [2], [3]]);
    expect(inTenths([])).toEqual([]);
  });

  it('shows the worst of a part', () => {
    const own = { wrong: false, assisted: false, guess: false };
    expect(EMOJI[squareOf([own, own])]).toBe('🟩');
    expect(EMOJI[squareOf([own, { ...own, guess: true }])]).toBe('🟪');
    expect(
      EMOJI[
        squareOf([
          { ...own, guess: true },
          { ...own, assisted: true },
        ])
      ],
    ).toBe('🟨');
    expect(
      EMOJI[
        squareOf([
          { ...own, assisted: true },
          { ...own, guess: true, wrong: true },
        ])
      ],
    ).toBe('🟥');
  });
});
