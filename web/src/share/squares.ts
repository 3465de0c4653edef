// A game as a row of coloured squares: its course, without the solution.
import type { AnalysedMove } from '$lele';

const COUNT = 10;

/** The moves in ten parts of equal length, in order; fewer parts if there are fewer moves. */
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

/** The characters for a text; the page draws its own squares, which look the same everywhere. */
export const EMOJI: Record<Square, string> = {
  wrong: '🟥',
  assisted: '🟨',
  guess: '🟪',
  own: '🟩',
};

/** The worst move of a part decides its square. */
export function squareOf(
  moves: readonly Pick<AnalysedMove, 'wrong' | 'assisted' | 'guess'>[],
): Square {
  const kinds = ['wrong', 'assisted', 'guess'] as const;
  return kinds.find((kind) => moves.some((move) => move[kind])) ?? 'own';
}
