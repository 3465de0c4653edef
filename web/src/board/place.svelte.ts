// The place of one cell on the board: signals of its own, so that a key touches the few cells that
// look different after it, and in them only what is different.
import { sameContent, type Content, type Face } from './face';

export class Place {
  content = $state.raw() as Content;
  names = $state('');
  label = $state('');
  selected = $state(false);
  cursor = $state(false);
  invalid = $state(false);
  /** What moves in it: placed, shake, sweep, win. */
  motion = $state('');
  #content: Content;

  constructor(face: Face) {
    this.content = this.#content = face.content;
    this.show(face);
  }

  show({ content, names, label, selected, cursor, invalid }: Face) {
    if (!sameContent(this.#content, content)) this.content = this.#content = content;
    this.names = names;
    this.label = label;
    this.selected = selected;
    this.cursor = cursor;
    this.invalid = invalid;
  }
}
