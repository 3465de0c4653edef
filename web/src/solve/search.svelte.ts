// A search for all solutions in workers: the list as it grows, and the one that is shown.
import type { Layout } from '$lele';
import type { Shade } from '../board/StaticBoard.svelte';
import { allSolutions, type Search } from '../engine/parallel';

// Bounds the memory: further solutions are only counted.
const LIMIT = 100_000;
// No search while the player still types.
const SETTLED_MS = 250;

const several = (digits: number) => (digits & (digits - 1)) !== 0;

export class SolutionSearch {
  // The list only grows at its end; `known` of its solutions are shown.
  list: readonly string[] = [];
  known = $state(0);
  total = $state(0);
  /** The index of the solution that is shown. */
  at = $state(0);
  running = $state(false);
  started = $state(false);
  complete = $state(false);
  failure = $state('');
  /** Also shades the cells that are the same in all solutions. */
  fixedToo = $state(false);
  /** For each cell: whether the solutions differ there. */
  varies = $state.raw<readonly boolean[]>([]);
  #search: Search<{ complete: boolean }> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly layout: Layout,
    readonly givens: string,
  ) {}

  get shown(): string {
    return this.known > 0 ? this.list[this.at]! : this.givens;
  }

  get shades(): Shade[] {
    const fixed = this.fixedToo && this.known > 1 ? 'fixed' : '';
    return Array.from(this.givens, (_, i) => (this.varies[i] ? 'differ' : fixed));
  }

  /** Starts when the text has been left alone for a moment, and ends when enough are found: nobody
   *  asked for all of them. */
  startSoon() {
    this.running = true;
    this.#timer = setTimeout(() => void this.start(LIMIT), SETTLED_MS);
  }

  async start(enough = Infinity) {
    this.stop();
    [this.running, this.started, this.complete, this.failure] = [true, true, false, ''];
    [this.known, this.total, this.at, this.list] = [0, 0, 0, []];
    this.varies = Array.from(this.givens, () => false);
    try {
      const puzzle = { text: this.givens, layout: this.layout.name };
      const own = allSolutions(puzzle, LIMIT, (collector) => {
        if (this.#search !== own) return;
        this.list = collector.list;
        this.total = collector.total;
        const next = collector.seen.map(several);
        if (next.some((value, i) => value !== this.varies[i])) this.varies = next;
        this.known = collector.list.length;
        if (this.known >= enough) own.stop();
      });
      this.#search = own;
      const result = await own.result;
      if (this.#search !== own) return;
      this.complete = result.complete;
    } catch (error) {
      this.failure = (error as Error).message;
    }
    this.running = false;
    this.#search = null;
  }

  stop() {
    clearTimeout(this.#timer);
    if (this.#search) this.#search.stop();
    else this.running = false;
  }
}
