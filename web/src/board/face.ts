// How one cell looks: everything a Cell needs, so that "nothing changed" is one comparison.
import type { Cell } from '$lele';
import type { Tone } from './model';

export type Face = {
  cell: Cell;
  /** Class names of the fill: peer, same, extra … */
  fill: string;
  selected: boolean;
  cursor: boolean;
  label: string;
  tone: Tone | undefined;
  tones: ReadonlyMap<number, Tone> | undefined;
  /** Candidates to show besides the player's notes. */
  candidates: readonly number[];
  /** The digit whose notes are set off. */
  lit: number;
  invalid: boolean;
  /** Behind a branch that the player marked. */
  guess: boolean;
};

export const NOTHING: readonly number[] = [];

/** A lit digit matters only where there are notes. */
function sameNotes(a: Face, b: Face): boolean {
  if (a.tones !== b.tones || a.candidates !== b.candidates) return false;
  return a.lit === b.lit || a.cell.value !== 0 || (!shows(a, a.lit) && !shows(a, b.lit));
}

function shows({ cell, candidates }: Face, digit: number): boolean {
  return cell.corner.includes(digit) || cell.centre.includes(digit) || candidates.includes(digit);
}

export function sameFace(a: Face, b: Face): boolean {
  return (
    a.cell === b.cell &&
    a.fill === b.fill &&
    a.selected === b.selected &&
    a.cursor === b.cursor &&
    a.label === b.label &&
    a.tone === b.tone &&
    a.invalid === b.invalid &&
    a.guess === b.guess &&
    sameNotes(a, b)
  );
}
