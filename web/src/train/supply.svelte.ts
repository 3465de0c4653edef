// Positions to practise on. The worker makes puzzles that need the technique; when a device is too slow
// for a rare one, the example of the technique in disguise has to do.
import type { Technique } from '$lele';
import { background, type Job } from '../engine/background';
import { lele } from '../engine/core';
import { positionOf, type Position } from '../engine/position';
import { lang, t } from '../text/i18n.svelte';
import { tileOf } from '../text/layouts';
import { layoutOf } from './drill';

export type Supplied = { position: Position; disguised: boolean };

const PATIENCE_MS = 6000;
const ROUNDS = 20;

/** Techniques that the generator did not find in time; it does not try them again. */
const rare = new Set<string>();

export const randomSeed = () => crypto.getRandomValues(new Uint32Array(1))[0]!.toString();

/** The example of the technique with other digits and lines. */
export function disguise(one: Technique, seed = randomSeed()): Supplied | null {
  const position = positionOf(lele(), one.name, lele().disguise(one.example, { seed }));
  return position && { position, disguised: true };
}

function generate(one: Technique, seed: string, progress?: (sofar: { tries: number }) => void) {
  const options = { layout: tileOf(layoutOf(lele(), one)), technique: one.name, lang: lang() };
  return background.run('generate', { seed, ...options }, progress);
}

export class Supply {
  making = $state(false);
  tries = $state(0);
  failure = $state('');
  #job: Job<'generate'> | null = null;
  #settle: ((early: Supplied | null) => void) | null = null;

  /** Null: it was stopped, or `failure` says why. */
  async next(one: Technique): Promise<Supplied | null> {
    this.stop();
    this.failure = '';
    if (rare.has(one.name)) return this.#fallback(one);
    this.making = true;
    this.tries = 0;
    const early = new Promise<Supplied | null>((resolve) => (this.#settle = resolve));
    const patience = setTimeout(() => {
      rare.add(one.name);
      this.instead(one);
    }, PATIENCE_MS);
    // A layout without such puzzles, for example; the example of the technique always has one.
    const made = this.#search(one).catch(() => {
      if (!this.making) return null;
      this.#end();
      return this.#fallback(one);
    });
    const supplied = await Promise.race([made, early]);
    clearTimeout(patience);
    return supplied;
  }

  async #search(one: Technique): Promise<Supplied | null> {
    for (let round = 0; round < ROUNDS; round++) {
      const own = (this.#job = generate(one, randomSeed(), ({ tries }) => (this.tries = tries)));
      const puzzle = await own.result;
      if (this.#job !== own) return null;
      const position = positionOf(lele(), one.name, puzzle.exercise);
      if (!position) continue;
      this.#end();
      return { position, disguised: false };
    }
    this.#end();
    return this.#fallback(one);
  }

  #fallback(one: Technique): Supplied | null {
    const supplied = disguise(one);
    if (!supplied) this.failure = t('train.none');
    return supplied;
  }

  /** The player does not want to wait. */
  instead(one: Technique) {
    const settle = this.#settle;
    this.#settle = null;
    this.stop();
    settle?.(this.#fallback(one));
  }

  #end() {
    this.#job = null;
    this.#settle = null;
    this.making = false;
  }

  stop() {
    this.#job?.stop();
    this.#settle?.(null);
    this.#end();
  }
}

/** Two positions of rising difficulty, the same for everybody: the fewer candidates are on the board, the
 *  easier it is to see the step. Resolves to fewer where the generator finds none. */
export async function examplesOf(one: Technique, stopped: () => boolean): Promise<Position[]> {
  const found: { position: Position; open: number }[] = [];
  for (const seed of ['course-1', 'course-2', 'course-3']) {
    if (stopped() || found.length === 2) break;
    const { exercise } = await generate(one, seed).result;
    const position = positionOf(lele(), one.name, exercise);
    if (position) found.push({ position, open: openOf(position) });
  }
  return found.toSorted((a, b) => a.open - b.open).map(({ position }) => position);
}

function openOf({ save }: Position): number {
  const game = lele().loadGame(save);
  try {
    return game
      .view(0)
      .cells.reduce((sum, { value, candidates }) => sum + (value ? 0 : candidates.length), 0);
  } finally {
    game.free();
  }
}
