// Layouts as the page shows them.  Which there are, and their titles, the module says.
import { lele } from '../engine/core';
import { lang } from './i18n.svelte';

/** The layout that is meant where none is named. */
export const CLASSIC = 'classic';

/** Any jigsaw: the generator makes a new map for every puzzle. */
const JIGSAW = 'jigsaw';

/** A map to draw where any jigsaw is meant. */
const SAMPLE =
  'jigsaw:112223333111122233411222336441555366444555666447555966477888996777788899778889999';

export function layoutTitle(name: string): string {
  return lele().layoutTitle(name, lang());
}

/** The names on the tiles of the welcome page; the diagonals are a switch beside them. */
export function layoutTiles(): string[] {
  const names = lele().layouts();
  return [...names.filter((name) => !name.endsWith('-x')), JIGSAW];
}

export function tileOf(name: string): string {
  return name.startsWith(JIGSAW) ? JIGSAW : name.replace(/-x$/, '');
}

/** The layout of a tile with both diagonals, where that is a layout of its own. */
export function crossed(tile: string): string | null {
  const name = `${tile}-x`;
  return lele().layouts().includes(name) ? name : null;
}

/** A layout that can be drawn and played on: of a jigsaw the sample. */
export function playable(tile: string): string {
  return tile === JIGSAW ? SAMPLE : tile;
}

let sizes: Map<string, number> | undefined;

/** Every layout of a size, diagonals included, and a jigsaw; of any size if it is 0. */
export function layoutChoices(size: number): string[] {
  sizes ??= new Map([...lele().layouts(), SAMPLE].map((name) => [name, lele().layout(name).size]));
  return [...sizes].flatMap(([name, own]) => (size === 0 || own === size ? [name] : []));
}
