// Many puzzles at once: each becomes a game that was not begun, in a folder of the library.
import type { Import } from '$lele';
import { newGameId, type SavedGame } from '../store/autosave';
import { lele } from '../engine/core';
import { putGame } from '../store/library.svelte';
import { lang } from '../text/i18n.svelte';

export type Listed = Pick<Import, 'layout' | 'line' | 'title'>;

/** All puzzles of a text; [] for a text that cannot be read. */
export function listPuzzles(text: string, layout: string): Listed[] {
  try {
    return lele().importAll(text, { lang: lang(), ...(layout ? { layout } : {}) });
  } catch {
    return [];
  }
}

/** A game at its start; null for a puzzle that cannot be played. */
function gameOf({ line, layout }: Listed): SavedGame | null {
  let game;
  try {
    game = lele().newGame(line, { layout, lang: lang() });
  } catch {
    return null;
  }
  const view = game.view(0);
  const saved = {
    id: newGameId(),
    save: game.save(),
    version: 1,
    away: false,
    updated: Date.now(),
    meta: {
      layout: view.layout,
      level: view.rating?.level ?? '',
      rating: view.rating?.rating ?? 0,
      status: view.status,
      elapsed: 0,
      progress: 0,
      values: line,
    },
  };
  game.free();
  return saved;
}

/** Puts the puzzles into a folder and returns how many could be kept.  Rests after each, so that the
 *  page stays alive. */
export async function keepAll(
  puzzles: readonly Listed[],
  folder: string,
  tell: (count: number) => void,
): Promise<number> {
  let kept = 0;
  for (const puzzle of puzzles) {
    const game = gameOf(puzzle);
    if (game) {
      await putGame(game, folder);
      kept++;
    }
    tell(kept);
    await new Promise((rest) => setTimeout(rest));
  }
  return kept;
}
