// The candidate hint lies over a hint: it takes the panel and the board, and gives them back.
import { session } from '../app/session.svelte';

/** Whether the candidate hint is what the board and the panel show. */
export const overlayOnTop = () => session.view!.overlay.level > 0;

/** Closes what is on top; false if no help is shown. */
export function closeTop(): boolean {
  const { hint, overlay, whyNot, check, status } = session.view!;
  if (overlay.level > 0 && status === 'playing') session.send('candidates 0');
  else if (hint.kind !== 'none' || overlay.level > 0 || whyNot || check) session.send('close');
  else return false;
  return true;
}

/** Gives the panel back to the hint below; true if there is one. Without this, a level could be
 *  paid that cannot be seen. */
export function uncover(): boolean {
  if (!overlayOnTop()) return false;
  session.send('candidates 0');
  return session.view!.hint.kind !== 'none';
}
