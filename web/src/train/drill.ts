// An exercise and the grade of an answer. The module finds every step; this file only compares answers
// as sets.
import type { Game, Lang, Layout, Lele, Step as FoundStep, Technique, View } from '$lele';
import { withNotes } from '../board/notes';
import { isClassic, textOf, withGame, type Position } from '../engine/position';

export type Step = Pick<FoundStep, 'technique' | 'place' | 'eliminate' | 'text'>;

export type Drill = {
  layout: Layout;
  view: View;
  /** The position for the module. */
  text: string;
  steps: Step[];
};

/** How much of the board is open: all, half, or only the surroundings of the step. */
export const AREAS = ['whole', 'half', 'near'] as const;
export type Area = (typeof AREAS)[number];

/** "r4c5-79" or "r1c2=5" → "R4C5:7", "R4C5:9". */
export function conclusions(step: Step): string[] {
  return [...step.place, ...step.eliminate].flatMap((text) => {
    const [cell = '', digits = ''] = text.split(/[=-]/);
    return Array.from(digits, (digit) => `${cell.toUpperCase()}:${digit.toUpperCase()}`);
  });
}

export type Grade =
  | { kind: 'right'; step: Step }
  | { kind: 'part'; step: Step; missing: string[] }
  | { kind: 'wrong'; wrong: string[]; step: Step }
  | { kind: 'nothing' };

/** Right: all conclusions of one step. Part: some of them. Wrong: something that no step
 *  concludes. */
export function grade(steps: readonly Step[], answer: ReadonlySet<string>): Grade {
  if (answer.size === 0 || steps.length === 0) return { kind: 'nothing' };
  const known = new Set(steps.flatMap(conclusions));
  const wrong = [...answer].filter((one) => !known.has(one));
  if (wrong.length > 0) return { kind: 'wrong', wrong, step: steps[0]! };
  const full = steps.find((step) => conclusions(step).every((one) => answer.has(one)));
  if (full) return { kind: 'right', step: full };
  const hit = (step: Step) => conclusions(step).filter((one) => answer.has(one)).length;
  const best = steps.toSorted((a, b) => hit(b) - hit(a))[0]!;
  return {
    kind: 'part',
    step: best,
    missing: conclusions(best).filter((one) => !answer.has(one)),
  };
}

/** All steps are asked for: right when nothing is missing. */
export function gradeAll(steps: readonly Step[], answer: ReadonlySet<string>): Grade {
  const one = grade(steps, answer);
  if (one.kind === 'nothing' || one.kind === 'wrong') return one;
  const missing = [...new Set(steps.flatMap(conclusions))].filter((key) => !answer.has(key));
  return missing.length > 0
    ? { kind: 'part', step: one.step, missing }
    : { kind: 'right', step: one.step };
}

/** How many of the steps are marked whole. */
export const found = (steps: readonly Step[], answer: ReadonlySet<string>): number =>
  steps.filter((step) => conclusions(step).every((one) => answer.has(one))).length;

/** The position as a line of 729 characters (size³ in general), which the module can read. */
function pencilmarks(view: View, layout: Layout): string {
  return view.cells
    .map((cell) => {
      const digits = cell.value ? [cell.value] : cell.candidates;
      return layout.symbols.map((symbol, i) => (digits.includes(i + 1) ? symbol : '.')).join('');
    })
    .join('');
}

/** The layout of the example: techniques for irregular regions need a jigsaw. */
export function layoutOf(lele: Lele, { example }: Technique): string {
  return withGame(lele.newGame(example, { several: 'allow' }), ({ layout }) => layout.name);
}

const MOST_HINTS = 30;

function stepOf({ hint, cells }: View, { layout }: Game): Step {
  const name = (cell: number) => cells[cell]!.name.toLowerCase();
  const write = (digits: readonly number[]) =>
    digits.map((one) => layout.symbols[one - 1]).join('');
  return {
    technique: hint.technique,
    place: hint.place.map(({ cell, digit }) => `${name(cell)}=${write([digit])}`),
    eliminate: hint.eliminate.map(({ cell, digits }) => `${name(cell)}-${write(digits)}`),
    text: hint.texts.at(-1) ?? '',
  };
}

/** The hints of a position, one after the other, until `take` returns true. */
function eachHint(game: Game, take: (view: View, step: Step) => boolean): void {
  for (let i = 0; i < MOST_HINTS; i++) {
    if (i > 0 && !game.command(0, `another ${i}`).ok) return;
    const { view } = game.command(0, 'hint 3');
    if (view.hint.kind !== 'step' || take(view, stepOf(view, game))) return;
  }
}

/** The position as a text for the module. A line of candidates would take a cell with one candidate for a
 *  filled one; on classic grids HoDoKu's line tells givens, digits and eliminated candidates apart. */
const written = (game: Game, view: View): string =>
  isClassic(game) ? textOf(game) : pencilmarks(view, game.layout);

/** The question for the player: the board and all its steps. */
export function study(lele: Lele, { save, technique }: Position, lang: Lang): Drill | null {
  return withGame(lele.loadGame(save, { lang }), (game) => {
    const view = game.view(0);
    const { layout } = game;
    const text = written(game, view);
    const steps: Step[] = lele.steps(text, {
      layout: layout.name,
      techniques: technique,
      all: true,
      lang,
    });
    if (steps.length === 0) eachHint(game, (_, step) => steps.push(step) < 0);
    return steps.length > 0 ? { layout, view, text, steps } : null;
  });
}

const same = (a: Step, b: Step) => conclusions(a).sort().join() === conclusions(b).sort().join();

/** The board with the drawing and the argument of a step. */
export function explained(lele: Lele, { save }: Position, step: Step, lang: Lang): View | null {
  return withGame(lele.loadGame(save, { lang }), (game) => {
    let first: View | null = null;
    let found: View | null = null;
    eachHint(game, (view, one) => {
      first ??= view;
      if (same(one, step)) found = view;
      return found !== null;
    });
    const view = found ?? first;
    return view && withNotes(view);
  });
}

/** A lesson: where to look, the pattern, the argument, and the conclusion. */
export function lessonOf(
  lele: Lele,
  { save }: Position,
  lang: Lang,
): { layout: Layout; frames: { view: View; text: string }[] } {
  return withGame(lele.loadGame(save, { lang }), (game) => {
    const told = (view: View) => ({ view: withNotes(view), text: view.hint.texts.at(-1) ?? '' });
    const frames = [1, 2, 3].map((level) => told(game.command(0, `hint ${level}`).view));
    const { text } = told(game.command(0, 'hint 4').view);
    frames.push({ view: withNotes(game.command(0, 'apply').view), text });
    return { layout: game.layout, frames };
  });
}

/** Singles are looked for without candidates, unless some of them were removed before. */
export const isBare = ({ name, level }: Technique, { save }: Position): boolean =>
  (level === 'beginner' || name === 'naked-single') && !/ apply .*-/.test(save);

export type Nudge = { text: string; cells: ReadonlySet<number> };

/** A rung of the hint ladder: 1 says where to look, 2 names the cells. */
export function nudgeOf(lele: Lele, { save }: Position, rung: 1 | 2, lang: Lang): Nudge {
  return withGame(lele.loadGame(save, { lang }), (game) => {
    const { hint } = game.command(0, `hint ${rung}`).view;
    const marks = hint.marks.filter(({ role }) => role !== 'excluded').map(({ cell }) => cell);
    const units = hint.units.flatMap(({ unit }) => game.layout.units[unit]!.cells);
    return {
      text: hint.texts.at(-1) ?? '',
      cells: new Set(rung === 2 && marks.length > 0 ? marks : units),
    };
  });
}

/** Whether a technique has a step in a position. */
export const applies = (lele: Lele, { text, layout }: Drill, technique: string): boolean =>
  lele.steps(text, { layout: layout.name, techniques: technique }).length > 0;

function involved({ hint }: View): Set<number> {
  return new Set([
    ...hint.marks.map(({ cell }) => cell),
    ...hint.nodes.flatMap(({ cells }) => cells),
    ...hint.place.map(({ cell }) => cell),
    ...hint.eliminate.map(({ cell }) => cell),
  ]);
}

/** The same step on a smaller board: cells that it does not need are filled in. */
export function narrowed(lele: Lele, position: Position, area: Area): Position {
  if (area === 'whole') return position;
  return withGame(lele.loadGame(position.save), (game) => {
    const { view } = game.command(0, 'hint 3');
    const wanted = stepOf(view, game);
    const givens = view.cells.map(({ given, value }) =>
      given ? game.layout.symbols[value - 1] : '.',
    );
    const { first } = lele.solve(givens.join(''), { layout: game.layout.name, limit: 1 });
    const needed = involved(view);
    const others = view.cells.flatMap(({ value, name }, cell) =>
      value || needed.has(cell) ? [] : [`${name}=${first[cell]}`],
    );
    let { save } = position;
    // A few cells at a time, so that one that is needed does not keep the others open.
    for (let i = 0; i < others.length; i += 4) {
      if (area === 'half' && (i / 4) % 2 === 1) continue;
      game.command(0, 'close');
      if (!game.command(0, `apply ${others.slice(i, i + 4).join(' ')}`).ok) continue;
      const kept = game.save();
      const after = game.command(0, 'hint 3').view;
      if (after.hint.kind === 'step' && same(stepOf(after, game), wanted)) save = kept;
      else {
        game.command(0, 'close');
        game.command(0, 'undo');
      }
    }
    return { ...position, save };
  });
}

const DAY = 86_400_000;
const DISTANCES = [0, 1, 3, 7, 16, 35];

/** An answer: at once, after a nudge, or not at all. */
export type Answer = 'known' | 'helped' | 'missed';

type Card = { box: number; right: number; wrong: number; due: number };

/** A known technique is repeated at growing intervals. Who practises more on one day does not know
 *  it longer: the interval grows only when the technique was due. After a nudge it is due
 *  tomorrow, after a mistake today. */
export function schedule<T extends Card>(before: T, answer: Answer, now: number): T {
  const right = before.right + (answer === 'missed' ? 0 : 1);
  const wrong = before.wrong + (answer === 'missed' ? 1 : 0);
  if (answer === 'missed') return { ...before, right, wrong, box: 0, due: now };
  const early = before.box > 0 && now < before.due;
  if (answer === 'helped')
    return { ...before, right, wrong, due: early ? Math.min(before.due, now + DAY) : now + DAY };
  if (early) return { ...before, right, wrong };
  const box = Math.min(before.box + 1, DISTANCES.length - 1);
  return { ...before, right, wrong, box, due: now + DISTANCES[box]! * DAY };
}
