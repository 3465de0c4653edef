// A position in which the next step is of a given technique. The module finds the step.
import type { Game, Lele, View } from '$lele';

/** A game just before a step of the technique, as its log. */
export type Position = { technique: string; save: string };

export function withGame<T>(game: Game, look: (game: Game) => T): T {
  try {
    return look(game);
  } finally {
    game.free();
  }
}

/** Candidates that a text eliminates beyond the rules, as conclusions: "R4C5-79". */
function removed(lele: Lele, text: string, { layout }: Game, view: View): string[] {
  const marks = lele.export(text, 'pmline', { layout: layout.name });
  return view.cells.flatMap((cell, index) => {
    const gone = cell.value
      ? []
      : cell.candidates.filter((digit) => marks[index * layout.size + digit - 1] === '.');
    const digits = gone.map((digit) => layout.symbols[digit - 1]).join('');
    return digits === '' ? [] : [`${cell.name}-${digits}`];
  });
}

/** A text with candidates, such as an exercise or an example from the module. */
export function positionOf(lele: Lele, technique: string, text: string): Position | null {
  try {
    return withGame(lele.newGame(text, { several: 'allow' }), (game) => {
      const gone = removed(lele, text, game, game.view(0));
      if (gone.length > 0 && !game.command(0, `apply ${gone.join(' ')}`).ok) return null;
      game.command(0, `setting techniques ${technique}`);
      const save = game.save();
      return game.command(0, 'hint 3').view.hint.kind === 'step' ? { technique, save } : null;
    });
  } catch {
    return null;
  }
}

/** HoDoKu's line tells givens, digits and eliminated candidates apart; it has classic grids only. */
export const isClassic = ({ layout }: Game): boolean => layout.name === 'classic';

/** The position of a game as a text for `positionOf`. */
export const textOf = (game: Game): string => game.export(isClassic(game) ? 'hodoku' : 'share');
