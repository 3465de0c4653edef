// Makes a new puzzle in the worker: the request, the progress, stop.
import type { GenerateOptions, Level, View } from '$lele';
import { replaceRoute } from '../app/router.svelte';
import { session } from '../app/session.svelte';
import { background, type Job } from '../engine/background';
import type { SavedGame } from '../store/autosave';
import { lang, t } from '../text/i18n.svelte';
import { CLASSIC, tileOf } from '../text/layouts';
import { loadPlay } from './load';

function seed(): string {
  const bits = crypto.getRandomValues(new Uint32Array(2));
  return ((BigInt(bits[0]!) << 32n) | BigInt(bits[1]!)).toString();
}

const levelOf = ({ rating }: View) => (rating ? { level: rating.level } : {});

type Options = Omit<GenerateOptions, 'seed'>;

class NewPuzzle {
  running = $state(false);
  tries = $state(0);
  /** What the last game made here was asked for, and that game. */
  #wanted: { options: Options; id: string } | null = null;
  /** The game that a new one of the same kind took the place of, if it was under way. */
  left = $state.raw<SavedGame | null>(null);
  failure = $state('');
  #job: Job<'generate'> | null = null;

  /** The puzzle of a day; the seed determines it. */
  daily(dailySeed: string, level: Level) {
    return this.make({ layout: CLASSIC, level }, dailySeed);
  }

  async make(wanted: Options, dailySeed = '') {
    this.stop();
    this.running = true;
    this.tries = 0;
    this.failure = '';
    this.left = null;
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
      this.#wanted = { options: wanted, id: session.id };
      replaceRoute('play');
    } catch (error) {
      this.failure = t('new.failed', {
        why: error instanceof Error ? error.message : String(error),
      });
    } finally {
      if (this.#job === job) this.running = false;
    }
  }

  /** Another game like the one that is shown, or of another level of its layout. A game under way
   *  is kept and can be taken back. */
  async another(level?: Level) {
    const { view, id } = session;
    if (!view) return;
    if (view.moves > 0 && !view.results) session.flush();
    const under = view.moves > 0 && !view.results ? session.snapshot() : null;
    const layout = view.layout.startsWith('jigsaw') ? tileOf(view.layout) : view.layout;
    const same = this.#wanted?.id === id ? this.#wanted.options : { layout, ...levelOf(view) };
    await this.make(level ? { layout, level } : same);
    if (session.id !== id) this.left = under;
  }

  /** Goes back to the game that was left. */
  takeBack() {
    if (this.left) session.resume(this.left);
    this.left = null;
  }

  stop() {
    this.#job?.stop();
    this.#job = null;
    this.running = false;
  }
}

export const newPuzzle = new NewPuzzle();
