// Reactions to a command: verdicts, the end of a game, announcements.
import { dialogOpen, openDialog } from '../app/dialogs.svelte';
import { session } from '../app/session.svelte';
import { settings } from '../store/settings.svelte';

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

/** The wave runs over the whole board before the card comes. */
const WAVE = 900;

function waves(): boolean {
  return (
    settings.animations &&
    session.view?.status === 'solved' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Shows the end whenever the grid becomes full: by the last digit, after a restart, or by redo.
 *  A game that is opened full does not show it. */
export function watchEnd(): () => void {
  let game = session.id;
  let before = ended();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return () => {
    const now = ended();
    if (now && !before && game === session.id) {
      const told = session.id;
      const show = () => told === session.id && ended() && openDialog('over');
      waiting = setTimeout(show, waves() ? WAVE : 0);
    } else if (!now) clearTimeout(waiting);
    game = session.id;
    before = now;
  };
}

/** A finished game takes no more digits: say so, and show what can be done. */
export function refused() {
  if (session.view?.results && !dialogOpen()) openDialog('over');
}
