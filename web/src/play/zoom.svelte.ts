// The lens over a large board on a touch screen: a double tap or a key of the pad shows a part of the
// board so large that its notes can be read and its cells be hit; a finger moves it.
import { session } from '../app/session.svelte';

/** Boards up to this size are readable on every phone. */
const READABLE = 9;

class Zoom {
  /** How much larger the board is drawn; 1 shows all of it. */
  scale = $state(1);
  /** The game that it belongs to. */
  #game = '';

  /** Whether the running game can be looked at through the lens. */
  get offered(): boolean {
    return session.view!.size > READABLE && matchMedia('(any-pointer: coarse)').matches;
  }

  get on(): boolean {
    return this.scale > 1 && this.#game === session.id;
  }

  /** Notes become as large as on a board with nine rows, or larger. */
  toggle() {
    const on = !this.on;
    this.#game = session.id;
    this.scale = !on ? 1 : session.view!.size > 12 ? 2.5 : 2;
  }

  end() {
    this.scale = 1;
  }
}

export const zoom = new Zoom();
