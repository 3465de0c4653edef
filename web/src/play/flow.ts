// What follows a command: verdicts, the end of a game, announcements.
import { dialogOpen, openDialog } from '../app/dialogs.svelte';
import { session } from '../app/session.svelte';

export function submitted() {
  const verdict = session.view?.verdict;
  if (verdict && verdict.kind !== 'solved') openDialog('verdict');
}

/** The end, found by the core itself when the last digit is right. */
export function finished() {
  if (!dialogOpen()) openDialog('over');
}
