// The rules of the classic grid for the cases of the trainer, independent of the page and its module.

const ROWS = Array.from({ length: 9 }, (_, r) => Array.from({ length: 9 }, (_, c) => r * 9 + c));
const COLUMNS = ROWS.map((_, c) => ROWS.map((row) => row[c]));
const BOXES = Array.from({ length: 9 }, (_, b) =>
  Array.from({ length: 9 }, (_, i) => {
    const row = Math.floor(b / 3) * 3 + Math.floor(i / 3);
    return row * 9 + (b % 3) * 3 + (i % 3);
  }),
);
const UNITS = [...ROWS, ...COLUMNS, ...BOXES];
const unitsOf = (cell) => UNITS.filter((unit) => unit.includes(cell));

/** The digits and the candidates that a drill shows. */
export function positionOf(app) {
  return app.page.locator('[role=gridcell]').evaluateAll((cells) =>
    cells.map((cell) => {
      const digit = Number(cell.querySelector('.digit')?.textContent ?? 0);
      const notes = [...cell.querySelectorAll('.note')].map((note) => Number(note.textContent));
      return { digit, notes };
    }),
  );
}

/** Every digit that an empty cell can take. */
export const placesOf = (position) =>
  position.flatMap(({ digit }, cell) => {
    if (digit) return [];
    const seen = new Set(
      unitsOf(cell)
        .flat()
        .map((other) => position[other].digit),
    );
    return [1, 2, 3, 4, 5, 6, 7, 8, 9]
      .filter((one) => !seen.has(one))
      .map((one) => ({ cell, digit: one }));
  });

/** Hidden singles; only in units with `filled` digits, if that is given. */
export function singlesOf(position, filled) {
  const places = placesOf(position);
  return UNITS.filter(
    (unit) => filled === undefined || unit.filter((cell) => position[cell].digit).length === filled,
  ).flatMap((unit) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((digit) => {
      const own = places.filter((one) => one.digit === digit && unit.includes(one.cell));
      return own.length === 1 ? own : [];
    }),
  );
}

/** Naked pairs that remove something: the unit, its two cells, and the position. */
export const pairsOf = (position) =>
  UNITS.flatMap((unit) =>
    unit.flatMap((a, i) =>
      unit.slice(i + 1).flatMap((b) => {
        const [first, second] = [position[a].notes, position[b].notes];
        const same = first.length === 2 && first.join() === second.join();
        const pair = { unit, cells: [a, b], digits: first, position };
        return same && eliminations(pair).length > 0 ? [pair] : [];
      }),
    ),
  );

/** A pair clears every unit that holds both of its cells. */
export function eliminations({ cells, digits, position }) {
  const units = UNITS.filter((unit) => cells.every((cell) => unit.includes(cell)));
  const others = new Set(units.flat().filter((cell) => !cells.includes(cell)));
  return [...others].flatMap((cell) =>
    digits
      .filter((digit) => position[cell].notes.includes(digit))
      .map((digit) => ({ cell, digit })),
  );
}

/** The solution of a puzzle as 81 digits. */
export function solve(values) {
  const grid = [...values].map((one) => (one === '.' ? 0 : Number(one)));
  const free = (cell) => {
    const seen = new Set(
      unitsOf(cell)
        .flat()
        .map((other) => grid[other]),
    );
    return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !seen.has(digit));
  };
  const fill = () => {
    const open = grid.flatMap((digit, cell) => (digit ? [] : [{ cell, digits: free(cell) }]));
    if (open.length === 0) return true;
    const { cell, digits } = open.reduce((a, b) => (b.digits.length < a.digits.length ? b : a));
    for (const digit of digits) {
      grid[cell] = digit;
      if (fill()) return true;
    }
    grid[cell] = 0;
    return false;
  };
  fill();
  return grid.join('');
}
