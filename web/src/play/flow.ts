// Reactions to a command: verdicts, the end of a game, announcements.
import { dialogOpen, openDialog } from '../app/dialogs.svelte';
import { session } from '../app/session.svelte';

export function submitted() {
  const verdict = session.view?.verdict;
  if (verdict && verdict.kind !== 'solved') openDialog('verdict');
}

/** Identifies a finished or lost game; '' while the game goes on. */
function ended(): string {
  const { view, id } = session;
  if (view?.status === 'lost') return id;
  return view?.status === 'solved' && view.empty === 0 ? id : '';
}

/** Shows the end whenever the grid becomes full: by the last digit, after a restart, or by redo.
 *  A game that is opened full does not show it. */
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

/** A finished game takes no more digits: say so, and show what can be done. */
export function refused() {
  if (session.view?.results && !dialogOpen()) openDialog('over');
}
