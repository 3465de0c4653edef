// The module in a worker, for everything that takes longer than a frame. Long searches run in
// slices and report between them; ending the worker stops a search.
import { loadLele, type Game, type Lele, type SolveCounters } from '$lele';
import type { Jobs, Reply, Request, Verb } from './protocol';

type Send = (value: unknown) => void;
type Work<V extends Verb> = (
  lele: Lele,
  argument: Jobs[V]['argument'],
  progress: Send,
) => Promise<Jobs[V]['result']> | Jobs[V]['result'];

const TRIES_PER_SLICE = 1;
const NODES_PER_SLICE = 20000;
const KEPT_PER_MESSAGE = 500;
const COUNTED_PER_MESSAGE = 20000;
const MS_PER_MESSAGE = 100;

/** The answer of a game that is needed for nothing else. */
function asked<Q extends 'steps' | 'history' | 'analysis'>(
  game: Game,
  query: Q,
): Jobs[Q]['result'] {
  try {
    return game.query(query as 'steps') as Jobs[Q]['result'];
  } finally {
    game.free();
  }
}

const WORK: { [V in Verb]: Work<V> } = {
  generate(lele, options, progress) {
    const generator = lele.generator(options);
    try {
      for (;;) {
        const { done, tries, puzzle } = generator.next(TRIES_PER_SLICE);
        if (puzzle) return puzzle;
        if (done) throw new Error('no puzzle');
        progress({ tries });
      }
    } finally {
      generator.free();
    }
  },
  steps: (lele, { save, lang }) => asked(lele.loadGame(save, { lang }), 'steps'),
  history: (lele, { save, lang }) => asked(lele.loadGame(save, { lang }), 'history'),
  analysis: (lele, { save, lang }) => asked(lele.loadGame(save, { lang }), 'analysis'),
  rate: (lele, { text, options }) => lele.rate(text, options),
  rateSe: (lele, { text, options }) => lele.rateSe(text, options),
  rateTe: (lele, { text, options }) => lele.rateTe(text, options),
  repair: (lele, { text, options }) => lele.repair(text, options),
  solve(lele, { text, options }, progress) {
    const from = performance.now();
    let told = from;
    const tell = (sofar: SolveCounters) => {
      const now = performance.now();
      if (now - told < MS_PER_MESSAGE) return;
      told = now;
      progress(sofar);
    };
    return { ...lele.solve(text, { ...options, progress: tell }), ms: performance.now() - from };
  },
  solutions(lele, { text, layout, keep }, progress) {
    const solutions = lele.solutions(text, { layout });
    try {
      for (let left = keep; ;) {
        const most = left > 0 ? KEPT_PER_MESSAGE : COUNTED_PER_MESSAGE;
        const next = solutions.next({ maxNodes: NODES_PER_SLICE, most, keep: left });
        left -= next.solutions.length;
        if (next.count > 0) progress({ found: next.solutions, seen: next.seen, count: next.count });
        if (next.end) return null;
      }
    } finally {
      solutions.free();
    }
  },
};

// The file of the worker is in assets/, the module is next to the page.
const file = (name: string) => fetch(new URL(/* @vite-ignore */ `../${name}`, self.location.href));

async function load(): Promise<Lele> {
  const lele = await loadLele(file('lele.wasm'));
  await lele.complete(() => file('lele-rest.wasm'));
  return lele;
}

const loading = load();

self.onmessage = async ({ data }: MessageEvent<Request>) => {
  const reply = (message: Reply) => self.postMessage(message);
  try {
    const lele = await loading;
    const work = WORK[data.verb] as Work<Verb>;
    const value = await work(lele, data.argument, (value) => reply({ kind: 'progress', value }));
    reply({ kind: 'result', value });
  } catch (error) {
    reply({ kind: 'error', message: error instanceof Error ? error.message : String(error) });
  }
};
