// The boards on the cards of the tour: games of the module after a few commands.
import type { Game, Lang, Layout, View } from '$lele';
import { lele } from '../engine/core';
import { CLASSIC } from '../text/layouts';

const SMALL = '1....3...4....2.';

const GAMES: Record<string, (lang: Lang) => Game> = {
  input: (lang) => play(SMALL, '4x4', lang, ['set r1c2 2', 'fill-notes r1c3,r1c4,r2c1,r3c3,r3c4']),
  hint: (lang) => {
    const example = lele()
      .techniques(lang)
      .find(({ name }) => name === 'x-wing')!.example;
    return play(example, CLASSIC, lang, ['setting techniques x-wing', 'fill-notes', 'hint 3']);
  },
  branch: (lang) =>
    play(SMALL, '4x4', lang, ['set r1c2 2', 'mark', 'set r3c3 1', 'set r4c1 3', 'set r1c4 4']),
};

function play(text: string, layout: string, lang: Lang, commands: string[]): Game {
  const game = lele().newGame(text, { layout, lang, several: 'allow' });
  for (const line of commands) game.command(0, line);
  return game;
}

export function pictureOf(card: string, lang: Lang): { layout: Layout; view: View } | null {
  try {
    const game = GAMES[card]?.(lang);
    if (!game) return null;
    const picture = { layout: game.layout, view: game.view(0) };
    game.free();
    return picture;
  } catch {
    return null;
  }
}
