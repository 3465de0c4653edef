// The one polite status line for screen readers: short, and not on every keystroke.
import { settings } from '../store/settings.svelte';
import { named } from '../text/cells';

export const status = $state({ text: '', alert: '' });

let timer: ReturnType<typeof setTimeout> | undefined;

export function announce(words: string) {
  const text = named(words);
  if (text === '' || settings.verbosity === 0) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    // The same words twice are only read again when the line really changes.
    status.text = status.text === text ? `${text}\u00a0` : text;
  }, 150);
}

export function alert(words: string) {
  const text = named(words);
  status.alert = status.alert === text ? `${text}\u00a0` : text;
}
