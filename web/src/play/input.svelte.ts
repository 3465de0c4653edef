// The selection and the input mode; turns touches into commands.
import { session } from '../app/session.svelte';
import { namesOf } from '../board/model';
import { settings } from '../store/settings.svelte';
import { panel } from './panel.svelte';

export const MODES = ['digit', 'corner', 'centre', 'color'] as const;
export type Mode = (typeof MODES)[number];

class Input {
  cursor = $state(0);
  selected = $state.raw<ReadonlySet<number>>(new Set());
  mode = $state<Mode>('digit');
  /** The locked digit of digit-first input, which each touched cell gets; 0 is none. */
  locked = $state(0);
  /** Cells that a text points at. */
  lit = $state.raw<ReadonlySet<number>>(new Set());
  /** The cell with an open popup pad; -1 none. */
  popup = $state(-1);
  /** The next digit key asks "why not?". */
  asking = $state(false);
  /** The next digit key locks its digit. */
  locking = $state(false);

  reset(size: number) {
    const middle = Math.floor(size / 2);
    this.cursor = middle * size + middle;
    this.selected = new Set([this.cursor]);
    this.locked = 0;
    this.lit = new Set();
    this.popup = -1;
    this.asking = this.locking = false;
  }

  select(cell: number) {
    this.cursor = cell;
    this.selected = new Set([cell]);
  }

  /** Adds to the selection or removes from it. */
  toggle(cell: number, on: boolean) {
    this.cursor = cell;
    if (this.selected.has(cell) === on) return;
    const next = new Set(this.selected);
    if (on) next.add(cell);
    else next.delete(cell);
    this.selected = next;
  }

  selectAll(cells: Iterable<number>) {
    this.selected = new Set(cells);
  }

  clear() {
    this.selected = new Set();
  }

  /** All cells with the same digit, or else with the same colours. */
  selectAlike(cell: number) {
    const cells = session.view!.cells;
    const { value, colors } = cells[cell]!;
    const alike = (other: number) =>
      value !== 0
        ? cells[other]!.value === value
        : colors.length > 0 && cells[other]!.colors.join() === colors.join();
    const found = [...cells.keys()].filter(alike);
    if (found.length > 0) this.selectAll(found);
  }

  enter(digit: number, mode: Mode = this.mode) {
    if (this.asking) {
      this.asking = false;
      return this.whyNot(this.cursor, digit);
    }
    if (this.locking) {
      this.locking = false;
      this.locked = digit;
      return;
    }
    this.enterInto(this.selected, digit, mode);
  }

  enterInto(cells: ReadonlySet<number>, digit: number, mode: Mode) {
    const view = session.view;
    if (!view || cells.size === 0) return;
    const symbol = view.digits[digit - 1]?.symbol;
    if (view.status === 'entering') {
      const names = namesOf(view, cells);
      const [first] = cells;
      const again = view.cells[first!]!.value === digit;
      session.send(again ? `erase ${names}` : `given ${names} ${symbol}`);
      return;
    }
    if (mode === 'color') {
      if (digit <= 9) session.send(`color ${namesOf(view, cells)} ${digit}`);
      return;
    }
    const open = [...cells].filter((cell) => !view.cells[cell]!.given);
    if (open.length === 0) return;
    if (mode === 'digit') {
      const again = open.every((cell) => view.cells[cell]!.value === digit);
      const names = namesOf(view, open);
      session.send(again ? `erase ${names}` : `set ${names} ${symbol}`);
      return;
    }
    if (!settings.showCandidates) return;
    const empty = open.filter((cell) => view.cells[cell]!.value === 0);
    if (empty.length > 0) session.send(`note ${mode} ${namesOf(view, empty)} ${symbol}`);
  }

  erase(cells: ReadonlySet<number> = this.selected) {
    const view = session.view;
    if (!view || cells.size === 0) return;
    const entering = view.status === 'entering';
    const open = [...cells].filter((cell) => entering || !view.cells[cell]!.given);
    const colored = [...cells].filter((cell) => view.cells[cell]!.colors.length > 0);
    if (this.mode === 'color' && colored.length > 0)
      session.send(`color ${namesOf(view, colored)} 0`);
    else if (open.length > 0) session.send(`erase ${namesOf(view, open)}`);
  }

  /** The only note left in a cell becomes its digit. */
  placeLast(cell: number) {
    const view = session.view;
    const { value, corner, centre, overlay } = view!.cells[cell]!;
    const left = overlay.length > 0 ? overlay : corner.length > 0 ? corner : centre;
    if (value === 0 && left.length === 1) this.enterInto(new Set([cell]), left[0]!, 'digit');
  }

  whyNot(cell: number, digit: number) {
    const view = session.view!;
    if (!view.allowed.whyNot) return;
    session.send(
      `why-not ${view.cells[cell]!.name.toLowerCase()} ${view.digits[digit - 1]!.symbol}`,
    );
    panel.tell((session.view!.whyNot?.steps.length ?? 0) > 0);
  }

  /** A cell was touched without a modifier key: selects it, or fills it if a digit is locked. */
  touch(cell: number) {
    this.select(cell);
    if (this.locked !== 0) this.enterInto(new Set([cell]), this.locked, this.mode);
    else if (settings.popup && !session.view!.cells[cell]!.given) this.popup = cell;
  }

  /** A key of the pad: enters the digit into the selection, or locks it. */
  press(digit: number, mode: Mode = this.mode) {
    const first = settings.inputFirst === 'digit' || this.locked !== 0;
    if (first && !this.asking) this.locked = this.locked === digit ? 0 : digit;
    else this.enter(digit, mode);
  }

  /** A second click on a key of the pad locks its digit, whatever the first click did. */
  lock(digit: number) {
    if (settings.inputFirst !== 'digit') this.locked = digit;
    else this.press(digit);
  }
}

export const input = new Input();
