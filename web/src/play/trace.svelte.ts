// Follows an argument: the current link of a hint's chain, the current step of "why not?".
import type { View } from '$lele';
import { session } from '../app/session.svelte';
import { named } from '../text/cells';

/** Fewer links are clear at one glance. */
const FEWEST = 4;
const TANGLE = 20;

class Trace {
  #at = $state(-1);
  #for = $state.raw<unknown>(null);

  get count(): number {
    const hint = session.view?.hint;
    return hint && hint.links.length >= FEWEST ? hint.links.length : 0;
  }

  /** -1 shows all links. */
  get at(): number {
    if (this.#for === session.view?.hint.texts.at(-1)) return this.#at;
    return this.count > TANGLE ? 0 : -1;
  }

  go(to: number) {
    this.#for = session.view?.hint.texts.at(-1);
    this.#at = to < -1 ? this.count - 1 : to >= this.count ? -1 : to;
  }

  /** The cells that the link leads to. */
  get cells(): readonly number[] {
    const { hint } = session.view!;
    const link = hint.links[this.at];
    return link ? hint.nodes[link.to]!.cells : [];
  }
}

export const trace = new Trace();

/** More steps at once would cover the board. */
const FEW_STEPS = 3;

/** The step of the answer to "why not?" that the board shows. */
class Why {
  #at = $state(-1);
  #for = $state.raw<unknown>(null);

  /** -1 shows all steps. */
  get at(): number {
    const whyNot = session.view?.whyNot;
    if (this.#for === whyNot?.text) return this.#at;
    const count = whyNot?.steps.length ?? 0;
    return count > FEW_STEPS ? 0 : -1;
  }

  show(at: number) {
    const next = at === this.at ? -1 : at;
    this.#for = session.view?.whyNot?.text;
    this.#at = next;
  }
}

export const why = new Why();

/** What a link concludes, such as "R1C4 ≠ 7". */
export function linkText(view: View, index: number): string {
  const { nodes, links } = view.hint;
  const { cells, digit, on } = nodes[links[index]!.to]!;
  const names = cells.map((cell) => named(view.cells[cell]!.name)).join('+');
  return `${names} ${on ? '=' : '≠'} ${view.digits[digit - 1]!.symbol}`;
}
