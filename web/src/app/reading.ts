// Reading a puzzle that was pasted, dropped or came with the address.
//
// A text may name its layout. One that does not is read for the layout that the player chose; if
// that has another number of cells, or none was chosen, for the usual layout of its length.
import { LeleError, type Import } from '$lele';
import { lele } from '../engine/core';
import { lang } from '../text/i18n.svelte';
import { CLASSIC } from '../text/layouts';
import { decoded } from './router.svelte';

export type Reading = { import: Import | null; error: string };

function read(text: string, layout: string): Import {
  const options = { lang: lang() };
  if (layout === '') return lele().import(text, options);
  try {
    return lele().import(text, { ...options, layout });
  } catch (error) {
    if (error instanceof LeleError && error.problem.code === 'LENGTH')
      return lele().import(text, options);
    throw error;
  }
}

/** Digits as Chinese and Japanese keyboards write them are digits. */
const FULL_WIDTH = /[\uff10-\uff19]/;
export const plainText = (text: string) => (FULL_WIDTH.test(text) ? text.normalize('NFKC') : text);

/** Every cell is a given: nothing is left to play. */
export const isFull = ({ line, givens }: Import) => givens === line.length;

let last = { key: '', reading: null as Reading | null };

/** Null for an empty text. The last answer is remembered: it contains a proof. */
export function readPuzzle(text: string, layout: string): Reading | null {
  if (text.trim() === '') return null;
  const key = JSON.stringify([text, layout, lang()]);
  if (last.key === key) return last.reading;
  let reading: Reading;
  try {
    reading = { import: read(plainText(text), layout), error: '' };
  } catch (error) {
    reading = { import: null, error: (error as Error).message };
  }
  last = { key, reading };
  return reading;
}

/** A puzzle as the rest of a route: `#/solve/@classic-x/…`; a classic one is only its text. */
export function puzzleRest(text: string, layout: string): string {
  const head = layout === CLASSIC || layout === '' ? '' : `@${encodeURIComponent(layout)}/`;
  return head + encodeURIComponent(text);
}

export function readRest(rest: string): { text: string; layout: string } {
  const [, layout, text] = /^@([^/]+)\/(.*)$/s.exec(rest) ?? [];
  return { text: decoded(text ?? rest), layout: decoded(layout ?? '') };
}
