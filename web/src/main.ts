import { mount } from 'svelte';
import App from './App.svelte';
import './theme.css';
import './app.css';
import { welcome } from './app/first-start';
import { followInstall } from './app/install.svelte';
import { session } from './app/session.svelte';
import { followUpdates } from './app/update.svelte';
import { loadCore } from './engine/core';
import { loadPlay } from './play/load';
import { hasCurrentGame } from './store/autosave';
import { loadWords, t } from './text/i18n.svelte';

async function start(target: HTMLElement) {
  try {
    // Loads while the module loads; an error is reported where the game is shown.
    if (hasCurrentGame()) loadPlay().catch(() => undefined);
    await Promise.all([loadCore(), loadWords()]);
    await session.restore();
    mount(App, { target });
    welcome();
  } catch (error) {
    console.error(error);
    const text = t('start.failed');
    // If the words did not load, the page must still say something.
    target.textContent =
      text === 'start.failed' ? 'The game did not load. 游戏没有载入，请刷新页面重试。' : text;
  }
}

void start(document.getElementById('app')!);
followUpdates();
followInstall();
