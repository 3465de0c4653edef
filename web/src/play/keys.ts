// The keyboard: one table from keys to actions. The dialog of the shortcuts is made from it.
import type { TextKey } from '../text/i18n.svelte';
import { actions, sayPlaces, type Action } from './actions';
import { input } from './input.svelte';
import { session } from '../app/session.svelte';

type Row = {
  keys: readonly string[];
  action: Action;
  text: TextKey;
  /** Uses a single letter, so the player can switch it off. */
  single?: boolean;
};

/** Ctrl stands for Cmd as well. */
export const KEYS: readonly Row[] = [
  { keys: ['Backspace', 'Delete', '0'], action: 'erase', text: 'erase' },
  { keys: ['z'], action: 'mode-digit', text: 'mode.digit', single: true },
  { keys: ['x'], action: 'mode-corner', text: 'mode.corner', single: true },
  { keys: ['c'], action: 'mode-centre', text: 'mode.centre', single: true },
  { keys: ['v'], action: 'mode-color', text: 'mode.color', single: true },
  { keys: ['n'], action: 'mode-notes', text: 'key.notes', single: true },
  { keys: ['Ctrl+z', 'u'], action: 'undo', text: 'undo' },
  { keys: ['Ctrl+y', 'Ctrl+Shift+z', 'r'], action: 'redo', text: 'redo' },
  { keys: ['m'], action: 'mark', text: 'mark', single: true },
  { keys: ['b'], action: 'back', text: 'back', single: true },
  { keys: ['h'], action: 'hint', text: 'hint', single: true },
  { keys: ['Shift+h'], action: 'candidates', text: 'candidateHint', single: true },
  { keys: ['Ctrl+h'], action: 'reveal', text: 'reveal' },
  { keys: ['?', 'Shift+?'], action: 'why-not', text: 'whyNot', single: true },
  { keys: ['.'], action: 'place-last', text: 'key.last', single: true },
  { keys: ['l'], action: 'lock', text: 'key.lock', single: true },
  { keys: ['f'], action: 'fill-notes', text: 'fillNotes', single: true },
  { keys: ['Enter'], action: 'enter', text: 'key.enter' },
  { keys: ['F9'], action: 'submit', text: 'submit' },
  { keys: ['p'], action: 'pause', text: 'pause', single: true },
  { keys: ['Escape'], action: 'escape', text: 'key.escape' },
  { keys: ['Ctrl+a'], action: 'select-all', text: 'key.all' },
  { keys: [' '], action: 'toggle-cell', text: 'key.toggle' },
  { keys: ['F1'], action: 'shortcuts', text: 'shortcuts' },
  { keys: ['Alt+r'], action: 'say-row', text: 'key.row' },
  { keys: ['Alt+c'], action: 'say-column', text: 'key.column' },
  { keys: ['Alt+b'], action: 'say-box', text: 'key.box' },
  { keys: ['Alt+k'], action: 'say-candidates', text: 'key.candidates' },
];

const BY_KEY = new Map(KEYS.flatMap((row) => row.keys.map((key) => [key, row] as const)));

function nameOf(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const ctrl = event.ctrlKey || event.metaKey ? 'Ctrl+' : '';
  const alt = event.altKey ? 'Alt+' : '';
  return `${ctrl}${alt}${event.shiftKey ? 'Shift+' : ''}${key}`;
}

/** The digit of a key, with or without Shift; 0 is none. */
function digitOf(event: KeyboardEvent, size: number): number {
  const row = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  const digit = row ? Number(row[1]) : /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  return digit <= size ? digit : 0;
}

/** Digits above 9 are letters, which only larger boards use; with Alt a key is never a digit. */
function letterDigit(event: KeyboardEvent): number {
  if (event.ctrlKey || event.altKey || event.metaKey || !/^[a-g]$/i.test(event.key)) return 0;
  const digit = session.view!.digits.find((entry) => entry.symbol === event.key.toUpperCase());
  return digit && digit.digit > 9 ? digit.digit : 0;
}

const MOVES: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const WASD: Record<string, string> = {
  w: 'ArrowUp',
  a: 'ArrowLeft',
  s: 'ArrowDown',
  d: 'ArrowRight',
};

function move(event: KeyboardEvent, singles: boolean): boolean {
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
  const { size } = session.view!;
  const letter = plain && singles ? WASD[event.key.toLowerCase()] : undefined;
  const step = MOVES[letter ?? event.key];
  const ctrl = event.ctrlKey || event.metaKey;
  if (step) {
    const target = ctrl ? nextEmpty(step) : wrap(input.cursor, step);
    go(target, event.shiftKey && !letter);
    return true;
  }
  const row = Math.floor(input.cursor / size);
  const column = input.cursor % size;
  // One box; a jigsaw has no common size of boxes.
  const jump = session.layout!.boxRows || Math.round(Math.sqrt(size));
  const targets: Record<string, number> = {
    Home: ctrl ? 0 : row * size,
    End: ctrl ? size * size - 1 : row * size + size - 1,
    PageUp: Math.max(0, row - jump) * size + column,
    PageDown: Math.min(size - 1, row + jump) * size + column,
  };
  const target = targets[event.key];
  if (target === undefined) return false;
  go(target, event.shiftKey);
  return true;
}

function wrap(cell: number, [rows, columns]: [number, number]): number {
  const { size } = session.view!;
  const row = (Math.floor(cell / size) + rows + size) % size;
  const column = ((cell % size) + columns + size) % size;
  return row * size + column;
}

function nextEmpty(step: [number, number]): number {
  const { size, cells } = session.view!;
  let cell = wrap(input.cursor, step);
  for (let i = 0; i < size && cells[cell]!.value !== 0; i++) cell = wrap(cell, step);
  return cells[cell]!.value === 0 ? cell : input.cursor;
}

function go(cell: number, extend: boolean) {
  if (extend) {
    input.toggle(input.cursor, true);
    input.toggle(cell, true);
  } else input.select(cell);
}

/** Runs the action of a key; returns false if the key has none here. */
export function pressKey(event: KeyboardEvent, singles: boolean): boolean {
  const view = session.view;
  if (!view || event.isComposing) return false;
  const letter = letterDigit(event);
  const digit = digitOf(event, view.size) || letter;
  if (digit !== 0) {
    if (event.altKey && event.shiftKey) return sayPlaces(digit);
    const notes = event.shiftKey && !letter ? 'corner' : undefined;
    input.enter(
      digit,
      event.ctrlKey || event.metaKey || event.altKey ? 'centre' : (notes ?? input.mode),
    );
    return true;
  }
  if (letter === 0 && view.size <= 9 ? move(event, singles) : move(event, false)) return true;
  const row = BY_KEY.get(nameOf(event));
  if (!row || (row.single && !singles)) return false;
  return actions[row.action]();
}
