// The room that clues outside of a board need.
import type { Layout } from '$lele';

/** In cells: where the board begins, and the side of the square that holds it and its clues. */
export type Room = { left: number; top: number; side: number };

export function roomOf({ size, clueMargin: margin }: Layout): Room {
  if (!margin) return { left: 0, top: 0, side: size };
  const [left, top] = [margin.left / 1000, margin.top / 1000];
  const width = size + left + margin.right / 1000;
  const height = size + top + margin.bottom / 1000;
  const side = Math.max(width, height);
  return { left: left + (side - width) / 2, top: top + (side - height) / 2, side };
}
