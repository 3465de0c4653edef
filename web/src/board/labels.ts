// The text that a screen reader reads for a cell.
import type { Cell, Layout, View } from '$lele';
import { settings } from '../store/settings.svelte';
import { t } from '../text/i18n.svelte';

// lele.js returns the same object for a cell that did not change, so its text is the same too.
let cache = new WeakMap<Cell, string>();
let cacheFor: Layout | null = null;
let cacheDetail = -1;

/** The labels of the cells of a view; `shown` are candidates that a cell shows besides its
 *  notes. */
export function labelsOf(
  view: View,
  layout: Layout,
): (index: number, shown?: readonly number[]) => string {
  const { verbosity } = settings;
  if (cacheFor !== layout || cacheDetail !== verbosity)
    [cache, cacheFor, cacheDetail] = [new WeakMap(), layout, verbosity];
  return (index, shown = []) => {
    const cell = view.cells[index]!;
    if (shown.length > 0) return describe(view, layout, index, shown);
    let label = cache.get(cell);
    if (label === undefined) cache.set(cell, (label = describe(view, layout, index, [])));
    return label;
  };
}

function describe(view: View, layout: Layout, index: number, shown: readonly number[]): string {
  const cell = view.cells[index]!;
  const box = layout.units[layout.box[index]!]!;
  const place = t('cell.place', {
    row: Math.floor(index / view.size) + 1,
    column: (index % view.size) + 1,
    box: box.title,
  });
  const clues = clueNames(layout, index);
  const symbol = (digit: number) => view.digits[digit - 1]!.symbol;
  const parts = [place, ...clues];
  if (cell.given) parts.push(t('cell.given', { digit: symbol(cell.value) }));
  else if (cell.value !== 0) parts.push(t('cell.filled', { digit: symbol(cell.value) }));
  else {
    const notes = [...cell.corner, ...cell.centre].map(symbol).join(' ');
    parts.push(notes ? t('cell.notes', { digits: notes }) : t('cell.empty'));
    if (settings.verbosity === 2 && cell.candidates.length > 0)
      parts.push(t('cell.candidates', { digits: cell.candidates.map(symbol).join(' ') }));
  }
  const key = cell.overlay.length > 0 ? 'cell.overlay' : 'cell.shown';
  if (shown.length > 0) parts.push(t(key, { digits: shown.map(symbol).join(' ') }));
  if (cell.guess) parts.push(t('cell.guess'));
  if (cell.conflict) parts.push(t('cell.conflict'));
  if (cell.wrong) parts.push(t('cell.wrong'));
  if (cell.tried.length > 0)
    parts.push(t('cell.tried', { digits: cell.tried.map(symbol).join(' ') }));
  if (cell.place !== 0) parts.push(t('cell.place-hint', { digit: symbol(cell.place) }));
  if (cell.remove.length > 0)
    parts.push(t('cell.remove', { digits: cell.remove.map(symbol).join(' ') }));
  if (cell.colors.length > 0) parts.push(t('cell.colors', { colors: cell.colors.join(' ') }));
  return parts.join(t('comma'));
}

/** "killer cage 15, first of 3 cells": the clues of a cell. */
function clueNames({ clues = [] }: Layout, index: number): string[] {
  return clues
    .filter(({ cells }) => cells.includes(index))
    .map(({ title, value, cells, look }) =>
      t(cells[0] === index ? 'cell.clue.first' : 'cell.clue', {
        name:
          value === null || look === 'quadruple' || look === 'restricted'
            ? title
            : `${title} ${value}`,
        n: cells.length,
      }),
    );
}
