// Lessons from the player's own games: a guess where a technique would have gone on. The log of the game
// says what was done; the module says what would have been the next step.
import { background } from '../engine/background';
import { lele } from '../engine/core';
import { positionOf, withGame, type Position } from '../engine/position';
import { placeOf, replayed, splitSave } from '../play/log';
import { listGames } from '../store/library.svelte';
import { lang } from '../text/i18n.svelte';

export type Missed = { cell: string; technique: string; title: string; position: Position | null };

const GAMES = 4;

/** What the first hint would have been before the first guess of a finished game; null: no guess, or
 *  nothing to learn from it. */
export async function missedIn(save: string): Promise<Missed | null> {
  const moves = await background.run('analysis', { save, lang: lang() }).result;
  const guess = moves.find((move) => move.guess && !move.assisted);
  if (!guess) return null;
  const parts = splitSave(save);
  return withGame(lele().loadGame(save, { lang: lang() }), ({ layout }) => {
    const n = layout.size;
    const cell = `R${Math.floor(guess.cell / n) + 1}C${(guess.cell % n) + 1}`;
    const at = placeOf(parts, guess, cell, layout);
    return at === null ? null : hintBefore(replayed(parts, at - 1), cell);
  });
}

function hintBefore(save: string, cell: string): Missed | null {
  return withGame(lele().loadGame(save, { lang: lang() }), (game) => {
    const [time = '0'] = splitSave(save).log.at(-1)?.split(' ') ?? [];
    const text = game.export(game.layout.name === 'classic' ? 'hodoku' : 'share');
    const { hint } = game.command(Number(time), 'hint').view;
    if (hint.kind !== 'step') return null;
    const position = positionOf(lele(), hint.technique, text);
    return { cell, technique: hint.technique, title: hint.title, position };
  });
}

/** The lessons of the newest finished games, one per technique. */
export async function recentlyMissed(
  add: (missed: Missed) => void,
  stopped: () => boolean,
): Promise<void> {
  const games = (await listGames()).filter(({ meta }) => meta.status === 'solved').slice(0, GAMES);
  const names = new Set<string>();
  for (const { save } of games) {
    if (stopped()) return;
    const missed = await missedIn(save).catch(() => null);
    if (!missed || names.has(missed.technique) || stopped()) continue;
    names.add(missed.technique);
    add(missed);
  }
}

/** The position of a lesson, for the page that shows it next. */
const handed = new Map<string, Position>();

export function handOver({ technique, position }: Missed) {
  if (position) handed.set(technique, position);
}

export function takeOver(technique: string): Position | null {
  const position = handed.get(technique) ?? null;
  handed.delete(technique);
  return position;
}
