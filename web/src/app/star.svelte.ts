// The star of the running game.
import { listStars, putStar } from '../store/library.svelte';
import { t } from '../text/i18n.svelte';
import { session } from './session.svelte';
import { alert } from './status.svelte';

export class Star {
  on = $state(false);

  constructor() {
    listStars()
      .then((all) => (this.on = all.has(session.id)))
      .catch(() => undefined);
  }

  async press() {
    const on = !this.on;
    this.on = on;
    try {
      await putStar(session.id, on);
    } catch {
      this.on = !on;
      alert(t('notStored'));
    }
  }
}
