// The tour opens once without being asked: at the first start, unless the page was opened by a
// link.
import { openDialog } from './dialogs.svelte';
import { router } from './router.svelte';
import { session } from './session.svelte';

const SEEN = 'lele.tour';

export function welcome() {
  if (router.route.name !== 'play' || session.view) return;
  try {
    if (localStorage.getItem(SEEN) !== null) return;
    localStorage.setItem(SEEN, '1');
  } catch {
    return; // Without storage the tour would open at every start.
  }
  openDialog('tour');
}
