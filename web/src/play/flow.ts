// What follows a command: verdicts, the end of a game, announcements.
import { dialogOpen, openDialog } from '../app/dialogs.svelte';
import { session } from '../app/session.svelte';

export function submitted() {
  const verdict = session.view?.verdict;
  if (verdict && verdict.kind !== 'solved') openDialog('verdict');
}

/** The game, when its grid is full and right or it is lost; '' while it is not. */
function ended(): string {
  const { view, id } = session;
  if (view?.status === 'lost') return id;
  return view?.status === 'solved' && view.empty === 0 ? id : '';
}

/**
 * Tells the end whenever the grid becomes full: by the last digit, after a restart, or by going
 * forward again through what was undone.  A game that is opened full is only looked at.
 */
export function watchEnd(): () => void {
  let game = session.id;
  let before = ended();
  return () => {
    const now = ended();
    if (now && !before && game === session.id) openDialog('over');
    game = session.id;
    before = now;
  };
}

/** A game that is over takes no more digits: say so where it is seen, with what can be done. */
export function refused() {
  if (session.view?.results && !dialogOpen()) openDialog('over');
}
