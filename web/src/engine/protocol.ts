// The messages between the page and a worker. A worker has one job at a time.
import type {
  AnalysedMove,
  Generated,
  GenerateOptions,
  Lang,
  Rating,
  Repair,
  SeRating,
  SolveCounters,
  SolveResult,
  StepCount,
  TeRating,
  TreeNode,
} from '$lele';

type TextOptions = { layout?: string; techniques?: string; lang?: Lang };

/** For each verb: its argument, the messages while it runs, its result. */
export type Jobs = {
  generate: { argument: GenerateOptions; progress: { tries: number }; result: Generated };
  /** A game as a save: its position has more than a text, such as the eliminations made. */
  steps: { argument: { save: string; lang: Lang }; progress: never; result: StepCount[] };
  history: { argument: { save: string; lang: Lang }; progress: never; result: TreeNode[] };
  analysis: { argument: { save: string; lang: Lang }; progress: never; result: AnalysedMove[] };
  repair: { argument: { text: string; options: TextOptions }; progress: never; result: Repair[] };
  rate: { argument: { text: string; options: TextOptions }; progress: never; result: Rating };
  rateSe: {
    argument: { text: string; options: { layout?: string; effort?: number } };
    progress: never;
    result: SeRating;
  };
  rateTe: {
    argument: { text: string; options: { layout?: string; effort?: number } };
    progress: never;
    result: TeRating;
  };
  solve: {
    argument: {
      text: string;
      options: { layout?: string; algorithm?: string; limit?: number; maxNodes?: number };
    };
    progress: SolveCounters;
    result: SolveResult & { ms: number };
  };
  solutions: {
    /** The first `keep` solutions are sent, the others are counted. */
    argument: { text: string; layout: string; keep: number };
    progress: { found: string[]; seen: number[]; count: number };
    result: null;
  };
};

export type Verb = keyof Jobs;
export type Request = { [V in Verb]: { verb: V; argument: Jobs[V]['argument'] } }[Verb];
export type Reply =
  | { kind: 'progress'; value: unknown }
  | { kind: 'result'; value: unknown }
  | { kind: 'error'; message: string };
