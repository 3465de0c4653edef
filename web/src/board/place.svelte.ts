// The place of one cell on the board: tells its Cell when, and only when, its face changes.
import { sameFace, type Face } from './face';

export class Place {
  face = $state.raw() as Face;
  #now: Face;

  constructor(face: Face) {
    this.face = this.#now = face;
  }

  show(face: Face) {
    if (!sameFace(this.#now, face)) this.face = this.#now = face;
  }
}
