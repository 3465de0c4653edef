// A search over several workers. The search tree is cut into pieces in a fixed order; each worker
// takes the next piece. The results are joined in the order of the pieces, so the outcome depends
// neither on the number of workers nor on their timing.
import type { SolveCounters, SolveResult } from '$lele';
import { background, type Job } from './background';
import { Collector } from './collector';
import { lele } from './core';

export const WORKERS = Math.min(Math.max(navigator.hardwareConcurrency || 2, 1), 16);

/** Independent of the number of workers, so that the pieces are the same on every machine. */
const PIECES = 256;

type Puzzle = { text: string; layout: string };
type Piece = { result: Promise<unknown>; stop: () => void };
export type Search<T> = { result: Promise<T>; stop: () => void };

/** Runs `start` for every piece, WORKERS at a time; `end` stops before the last one. */
function run(pieces: number, start: (piece: number, end: () => void) => Piece): Search<void> {
  const running = new Set<Piece>();
  let next = 0;
  let over = false;
  let settle: { resolve: () => void; reject: (error: unknown) => void };
  const result = new Promise<void>((resolve, reject) => (settle = { resolve, reject }));
  const stop = () => {
    if (over) return;
    over = true;
    for (const job of running) job.stop();
    settle.resolve();
  };
  const take = () => {
    if (over) return;
    if (next === pieces) {
      if (running.size === 0) stop();
      return;
    }
    const job = start(next++, stop);
    running.add(job);
    job.result
      .then(() => {
        running.delete(job);
        take();
      })
      .catch((error: unknown) => {
        settle.reject(error);
        stop();
      });
  };
  for (let i = 0; i < Math.min(WORKERS, Math.max(pieces, 1)); i++) take();
  return { result, stop };
}

export type ParallelResult = SolveResult & { pieces: number; done: number };

const COUNTERS = ['nodes', 'guesses', 'backtracks'] as const;

function count(sum: SolveCounters, one: SolveCounters) {
  for (const name of COUNTERS) sum[name] += one[name];
}

/** At most two solutions, by the given algorithm: the same answer as a search in one piece. */
export function solveParallel(
  { text, layout }: Puzzle,
  algorithm: string,
  progress: (sofar: ParallelResult) => void,
): Search<ParallelResult> {
  const pieces = lele().pieces(text, { layout, wanted: PIECES });
  const results: (SolveResult | undefined)[] = [];
  /** The counters so far of the pieces that are being searched. */
  const running = new Map<number, SolveCounters>();
  const sum: ParallelResult = {
    algorithm,
    solutions: 0,
    stopped: false,
    nodes: 0,
    guesses: 0,
    backtracks: 0,
    first: '',
    solution: '',
    pieces: pieces.length,
    done: 0,
  };
  /** The certain result, with the counters of the unfinished pieces added. */
  const tell = () => {
    const sofar = { ...sum };
    for (const one of running.values()) count(sofar, one);
    for (const one of results.slice(sum.done)) if (one) count(sofar, one);
    progress(sofar);
  };
  const search = run(pieces.length, (piece, end) => {
    const job = background.run(
      'solve',
      { text: pieces[piece]!, options: { layout, algorithm, limit: 2 } },
      (sofar) => {
        running.set(piece, sofar);
        tell();
      },
    );
    const result = job.result.then((value) => {
      running.delete(piece);
      results[piece] = value;
      for (let ready; sum.solutions < 2 && (ready = results[sum.done]); sum.done++) {
        sum.first ||= ready.first;
        sum.solutions = Math.min(sum.solutions + ready.solutions, 2);
        count(sum, ready);
      }
      tell();
      if (sum.solutions === 2) end();
    });
    return { result, stop: job.stop };
  });
  const result = search.result.then(() => ({
    ...sum,
    stopped: sum.solutions < 2 && sum.done < pieces.length,
    solution: sum.solutions === 1 && sum.done === pieces.length ? sum.first : '',
  }));
  return { result, stop: search.stop };
}

/** All solutions: the first `limit` are collected, the others counted. */
export function allSolutions(
  { text, layout }: Puzzle,
  limit: number,
  progress: (collector: Collector) => void,
): Search<{ complete: boolean }> {
  const pieces = lele().pieces(text, { layout, wanted: PIECES });
  const collector = new Collector(pieces.length, limit);
  const search = run(pieces.length, (piece) => {
    const job: Job<'solutions'> = background.run(
      'solutions',
      { text: pieces[piece]!, layout, keep: collector.room(piece) },
      ({ found, seen, count }) => {
        collector.add(piece, found, count);
        collector.note(seen);
        progress(collector);
      },
    );
    const result = job.result.then(() => {
      collector.finish(piece);
      progress(collector);
    });
    return { result, stop: job.stop };
  });
  return {
    result: search.result.then(() => ({ complete: collector.complete })),
    stop: search.stop,
  };
}
