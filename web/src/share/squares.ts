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

export type Square = 'wrong' | 'assisted' | 'guess' | 'own';

/** What a text shows; a page draws its own, which look the same everywhere. */
export const EMOJI: Record<Square, string> = {
  wrong: '🟥',
  assisted: '🟨',
  guess: '🟪',
  own: '🟩',
};

/** The worst of a part. */
export function squareOf(
  moves: readonly Pick<AnalysedMove, 'wrong' | 'assisted' | 'guess'>[],
): Square {
  const kinds = ['wrong', 'assisted', 'guess'] as const;
  return kinds.find((kind) => moves.some((move) => move[kind])) ?? 'own';
}
