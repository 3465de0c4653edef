// The state of one cell on the board. Each cell has its own signals, so that a key updates only the
// few cells that change, and of these only what changes.
import { sameContent, type Content, type Face } from './face';

export class Place {
  content = $state.raw() as Content;
  names = $state('');
  label = $state('');
  selected = $state(false);
  cursor = $state(false);
  invalid = $state(false);
  /** The animation: placed, shake, sweep or win. */
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
