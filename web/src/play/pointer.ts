// Mouse and touch on the board: select, drag, add and remove, hold, right click.
import type { View } from '$lele';
import { session } from '../app/session.svelte';
import { noteAt, type Point } from '../board/geometry';
import { settings } from '../store/settings.svelte';
import { swallowClick } from '../ui/held';
import { input } from './input.svelte';
import { zoom } from './zoom.svelte';

const HOLD_MS = 500;
const DOUBLE_MS = 350;

type Touched = { cell: number; inside: Point };

export class BoardPointer {
  #dragging: 'select' | 'add' | 'remove' | 'fill' | null = null;
  #last = -1;
  #hold: ReturnType<typeof setTimeout> | undefined;
  #tap = { cell: -1, time: 0 };
  /** Under the lens a finger that moves is no touch of a cell, so a touch counts when it ends. */
  #waiting = -1;

  #find(event: MouseEvent): Touched | null {
    const view = session.view;
    const grid = event.currentTarget as HTMLElement;
    const box = grid.getBoundingClientRect();
    if (!view || box.width === 0) return null;
    const x = ((event.clientX - box.left) / box.width) * view.size;
    const y = ((event.clientY - box.top) / box.height) * view.size;
    const column = Math.floor(x);
    const row = Math.floor(y);
    if (column < 0 || row < 0 || column >= view.size || row >= view.size) return null;
    return { cell: row * view.size + column, inside: { x: x - column, y: y - row } };
  }

  down = (event: PointerEvent) => {
    const at = this.#find(event);
    if (!at || (event.pointerType === 'mouse' && event.button !== 0)) return;
    const { cell } = at;
    const view = session.view!;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.#last = cell;
    if (event.altKey) return this.#ask(view, at);
    if (!event.isPrimary) {
      input.toggle(cell, true);
      this.#dragging = 'add';
      return;
    }
    if (event.ctrlKey || event.metaKey || event.shiftKey) {
      this.#dragging = input.selected.has(cell) ? 'remove' : 'add';
      input.toggle(cell, this.#dragging === 'add');
      return;
    }
    const finger = event.pointerType === 'touch';
    if (this.#twice(cell, event.timeStamp)) {
      if (!finger || !zoom.offered) return this.#double(view, cell);
      this.#waiting = -1;
      return zoom.toggle();
    }
    if (finger && zoom.on) {
      this.#waiting = cell;
      return this.#startHold(view, at);
    }
    this.#dragging = input.locked === 0 ? 'select' : 'fill';
    if (event.pointerType !== 'mouse') this.#startHold(view, at);
    input.touch(cell);
  };

  move = (event: PointerEvent) => {
    if (!this.#dragging) return;
    const at = this.#find(event);
    if (!at || at.cell === this.#last) return;
    clearTimeout(this.#hold);
    this.#last = at.cell;
    input.popup = -1;
    if (this.#dragging === 'fill') input.touch(at.cell);
    else input.toggle(at.cell, this.#dragging !== 'remove');
  };

  up = () => {
    const cell = this.#waiting;
    this.cancel();
    if (cell >= 0) input.touch(cell);
  };

  cancel = () => {
    clearTimeout(this.#hold);
    this.#dragging = null;
    this.#waiting = -1;
  };

  menu = (event: MouseEvent) => {
    event.preventDefault();
    const at = this.#find(event);
    // A long touch also asks for a menu; it already means "why not".
    if (!at || settings.rightClick === 'none' || (event as PointerEvent).pointerType === 'touch')
      return;
    const view = session.view!;
    if (view.cells[at.cell]!.given && view.status !== 'entering') return;
    const many = input.selected.has(at.cell) ? input.selected : new Set([at.cell]);
    if (settings.rightClick === 'delete') input.erase(many);
    else {
      const digit = noteAt(view.size, at.inside);
      if (digit) input.enterInto(new Set([at.cell]), digit, 'corner');
    }
  };

  #twice(cell: number, time: number): boolean {
    const twice = this.#tap.cell === cell && time - this.#tap.time < DOUBLE_MS;
    this.#tap = { cell: twice ? -1 : cell, time };
    return twice;
  }

  #double(view: View, cell: number) {
    const { value, colors } = view.cells[cell]!;
    if (value !== 0 || colors.length > 0) input.selectAlike(cell);
    else if (view.allowed.edit) input.placeLast(cell);
  }

  #ask(view: View, { cell, inside }: Touched) {
    const digit = noteAt(view.size, inside);
    if (digit && view.cells[cell]!.value === 0) input.whyNot(cell, digit);
  }

  #startHold(view: View, at: Touched) {
    clearTimeout(this.#hold);
    if (view.cells[at.cell]!.value !== 0) return;
    this.#hold = setTimeout(() => {
      this.#dragging = null;
      this.#waiting = -1;
      swallowClick();
      this.#ask(session.view!, at);
    }, HOLD_MS);
  }
}
