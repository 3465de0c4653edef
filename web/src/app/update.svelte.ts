// Newer builds of the page. The service worker loads a new build next to the running one. The new
// build takes over when the player agrees, or once all tabs are closed. Every move is saved, so the
// game continues after the reload.
import { t } from '../text/i18n.svelte';
import { session } from './session.svelte';
import { announce } from './status.svelte';

const HOUR = 3_600_000;

/** `ready` keeps the entry in the menu; `noticed` shows the notice, for a while only. */
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
  // All tabs change together: once the new build is active, the files of the old one are gone.
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
