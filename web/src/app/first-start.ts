// The tour opens by itself once: at the very first start, and not over a link that someone sent.
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
    return; // Without a memory it would come at every start.
  }
  openDialog('tour');
}
