// A game in a row of coloured squares: how it went, and nothing of the solution.
import type { AnalysedMove } from '$lele';

const COUNT = 10;

/** The moves in ten parts of the same length, in order; fewer where there are fewer moves. */
export function inTenths<T>(moves: readonly T[]): T[][] {
  const parts = Math.min(COUNT, moves.length);
  return Array.from({ length: parts }, (_, i) =>
    moves.slice(
      Math.round((i * moves.length) / parts),
      Math.round(((i + 1) * moves.length) / parts),
    ),
  );
}

export function colourOf(moves: readonly Pick<AnalysedMove, 'wrong' | 'assisted' | 'guess'>[]) {
  if (moves.some(({ wrong }) => wrong)) return '🟥';
  if (moves.some(({ assisted }) => assisted)) return '🟨';
  if (moves.some(({ guess }) => guess)) return '🟪';
  return '🟩';
}
