// A drill: a position where a technique is there to be found, and the grading of an answer.
// The module finds the position and every step; here answers are only compared as sets.
import type { Lele, Lang, View, Layout } from '$lele';

export type Step = {
  technique: string;
  place: string[];
  eliminate: string[];
  pattern: { cell: string; role: string; digits: string }[];
  text: string;
};

export type Drill = {
  technique: string;
  layout: Layout;
  givens: string;
  values: string;
  candidates: number[][];
  steps: Step[];
};

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

/** Right: all that one step concludes.  Part: some of it.  Wrong: something no step concludes. */
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

/** The position as a 729-character line (size³ in general): what the module reads back. */
export function pencilmarks(view: View, layout: Layout): string {
  return view.cells
    .map((cell) => {
      const digits = cell.value ? [cell.value] : cell.candidates;
      return layout.symbols.map((symbol, i) => (digits.includes(i + 1) ? symbol : '.')).join('');
    })
    .join('');
}

/** The module's own example of a technique as a drill. */
export function exampleOf(lele: Lele, technique: string, text: string, lang: Lang): Drill | null {
  try {
    const { layout: name, line, values } = lele.import(text, { lang });
    const steps = lele.steps(text, {
      layout: name,
      techniques: technique,
      all: true,
      lang,
    }) as Step[];
    if (steps.length === 0) return null;
    const layout = lele.layout(name, lang);
    // Candidates that were taken away before are in the text, not in the rules.
    const marks = lele.export(text, 'pmline', { layout: name });
    const candidates = Array.from(values, (symbol, cell) =>
      symbol === '.'
        ? layout.symbols.flatMap((_, i) => (marks[cell * layout.size + i] === '.' ? [] : [i + 1]))
        : [],
    );
    return { technique, layout, givens: line, values, candidates, steps };
  } catch {
    return null;
  }
}

/** Plays a puzzle by the module's own hints until the technique is the next step. */
export function reach(
  lele: Lele,
  puzzle: string,
  layoutName: string,
  technique: string,
  lang: Lang,
): Drill | null {
  const game = lele.newGame(puzzle, { layout: layoutName, lang });
  try {
    for (let i = 0; i < 400; i++) {
      const { view } = game.command(0, 'hint 3');
      if (view.hint.kind !== 'step') return null;
      if (view.hint.technique === technique) {
        const { layout } = game;
        const text = pencilmarks(view, layout);
        const steps = lele.steps(text, {
          layout: layoutName,
          techniques: technique,
          all: true,
          lang,
        }) as Step[];
        if (steps.length === 0) return null;
        const symbol = (value: number) => layout.symbols[value - 1] ?? '.';
        return {
          technique,
          layout,
          givens: view.cells.map((cell) => (cell.given ? symbol(cell.value) : '.')).join(''),
          values: view.cells.map((cell) => symbol(cell.value)).join(''),
          candidates: view.cells.map((cell) => (cell.value ? [] : cell.candidates)),
          steps,
        };
      }
      game.command(0, 'apply');
    }
    return null;
  } finally {
    game.free();
  }
}

const DAY = 86_400_000;
const DISTANCES = [0, 1, 3, 7, 16, 35];

/** Known things come back later and later; a mistake brings one back today. */
export function schedule<T extends { box: number; right: number; wrong: number; due: number }>(
  before: T,
  right: boolean,
  now: number,
): T {
  const box = right ? Math.min(before.box + 1, DISTANCES.length - 1) : 0;
  return {
    ...before,
    box,
    right: before.right + (right ? 1 : 0),
    wrong: before.wrong + (right ? 0 : 1),
    due: now + DISTANCES[box]! * DAY,
  };
}
