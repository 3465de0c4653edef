// What follows a command: verdicts, the end of a game, announcements.
import type { View } from '$lele';
import { dialogOpen, openDialog } from '../app/dialogs.svelte';
import { session } from '../app/session.svelte';

export function submitted() {
  const verdict = session.view?.verdict;
  if (verdict && verdict.kind !== 'solved') openDialog('verdict');
}

let told: View | null = null;

/** The end, found by the core itself when the last digit is right; told once. */
export function finished() {
  if (dialogOpen() || told === session.view) return;
  told = session.view;
  openDialog('over');
}
