/* The input and output values of the WebAssembly module.  Cells and units are indices; a Step names
 * them.  docs/json.md has the spelling of keys and names.  Clues are in clues.d.ts. */
export * from './clues.js';
export type Lang = 'en' | 'zh';
export type Level = 'beginner' | 'easy' | 'medium' | 'hard' | 'expert' | 'master' | 'extreme';
export type UnitKind = 'row' | 'column' | 'box' | 'diagonal' | 'window' | 'centres' | 'asterisk';
export type Role =
  | 'cell' | 'base' | 'cover' | 'fin' | 'endo-fin' | 'pivot' | 'pincer' | 'corner' | 'extra'
  | 'color-a' | 'color-b' | 'color-c' | 'color-d'
  | 'als-a' | 'als-b' | 'als-c' | 'als-d' | 'als-e' | 'reason' | 'excluded';
export type UnitRole = 'base' | 'cover' | 'seen';
export type NodeKind = 'candidate' | 'group' | 'als';
export type LinkBy = 'unit' | 'cell' | 'als' | 'other' | 'deadly' | 'clue';
export type InnerKind = 'locked' | 'naked' | 'hidden';
export type LineKind = 'strong' | 'weak' | 'reach' | 'round';
export type ReasonKind = 'seen' | 'unknown' | 'step' | 'hint' | 'note' | 'input';
export type Uniqueness = 'none' | 'unique' | 'several' | 'unknown';
export interface Problem {
  code: string;
  text: string;
  cell: number; /* -1: none */
  other: number;
  digit: number; /* 0: none */
  line: number; column: number; /* 0: none */
}

export interface Layout extends Partial<import('./clues.js').LayoutClues> {
  name: string;
  size: number;
  boxRows: number; boxColumns: number; /* 0 in a jigsaw */
  highestLevel: Level; /* no puzzle of this layout is harder */
  symbols: string[]; /* symbols[d - 1] */
  box: number[]; /* unit index of the box or region of each cell */
  units: { kind: UnitKind; number: number; title: string; extra: boolean; cells: number[] }[];
}

export interface Cell {
  name: string;
  given: boolean; value: number;
  corner: number[]; centre: number[]; candidates: number[];
  colors: number[];
  conflict: boolean; wrong: boolean;
  branch: number;
  guess: boolean; /* the first digit after an open mark */
  tried: number[]; overlay: number[];
  roles: Role[];
  place: number; remove: number[];
}

export interface Mark { cell: number; digits: number[]; role: Role }
export interface UnitMark { unit: number; role: UnitRole }
export interface ChainNode {
  cells: number[]; digit: number; on: boolean; kind: NodeKind; branch: number; depth: number;
}
export interface ChainLink {
  from: number; to: number; strong: boolean; by: LinkBy;
  unit: number; /* -1 unless by is 'unit' */
}

/* A pattern inside a net.  With the candidates that are left at that point it excludes a node. */
export interface Inner { node: number; kind: InnerKind; unit: number; digits: number[]; cells: number[] }

/* A line between marks of a pattern that is not a chain; digit 0: from cell to cell. */
export interface Line { from: number; to: number; digit: number; kind: LineKind }

/* Why a single excludes a cell or a digit: the digit is seen at `by`, or a removal is the reason. */
export interface Reason {
  cell: number;
  digit: number;
  kind: ReasonKind;
  by: number; /* -1: the digit was removed */
  step: number; /* of an answer to "why not?" or of a basis, from 1; 0: none */
  technique: string; /* that removed it; "": not known */
}

export type Tone =
  | 'tone-1' | 'tone-2' | 'tone-3' | 'tone-4' | 'tone-5'
  | 'fin' | 'off' | 'cover' | 'place' | 'eliminate';

/* The links of a chain, by index, with which a mark is seen; last -1: until the end. */
export interface LinkSpan { first: number; last: number }

/* How a cell and candidates of it are highlighted.  Later marks lie above earlier ones; `over`: the cell
 * gets the tone, `under`: if it has none yet, `digits`: only the candidates get it. */
export interface PaintMark extends LinkSpan {
  cell: number; tone: Tone; digits: number[]; how: 'over' | 'under' | 'digits';
}

/* What draws a step. */
export interface StepDrawing {
  technique: string;
  title: string;
  family: string;
  rating: number;
  digits: number[];
  units: UnitMark[];
  marks: Mark[];
  nodes: ChainNode[];
  links: ChainLink[];
  inner: Inner[];
  lines: Line[];
  reasons: Reason[];
  paint: PaintMark[]; /* the marks of a drawing */
  frames: (LinkSpan & { unit: number })[]; /* units to outline */
  place: { cell: number; digit: number }[];
  eliminate: { cell: number; digits: number[] }[];
}

export interface Hint extends StepDrawing {
  kind: 'none' | 'conflict' | 'wrong' | 'missing' | 'unsolvable' | 'step' | 'contradiction';
  level: number;
  more: boolean;
  texts: string[];
  cells: number[];
  assumed: { cell: number; digit: number }[]; /* what the step or the contradiction rests on */
}

export interface TreeNode {
  id: number;
  parent: number; /* -1 at the root */
  steps: number;
  label: string;
  move: string;
  cell: number;
  digit: number;
  mark: '' | 'auto' | 'manual';
  closed: boolean;
  guess: boolean; /* the first digit after an open mark: the choice itself */
  name: string;
  onPath: boolean;
  dead: string;
  dropped: boolean;
  tried: { cell: number; digits: number[] }[];
  time: number;
}

export interface Tree {
  current: number; depth: number; length: number;
  marks: number[];
  guess: number; /* which of `marks`, from 1, is the first that the player made; 0: none */
  nodes: TreeNode[]; /* in a running game: read them before the next command */
}

export interface Rating {
  level: Level;
  title: string;
  rating: number;
  score: number;
  hardest: string;
  hardestTitle: string;
  solved: boolean;
}

export interface Event {
  kind: 'placed' | 'erased' | 'digit-complete' | 'unit-complete' | 'conflict' | 'solved' | 'full-wrong';
  cell: number; /* -1: none */
  digit: number; /* 0: none */
  unit: number; /* -1: none */
}

/* By the name of the setting: `setting hint-limit 3` changes hintLimit. */
export interface Settings {
  conflict: 'highlight' | 'block' | 'off';
  hintLimit: number | null;
  hintPenalty: number;
  hintStart: number;
  autoBranch: boolean;
  autoNotes: boolean;
  restartKeepsTimer: boolean;
  mistakes: 'off' | 'show';
  mistakeLimit: number | null;
  several: 'refuse' | 'allow';
  wrongFirst: boolean;
  techniques: string;
}

export interface Allowed {
  edit: boolean;
  undo: boolean;
  redo: boolean;
  mark: boolean;
  back: boolean;
  beforeMistake: boolean;
  hint: boolean;
  another: boolean;
  apply: boolean;
  candidates: boolean;
  reveal: boolean;
  whyNot: boolean;
  check: boolean;
  pause: boolean;
  resume: boolean;
  restart: boolean;
  submit: boolean;
  confirm: boolean;
  solve: boolean;
}

export interface View {
  version: 1;
  layout: string;
  size: number;
  status: 'entering' | 'playing' | 'paused' | 'solved' | 'shown' | 'lost';
  uniqueness: Uniqueness;
  rating: Rating | null; /* null also in the answer to a hint before the first view: no hint waits for it */
  cells: Cell[]; /* an unchanged cell is the same object as in the previous view */
  changed?: [number, Cell][]; /* of a live game: the changed cells */
  digits: { digit: number; symbol: string; placed: number; left: number }[]; /* likewise */
  empty: number;
  mistakes: number;
  moves: number;
  message: string;
  events: Event[];
  hint: Hint;
  hints: {
    used: number;
    limit: number | null;
    left: number | null;
    penalty: number;
    cost: number; /* ms that the next press of `hint` costs; 0: it tells nothing new */
    checkCost: number; /* the same for `check` */
    text: string;
    idle: string;
  };
  overlay: {
    level: number; max: number; count: number; cost: number; text: string; endText: string;
    end: '' | 'fixpoint' | 'held' | 'limit' | 'solution'; /* '' while it is off */
  };
  whyNot: {
    cell: number;
    digit: number;
    reason: 'filled' | 'seen' | 'excluded' | 'removed' | 'dead-end' | 'possible';
    other: number; /* the cell that has the digit, now or after the steps; -1: none */
    text: string;
    steps: (StepDrawing & { text: string })[];
  } | null;
  check: { wrong: number[]; text: string } | null;
  tree: Tree;
  clock: {
    now: number; elapsed: number; penalty: number; total: number;
    running: boolean; limit: boolean;
  };
  verdict: { kind: 'unfinished' | 'errors' | 'solved'; empty: number; text: string } | null;
  results: {
    elapsed: number; penalty: number; total: number;
    level: Level; title: string; rating: number;
    hints: number;
    mistakes: number;
    hardest: string;
    hardestTitle: string;
    moves: number;
    assisted: boolean; /* hints were used, or the solution was seen */
    withSolution: boolean; /* the player looked at the solution, or gave up once */
    shown: boolean;
    lost: boolean; /* too many mistakes */
  } | null;
  withSolution: boolean;
  entry: { givens: number; min: number; solutions: Uniqueness; problem: Problem | null } | null;
  allowed: Allowed;
  settings: Settings;
}

export interface CommandResult {
  ok: boolean;
  problem: Problem | null;
  view: View;
}

/* A digit of the player on the current path.  A guess has technique "". */
export interface AnalysedMove {
  node: number;
  cell: number;
  digit: number;
  time: number; /* ms of play when it was made */
  spent: number; /* ms since the previous digit */
  guess: boolean;
  wrong: boolean;
  assisted: boolean; /* a hint or reveal gave it */
  technique: string;
  title: string;
  rating: number;
}

export interface BasisStep {
  technique: string;
  title: string;
  digits: number[];
  unit: number;
  text: string;
  cells: number[];
  place: { cell: number; digit: number }[];
  eliminate: { cell: number; digits: number[] }[];
}

export interface Basis {
  cell: number;
  candidates: number[];
  steps: BasisStep[]; /* the fewest that lead to these candidates */
  seen: { cell: number; digit: number }[]; /* the digits on the board that exclude others */
  cells: number[]; /* all reference cells: of the steps, or without steps of `seen` */
  text: string;
}

/* The steps that a technique has in the position of the game. */
export interface StepCount {
  technique: string;
  title: string;
  rating: number;
  count: number;
}

/* The digits at another node of the tree that differ from those on the board; 0: empty. */
export interface Comparison {
  node: number;
  cells: { cell: number; here: number; there: number }[];
  text: string;
}

export class LeleError extends Error {
  problem: Problem;
}

export class Game {
  readonly layout: Layout;
  command(now: number, line: string): CommandResult;
  view(now: number): View;
  viewText(now: number): string; /* the JSON text */
  query(line: 'history' | 'branches'): TreeNode[];
  query(line: 'analysis'): AnalysedMove[];
  query(line: 'steps'): StepCount[];
  query(line: `basis ${string}`): Basis;
  query(line: `unit ${string}`): string;
  query(line: `compare ${number}`): Comparison;
  save(): string;
  saveCompact(): string;
  export(codec: string): string;
  lang: Lang;
  free(): void;
}

export interface Codec {
  name: string; summary: string;
  reads: boolean; writes: boolean;
  oneLine: boolean; candidates: boolean; progress: boolean; anyLayout: boolean; clues: boolean;
  needsClues: boolean; /* has no form for a puzzle without clues */
}

export interface Import {
  codec: string;
  layout: string; /* a name; with clues the text of the layout, which every call accepts as `layout` */
  namesLayout: boolean; /* the text says so itself; otherwise the option `layout` decides, or its length */
  line: string; /* the givens, "." for empty */
  values: string; /* givens and digits of a player */
  givens: number;
  title: string;
  author: string;
  comment: string;
  hasCandidates: boolean; hasNotes: boolean;
  solutions: Uniqueness;
  problem: Problem | null; /* the reason why it cannot be played */
  reading: 'understood' | 'by-keys' | 'partly' | 'contradiction' | 'undecided';
  readingText: string; /* the same in a sentence */
  unread: string; /* names of what was drawn or said and not read */
  rules: string; /* as the text gives them in words */
}

export interface Technique {
  name: string;
  title: string;
  family: string;
  summary: string;
  level: Level;
  rating: number;
  score: number;
  needsUniqueness: boolean;
  needsClues: boolean;
  offByDefault: boolean;
  example: string;
}

/* A step of `steps` or `explain`, as `lele steps` prints it: cells are "r1c2", units "row 1", digits
 * "37"; nodes are indices. */
export interface Step {
  technique: string;
  rating: number;
  place: string[]; /* "r1c2=5" */
  eliminate: string[]; /* "r4c5-79" */
  pattern: { cell: string; role: Role; digits: string }[];
  units: { unit: string; role: UnitRole; cells: string[] }[];
  nodes: { cells: string[]; digit: number; on: boolean; kind: NodeKind; branch: number; depth: number }[];
  links: { from: number; to: number; strong: boolean; by: string }[]; /* by: a unit, or a LinkBy */
  inner: { node: number; kind: InnerKind; unit: string; digits: string; cells: string[] }[];
  lines: { from: string; to: string; digit: number; kind: LineKind }[];
  reasons: { cell: string; digit: number; kind: ReasonKind; by?: string; step?: number; technique?: string }[];
  clues?: import('./clues.js').StepClue[]; /* on a layout with clues: those that the step uses */
  text: string;
}

export interface Generated {
  line: string; layout: string /* with the clues of a kind: "classic+cage:15:r1c1r1c2" */; seed: string; rating: Rating;
  exercise: string; /* with a technique: the position before its first step, as a HoDoKu line or, on other layouts than classic, a share code */
}
export interface SolveCounters { nodes: number; guesses: number; backtracks: number }
export interface SolveResult extends SolveCounters {
  algorithm: string;
  solutions: number; /* at most the limit */
  stopped: boolean;
  first: string; /* "" when there is none */
  solution: string; /* the only one, "" otherwise */
}
/* 'complete': the givens that make the puzzle unique.  The others are single
 * corrections, best first. */
export interface Repair { kind: 'complete' | 'change' | 'remove' | 'add'; changes: { cell: number; from: number; to: number }[]; line: string }

export class Lele {
  newGame(text: string, options?: { layout?: string; codec?: string; several?: 'refuse' | 'allow'; lang?: Lang }): Game;
  newCustom(layout: string, options?: { lang?: Lang }): Game;
  loadGame(save: string, options?: { lang?: Lang }): Game;
  layouts(): string[]; /* all but the jigsaws; one with diagonals follows the one without */
  layout(name: string, lang?: Lang): Layout;
  layoutTitle(name: string, lang?: Lang): string; /* "jigsaw" too; of an unknown name the name */
  codecs(lang?: Lang): Codec[];
  algorithms(lang?: Lang): { name: string; summary: string }[];
  commands(lang?: Lang): { word: string; usage: string; summary: string }[];
  techniques(lang?: Lang): Technique[];
  import(text: string, options?: { codec?: string; layout?: string; lang?: Lang }): Import;
  importAll(text: string, options?: { layout?: string; lang?: Lang }): Pick<Import, 'layout' | 'line' | 'title'>[]; /* at most 1,000 */
  export(text: string, to: string, options?: { layout?: string }): string;
  /* The smallest equivalent puzzle of a classic one, and how many transformations leave it as it is. */
  canon(text: string): { line: string; automorphisms: number };
  disguise(text: string, options: { seed: string }): string; /* the same position with other digits and lines */
  /* Without an algorithm the best one for the layout; one that does not work on it is an error (ALGORITHM_LAYOUT). */
  solve(text: string, options?: { layout?: string; algorithm?: string; limit?: number; maxNodes?: number; progress?: (sofar: SolveCounters) => void }): SolveResult;
  /* Per cell (bit d - 1 for digit d) `found` in a solution and `open` if `stopped`, also with clues; no `solutions` and not stopped: none. */
  candidates(text: string, options?: { layout?: string; codec?: string; milliseconds?: number }): { found: number[]; open: number[]; solutions: number; stopped: boolean };
  pieces(text: string, options: { layout?: string; wanted: number }): string[]; /* each solution is in exactly one piece */
  solutions(text: string, options?: { layout?: string }): Solutions;
  rate(text: string, options?: { layout?: string; techniques?: string; lang?: Lang }): Rating;
  /* On Sudoku Explainer's scale, classic only; `effort`: a limit of about so many seconds (an error, LIMIT, after it). */
  rateSe(text: string, options?: { layout?: string; effort?: number; lang?: Lang }): SeRating;
  /* How deep assumptions must be nested; `effort`: a limit of about so many seconds (0: none). */
  rateTe(text: string, options?: { layout?: string; effort?: number; lang?: Lang }): TeRating;
  /* An estimate of the time that a player of some practice needs. */
  minutes(text: string, options?: { layout?: string }): number;
  steps(text: string, options?: { layout?: string; techniques?: string; all?: boolean; lang?: Lang }): Step[];
  explain(text: string, options?: { layout?: string; techniques?: string; lang?: Lang }): Step[];
  repair(text: string, options?: { layout?: string; lang?: Lang }): Repair[];
  generator(options: GenerateOptions): Generator;
  readonly exports: WebAssembly.Exports; /* the functions and the memory of the module */
  complete(load: () => LeleSource): Promise<void>; /* loads the second part, if the module is split */
  call<T>(verb: string, options?: Record<string, string | number | boolean | undefined>, body?: string): T;
  callText(verb: string, options?: Record<string, string | number | boolean | undefined>, body?: string): string;
}

/* Sudoku Explainer's ratings: the hardest step, the hardest step up to the first digit, the first step. */
export interface SeRating {
  er: number; ep: number; ed: number;
  hardest: string; /* in the words of Sudoku Explainer */
  steps: number;
}

/* The trial depth: 0 singles, 1 contradictions, 2 and 3 contradictions inside assumptions. */
export interface TeRating {
  depth: number;
  exact: boolean; /* false: it may be greater */
}

export interface GenerateOptions {
  seed: string; /* any name, or a complete seed such as "2:hard:classic:2026-11-15/3" */
  layout?: string; level?: Level; technique?: string; symmetry?: string; clues?: string; /* "24-30" */
  rating?: string; scale?: 'lele' | 'se'; /* "3.0-4.5" on that scale */
  rowHoles?: string; boxHoles?: string; /* empty cells of every row, of every box or region: "3-6", "2-" */
  minimal?: boolean; lang?: Lang;
  kind?: string; /* clues besides givens: "killer", "thermo+arrow", "mixed" */
  /* Of a killer: "2-5"; the most cages of two cells, per cent; cells in no cage; cages without a total. */
  cageSize?: string; dominoes?: string; uncovered?: string; blankCages?: string;
  someMarks?: boolean; /* of kropki and xv: not all marks are shown */
}

/* A search in slices, so that a worker can show progress and stop between them. */
export class Generator {
  next(tries: number): { done: boolean; tries: number; puzzle: Generated | null }; free(): void;
}
export class Solutions {
  /* The next `most` solutions, the first `keep` of them as lines; fewer after maxNodes: call again. */
  next(options?: { maxNodes?: number; most?: number; keep?: number }): {
    solutions: string[];
    seen: number[]; /* per cell, the digits of all `count` solutions: bit d - 1 for digit d */
    count: number; end: boolean;
  };
  free(): void;
}

type LeleSource = BufferSource | Response | Promise<Response>;
/* `rest` returns the second part of a split module at once, for a call that needs it before `complete`. */
export function loadLele(source: LeleSource | WebAssembly.Module, options?: { rest?: () => BufferSource }): Promise<Lele>;
