// Jobs for workers. Stopping a job ends its worker. Workers without a job are kept for the next
// one, as many as were busy at the same time.
import type { Jobs, Reply, Verb } from './protocol';

export type Job<V extends Verb> = { result: Promise<Jobs[V]['result']>; stop: () => void };

const idle: Worker[] = [];

const hire = (): Worker =>
  idle.pop() ?? new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

function run<V extends Verb>(
  verb: V,
  argument: Jobs[V]['argument'],
  progress?: (value: Jobs[V]['progress']) => void,
): Job<V> {
  const worker = hire();
  let running = true;
  const result = new Promise<Jobs[V]['result']>((resolve, reject) => {
    const finish = (act: () => void) => {
      if (!running) return;
      running = false;
      idle.push(worker);
      act();
    };
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (data.kind === 'progress') progress?.(data.value as Jobs[V]['progress']);
      else if (data.kind === 'result') finish(() => resolve(data.value as Jobs[V]['result']));
      else finish(() => reject(new Error(data.message)));
    };
    worker.onerror = (event) => finish(() => reject(new Error(event.message)));
    worker.postMessage({ verb, argument });
  });
  return {
    result,
    stop() {
      if (!running) return;
      running = false;
      worker.terminate();
    },
  };
}

export const background = { run };
