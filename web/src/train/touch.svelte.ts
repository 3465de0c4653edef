// The selection on a drill: one cell, or one digit that each tapped cell gets.
export class Touch {
  selected = $state(-1);
  /** Where the keys are, selected or not. */
  cursor = $state(0);
  /** The digit that stays pressed; 0: none. */
  digit = $state(0);

  constructor(size: number) {
    this.cursor = Math.floor((size * size) / 2);
  }

  select(cell: number) {
    this.selected = this.cursor = cell;
    this.digit = 0;
  }

  /** A second tap frees the cell, so that a digit can come first. */
  tap(cell: number) {
    if (this.selected === cell) this.clear();
    else this.select(cell);
  }

  clear() {
    this.selected = -1;
    this.digit = 0;
  }

  /** A key of the pad; returns the cell that it marks, or -1. */
  press(digit: number): number {
    if (this.selected >= 0) return this.selected;
    this.digit = this.digit === digit ? 0 : digit;
    return -1;
  }
}
