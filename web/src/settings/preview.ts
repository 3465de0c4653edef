// The game on the small board of the settings page: a game of the core in a state that shows
// everything.
import type { Game, Lang, Layout, View } from '$lele';
import { coreSettings } from '../app/core-settings';
import { lele } from '../engine/core';
import type { Settings } from '../store/settings.svelte';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const MOVES = [
  'set r5c5 5',
  'set r1c3 4',
  'note r1c4 +26',
  'note r1c6 +268',
  'note r4c5 +59',
  'note centre r3c1 +12',
  'set r6c3 3',
  'set r6c2 5',
  'color r8c2 3',
  'color r8c3 2',
  'set r3c4 5',
];

let game: Game | null = null;

export function previewGame(settings: Settings, lang: Lang): { layout: Layout; view: View } | null {
  try {
    if (!game) {
      game = lele().newGame(PUZZLE, { lang });
      for (const line of MOVES) game.command(0, line);
    }
    game.lang = lang;
    let view = game.view(0);
    for (const line of coreSettings(settings, view.settings)) view = game.command(0, line).view;
    return { layout: game.layout, view };
  } catch {
    return null;
  }
}
