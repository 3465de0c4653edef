// Jobs for the worker.  A stopped job ends its worker; an idle worker is kept for the next job.
import type { Jobs, Reply, Verb } from './protocol';

export type { StepSummary } from './protocol';

export type Job<V extends Verb> = { result: Promise<Jobs[V]['result']>; stop: () => void };

let idle: Worker | null = null;

function hire(): Worker {
  const worker = idle ?? new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  idle = null;
  return worker;
}

function release(worker: Worker) {
  if (idle) worker.terminate();
  else idle = worker;
}

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
      release(worker);
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

export const background = {
  run,
  steps: (text: string, options: Jobs['steps']['argument']['options']) =>
    run('steps', { text, options }),
};
