// Makes a new puzzle in the worker: the request, the progress, stop.
import type { GenerateOptions, Level } from '$lele';
import { replaceRoute } from '../app/router.svelte';
import { session } from '../app/session.svelte';
import { background, type Job } from '../engine/background';
import { lang, t } from '../text/i18n.svelte';
import { CLASSIC } from '../text/layouts';
import { loadPlay } from './load';

export const LEVELS: readonly Level[] = [
  'beginner',
  'easy',
  'medium',
  'hard',
  'expert',
  'master',
  'extreme',
];

function seed(): string {
  const bits = crypto.getRandomValues(new Uint32Array(2));
  return ((BigInt(bits[0]!) << 32n) | BigInt(bits[1]!)).toString();
}

class NewPuzzle {
  running = $state(false);
  tries = $state(0);
  wanted = $state.raw<Omit<GenerateOptions, 'seed'> | null>(null);
  failure = $state('');
  #job: Job<'generate'> | null = null;

  /** The puzzle of a day; the seed determines it. */
  daily(dailySeed: string, level: Level) {
    return this.make({ layout: CLASSIC, level }, dailySeed);
  }

  async make(wanted: Omit<GenerateOptions, 'seed'>, dailySeed = '') {
    this.stop();
    this.running = true;
    this.tries = 0;
    this.failure = '';
    this.wanted = wanted;
    // The game loads while the worker makes the puzzle.
    loadPlay().catch(() => undefined);
    const job = background.run(
      'generate',
      { ...wanted, seed: dailySeed || seed(), lang: lang() },
      (progress) => {
        this.tries = progress.tries;
      },
    );
    this.#job = job;
    try {
      const puzzle = await job.result;
      session.start(puzzle.line, puzzle.layout, dailySeed);
      replaceRoute('play');
    } catch (error) {
      this.failure = t('new.failed', {
        why: error instanceof Error ? error.message : String(error),
      });
    } finally {
      if (this.#job === job) this.running = false;
    }
  }

  repeat(layout: string, level: Level) {
    void this.make(this.wanted ?? { layout, level });
  }

  stop() {
    this.#job?.stop();
    this.#job = null;
    this.running = false;
  }
}

export const newPuzzle = new NewPuzzle();
