// Branches that mark themselves appear once the player has marked one, or has switched them on.
import type { View } from '$lele';
import type { Settings } from '../store/settings.svelte';

const MARKED = 'lele.branches';

function stored(): boolean {
  try {
    return localStorage.getItem(MARKED) !== null;
  } catch {
    return false;
  }
}

class Branches {
  /** The player has marked a branch, in this game or an earlier one. */
  marked = $state(stored());
  /** That was just now: the panel explains it. */
  fresh = $state(false);
  /** What the game said about the last mark or the last way back, and at which node. */
  #said = $state.raw({ text: '', node: -1 });

  /** Notes what the game says now. */
  tell({ message, tree }: View) {
    this.#said = { text: message, node: tree.current };
  }

  /** What was said, as long as the player is still there. */
  said({ tree }: View): string {
    return this.#said.node === tree.current ? this.#said.text : '';
  }

  /** The player has read it. */
  close() {
    this.#said = { text: '', node: -1 };
    this.fresh = false;
  }

  automatic({ autoBranch }: Settings): boolean {
    return autoBranch === 'on' || (autoBranch === 'marked' && this.marked);
  }

  /** Notes that the player has marked a branch; true if that switched the others on. */
  learn({ autoBranch }: Settings): boolean {
    if (this.marked) return false;
    this.marked = true;
    this.fresh = autoBranch === 'marked';
    try {
      localStorage.setItem(MARKED, '1');
    } catch {
      // Without storage it lasts until the page is closed.
    }
    return this.fresh;
  }
}

export const branches = new Branches();
