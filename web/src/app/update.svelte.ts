// Newer builds of the page.  The service worker fetches one beside the running one; it takes over
// when the player says so, or by itself once all tabs are closed.  Every move is saved, so the
// reload that follows continues the game where it was.
import { t } from '../text/i18n.svelte';
import { session } from './session.svelte';
import { announce } from './status.svelte';

const HOUR = 3_600_000;

/** A build that is ready stays in the menu; the notice is only shown for a while. */
export const update = $state({ ready: false, noticed: false });

let waiting: ServiceWorker | null = null;

function offer(worker: ServiceWorker | null) {
  if (!worker) return;
  waiting = worker;
  update.ready = update.noticed = true;
  announce(t('update.ready'));
}

function watch(registration: ServiceWorkerRegistration) {
  // The very first build has nothing to replace.
  if (navigator.serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker);
    });
  });
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < HOUR) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}

export function followUpdates() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  let replaced = navigator.serviceWorker.controller !== null;
  // All tabs change together: the files of the old build are gone once the new one is in charge.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!replaced) replaced = true;
    else {
      session.flush();
      location.reload();
    }
  });
  navigator.serviceWorker.register('./sw.js').then(watch, () => undefined);
}

export function applyUpdate() {
  session.flush();
  waiting?.postMessage('take-over');
}
