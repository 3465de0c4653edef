import { expect, test } from 'vitest';
import { Collector } from './collector';

// Piece p has the solutions p0, p1, …; the pieces arrive in any order.
const SIZES = [3, 0, 5, 1, 4, 2];
const all = SIZES.flatMap((size, piece) => Array.from({ length: size }, (_, i) => `${piece}${i}`));

/** A small random generator with a fixed seed, so that the shuffles are always the same. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

function collect(seed: number, limit: number) {
  const collector = new Collector(SIZES.length, limit);
  const dice = random(seed);
  const sent = SIZES.map(() => 0);
  const open = new Set(SIZES.keys());
  const seen: string[][] = [];
  while (open.size > 0) {
    const piece = [...open][dice(open.size)]!;
    if (sent[piece] === SIZES[piece]) {
      collector.finish(piece);
      open.delete(piece);
    } else {
      const count = 1 + dice(SIZES[piece]! - sent[piece]!);
      const found = Array.from({ length: count }, (_, i) => `${piece}${sent[piece]! + i}`);
      collector.add(piece, found, count);
      sent[piece]! += count;
    }
    seen.push([...collector.list]);
  }
  return { collector, seen };
}

test('the list is the same whatever the order of arrival', () => {
  for (let seed = 1; seed < 200; seed++)
    for (const limit of [1, 4, 9, 15, 100]) {
      const { collector, seen } = collect(seed, limit);
      expect(collector.list).toEqual(all.slice(0, limit));
      expect(collector.total).toBe(all.length);
      expect(collector.complete).toBe(true);
      for (const list of seen) expect(list).toEqual(all.slice(0, list.length));
    }
});

test('what waits is bounded by the limit', () => {
  const collector = new Collector(3, 10);
  collector.add(2, ['x1', 'x2', 'x3', 'x4', 'x5', 'x6'], 6);
  expect(collector.room(2)).toBe(4);
  collector.add(
    1,
    Array.from({ length: 8 }, (_, i) => `y${i}`),
    8,
  );
  expect(collector.room(2)).toBe(0);
  expect(collector.room(0)).toBe(10);
  collector.add(0, ['z'], 1);
  collector.finish(0);
  collector.finish(1);
  expect(collector.list).toEqual(['z', 'y0', 'y1', 'y2', 'y3', 'y4', 'y5', 'y6', 'y7', 'x1']);
  expect([collector.total, collector.complete]).toEqual([15, false]);
});
