// Lessons from the player's own games: a guess where a technique would have gone on. The log of the game
// says what was done; the module says what would have been the next step.
import type { Level } from '$lele';
import { background } from '../engine/background';
import { lele } from '../engine/core';
import { positionOf, textOf, withGame, type Position } from '../engine/position';
import { replayed, splitSave } from '../play/log';
import { listGames } from '../store/library.svelte';
import { lang } from '../text/i18n.svelte';

export type Missed = {
  cell: string;
  technique: string;
  title: string;
  level: Level;
  position: Position | null;
};

const GAMES = 4;
const GUESSES = 3;

/** Beside these a wrong digit is a slip of the pen. */
const SIMPLE: readonly Level[] = ['beginner', 'easy'];

/** A digit that the player did not know: what it follows in the log. */
type Guess = { at: number; cell: string; sure: boolean };

const ENTERED = /^(\d+) set (r(\d+)c(\d+)) (\S)$/;

/** The digits after a mark, those that no technique leads to, and wrong ones. */
async function guessesIn(save: string, log: readonly string[]): Promise<Guess[]> {
  const argument = { save, lang: lang() };
  const moves = await background.run('analysis', argument).result;
  const nodes = await background.run('history', argument).result;
  const unfounded = new Set(
    moves.filter((one) => one.guess && !one.wrong && !one.assisted).map(({ node }) => node),
  );
  const times = new Set(
    nodes.filter(({ id, guess }) => guess || unfounded.has(id)).map(({ time }) => time),
  );
  const isRight = solutionOf(save);
  return log.flatMap((line, at) => {
    const [, time, cell = '', row, column, digit = ''] = ENTERED.exec(line.toLowerCase()) ?? [];
    if (!time) return [];
    const sure = times.has(Number(time)) || / mark$/.test(log[at - 1] ?? '');
    const wrong = !isRight(Number(row), Number(column), digit.toUpperCase());
    return sure || wrong ? [{ at, cell: cell.toUpperCase(), sure }] : [];
  });
}

/** Tells right digits of a game from wrong ones. */
function solutionOf(save: string): (row: number, column: number, symbol: string) => boolean {
  return withGame(lele().loadGame(save), (game) => {
    const { layout } = game;
    const givens = game.view(0).cells.map(({ given, value }) => (given ? value : 0));
    const text = givens.map((value) => layout.symbols[value - 1] ?? '.').join('');
    const { first } = lele().solve(text, { layout: layout.name, limit: 1 });
    return (row, column, symbol) => first[(row - 1) * layout.size + column - 1] === symbol;
  });
}

/** What the hint would have been before the first guess of a game; null: no guess, or nothing to learn
 *  from it. */
export async function missedIn(save: string): Promise<Missed | null> {
  const parts = splitSave(save);
  for (const { at, cell, sure } of (await guessesIn(save, parts.log)).slice(0, GUESSES)) {
    const missed = hintBefore(replayed(parts, at), cell);
    if (missed && (sure || !SIMPLE.includes(missed.level))) return missed;
  }
  return null;
}

function hintBefore(save: string, cell: string): Missed | null {
  return withGame(lele().loadGame(save, { lang: lang() }), (game) => {
    const [time = '0'] = splitSave(save).log.at(-1)?.split(' ') ?? [];
    const text = textOf(game);
    const { hint } = game.command(Number(time), 'hint 3').view;
    const known = lele()
      .techniques(lang())
      .find(({ name }) => name === hint.technique);
    if (hint.kind !== 'step' || !known) return null;
    const position = positionOf(lele(), known.name, text);
    return { cell, technique: known.name, title: hint.title, level: known.level, position };
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
