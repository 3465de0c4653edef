import { mount } from 'svelte';
import App from './App.svelte';
import './theme.css';
import './app.css';
import { begin, isFirstStart } from './app/first-start.svelte';
import { followInstall } from './app/install.svelte';
import { session } from './app/session.svelte';
import { followUpdates } from './app/update.svelte';
import { loadCore, loadRest, loadRestWhenUsed } from './engine/core';
import { people } from './people/player.svelte';
import { loadPlay } from './play/load';
import { hasCurrentGame } from './store/autosave';
import { loadWords, wantedLang } from './text/i18n.svelte';

/** The words of the catalogue may be what did not load. */
const FAILURE = {
  zh: ['游戏没有载入', '请检查网络，然后重试。你的对局仍在这台设备上。', '重新载入'],
  en: [
    'The game did not load',
    'Check your connection and try again. Your games are still on this device.',
    'Try again',
  ],
} as const;

function showFailure(target: HTMLElement) {
  const [title, text, again] = FAILURE[wantedLang()];
  const box = document.createElement('main');
  box.className = 'start-failed card';
  box.setAttribute('role', 'alert');
  const parts = [
    ['h1', title],
    ['p', text],
    ['button', again],
  ] as const;
  for (const [name, words] of parts) box.appendChild(document.createElement(name)).append(words);
  const button = box.querySelector('button')!;
  button.className = 'button primary';
  button.onclick = () => location.reload();
  document.documentElement.lang = wantedLang() === 'zh' ? 'zh-CN' : 'en';
  target.replaceChildren(box);
  button.focus();
}

async function start(target: HTMLElement) {
  try {
    // Loads while the module loads; an error is reported where the game is shown.
    if (hasCurrentGame() || isFirstStart()) loadPlay().catch(() => undefined);
    await Promise.all([loadCore(), loadWords()]);
    // Kept by the service worker it costs no network, and there may be none to ask later.
    if (navigator.serviceWorker?.controller) await loadRest();
    else loadRestWhenUsed();
    await session.restore();
    begin();
    mount(App, { target });
  } catch (error) {
    console.error(error);
    showFailure(target);
  }
}

// After the last game is open: what arrives must not take its place.
void start(document.getElementById('app')!).then(async () => {
  if (people.player) (await import('./people/sync.svelte')).followSync();
});
followUpdates();
followInstall();
