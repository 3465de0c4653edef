// The names of layouts, as the tiles of the page for a new game show them.
import { t, tt } from '../text/i18n.svelte';

/** A picture for "jigsaw": each puzzle has a map of its own. */
export const JIGSAW =
  'jigsaw:112223333111122233411222336441555366444555666447555966477888996777788899778889999';

export function tileOf(name: string): string {
  return name.startsWith('jigsaw') ? 'jigsaw' : name.replace(/-x$/, '');
}

export function layoutTitle(name: string): string {
  const tile = tileOf(name);
  return tt(`layout.${tile}`) + (tile !== name && tile !== 'jigsaw' ? ` ${t('layout.x')}` : '');
}
