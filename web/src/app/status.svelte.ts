// The polite status line for screen readers: short, and not on every key.
import { settings } from '../store/settings.svelte';
import { named } from '../text/cells';

export const status = $state({ text: '', alert: '' });

let timer: ReturnType<typeof setTimeout> | undefined;

export function announce(words: string) {
  const text = named(words);
  if (text === '' || settings.verbosity === 0) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    // A screen reader reads the same words again only if the line changes.
    status.text = status.text === text ? `${text}\u00a0` : text;
  }, 150);
}

export function alert(words: string) {
  const text = named(words);
  status.alert = status.alert === text ? `${text}\u00a0` : text;
}
