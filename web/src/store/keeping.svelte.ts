// What the browser does not keep.
class Keeping {
  /** The running game: neither of the two stores took it. */
  failed = $state(false);
  /** Anything else that could not be stored; '' once the player has read it. */
  lost = $state<'' | Lost>('');
  #told = new Set<Lost>();

  /** Each kind is told once: what fails now fails again. */
  lose(what: Lost) {
    if (this.#told.has(what)) return;
    this.#told.add(what);
    this.lost = what;
  }
}

type Lost = 'result' | 'training' | 'settings';

export const keeping = new Keeping();
