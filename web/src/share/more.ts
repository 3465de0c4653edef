// The puzzles of a sheet: that of the game, and as many more of its level as there shall be; or
// exercises for a technique.
import type { Generated, GenerateOptions, Layout, Level, Rating } from '$lele';
import { withNotes } from '../board/notes';
import { background, type Job } from '../engine/background';
import { lele } from '../engine/core';
import { positionOf, withGame } from '../engine/position';
import { LEVELS } from '../engine/minutes';
import { lang, t } from '../text/i18n.svelte';
import { shareLink } from './links';
import {
  inOrder,
  MOST_PUZZLES,
  type Exercise,
  type Printed,
  type Rated,
  type SheetOptions,
} from './sheet';

export type First = {
  layout: Layout;
  givens: string;
  values: string;
  name: string;
  rating: Rating | null;
  level: Level | undefined;
  /** The player's notes of each cell. */
  notes: readonly (readonly number[])[];
};

const seed = () => crypto.getRandomValues(new Uint32Array(2)).join('-');

/** How many puzzles a sheet has. */
export function countOf({ count, perPage }: SheetOptions): number {
  return Math.min(Math.max(Math.round(count || perPage), 1), MOST_PUZZLES);
}

/** The small digits of each empty cell. */
export function notesOf(first: First, givens: string, which: SheetOptions['notes']) {
  const { layout } = first;
  const cells = Array.from(givens, (symbol) => symbol !== '.');
  if (which === 'grid') {
    const every = layout.symbols.map((_, i) => i + 1);
    return cells.map((filled) => (filled ? [] : every));
  }
  if (which === 'player' && givens === first.givens) return first.notes;
  if (which !== 'candidates') return cells.map(() => []);
  const seen = cells.map(() => new Set<string>());
  for (const { cells: unit } of layout.units)
    for (const cell of unit) for (const other of unit) seen[other]!.add(givens[cell]!);
  return cells.map((filled, cell) =>
    filled ? [] : layout.symbols.flatMap((symbol, i) => (seen[cell]!.has(symbol) ? [] : [i + 1])),
  );
}

const ratedOf = (rating: Rating | null): Rated | null =>
  rating && {
    rank: LEVELS.indexOf(rating.level),
    level: rating.title,
    rating: rating.rating,
    technique: rating.hardestTitle,
  };

type Puzzle = Pick<Printed, 'givens' | 'values' | 'rated' | 'seed'>;

function printed(first: First, puzzle: Puzzle, options: SheetOptions): Omit<Printed, 'number'> {
  const { layout, name } = first;
  const { givens } = puzzle;
  const at = { layout: layout.name };
  return {
    ...puzzle,
    layout,
    name,
    notes: notesOf(first, givens, options.notes),
    solution: lele().solve(givens, at).solution,
    minutes: options.heads.includes('minutes') ? lele().minutes(givens, at) : 0,
    link: shareLink('p', lele().export(givens, 'share', at)),
    exercise: null,
  };
}

/** The position before a step of the technique, with all its candidates, and the step. */
function exerciseOf(technique: string, text: string): Omit<Printed, 'number'> | null {
  const position = positionOf(lele(), technique, text);
  if (!position) return null;
  const { layout, view } = withGame(lele().loadGame(position.save, { lang: lang() }), (game) => ({
    layout: game.layout,
    view: withNotes(game.command(0, 'hint 3').view),
  }));
  const { place, texts, title } = view.hint;
  const asked = t(place.length > 0 ? 'print.ask.place' : 'print.ask.eliminate', {
    technique: title,
  });
  const exercise: Exercise = { view, asked, text: texts.at(-1) ?? '' };
  const symbol = (value: number) => layout.symbols[value - 1] ?? '.';
  return {
    layout,
    name: '',
    rated: ratedOf(view.rating),
    seed: '',
    givens: view.cells.map(({ given, value }) => (given ? symbol(value) : '.')).join(''),
    values: view.cells.map(({ value }) => symbol(value)).join(''),
    notes: view.cells.map(({ corner, value }) => (value ? [] : corner)),
    solution: '',
    minutes: 0,
    link: '',
    exercise,
  };
}

/** How long a device may look for an exercise before it takes the example of the technique. */
const PATIENCE_MS = 6000;

/** Makes the puzzles one after the other in a worker. `made` is told how many there are. */
export function gather(first: First, options: SheetOptions, made: (count: number) => void) {
  let job: Job<'generate'> | null = null;
  let stopped = false;
  const base = seed();
  const { worksheet } = options;

  function generate(wanted: Omit<GenerateOptions, 'seed' | 'lang'>, at: number) {
    job = background.run('generate', { ...wanted, seed: `${base}-${at}`, lang: lang() });
    return job;
  }

  async function nextPuzzle(at: number): Promise<Omit<Printed, 'number'>> {
    const every = LEVELS.slice(0, LEVELS.indexOf(first.layout.highestLevel) + 1);
    const level = options.levels === 'all' ? every[(at - 1) % every.length] : first.level;
    const { result } = generate({ layout: first.layout.name, ...(level && { level }) }, at);
    const { line, rating, seed: own }: Generated = await result;
    const rated = ratedOf(rating);
    return printed(first, { givens: line, values: line, rated, seed: own }, options);
  }

  async function nextExercise(at: number): Promise<Omit<Printed, 'number'> | null> {
    const { result, stop } = generate({ layout: 'classic', technique: worksheet }, at);
    let clock: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((resolve) => {
      clock = setTimeout(() => resolve(null), PATIENCE_MS);
    });
    const found = await Promise.race([result, late]);
    clearTimeout(clock);
    if (found) return exerciseOf(worksheet, found.exercise);
    stop();
    const { example } = lele()
      .techniques(lang())
      .find(({ name }) => name === worksheet)!;
    return exerciseOf(worksheet, lele().disguise(example, { seed: `${base}-${at}` }));
  }

  async function collect(): Promise<Printed[]> {
    const { givens, values, rating } = first;
    const own = { givens, values, rated: ratedOf(rating), seed: '' };
    const all: Omit<Printed, 'number'>[] = worksheet ? [] : [printed(first, own, options)];
    for (let at = 1; all.length < countOf(options) && !stopped; at++) {
      made(all.length);
      const one = worksheet ? await nextExercise(at) : await nextPuzzle(at);
      if (one) all.push(one);
      else if (at > 4 * countOf(options)) throw new Error('no exercise');
    }
    return inOrder(all, options);
  }
  return {
    result: collect(),
    stop() {
      stopped = true;
      job?.stop();
    },
  };
}
